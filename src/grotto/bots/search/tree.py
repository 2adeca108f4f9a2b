"""A tree search over re-dealt worlds: one tree for all of them, grown where it looks best.

Every step deals a world, walks down the tree with the answers that promise most, adds a node and
judges the state there. Answers are tried in the order of their worth one action ahead, few at
first and more with every visit; what chance answers is part of the tree.
"""

from math import exp, inf, sqrt
from typing import Any, Final, final

from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import added, goes_on, points_of
from grotto.bots.search.policy import LUCK, likely_answer, tried, worths_of
from grotto.bots.search.search import Inquiry, Search, Thought
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream

DEEPEST: Final = 60
"""No walk down the tree is longer."""

FEWEST: Final = 2
"""So many answers are compared from the first visit on."""

UNTRIED: Final = 0.05
"""What an answer nobody tried yet is put below what its worth promises, of the whole span."""


@final
class Node:
    """A place in the tree: how often it was visited, and what all seats got then, added up.

    It is not marked as acyclic: what is nested so deep is freed by means of the garbage collector,
    and compiled objects without it would write over their neighbours.
    """

    __slots__ = ("children", "offers", "order", "sums", "texts", "visits", "worths")

    def __init__(self) -> None:
        self.visits = 0
        self.sums: list[float] = []
        self.children: dict[str, Node] = {}
        self.worths: dict[str, float] = {}  # of answers, one action ahead
        self.offers: list[Action] = []  # when somebody was last asked here,
        self.texts: list[str] = []  # as they are written,
        self.order: list[tuple[float, int]] = []  # and what is lost by each, the best first

    def child(self, text: str) -> "Node":
        """Return the node behind an answer, a new one when nobody went there."""
        found = self.children.get(text)
        if found is None:
            found = self.children[text] = Node()
        return found

    def count(self, points: list[float]) -> None:
        """Count a visit."""
        self.visits += 1
        self.sums = added(self.sums, points) if self.sums else points

    def knows(self, offers: list[Action]) -> bool:
        """Tell whether the offers are the very ones of the last time."""
        same = len(offers) == len(self.offers)
        for i in range(len(offers)):
            if not same:
                break
            same = offers[i] is self.offers[i]
        return same

    def mean(self) -> list[float]:
        """Return what all seats got on average."""
        visits = max(1, self.visits)
        return [total / visits for total in self.sums]


def take_apart(root: Node) -> None:
    """Free a tree node by node.

    What is freed more than some fifty objects deep is put off by means of the garbage collector;
    compiled answers, which it does not know, would write over their neighbours then.
    """
    nodes = [root]
    while nodes:
        node = nodes.pop()
        nodes += list(node.children.values())
        node.children = {}


