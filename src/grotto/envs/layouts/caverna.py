"""What an observation of Caverna holds."""

from typing import Any, Final

from grotto.envs import reading
from grotto.envs.layout import ROUND, TO_ACT, Field, Layout, Values, View, question_field
from grotto.envs.native.caverna import KINDS, MOST_DWARFS, CavernaEncoder
from grotto.games.caverna.components import GOODS, MARKERS
from grotto.games.caverna.furnishings import DELIVERED, FURNISHING_KEYS
from grotto.games.caverna.home_board import CELL_KEYS
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.rules.harvest import HARVESTS
from grotto.games.caverna.spaces import SPACE_KEYS

_SPACES: Final = len(SPACE_KEYS)
_CELLS: Final = len(CELL_KEYS)
_LAND: Final = (
    "meadow", "field", "small_pasture", "large_pasture", "cavern", "tunnel", "deep_tunnel",
    "ore_mine", "ruby_mine",
)  # fmt: skip
_CROPS: Final = (("grain", 1), ("grain", 2), ("grain", 3), ("vegetable", 1), ("vegetable", 2))

_TABLE: Final = (
    ROUND,
    TO_ACT,
    Field("start", 0, "who has the starting player token, by seat", 1),
    question_field(KINDS),
    Field("space", _SPACES, "act: the space whose action is carried out"),
    Field("item", len(LOOT_KEYS), "loot-how: the item of loot"),
    Field("strength", 1, "place, loot: the weapon of the dwarf"),
    Field("left", 1, "loot, sell: how often it is still possible"),
    Field("need", 1, "feed: the food that is needed"),
    Field("meal", 1, "feed: the food that a grown dwarf eats"),
    Field("marker", len(MARKERS), f"the harvest marker of this round: {', '.join(MARKERS)}"),
    Field("harvest", len(HARVESTS), f"what ends this round: {', '.join(HARVESTS)}"),
    Field("leaves", 1, "leaves among the markers face down"),
    Field("questions", 1, "question marks among them"),
    Field("spaces", _SPACES, "spaces in play"),
    Field("piles", _SPACES, "goods on each space, of all kinds together"),
    Field("supply", len(FURNISHING_KEYS), "furnishing tiles that can be had"),
)
_PLAYER: Final = (
    Field("points", 2, "points: above zero, below zero"),
    Field("goods", len(GOODS), ", ".join(GOODS)),
    Field("begging", 1, "begging markers"),
    Field("dwarfs", 1, "dwarfs"),
    Field("weapons", MOST_DWARFS, "strength of each dwarf's weapon"),
    Field("home", MOST_DWARFS, "dwarfs at home"),
    Field("newborn", MOST_DWARFS, "dwarfs born in this round"),
    Field("at_work", _SPACES, "spaces with a dwarf"),
    Field("deliveries", len(DELIVERED), "rounds that suppliers still come"),
    *(Field(kind, _CELLS, f"cells with {kind}") for kind in _LAND),
    Field("furnished", _CELLS, "cells with a furnishing tile or the entry-level dwelling"),
    Field("stables", _CELLS, "cells with a stable"),
    Field("furnishings", len(FURNISHING_KEYS), "furnishing tiles"),
    Field("crops", len(_CROPS), "fields with 1, 2, 3 grain and with 1, 2 vegetables"),
)


def _of_table(view: View, viewer: int) -> Values:
    seats, question = len(view["players"]), reading.question_of(view)
    acting = question if question.get("kind") == "act" else {}
    how = question if question.get("kind") == "loot-how" else {}
    spaces = {space["space"]: space for space in view["spaces"]}
    piles = {key: sum(space["goods"].values()) for key, space in spaces.items()}
    return {
        **reading.head_of(view, viewer, KINDS),
        "start": reading.seat_flags([view["start"]], viewer, seats),
        "space": reading.one_hot(acting.get("space"), SPACE_KEYS),
        "item": reading.one_hot(how.get("item"), LOOT_KEYS),
        "strength": [question.get("strength", 0)],
        "left": [question.get("left", 0)],
        "need": [question.get("need", 0)],
        "meal": [question.get("meal", 0)],
        "marker": reading.one_hot(view["marker"], MARKERS),
        "harvest": reading.one_hot(view["harvest"], HARVESTS),
        "leaves": [view["leaves"]],
        "questions": [view["questions"]],
        "spaces": reading.flags(spaces, SPACE_KEYS),
        "piles": reading.counts(piles, SPACE_KEYS),
        "supply": reading.flags(view["supply"], FURNISHING_KEYS),
    }


def _of_player(view: View, seat: int, _viewer: int) -> Values:
    player = view["players"][seat]
    land = player["land"]
    covered = {kind: [int(land.get(cell) == kind) for cell in CELL_KEYS] for kind in _LAND}
    crops = [(crop["crop"], crop["count"]) for crop in player["crops"].values()]
    return {
        "points": reading.points_of(player["points"]),
        "goods": reading.counts(player["goods"], GOODS),
        "begging": [player["begging"]],
        **_of_dwarfs(player["dwarfs"]),
        "deliveries": reading.counts(player["deliveries"], [GOODS[good] for good in DELIVERED]),
        **covered,
        "furnished": [int(cell in land and land[cell] not in _LAND) for cell in CELL_KEYS],
        "stables": reading.flags(player["stables"], CELL_KEYS),
        "furnishings": reading.flags(land.values(), FURNISHING_KEYS),
        "crops": [crops.count(crop) for crop in _CROPS],
    }


def _of_dwarfs(dwarfs: list[dict[str, Any]]) -> dict[str, list[int]]:
    none = [0] * (MOST_DWARFS - len(dwarfs))
    places = [dwarf["place"] for dwarf in dwarfs]
    return {
        "dwarfs": [len(dwarfs)],
        "weapons": [*(dwarf["weapon"] for dwarf in dwarfs), *none],
        "home": [*(int(place == "home") for place in places), *none],
        "newborn": [*(int(place == "newborn") for place in places), *none],
        "at_work": reading.flags(places, SPACE_KEYS),
    }


LAYOUT: Final = Layout(_TABLE, _PLAYER, _of_table, _of_player, CavernaEncoder)
