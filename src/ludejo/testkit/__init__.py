"""Checks that every game must pass. They come with the package, so that authors of other games can run them, too."""
