"""Finds games that end in a wanted way and writes their records.

Run `python -m tests.golden.find GAME` to write the records that a game still lacks.
"""

import sys
from collections.abc import Iterable
from itertools import count
from pathlib import Path

from grotto.bots import new_bot
from grotto.core.luck import question_to_chance
from grotto.core.records import write
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.play.position import Position
from grotto.play.referee import forced_answer
from grotto.play.table import Table
from tests.golden.alone import TURN, Search
from tests.golden.endings import Ending, endings_of
from tests.laws.facts import laws_of

HERE = Path(__file__).parent
WIDTH = 24  # of the search for a good game alone


def path_of(game_id: str, ending: Ending, seats: int) -> Path:
    """Where the record of an ending is kept."""
    return HERE / game_id / f"{ending.name}-{seats}.game"


def played(game_id: str, ending: Ending, seats: int, seed: int) -> Table:
    """A whole game of random choices, most of them with a purpose where the game needs one."""
    table = Table(game_id, seats, ending.options, seed=f"golden {seed}")
    stream = Stream(seed)
    while not table.over:
        offers = table._state.legal_actions()
        purpose = laws_of(game_id).purpose
        if purpose and stream.below(4):
            offers = purpose(table._state, offers) or offers
        table.play(offers[stream.below(len(offers))].text())
    return table


def played_with_foresight(game_id: str, ending: Ending, seats: int, seed: int) -> Table:
    """A whole game in which every answer is tried, with the draws to come, before one is given.

    After the answer that is tried, the greedy bot plays on.
    """
    table = Table(game_id, seats, ending.options, seed=f"golden {seed}")
    while not table.over:
        offers = table.options()
        ends = [end_of(table, offer) for offer in offers]
        table.play(offers[ends.index(max(ends))])
    return table


def end_of(table: Table, text: str) -> int:
    """The points of seat 0 if `text` is played and greedy bots go on.

    Meant for games without secrets, where a re-dealt world is the true one.
    """
    game, asked = table.game, [played.question for played in table.history]
    state = table.position(0).world(Stream(0))
    state.apply(game.parse(text))
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            answer = table.dealer.deal(game, state, asked)
            asked.append(question_to_chance(state))
        else:
            answer = forced_answer(state) or new_bot("greedy", game, 0).choose(
                Position(game, state, state.to_act())
            )
        state.apply(answer)
    return state.outcome().totals[0]


def holds(table: Table, ending: Ending) -> bool:
    """Whether a finished table ended in the wanted way."""
    events = [event for played in table.history for event in played.events]
    return ending.holds(events, table.outcome())


def searched(game_id: str, ending: Ending) -> Table:
    """The best game alone that a search finds where nothing is left to chance."""
    moves = Search(game_id, WIDTH).best().moves
    return Table(game_id, 1, ending.options, seed="golden", moves=moves)


def find(game_id: str, ending: Ending, seats: int) -> Table:
    """The first game that ends in the wanted way."""
    if ending.skilled and game_id in TURN:
        return searched(game_id, ending)
    play = played_with_foresight if ending.skilled else played
    seeds: Iterable[int] = promising(game_id, ending, seats) if ending.skilled else count()
    tables = (play(game_id, ending, seats, seed) for seed in seeds)
    return next(table for table in tables if holds(table, ending))


def promising(game_id: str, ending: Ending, seats: int) -> list[int]:
    """Seeds, those first with which greedy bots do best."""
    tables = [Table(game_id, seats, ending.options, seed=f"golden {seed}") for seed in range(300)]
    ends = [max(end_of(table, text) for text in table.options()) for table in tables]
    return sorted(range(300), key=lambda seed: -ends[seed])


if __name__ == "__main__":
    for wanted in endings_of(sys.argv[1]):
        for seats in wanted.seats:
            path = path_of(sys.argv[1], wanted, seats)
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(write(find(sys.argv[1], wanted, seats).record()), encoding="utf-8")
                sys.stdout.write(f"{path.name}\n")
