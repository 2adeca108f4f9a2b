"""The table of The Lost Mines in words, with its map."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, cast

from grotto.cli.boards.board import Part, View
from grotto.cli.boards.lost_mines_map import map_lines
from grotto.cli.menu import Choice, Menu, single
from grotto.cli.speech import Speech
from grotto.core.action import END
from grotto.core.offer import Offer
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.actions import Go
from grotto.games.lost_mines.ahead import SharerView
from grotto.games.lost_mines.components import CARD_KEYS, SYMBOLS, TREASURE_KEYS, TREASURES
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
        """Describe how the last round ended, once one is over."""
        ended = cast("LostMinesView", view)["last_round"]
        if ended is None:
            return []
        lines = [sharer_line(seat, row, speech) for seat, row in enumerate(ended["seats"])]
        return [Part(speech.line("cli-lost_mines-last"), lines)]

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
            *votes(seen, speech),
            *hands(seen, speech),
        ]

    def phase(self, view: View) -> str:
        """Every turn is a part of its own."""
        seen = cast("LostMinesView", view)
        question = seen["question"]
        return f"{seen['round']} {question['kind'] if question else ''}"

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe one player and the own hand."""
        seen = cast("LostMinesView", view)
        return ["", player_line(seen, seat, speech), *hands(seen, speech)]

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """List the answers; to stop or to refuse comes under 0."""
        ends = [choice(offer, speech) for offer in offers if offer.kind == END]
        others = [choice(offer, speech) for offer in offers if offer.kind != END]
        return Menu(others, ends[0] if ends else None)

    def target(self, target: str, speech: Speech) -> str:
        """Name nothing: the sentences of this game name their card or side themselves."""
        return ""

    def shows(self, kind: str) -> bool:
        """Tell what the board does not show."""
        return kind in SHOWN


BOARD: Final = LostMinesBoard()


def choice(offer: Offer, speech: Speech) -> Choice:
    """Say an answer, and of a step where it leads and what it costs."""
    said = speech.say(offer.action.phrase())
    if isinstance(offer.action, Go):
        lost = offer.number("lost") or 0
        said = speech.line("cli-lost_mines-go", choice=said, cell=offer.key("cell"), lost=lost)
    return single(said, offer.action)


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


def votes(view: LostMinesView, speech: Speech) -> Iterator[str]:
    """Say who wants the round to end, and who is still to be asked."""
    vote = view["vote"]
    if vote is not None:
        agreed, waiting = (
            ", ".join(speech.name(seat) for seat in seats)
            for seats in (vote["agreed"], vote["waiting"])
        )
        yield speech.line("cli-lost_mines-votes", agreed=agreed, waiting=waiting)


def hands(view: LostMinesView, speech: Speech) -> Iterator[str]:
    """List the cards that the viewer holds; equal ones are counted."""
    for player in view["players"]:
        if player["hand"]:
            counts = Counter(player["hand"])
            names = [card_text(key, count, speech) for key, count in counts.items()]
            yield speech.line("cli-lost_mines-hand", cards="; ".join(names))


def card_text(key: str, count: int, speech: Speech) -> str:
    """Name a card with the word by which it is played."""
    return f"{listed_card(key, count, speech)} ({key})"


def listed_card(key: str, count: int, speech: Speech) -> str:
    """Name so many equal cards in a list."""
    name = speech.say(phrases.card_name(CARD_KEYS.index(key)))
    return speech.line("lost_mines-card-listed", name=name, count=count)


def unseen(view: LostMinesView, speech: Speech) -> Iterator[str]:
    """List the cards of which the viewer does not know where they are."""
    cards = [listed_card(key, count, speech) for key, count in view["unseen"].items()]
    yield speech.line("cli-lost_mines-unseen", cards="; ".join(cards))


def sharer_line(seat: int, sharer: SharerView, speech: Speech) -> str:
    """Say what one player was, found and got."""
    rows = [TREASURES[TREASURE_KEYS.index(key)] for key in sharer["finds"]]
    finds = [
        speech.line("lost_mines-treasure", symbol=SYMBOLS[row.symbol], value=row.value)
        for row in rows
    ]
    if sharer["has_dragon"]:
        finds.append(speech.line("cli-lost_mines-dragon"))
    return speech.line(
        "cli-lost_mines-sharer",
        name=speech.name(seat),
        dwarf=speech.line("lost_mines-dwarf", clan=sharer["clan"], role=sharer["role"]),
        finds="; ".join(finds) or "–",
        points=sharer["points"],
    )
