"""What the moves of Love Letter do, in the order of the rulebook."""
