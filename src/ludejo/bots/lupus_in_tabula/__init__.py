"""Bots of Lupus in Tabula."""
