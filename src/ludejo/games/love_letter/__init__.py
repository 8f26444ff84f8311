"""Love Letter, 16 cards: rules LL-1 to LL-24."""
