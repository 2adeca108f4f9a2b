"""What an observation of The Lost Mines holds."""

from typing import Any, Final

from grotto.envs import reading
from grotto.envs.layout import ROUND, TO_ACT, Field, Layout, Values, View, question_field
from grotto.envs.native.lost_mines import FACE_SIZE, FEATURES, KINDS, LostMinesEncoder
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CARDS,
    CELLS,
    CLANS,
    DWARFS,
    EDGE_KEYS,
    MINE_CELLS,
    MINE_KEYS,
    MINES,
    MOST_SEATS,
    ROLES,
    SIDE_COUNT,
    SIDES,
    START_OPENINGS,
    SYMBOLS,
    TOKENS,
    half_turn,
)

_KINDS_OF_CARDS: Final = len(CARD_KEYS)
_EDGES: Final = len(EDGE_KEYS)
_OPENINGS: Final = {
    **{card.key: card.openings for card in CARDS},
    **{f"start_{clan}": START_OPENINGS for clan in CLANS},
    **{f"mine_{mine.key}": mine.openings for mine in MINES},
    "mine": 0,
}
_FEATURE: Final = {card.key: card.feature for card in CARDS}
_FACE: Final = (
    f"open {', '.join(SIDES)}; {', '.join(FEATURES)}; overcome; mine face down; "
    f"start {', '.join(CLANS)}; mine {', '.join(MINE_KEYS)}"
)

_TABLE: Final = (
    ROUND,
    Field("rounds", 1, "rounds in all"),
    TO_ACT,
    Field("first", 0, "who began the round, by seat", 1),
    Field("last_to_play", 0, "who was last to play a card, by seat", 1),
    question_field(KINDS),
    Field("voted", 1, "card: whether a proposal to end the round was refused"),
    Field("steps", 1, "move: steps left"),
    Field("proposer", 0, "vote: who proposed it, by seat", 1),
    Field("board", len(CELLS) * FACE_SIZE, f"what lies on each space: {_FACE}"),
    Field("traps", _EDGES, "traps by border"),
    Field("trolls", _EDGES, "trolls by border"),
    Field("tokens", len(TOKENS), f"tokens in the supply: {', '.join(TOKENS)}"),
    Field(
        "mines",
        len(MINE_CELLS) * (1 + len(MINES)),
        f"of each mine space: open; {', '.join(MINE_KEYS)}, as far as one knows; who knows it",
        len(MINE_CELLS),
    ),
    Field(
        "treasures",
        MOST_SEATS * (len(SYMBOLS) + 1),
        f"of each treasure: {', '.join(SYMBOLS)}; value, 0 if unknown; owner; who knows it",
        MOST_SEATS * 2,
    ),
    Field("pile", 1, "cards in the draw pile"),
    Field("discarded", 1, "cards on the discard pile"),
    Field("played", _KINDS_OF_CARDS, "discarded cards that all have seen, by kind"),
    Field("hand", _KINDS_OF_CARDS, "the own hand, by kind"),
    Field("buried", _KINDS_OF_CARDS, "cards that one discarded or lost, by kind"),
    Field("unseen", _KINDS_OF_CARDS, "cards of which one does not know where they are, by kind"),
    Field("unseen_dwarfs", len(DWARFS), f"dwarfs that one cannot place: {', '.join(DWARFS)}"),
)
_PLAYER: Final = (
    Field("points", 2, "points: above zero, below zero"),
    Field("clan", len(CLANS), ", ".join(CLANS)),
    Field("role", len(ROLES), f"{', '.join(ROLES)}, as far as one knows"),
    Field("role_known_to", 0, "who knows the role, by seat", 1),
    Field("pawn", len(CELLS), "the space of the dwarf"),
    Field("hand_size", 1, "cards in hand"),
    Field("buried_size", 1, "cards discarded or lost unseen"),
    Field("dragon", 1, "whether the dragon token lies here"),
)


