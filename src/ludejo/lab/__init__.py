"""The research side: random play, contests of bots, and environments and data sets for learning programs."""
