"""Who judges clues, in each language."""
