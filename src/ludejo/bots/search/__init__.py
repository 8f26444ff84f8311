"""Bots that search: information-set Monte Carlo tree search."""
