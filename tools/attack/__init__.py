"""Attacks on a server that is started for this, on this machine only."""
