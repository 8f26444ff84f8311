"""Faults on purpose that the checks must find."""
