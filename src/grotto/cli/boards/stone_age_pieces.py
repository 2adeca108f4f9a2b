"""Names of places, cards and buildings of Stone Age, with what a person wants to know of them."""

from grotto.cli.speech import Speech
from grotto.games.stone_age import phrases
from grotto.games.stone_age.components import (
    BUILDING_KEYS,
    CARD_KEYS,
    FIRST_BUILDING,
    FIRST_CARD,
    PLACES,
)
from grotto.games.stone_age.view import StackView, StoneAgeView


def card_text(key: str, speech: Speech) -> str:
    """Describe a card."""
    return speech.say(phrases.card(CARD_KEYS.index(key)))


def stack_text(pile: StackView, speech: Speech) -> str:
    """Describe the top of a building stack and how many tiles it has."""
    if not pile["top"]:
        return speech.line("cli-stone_age-no-building")
    tile = speech.say(phrases.building(BUILDING_KEYS.index(pile["top"])))
    return speech.line("cli-stone_age-tiles", tile=tile, count=pile["left"])


def place_text(place: int, view: StoneAgeView, speech: Speech) -> str:
    """Name a place; a card or a building stack also by what lies there."""
    name = speech.line("stone_age-place", place=PLACES[place].key)
    if place < FIRST_CARD:
        return name
    if place < FIRST_BUILDING:
        what = card_text(view["cards"][place - FIRST_CARD], speech)
    else:
        what = stack_text(view["stacks"][place - FIRST_BUILDING], speech)
    return speech.line("cli-stone_age-at", place=name, what=what)
