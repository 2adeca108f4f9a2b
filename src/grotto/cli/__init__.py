"""The `grotto` command: games, rules, records and tournaments in the terminal."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 1 for a failure, 2 for wrong usage."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:
        print(version())
        return 0
    from grotto.cli.command import run  # noqa: PLC0415 (asking for the version loads no texts)

    return run(words)


def version() -> str:
    """Return the version, which build of the engine runs, and on which Python."""
    from grotto import __version__  # noqa: PLC0415 (this module is imported by nothing lighter)
    from grotto.core import COMPILED  # noqa: PLC0415

    build = "compiled" if COMPILED else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"grotto {__version__} ({build}, Python {python})"
