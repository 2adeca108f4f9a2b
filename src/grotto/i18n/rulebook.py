"""Rulebooks: the rules of a game in a person's language, and a search in them.

People read the files in `docs/rules`; an installed Grotto carries the same files as `rulebooks`. A
game in a package of its own has its rulebook there.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from grotto.core.errors import UnknownGame
from grotto.core.languages import LANGUAGES
from grotto.i18n.errors import UnknownLanguage
from grotto.packages import RULEBOOK, announced, package_of


@dataclass(frozen=True)
class Rule:
    """One rule: `text` is Markdown without the heading, `chapter` the title of its chapter."""

    id: str
    title: str
    text: str
    chapter: str


def rulebook_text(game_id: str, language: str) -> str:
    """Return the whole rulebook of a game as Markdown, introduction and appendix included.

    Raises:
        UnknownLanguage: when Grotto does not speak `language`.
        UnknownGame: when no rulebook belongs to `game_id`.
        BrokenGame: when the package of the game does not load.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    shelf = _shelf()
    games = sorted(folder.name for folder in shelf.iterdir() if folder.is_dir())
    if game_id in games:
        return (shelf / game_id / f"{language}.md").read_text(encoding="utf-8")
    package = package_of(game_id)
    text = package.read(RULEBOOK.format(language=language)) if package else None
    if text is None:
        raise UnknownGame(game_id, [*games, *(package.game for package in announced())])
    return text


def _shelf() -> Traversable:
    packed = resources.files("grotto") / "rulebooks"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@lru_cache
def rulebook(game_id: str, language: str) -> tuple[Rule, ...]:
    """Return the rules of a game in the order of the book.

    Raises:
        UnknownLanguage: when Grotto does not speak `language`.
        UnknownGame: when no rulebook belongs to `game_id`.
    """
    _, *chapters = re.split(r"^## +", rulebook_text(game_id, language), flags=re.MULTILINE)
    return tuple(rule for chapter in chapters for rule in _rules_in(chapter))


def _rules_in(chapter: str) -> list[Rule]:
    head, *sections = re.split(r"^### +", chapter, flags=re.MULTILINE)
    title = head.partition("\n")[0].strip()
    return [_read_rule(section, title) for section in sections]


def _read_rule(section: str, chapter: str) -> Rule:
    heading, _, text = section.partition("\n")
    rule_id, _, title = heading.strip().partition(" ")
    return Rule(rule_id, title.strip(), text.strip(), chapter)


def find_rules(rules: Sequence[Rule], words: str) -> tuple[Rule, ...]:
    """Find rules by words, or by an id such as ``STA-2.3`` or ``2.3``; the best matches come first.

    A word finds all words which begin like it, and it may have another ending. Rules with all the
    words come alone; where there are none, rules with some of them do.
    """
    wanted = words.strip().casefold()
    if re.fullmatch(r"([a-z]+-)?\d+\.\d+", wanted):
        return tuple(rule for rule in rules if _is_called(rule, wanted))
    sought = _words(wanted)
    scores = {rule: _scores(rule, sought) for rule in rules}
    complete = [rule for rule in rules if sought and all(scores[rule])]
    found = complete or [rule for rule in rules if any(scores[rule])]
    return tuple(sorted(found, key=lambda rule: -sum(scores[rule])))


def _is_called(rule: Rule, wanted: str) -> bool:
    name = rule.id.casefold()
    return wanted in (name, name.rpartition("-")[2])


_IN_TITLE: Final = 6
_IN_CHAPTER: Final = 3
_WORD: Final = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_ALIKE: Final = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "ё": "е"})
_LEAST_STEM: Final = 4
_ENDING: Final = 2


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().translate(_ALIKE))


def _scores(rule: Rule, sought: list[str]) -> list[int]:
    title, chapter, text = _words(rule.title), _words(rule.chapter), _words(rule.text)
    return [
        _IN_TITLE * _closeness(word, title)
        + _IN_CHAPTER * _closeness(word, chapter)
        + _closeness(word, text)
        for word in sought
    ]


def _closeness(word: str, words: list[str]) -> int:
    """Return 3 when `word` is among `words`, 2 for a beginning, 1 for another ending, else 0."""
    if word in words:
        return 3
    if any(other.startswith(word) for other in words):
        return 2
    stem = word[: max(_LEAST_STEM, len(word) - _ENDING)]
    return int(len(word) > _LEAST_STEM and any(other.startswith(stem) for other in words))
