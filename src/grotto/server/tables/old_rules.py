"""Tables of other rules: they are shown as far as the rules of now can follow, and not played.

The rules of a table are fixed when it is made. Whoever goes on with others would play another game,
and might learn what was hidden. Nothing of such a table is lost: the former Grotto still plays it.
"""

from collections.abc import Iterable
from typing import Final

from grotto.core.errors import TableError
from grotto.core.options import written
from grotto.core.records import Move, Record
from grotto.core.seats import CHANCE
from grotto.games import find_game
from grotto.play.history import Played, Source
from grotto.play.past import Past
from grotto.server.log.ledger import Ledger, Made
from grotto.server.log.spec import Spec

FROZEN: Final = "frozen"


def rules_of_now(game: str) -> int:
    """Return which rules of a game we play; 0 when we do not have it any more."""
    try:
        return find_game(game).info.rules_version
    except TableError:
        return 0


def as_far_as_possible(spec: Spec, moves: Iterable[Made]) -> Past | None:
    """Play moves by the rules of now, until one does not fit; None if not even the box does."""
    try:
        game = find_game(spec.game)
        state = game.new(spec.seats, spec.options)
    except TableError:
        return None
    history: list[Played] = []
    for made in moves:
        try:
            action = game.parse(made.text)
            events = tuple(state.play(action))
        except TableError:
            break
        source = Source.CHANCE if made.seat == CHANCE else Source.CHOICE
        history.append(Played(made.seat, action, source, events, barrier=False, question=""))
    return Past(game, history, state)


def plain_record(spec: Spec, ledger: Ledger) -> Record:
    """Return the moves of a table as they were written down; only its own rules can check them."""
    return Record(
        game=spec.game,
        rules=spec.rules,
        seats=spec.seats,
        moves=tuple(Move(made.text, "") for made in ledger.moves),
        options={key: written(value) for key, value in spec.options.items()},
        commitment=spec.commitment,
    )
