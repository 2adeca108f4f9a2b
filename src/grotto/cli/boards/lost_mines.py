"""The table of The Lost Mines in words, with its map."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from grotto.cli.boards.board import Part, View
from grotto.cli.boards.lost_mines_map import map_lines
from grotto.cli.menu import Menu, single
from grotto.cli.speech import Speech
from grotto.core.offer import Offer
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.actions import REFUSE, STOP
from grotto.games.lost_mines.components import CARD_KEYS
from grotto.games.lost_mines.view import LostMinesView, PlayerView, TreasureView

SHOWN: Final = frozenset(("card-drawn", "treasure-laid"))
"""Treasures lie on the table and cards are in hands."""


class LostMinesBoard:
    """Draws the network and describes the players."""

    private = True

    def whole(self, view: View, speech: Speech) -> list[str]:
        """Draw the map with its legend and describe everything else."""
        seen = cast("LostMinesView", view)
        return [*self.beside_menu(view, speech), *unseen(seen, speech)]

    def parts(self, view: View, speech: Speech) -> list[Part]:
        """Leave nothing out of the whole."""
        return []

    def beside_menu(self, view: View, speech: Speech) -> list[str]:
        """Draw the map and describe treasures, players and the own hand."""
        seen = cast("LostMinesView", view)
        return [
            heading(seen, speech),
            *map_lines(seen),
            speech.line("cli-lost_mines-legend"),
            *secret_mines(seen, speech),
            treasures(seen, speech),
            *(player_line(seen, seat, speech) for seat in range(len(seen["players"]))),
            *hands(seen, speech),
        ]

    def phase(self, view: View) -> str:
        """Every turn is a part of its own."""
        seen = cast("LostMinesView", view)
        return f"{seen['round']} {seen['question'].split(' ')[0]}"

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe one player and the own hand."""
        seen = cast("LostMinesView", view)
        return ["", player_line(seen, seat, speech), *hands(seen, speech)]

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """List the answers; to stop or to refuse comes under 0."""
        refusing = [offer.action for offer in offers if offer.action in (STOP, REFUSE)]
        others = [offer.action for offer in offers if offer.action not in (STOP, REFUSE)]
        choices = [single(speech.say(offer.phrase()), offer) for offer in others]
        refuse = single(speech.say(refusing[0].phrase()), refusing[0]) if refusing else None
        return Menu(choices, refuse)

    def shows(self, kind: str) -> bool:
        """Tell what the board does not show."""
        return kind in SHOWN


BOARD: Final = LostMinesBoard()


def heading(view: LostMinesView, speech: Speech) -> str:
    """Say which round it is and how many cards are left."""
    return speech.line(
        "cli-lost_mines-round",
        number=view["round"],
        rounds=view["rounds"],
        pile=view["pile"],
        discarded=view["discarded"],
    )


def secret_mines(view: LostMinesView, speech: Speech) -> Iterator[str]:
    """Name the face-down mines that the viewer has seen."""
    for mine in view["mines"]:
        if mine["mine"] and not mine["open"]:
            name = speech.line("lost_mines-mine", mine=mine["mine"])
            yield speech.line("cli-lost_mines-mine", cell=mine["cell"], mine=name)


def treasures(view: LostMinesView, speech: Speech) -> str:
    """List the treasures on the table."""
    lying = [
        f"{number} {treasure_text(treasure, speech)}"
        for number, treasure in enumerate(view["treasures"], 1)
        if treasure["owner"] < 0
    ]
    return speech.line("cli-lost_mines-treasures", treasures="; ".join(lying) or "–")


def treasure_text(treasure: TreasureView, speech: Speech) -> str:
    """Name a treasure, with its value if the viewer knows it."""
    if treasure["value"]:
        key, value = "lost_mines-treasure", treasure["value"]
        return speech.line(key, symbol=treasure["symbol"], value=value)
    return speech.line("lost_mines-symbol", symbol=treasure["symbol"])


def player_line(view: LostMinesView, seat: int, speech: Speech) -> str:
    """Describe a player: dwarf, place, number of cards, finds and points."""
    player = view["players"][seat]
    found = [
        treasure_text(treasure, speech)
        for treasure in view["treasures"]
        if treasure["owner"] == seat
    ]
    if player["dragon"]:
        found.append(speech.line("cli-lost_mines-dragon"))
    return speech.line(
        "cli-lost_mines-player",
        number=seat + 1,
        name=speech.name(seat),
        dwarf=dwarf_text(player, speech),
        cell=player["pawn"],
        cards=player["hand_size"],
        finds="; ".join(found) or "–",
        points=player["points"],
    )


def dwarf_text(player: PlayerView, speech: Speech) -> str:
    """Name a dwarf by clan and, if the viewer knows it, by role."""
    if player["role"]:
        return speech.line("lost_mines-dwarf", clan=player["clan"], role=player["role"])
    return speech.line("cli-lost_mines-dwarf", clan=player["clan"])


def hands(view: LostMinesView, speech: Speech) -> Iterator[str]:
    """List the cards that the viewer holds."""
    for player in view["players"]:
        if player["hand"]:
            names = [card_text(key, speech) for key in player["hand"]]
            yield speech.line("cli-lost_mines-hand", cards="; ".join(names))


def card_text(key: str, speech: Speech) -> str:
    """Name a card with the word by which it is played."""
    return f"{speech.say(phrases.card_name(CARD_KEYS.index(key)))} ({key})"


def unseen(view: LostMinesView, speech: Speech) -> Iterator[str]:
    """List the cards of which the viewer does not know where they are."""
    cards = [
        f"{speech.say(phrases.card_name(CARD_KEYS.index(key)))} ×{count}"
        for key, count in view["unseen"].items()
    ]
    yield speech.line("cli-lost_mines-unseen", cards="; ".join(cards))
