"""Bots: they see a view, their choices and one world they can't tell from the true one, and nothing else."""
