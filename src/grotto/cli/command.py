"""Running a command line: language, arguments, the command, and what may go wrong."""

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from grotto.cli.arguments import parse
from grotto.cli.language import asked_language, usual_language
from grotto.cli.problems import FAILED, INTERRUPTED, needing, said, status_of
from grotto.cli.screen import Screen, printable
from grotto.cli.streams import can_show
from grotto.core.errors import TableError
from grotto.i18n.errors import UnknownLanguage
from grotto.i18n.texts import LANGUAGES, Texts

Command = Callable[[Namespace, Screen], int]
"""What a module of a command offers as `run`."""


def run(words: Sequence[str]) -> int:
    """Run a command line and return its exit status; what goes wrong is said in a sentence."""
    texts = _texts(words)
    if not can_show(sys.stdout, texts.line("cli-alphabet")):
        return _complain(texts.line("cli-encoding", encoding=str(sys.stdout.encoding)), FAILED)
    try:
        return _obey(words, texts)
    except TableError as error:
        return _complain(said(error, texts), status_of(error))
    except EOFError:
        return _complain(texts.line("cli-end-of-input"), FAILED)
    except KeyboardInterrupt:
        return _complain(texts.line("cli-interrupted"), INTERRUPTED)


def say_no_output(words: Sequence[str]) -> None:
    """Say on the error stream that nothing can be written."""
    print(_texts(words).line("cli-no-output"), file=sys.stderr)


def _texts(words: Sequence[str]) -> Texts:
    """Choose the language; an unknown one is refused in the terminal's."""
    asked = asked_language(words)
    return Texts(asked if asked in LANGUAGES else usual_language())


def _obey(words: Sequence[str], texts: Texts) -> int:
    asked = asked_language(words)
    if asked is not None and asked not in LANGUAGES:
        raise UnknownLanguage(asked, LANGUAGES)
    try:
        args = parse(words, texts)
    except SystemExit:  # argparse has shown the help or the version
        return 0
    with needing("server"):
        command: Command = import_module(f"grotto.cli.commands.{args.command}").run
    return command(args, Screen(texts))


def _complain(sentence: str, status: int) -> int:
    sys.stdout.flush()
    print(printable(sentence), file=sys.stderr)
    return status
