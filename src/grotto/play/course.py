"""The course of a game: how the scores went, round by round, when it is over."""

from dataclasses import dataclass

from grotto.core.records import Record
from grotto.play.replay import first_state, game_of, moments


@dataclass(frozen=True)
class Stage:
    """The end of a round: what everybody had after move `move`, as if the game had ended then."""

    round: int
    move: int
    totals: tuple[int, ...]


def course(record: Record) -> list[Stage]:
    """Return the end of every round; the last stage is the end of the game.

    Raises:
        RecordError: when the record does not replay.
    """
    game, stages = game_of(record), []
    state = first_state(record)
    playing, moves = game.round_of(state), 0
    for moment in moments(record):
        before, state = playing, moment.state
        playing, moves = game.round_of(state), moment.number + 1
        if before and playing != before:
            stages.append(Stage(before, moves, state.outcome().totals))
    return [*stages, Stage(playing, moves, state.outcome().totals)]
