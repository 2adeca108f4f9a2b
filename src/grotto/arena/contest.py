"""One game between bots, from its seed to its result.

Contests and finishes are plain values, which may cross processes; games in progress never do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from grotto.bots import RANDOM, new_bot
from grotto.bots.bot import Bot
from grotto.core.game import Game
from grotto.core.options import Value
from grotto.core.playout import play_out
from grotto.core.seats import CHANCE, NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import find_game
from grotto.play.chronicle import Chronicle
from grotto.play.dealer import Dealer, question_to_chance
from grotto.play.position import Position
from grotto.play.referee import forced_answer


@dataclass(frozen=True)
class Contest:
    """A game to be played: the level at every seat, and the seed that everything follows from."""

    game: str
    levels: tuple[str, ...]
    seed: str
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Finish:
    """How a contest ended; `rounds` is 0 for a game that counts none."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: int  # choices of seats, forced ones included


def seed_number(text: str) -> int:
    """Turn a seed in words into the seed of a stream."""
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def hold(contest: Contest) -> Finish:
    """Play a contest to its end."""
    game = find_game(contest.game)
    state = game.new(len(contest.levels), contest.options)
    if set(contest.levels) == {RANDOM}:
        decisions = play_out(game, state, Stream(seed_number(contest.seed)))
    else:
        decisions = play_through(game, state, seated(contest), Dealer(contest.seed))
    return _finish(game, state, decisions)


def seated(contest: Contest) -> list[Bot]:
    """Return the bots of a contest, by seat; each has a seed of its own."""
    game = find_game(contest.game)
    return [
        new_bot(level, game, seed_number(f"{contest.seed}/seat {seat}"))
        for seat, level in enumerate(contest.levels)
    ]


def play_through(game: Game[Any], state: State, bots: Sequence[Bot], dealer: Dealer) -> int:
    """Play `state` to its end, as at a table with this dealer, and count the decisions of seats."""
    asked: list[str] = []
    chronicle = Chronicle(state)
    decisions = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            answer = dealer.deal(game, state, asked)
            asked.append(question_to_chance(state))
        else:
            position = Position(game, state, seat, chronicle.events)
            answer = forced_answer(state) or bots[seat].choose(position)
            decisions += 1
        chronicle.note(answer)
        state.apply(answer)
    return decisions


def _finish(game: Game[Any], state: State, decisions: int) -> Finish:
    outcome = state.outcome()
    rounds = game.view(state, SPECTATOR).get("round", 0)
    return Finish(
        outcome.totals, outcome.winners, rounds if isinstance(rounds, int) else 0, decisions
    )
