"""The menus of Caverna: the action board with numbers, and answers grouped by what they do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grotto.cli.boards.caverna_anytime import feeding, free_lines
from grotto.cli.boards.caverna_mats import amounts
from grotto.cli.boards.caverna_pieces import in_order, space_text
from grotto.cli.boards.caverna_ways import MOST_COLUMNS, building, furnishing, laying
from grotto.cli.menu import FEW, Choice, Group, Line, Menu, Note, single
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.games.caverna.actions import (
    Fence,
    Forge,
    Furnish,
    Imitate,
    Lay,
    Loot,
    Place,
    Prefer,
    Sell,
    Stable,
)
from grotto.games.caverna.answers import DONE
from grotto.games.caverna.free_actions import Coins, Free
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.round_actions import Save
from grotto.games.caverna.spaces import SPACE_KEYS
from grotto.games.caverna.view import CavernaView

FEEDING: Final = "feed"
"""The first word of the question how the family is fed: food that is missing can be made first."""
ACTING: Final = "carry_out"
"""The first word of the question what is done on a space."""
PROGRAM: Final = 3
"""The place of this space among the other words; what changes it follows after a plus."""
OUT_OF_TURN: Final = (Prefer, Free)
"""What does not answer a question."""

Arrange = Callable[[Sequence[Action], CavernaView, Speech], list[Line]]
"""Arranges the answers to a question."""


def menu_of(offers: Sequence[Action], view: CavernaView, speech: Speech) -> Menu:
    """Arrange the answers; to do nothing more comes under 0."""
    question = view["question"].split(" ")[0]
    answers = [offer for offer in offers if offer != DONE and not isinstance(offer, OUT_OF_TURN)]
    others = [offer for offer in offers if isinstance(offer, OUT_OF_TURN)]
    refuse = single(_done(view, speech), DONE) if DONE in offers else None
    if question == FEEDING:
        return Menu(feeding(offers, view, speech), refuse)
    lines = _BY_QUESTION.get(question, _others)(answers, view, speech)
    return Menu(lines, refuse, MOST_COLUMNS, _out_of_turn(others, view, speech))


def _done(view: CavernaView, speech: Speech) -> str:
    """Name what still lies on the space of an action: it is taken when all else is done."""
    said = speech.say(DONE.phrase())
    verb, *words = view["question"].split(" ")
    if verb != ACTING:
        return said
    key = words[PROGRAM].partition("+")[0]
    lying = next(space["goods"] for space in view["spaces"] if space["space"] == key)
    return f"{said} → {', '.join(amounts(lying, speech))}" if lying else said


def _out_of_turn(offers: Sequence[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Let another dwarf come first, or do something that may be done at any time."""
    order = [offer for offer in offers if isinstance(offer, Prefer)]
    return [
        *(single(speech.say(offer.phrase()), offer) for offer in order),
        *free_lines(offers, view, speech),
    ]


# ---- action spaces -------------------------------------------------------------------------------


def _placing(offers: Sequence[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Show the whole action board; only open spaces can be chosen."""
    open_to = {SPACE_KEYS[offer.space]: offer for offer in offers if isinstance(offer, Place)}
    others = [offer for offer in offers if not isinstance(offer, Place)]
    return [*_board(open_to, view, speech), *_singles(others, speech)]


def _board(open_to: Mapping[str, Action], view: CavernaView, speech: Speech) -> list[Line]:
    labels = {space["space"]: space_text(space, view, speech) for space in in_order(view)}
    return [
        single(label, open_to[key]) if key in open_to else Note(label)
        for key, label in labels.items()
    ]


def _choosing(offers: Sequence[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """List the spaces to choose from, with the goods that lie there."""
    open_to = {
        SPACE_KEYS[offer.space]: offer for offer in offers if isinstance(offer, Imitate | Save)
    }
    return [line for line in _board(open_to, view, speech) if isinstance(line, Choice)]


# ---- all other questions -------------------------------------------------------------------------


def _others(offers: Sequence[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Gather what belongs together; where there is only one group, it needs none."""
    lines = [
        *_coins(offers, speech),
        *_singles(offers, speech),
        *laying(offers, speech),
        *building(offers, speech),
        *furnishing(offers, view, speech),
    ]
    if len(lines) == 1 and isinstance(lines[0], Group):
        lines = list(lines[0].lines)
    return lines


_GATHERED: Final = (Coins, Lay, Fence, Stable, Furnish)


def _singles(offers: Sequence[Action], speech: Speech) -> list[Line]:
    """Give every other answer a line; the strongest weapon and the greatest sale come first."""
    rest = [offer for offer in offers if not isinstance(offer, _GATHERED)]
    rest.sort(key=_rank)
    return [single(_label(offer, speech), offer) for offer in rest]


def _rank(offer: Action) -> int:
    if isinstance(offer, Forge):
        return -offer.strength
    return -offer.times if isinstance(offer, Sell) else 0


def _label(offer: Action, speech: Speech) -> str:
    said = speech.say(offer.phrase())
    if isinstance(offer, Loot):
        return speech.line("cli-caverna-loot", item=said, strength=LOOT[offer.item].strength)
    return said


def _coins(offers: Sequence[Action], speech: Speech) -> list[Line]:
    """Let many amounts of gold share a line."""
    amounts = [offer for offer in offers if isinstance(offer, Coins)]
    if len(amounts) <= FEW:
        return [single(speech.say(offer.phrase()), offer) for offer in amounts]
    answers: dict[int, Action] = {offer.gold: offer for offer in amounts}
    label = speech.line("cli-caverna-coins", least=min(answers), most=max(answers))
    return [Choice(label, answers)]


_BY_QUESTION: Final[Mapping[str, Arrange]] = {
    "place": _placing,
    "imitate": _choosing,
    "save": _choosing,
}
"""By the first word of the question."""
