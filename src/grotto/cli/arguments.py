"""The arguments of every command, in the reader's language; wrong ones become one sentence."""

import re
from argparse import SUPPRESS, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn, cast

from grotto.cli import version
from grotto.cli.problems import UsageProblem
from grotto.i18n.texts import Texts

PROGRAM: Final = "grotto"
MOST: Final = 1_000_000_000

_COMPLAINTS: Final = (
    (re.compile(r"invalid choice: (?P<text>.+?) \("), "cli-usage-command"),
    (re.compile(r"argument (?P<option>\S+): expected"), "cli-usage-needs-value"),
    (re.compile(r"required: (?P<names>.+)"), "cli-usage-missing"),
    (re.compile(r"unrecognized arguments: (?P<text>.+)"), "cli-usage-unknown"),
)
"""What argparse says in English, and our message for it."""


class _Formatter(HelpFormatter):
    """Writes help with our word for "usage"."""

    def __init__(self, prog: str, *, usage: str) -> None:
        super().__init__(prog, max_help_position=26, width=80)
        self._usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Any],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin with our word."""
        super().add_usage(usage, actions, groups, f"{self._usage} " if prefix is None else prefix)


class Parser(ArgumentParser):
    """A parser that speaks the reader's language and raises instead of exiting."""

    def __init__(self, texts: Texts, **settings: Any) -> None:  # noqa: ANN401 (they are argparse's)
        formatter = partial(_Formatter, usage=texts.line("cli-usage"))
        super().__init__(**settings, formatter_class=formatter, add_help=False, allow_abbrev=False)
        self.texts = texts
        self._needed = self.add_argument_group(texts.line("cli-group-arguments"))
        self._optional = self.add_argument_group(texts.line("cli-group-options"))

    def need(self, name: str, about: str = "", **settings: Any) -> None:  # noqa: ANN401
        """Take an argument that has a place; its texts are named after it, or as `about` says."""
        word = self.texts.line(f"cli-word-{name}")
        about = self.texts.line(f"cli-about-{about or name}")
        self._needed.add_argument(name, metavar=word, help=about, **settings)

    def allow(
        self,
        option: str,
        word: str = "",
        about: str = "",
        **settings: Any,  # noqa: ANN401
    ) -> None:
        """Take an option; its texts are named after it and its value, or as `about` says."""
        if word:
            settings["metavar"] = self.texts.line(f"cli-word-{word}")
        about = self.texts.line(f"cli-about-{about or option[2:]}")
        self._optional.add_argument(option, help=about, **settings)

    def allow_common(self) -> None:
        """Take what every command takes."""
        self.allow("--lang", "lang", default=SUPPRESS)
        about = self.texts.line("cli-about-help")
        self._optional.add_argument("-h", "--help", action="help", help=about)

    def error(self, message: str) -> NoReturn:
        """Refuse wrong arguments in one sentence.

        Raises:
            UsageProblem: always.
        """
        for pattern, key in _COMPLAINTS:
            if found := pattern.search(message):
                raise UsageProblem(key, prog=self.prog, **found.groupdict())
        raise UsageProblem("cli-usage-unclear", prog=self.prog)


def parse(words: Sequence[str], texts: Texts) -> Namespace:
    """Read a command line; without a command it is `serve`, with a browser.

    Raises:
        UsageProblem: when it cannot be understood.
    """
    serving = () if _names_command(words) else ("serve", "--browser")
    return _parser(texts).parse_args([*serving, *words])


def _names_command(words: Sequence[str]) -> bool:
    """Tell whether a command is named, even a wrong one, or Grotto asked about itself."""
    rest = list(words)
    while rest and rest[0].startswith("--lang"):
        del rest[: 1 if "=" in rest[0] else 2]
    if rest and not rest[0].startswith("-"):
        return True
    return not {*_COMMANDS, "-h", "--help", "--version"}.isdisjoint(rest)


def _parser(texts: Texts) -> Parser:
    parser = Parser(texts, prog=PROGRAM, description=texts.line("cli-about-grotto"))
    parser.allow("--version", action="version", version=version())
    parser.allow_common()
    commands = parser.add_subparsers(
        title=texts.line("cli-group-commands"),
        dest="command",
        metavar=texts.line("cli-word-command"),
        parser_class=cast("type[Parser]", partial(Parser, texts)),
    )
    for name, fill in _COMMANDS.items():
        about = texts.line(f"cli-about-command-{name}")
        command = commands.add_parser(name, help=about, description=about)
        fill(command)
        command.allow_common()
    return parser


