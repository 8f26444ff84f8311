"""Draws worlds of Codenames that a seat considers possible."""
