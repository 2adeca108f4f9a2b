"""Turns: they are taken back whole, up to what was revealed, and end by hand for who wants that."""

import pytest

from grotto import Table
from grotto.core.errors import CannotUndo, NotYourTurn, TableError
from grotto.core.seats import CHANCE, NOBODY, SPECTATOR
from grotto.games import GAMES
from grotto.play.errors import NoTurnToEnd, TurnHeld
from grotto.play.history import Source
from grotto.play.replay import resume

OPENING = (
    "send forest 5", "send clay_pit 5",
    "send hunting_grounds 4", "send card_1 1", "send card_2 1", "send building_1 1",
    "send hunting_grounds 3",
)  # fmt: skip
"""Until the second round is placed and seat 1 begins to act."""


def new_table(*by_hand: int) -> Table:
    table = Table("stone_age", 2, {"first_player": "0"}, seed="caves")
    table.by_hand = frozenset(by_hand)
    return table


def acting_table(*by_hand: int) -> Table:
    """A table at which seat 0 acts with figures in three places; it comes last in its round."""
    table = new_table()
    for text in (*OPENING, "act card_2", "pay clay*2"):
        table.play(text)
    table.by_hand = frozenset(by_hand)
    assert table.options() == ["act hunting_grounds", "act card_1", "act building_1"]
    return table


def texts(table: Table) -> list[str]:
    return [played.action.text() for played in table.history]


def reason(table: Table, seat: int, *across: int) -> str:
    with pytest.raises(CannotUndo) as caught:
        table.undo_turn(seat, across)
    return caught.value.reason


# ---- taking back --------------------------------------------------------------------------------


def test_a_turn_is_taken_back_whole_and_played_again_whole() -> None:
    table = acting_table()
    before = texts(table)
    table.play("act building_1")
    table.play("act card_1")
    after = texts(table)

    assert table.can_undo_more(0)
    table.undo_turn(0)
    assert texts(table) == before
    table.redo(0)
    assert texts(table) == after


def test_a_turn_is_taken_back_to_what_was_rolled_in_it() -> None:
    table = acting_table(0)
    table.play("act hunting_grounds")
    rolled = texts(table)
    table.play("act card_1")
    table.play("pay wood")

    table.undo_turn(0)

    assert texts(table) == rolled
    assert reason(table, 0) == "barrier"


def test_two_turns_of_one_seat_that_follow_each_other_are_two() -> None:
    table = new_table()
    for text in OPENING[:-1]:
        table.play(text)
    assert table.to_act == 0  # as before: all figures of the other are placed
    placed = len(table.history)

    table.play("send quarry 1")
    assert not table.can_undo_more(0)
    table.undo_turn(0)

    assert len(table.history) == placed


def test_the_turn_before_is_somebody_elses() -> None:
    table = new_table()
    table.play("send forest 1")
    table.play("send quarry 1")

    assert reason(table, 0) == "other-seat"
    table.undo_turn(1)
    assert table.to_act == 1


def test_bots_stand_in_nobodys_way() -> None:
    table = new_table()
    before = texts(table)
    table.play("send forest 1")
    table.play("send quarry 1")  # by a bot

    assert table.why_no_undo(0) == "other-seat"
    assert table.last_chooser({1}) == 0
    table.undo(0, {1})

    assert texts(table) == before
    assert reason(table, 0, 1) == "nothing"


def test_what_a_bot_has_rolled_stays_too() -> None:
    table = new_table()
    for text in OPENING:
        table.play(text)
    table.play("act card_2")
    table.play("pay clay*2")  # and then a bot rolls for food

    assert table.history[-1].source is Source.CHANCE
    assert reason(table, 0, 1) == "barrier"


def test_a_secret_look_is_not_taken_back_by_anybody() -> None:
    table = Table("lost_mines", 3, seed="caves")
    peek = next((text for text in table.options() if text.startswith("peek")), None)
    while peek is None:
        table.play(table.options()[-1])
        peek = next((text for text in table.options() if text.startswith("peek")), None)
    seat = table.to_act
    table.play(peek)

    assert reason(table, seat) == "barrier"
    assert reason(table, seat, *({0, 1, 2} - {seat})) == "barrier"
    with pytest.raises(CannotUndo):
        table.rewind(seat)


# ---- ending by hand -----------------------------------------------------------------------------


def test_a_turn_ends_by_itself_unless_somebody_wants_to_end_it() -> None:
    table = new_table(1)

    table.play("send forest 1")

    assert (table.held, table.to_act) == (NOBODY, 1)
    with pytest.raises(NoTurnToEnd):
        table.end_turn()


def test_a_turn_that_ends_by_hand_is_held_until_somebody_says_so() -> None:
    table = new_table(0)
    table.play("send forest 1")

    assert (table.held, table.to_act, table.over) == (0, 0, False)
    assert (table.options(), table.offers(), table.prompt(), table.asked()) == ([], [], None, None)
    with pytest.raises(NoTurnToEnd):
        table.end_turn(seat=1)

    table.end_turn(seat=0)
    assert (table.held, table.to_act) == (NOBODY, 1)
    assert table.options()


