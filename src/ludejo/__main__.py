"""`python -m ludejo` is the command `ludejo`."""

import sys

from ludejo.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
