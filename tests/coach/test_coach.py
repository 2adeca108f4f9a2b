"""The coach: what a question is about, which kinds of answers are good, and what a slip costs."""

import pytest

from grotto.bots.advice import advise
from grotto.coach.judging import LEAST_STAKE, judge
from grotto.coach.kinds import kinds_of
from grotto.coach.questions import about, asked_kind
from grotto.core.asked import Asked
from grotto.core.phrase import Phrase
from grotto.core.saying import kind_of
from grotto.games import GAMES
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.play.hint import Hint
from grotto.play.table import Table


def kinds_asked(game: str) -> set[str]:
    """Every kind of question that a game asks."""
    all_kinds = list(Asked.__subclasses__())
    for kind in all_kinds:
        all_kinds += kind.__subclasses__()
    module = f"grotto.games.{game}.asked"
    return {kind_of(kind) for kind in all_kinds if kind.__module__ == module}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.built_in)
def test_every_kind_of_question_is_explained(game: str, language: str) -> None:
    kinds, texts = kinds_asked(game), Texts(language)

    assert len(kinds) >= 5
    assert [kind for kind in sorted(kinds) if not texts.has(f"{game}-coach-{kind}")] == []


def test_the_message_about_a_question_is_found_by_what_the_seat_sees() -> None:
    table = Table("stone_age", 2, seed="coach")

    assert about("stone_age", table.view(table.to_act)) == "stone_age-coach-place"
    assert asked_kind({"question": None}) == asked_kind({}) == ""


def hint(table: Table, at: int, lead: float, *gains: str) -> Hint:
    named = tuple(Phrase(f"stone_age-term-{name}") for name in gains)
    reason = Phrase("hint-gains", {"gains": named}) if named else Phrase("hint-quiet")
    return Hint(table.position(table.to_act).offers[at], 20.0, lead, reason)


def test_good_answers_are_grouped_by_what_they_are_good_for_most() -> None:
    table = Table("stone_age", 2, seed="coach")
    hints = [
        hint(table, 0, 3.0, "food", "tools"),
        hint(table, 1, 2.9, "tools"),
        hint(table, 2, 2.8, "food"),
        hint(table, 3, 2.7),
        hint(table, 4, 3.0 - LEAST_STAKE - 0.1, "family"),
    ]

    kinds = kinds_of(hints)

    assert [kind.purpose.key for kind in kinds] == [
        "stone_age-term-food",
        "stone_age-term-tools",
        "coach-kind-quiet",
    ]
    assert kinds[0].answers == (hints[0].action, hints[2].action)
    assert kinds_of([]) == []


def feeding() -> Table:
    """Caverna, where somebody has to feed a family."""
    table = Table("caverna", 2, seed="hungry")
    while asked_kind(table.view(table.to_act)) != "feed":
        table.play(table.options()[-1])
    return table


def test_who_would_beg_though_there_is_food_is_warned_with_what_it_costs() -> None:
    table = feeding()
    position = table.position(table.to_act)
    feeds = [offer for offer in position.offers if offer.verb() == "feed"]
    hungry = min(feeds, key=lambda offer: int(offer.text().split()[1]))

    found = judge(position, hungry, seed=1, seconds=0.6)

    assert found.is_slip
    assert [lost.item for lost in found.penalties] == ["begging"]
    assert found.penalties[0].points % 3 == 0


@pytest.mark.parametrize("game", GAMES.built_in)
def test_the_best_answer_is_good_and_what_was_hinted_at_is_judged_as_it_was_weighed(
    game: str,
) -> None:
    table = Table(game, GAMES[game].info.seats[0], seed="judged")
    position = table.position(table.to_act)
    hints = advise(position, 1, 0.3)

    best = judge(position, hints[0].action, 1, hints)
    last = judge(position, hints[-1].action, 1, hints)

    assert (best.cost, best.quality, best.is_slip) == (0.0, 1.0, False)
    assert last.cost == pytest.approx(hints[0].lead - hints[-1].lead)
    assert 0.0 <= last.quality <= 1.0


def test_a_slip_says_what_is_given_up() -> None:
    table = Table("stone_age", 2, seed="coach")
    position = table.position(table.to_act)
    wasteful = position.game.parse("send hunting_grounds 5")

    found = judge(position, wasteful, seed=1, seconds=0.6)

    assert found.cost > 0
    for language in LANGUAGES:
        assert all(Texts(language).say(term) for term in found.given_up)
