"""Laws of refusals: whatever can be written and not done has a reason, with its rule."""

from itertools import islice

import pytest

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.i18n.rulebook import rulebook
from grotto.i18n.texts import LANGUAGES, Texts
from tests.laws.cases import Case, all_cases, plain_cases, walk

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
ENOUGH = 40  # well-formed actions asked about in each position
TEXTS = [Texts(language) for language in LANGUAGES]


def written_in(case: Case, seeds: range) -> list[Action]:
    """Everything that was on offer at some time in some games, each once, chance included."""
    found: dict[str, Action] = {}
    for seed in seeds:
        for state in walk(case, seed):
            if state.to_act() == CHANCE:
                found.setdefault(state.agenda[-1].text(), case.game.deal(state, Stream(seed)))
            else:
                found.update((action.text(), action) for action in state.legal_actions())
    return list({action.text(): action for action in found.values()}.values())


def some_of(actions: list[Action], stream: Stream) -> list[Action]:
    return [actions[stream.below(len(actions))] for _ in range(ENOUGH)]


@every_case
def test_whatever_is_not_on_offer_has_a_reason_with_a_rule_of_the_book(case: Case) -> None:
    known, rules = written_in(case, range(2)), {rule.id for rule in rulebook(case.game_id, "en")}
    for number, state in enumerate(walk(case, seed=70)):
        offers = {action.text() for action in state.legal_actions()}
        for action in some_of(known, Stream(number)):
            refusal = case.game.why_not(state, action)

            assert (refusal is None) == (action.text() in offers)
            if refusal is not None and state.to_act() != CHANCE:
                assert refusal.rule in rules, (action.text(), refusal)


@plain_case
def test_every_reason_is_said_in_all_languages(case: Case) -> None:
    known = written_in(case, range(2))
    reasons: dict[tuple[object, ...], Phrase] = {}
    for number, state in enumerate(walk(case, seed=71)):
        for action in some_of(known, Stream(number)):
            refusal = case.game.why_not(state, action)
            if refusal is not None:
                reasons.setdefault((refusal.reason.key, tuple(refusal.reason.args)), refusal.reason)
    for reason in reasons.values():
        assert all(texts.say(reason) for texts in TEXTS)


@plain_case
def test_nothing_secret_is_learned_by_asking(case: Case) -> None:
    known = written_in(case, range(1))
    for number, state in enumerate(islice(walk(case, seed=72), 0, None, 3)):
        if (seat := state.to_act()) < 0:
            continue
        for other in range(case.seats):
            world = case.game.worlds(state, other, Stream(number))
            for action in some_of(known, Stream(number)):
                asked = case.game.why_not(state, action, other)

                assert case.game.why_not(world, action, other) == asked
                assert other == seat or asked is not None
