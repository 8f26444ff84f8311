"""The shell around tables. So far: the desk, which stores, then acknowledges, then tells."""