def number(option: str, least: int, most: int = MOST) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` on, which refuses in words."""

    def read(word: str) -> int:
        if not re.fullmatch(r"[0-9]{1,10}", word) or not least <= int(word) <= most:
            raise _wrong_number(option, word, least, most)
        return int(word)

    return read


def _wrong_number(option: str, word: str, least: int, most: int) -> UsageProblem:
    if most == MOST:
        return UsageProblem("cli-usage-number", option=option, text=word, least=least)
    span = f"{least}–{most}"  # as text: a port is no number to be written with spaces
    return UsageProblem("cli-usage-number-between", option=option, text=word, span=span)


def _games(parser: Parser) -> None:
    """`grotto games` takes nothing of its own."""


def _play(parser: Parser) -> None:
    parser.need("game", nargs="?")
    parser.allow("--seats", "number", type=number("--seats", 1))
    parser.allow("--people", "number", type=number("--people", 0))
    parser.allow("--bots", "level", nargs="*")
    parser.allow("--names", "name", nargs="+", default=[])
    parser.allow("--seed", "seed")
    parser.allow("--option", "option", nargs="+", action="extend", default=[])
    parser.allow("--by-hand", action="store_true")
    parser.allow("--coach", action="store_true")
    parser.allow("--resume", "file", nargs="?", const="")
    parser.allow("--server", "url")
    parser.allow("--table", "table")
    parser.allow("--new", "game")
    parser.allow("--name", "name")


def _learn(parser: Parser) -> None:
    parser.need("game")
    parser.need("lesson", nargs="?", default="")
    parser.allow("--list", action="store_true")


def _replay(parser: Parser) -> None:
    parser.need("file")
    parser.allow("--to", "number", type=number("--to", 0))


def _verify(parser: Parser) -> None:
    parser.need("file")


def _review(parser: Parser) -> None:
    parser.need("file")
    parser.allow("--json", action="store_true")


def _simulate(parser: Parser) -> None:
    parser.need("game")
    parser.allow("--seats", "number", type=number("--seats", 1))
    parser.allow("--bots", "level", nargs="+", default=["random"])
    _allow_many_games(parser, 100)
    parser.allow("--option", "option", nargs="+", action="extend", default=[])


def _arena(parser: Parser) -> None:
    parser.need("game")
    parser.allow("--bots", "bot", about="entrants", nargs="+", required=True)
    parser.allow("--seats", "number", about="seats-of-arena", type=number("--seats", 1))
    _allow_many_games(parser, 100)
    parser.allow("--option", "option", nargs="+", action="extend", default=[])
    parser.allow("--seconds", "number", type=number("--seconds", 1), default=10)
    parser.allow("--ray", "cluster")
    parser.allow("--out", "folder")


def _stats(parser: Parser) -> None:
    parser.need("game")
    parser.allow("--records", "folder")
    parser.allow("--seats", "number", about="seats-of-many", type=number("--seats", 1))
    parser.allow("--bots", "level", nargs="+")
    _allow_many_games(parser, 100)
    parser.allow("--option", "option", nargs="+", action="extend", default=[])
    parser.allow("--out", "file", about="report")


def _dataset(parser: Parser) -> None:
    parser.need("game")
    parser.allow("--out", "file", about="dataset-out", required=True)
    parser.allow("--seats", "number", about="seats-of-many", type=number("--seats", 1))
    parser.allow("--bots", "level", nargs="+", default=["greedy"])
    parser.allow("--games", "number", type=number("--games", 1), default=100)
    parser.allow("--seed", "seed", about="seed-of-many", default="0")
    parser.allow("--jobs", "number", type=number("--jobs", 1), default=1)
    parser.allow("--option", "option", nargs="+", action="extend", default=[])


def _allow_many_games(parser: Parser, games: int) -> None:
    parser.allow("--games", "number", type=number("--games", 1), default=games)
    parser.allow("--seed", "seed", about="seed-of-many", default="0")
    parser.allow("--jobs", "number", type=number("--jobs", 1), default=1)
    parser.allow("--json", action="store_true")


def _serve(parser: Parser) -> None:
    parser.allow("--host", "host", default="127.0.0.1")
    parser.allow("--port", "number", type=number("--port", 0, 65_535), default=8000)
    parser.allow("--database", "url")
    parser.allow("--thinkers", "number", type=number("--thinkers", 1), default=1)
    parser.allow("--https", action="store_true")
    parser.allow("--origin", "url", action="append", default=[])
    parser.allow("--proxy", "host", action="append", default=[])
    parser.allow("--limit", "limit", action="append", default=[])
    parser.allow("--browser", action="store_true")
    parser.allow("--guest-days", "number", type=number("--guest-days", 0), default=180)
    parser.allow("--disk-megabytes", "number", type=number("--disk-megabytes", 0), default=256)
    parser.allow("--address", "url", default="")
    parser.allow("--smtp", "url", default="")
    parser.allow("--mail-from", "name", default="")
    parser.allow("--private-webhooks", action="store_true")
    parser.allow("--notice-seconds", "number", type=number("--notice-seconds", 0), default=30)
    parser.allow("--vacation-days", "number", type=number("--vacation-days", 0), default=28)


def _backup(parser: Parser) -> None:
    parser.allow("--database", "url")
    parser.allow("--to", "file", about="to-file")


def _restore(parser: Parser) -> None:
    parser.need("file", about="backup")
    parser.allow("--database", "url")
    parser.allow("--force", action="store_true")


ADMIN: Final = (
    "reports",
    "close",
    "suspend",
    "pardon",
    "rename",
    "moderator",
    "dismiss",
    "moderators",
    "deeds",
    "ratings",
)
"""What those who run a server do about people."""


def _admin(parser: Parser) -> None:
    parser.need("what", choices=ADMIN)
    parser.need("words", about="admin-words", nargs="*")
    parser.allow("--database", "url")


def _rules(parser: Parser) -> None:
    parser.need("game")
    parser.need("words", nargs="*")


_COMMANDS: Final[dict[str, Callable[[Parser], None]]] = {
    "play": _play,
    "learn": _learn,
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "admin": _admin,
    "games": _games,
    "rules": _rules,
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "simulate": _simulate,
    "arena": _arena,
    "stats": _stats,
    "dataset": _dataset,
}
