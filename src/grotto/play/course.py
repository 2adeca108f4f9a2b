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
    last = Stage(game.round_of(first_state(record)), 0, (0,) * record.seats)
    for moment in moments(record):
        now = game.round_of(moment.state)
        if now != last.round and last.round:
            stages.append(last)
        last = Stage(now, moment.number + 1, moment.state.outcome().totals)
    return [*stages, last]
