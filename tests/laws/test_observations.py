"""Laws of environments: what agents see, and the numbers of their answers, in every game."""

from copy import deepcopy

import pytest

from grotto.core.stream import Stream
from grotto.envs.session import Session
from grotto.envs.setting import Setting
from grotto.play.table import Table
from tests.laws.cases import Case, all_cases, plain_cases, positions

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
any_case = pytest.mark.parametrize("case", all_cases(), ids=str)


def setting_of(case: Case) -> Setting:
    return Setting(case.game_id, case.seats, case.options)


def play_on(session: Session, stream: Stream, steps: int) -> None:
    """Answer at random, so many times at most."""
    for _ in range(steps):
        if not session.is_over:
            numbers = session.course.numbers
            session.step(numbers[stream.below(len(numbers))])


@plain_case
def test_an_observation_cannot_tell_apart_worlds_that_differ_only_in_secrets(case: Case) -> None:
    encoder = setting_of(case).new_encoder()
    for number, state in enumerate(positions(case, seed=71, every=19)):
        for seat in range(case.seats):
            world = case.game.worlds(state, seat, Stream(number))

            assert encoder.observe(world, seat) == encoder.observe(state, seat)


@any_case
def test_an_observation_is_made_from_the_view_alone(case: Case) -> None:
    setting = setting_of(case)
    encoder = setting.new_encoder()  # one for all: it may keep only what is still right
    for state in positions(case, seed=72, every=37):
        for seat in range(case.seats):
            seen = setting.layout.from_view(case.game.view(state, seat), seat, case.seats)

            assert encoder.observe(state, seat) == seen
            assert len(seen) == setting.size


@plain_case
def test_an_encoder_keeps_nothing_that_is_out_of_date(case: Case) -> None:
    setting = setting_of(case)
    kept = setting.new_encoder()
    for state in positions(case, seed=78, every=1):
        seat = max(state.to_act(), 0)

        assert kept.observe(state, seat) == setting.new_encoder().observe(state, seat)


@any_case
def test_no_two_answers_to_a_question_share_a_number(case: Case) -> None:
    setting = setting_of(case)
    for state in positions(case, seed=73, every=7):
        if state.to_act() >= 0:
            numbers = setting.numbering.of(state.legal_actions())

            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < setting.numbering.size for number in numbers)


@plain_case
def test_a_mask_shows_the_answers_on_offer_to_whom_is_asked_alone(case: Case) -> None:
    session, stream = Session(setting_of(case), "mask"), Stream(74)
    while not session.is_over:
        masks = [session.mask(seat) for seat in range(case.seats)]

        assert sorted(session.course.numbers) == masks[session.seat].nonzero()[0].tolist()
        assert sum(int(mask.any()) for mask in masks) == 1
        play_on(session, stream, 9)


@plain_case
def test_chance_answers_as_at_a_table_with_the_same_seed(case: Case) -> None:
    session = Session(setting_of(case), "dealer")
    play_on(session, Stream(75), 60)

    table = Table(case.game_id, case.seats, seed="dealer")
    played = [move.text() for move in session.course.moves]
    for number, text in enumerate(played):
        if number == len(table.history):  # neither chance nor the referee has answered yet
            table.play(text)

    assert [move.action.text() for move in table.history[: len(played)]] == played


@plain_case
def test_a_twin_in_mid_game_goes_on_as_the_game_itself(case: Case) -> None:
    session = Session(setting_of(case), "twin")
    play_on(session, Stream(76), 40)
    twin, before = deepcopy(session), session.state.key()

    play_on(twin, Stream(77), 30)
    assert session.state.key() == before

    play_on(session, Stream(77), 30)
    assert session.state.key() == twin.state.key()
