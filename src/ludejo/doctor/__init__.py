"""Looks at a deployment and finds what is wrong with it. It changes nothing, and says nothing in words: codes."""
