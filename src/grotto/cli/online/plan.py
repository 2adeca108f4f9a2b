"""The plan of a new table on a server. What the command line leaves open is asked."""

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from grotto.bots import levels_for
from grotto.cli.asking import ask_number
from grotto.cli.options import read_options
from grotto.cli.plan import ask_game, ask_level
from grotto.cli.problems import UsageProblem
from grotto.cli.screen import Screen
from grotto.cli.seating import check_levels, clean
from grotto.core.game import Game
from grotto.core.options import Value
from grotto.games import find_game


@dataclass(frozen=True)
class OnlinePlan:
    """Everything that a new table needs."""

    game: str
    seats: int
    names: tuple[str, ...]  # of the people at this screen
    bots: tuple[str, ...]  # their levels; the other seats are for people elsewhere
    options: dict[str, Value]


def plan_online(args: Namespace, name: str, screen: Screen) -> OnlinePlan:
    """Make a plan from the command line, and ask for what it does not say.

    Raises:
        TableError: when the game, its seats, bots or options do not exist.
    """
    game = find_game(args.new or args.game or ask_game(screen))
    options = read_options(game.info, args.option)
    check_levels(args.bots or (), levels_for(game))
    names = (name, *(clean(word) for word in args.names))
    seats = args.seats or _ask_seats(game, len(names) + len(args.bots or ()), screen)
    game.new(seats, options)  # refuses what is not for so many
    bots = _bots(game, seats - len(names), args, screen)
    if len(names) + len(bots) > seats:
        raise UsageProblem("cli-wrong-seating", seats=seats, people=len(names), bots=len(bots))
    return OnlinePlan(game.info.id, seats, names, bots, options)


def _ask_seats(game: Game[Any], least: int, screen: Screen) -> int:
    allowed = game.info.seats
    default = next((seats for seats in allowed if seats > least), allowed[-1])
    return ask_number(screen, screen.texts.line("cli-ask-seats"), allowed, default)


def _bots(game: Game[Any], most: int, args: Namespace, screen: Screen) -> tuple[str, ...]:
    """Return a level for each bot; a command line that names a game says how many there are."""
    if args.bots is not None or args.new or args.game:
        return tuple(args.bots or ())
    question = screen.texts.line("cli-ask-bots")
    count = ask_number(screen, question, range(max(most, 0) + 1), 0)
    return (ask_level(levels_for(game), screen),) * count if count else ()
