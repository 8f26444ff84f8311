"""Codenames (Kodaj nomoj): rules CN-1 to CN-32, as far as they need no dictionary."""
