"""The table of Stone Age in words."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from grotto.cli.boards.board import Part, View
from grotto.cli.boards.stone_age_menus import menu_of
from grotto.cli.boards.stone_age_pieces import card_text, place_text, stack_text
from grotto.cli.menu import Menu
from grotto.cli.screen import FIRM_SPACE
from grotto.cli.speech import Speech
from grotto.core.offer import Offer
from grotto.games.stone_age.components import (
    CARD_KEYS,
    CARDS,
    CULTURE,
    FIRST_BUILDING,
    FIRST_CARD,
    MULTIPLIERS,
    PLACES,
    RESOURCES,
    SYMBOLS,
)
from grotto.games.stone_age.view import PlayerView, StoneAgeView

SHOWN: Final = frozenset(("card-revealed", "building-revealed"))
"""New cards and buildings lie on the board."""


class StoneAgeBoard:
    """Describes the board and the mats."""

    private = False

    def whole(self, view: View, speech: Speech) -> list[str]:
        """Describe cards, buildings, who stands where, and every mat."""
        seen = cast("StoneAgeView", view)
        return [
            *heading(seen, speech),
            speech.line("cli-stone_age-cards"),
            *cards(seen, speech),
            speech.line("cli-stone_age-buildings"),
            *buildings(seen, speech),
            *crowds(seen, speech),
            *mats(seen, speech),
        ]

    def parts(self, view: View, speech: Speech) -> list[Part]:
        """Leave nothing out of the whole."""
        return []

    def beside_menu(self, view: View, speech: Speech) -> list[str]:
        """Describe what is taken and every mat; the menu lists what is free."""
        seen = cast("StoneAgeView", view)
        return [
            *heading(seen, speech),
            *crowds(seen, speech),
            *taken(seen, speech),
            *mats(seen, speech),
        ]

    def phase(self, view: View) -> str:
        """Placing figures is one part of a round, acting with them another."""
        seen = cast("StoneAgeView", view)
        question = seen["question"]
        placing = question is not None and question["kind"] == "place"
        return f"{seen['round']} placing" if placing else f"{seen['round']} acting"

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe one mat but for what counts at the end."""
        return ["", *stocks(cast("StoneAgeView", view), seat, speech)]

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """Group placings by place, and sort payments."""
        return menu_of(offers, cast("StoneAgeView", view), speech)

    def target(self, target: str, speech: Speech) -> str:
        """Name nothing: the sentences of this game name their place themselves."""
        return ""

    def shows(self, kind: str) -> bool:
        """Tell what the board does not show."""
        return kind in SHOWN


BOARD: Final = StoneAgeBoard()


def standing_at(view: StoneAgeView, place: str, speech: Speech) -> list[str]:
    """Name the players who stand at a place, with the number of their figures."""
    return [
        f"{speech.name(seat)}{FIRM_SPACE}({player['placed'][place]})"
        for seat, player in enumerate(view["players"])
        if place in player["placed"]
    ]


def owner_of(view: StoneAgeView, place: int) -> int | None:
    """Return the seat whose figure stands on a card or a building stack."""
    key = PLACES[place].key
    seats = [seat for seat, player in enumerate(view["players"]) if key in player["placed"]]
    return seats[0] if seats else None


def heading(view: StoneAgeView, speech: Speech) -> list[str]:
    """Say which round it is, who is first, and how many cards are left."""
    name = speech.name(view["first"])
    return [
        speech.line("cli-stone_age-round", number=view["round"], name=name, count=view["deck_left"])
    ]


def cards(view: StoneAgeView, speech: Speech) -> list[str]:
    """Describe the card row, the cheapest first, and who stands on which card."""
    return [
        f"  {space + 1}: {_owned(card_text(key, speech), view, FIRST_CARD + space, speech)}"
        for space, key in enumerate(view["cards"])
        if key
    ]


def buildings(view: StoneAgeView, speech: Speech) -> list[str]:
    """Describe the building stacks, and who stands on which."""
    return [
        f"  {stack + 1}: {_owned(stack_text(pile, speech), view, FIRST_BUILDING + stack, speech)}"
        for stack, pile in enumerate(view["stacks"])
    ]


def _owned(text: str, view: StoneAgeView, place: int, speech: Speech) -> str:
    owner = owner_of(view, place)
    return text if owner is None else f"{text} ← {speech.name(owner)}"


