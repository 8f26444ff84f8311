"""Draws worlds of Lupus in Tabula that a seat considers possible."""
