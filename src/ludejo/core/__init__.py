"""What a game is: State, Game, Luck, Event, Refusal. No I/O, no clock, no language."""
