"""A search over whole turns: the best ones are played on in several worlds and compared there.

All of them meet the same worlds and the same luck, so that luck does not decide between them; and
they were found without knowing it, so that none is chosen for luck that it foresaw.
"""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import Line, added, goes_on, points_of, turn_by_offer, turns_of
from grotto.bots.search.policy import LUCK, likely_answer
from grotto.bots.search.search import Inquiry, Search, Thought
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream

FARTHEST: Final = 400
"""Playing on ends after so many answers, if the own turn has not come back."""

LAST_TWO: Final = 2
"""So many turns are compared to the end; of more, the worse half drops out on the way."""


@final
@mypyc_attr(acyclic=True)
class Trial:
    """A turn that is played on: what all seats got, added up over some worlds."""

    __slots__ = ("actions", "sums", "worlds", "worth")

    def __init__(self, line: Line) -> None:
        self.actions = line.actions
        self.sums = line.points
        self.worlds = 0
        self.worth = line.worth

    def add(self, points: list[float], evaluation: Evaluation[Any], seat: int) -> None:
        """Count one more world."""
        self.sums = added(self.sums, points) if self.worlds else points
        self.worlds += 1
        self.worth = evaluation.goal(self.points(), seat)

    def points(self) -> list[float]:
        """Return what all seats may expect."""
        worlds = max(1, self.worlds)
        return [total / worlds for total in self.sums]

    def thought(self) -> Thought:
        """Return what is thought of its first answer."""
        return Thought(self.actions[0], self.worth, self.points())


def worth_of_trial(trial: Trial) -> float:
    """Return the worth of a trial, to sort by."""
    return trial.worth


@final
class TurnSearch(Search):
    """Compares whole turns by what they lead to some own turns later."""

    def __init__(
        self,
        width: int,
        candidates: int = 1,
        worlds: int = 0,
        turns: int = 1,
        reply: int = 1,
        patience: int = 1,
    ) -> None:
        self.width = width  # of the beam that looks for turns
        self.candidates = candidates  # turns that are played on,
        self.worlds = worlds  # in so many worlds,
        self.turns = turns  # until so many more own turns are over,
        self.reply = reply  # which a beam of this width looks for; 0: answers that are likely
        self.patience = patience  # worlds before the worse half drops out for the first time

    def steps(self) -> int:
        """Return how often turns are played on at most, and once to find them."""
        return 1 + self.candidates * self.worlds

    def think(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return the best turns, each by its first answer."""
        trials = first_trials(inquiry, self.width, stream, budget)
        best = trials[: self.candidates]
        for number in range(1, self.worlds + 1):
            if len(best) == 1 or not self._try_in_a_world(inquiry, best, stream, budget):
                break
            best.sort(key=worth_of_trial, reverse=True)
            times, more = divmod(number, self.patience)
            if not more and times & times - 1 == 0 and len(best) > LAST_TWO:
                best = best[: (len(best) + 1) // 2]
        return by_first_answer(best + trials)

    def weigh(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return a thought about every offer, in their order, each played on in all worlds."""
        trials = turn_of_each(
            inquiry, inquiry.world(stream), inquiry.offers, self.width, stream, budget
        )
        for _ in range(self.worlds):
            if not self._try_in_a_world(inquiry, trials, stream, budget):
                break
        return [trial.thought() for trial in trials]

    def _try_in_a_world(
        self, inquiry: Inquiry, trials: list[Trial], stream: Stream, budget: Budget
    ) -> bool:
        """Play all trials on in one more world; tell whether there was time for it."""
        world, luck = inquiry.world(stream), stream.below(LUCK)
        ends: list[list[float]] = []
        for trial in trials:
            if budget.is_over():
                return False
            ends.append(self._end_of(inquiry, world, trial.actions, luck, budget))
            budget.spend()
        for i in range(len(trials)):
            trials[i].add(ends[i], inquiry.evaluation, inquiry.seat)
        return True

    def _end_of(
        self, inquiry: Inquiry, world: State, actions: list[Action], luck: int, budget: Budget
    ) -> list[float]:
        """Return the points all may expect some own turns after a first one."""
        state, stream = world.copy(), Stream(luck)
        follow(state, actions, inquiry.seat)
        game, evaluation, seat = inquiry.game, inquiry.evaluation, inquiry.seat
        for _ in range(self.turns):
            if not until_own_turn(game, evaluation, state, seat, stream):
                break
            if self.reply:
                offers = state.legal_actions()
                state = turns_of(inquiry, state, offers, self.reply, stream, budget)[0].state
            else:
                end_turn(game, evaluation, state, seat, stream)
        return points_of(game, evaluation, state, luck)


def first_trials(inquiry: Inquiry, width: int, stream: Stream, budget: Budget) -> list[Trial]:
    """Return the best turns that a beam finds in one world, the best first: one step."""
    lines = turns_of(inquiry, inquiry.world(stream), inquiry.offers, width, stream, budget)
    budget.spend()
    return [Trial(line) for line in lines]


def turn_of_each(
    inquiry: Inquiry,
    world: State,
    offers: list[Action],
    width: int,
    stream: Stream,
    budget: Budget,
) -> list[Trial]:
    """Return the best turn that begins with each offer, in their order, all to be played on."""
    lines = turn_by_offer(inquiry, world, offers, width, stream, budget)
    return [Trial(line) for line in lines]


def follow(state: State, actions: list[Action], seat: int) -> None:
    """Give the answers of a line, as far as they are possible: secrets may differ here."""
    for action in actions:
        if state.to_act() != seat:
            return
        text = action.text()
        for offer in state.legal_actions():
            if offer is action or offer.text() == text:
                state.apply(offer)
                break
        else:
            return


def until_own_turn(
    game: Game[Any], evaluation: Evaluation[Any], state: State, seat: int, stream: Stream
) -> bool:
    """Let the others play until a turn of `seat` begins; tell whether one does."""
    for _ in range(FARTHEST):
        who = state.to_act()
        if who == NOBODY:
            return False
        if who == CHANCE:
            state.apply(game.deal(state, stream))
        elif who == seat and state.begins_turn():
            return True
        else:
            state.apply(likely_answer(game, evaluation, state, stream))
    return False


def end_turn(
    game: Game[Any], evaluation: Evaluation[Any], state: State, seat: int, stream: Stream
) -> None:
    """Let a seat play a turn of likely answers, at least one."""
    state.apply(likely_answer(game, evaluation, state, stream))
    while goes_on(state, seat):
        state.apply(likely_answer(game, evaluation, state, stream))


def by_first_answer(trials: list[Trial]) -> list[Thought]:
    """Return one thought for each first answer: that about the first trial which begins with it."""
    thoughts: list[Thought] = []
    seen: set[str] = set()
    for trial in trials:
        first = trial.actions[0]
        if first.text() not in seen:
            seen.add(first.text())
            thoughts.append(trial.thought())
    return thoughts
