"""The rules of Codenames, in the order of the rulebook."""
