"""What the kit asks of every game, one module for each check."""
