"""Faults that are planted on purpose, and that the checks must find."""
