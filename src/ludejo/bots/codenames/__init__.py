"""Bots of Codenames: spymasters and operatives."""
