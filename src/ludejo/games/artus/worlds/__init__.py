"""Worlds of Artus that a seat holds for possible: how they are drawn."""
