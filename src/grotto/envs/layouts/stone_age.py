"""What an observation of Stone Age holds."""

from typing import Final

from grotto.envs import reading
from grotto.envs.layout import ROUND, TO_ACT, Field, Layout, Values, View, question_field
from grotto.envs.native.stone_age import KINDS, StoneAgeEncoder
from grotto.games.stone_age.components import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARD_SPACES,
    FACES,
    GOODS,
    ONE_USE_CARDS,
    PLACE_KEYS,
    TOOL_SLOTS,
)

_CARDS: Final = len(CARD_KEYS)
_BUILDINGS: Final = len(BUILDING_KEYS)
_ONE_USE: Final = tuple(CARD_KEYS[card] for card in ONE_USE_CARDS)

_TABLE: Final = (
    ROUND,
    TO_ACT,
    Field("first", 0, "who has the first player token, by seat", 1),
    question_field(KINDS),
    Field("good", len(GOODS), f"tools: the good that was rolled for: {', '.join(GOODS)}"),
    Field("total", 1, "tools: the total of the roll"),
    Field("missing", 1, "feed: the food that is missing"),
    Field("dice", len(FACES), "die: dice that are left to take, by face"),
    Field("space", CARD_SPACES, "card: the space of the card that may be bought"),
    Field("stack", CARD_SPACES, "building: the stack of the tile that may be bought"),
    Field("cards", CARD_SPACES * _CARDS, "the card on each space, the cheapest first"),
    Field("deck_left", 1, "cards in the deck"),
    Field("tops", 0, "the open tile of each stack; there is one for every seat", _BUILDINGS),
    Field("heights", 0, "tiles left in each stack", 1),
    Field("unseen_cards", _CARDS, "cards that one has not seen"),
    Field("unseen_buildings", _BUILDINGS, "tiles that nobody has seen"),
)
_PLAYER: Final = (
    Field("points", 2, "points on the track: above zero, below zero"),
    Field("goods", len(GOODS), ", ".join(GOODS)),
    Field("figures", 1, "figures in all"),
    Field("home", 1, "figures not on the board"),
    Field("placed", len(PLACE_KEYS), "figures by place"),
    Field("agriculture", 1, "level of agriculture"),
    Field("tools", TOOL_SLOTS, "values of tool tiles"),
    Field("used", TOOL_SLOTS, "tool tiles that were used in this round"),
    Field("one_use", len(_ONE_USE), f"tools for one use: {', '.join(_ONE_USE)}"),
    Field("two_of_choice", 1, "whether two resources of choice wait"),
    Field("cards", _CARDS, "cards bought in the open"),
    Field("secret_cards", _CARDS, "cards drawn unseen, as far as one knows them"),
    Field("secret_count", 1, "cards drawn unseen"),
    Field("buildings", _BUILDINGS, "building tiles"),
)


def _of_table(view: View, viewer: int) -> Values:
    seats, question = len(view["players"]), reading.question_of(view)
    dice: list[int] = question.get("dice", [])
    return {
        **reading.head_of(view, viewer, KINDS),
        "first": reading.seat_flags([view["first"]], viewer, seats),
        "good": reading.one_hot(question.get("good"), GOODS),
        "total": [question.get("total", 0)],
        "missing": [question.get("missing", 0)],
        "dice": [dice.count(face) for face in FACES],
        "space": reading.numbered(question.get("space", 0) - 1, CARD_SPACES),
        "stack": reading.numbered(question.get("stack", 0) - 1, CARD_SPACES),
        "cards": [flag for card in view["cards"] for flag in reading.one_hot(card, CARD_KEYS)],
        "deck_left": [view["deck_left"]],
        "tops": [
            f for stack in view["stacks"] for f in reading.one_hot(stack["top"], BUILDING_KEYS)
        ],
        "heights": [stack["left"] for stack in view["stacks"]],
        "unseen_cards": reading.flags(view["unseen_cards"], CARD_KEYS),
        "unseen_buildings": reading.flags(view["unseen_buildings"], BUILDING_KEYS),
    }


def _of_player(view: View, seat: int, _viewer: int) -> Values:
    player = view["players"][seat]
    tools = player["tools"]
    none = [0] * (TOOL_SLOTS - len(tools))
    return {
        "points": reading.points_of(player["points"]),
        "goods": reading.counts(player["goods"], GOODS),
        "figures": [player["figures"]],
        "home": [player["home"]],
        "placed": reading.counts(player["placed"], PLACE_KEYS),
        "agriculture": [player["agriculture"]],
        "tools": [*(tool["value"] for tool in tools), *none],
        "used": [*(int(tool["used"]) for tool in tools), *none],
        "one_use": reading.flags(player["one_use"], _ONE_USE),
        "two_of_choice": [int(player["two_of_choice"])],
        "cards": reading.flags(player["cards"], CARD_KEYS),
        "secret_cards": reading.flags(player["secret_cards"], CARD_KEYS),
        "secret_count": [player["secret_count"]],
        "buildings": reading.flags(player["buildings"], BUILDING_KEYS),
    }


LAYOUT: Final = Layout(_TABLE, _PLAYER, _of_table, _of_player, StoneAgeEncoder)
