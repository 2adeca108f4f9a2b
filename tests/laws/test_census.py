"""The census: over many games, everything in the box comes up and is used."""

import pytest

from grotto.core.action import Action
from grotto.core.seats import NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES
from tests.laws.cases import LONGEST_GAME, Case, answer, plain_cases
from tests.laws.facts import laws_of


def purposeful(case: Case, state: State, stream: Stream, used: set[str]) -> Action:
    """Mostly something never done before, or something that leads to rare things; else anything."""
    census = laws_of(case.game_id).census
    offers = state.legal_actions() if state.to_act() >= 0 and stream.below(4) else []
    new = [offer for offer in offers if not census.seen_in(offer.text(), []) <= used]
    wished = [
        [offer for offer in offers if offer.text().startswith(wish)] for wish in census.wishes
    ]
    best = next(filter(None, [new, *wished]), [])
    return best[stream.below(len(best))] if best else answer(case, state, stream)


def use_in_game(case: Case, seed: int, used: set[str]) -> None:
    state, stream, census = case.new(), Stream(seed), laws_of(case.game_id).census
    for _ in range(LONGEST_GAME):
        if state.to_act() == NOBODY:
            return
        census.before(state, stream)
        action = purposeful(case, state, stream, used)
        used |= census.seen_in(action.text(), state.play(action))


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_in_the_box_is_dealt_and_used(game_id: str) -> None:
    census, used = laws_of(game_id).census, set[str]()
    games = census.games * len(GAMES[game_id].info.seats)
    cases = [case for case in plain_cases() if case.game_id == game_id]
    for number in range(games):
        if census.expected <= used:
            break
        use_in_game(cases[number % len(cases)], number // len(cases), used)

    never_used = census.expected - used

    assert not never_used
