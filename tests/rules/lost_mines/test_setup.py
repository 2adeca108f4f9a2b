"""Chapter 1: setting up a round."""

import pytest

from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.games.lost_mines.rules.rounds import dwarfs_left, pool_of
from grotto.games.lost_mines.view import view
from tests.rules.lost_mines.facts import SETUPS
from tests.rules.lost_mines.table import given, seat


def dealt(players: int, seed: int = 1) -> LostMinesState:
    """A game of which everything is dealt."""
    state, stream = LOST_MINES.new(players, {}), Stream(seed)
    while state.to_act() == CHANCE:
        state.apply(LOST_MINES.deal(state, stream))
    return state


@pytest.mark.rule("MIN-1.3", "MIN-1.4", "MIN-1.2")
@pytest.mark.parametrize(
    ("players", "loyal", "pool", "undealt", "hand", "treasures", "pile"), SETUPS
)
def test_every_number_of_players_gets_its_cards(
    players: int, loyal: int, pool: int, undealt: int, hand: int, treasures: int, pile: int
) -> None:
    state = dealt(players)
    seen = view(state, 0)

    assert pool_of(players) == [loyal, 1, 1, loyal, 1, 1]
    assert (sum(pool_of(players)), sum(dwarfs_left(state))) == (pool, undealt)
    assert {player["hand_size"] for player in seen["players"]} == {hand}
    assert (len(seen["treasures"]), seen["pile"], seen["aside"]) == (treasures, pile, 10)


@pytest.mark.rule("MIN-1.1", "MIN-1.2")
def test_two_start_cards_lie_open_and_four_mines_face_down() -> None:
    board = {card["cell"]: card["card"] for card in view(dealt(4), 0)["board"]}

    assert board == {
        "b3": "start_blue", "b5": "start_yellow",
        "j1": "mine", "j3": "mine", "j5": "mine", "j7": "mine",
    }  # fmt: skip


@pytest.mark.rule("MIN-1.3")
def test_every_dwarf_starts_on_the_card_of_its_clan() -> None:
    starts = {"blue": "b3", "yellow": "b5"}
    for player in view(dealt(9), 0)["players"]:
        assert player["pawn"] == starts[player["clan"]]


@pytest.mark.rule("MIN-1.3")
def test_three_players_may_all_belong_to_one_clan() -> None:
    state = LOST_MINES.new(3, {"first_player": "0"})
    for text in ("treasure gold", "treasure gems", "treasure gems"):
        state.play(LOST_MINES.parse(text))
    for text in ("dwarf yellow_loyal", "dwarf yellow_selfish", "dwarf yellow_saboteur"):
        state.play(LOST_MINES.parse(text))

    assert [player["pawn"] for player in view(state, 0)["players"]] == ["b5", "b5", "b5"]


@pytest.mark.rule("MIN-1.3")
def test_a_dwarf_card_that_is_dealt_is_not_dealt_again() -> None:
    state = LOST_MINES.new(3, {"first_player": "0"})
    for text in ("treasure gold", "treasure gems", "treasure gems", "dwarf blue_loyal"):
        state.play(LOST_MINES.parse(text))

    assert "dwarf blue_loyal" not in [action.text() for action in state.legal_actions()]


@pytest.mark.rule("MIN-1.2")
def test_there_are_four_treasures_of_each_kind() -> None:
    state = LOST_MINES.new(6, {"first_player": "0"})
    for _ in range(4):
        state.play(LOST_MINES.parse("treasure gold"))

    assert [a.text() for a in state.legal_actions()] == ["treasure silver", "treasure gems"]


@pytest.mark.rule("MIN-1.5")
def test_the_first_player_is_drawn() -> None:
    state = LOST_MINES.new(4, {})

    assert [action.text() for action in state.legal_actions()] == [
        "first 0", "first 1", "first 2", "first 3",
    ]  # fmt: skip


@pytest.mark.rule("MIN-1.5")
def test_turns_go_to_the_left() -> None:
    table = given(seat("blue loyal", hand=("axe", "axe")))

    table.play("discard axe", "stop", "draw boat")

    assert table.to_act() == 1
