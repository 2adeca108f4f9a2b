"""Texts: phrases of the engine become sentences in the language of a person.

The catalogues are `<language>/*.ftl` beside this file, written in Fluent; a game in a package of
its own brings one along. A message that is missing or does not get its arguments raises
`BrokenText`: no one ever reads a placeholder.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import EntryType, Message, Resource, Term

from grotto.core.errors import BrokenGame, UnknownGame
from grotto.core.languages import LANGUAGES
from grotto.core.phrase import Phrase, Who
from grotto.i18n.errors import BrokenText, UnknownLanguage
from grotto.packages import TEXTS, announced, former, is_built_in, package_of

_BELOW_ZERO: Final = re.compile(r"(?<![\w.-])-(?=\d)")
LONGEST: Final = 900
"""Letters of an argument that are said."""

Argument = int | str | Who | Phrase | tuple[Phrase, ...]
"""What a phrase may hold."""


class Texts:
    """Everything Grotto says in one language."""

    def __init__(self, language: str) -> None:
        """Read the catalogues of `language`.

        Raises:
            UnknownLanguage: when there are none.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language: Final = language
        self._bundle: Final = _read_bundle(language)

    def has(self, key: str) -> bool:
        """Tell whether there is a message `key`."""
        return self._bundle.has_message(key) or _with_packages(self.language).has_message(key)

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """Say a phrase; `names` are the players' names by seat.

        Raises:
            BrokenText: when a message is missing or lacks an argument.
        """
        args = {name: self._argument(value, names) for name, value in phrase.args.items()}
        return self._format(phrase.key, args)

    def line(self, key: str, /, **args: float | str) -> str:
        """Say the message `key`.

        Raises:
            BrokenText: when it is missing or lacks an argument.
        """
        return self._format(key, args)

    def listed(self, items: Sequence[str]) -> str:
        """Join `items` into a list as the language writes it: "a, b and c", or "nothing"."""
        if not items:
            return self.line("list-nothing")
        *most, last = items
        if not most:
            return last
        front = most[0]
        for item in most[1:]:
            front = self.line("list-more", items=front, item=item)
        return self.line("list-last", items=front, item=last)

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return the name of the player at `seat`, or "Player 1" where nobody gave one."""
        given = names[seat] if 0 <= seat < len(names) else ""
        return given or self.line("player", number=seat + 1)

    def _argument(self, value: Argument, names: Sequence[str]) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value, names)
        if isinstance(value, Who):
            return self.name(value.seat, names)
        if isinstance(value, tuple):
            return self.listed([self.say(part, names) for part in value])
        return value

    def _format(self, key: str, args: Mapping[str, float | str]) -> str:
        if not self.has(key):
            raise BrokenText(self.language, key, "there is no such message")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BrokenText(self.language, key, "the message has no text")
        short = {name: _shortened(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors or not isinstance(text, str):
            raise BrokenText(self.language, key, "; ".join(map(str, errors)))
        return with_minuses(text)


def with_minuses(text: str) -> str:
    """Write numbers below zero with a minus sign; hyphens in words and names of rules stay."""
    return _BELOW_ZERO.sub("−", text)


def _shortened(value: float | str) -> float | str:
    """Cut what somebody typed far too long: Fluent refuses it."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def language_of_environment(environ: Mapping[str, str]) -> str:
    """Return the language that a terminal asks for; English when Grotto does not speak it."""
    named = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "")
    language = locale.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def catalogue_of(game: str, language: str) -> str:
    """Return the messages of a game, in Fluent.

    Raises:
        UnknownLanguage: when Grotto does not speak `language`.
        UnknownGame: when no game has this id.
        BrokenGame: when the package of the game does not load.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    file = resources.files("grotto.i18n") / language / f"{game}.ftl"
    if is_built_in(game) and file.is_file():
        return file.read_text(encoding="utf-8")
    package = package_of(game)
    text = package.read(TEXTS.format(language=language)) if package else None
    if text is None:
        raise UnknownGame(game, [package.game for package in announced()])
    return text


@lru_cache
def _read_bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("grotto.i18n") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@lru_cache
def _with_packages(language: str) -> FluentBundle:
    """Add the texts of packages to the bundle, when the first of their messages is wanted."""
    bundle = _read_bundle(language)
    for resource in _catalogues_of_packages(language):
        bundle.add_resource(resource)
    return bundle


def _catalogues_of_packages(language: str) -> Iterator[Resource]:
    """A package speaks for its own game alone: what is not called like the game is left out.

    Former rules come last: what they say and the newest do not is said in their words.
    """
    for package in (*announced(), *former().values()):
        with suppress(BrokenGame):
            said = FluentResource(package.read(TEXTS.format(language=language)) or "").body
            yield Resource([entry for entry in said if _speaks_for(package.game, entry)])


def _speaks_for(game: str, entry: EntryType) -> bool:
    return isinstance(entry, Message | Term) and entry.id.name.startswith(f"{game}-")


__all__ = ["LANGUAGES", "LONGEST", "Argument", "Texts", "catalogue_of", "language_of_environment"]
