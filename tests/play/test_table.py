"""The table: it deals, referees, refuses, and takes back."""

import pytest

from grotto import Table
from grotto.core.errors import (
    CannotUndo,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    UnknownGame,
    WrongOption,
    WrongSeats,
)
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.play.errors import WrongNames, WrongSeed
from grotto.play.history import Source


def new_table(seed: str = "caves") -> Table:
    return Table("stone_age", seats=2, options={"first_player": "0"}, seed=seed)


def finished_table() -> Table:
    table, stream = new_table(), Stream(1)
    while not table.over:
        table.play(table.options()[stream.below(len(table.options()))])
    return table


def test_chance_is_dealt_before_anybody_is_asked() -> None:
    table = new_table()

    assert table.to_act == 0
    assert {played.source for played in table.history} == {Source.CHANCE}
    assert table.options()[:2] == ["send hunting_grounds 1", "send hunting_grounds 2"]


def test_equal_seeds_deal_equal_tables() -> None:
    assert new_table("a").digest() == new_table("a").digest()
    assert new_table("a").digest() != new_table("b").digest()


def test_a_table_without_a_seed_is_dealt_differently_every_time() -> None:
    assert Table("stone_age", 2).dealer.commitment != Table("stone_age", 2).dealer.commitment


def test_the_referee_answers_questions_that_leave_no_choice() -> None:
    table = new_table()
    table.play("send card_1 1")
    table.play("send hunting_grounds 5")
    table.play("send field 1")
    table.play("send tool_maker 1")
    table.play("send hunting_grounds 2")
    table.play("act card_1")

    declined = next(played for played in table.history if played.action.text() == "decline")

    assert declined.source is Source.REFEREE


@pytest.mark.parametrize("text", ["send moon 1", "send forest", "", "pay food"])
def test_what_is_no_action_is_refused_and_changes_nothing(text: str) -> None:
    table = new_table()
    before = table.digest()

    with pytest.raises(NotationError):
        table.play(text)

    assert table.digest() == before


@pytest.mark.parametrize("text", ["stop", "go e", "draw axe", "agree", "peek mine_treasure mine 2"])
def test_an_illegal_action_changes_nothing_where_legal_ones_may_reveal_something(text: str) -> None:
    table = Table("lost_mines", 3, seed="caves")
    before = table.digest()

    with pytest.raises(IllegalAction):
        table.play(text)

    assert table.digest() == before


def test_an_illegal_action_says_why_and_what_is_on_offer() -> None:
    table = new_table()

    with pytest.raises(IllegalAction, match="send hunting_grounds 1") as caught:
        table.play("send forest 8")

    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "STA-2.1"


def test_a_seat_can_be_kept_to_its_turn() -> None:
    table = new_table()

    with pytest.raises(NotYourTurn):
        table.play("send forest 1", seat=1)

    table.play("send forest 1", seat=0)
    assert table.to_act == 1


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    table = finished_table()

    with pytest.raises(GameOver):
        table.play("starve")


def test_games_seats_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame, match="stone_age"):
        Table("chess", 2)
    with pytest.raises(WrongSeats, match="2 to 4"):
        Table("stone_age", 5)
    with pytest.raises(WrongOption):
        Table("stone_age", 2, {"max_rounds": -1})
    with pytest.raises(WrongOption):
        Table("stone_age", 2, {"first_player": "3"})


def test_a_choice_can_be_taken_back_and_played_again() -> None:
    table = new_table()
    before = table.digest()
    table.play("send forest 2")
    after = table.digest()

    table.undo()
    assert table.digest() == before

    table.redo()
    assert table.digest() == after


def test_undo_never_crosses_a_roll() -> None:
    table = new_table()
    for text in ("send forest 2", "send quarry 5", "send river 3", "act forest"):
        table.play(text)

    with pytest.raises(CannotUndo) as caught:
        table.undo()

    assert caught.value.reason == "barrier"


def test_a_seat_cannot_take_back_what_another_has_done() -> None:
    table = new_table()
    table.play("send forest 2")

    with pytest.raises(CannotUndo) as caught:
        table.undo(seat=1)

    assert caught.value.reason == "other-seat"


