"""Searches for a good game alone, where nothing is left to chance: a beam of the best positions.

Run `python -m tests.golden.alone GAME WIDTH` to see how far it comes.
"""

import sys
from dataclasses import dataclass
from typing import Any

from grotto.bots import evaluation_of
from grotto.bots.evaluation import Evaluation
from grotto.core.action import Action
from grotto.core.digest import digest
from grotto.core.seats import NOBODY
from grotto.core.state import State
from grotto.games import find_game

TURN = {"caverna": "place "}
"""How the question begins between two of which positions are compared."""


@dataclass
class Line:
    """A way to play up to some question."""

    state: State
    moves: list[str]
    worth: float


class Search:
    """Looks for good games of one kind."""

    def __init__(self, game_id: str, width: int) -> None:
        self.game = find_game(game_id)
        judge = evaluation_of(self.game)
        assert judge is not None
        self.judge: Evaluation[Any] = judge
        self.width = width
        self.turn = TURN[game_id]

    def best(self) -> Line:
        """Return the best game found."""
        lines = [self.go_on(Line(self.game.new(1, {}), [], 0.0))]
        while any(line.state.to_act() != NOBODY for line in lines):
            longer = [after for line in lines for after in self.turns(line)]
            lines = self.different(sorted(longer, key=lambda line: -line.worth))
        return max(lines, key=lambda line: line.state.outcome().totals[0])

    def different(self, lines: list[Line]) -> list[Line]:
        """Keep the best lines that lead to different positions."""
        kept: dict[str, Line] = {}
        for line in lines:
            kept.setdefault(digest(line.state), line)
            if len(kept) == self.width:
                break
        return list(kept.values())

    def turns(self, line: Line) -> list[Line]:
        """Return the line with every next turn; what a turn asks is answered greedily."""
        if line.state.to_act() == NOBODY:
            return [line]
        return [self.go_on(self.played(line, offer)) for offer in self.worthwhile(line.state)]

    def worthwhile(self, state: State) -> list[Action]:
        """List the answers that the evaluation would try."""
        return [offer for offer in state.legal_actions() if self.judge.tries(state, offer)]

    def played(self, line: Line, offer: Action) -> Line:
        """Return the line with one more answer."""
        state = line.state.copy()
        state.apply(offer)
        return Line(state, [*line.moves, offer.text()], self.judge.worth(state, 0))

    def go_on(self, line: Line) -> Line:
        """Answer greedily until the next turn, or the end."""
        while line.state.to_act() != NOBODY and not self.is_turn(line.state):
            lines = [self.played(line, offer) for offer in self.worthwhile(line.state)]
            line = max(lines, key=lambda after: after.worth)
        return line

    def is_turn(self, state: State) -> bool:
        """Tell whether a new turn begins."""
        return state.agenda[-1].text().startswith(self.turn)


if __name__ == "__main__":
    found = Search(sys.argv[1], int(sys.argv[2])).best()
    sys.stdout.write("\n".join(found.moves) + f"\n{found.state.outcome().totals[0]} points\n")
