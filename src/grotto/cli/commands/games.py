"""`grotto games`: the shelf."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from grotto.bots import levels_for
from grotto.cli.options import choices_in_words
from grotto.cli.plan import level_in_words
from grotto.cli.problems import FAILED, said
from grotto.cli.screen import Screen
from grotto.core.errors import BrokenGame, TableError
from grotto.core.game import Game
from grotto.core.options import Option, written
from grotto.games import GAMES


def run(_args: Namespace, screen: Screen) -> int:
    """List every game with its seats, bots and options, and what is wrong with packages."""
    broken: list[TableError] = [*GAMES.broken]
    for game in GAMES.values():
        try:
            _show_game(game, levels_for(game), screen)
        except BrokenGame as error:
            broken.append(error)
    for problem in broken:
        screen.show(said(problem, screen.texts))
    return FAILED if broken else 0


def _show_game(game: Game[Any], levels: Sequence[str], screen: Screen) -> None:
    label, texts = game.info, screen.texts
    screen.show(f"{label.id}: {texts.line(f'{label.id}-name')}")
    screen.show("  " + texts.line(f"{label.id}-about"))
    screen.show("  " + texts.line("cli-games-seats", least=label.seats[0], most=label.seats[-1]))
    screen.show("  " + texts.line("cli-games-bots"))
    for level in levels:
        screen.show(f"    {level_in_words(level, texts)}")
    screen.show("  " + texts.line("cli-games-options"))
    for option in label.options:
        _show_option(label.id, option, screen)


def _show_option(game: str, option: Option, screen: Screen) -> None:
    about = screen.texts.line(f"{game}-option-{option.key}-about")
    default = written(option.default)
    screen.show(f"    {option.key}={default} ({choices_in_words(option, screen.texts)})")
    screen.show(f"      {about}")