def test_rewinding_crosses_the_moves_of_others_but_never_a_roll() -> None:
    table = new_table()
    for text in ("send forest 2", "send quarry 5"):
        table.play(text)
    history = [played.action.text() for played in table.history]

    table.rewind(0)
    assert [played.action.text() for played in table.history] == history[:-2]
    table.redo()
    assert [played.action.text() for played in table.history] == history

    for text in ("send river 3", "act forest"):
        table.play(text)
    with pytest.raises(CannotUndo) as caught:
        table.rewind(0)
    assert caught.value.reason == "barrier"


def test_going_back_with_the_consent_of_all_crosses_rolls_which_stay_what_they_were() -> None:
    table = new_table()
    for text in ("send forest 2", "send quarry 5", "send river 3", "act forest"):
        table.play(text)
    history = [played.action.text() for played in table.history]

    go_back(table, 0)
    table.redo()

    assert [played.action.text() for played in table.history] == history


def go_back(table: Table, seat: int) -> None:
    number = table.last_choice((seat,))
    assert number is not None
    table.rewind_to(number)


def rolls(table: Table) -> dict[str, str]:
    return {played.question: played.action.text() for played in table.history if played.question}


def test_neither_going_back_nor_another_order_changes_a_roll() -> None:
    table = new_table()
    for text in ("send forest 2", "send quarry 5", "send field 1", "send river 2", "act forest"):
        table.play(text)
    rolled = rolls(table)["roll 0 wood 2"]

    go_back(table, 0)
    for text in ("act field", "act river"):
        table.play(text)

    assert rolls(table)["roll 0 wood 2"] == rolled


def test_nothing_is_taken_back_when_the_seed_is_public() -> None:
    table = finished_table()

    with pytest.raises(CannotUndo) as undo:
        table.undo()
    with pytest.raises(CannotUndo) as rewind:
        table.rewind(0)

    assert (undo.value.reason, rewind.value.reason) == ("over", "over")


def test_a_seat_cannot_play_again_what_another_took_back() -> None:
    table = new_table()
    table.play("send forest 2")
    table.undo(seat=0)

    with pytest.raises(CannotUndo) as caught:
        table.redo(seat=1)

    assert caught.value.reason == "other-seat"
    table.redo(seat=0)
    assert table.to_act == 1


@pytest.mark.parametrize("seed", ["", " ", "a\nb", "a\x1b", " a"])
def test_a_seed_is_a_line_of_printable_text(seed: str) -> None:
    with pytest.raises(WrongSeed) as caught:
        new_table(seed)

    assert caught.value.code == "table/seed"


def test_there_is_one_name_for_each_seat_or_none() -> None:
    with pytest.raises(WrongNames, match="4 names for 2 seats"):
        Table("stone_age", 2, names="ABCD")


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    table = new_table()

    with pytest.raises(CannotUndo) as undo:
        table.undo()
    with pytest.raises(CannotUndo) as rewind:
        table.rewind(0)
    with pytest.raises(CannotUndo) as redo:
        table.redo()

    reasons = [caught.value.reason for caught in (undo, rewind, redo)]
    assert reasons == ["nothing", "nothing", "nothing-to-redo"]


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    table = new_table()
    table.play("send forest 2")
    table.undo()
    table.play("send river 1")

    with pytest.raises(CannotUndo):
        table.redo()


def test_a_position_offers_only_to_the_seat_that_is_asked() -> None:
    table = new_table()

    assert table.position(0).offers == [offer.action for offer in table.offers()]
    assert table.position(1).offers == []
    assert table.position(1).view == table.view(1)


def test_everybody_may_look_on() -> None:
    assert new_table().view(SPECTATOR)["deck_left"] == 32


def test_the_seed_is_published_only_when_the_game_is_over() -> None:
    table = new_table()

    assert table.record().seed == ""
    assert table.saved_game().seed == "caves"
    assert finished_table().record().seed == "caves"
