"""The table of Cave vs Cave in words, with the caves drawn."""

from collections.abc import Sequence
from typing import Final, cast

from grotto.cli.boards.board import Part, View
from grotto.cli.boards.cave_vs_cave_drawing import drawn
from grotto.cli.boards.cave_vs_cave_pieces import room_head, room_text, tile_text, use_text
from grotto.cli.menu import Choice, Menu, single
from grotto.cli.screen import FIRM_SPACE
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.core.offer import Offer
from grotto.games.cave_vs_cave.actions import Build, Exchange, Take, Use
from grotto.games.cave_vs_cave.answers import DONE
from grotto.games.cave_vs_cave.components import GOODS, ROOM_KEYS, ROOMS, TILE_KEYS
from grotto.games.cave_vs_cave.notation import parse
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
            *(f"  {room_head(key, speech)}" for key in seen["display"]),
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
        done = [offer.action for offer in offers if offer.action == DONE]
        others = sorted(
            (offer.action for offer in offers if offer.action != DONE),
            key=_place,
        )
        refuse = single(speech.say(done[0].phrase()), done[0]) if done else None
        return Menu([_choice(offer, seen, speech) for offer in others], refuse)

    def target(self, target: str, speech: Speech) -> str:
        """Name the tile or the room, or say the whole action; a mere verb says nothing."""
        verb, _, rest = target.partition(" ")
        if verb == "furnish" and rest in ROOM_KEYS:
            return speech.line("cave_vs_cave-room", room=rest)
        if verb == "take":
            return speech.line("cave_vs_cave-tile", tile=rest)
        return speech.say(parse(target).phrase()) if rest else ""

    def shows(self, kind: str) -> bool:
        """Everything that happens is told."""
        return False


BOARD: Final = CaveBoard()


def _place(offer: Action) -> int:
    if isinstance(offer, Exchange):
        return LAST
    return WALLS_PLACE if isinstance(offer, Build) else 0


def _choice(offer: Action, view: CaveView, speech: Speech) -> Choice:
    if isinstance(offer, Take):
        return single(tile_text(TILE_KEYS[offer.tile], view["turns"], speech), offer)
    if isinstance(offer, Use):
        return single(use_text(ROOM_KEYS[offer.room], speech), offer)
    return single(speech.say(offer.phrase()), offer)


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
        f"  {tile_text(key, view['turns'], speech)}"
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
    goods = ", ".join(
        f"{speech.line('cave_vs_cave-good', good=good)}{FIRM_SPACE}{player['goods'][good]}"
        for good in GOODS
    )
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
