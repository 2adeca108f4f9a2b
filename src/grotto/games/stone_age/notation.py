"""Reading actions: the exact inverse of how `actions` are written."""

from typing import Final

from grotto.core.action import Action
from grotto.core.errors import NotationError
from grotto.core.notation import counted, number_in
from grotto.core.starting import FIRST
from grotto.games.stone_age.actions import (
    ACT,
    DECLINE,
    DRAW,
    KEEP,
    REVEAL_BUILDING,
    REVEAL_CARD,
    SEND,
    STARVE,
    TAKE,
    Cash,
    Pay,
    Roll,
    UseTools,
)
from grotto.games.stone_age.components import (
    BUILDING_KEYS,
    CARD_KEYS,
    FACES,
    MOST_FIGURES,
    MOST_SEATS,
    ONE_USE_CARDS,
    PLACE_KEYS,
    RESOURCES,
    TOOL_KEYS,
    TOOL_SLOTS,
    TWO_OF_CHOICE,
)


def parse(text: str) -> Action:
    """Read an action of Stone Age.

    Raises:
        NotationError: when `text` is not one.
    """
    verb, _, rest = text.partition(" ")
    action = _read(verb, rest)
    if action is None or action.text() != text:
        raise NotationError(text, _EXAMPLES.get(verb, _ALL_EXAMPLES))
    return action


_EXAMPLES: Final = {
    "send": "send forest 3",
    "act": "act forest",
    "use": "use 2+1*2+c35, use none",
    "pay": "pay wood*2+gold",
    "cash": "cash wood+gold",
    "take": "take 5",
    "roll": "roll 2 4 6",
    "reveal": "reveal c17, reveal b05",
    "draw": "draw c17",
    "first": "first 0",
}  # fmt: skip
_ALL_EXAMPLES: Final = ", ".join([*_EXAMPLES.values(), "decline", "keep", "starve"])


def _read(verb: str, rest: str) -> Action | None:
    match verb:
        case "send" | "act":
            return _read_place(verb, rest)
        case "use":
            return _read_tools(rest)
        case "pay" | "cash":
            return _read_resources(verb, rest)
        case "take" | "first":
            return _read_number(verb, rest)
        case "roll":
            return _read_dice(rest)
        case "reveal" | "draw":
            return _read_piece(verb, rest)
        case _:
            return {"decline": DECLINE, "keep": KEEP, "starve": STARVE}.get(verb)


def _read_place(verb: str, rest: str) -> Action | None:
    key, _, word = rest.partition(" ")
    if key not in PLACE_KEYS:
        return None
    place = PLACE_KEYS.index(key)
    if verb == "act":
        return ACT[place]
    count = number_in(word)
    return SEND[place][count] if count is not None and 1 <= count <= MOST_FIGURES else None


def _read_tools(rest: str) -> Action | None:
    counts = counted(rest, TOOL_KEYS)
    if counts is None or sum(counts[:4]) > TOOL_SLOTS or max(counts[4:]) > 1:
        return None
    four, three, two, one, *once = counts
    cards = sum(1 << card for card, held in zip(ONE_USE_CARDS, once, strict=True) if held)
    return UseTools((one, two, three, four), cards)


def _read_resources(verb: str, rest: str) -> Action | None:
    counts = counted(rest, RESOURCES)
    if counts is None:
        return None
    paid = Pay(counts[0], counts[1], counts[2], counts[3])
    if verb == "pay":
        return paid
    return Cash(paid) if sum(counts) == TWO_OF_CHOICE else None


def _read_number(verb: str, rest: str) -> Action | None:
    number = number_in(rest)
    if number is None:
        return None
    if verb == "take":
        return TAKE[number] if 1 <= number <= len(FACES) else None
    return FIRST[number] if number < MOST_SEATS else None


def _read_dice(rest: str) -> Action | None:
    words = rest.split(" ")
    if len(words) > MOST_FIGURES or not set(words) <= set(map(str, FACES)):
        return None
    return Roll(tuple(sorted(map(int, words))))


def _read_piece(verb: str, rest: str) -> Action | None:
    if rest in CARD_KEYS:
        card = CARD_KEYS.index(rest)
        return DRAW[card] if verb == "draw" else REVEAL_CARD[card]
    if verb == "reveal" and rest in BUILDING_KEYS:
        return REVEAL_BUILDING[BUILDING_KEYS.index(rest)]
    return None
