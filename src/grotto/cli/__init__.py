"""The `grotto` command: games, rules, records and tournaments in the terminal."""

import sys
from collections.abc import Sequence
from contextlib import suppress

from grotto.cli.streams import close_output, open_streams


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 1 for a failure, 2 for wrong usage."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        open_streams()
        status = _obey(words)
        sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:  # a file's, so it is not about the output
            raise
        return _stop_writing(words, error)
    return status


def _obey(words: Sequence[str]) -> int:
    if words == ["--version"]:
        print(version())
        return 0
    from grotto.cli.command import run  # noqa: PLC0415 (asking for the version loads no texts)

    return run(words)


def _stop_writing(words: Sequence[str], error: OSError) -> int:
    """Say that the output is lost, but leave quietly when its reader has left."""
    from grotto.cli.command import say_no_output  # noqa: PLC0415

    close_output()
    if not isinstance(error, BrokenPipeError):
        with suppress(OSError):
            say_no_output(words)
    return 1


def version() -> str:
    """Return the version, which build of the engine runs, and on which Python."""
    from grotto import __version__  # noqa: PLC0415 (this module is imported by nothing lighter)
    from grotto.core import COMPILED  # noqa: PLC0415

    build = "compiled" if COMPILED else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"grotto {__version__} ({build}, Python {python})"
