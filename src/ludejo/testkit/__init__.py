"""What every game must pass. It ships with the package, so that authors of other games can run it too."""
