"""Whisper, a toy game: open text, sealed votes, `may`, `expire`, `retired`. It exercises the kit."""
