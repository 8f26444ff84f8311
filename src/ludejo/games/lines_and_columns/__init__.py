"""Lines and Columns (Linioj kaj kolumnoj): rules LK-1 to LK-15."""