@final
class TreeSearch(Search):
    """Looks where it is most promising, as deep as its steps reach."""

    def __init__(
        self,
        iterations: int,
        temperature: float,
        *,
        curiosity: float = 1.2,
        widening: float = 2.0,
        quiet: bool = False,
        replies: int = 0,
        glancing: bool = False,
    ) -> None:
        self.iterations = iterations
        self.temperature = (
            temperature  # a difference of worth that makes an answer e times likelier
        )
        self.curiosity = curiosity
        self.widening = widening  # answers compared after one visit; they grow with its root
        self.quiet = quiet  # whether turns are ended by likely answers before they are judged
        self.replies = replies  # answers of others that are compared; 0: as many as own ones
        self.glancing = glancing  # whether answers are put in order at a glance

    def steps(self) -> int:
        """Return how many worlds are dealt."""
        return self.iterations

    def think(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return the answers by how often they were tried, which is how good they looked."""
        root = Node()
        walk = _Walk(self, inquiry, stream, root)
        for _ in range(self.iterations):
            walk.step()
            budget.spend()
            if budget.is_over():
                break
        found = _thoughts(inquiry, root)
        take_apart(root)
        return found

    def weigh(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return a thought about every offer, in their order, each visited as often."""
        root = Node()
        walk = _Walk(self, inquiry, stream, root)
        offers = inquiry.offers
        for _ in range(max(1, self.iterations // len(offers))):
            luck = stream.below(LUCK)
            for offer in offers:
                walk.stream = Stream(luck)  # all of them meet the same worlds
                walk.step(offer)
            budget.spend(len(offers))
            if budget.is_over():
                break
        found = [_thought(inquiry, root, offer) for offer in offers]
        take_apart(root)
        return found


@final
class _Walk:
    """One search in progress."""

    def __init__(self, search: TreeSearch, inquiry: Inquiry, stream: Stream, root: Node) -> None:
        self.search = search
        self.inquiry = inquiry
        self.game: Game[Any] = inquiry.game
        self.evaluation: Evaluation[Any] = inquiry.evaluation
        self.stream = stream
        self.root = root
        self.least = inf  # what the seat got at worst,
        self.most = -inf  # and at best

    def step(self, first: Action | None = None) -> None:
        """Deal a world, walk down, from a first answer if there is one, and count what all get."""
        state = self.inquiry.world(self.stream)
        path = [self.root]
        if first is not None:
            state.apply(first)
            path.append(self.root.child(first.text()))
        self._walk_down(state, path)
        points = points_of(self.game, self.evaluation, state, self.stream.below(LUCK))
        got = self.evaluation.goal(points, self.inquiry.seat)
        self.least = min(self.least, got)
        self.most = max(self.most, got)
        for node in path:
            node.count(points)

    def _walk_down(self, state: State, path: list[Node]) -> None:
        """Answer for everybody until a new node is reached."""
        lucky = False  # whether chance was asked on the way: then most nodes are new
        while len(path) < DEEPEST:
            node, who = path[-1], state.to_act()
            if who == NOBODY:
                return
            if who == CHANCE:
                answer = self.game.deal(state, self.stream)
                text = answer.text()
                lucky = True
            else:
                offers = state.legal_actions()
                if len(offers) == 1:
                    state.apply(offers[0])
                    continue
                if not node.visits and len(path) > 1 and (lucky or not self._is_settled(who)):
                    self._end_turn(state, who)
                    return
                number = self._select(node, state, who, offers)
                answer, text = offers[number], node.texts[number]
            state.apply(answer)
            path.append(node.child(text))

    def _is_settled(self, seat: int) -> bool:
        """Tell whether a seat always answers what is likely, so that there is nothing to learn."""
        return self.search.replies == 1 and seat != self.inquiry.seat

    def _end_turn(self, state: State, seat: int) -> None:
        """Bring a turn to its end, if the evaluation is better there."""
        while self.search.quiet and goes_on(state, seat):
            state.apply(likely_answer(self.game, self.evaluation, state, self.stream))

    def _select(self, node: Node, state: State, seat: int, offers: list[Action]) -> int:
        """Return the answer that promises most: good so far, likely, or not tried enough."""
        if not node.knows(offers):
            self._put_in_order(node, state, seat, offers)
        texts = node.texts
        width = max(FEWEST, int(self.search.widening * sqrt(node.visits + 1.0)))
        if self.search.replies and seat != self.inquiry.seat:
            width = self.search.replies
        order = node.order[:width]
        if not order:
            return 0
        if len(order) == 1:
            return order[0][1]
        top = -order[0][0]
        odds = [exp((-loss - top) / self.search.temperature) for loss, _ in order]
        whole = float(sum(odds))
        span = self.most - self.least if self.most > self.least else 1.0
        here = self.evaluation.goal(node.mean(), seat) if node.visits else 0.0
        eager = self.search.curiosity * sqrt(node.visits + 1.0) / whole
        best, found = -inf, order[0][1]
        for number in range(len(order)):
            loss, i = order[number]
            child = node.children.get(texts[i])
            if child is None or not child.visits:
                good = (here - loss - top - self.least) / span - UNTRIED if node.visits else 0.0
                bonus = eager * odds[number]
            else:
                good = (self.evaluation.goal(child.mean(), seat) - self.least) / span
                bonus = eager * odds[number] / (1 + child.visits)
            if good + bonus > best:
                best, found = good + bonus, i
        return found

    def _put_in_order(self, node: Node, state: State, seat: int, offers: list[Action]) -> None:
        """Note the answers on offer, the best at first sight first."""
        node.offers = offers
        node.texts = [offer.text() for offer in offers]
        self._learn_worths(node, state, seat, offers, node.texts)
        losses = [-node.worths[text] for text in node.texts]
        node.order = sorted([(losses[i], i) for i in range(len(losses)) if losses[i] != inf])

    def _learn_worths(
        self, node: Node, state: State, seat: int, offers: list[Action], texts: list[str]
    ) -> None:
        """Look one action ahead at answers that this node has not seen in other worlds."""
        new = [i for i in range(len(texts)) if texts[i] not in node.worths]
        if not new:
            return
        fresh = [offers[i] for i in new]
        likely = tried(self.evaluation, state, fresh)
        luck = self.stream.below(LUCK)
        worths = worths_of(
            self.game,
            self.evaluation,
            state,
            likely,
            seat,
            luck,
            glancing=self.search.glancing,
        )
        for offer in fresh:
            node.worths[offer.text()] = -inf
        for number in range(len(likely)):
            node.worths[likely[number].text()] = worths[number]


def _thoughts(inquiry: Inquiry, root: Node) -> list[Thought]:
    """Return what was found about the answers, the most visited first."""
    found: list[tuple[int, float, Thought]] = []
    for offer in inquiry.offers:
        text = offer.text()
        child = root.children.get(text)
        if child is not None and child.visits:
            thought = _thought(inquiry, root, offer)
            found.append((child.visits, root.worths.get(text, -inf), thought))
    found.sort(key=_rank, reverse=True)
    return [thought for _, _, thought in found]


def _thought(inquiry: Inquiry, root: Node, offer: Action) -> Thought:
    """Return what was found about an answer that was visited."""
    points = root.children[offer.text()].mean()
    return Thought(offer, inquiry.evaluation.goal(points, inquiry.seat), points)


def _rank(found: tuple[int, float, Thought]) -> tuple[int, float]:
    return found[0], found[1]
