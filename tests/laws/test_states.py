"""Laws of states: they copy, repeat, conserve and end, in every game and with every option."""

import json

import pytest

from grotto.core.digest import digest
from grotto.core.errors import GameOver, IllegalAction
from grotto.core.seats import NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.core.stream import Stream
from tests.laws.cases import Case, all_cases, answer, plain_cases, positions, walk

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)


def finish(case: Case, state: State, seed: int) -> State:
    stream = Stream(seed)
    while state.to_act() != NOBODY:
        state.apply(answer(case, state, stream))
    return state


@every_case
def test_random_games_end_and_never_lose_or_double_a_piece(case: Case) -> None:
    for state in walk(case, seed=1):
        assert case.game.violations(state) == []


@every_case
def test_playing_a_copy_leaves_the_original_alone(case: Case) -> None:
    for state in positions(case, seed=2, every=97):
        before = digest(state)

        finish(case, state.copy(), seed=3)

        assert digest(state) == before


@plain_case
def test_a_copy_plays_on_like_its_original(case: Case) -> None:
    for state in positions(case, seed=4, every=97):
        twin = state.copy()

        assert digest(finish(case, state, seed=5)) == digest(finish(case, twin, seed=5))


@plain_case
def test_looking_changes_nothing(case: Case) -> None:
    for state in positions(case, seed=6, every=23):
        before = digest(state)

        case.game.refusals(state)
        case.game.prompt(state)
        case.game.view(state, 0)
        case.game.view(state, SPECTATOR)
        case.game.worlds(state, 0, Stream(7))
        state.outcome()
        state.legal_actions()

        assert digest(state) == before


@plain_case
def test_no_game_comes_back_to_a_state_it_was_in(case: Case) -> None:
    digests = [digest(state) for state in walk(case, seed=8)]

    assert len(set(digests)) == len(digests)


@plain_case
def test_telling_events_does_not_change_the_game(case: Case) -> None:
    stream = Stream(9)
    silent, told = case.new(), case.new()
    while silent.to_act() != NOBODY:
        action = answer(case, silent, stream)
        silent.apply(action)
        told.play(action)

    assert digest(told) == digest(silent)


@plain_case
def test_every_seat_that_is_asked_has_an_answer_and_a_question(case: Case) -> None:
    for state in walk(case, seed=10):
        if state.to_act() >= 0:
            assert state.legal_actions()
            assert case.game.prompt(state) is not None


@plain_case
def test_the_offers_come_in_a_fixed_order(case: Case) -> None:
    for state in positions(case, seed=11, every=13):
        texts = [action.text() for action in state.legal_actions()]

        assert [action.text() for action in state.copy().legal_actions()] == texts


@plain_case
def test_a_stranger_is_refused_and_changes_nothing(case: Case) -> None:
    strangers = {
        a.text(): a for state in positions(case, 12, 41) for a in state.legal_actions()[:5]
    }
    for state in positions(case, seed=13, every=53):
        before, offers = digest(state), {action.text() for action in state.legal_actions()}
        for text, action in strangers.items():
            if text not in offers:
                with pytest.raises((IllegalAction, GameOver)):
                    state.play(action)

        assert digest(state) == before


@plain_case
def test_refusals_speak_only_of_what_is_not_offered(case: Case) -> None:
    for state in positions(case, seed=14, every=7):
        offers = [action.text() for action in state.legal_actions()]
        for refusal in case.game.refusals(state):
            assert not any(refusal.covers(text) for text in offers)
            assert refusal.rule


@plain_case
def test_a_view_is_plain_values(case: Case) -> None:
    for state in positions(case, seed=15, every=41):
        for viewer in (SPECTATOR, *range(case.seats)):
            view = case.game.view(state, viewer)

            assert json.loads(json.dumps(view)) == view


@plain_case
def test_the_outcome_ranks_seats_by_their_itemised_totals(case: Case) -> None:
    *_, last = walk(case, seed=16)
    outcome = last.outcome()

    assert len(outcome.sheets) == len(outcome.ranks) == len(outcome.totals)
    assert outcome.winners or outcome.marks
    assert min(outcome.ranks) == 1
