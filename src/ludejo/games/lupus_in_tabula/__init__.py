"""Lupus in Tabula."""
