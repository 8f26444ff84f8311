"""Lupus in Tabula: rules LT-1 to LT-32."""
