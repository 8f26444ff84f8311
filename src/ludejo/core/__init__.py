"""The contract of a game: State, Game, Luck, Event, Refusal. No I/O, no clock, no sentences for players."""
