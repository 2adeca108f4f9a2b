"""One action ahead: what answers are worth, with the chance that follows averaged."""

from typing import Any, Final

from grotto.bots.evaluation import Evaluation
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream

FEW_ANSWERS: Final = 6
"""As many answers of chance as one die has are all weighed; of more, some are tried out."""

SAMPLES: Final = 8
"""How often chance is tried out."""

CLOSE: Final = 1e-9
"""Worths that differ by less are equal: floating-point sums come in different orders."""

LUCK: Final = 1 << 31


def worths_of(
    game: Game[Any],
    evaluation: Evaluation[Any],
    world: State,
    offers: list[Action],
    seat: int,
    luck: int,
    *,
    glancing: bool = False,
) -> list[float]:
    """Try offers; all of them meet the same luck, so that it cannot decide between them.

    Whoever is glancing looks at each only cheaply.
    """
    found: list[float] = []
    for offer in offers:
        twin = world.copy()
        twin.apply(offer)
        found.append(
            glance_at(game, evaluation, twin, seat, luck)
            if glancing
            else expected(game, evaluation, twin, seat, luck)
        )
    return found


def expected(
    game: Game[Any], evaluation: Evaluation[Any], state: State, seat: int, luck: int
) -> float:
    """Return what a state is worth, on average where chance is asked."""
    if state.to_act() != CHANCE or evaluation.foresees(state):
        return evaluation.worth(state, seat)
    stream = Stream(luck)
    answers = state.legal_actions()
    total = 0.0
    if len(answers) <= FEW_ANSWERS:
        for answer in answers:
            total += game.odds(state, answer) * _after(
                game, evaluation, state, answer, seat, stream
            )
        return total
    drawn = [game.deal(state, stream) for _ in range(SAMPLES)]
    for answer in drawn:
        total += _after(game, evaluation, state, answer, seat, stream)
    return total / SAMPLES


def _after(
    game: Game[Any],
    evaluation: Evaluation[Any],
    state: State,
    answer: Action,
    seat: int,
    stream: Stream,
) -> float:
    """Let chance answer; what it answers next is tried out once, lest the tries multiply."""
    twin = state.copy()
    twin.apply(answer)
    while twin.to_act() == CHANCE and not evaluation.foresees(twin):
        twin.apply(game.deal(twin, stream))
    return evaluation.worth(twin, seat)


def tried(evaluation: Evaluation[Any], world: State, offers: list[Action]) -> list[Action]:
    """Return the offers that are worth a try; if none is, all of them."""
    return [offer for offer in offers if evaluation.tries(world, offer)] or offers


def pursued(evaluation: Evaluation[Any], state: State, offers: list[Action]) -> list[Action]:
    """Return the offers that searches try; if there are none, all of them."""
    return [offer for offer in offers if evaluation.pursues(state, offer)] or offers


def best_of(offers: list[Action], worths: list[float], stream: Stream) -> Action:
    """Return the best offer; between equals the stream decides."""
    best = max(worths)
    ties = [offers[i] for i in range(len(offers)) if worths[i] >= best - CLOSE]
    return ties[stream.below(len(ties))]


def best_at_once(
    game: Game[Any],
    evaluation: Evaluation[Any],
    world: State,
    offers: list[Action],
    seat: int,
    stream: Stream,
) -> Action:
    """Return the offer with the best worth one action ahead."""
    luck = stream.below(LUCK)
    return best_of(offers, worths_of(game, evaluation, world, offers, seat, luck), stream)


def likely_answer(
    game: Game[Any], evaluation: Evaluation[Any], state: State, stream: Stream
) -> Action:
    """Return what the seat that is asked would probably answer: the best for it at a glance.

    Secrets of the state are what this world deals, so a seat may use its own.
    """
    offers = state.legal_actions()
    if len(offers) == 1:
        return offers[0]
    usual = evaluation.likely(state)
    if usual is not None:
        return usual
    seat = state.to_act()
    offers = tried(evaluation, state, offers)
    if len(offers) == 1:
        return offers[0]
    best, found = 0.0, offers[0]
    first = True
    luck = stream.below(LUCK)
    for offer in offers:
        twin = state.copy()
        twin.apply(offer)
        worth = glance_at(game, evaluation, twin, seat, luck)
        if first or worth > best:
            best, found, first = worth, offer, False
    return found


def glance_at(
    game: Game[Any], evaluation: Evaluation[Any], state: State, seat: int, luck: int
) -> float:
    """Return what a state is worth at a glance; chance that is not foreseen is tried once."""
    if state.to_act() == CHANCE and not evaluation.foresees(state):
        stream = Stream(luck)
        state = state.copy()
        while state.to_act() == CHANCE and not evaluation.foresees(state):
            state.apply(game.deal(state, stream))
    return evaluation.glance(state, seat)
