"""Where games and their parts are found: the one place that knows these conventions.

A game is a folder of `grotto.games`, or it lives in a package of its own, which announces it by an
entry point of the group `grotto.games`, called like the game::

    [project.entry-points."grotto.games"]
    liars_dice = "liars_dice.game:GAME"

Beside that module lie the game's texts and rulebook in every language, and what else it has. What
is wrong with a package is said by `BrokenGame`, and all other games are played as ever.

Games change their rules now and then, and what was begun by former ones goes on by them. Former
rules are a game of their own beside the new one: a folder `grotto/games/former/<game>_<rules>`, or
a package which announces them by an entry point of the group `grotto.games.former`::

    [project.entry-points."grotto.games.former"]
    liars_dice_1 = "liars_dice_1.game:GAME"

They are loaded when something that was begun by them is opened, and never before.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from grotto.core.errors import BrokenGame, UnknownGame, UnknownRules
from grotto.core.game import Game
from grotto.core.languages import LANGUAGES
from grotto.core.phrase import Phrase

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP: Final = "grotto.games"
"""Entry points of this group announce games,"""
FORMER: Final = "grotto.games.former"
"""and those of this one their former rules; it is also where Grotto keeps those of its own."""

TEXTS: Final = "texts/{language}.ftl"
RULEBOOK: Final = "rulebook/{language}.md"
"""What a package holds for every language."""

_ID: Final = re.compile("[a-z][a-z0-9_]*")
_FORMER_ID: Final = re.compile("(?P<game>[a-z][a-z0-9_]*)_(?P<rules>[0-9]+)")
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
LADDER: Final = Part("LADDER", "grotto.games.{game}.ladder", "{package}.ladder")
LAYOUT: Final = Part("LAYOUT", "grotto.envs.layouts.{game}", "{package}.layout")
ANSWERS: Final = Part("NUMBERED", "grotto.envs.answers.{game}", "{package}.numbered")
VIEW: Final = Part("view", "grotto.games.{game}.view", "{package}.view")


@lru_cache
def part_of(game: str, part: Part, rules: int = 0) -> Any:  # noqa: ANN401 (each has its own type)
    """Return a part of a game, or None where it has none; of former rules, if `rules` are such.

    Raises:
        BrokenGame: when a package has a module for the part that does not offer it.
    """
    package = _IN_USE.get((game, rules)) or (None if is_built_in(game) else package_of(game))
    if package is not None and not package.is_own:
        return package.part(part)
    name = game if package is None else f"former.{game}_{rules}"
    module = part.built_in.format(game=name)
    return getattr(import_module(module), part.offers) if _is_there(module) else None


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its folder is
        return False


def is_built_in(game: str) -> bool:
    """Tell whether a game is a folder of Grotto."""
    return bool(_ID.fullmatch(game)) and find_spec(f"grotto.games.{game}") is not None


class Package:
    """A package that announces a game; `game` is the id, `name` what pip calls the package."""

    def __init__(self, entry: "EntryPoint", game: str = "") -> None:
        self.game: Final = game or entry.name
        self.name: Final = entry.dist.name if entry.dist else entry.module
        self._entry: Final = entry
        self._folder: Final = entry.module.rpartition(".")[0]
        self.is_own: Final = entry.module.startswith(f"{FORMER}.")  # Grotto keeps it itself

    def load(self) -> Game[Any]:
        """Return the game.

        Raises:
            BrokenGame: when there is none, or it lacks what every game needs.
        """
        game = self._loaded()
        for language in LANGUAGES:
            self._check_files(language)
        return game

    def load_former(self, rules: int) -> Game[Any]:
        """Return the game as it was by former rules; texts and rulebook are those of now.

        Raises:
            BrokenGame: when there is none, or it has other rules.
        """
        game = self._loaded()
        if game.info.rules_version != rules:
            raise self.broken("other-rules", found=str(game.info.rules_version), named=str(rules))
        return game

    def _loaded(self) -> Game[Any]:
        with self._loading(self._entry.module):
            game = self._entry.load()
        if not isinstance(game, Game):
            raise self.broken("no-game", value=self._entry.value)
        if game.info.id != self.game or not _ID.fullmatch(self.game):
            raise self.broken("other-id", id=game.info.id)
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


@lru_cache
def former() -> dict[tuple[str, int], Package]:
    """Return the packages that announce former rules, by game and rules; nothing is loaded."""
    from importlib.metadata import EntryPoint, entry_points  # noqa: PLC0415

    own = [
        EntryPoint(name, f"{FORMER}.{name}.game:GAME", FORMER)
        for name in sorted(folder.name for folder in _own_former() if folder.is_dir())
    ]
    found = {}
    for entry in (*entry_points(group=FORMER), *own):
        named = _FORMER_ID.fullmatch(entry.name)
        if named is not None:
            found[named["game"], int(named["rules"])] = Package(entry, named["game"])
    return found


def _own_former() -> "Iterator[Traversable]":
    """Return the folders of former rules that Grotto keeps of its own games."""
    folder = resources.files("grotto.games").joinpath("former")
    return folder.iterdir() if folder.is_dir() else iter(())


_IN_USE: Final[dict[tuple[str, int], Package]] = {}
"""Former rules that somebody has needed; whose parts lie beside them."""


class Shelf(Mapping[str, Game[Any]]):
    """Games by id: those of Grotto, and after them those of packages.

    Packages are looked for when somebody wants to know all games, or one that is not of Grotto.
    """

    def __init__(self, *built_in: Game[Any]) -> None:
        self.built_in: Final = {game.info.id: game for game in built_in}
        self._former: Final[dict[tuple[str, int], Game[Any]]] = {}  # those that were needed

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

    def find(self, game: str, rules: int | None = None) -> Game[Any]:
        """Return the game called `game`, by the newest rules if no others are named.

        Raises:
            UnknownGame: when none is.
            UnknownRules: when we do not have these rules of it.
            BrokenGame: when it lies in a package that is broken.
        """
        if rules is None:
            return self._newest(game)
        if game in self and self[game].info.rules_version == rules:
            return self[game]
        return self._find_former(game, rules)

    def rules_at_hand(self) -> list[tuple[str, int]]:
        """Return all games with their rules, former ones too; none of these is loaded for it."""
        return [*((game.info.id, game.info.rules_version) for game in self.values()), *former()]

    def _find_former(self, game: str, rules: int) -> Game[Any]:
        if (game, rules) not in self._former:
            package = former().get((game, rules))
            if package is None:
                raise UnknownRules(game, rules, self._newest(game).info.rules_version)
            self._former[game, rules] = package.load_former(rules)
            _IN_USE[game, rules] = package
        return self._former[game, rules]

    def _newest(self, game: str) -> Game[Any]:
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
