"""Where games and their parts are found: the one place that knows these conventions.

A game is a folder of `grotto.games`, or it lives in a package of its own, which announces it by an
entry point of the group `grotto.games`, called like the game::

    [project.entry-points."grotto.games"]
    liars_dice = "liars_dice.game:GAME"

Beside that module lie the game's texts and rulebook in every language, and what else it has. What
is wrong with a package is said by `BrokenGame`, and all other games are played as ever.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from grotto.core.errors import BrokenGame, UnknownGame
from grotto.core.game import Game
from grotto.core.languages import LANGUAGES
from grotto.core.phrase import Phrase

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "grotto.games"
"""Entry points of this group announce games."""

TEXTS: Final = "texts/{language}.ftl"
RULEBOOK: Final = "rulebook/{language}.md"
"""What a package holds for every language."""

_ID: Final = re.compile("[a-z][a-z0-9_]*")
_LISTED: Final = ("name", "about")  # messages without which no list of games can be shown


@dataclass(frozen=True)
class Part:
    """Something that a game may have beside its rules: a module, and the name in it."""

    offers: str
    built_in: str  # the module of a game of Grotto
    packed: str  # the module in a package


EVALUATION: Final = Part("EVALUATION", "grotto.bots.evaluations.{game}", "{package}.evaluation")
DESIGN: Final = Part("DESIGN", "grotto.bots.designs.{game}", "{package}.design")
ADVICE: Final = Part("advise", "grotto.bots.advice", "grotto.bots.advice")
BOARD: Final = Part("BOARD", "grotto.cli.boards.{game}", "{package}.board")
FACTS: Final = Part("FACTS", "grotto.games.{game}.facts", "{package}.facts")
VIEW: Final = Part("view", "grotto.games.{game}.view", "{package}.view")


@lru_cache
def part_of(game: str, part: Part) -> Any:  # noqa: ANN401 (each part has a type of its own)
    """Return a part of a game, or None where it has none.

    Raises:
        BrokenGame: when a package has a module for the part that does not offer it.
    """
    package = None if is_built_in(game) else package_of(game)
    if package is not None:
        return package.part(part)
    module = part.built_in.format(game=game)
    return getattr(import_module(module), part.offers) if find_spec(module) else None


def is_built_in(game: str) -> bool:
    """Tell whether a game is a folder of Grotto."""
    return bool(_ID.fullmatch(game)) and find_spec(f"grotto.games.{game}") is not None


class Package:
    """A package that announces a game; `game` is the id, `name` what pip calls the package."""

    def __init__(self, entry: "EntryPoint") -> None:
        self.game: Final = entry.name
        self.name: Final = entry.dist.name if entry.dist else entry.module
        self._entry: Final = entry
        self._folder: Final = entry.module.rpartition(".")[0]

    def load(self) -> Game[Any]:
        """Return the game.

        Raises:
            BrokenGame: when there is none, or it lacks what every game needs.
        """
        with self._loading(self._entry.module):
            game = self._entry.load()
        if not isinstance(game, Game):
            raise self.broken("no-game", value=self._entry.value)
        if game.info.id != self.game or not _ID.fullmatch(self.game):
            raise self.broken("other-id", id=game.info.id)
        for language in LANGUAGES:
            self._check_files(language)
        return game

    def part(self, part: Part) -> Any:  # noqa: ANN401
        """Return a part of the game, or None where it has none.

        Raises:
            BrokenGame: when it does not load.
        """
        module = part.packed.format(package=self._folder)
        with self._loading(module):
            return getattr(import_module(module), part.offers) if find_spec(module) else None

    def read(self, path: str) -> str | None:
        """Return the text of a file that lies beside the game; None where there is none.

        Raises:
            BrokenGame: when the package does not load.
        """
        with self._loading(self._folder):
            file = resources.files(self._folder).joinpath(path)
            return file.read_text(encoding="utf-8") if file.is_file() else None

    def broken(self, problem: str, **details: str) -> BrokenGame:
        """Return an error that says what is wrong with the package."""
        return BrokenGame(self.game, self.name, Phrase(f"broken-game-{problem}", details))

    def _check_files(self, language: str) -> None:
        texts, rulebook = TEXTS.format(language=language), RULEBOOK.format(language=language)
        for path in (texts, rulebook):
            if self.read(path) is None:
                raise self.broken("no-file", file=path)
        for key in (f"{self.game}-{word}" for word in _LISTED):
            if not re.search(f"^{key} *=", self.read(texts) or "", re.MULTILINE):
                raise self.broken("no-message", file=texts, key=key)

    @contextmanager
    def _loading(self, module: str) -> Iterator[None]:
        """Whatever goes wrong in somebody's package is told, and stops nothing else."""
        try:
            yield
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise self.broken("no-module", module=module, error=problem) from error


@lru_cache
def announced() -> tuple[Package, ...]:
    """Return the packages that announce games."""
    from importlib.metadata import entry_points  # noqa: PLC0415 (slow, and most need it never)

    return tuple(map(Package, entry_points(group=GROUP)))


def package_of(game: str) -> Package | None:
    """Return the package of a game, if it has one."""
    return next((package for package in announced() if package.game == game), None)


class Shelf(Mapping[str, Game[Any]]):
    """Games by id: those of Grotto, and after them those of packages.

    Packages are looked for when somebody wants to know all games, or one that is not of Grotto.
    """

    def __init__(self, *built_in: Game[Any]) -> None:
        self.built_in: Final = {game.info.id: game for game in built_in}

    def __getitem__(self, game: str) -> Game[Any]:
        return self.built_in[game] if game in self.built_in else self._packed[game]

    def __iter__(self) -> Iterator[str]:
        return iter([*self.built_in, *self._packed])

    def __len__(self) -> int:
        return len(self.built_in) + len(self._packed)

    @property
    def broken(self) -> tuple[BrokenGame, ...]:
        """What is wrong with packages whose games cannot be played."""
        return self._looked_through[1]

    def find(self, game: str) -> Game[Any]:
        """Return the game called `game`.

        Raises:
            UnknownGame: when none is.
            BrokenGame: when one is, in a package that is broken.
        """
        if game in self:
            return self[game]
        for error in self.broken:
            if error.game == game:
                raise error.with_traceback(None)
        raise UnknownGame(game, list(self))

    @property
    def _packed(self) -> dict[str, Game[Any]]:
        return self._looked_through[0]

    @cached_property
    def _looked_through(self) -> tuple[dict[str, Game[Any]], tuple[BrokenGame, ...]]:
        games: dict[str, Game[Any]] = {}
        broken: list[BrokenGame] = []
        for package in announced():
            try:
                if package.game in (*self.built_in, *games):
                    raise package.broken("id-taken")
                games[package.game] = package.load()
            except BrokenGame as error:
                broken.append(error)
        return games, tuple(broken)