def taken(view: StoneAgeView, speech: Speech) -> list[str]:
    """Describe the cards and buildings that somebody stands on."""
    return [
        f"  {_owned(place_text(place, view, speech), view, place, speech)}"
        for place in range(FIRST_CARD, len(PLACES))
        if owner_of(view, place) is not None
    ]


def crowds(view: StoneAgeView, speech: Speech) -> list[str]:
    """Say who stands at which other place; nothing when nobody does."""
    found = [
        f"{speech.line('stone_age-place', place=place.key)}: {', '.join(standing)}"
        for place in PLACES[:FIRST_CARD]
        if (standing := standing_at(view, place.key, speech))
    ]
    return [f"{'; '.join(found)}."] if found else []


def mats(view: StoneAgeView, speech: Speech) -> list[str]:
    """Describe every mat."""
    return [line for seat in range(len(view["players"])) for line in mat(view, seat, speech)]


def mat(view: StoneAgeView, seat: int, speech: Speech) -> list[str]:
    """Describe what a player has, and what of it counts at the end."""
    counting = collection(view["players"][seat], speech)
    return [*stocks(view, seat, speech), *(f"  {part}" for part in counting)]


def stocks(view: StoneAgeView, seat: int, speech: Speech) -> list[str]:
    """Describe points, figures, goods and tools."""
    player = view["players"][seat]
    head = speech.line(
        "cli-stone_age-mat",
        name=speech.name(seat),
        points=player["points"],
        figures=player["figures"],
        home=player["home"],
    )
    parts = [food(player, speech), *tools(player, speech)]
    return [head, *(f"  {part}" for part in parts)]


def food(player: PlayerView, speech: Speech) -> str:
    """Compare food with hunger at the coming feeding, and list the resources."""
    hunger = speech.line(
        "cli-stone_age-food-short" if player["hunger"] else "cli-stone_age-food",
        food=player["goods"]["food"],
        agriculture=player["agriculture"],
        figures=player["figures"],
        rest=player["hunger"] or player["spare_food"],
    )
    owned = [
        speech.line("stone_age-stock", good=good, count=player["goods"][good])
        for good in RESOURCES
        if player["goods"][good]
    ]
    return (
        f"{hunger} {speech.line('cli-stone_age-resources', goods=', '.join(owned))}"
        if owned
        else hunger
    )


def tools(player: PlayerView, speech: Speech) -> Iterator[str]:
    """List tool tiles, used ones marked, and one-use tools."""
    tiles = [
        speech.line("cli-stone_age-used", value=tool["value"])
        if tool["used"]
        else str(tool["value"])
        for tool in player["tools"]
    ]
    once = [str(CARDS[CARD_KEYS.index(key)].amount) for key in player["one_use"]]
    parts = [
        speech.line(key, tools=", ".join(values))
        for key, values in (("cli-stone_age-tools", tiles), ("cli-stone_age-once", once))
        if values
    ]
    if player["two_of_choice"]:
        parts.append(speech.line("cli-stone_age-two-of-choice"))
    if parts:
        yield " ".join(parts)


def collection(player: PlayerView, speech: Speech) -> Iterator[str]:
    """List what counts at the end: people, symbols, buildings, and how many cards are hidden."""
    known = [CARD_KEYS.index(key) for key in (*player["cards"], *player["secret_cards"])]
    parts = [*people(known, speech), *symbols(known, speech)]
    if built := len(player["buildings"]):
        parts.append(speech.line("cli-stone_age-built", count=built))
    if hidden := player["secret_count"] - len(player["secret_cards"]):
        parts.append(speech.line("cli-stone_age-hidden", count=hidden))
    if parts:
        yield speech.line("cli-stone_age-collection", parts="; ".join(parts))


def people(cards: Sequence[int], speech: Speech) -> Iterator[str]:
    """Count the people on sand cards, by kind."""
    for kind in MULTIPLIERS:
        count = sum(CARDS[card].count for card in cards if CARDS[card].bottom == kind)
        if count:
            yield speech.line(f"stone_age-bottom-{kind}", count=count)


def symbols(cards: Sequence[int], speech: Speech) -> Iterator[str]:
    """List the culture symbols on green cards, second ones marked."""
    owned = [CARDS[card].symbol for card in cards if CARDS[card].bottom == CULTURE]
    named = [
        speech.line("stone_age-bottom-culture", symbol=symbol)
        + (" ×2" if owned.count(index) > 1 else "")
        for index, symbol in enumerate(SYMBOLS)
        if index in owned
    ]
    if named:
        yield speech.line("cli-stone_age-symbols", symbols=", ".join(named))
