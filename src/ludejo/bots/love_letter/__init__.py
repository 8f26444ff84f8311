"""A bot of Love Letter that counts cards."""
