"""Worlds of Lupus in Tabula that a seat holds for possible: how they are drawn."""
