"""`grotto games`: the shelf."""

from argparse import Namespace
from typing import Any

from grotto.bots import levels_for
from grotto.cli.options import choices_in_words
from grotto.cli.plan import level_in_words
from grotto.cli.screen import Screen
from grotto.core.game import Game
from grotto.core.options import Option, written
from grotto.games import GAMES


def run(_args: Namespace, screen: Screen) -> int:
    """List every game with its seats, bots and options."""
    for game in GAMES.values():
        _show_game(game, screen)
    return 0


def _show_game(game: Game[Any], screen: Screen) -> None:
    label, texts = game.info, screen.texts
    screen.show(f"{label.id}: {texts.line(f'{label.id}-name')}")
    screen.show("  " + texts.line(f"{label.id}-about"))
    screen.show("  " + texts.line("cli-games-seats", least=label.seats[0], most=label.seats[-1]))
    screen.show("  " + texts.line("cli-games-bots"))
    for level in levels_for(game):
        screen.show(f"    {level_in_words(level, texts)}")
    screen.show("  " + texts.line("cli-games-options"))
    for option in label.options:
        _show_option(label.id, option, screen)


def _show_option(game: str, option: Option, screen: Screen) -> None:
    about = screen.texts.line(f"{game}-option-{option.key}-about")
    default = written(option.default)
    screen.show(f"    {option.key}={default} ({choices_in_words(option, screen.texts)})")
    screen.show(f"      {about}")
