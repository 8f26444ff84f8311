"""Worlds of Love Letter that a seat holds for possible: how they are drawn."""
