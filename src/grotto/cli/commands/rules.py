"""`grotto rules`: the rulebook of a game, or the rules that some words find."""

from argparse import Namespace

from grotto.cli.problems import FAILED
from grotto.cli.rulebooks import show_rulebook, show_rules
from grotto.cli.screen import Screen
from grotto.games import find_game


def run(args: Namespace, screen: Screen) -> int:
    """Show the rules asked for."""
    game = find_game(args.game).info.id
    if not args.words:
        show_rulebook(game, screen)
        return 0
    return 0 if show_rules(game, " ".join(args.words), screen) else FAILED
