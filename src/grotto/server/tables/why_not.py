"""Why something is not possible now, on request: frames do not say it."""

from grotto.core.refusal import Refusal
from grotto.play.table import Table
from grotto.wire.frames import NotPossible
from grotto.wire.texts import on_wire


def reasons_for(game: Table, seat: int, action: str) -> list[NotPossible]:
    """Return why `action` is not possible for `seat`; without one, what it might expect to do.

    Raises:
        NotationError: when `action` is no action of the game.
    """
    if action:
        refusal = game.why_not(action, seat)
        return [] if refusal is None else [_on_wire(refusal)]
    return [_on_wire(refusal) for refusal in game.refusals()] if seat == game.to_act else []


def _on_wire(refusal: Refusal) -> NotPossible:
    verb, *keys = refusal.target.split(" ")
    return NotPossible(
        target=refusal.target,
        verb=verb,
        keys=keys,
        reason=on_wire(refusal.reason),
        rule=refusal.rule,
    )
