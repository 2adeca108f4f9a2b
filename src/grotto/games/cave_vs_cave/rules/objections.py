"""Why something cannot be done with a tile or a room; both are read alike [CVC-4]."""

from typing import Final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.phrase import Arg, Phrase
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave.actions import (
    Build,
    Dig,
    Furnish,
    Gain,
    Raze,
    Replenish,
    Trade,
)
from grotto.games.cave_vs_cave.components import (
    BUILD,
    DIG,
    FURNISH,
    GAIN,
    GOLD,
    RAZE,
    REPLENISH,
    TRADE,
    Goods,
)
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules.digging import cannot_dig, dig_rule, nothing_to_dig
from grotto.games.cave_vs_cave.rules.effects import Choice, Choices, dig_cells, goods_allow
from grotto.games.cave_vs_cave.rules.furnishing import cannot_furnish, unfurnishable
from grotto.games.cave_vs_cave.rules.goods import too_poor
from grotto.games.cave_vs_cave.rules.walls import (
    cannot_build,
    cannot_raze,
    no_wall_to_build,
    no_wall_to_raze,
)
from grotto.games.cave_vs_cave.state import CaveState, turns_each

NO_DEED: Final = -1
"""The deed of an answer that carries out no effect."""


def deed_of(action: Action) -> int:
    """Return the kind of deed that an answer carries out, but for the use of rooms."""
    if isinstance(action, Gain):
        return GAIN
    if isinstance(action, Trade):
        return TRADE
    if isinstance(action, Replenish):
        return REPLENISH
    if isinstance(action, Dig):
        return DIG
    if isinstance(action, Build):
        return BUILD
    if isinstance(action, Raze):
        return RAZE
    return FURNISH if isinstance(action, Furnish) else NO_DEED


def effect_refusals(state: CaveState, seat: int, effects: Choices, left: int) -> list[Refusal]:
    """Explain every effect that is left but cannot be carried out."""
    player = state.players[seat]
    found: list[Refusal] = []
    for choice in opened(effects, left):
        if choice.kind <= REPLENISH:
            found += _goods_refused(player, choice)
        else:
            found += _work_refused(state, player, choice)
    asked = _surcharges(state, opened(effects, left))
    return found + (unfurnishable(state, player, asked) if asked else [])


def opened(effects: Choices, left: int) -> list[Choice]:
    """List the alternatives of all effects that are left."""
    return [
        choice for index, choices in enumerate(effects) if left >> index & 1 for choice in choices
    ]


def _surcharges(state: CaveState, open_: list[Choice]) -> list[Goods]:
    turns = turns_each(state)
    return [choice.surcharges[turns] for choice in open_ if choice.kind == FURNISH]


def _goods_refused(player: Player, choice: Choice) -> list[Refusal]:
    answer = choice.answer
    if answer is None or goods_allow(player, choice):
        return []
    if choice.kind == GAIN:
        reason = Phrase("cave_vs_cave-reason-enough-stone", {"count": max(choice.below)})
        return [Refusal(answer.text(), reason, "CVC-5.2")]
    poor = too_poor(player, answer.text(), choice.pay, "CVC-5.3")
    return [poor] if poor else []


def _work_refused(state: CaveState, player: Player, choice: Choice) -> list[Refusal]:
    if choice.kind == DIG:
        cells = dig_cells(state, player, choice)
        rule = dig_rule(choice.pay)
        digs = [choice.digs[cell].text() for cell in members(cells)]
        poor = [too_poor(player, text, choice.pay, rule) for text in digs]
        found = [nothing_to_dig(player, cells), *poor]
    elif choice.kind == BUILD:
        found = [no_wall_to_build(state)]
    else:
        found = [no_wall_to_raze(player)] if choice.kind == RAZE else []
    return [refusal for refusal in found if refusal is not None]


def effect_objection(
    state: CaveState, seat: int, effects: Choices, left: int, action: Action
) -> Refusal | None:
    """Explain why an answer is refused that would carry out one of the effects that are left.

    None when none of them does such a thing.
    """
    open_ = [choice for choice in opened(effects, left) if _speaks_of(choice, action)]
    if not open_:
        return None
    player = state.players[seat]
    if isinstance(action, Dig):
        return _dig_refused(state, seat, open_, action)
    if isinstance(action, Build):
        return no_wall_to_build(state) or cannot_build(player, action)
    if isinstance(action, Raze):
        return no_wall_to_raze(player) or cannot_raze(action)
    if isinstance(action, Furnish):
        return cannot_furnish(state, seat, action, _surcharges(state, open_))
    refused = [refusal for choice in open_ for refusal in _goods_refused(player, choice)]
    return refused[0] if refused else None


def is_open(effects: Choices, left: int, action: Action) -> bool:
    """Tell whether an effect that is left does what an answer says."""
    return any(_speaks_of(choice, action) for choice in opened(effects, left))


def _speaks_of(choice: Choice, action: Action) -> bool:
    """Tell whether an alternative does what an answer says, be it at another price or place."""
    if choice.kind <= REPLENISH:
        return choice.answer == action
    return choice.kind == deed_of(action)


def _dig_refused(state: CaveState, seat: int, open_: list[Choice], action: Dig) -> Refusal | None:
    cells = 0
    for choice in open_:
        cells |= dig_cells(state, state.players[seat], choice)
    return cannot_dig(state, seat, action, cells, [choice.pay for choice in open_])


def done_before(effects: Choices, left: int, action: Action, by: Phrase) -> Refusal | None:
    """Explain that the effect was carried out, or another alternative of it; None if it was not.

    What happened is not kept, so an effect that is closed counts as carried out.
    """
    for index, choices in enumerate(effects):
        if not left >> index & 1 and any(_speaks_of(choice, action) for choice in choices):
            reason = "effect-done" if len(choices) == 1 else "one-half-done"
            args = {"by": by}
            return Refusal(
                action.text(), Phrase("cave_vs_cave-reason-" + reason, args), _once(choices)
            )
    return None


def _once(choices: list[Choice]) -> str:
    """Return the rule by which an effect is carried out once: alternatives have their own."""
    if len(choices) == 1:
        return "CVC-4.1"
    is_slash = choices[0].kind in (GAIN, FURNISH)
    return "CVC-4.3" if is_slash else "CVC-4.2"


def does_not(action: Action, by: Phrase, rule: str) -> Refusal | None:
    """Explain that a tile or room does no such thing; None for answers that do no deed at all."""
    kind = deed_of(action)
    if kind == NO_DEED:
        return None
    args: dict[str, Arg] = {"by": by, "deed": _DEED_WORDS.get(kind, "goods")}
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-other-effects", args), rule)


_DEED_WORDS: Final = {DIG: "dig", BUILD: "build", RAZE: "raze", FURNISH: "furnish"}


def refuses_gold(action: Action) -> Refusal | None:
    """By option, the Junction Room takes no gold; None when none is handed in."""
    if not isinstance(action, Trade) or not action.pay[GOLD]:
        return None
    reason = Phrase("cave_vs_cave-reason-takes-no-gold")
    return Refusal(action.text(), reason, "CVC-13.5")
