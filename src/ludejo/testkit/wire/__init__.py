"""Checks of what a real server sends to devices."""