def test_while_a_turn_is_held_nobody_plays() -> None:
    table = new_table(0)
    table.play("send forest 1")
    before = table.digest()

    with pytest.raises(TurnHeld):
        table.play("send quarry 1")
    with pytest.raises(TurnHeld):
        table.play("send quarry 1", seat=0)
    with pytest.raises(NotYourTurn):
        table.play("send quarry 1", seat=1)

    assert table.digest() == before


def test_while_a_turn_is_held_everything_has_that_reason() -> None:
    table = new_table(0)
    table.play("send forest 1")

    own, other = table.why_not("send quarry 1", 0), table.why_not("send quarry 1", 1)

    assert own is not None
    assert other is not None
    assert (own.reason.key, other.reason.key) == ("reason-turn-held", "reason-others-turn")
    assert own.rule == other.rule == "STA-2.1"
    assert table.refusals() == []


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_while_a_turn_is_held_all_see_that_the_seat_has_still_to_act(viewer: int) -> None:
    table = new_table(0)
    table.play("send forest 1")
    held = table.view(viewer)
    table.end_turn()
    ended = table.view(viewer)

    assert (held["to_act"], held["question"]) == (0, None)
    assert {**held, "to_act": 1, "question": ended["question"]} == ended


def test_a_held_turn_is_taken_back() -> None:
    table = new_table(0)
    before = texts(table)
    table.play("send forest 1")

    table.undo(0)

    assert (table.held, table.to_act, texts(table)) == (NOBODY, 0, before)
    assert "send forest 2" in table.options()


def test_what_is_played_again_is_held_again() -> None:
    table = new_table(0)
    table.play("send forest 1")
    table.undo(0)

    table.redo(0)

    assert table.held == 0
    assert not table.can_redo(0)
    with pytest.raises(CannotUndo):
        table.redo()


def test_a_roll_inside_a_turn_comes_at_once() -> None:
    table = acting_table(0)

    table.play("act hunting_grounds")

    assert table.history[-1].source is Source.CHANCE
    assert table.held == NOBODY
    assert table.options() == ["act card_1", "act building_1"]


def test_what_comes_after_a_turn_waits_for_its_end() -> None:
    table = acting_table(0)
    for text in ("act hunting_grounds", "act building_1"):
        table.play(text)
    while table.held == NOBODY:
        table.play(table.options()[0])
    held = texts(table)
    assert table._state.to_act() == CHANCE  # a card would be turned up

    table.undo(0)
    table.redo(0)
    assert (table.held, texts(table)) == (0, held)

    table.end_turn(0)
    assert texts(table)[len(held)].startswith("reveal")
    assert reason(table, 0) == "barrier"


def test_a_turn_that_ends_by_itself_again_goes_on_when_it_is_played_again() -> None:
    table = acting_table(0)
    for text in ("act hunting_grounds", "act building_1"):
        table.play(text)
    while table.held == NOBODY:
        table.play(table.options()[0])
    held = texts(table)
    table.undo(0)
    table.by_hand = frozenset()

    table.redo(0)

    assert texts(table)[len(held)].startswith("reveal")
    assert table.to_act >= 0
    assert not table._undone


def test_a_choice_that_ends_the_game_is_not_held() -> None:
    table = Table("cave_vs_cave", 1, seed="caves", by_hand=[0])
    while not table.over:
        if table.held == 0:
            table.end_turn()
        else:
            table.play(table.options()[-1])

    assert (table.held, table.to_act) == (NOBODY, NOBODY)


@pytest.mark.parametrize("asked", [NOBODY, 0, 1])
def test_a_table_that_was_left_in_the_middle_is_held_if_somebody_has_still_to_act(
    asked: int,
) -> None:
    before = new_table(0)
    before.play("send forest 1")

    table = Table(
        "stone_age", 2, {"first_player": "0"}, seed="caves", moves=texts(before), held=asked
    )

    assert (table.held, table.to_act) == ((0, 0) if asked == 0 else (NOBODY, 1))


def test_a_table_where_the_rules_ask_the_seat_is_not_held() -> None:
    moves = texts(new_table())

    table = Table("stone_age", 2, {"first_player": "0"}, seed="caves", moves=moves, held=0)

    assert table.held == NOBODY
    assert table.options()


def test_a_saved_game_is_held_where_it_was_and_goes_on_where_nobody_wants_that() -> None:
    table = acting_table(0)
    while table.held == NOBODY:
        table.play(table.options()[0])
    saved = table.saved_game()

    held, free = resume(saved, by_hand=(0,)), resume(saved)

    assert held.held == 0
    assert texts(held) == texts(table)
    assert free.held == NOBODY
    assert texts(free)[: len(table.history)] == texts(table)


@pytest.mark.parametrize("game", GAMES)
def test_games_played_by_hand_are_the_same_games(game: str) -> None:
    seats = GAMES[game].info.seats[-1]
    plain = Table(game, seats, seed="caves")
    by_hand = Table(game, seats, seed="caves", by_hand=range(seats))
    for number in range(60):
        if plain.over:
            break
        choice = plain.options()[number % len(plain.options())]
        plain.play(choice)
        by_hand.play(choice)
        if by_hand.held != NOBODY:
            assert by_hand.held == by_hand.to_act
            with pytest.raises(TableError):
                by_hand.play(choice)
            by_hand.end_turn()

    assert by_hand.digest() == plain.digest()
    assert texts(by_hand) == texts(plain)
