"""The table of Cave vs Cave in words, with the caves drawn."""

from collections.abc import Sequence
from typing import Final, cast

from grotto.cli.boards.board import Part, View
from grotto.cli.boards.cave_vs_cave_drawing import drawn
from grotto.cli.boards.cave_vs_cave_pieces import room_head, room_text, tile_text, use_text
from grotto.cli.menu import Choice, Menu, single
from grotto.cli.screen import FIRM_SPACE
from grotto.cli.speech import Speech
from grotto.core.action import ANYTIME, END
from grotto.core.offer import Offer
from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.actions import Build, Take, Use
from grotto.games.cave_vs_cave.answers import ANSWERS, TAKE
from grotto.games.cave_vs_cave.components import GOODS, ROOM_KEYS, ROOMS
from grotto.games.cave_vs_cave.view import CaveView

WALLS_PLACE: Final = 1
"""Walls have many places, so other effects come before them."""
LAST: Final = 2
"""Exchanges are always possible, so they come last."""


class CaveBoard:
    """Describes the tiles, the display and the caves."""

    private = False

    def whole(self, view: View, speech: Speech) -> list[str]:
        """Describe everything, with what each room does."""
        seen = cast("CaveView", view)
        return [
            *heading(seen, speech),
            *tiles(seen, speech),
            speech.line("cli-cave_vs_cave-display"),
            *(f"  {room_text(key, speech)}" for key in seen["display"]),
            *caves(seen, speech),
            *own_rooms(seen, speech),
        ]

    def parts(self, view: View, speech: Speech) -> list[Part]:
        """Leave nothing out of the whole."""
        return []

    def beside_menu(self, view: View, speech: Speech) -> list[str]:
        """Describe the display shortly, and every cave."""
        seen = cast("CaveView", view)
        return [
            *heading(seen, speech),
            speech.line("cli-cave_vs_cave-display"),
            *(f"  {room_head(key, speech)}{fits(seen, key, speech)}" for key in seen["display"]),
            *caves(seen, speech),
        ]

    def phase(self, view: View) -> str:
        """Every turn is a part of its own, and every change of a cave or of the display."""
        seen = cast("CaveView", view)
        caves = [(cave["walls"], cave["empty"], cave["rooms"]) for cave in seen["players"]]
        return f"{seen['round']} {seen['tile']} {seen['display']} {caves}"

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe the goods of one seat."""
        return ["", goods_line(cast("CaveView", view), seat, speech)]

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """Say what tiles and rooms do; to do nothing more comes under 0."""
        seen = cast("CaveView", view)
        done = [_choice(offer, seen, speech) for offer in offers if offer.kind == END]
        others = sorted([offer for offer in offers if offer.kind != END], key=_place)
        return Menu([_choice(offer, seen, speech) for offer in others], done[0] if done else None)

    def target(self, target: str, speech: Speech) -> str:
        """Name the tile or the room, or say the whole action; a mere verb says nothing."""
        return speech.say(TARGETS[target]) if target in TARGETS else ""

    def shows(self, kind: str) -> bool:
        """Everything that happens is told."""
        return False


BOARD: Final = CaveBoard()

TARGETS: Final[dict[str, Phrase]] = {
    **{answer.text(): answer.phrase() for answer in ANSWERS},
    **{take.text(): phrases.tile(take.tile) for take in TAKE},
    **{f"furnish {key}": phrases.room(room) for room, key in enumerate(ROOM_KEYS)},
}
"""How what refusals speak of is called."""


def _place(offer: Offer) -> int:
    if offer.kind == ANYTIME:
        return LAST
    return WALLS_PLACE if isinstance(offer.action, Build) else 0


def _choice(offer: Offer, view: CaveView, speech: Speech) -> Choice:
    action = offer.action
    if isinstance(action, Take):
        return single(tile_text(offer.key("tile"), view["per_turn"], speech), action)
    if isinstance(action, Use):
        return single(use_text(offer.key("room"), speech), action)
    return single(speech.say(action.phrase()), action)


def fits(view: CaveView, room: str, speech: Speech) -> str:
    """Say into which caverns of the seat that is asked a room fits."""
    if view["to_act"] < 0:
        return ""
    cells = view["players"][view["to_act"]]["furnishing"][room]["cells"]
    listed = speech.listed([cell.upper() for cell in cells])
    return f" {speech.line('cli-cave_vs_cave-fits', cells=listed)}" if cells else ""


def heading(view: CaveView, speech: Speech) -> list[str]:
    """Say which round it is, how many turns it has, and what is left."""
    line = speech.line(
        "cli-cave_vs_cave-round",
        number=view["round"],
        rounds=view["rounds"],
        turns=view["turns"],
        walls=view["walls_left"],
        seats=len(view["players"]),
    )
    if len(view["players"]) == 1:
        return [f"{line} {speech.line('cli-cave_vs_cave-stack', count=view['stack'])}"]
    return [f"{line} {speech.line('cli-cave_vs_cave-first', name=speech.name(view['first']))}"]


def tiles(view: CaveView, speech: Speech) -> list[str]:
    """Describe every face-up tile, and who took it."""
    owners = {key: seat for seat, cave in enumerate(view["players"]) for key in cave["tiles"]}
    lines = [
        f"  {tile_text(key, view['per_turn'], speech)}"
        + (f" ← {speech.name(owners[key])}" if key in owners else "")
        for key in view["face_up"]
    ]
    return [speech.line("cli-cave_vs_cave-tiles"), *lines]


def caves(view: CaveView, speech: Speech) -> list[str]:
    """Draw every cave, under the goods of its owner."""
    lines: list[str] = []
    for seat, player in enumerate(view["players"]):
        lines += ["", goods_line(view, seat, speech)]
        lines += [line.replace(" ", FIRM_SPACE) for line in drawn(player, speech)]
    return [*lines, speech.line("cli-cave_vs_cave-legend")]


def goods_line(view: CaveView, seat: int, speech: Speech) -> str:
    """Name the goods of a seat, and its points."""
    player = view["players"][seat]
    amounts = (
        speech.line("cave_vs_cave-amount", good=good, count=player["goods"][good]) for good in GOODS
    )
    goods = ", ".join(amount.replace(" ", FIRM_SPACE) for amount in amounts)
    points = player["points"]
    return speech.line("cli-cave_vs_cave-goods", name=speech.name(seat), points=points, goods=goods)


def own_rooms(view: CaveView, speech: Speech) -> list[str]:
    """Say what the rooms in the caves do."""
    keys = [key for player in view["players"] for key in player["rooms"].values()]
    known = [room.key for room in ROOMS[1:] if room.key in keys]
    if not known:
        return []
    lines = [f"  {room_text(key, speech)}" for key in known]
    return [speech.line("cli-cave_vs_cave-furnished"), *lines]
