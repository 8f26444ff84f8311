"""Everything `./ludejo` does before the package itself runs: set-up, build, checks, tests. Standard library only."""
