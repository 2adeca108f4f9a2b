"""The menus of Caverna: the action board with numbers, and answers grouped by what they do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grotto.cli.boards.caverna_anytime import feeding, free_lines
from grotto.cli.boards.caverna_mats import PLACING, amounts, kind_asked
from grotto.cli.boards.caverna_pieces import in_order, space_text
from grotto.cli.boards.caverna_ways import MOST_COLUMNS, building, furnishing, laying
from grotto.cli.menu import FEW, Choice, Group, Line, Menu, Note, single
from grotto.cli.speech import Speech
from grotto.core.action import ANYTIME, Action
from grotto.core.offer import Offer
from grotto.games.caverna.actions import (
    Fence,
    Forge,
    Furnish,
    Lay,
    Loot,
    Prefer,
    Sell,
    Stable,
)
from grotto.games.caverna.answers import DONE
from grotto.games.caverna.free_actions import Coins
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.view import CavernaView

FEEDING: Final = "feed"
"""The question how the family is fed: food that is missing can be made first."""

Arrange = Callable[[Sequence[Offer], CavernaView, Speech], list[Line]]
"""Arranges the answers to a question about spaces."""


def menu_of(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> Menu:
    """Arrange the answers; to do nothing more comes under 0."""
    others = [offer for offer in offers if _is_out_of_turn(offer)]
    answers = [offer for offer in offers if not _is_out_of_turn(offer) and offer.action != DONE]
    done = [offer for offer in offers if offer.action == DONE]
    refuse = single(_done(done[0], speech), DONE) if done else None
    if kind_asked(view) == FEEDING:
        return Menu(feeding(offers, view, speech), refuse)
    arrange = _BY_QUESTION.get(kind_asked(view))
    lines = arrange(answers, view, speech) if arrange else _others(answers, speech)
    return Menu(lines, refuse, MOST_COLUMNS, _out_of_turn(others, view, speech))


def _is_out_of_turn(offer: Offer) -> bool:
    """Tell whether something does not answer the question."""
    return offer.kind == ANYTIME or isinstance(offer.action, Prefer)


def _done(offer: Offer, speech: Speech) -> str:
    """Name what still lies on the space of an action: it is taken when all else is done."""
    said, lying = speech.say(DONE.phrase()), offer.counts("gets")
    return f"{said} → {', '.join(amounts(lying, speech))}" if lying else said


def _out_of_turn(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> list[Line]:
    """Let another dwarf come first, or do something that may be done at any time."""
    order = [offer.action for offer in offers if isinstance(offer.action, Prefer)]
    return [
        *(single(speech.say(action.phrase()), action) for action in order),
        *free_lines(offers, view, speech),
    ]


# ---- action spaces -------------------------------------------------------------------------------


def _placing(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> list[Line]:
    """Show the whole action board; only open spaces can be chosen."""
    others = [offer for offer in offers if not offer.key("space")]
    return [*_board(offers, view, speech), *_singles(others, speech)]


def _board(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> list[Line]:
    open_to = {offer.key("space"): offer.action for offer in offers if offer.key("space")}
    labels = {space["space"]: space_text(space, speech) for space in in_order(view)}
    return [
        single(label, open_to[key]) if key in open_to else Note(label)
        for key, label in labels.items()
    ]


def _choosing(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> list[Line]:
    """List the spaces to choose from, with the goods that lie there."""
    return [line for line in _board(offers, view, speech) if isinstance(line, Choice)]


# ---- all other questions -------------------------------------------------------------------------


def _others(offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Gather what belongs together; where there is only one group, it needs none."""
    lines = [
        *_coins(offers, speech),
        *_singles(offers, speech),
        *laying(offers, speech),
        *building(offers, speech),
        *furnishing(offers, speech),
    ]
    if len(lines) == 1 and isinstance(lines[0], Group):
        lines = list(lines[0].lines)
    return lines


_GATHERED: Final = (Coins, Lay, Fence, Stable, Furnish)


def _singles(offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Give every other answer a line; the strongest weapon and the greatest sale come first."""
    rest = [offer.action for offer in offers if not isinstance(offer.action, _GATHERED)]
    rest.sort(key=_rank)
    return [single(_label(action, speech), action) for action in rest]


def _rank(action: Action) -> int:
    if isinstance(action, Forge):
        return -action.strength
    return -action.times if isinstance(action, Sell) else 0


def _label(action: Action, speech: Speech) -> str:
    said = speech.say(action.phrase())
    if isinstance(action, Loot):
        return speech.line("cli-caverna-loot", item=said, strength=LOOT[action.item].strength)
    return said


def _coins(offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Let many amounts of gold share a line."""
    amounts = [offer.action for offer in offers if isinstance(offer.action, Coins)]
    if len(amounts) <= FEW:
        return [single(speech.say(action.phrase()), action) for action in amounts]
    answers: dict[int, Action] = {action.gold: action for action in amounts}
    label = speech.line("cli-caverna-coins", least=min(answers), most=max(answers))
    return [Choice(label, answers)]


_BY_QUESTION: Final[Mapping[str, Arrange]] = {
    PLACING: _placing,
    "imitate": _choosing,
    "save": _choosing,
}
"""By the kind of the question."""
