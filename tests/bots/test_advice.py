"""Hints and reviews: the best answers with reasons, and what moves were worth."""

from itertools import pairwise

import pytest

from grotto.bots import new_bot, thinking_for
from grotto.bots.advice import advise, fill_up
from grotto.bots.evaluation import Evaluation
from grotto.bots.review import review
from grotto.bots.search.budget import Budget
from grotto.bots.searching import SearchBot, inquiry_at
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES, find_game
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.play.position import Position
from grotto.play.table import Table

SMALLEST = {game: GAMES[game].info.seats[0] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_three_answers_with_points_and_a_reason(game: str) -> None:
    table = Table(game, SMALLEST[game], seed="hints")
    before = table.options()

    hints = table.hint(seconds=0.5)

    offered = table.options()
    assert offered == before
    assert len(hints) == min(3, len(offered))
    assert len({hint.action.text() for hint in hints}) == len(hints)
    assert all(hint.action.text() in offered for hint in hints)
    for language in LANGUAGES:
        assert all(Texts(language).say(hint.reason) for hint in hints)


@pytest.mark.parametrize("game", GAMES)
def test_hints_stand_in_the_order_of_the_lead_that_they_name(game: str) -> None:
    table = Table(game, SMALLEST[game], seed="order")

    hints = table.hint(seconds=0.5)

    assert all(now.lead <= before.lead for before, now in pairwise(hints))


def test_a_hint_shows_what_its_answer_was_weighed_by() -> None:
    """The search names answers; then all of them are compared with the same effort."""
    table = Table("stone_age", 2, seed="order")
    position, seed = table.position(table.to_act), len(table.history)
    evaluation, design = thinking_for(table.game)
    thoughts = SearchBot(evaluation, design.master, seed).think(position)
    named = [thought.action for thought in thoughts[:3]]
    named += fill_up(named, position, evaluation, Stream(seed), Budget())
    inquiry = inquiry_at(position, evaluation, named)
    weighed = design.master(2).weigh(inquiry, Stream(seed), Budget())

    hints = table.hint()

    assert {hint.action.text(): hint.points for hint in hints} == {
        thought.action.text(): thought.points[position.seat] for thought in weighed
    }


class Counting(Evaluation[State]):
    """Counts how many states it is asked about."""

    def __init__(self) -> None:
        self.asked = 0

    def worth(self, state: State, seat: int) -> float:
        self.asked += 1
        return float(self.asked)


def test_who_has_no_time_left_looks_at_no_more_answers_than_are_missing() -> None:
    table = Table("stone_age", 2, seed="hurry")
    position, evaluation, budget = table.position(table.to_act), Counting(), Budget()
    budget.stop()
    first, *rest = position.offers

    found = fill_up([first], position, evaluation, Stream(1), budget)

    assert evaluation.asked == len(found) == 2
    assert set(found) == set(rest[:2])


def test_three_answers_are_named_however_short_the_time_is() -> None:
    table = Table("caverna", 2, seed="hurry")

    assert len(advise(table.position(table.to_act), seed=1, seconds=0.0)) == 3


def test_the_same_table_gives_the_same_hints() -> None:
    hints = [Table("stone_age", 2, seed="same").hint() for _ in range(2)]

    assert hints[0] == hints[1]


def test_a_hint_follows_from_what_the_seat_knows() -> None:
    """Twins of a table, with all secrets dealt anew, give the same advice."""
    table = Table("lost_mines", 3, seed="twins")
    truth = table.position(table.to_act)
    twins = [Position(table.game, truth.world(Stream(deal)), truth.seat) for deal in range(3)]

    advice = advise(truth, seed=1)

    assert all(advise(twin, seed=1) == advice for twin in twins)


def test_nobody_is_advised_when_nobody_is_asked() -> None:
    table = Table("stone_age", 2, options={"max_rounds": 1}, seed="short")
    bots = [new_bot("random", table.game, seat) for seat in range(2)]
    while not table.over:
        table.play(bots[table.to_act].choose(table.position(table.to_act)).text())

    assert table.hint() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_terms_of_a_seat_add_up_to_its_points(game: str) -> None:
    table = Table(game, SMALLEST[game], seed="terms")
    evaluation, _ = thinking_for(find_game(game))
    state = table.position(table.to_act).world(Stream(1))
    points = evaluation.points(state)

    for seat in range(SMALLEST[game]):
        terms = evaluation.terms(state, seat)
        assert sum(terms.values()) == pytest.approx(points[seat])
        for language in LANGUAGES:
            assert all(Texts(language).has(f"{game}-term-{name}") for name in terms)


def short_game(levels: list[str]) -> Table:
    table = Table("stone_age", len(levels), options={"max_rounds": 3}, seed="review")
    bots = [new_bot(level, table.game, seat) for seat, level in enumerate(levels)]
    while not table.over:
        table.play(bots[table.to_act].choose(table.position(table.to_act)).text())
    return table


def test_a_review_judges_every_move_and_ends_with_the_result() -> None:
    record = short_game(["player", "random"]).record()
    seen: list[int] = []

    found = review(record, progress=seen.append)

    assert [move.text for move in found.moves] == [move.text for move in record.moves]
    assert seen == list(range(1, len(record.moves) + 1))
    assert found.moves[-1].points == record.result
    assert all(move.luck for move in found.moves if move.seat == CHANCE)
    assert not any(move.luck for move in found.moves if move.seat != CHANCE)


def test_who_plays_anything_pays_more_for_choices_than_who_thinks() -> None:
    found = review(short_game(["player", "random"]).record())

    assert found.cost_of(1) > found.cost_of(0)
    assert found.costly(3)[0].seat == 1
    assert all(move.better != move.text for move in found.costly(3))


def test_a_review_is_the_same_every_time() -> None:
    record = short_game(["greedy", "random"]).record()

    assert review(record, seed=3) == review(record, seed=3)
