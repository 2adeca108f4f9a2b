"""`grotto replay`: a recorded game told in words, and checked."""

from argparse import Namespace
from pathlib import Path

from grotto.cli.scores import all_lines, result_lines
from grotto.cli.screen import Screen
from grotto.cli.speech import Speech
from grotto.cli.story import told
from grotto.core.records import Record
from grotto.core.seats import NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.play.files import load
from grotto.play.replay import first_state, game_of, moments


def run(args: Namespace, screen: Screen) -> int:
    """Tell a recorded game up to a move, or to its end with the score sheets."""
    record = load(Path(args.file))
    speech = Speech(screen.texts, record.names)
    game = game_of(record)
    _tell_heading(record, screen)
    state = first_state(record)
    last = len(record.moves) if args.to is None else args.to
    for moment in moments(record):
        if moment.number >= last:
            break
        for line in told(game, moment.events, SPECTATOR, speech):
            screen.show(line)
        state = moment.state
    _tell_result(state, min(last, len(record.moves)), record, screen)
    return 0


def _tell_heading(record: Record, screen: Screen) -> None:
    names = [screen.texts.name(seat, record.names) for seat in range(record.seats)]
    game = screen.texts.line(f"{record.game}-name")
    screen.tell("cli-table", game=game, names=", ".join(names))


def _tell_result(state: State, played: int, record: Record, screen: Screen) -> None:
    speech = Speech(screen.texts, record.names)
    over = state.to_act() == NOBODY
    if over:
        lines = [*all_lines(state.outcome(), speech), ""]
        lines += result_lines(record.game, state.outcome(), speech)
        for line in lines:
            screen.show(line)
    screen.show()
    screen.tell("cli-replayed" if over else "cli-replayed-part", count=played)
