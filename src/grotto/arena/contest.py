"""One game between bots, from its seed to its result.

Contests and finishes are plain values, which may cross processes; games in progress never do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grotto.arena.entrants import USUAL_SECONDS, new_entrant
from grotto.arena.faults import BotFault, Fault
from grotto.arena.line_bot import LineBot
from grotto.bots import RANDOM
from grotto.bots.bot import Bot
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.luck import question_to_chance, seed_number
from grotto.core.options import Value
from grotto.core.playout import play_out
from grotto.core.seats import CHANCE, NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import find_game
from grotto.play.chronicle import Chronicle
from grotto.play.dealer import Dealer
from grotto.play.position import Position
from grotto.play.referee import forced_answer


@dataclass(frozen=True)
class Contest:
    """A game to be played: the bot at every seat, and the seed that everything follows from."""

    game: str
    levels: tuple[str, ...]
    seed: str
    options: Mapping[str, Value]
    seconds: float = USUAL_SECONDS  # for an answer of a bot from elsewhere


@dataclass(frozen=True)
class Finish:
    """How a contest ended; `rounds` is 0 for a game that counts none.

    A game in which a bot committed a fault ends there: it has no totals, the seat at fault is last,
    and all others share the first place.
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: int  # choices of seats, forced ones included
    ranks: tuple[int, ...]
    faults: tuple[Fault, ...] = ()


def hold(contest: Contest) -> Finish:
    """Play a contest to its end."""
    game = find_game(contest.game)
    state = game.new(len(contest.levels), contest.options)
    if set(contest.levels) == {RANDOM}:
        decisions = play_out(game, state, Stream(seed_number(contest.seed)))
        return _finish(game, state, decisions)
    return play_as_contest(contest, game, state, seated(contest))


def play_as_contest(contest: Contest, game: Game[Any], state: State, bots: Sequence[Bot]) -> Finish:
    """Play a contest with these bots; whoever commits a fault loses it."""
    totals: tuple[int, ...] = ()
    try:
        decisions = play_through(game, state, bots, Dealer(contest.seed))
        finish = _finish(game, state, decisions)
        totals = finish.totals
    except BotFault as error:
        finish = forfeited(len(contest.levels), error.fault, _rounds(game, state))
    finally:
        for bot in bots:
            if isinstance(bot, LineBot):
                bot.end(totals)
    return finish


def seated(contest: Contest) -> list[Bot]:
    """Return the bots of a contest, by seat; each has a seed of its own."""
    game = find_game(contest.game)
    return [
        new_entrant(
            level,
            game,
            seed_number(f"{contest.seed}/seat {seat}"),
            contest.seconds,
            contest.options,
        )
        for seat, level in enumerate(contest.levels)
    ]


def play_through(
    game: Game[Any],
    state: State,
    bots: Sequence[Bot],
    dealer: Dealer,
    answers: list[Action] | None = None,
) -> int:
    """Play `state` to its end, as at a table with this dealer, and count the decisions of seats.

    All `answers`, those of chance too, are added to the list where one is given.
    """
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
        if answers is not None:
            answers.append(answer)
        state.apply(answer)
    return decisions


def forfeited(seats: int, fault: Fault, rounds: int = 0) -> Finish:
    """Return how a game ends in which a bot committed a fault."""
    winners = tuple(seat for seat in range(seats) if seat != fault.seat)
    ranks = tuple(seats if seat == fault.seat else 1 for seat in range(seats))
    return Finish((), winners, rounds, 0, ranks, (fault,))


def _finish(game: Game[Any], state: State, decisions: int) -> Finish:
    outcome = state.outcome()
    return Finish(outcome.totals, outcome.winners, _rounds(game, state), decisions, outcome.ranks)


def _rounds(game: Game[Any], state: State) -> int:
    rounds = game.view(state, SPECTATOR).get("round", 0)
    return rounds if isinstance(rounds, int) else 0
