"""Attacks on a server of our own, on this machine alone."""
