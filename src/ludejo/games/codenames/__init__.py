"""Codenames / Kodaj nomoj: CN-1 to CN-32, without a dictionary."""
