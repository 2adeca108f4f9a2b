"""A Hypothesis machine that plays, errs, takes back, saves and resumes at random, in every game."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from grotto.core.errors import CannotUndo, NotYourTurn, TableError
from grotto.core.records import read, write
from grotto.core.seats import NOBODY
from grotto.games import GAMES
from grotto.play.replay import replay, resume
from grotto.play.table import Table


class TableMachine(RuleBasedStateMachine):
    """People at one table, who do whatever can be done there."""

    game_id = ""

    @initialize(seed=st.integers(), choice=st.integers(min_value=0))
    def sit_down(self, seed: int, choice: int) -> None:
        seats = GAMES[self.game_id].info.seats
        self.table = Table(self.game_id, seats[choice % len(seats)], seed=f"seed {seed}")

    @precondition(lambda self: not self.table.over)
    @rule(choice=st.integers(min_value=0), repeat=st.integers(1, 12))
    def play(self, choice: int, repeat: int) -> None:
        for _ in range(repeat):
            if self.table.held != NOBODY:
                self.table.end_turn()
            if not self.table.over:
                options = self.table.options()
                self.table.play(options[choice % len(options)])

    @rule(by_hand=st.frozensets(st.integers(0, 2)))
    def end_by_hand(self, by_hand: frozenset[int]) -> None:
        self.table.by_hand = by_hand

    @precondition(lambda self: self.table.held != NOBODY)
    @rule()
    def hold(self) -> None:
        held, before = self.table.held, self.table.digest()
        with pytest.raises(NotYourTurn):
            self.table.play("nothing", held + 1)
        self.undo_and_redo()
        assert (self.table.held, self.table.to_act, self.table.options()) == (held, held, [])
        assert self.table.digest() == before

    @rule(text=st.text(max_size=20))
    def talk_nonsense(self, text: str) -> None:
        before = self.table.digest()
        if text not in self.table.options():
            with pytest.raises(TableError):
                self.table.play(text)
        assert self.table.digest() == before

    @rule()
    def undo_and_redo(self) -> None:
        before = self.table.digest()
        if self.took_back():
            self.table.redo()
        assert self.table.digest() == before

    @rule()
    def undo(self) -> None:
        self.took_back()

    def took_back(self) -> bool:
        try:
            self.table.undo()
        except CannotUndo:
            return False
        return True

    @rule()
    def undo_a_turn_and_redo(self) -> None:
        before = self.table.digest()
        with suppress(CannotUndo):
            self.table.undo_turn()
            self.table.redo()
        assert self.table.digest() == before

    @precondition(lambda self: not self.table.over)
    @rule()
    def rewind(self) -> None:
        seat = self.table.to_act
        with suppress(CannotUndo):
            self.table.rewind(seat)
        assert self.table.to_act == seat

    @rule()
    def save_and_resume(self) -> None:
        before = self.table.digest()
        by_hand = {self.table.held} if self.table.held != NOBODY else ()
        self.table = resume(read(write(self.table.saved_game())), by_hand)
        assert self.table.digest() == before

    @invariant()
    def the_record_tells_the_truth(self) -> None:
        assert self.table.game.violations(replay(self.table.record())) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_survives_whatever_people_do(game_id: str) -> None:
    machine: Any = type("Machine", (TableMachine,), {"game_id": game_id})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=12,
            stateful_step_count=20,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
