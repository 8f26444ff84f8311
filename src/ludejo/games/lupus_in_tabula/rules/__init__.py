"""The rules of Lupus in Tabula, in the order of the rulebook."""
