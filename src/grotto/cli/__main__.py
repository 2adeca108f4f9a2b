"""Run the command with `python -m grotto.cli`."""

import sys

from grotto.cli import main

if __name__ == "__main__":
    sys.exit(main())
