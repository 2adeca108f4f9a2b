"""How far a table can be taken back: what was rolled or revealed stays so, whoever sits there."""

from collections.abc import Container, Iterator, Sequence

from grotto.play.history import Checkpoint, Checkpoints, Played


def why_no_undo(
    choices: Checkpoints, history: Sequence[Played], seat: int | None, across: Container[int]
) -> str | None:
    """Say why the last choice of any seat but those of `across` cannot be taken back.

    None when it can, and is the choice of `seat` if one is given.
    """
    last = choices.last_but(across)
    if last is None:
        return "nothing"
    if seat is not None and seat != last.seat:
        return "other-seat"
    return "barrier" if _is_revealed(history[last.number :]) else None


def beginning_of_turn(
    choices: Checkpoints, history: Sequence[Played], across: Container[int]
) -> int | None:
    """Return the move to which a whole turn is taken back: its first one after any barrier.

    It is the turn of the last choice of any seat but those of `across`.
    """
    first: int | None = None
    for choice in _last_turn(choices, across):
        if _is_revealed(history[choice.number : first]):
            break
        first = choice.number
    return first


def _last_turn(choices: Checkpoints, across: Container[int]) -> Iterator[Checkpoint]:
    """Go back through the choices that a seat has made in its last turn."""
    last = choices.last_but(across)
    if last is None:
        return
    for choice in reversed(choices):
        if choice.number > last.number:
            continue  # a bot has moved since
        if choice.turn != last.turn:
            return
        if choice.seat == last.seat:
            yield choice
        elif choice.seat not in across:
            return
        if choice.begins_turn:
            return


def _is_revealed(moves: Sequence[Played]) -> bool:
    return any(played.barrier for played in moves)
