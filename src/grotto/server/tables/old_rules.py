"""Tables that cannot be played by the rules that they were begun with, and are only shown.

The rules of a table are fixed when it is made, and it is played by them as long as they are at
hand: those of now, or former ones. There are two reasons why a table is frozen. Either its rules
are gone; or they have changed though their version has not, which the digests of its log tell.
Whoever went on would play another game, and might learn what was hidden. Nothing of such a table is
lost: the Grotto that has its rules still plays it.
"""

from collections.abc import Sequence
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
from grotto.server.tables.fingerprint import fingerprint

FROZEN: Final = "frozen"


def are_at_hand(game: str, rules: int) -> bool:
    """Tell whether we have these rules of a game."""
    try:
        find_game(game, rules)
    except TableError:
        return False
    return True


def rules_of_now(game: str) -> int:
    """Return which rules of a game new tables get; 0 when we do not have it any more."""
    try:
        return find_game(game).info.rules_version
    except TableError:
        return 0


def first_difference(spec: Spec, moves: Sequence[Made]) -> int:
    """Return the first move, counted from 1, after which the game is seen not to be as it was then.

    Moves without a digest differ if they cannot be played. 0 means that all is as it was.
    """
    try:
        game = find_game(spec.game, spec.rules)
        state = game.new(spec.seats, spec.options)
    except TableError:
        return 1
    for number, made in enumerate(moves, 1):
        try:
            state.play(game.parse(made.text))
        except TableError:
            return number
        if made.digest and fingerprint(state.dump()) != made.digest:
            return number
    return 0


def as_far_as_possible(spec: Spec, moves: Sequence[Made]) -> Past | None:
    """Play moves until one does not fit, by the rules of the table if we have them, else of now.

    There is nothing to see if not even the box fits.
    """
    rules = spec.rules if are_at_hand(spec.game, spec.rules) else None
    try:
        game = find_game(spec.game, rules)
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
        moves=tuple(Move(made.text) for made in ledger.moves),
        options={key: written(value) for key, value in spec.options.items()},
        commitment=spec.commitment,
    )