def _of_table(view: View, viewer: int) -> Values:
    seats, question = len(view["players"]), reading.question_of(view)
    own = view["players"][viewer]
    return {
        **reading.head_of(view, viewer, KINDS),
        "rounds": [view["rounds"]],
        "first": reading.seat_flags([view["first"]], viewer, seats),
        "last_to_play": reading.seat_flags([view["last_to_play"]], viewer, seats),
        "voted": [int(question.get("voted", False))],
        "steps": [question.get("steps", 0)],
        "proposer": reading.seat_flags([question.get("proposer", -1)], viewer, seats),
        "board": _board(view["board"]),
        "traps": [view["traps"].count(edge) for edge in EDGE_KEYS],
        "trolls": reading.flags([troll["edge"] for troll in view["trolls"]], EDGE_KEYS),
        "tokens": reading.counts(view["tokens"], TOKENS),
        "mines": [n for mine in view["mines"] for n in _mine(mine, viewer, seats)],
        "treasures": _treasures(view["treasures"], viewer, seats),
        "pile": [view["pile"]],
        "discarded": [view["discarded"]],
        "played": [view["played"].count(key) for key in CARD_KEYS],
        "hand": [own["hand"].count(key) for key in CARD_KEYS],
        "buried": [own["buried"].count(key) for key in CARD_KEYS],
        "unseen": reading.counts(view["unseen"], CARD_KEYS),
        "unseen_dwarfs": reading.counts(view["unseen_dwarfs"], DWARFS),
    }


def _board(cards: list[dict[str, Any]]) -> list[int]:
    by_cell = {card["cell"]: _face(card) for card in cards}
    return [flag for cell in CELLS for flag in by_cell.get(cell, [0] * FACE_SIZE)]


def _face(card: dict[str, Any]) -> list[int]:
    key = card["card"]
    openings = half_turn(_OPENINGS[key]) if card["turned"] else _OPENINGS[key]
    return [
        *(openings >> side & 1 for side in range(SIDE_COUNT)),
        *reading.one_hot(_FEATURE.get(key), FEATURES),
        int(bool(card["tool"])),
        int(key == "mine"),
        *reading.one_hot(key, [f"start_{clan}" for clan in CLANS]),
        *reading.one_hot(key, [f"mine_{mine}" for mine in MINE_KEYS]),
    ]


def _mine(mine: dict[str, Any], viewer: int, seats: int) -> list[int]:
    known = reading.seat_flags(mine["known_to"], viewer, seats)
    return [int(mine["open"]), *reading.one_hot(mine["mine"], MINE_KEYS), *known]


def _treasures(treasures: list[dict[str, Any]], viewer: int, seats: int) -> list[int]:
    rows = [
        [
            *reading.one_hot(treasure["symbol"], SYMBOLS),
            treasure["value"],
            *reading.seat_flags([treasure["owner"]], viewer, seats),
            *reading.seat_flags(treasure["known_to"], viewer, seats),
        ]
        for treasure in treasures
    ]
    none = [0] * (len(SYMBOLS) + 1 + 2 * seats) * (MOST_SEATS - len(rows))
    return [*(number for row in rows for number in row), *none]


def _of_player(view: View, seat: int, viewer: int) -> Values:
    player = view["players"][seat]
    return {
        "points": reading.points_of(player["points"]),
        "clan": reading.one_hot(player["clan"], CLANS),
        "role": reading.one_hot(player["role"], ROLES),
        "role_known_to": reading.seat_flags(player["role_known_to"], viewer, len(view["players"])),
        "pawn": reading.one_hot(player["pawn"], CELLS),
        "hand_size": [player["hand_size"]],
        "buried_size": [player["buried_size"]],
        "dragon": [int(player["dragon"])],
    }


LAYOUT: Final = Layout(_TABLE, _PLAYER, _of_table, _of_player, LostMinesEncoder)
