"""What lies face down is what it is: whoever looks first, from where, and in which order."""

import pytest

from grotto.core.seats import CHANCE, NOBODY
from grotto.games.lost_mines.game import LostMinesState
from grotto.games.lost_mines.rules.scoring import Tally
from grotto.play.table import Table as PlayTable
from tests.rules.lost_mines.table import EW, Table, blue, given, seat

pytestmark = pytest.mark.rule("MIN-1.6", "MIN-5.1", "MIN-5.2", "MIN-8.4")

seeds = pytest.mark.parametrize("seed", range(200))
PEEK = "peek_mine_treasure"
LOOKS = [f"mine {number}" for number in range(1, 5)]
LOOKS += [f"treasure {number}" for number in range(1, 4)]


def before_the_second_mine() -> Table:
    """Seat 0 stands west of the second mine, seat 1 east of it, and both can look at things."""
    return given(
        blue(PEEK, "axe", at="i3"),
        seat("yellow loyal", "k3", (PEEK, "boat")),
        board={"i3": EW, "k3": EW},
        treasures=("gold", "gold", "gems"),
    )


class Dealt:
    """That position at a table with a dealer, who answers for chance."""

    def __init__(self, seed: int) -> None:
        self.table = PlayTable("lost_mines", 3, seed=f"caves {seed}")
        self.table._state = before_the_second_mine().state
        self.begin = len(self.table.history)

    @property
    def state(self) -> LostMinesState:
        state = self.table._state
        assert isinstance(state, LostMinesState)
        return state

    def face_after(self, *texts: str) -> int:
        """The face of the second mine after some answers, all of which are taken back again."""
        for text in texts:
            self.table.play(text)
        face = self.state.secrets.mines[1]
        self.table.rewind_to(self.begin)
        return face

    def look_everywhere(self, looks: list[str]) -> None:
        """Let seat 0 look at one thing after another."""
        for look in looks:
            known = self.state.secrets.copy()
            self.table._state = before_the_second_mine().state
            self.state.secrets = known
            self.table.play(f"peek mine_treasure {look}")


@seeds
def test_a_mine_stays_what_it_is_when_a_look_is_taken_back(seed: int) -> None:
    dealt = Dealt(seed)

    looked = dealt.face_after("peek mine_treasure mine 2")
    entered = dealt.face_after("discard axe", "go e")
    another_looked = dealt.face_after("discard axe", "stop", "peek mine_treasure mine 2")
    another_entered = dealt.face_after("discard axe", "stop", "discard boat", "go w")

    assert looked == entered == another_looked == another_entered


@seeds
def test_no_order_of_looking_changes_a_card(seed: int) -> None:
    forwards, backwards = Dealt(seed), Dealt(seed)

    forwards.look_everywhere(LOOKS)
    backwards.look_everywhere(LOOKS[::-1])

    assert forwards.state.secrets.mines == backwards.state.secrets.mines
    assert forwards.state.secrets.treasures == backwards.state.secrets.treasures


def test_chance_is_asked_by_place_and_round_alone() -> None:
    first, second = before_the_second_mine(), before_the_second_mine()
    second.state.tallies = ((Tally(0, 0, (), 0, 0, 0, 0, has_dragon=False),) * 3,)

    first.play("peek mine_treasure mine 2")
    second.play("discard axe", "go e")

    assert [table.state.agenda[-1].text() for table in (first, second)] == ["mine 2 1", "mine 2 2"]


def test_a_look_belongs_to_the_turn_of_whoever_looks() -> None:
    table = before_the_second_mine().play("peek mine_treasure mine 2")
    assert (table.to_act(), table.state.turn()) == (CHANCE, 0)

    table.play("mine dragon", "stop")
    assert (table.to_act(), table.state.turn()) == (CHANCE, NOBODY)
