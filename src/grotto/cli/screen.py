"""The screen: plain lines that a screen reader can follow, and questions."""

import contextlib
import shutil
import sys
import textwrap
from typing import Final

from grotto.i18n.texts import Texts

PLAIN_WIDTH: Final = 80
WIDEST: Final = 100
NARROWEST: Final = 30
FIRM_SPACE: Final = "\N{NO-BREAK SPACE}"
"""Keeps words on one line; like every other space it is printed as a plain one."""


class Screen:
    """Writes lines in one language and reads answers."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.width = _width()

    def show(self, text: str = "") -> None:
        """Print a line, wrapped under its own indentation."""
        for line in wrapped(text, self.width):
            print(printable(line))

    def tell(self, key: str, /, **args: float | str) -> None:
        """Print a message."""
        self.show(self.texts.line(key, **args))

    def clear(self) -> None:
        """Wipe what was shown, as far as a terminal can."""
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")

    def ask(self, prompt: str) -> str:
        """Read one line after a prompt.

        Raises:
            EOFError: when nobody will answer any more.
        """
        if sys.stdin.isatty():
            return _read(f"{printable(prompt)} ").strip()
        print(printable(prompt), end=" ", flush=True)
        answer = _read("").strip()
        print(printable(answer))
        return answer


def _read(prompt: str) -> str:
    """Read a line; an input that fails has ended."""
    try:
        return input(prompt)
    except OSError as error:
        raise EOFError from error


def printable(text: str) -> str:
    """Keep control characters, such as those in the names of a record, off the terminal."""
    return "".join(
        letter if letter.isprintable() else " " if letter.isspace() else "" for letter in text
    )


def wrapped(text: str, width: int) -> list[str]:
    """Break a text at `width`; an indented one goes on two further to the right."""
    indent = text[: len(text) - len(text.lstrip())]
    hanging = f"{indent}  " if indent else ""
    return textwrap.wrap(text, width, subsequent_indent=hanging, break_on_hyphens=False) or [""]


def _width() -> int:
    if not sys.stdout.isatty():
        return PLAIN_WIDTH
    columns = shutil.get_terminal_size((PLAIN_WIDTH, 24)).columns
    return max(NARROWEST, min(columns, WIDEST))


def allow_editing() -> None:
    """Let people edit their answers and recall earlier ones, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 (importing is all it takes; Windows has none)
