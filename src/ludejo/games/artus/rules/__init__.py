"""The rules of Artus, in the order of the rulebook."""
