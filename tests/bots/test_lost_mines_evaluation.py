"""How the greedy bot plays its role in The Lost Mines, from what its seat knows."""

import pytest

from grotto.bots import LEVELS, new_bot
from grotto.bots.evaluations.lost_mines import LostMinesEvaluation
from grotto.bots.evaluations.lost_mines.finds import attractions, found
from grotto.bots.evaluations.lost_mines.shares import shares
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.lost_mines.components import CELLS
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.play.position import Position
from tests.rules.lost_mines.table import EW, Table, blue, given, seat

EVALUATION = LostMinesEvaluation()
OTHERS = (seat("blue selfish", "", ("boat",)), seat("yellow selfish", "", ("boat",)))
GOLD = ("gold", "gold", "gold")


def chosen(table: Table, level: str = "greedy") -> str:
    """What a bot at the seat that is asked plays."""
    bot = new_bot(level, LOST_MINES, 1)
    return bot.choose(Position(LOST_MINES, table.state, table.to_act())).text()


def test_a_dwarf_before_a_mine_walks_in() -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW}).play("discard axe")

    assert chosen(table) == "go e"


def test_a_dwarf_stays_on_a_mine_that_has_treasures_left() -> None:
    table = given(blue("axe", at="j3"), board={"i3": EW}, mines={"j3": "gold"}, treasures=GOLD)

    assert chosen(table.play("discard axe")) == "stop"


def test_a_card_that_closes_the_gap_is_laid() -> None:
    table = given(blue(EW, "axe", at="h3"), board={"h3": EW})

    assert chosen(table) == f"lay {EW} i3"


def test_the_better_treasure_is_taken_if_one_knows_it() -> None:
    treasures = ("gold_1", "gold_4", "gold_2")
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=treasures)

    assert chosen(table.play("discard axe", "stop")) == "take 2"


def test_a_mine_known_to_hide_the_dragon_attracts_nobody() -> None:
    table = given(blue("peek_mine_dwarf")).play("peek mine_dwarf mine 2", "mine dragon")

    assert "j3" not in [CELLS[cell] for cell, _ in attractions(table.state, 0)]
    assert "j3" in [CELLS[cell] for cell, _ in attractions(table.state, 1)]


def test_a_loyal_dwarf_gains_from_finds_of_the_own_clan() -> None:
    table = given(seat("yellow loyal"), seat("yellow saboteur"), blue("axe"), *OTHERS)
    own, mate, rival, *_ = shares(table.state, 0)

    assert own > mate > rival


def test_a_selfish_dwarf_gains_from_own_finds_only() -> None:
    table = given(seat("yellow selfish"), seat("yellow loyal"), seat("blue loyal", "", ("axe",)))
    own, mate, rival = shares(table.state, 0)

    assert own == 1
    assert mate == rival < 0


def test_a_saboteur_gains_from_finds_of_the_other_clan() -> None:
    table = given(seat("yellow saboteur"), seat("yellow loyal"), seat("blue loyal", "", ("axe",)))
    _, mate, rival = shares(table.state, 0)

    assert rival > 0 > mate


def test_whoever_is_known_as_a_saboteur_is_no_mate() -> None:
    peeking = seat("yellow loyal", "", ("peek_mine_dwarf",))
    table = given(peeking, seat("yellow saboteur", "", ("axe",)), blue("axe"), *OTHERS)
    before = shares(table.state, 0)[1]

    table.play("peek mine_dwarf dwarf 1")

    assert shares(table.state, 0)[1] < before


def test_an_unseen_treasure_counts_as_an_average_one() -> None:
    table = given(blue("axe"), treasures=("gold_4", "gold_1 by 1", "gold"))
    table.state.secrets.owners = (-1, 1, 0)

    assert found(table.state, 0) == [2.5, 1.0, 0.0]


def test_a_proposal_is_refused_by_whoever_expects_more() -> None:
    table = given(
        blue("axe"), seat("yellow loyal", "i3", ("rope",)), board={"i3": EW}, treasures=GOLD
    )

    assert chosen(table.play("propose")) == "refuse"


def positions(count: int) -> list[tuple[LostMinesState, int]]:
    """States of random games in which a seat has a choice."""
    kept: list[tuple[LostMinesState, int]] = []
    stream = Stream(6)
    while len(kept) < count:
        state = LOST_MINES.new(4, {})
        while (asked := state.to_act()) != NOBODY and len(kept) < count:
            offers = state.legal_actions()
            if asked != CHANCE and len(offers) > 1 and stream.below(40) == 0:
                kept.append((state.copy(), asked))
            deal = asked == CHANCE
            state.apply(
                LOST_MINES.deal(state, stream) if deal else offers[stream.below(len(offers))]
            )
    return kept


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_secrets(level: str) -> None:
    for number, (state, asked) in enumerate(positions(10)):
        worlds = [state, *(LOST_MINES.worlds(state, asked, Stream(deal)) for deal in range(2))]
        choices = {
            new_bot(level, LOST_MINES, number).choose(Position(LOST_MINES, world, asked)).text()
            for world in worlds
        }

        assert len(choices) == 1


def test_greedy_bots_find_more_than_random_ones() -> None:
    """Two greedy dwarfs and a random one, in every order."""
    points = {"greedy": 0.0, "random": 0.0}
    for seed in range(6):
        levels = ["random" if number == seed % 3 else "greedy" for number in range(3)]
        for level, total in zip(levels, finished(levels, seed).outcome().totals):
            points[level] += total / levels.count(level)

    assert points["greedy"] > points["random"] + 3


def test_novices_find_treasures_by_their_rules_of_thumb() -> None:
    points = {
        level: sum(sum(finished([level] * 3, seed).outcome().totals) for seed in range(6))
        for level in ("novice", "random")
    }

    assert points["novice"] > points["random"] + 10


def finished(levels: list[str], seed: int) -> LostMinesState:
    """A game between bots, at its end."""
    state, stream = LOST_MINES.new(len(levels), {}), Stream(seed)
    bots = [new_bot(level, LOST_MINES, seed + number) for number, level in enumerate(levels)]
    while (asked := state.to_act()) != NOBODY:
        if asked == CHANCE:
            state.apply(LOST_MINES.deal(state, stream))
        else:
            state.apply(bots[asked].choose(Position(LOST_MINES, state, asked)))
    return state
