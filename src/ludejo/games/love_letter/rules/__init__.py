"""The rules of Love Letter: dealing, playing a card, its effect, and the ends of turn, round and match."""
