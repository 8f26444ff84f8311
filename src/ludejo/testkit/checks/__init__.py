"""The checks that every game must pass, one module for each."""
