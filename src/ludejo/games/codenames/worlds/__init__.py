"""Worlds of Codenames that a seat holds for possible: how they are drawn."""
