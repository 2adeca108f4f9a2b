"""Laws of secrets: a view gives nothing away, and re-dealt worlds really hide."""

import json
from collections import Counter
from itertools import chain, count, cycle, islice

import pytest

from grotto.core.digest import digest
from grotto.core.seats import SPECTATOR
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState
from grotto.play.referee import forced_answer
from tests.laws.cases import Case, plain_cases, positions, walk
from tests.laws.facts import laws_of

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
ENOUGH_TO_DIFFER = 24
THOUSANDS = 3000


def viewers(case: Case) -> list[int]:
    return [SPECTATOR, *range(case.seats)]


@plain_case
def test_a_view_cannot_tell_apart_worlds_that_differ_only_in_secrets(case: Case) -> None:
    for number, state in enumerate(positions(case, seed=41, every=5)):
        for viewer in viewers(case):
            world = case.game.worlds(state, viewer, Stream(number))

            assert case.game.view(world, viewer) == case.game.view(state, viewer)
            assert case.game.violations(world) == []


@plain_case
def test_views_keep_secrets_on_thousands_of_positions(case: Case) -> None:
    games = (positions(case, seed, every=1) for seed in count(200))
    reached = islice(chain.from_iterable(games), THOUSANDS)
    for (number, state), viewer in zip(enumerate(reached), cycle(viewers(case)), strict=False):
        world = case.game.worlds(state, viewer, Stream(number))

        assert case.game.view(world, viewer) == case.game.view(state, viewer)


@plain_case
def test_a_projection_cannot_tell_worlds_apart_either(case: Case) -> None:
    for number, state in enumerate(positions(case, seed=44, every=5)):
        for viewer in viewers(case):
            world = case.game.worlds(state, viewer, Stream(number))

            assert case.game.projection(world, viewer) == case.game.projection(state, viewer)


@plain_case
def test_what_score_sheets_consist_of_cannot_tell_worlds_apart_either(case: Case) -> None:
    for number, state in enumerate(positions(case, seed=46, every=19)):
        for viewer in viewers(case):
            world = case.game.worlds(state, viewer, Stream(number))

            for seat in range(case.seats):
                known = case.game.portions(state, seat, viewer)
                assert case.game.portions(world, seat, viewer) == known


@plain_case
def test_what_is_worked_out_ahead_cannot_tell_worlds_apart_either(case: Case) -> None:
    for number, state in enumerate(positions(case, seed=45, every=19)):
        for seat in range(case.seats):
            ahead = case.game.ahead(state, seat)
            world = case.game.worlds(state, seat, Stream(number))

            assert case.game.ahead(world, seat) == ahead
            assert json.loads(json.dumps(ahead)) == ahead


@plain_case
def test_whoever_is_asked_has_the_same_offers_in_every_world(case: Case) -> None:
    for number, state in enumerate(positions(case, seed=42, every=5)):
        if (seat := state.to_act()) >= 0:
            world = case.game.worlds(state, seat, Stream(number))

            assert [a.text() for a in world.legal_actions()] == [
                a.text() for a in state.legal_actions()
            ]
            assert case.game.prompt(world) == case.game.prompt(state)
            assert case.game.refusals(world) == case.game.refusals(state)


@plain_case
def test_worlds_follow_from_what_the_viewer_knows_and_from_nothing_else(case: Case) -> None:
    for number, state in enumerate(positions(case, seed=49, every=17)):
        for viewer in viewers(case):
            twin = case.game.worlds(state, viewer, Stream(number + 1))
            worlds = [case.game.worlds(known, viewer, Stream(number)) for known in (state, twin)]

            assert digest(worlds[0]) == digest(worlds[1])


@plain_case
@pytest.mark.parametrize("seed", range(43, 49))
def test_re_dealt_worlds_differ_whenever_two_fit(case: Case, seed: int) -> None:
    fitting = laws_of(case.game_id).worlds_that_fit
    for state in positions(case, seed=seed, every=31):
        for viewer in viewers(case):
            stream = Stream(seed)
            worlds = {
                digest(case.game.worlds(state, viewer, stream)) for _ in range(ENOUGH_TO_DIFFER)
            }

            assert (len(worlds) > 1) == (fitting(state, viewer) > 1)


@plain_case
def test_what_the_referee_answers_was_the_only_answer_for_all_that_anybody_knows(
    case: Case,
) -> None:
    for number, state in enumerate(chain.from_iterable(walk(case, seed) for seed in range(60, 64))):
        forced = forced_answer(state)
        if forced is None:
            continue
        for viewer in viewers(case):
            world = case.game.worlds(state, viewer, Stream(number))

            assert [action.text() for action in world.legal_actions()] == [forced.text()]


@plain_case
def test_who_has_the_same_eyes_sees_the_same(case: Case) -> None:
    shared = 0
    for state in positions(case, seed=52, every=3):
        for viewer in viewers(case):
            eyes = case.game.eyes(state, viewer)
            shared += eyes != viewer

            assert case.game.view(state, eyes) == case.game.view(state, viewer)
            assert case.game.eyes(state, eyes) == eyes

    assert shared or not laws_of(case.game_id).shares_views


def with_secret_card(left: int) -> StoneAgeState:
    """A position in which seat 0 holds a secret card and `left` cards are in the deck."""
    case = Case("stone_age", 2)
    state = next(islice(positions(case, seed=0, every=1), 60, None))
    assert isinstance(state, StoneAgeState)
    unseen = [card for card in range(36) if state.deck >> card & 1]
    state.players[0].secret_cards = 1 << unseen[0]
    state.deck = sum(1 << card for card in unseen[1 : left + 1])
    state.players[1].cards |= sum(1 << card for card in unseen[left + 1 :])
    return state


def secret_of(state: State) -> int:
    assert isinstance(state, StoneAgeState)
    return state.players[0].secret_cards


@pytest.mark.rule("STA-12.2")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_every_fitting_world_is_dealt_equally_often(left: int) -> None:
    state, stream, samples = with_secret_card(left), Stream(50), 4000

    dealt = Counter(secret_of(STONE_AGE.worlds(state, 1, stream)) for _ in range(samples))

    assert len(dealt) == left + 1
    expected = samples / (left + 1)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in dealt.values())


@pytest.mark.rule("STA-12.2")
def test_the_owner_keeps_the_secret_card_in_every_world() -> None:
    state, stream = with_secret_card(3), Stream(51)

    dealt = {secret_of(STONE_AGE.worlds(state, 0, stream)) for _ in range(50)}

    assert dealt == {secret_of(state)}
