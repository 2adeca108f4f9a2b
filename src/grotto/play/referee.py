"""The referee answers the questions that leave no choice, so that people get only real ones."""

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.state import State


def forced_answer(state: State) -> Action | None:
    """Return the only legal answer of the seat that is asked.

    None when there is a choice, when others must not know whether there is one, or when no seat is
    asked.
    """
    if state.to_act() < 0:
        return None
    asked = state.agenda[-1]
    if isinstance(asked, Question) and asked.is_private():
        return None
    offers = state.legal_actions()
    return offers[0] if len(offers) == 1 else None
