"""Replaying records: to check them, to prove their dice, to go on playing where they stop."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from grotto.core.action import Action
from grotto.core.digest import digest
from grotto.core.errors import (
    GameOver,
    IllegalAction,
    NotationError,
    RecordError,
    UnknownGame,
    UnknownRules,
    WrongOption,
    WrongSeats,
)
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.luck import question_to_chance
from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.core.records import Move, Record
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.games import find_game
from grotto.play.dealer import Dealer, commitment_of, new_seed
from grotto.play.table import Table


@dataclass(frozen=True)
class Moment:
    """A game right after one of its recorded moves."""

    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    state: State


def game_of(record: Record) -> Game[Any]:
    """Return the game that a record is of, by the rules of the record.

    Raises:
        RecordError: when we do not have that game, or not those rules.
    """
    try:
        return find_game(record.game, record.rules)
    except UnknownGame as error:
        raise RecordError(0, error.phrase()) from error
    except UnknownRules as error:
        facts = {"found": record.rules, "known": error.known}
        raise RecordError(0, Phrase("record-other-rules", facts)) from error


def first_state(record: Record) -> State:
    """Set up the game of a record.

    Raises:
        RecordError: when it cannot be set up so.
    """
    game = game_of(record)
    try:
        state: State = game.new(record.seats, options_of(record))
    except (WrongSeats, WrongOption) as error:
        raise RecordError(0, error.phrase()) from error
    return state


def options_of(record: Record) -> dict[str, Value]:
    """Read the options of a record; unknown ones are left for the game to refuse."""
    known = {option.key: option for option in game_of(record).info.options}
    return {
        key: known[key].read(word) if key in known else word for key, word in record.options.items()
    }


def moments(record: Record) -> Iterator[Moment]:
    """Replay a record move by move; the state of a moment lives on until the next one is asked for.

    Raises:
        RecordError: at the first move that is unreadable, illegal or leads somewhere else, or for a
        wrong result.
    """
    game, state = game_of(record), first_state(record)
    for number, move in enumerate(record.moves):
        seat = state.to_act()
        try:
            action = game.parse(move.text)
            events = tuple(state.play(action))
        except (NotationError, IllegalAction, GameOver) as error:
            raise RecordError(move.line, error.phrase()) from error
        _check_digest(state, move)
        yield Moment(number, seat, action, events, state)
    _check_result(state, record)


def _check_digest(state: State, move: Move) -> None:
    if move.digest and (found := digest(state)) != move.digest:
        raise RecordError(
            move.line, Phrase("record-drift", {"expected": move.digest, "found": found})
        )


def _check_result(state: State, record: Record) -> None:
    totals = state.outcome().totals if state.to_act() == NOBODY else ()
    if record.result and totals != record.result:
        found, claimed = (" ".join(map(str, points)) or "–" for points in (totals, record.result))
        raise RecordError(0, Phrase("record-wrong-result", {"claimed": claimed, "found": found}))


def replay(record: Record) -> State:
    """Return the state at the end of a record.

    Raises:
        RecordError: when it does not replay.
    """
    state = first_state(record)
    for moment in moments(record):
        state = moment.state
    return state


def verify(record: Record) -> int:
    """Check that every roll and draw of a record follows from its seed; return how many there were.

    Raises:
        RecordError: when the record does not replay, or does not prove its dice.
    """
    replay(record)
    if not record.seed or not record.commitment:
        raise RecordError(0, Phrase("record-no-seed"))
    if commitment_of(record.seed) != record.commitment:
        raise RecordError(0, Phrase("record-wrong-commitment"))
    return _check_deals(record, Dealer(record.seed))


def _check_deals(record: Record, dealer: Dealer) -> int:
    game, state = game_of(record), first_state(record)
    asked: list[str] = []
    for move in record.moves:
        if state.to_act() == CHANCE:
            fair = dealer.deal(game, state, asked).text()
            if fair != move.text:
                raise RecordError(
                    move.line, Phrase("record-unfair", {"text": move.text, "fair": fair})
                )
            asked.append(question_to_chance(state))
        state.apply(game.parse(move.text))
    return len(asked)


def resume(record: Record, by_hand: Iterable[int] = ()) -> Table:
    """Return a table that goes on where a record stops; the seats `by_hand` end turns by hand.

    Without its seed, the dice of the table can no longer be proven fair.

    Raises:
        RecordError: when the record does not replay.
    """
    replay(record)
    dealer = Dealer(record.seed or new_seed())
    if not record.seed:
        dealer.commitment = ""
    return Table(
        record.game,
        record.seats,
        options_of(record),
        names=record.names,
        dealer=dealer,
        moves=[move.text for move in record.moves],
        by_hand=by_hand,
        rules=record.rules,
    )


__all__ = ["Moment", "first_state", "game_of", "moments", "replay", "resume", "verify"]
