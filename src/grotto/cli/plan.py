"""The plan of a table: game, seats, options. What the command line leaves open is asked."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grotto.bots import levels_for, usual_of
from grotto.cli.asking import ask_choice, ask_number, ask_word
from grotto.cli.options import read_options
from grotto.cli.screen import Screen
from grotto.cli.seating import check_levels, check_names, clean, levels_of, names_of
from grotto.core.game import Game
from grotto.core.options import Value
from grotto.games import GAMES, find_game
from grotto.i18n.texts import LANGUAGES, Texts


@dataclass(frozen=True)
class Plan:
    """Everything a new table needs but its seed."""

    game: str
    levels: tuple[str, ...]  # of the bots, by seat; empty for people
    names: tuple[str, ...]
    options: dict[str, Value]


def is_complete(args: Namespace) -> bool:
    """Tell whether a command line says all that a table needs."""
    seated = args.bots is not None or args.people == args.seats
    return bool(args.game) and args.seats is not None and seated


def check_what_is_said(args: Namespace) -> None:
    """Refuse what is wrong already, before anything is asked.

    Raises:
        TableError: when the game, its seats, bots or options do not exist.
    """
    games = [find_game(args.game)] if args.game else list(GAMES.values())
    if len(games) == 1:
        _check(games[0], args)


def _check(game: Game[Any], args: Namespace) -> None:
    options = read_options(game.info, args.option)
    check_levels(args.bots or (), levels_for(game))
    if args.seats is not None:
        game.new(args.seats, options)
        check_names(args.names, args.seats)


def plan_table(args: Namespace, screen: Screen) -> Plan:
    """Make a plan from the command line, and ask for what it does not say.

    Raises:
        TableError: when the game, its seats, bots or options do not exist.
    """
    game = find_game(args.game or ask_game(screen))
    _check(game, args)
    options = read_options(game.info, args.option)
    seats = _seats(game, args, screen)
    levels = _levels(game, seats, args, screen)
    given = args.names or ([] if is_complete(args) else _ask_names(levels, screen))
    return Plan(game.info.id, levels, names_of(levels, given, screen.texts), options)


def ask_language(screen: Screen) -> Texts:
    """Ask in which language to go on; the terminal's is the default."""
    texts = screen.texts
    labels = [texts.line(f"language-{language}") for language in LANGUAGES]
    usual = LANGUAGES.index(texts.language)
    return Texts(LANGUAGES[ask_choice(screen, texts.line("cli-ask-language"), labels, usual)])


def ask_game(screen: Screen) -> str:
    """Ask which game to play."""
    shelf = list(GAMES)
    labels = [screen.texts.line(f"{game}-name") for game in shelf]
    return shelf[ask_choice(screen, screen.texts.line("cli-ask-game"), labels, 0)]


def _seats(game: Game[Any], args: Namespace, screen: Screen) -> int:
    allowed = game.info.seats
    if args.seats is None:
        least = max(len(args.bots or ()), len(args.names), args.people or 0)
        default = next((seats for seats in allowed if seats >= least), allowed[-1])
        return ask_number(screen, screen.texts.line("cli-ask-seats"), allowed, default)
    return int(args.seats)


def _levels(game: Game[Any], seats: int, args: Namespace, screen: Screen) -> tuple[str, ...]:
    known = levels_for(game)
    if args.bots is not None:
        return levels_of(seats, args.people, args.bots, known)
    people = args.people
    if people is None:
        question = screen.texts.line("cli-ask-bots")
        people = seats - ask_number(screen, question, range(seats + 1), seats - 1)
    bots = [ask_level(known, screen)] if people < seats else []
    return levels_of(seats, people, bots, known)


def ask_level(known: Sequence[str], screen: Screen) -> str:
    """Ask how well bots shall play."""
    labels = [level_in_words(level, screen.texts) for level in known]
    question = screen.texts.line("cli-ask-level")
    return known[ask_choice(screen, question, labels, known.index(usual_of(known)))]


def level_in_words(level: str, texts: Texts) -> str:
    """Return a level with what it means."""
    key = f"cli-level-{level}"
    return f"{level}: {texts.line(key)}" if texts.has(key) else level


def _ask_names(levels: Sequence[str], screen: Screen) -> list[str]:
    people = [seat for seat, level in enumerate(levels) if not level]
    usual = names_of(levels, [], screen.texts)
    question = screen.texts.line("cli-ask-name")
    return [clean(ask_word(screen, question, usual[seat])) for seat in people]
