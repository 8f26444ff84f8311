"""The referees, which judge clues: one for each language."""
