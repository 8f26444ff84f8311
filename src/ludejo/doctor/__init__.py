"""Checks a deployment and finds what is wrong with it. It changes nothing. Findings are codes, not sentences."""
