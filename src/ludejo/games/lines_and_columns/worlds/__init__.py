"""Worlds of Lines and Columns that a seat holds for possible: how they are drawn."""
