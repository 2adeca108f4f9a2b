"""What seats have seen: the whole course of a game through the eyes of one of them."""

import json
from collections.abc import Sequence
from typing import Final

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.state import State
from grotto.envs.setting import Setting


class Memory:
    """Tells a game again, aloud, and remembers it; who asks often waits only for what is new."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._state: Final[State] = setting.game.new(setting.seats, setting.options)
        self._told = 0
        self._events: list[Event] = []
        self._lines: list[list[str]] = [[] for _ in range(setting.seats)]

    def events(self, moves: Sequence[Action]) -> list[Event]:
        """Return all that happened in a game, of which `moves` are all moves so far."""
        for move in moves[self._told :]:
            self._events += self._state.play(move)
        self._told = len(moves)
        return self._events

    def information_state(self, state: State, moves: Sequence[Action], seat: int) -> str:
        """Return all that a seat has seen and sees now, as one line of JSON."""
        game, lines = self._setting.game, self._lines[seat]
        for event in self.events(moves)[len(lines) :]:
            lines.append(_json(game.seen_by(event, seat).plain()))
        view = _json(game.view(state, seat))
        return f'{{"seat":{seat},"seen":[{",".join(lines)}],"view":{view}}}'


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
