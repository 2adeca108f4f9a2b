"""A table's twin shows a leak: what depends on secrets differs there."""

import pytest

from grotto.core.event import Event
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.lost_mines import events as lost_mines
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.games.stone_age import events as stone_age
from grotto.play.history import Played
from grotto.play.table import Table
from tests.server.laws.twins import Past, masked, twin_table


def some_game() -> Table:
    table, stream = Table("lost_mines", 4, seed="caves"), Stream(7)
    while len(table.history) < 80:
        offers = table.options()
        table.play(offers[stream.below(len(offers))])
    return table


def twin_of(table: Table, viewer: int) -> Table:
    past = Past(table.game, LOST_MINES.new(4, {}), viewer, luck=3)
    past.follow(table.history)
    return twin_table(table, past)


def told(table: Table, viewer: int) -> list[Event]:
    return [LOST_MINES.seen_by(event, viewer) for move in table.history for event in move.events]


def hands(table: Table) -> list[bytes]:
    assert isinstance(table._state, LostMinesState)
    return list(table._state.hands)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_a_viewer_is_shown_and_told_the_same(viewer: int) -> None:
    table = some_game()
    twin = twin_of(table, viewer)

    assert twin.view(viewer) == table.view(viewer)
    assert told(twin, viewer) == told(table, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_whatever_is_hidden_from_a_viewer_is_another(viewer: int) -> None:
    table = some_game()
    twin = twin_of(table, viewer)
    others = [seat for seat in range(4) if seat != viewer]

    assert all(hands(twin)[seat] != hands(table)[seat] for seat in others)
    assert [move.events for move in twin.history] != [move.events for move in table.history]
    assert [move.action for move in twin.history] != [move.action for move in table.history]
    assert twin.dealer.seed != table.dealer.seed


def test_what_was_taken_back_is_forgotten() -> None:
    table = some_game()
    past = Past(table.game, LOST_MINES.new(4, {}), 1, luck=3)
    past.follow(table.history)

    shorter: list[Played] = [*table.history[:50], table.history[50]._replace(barrier=False)]
    past.follow(shorter)

    assert len(past.history) == 51


@pytest.mark.parametrize("draw", [lost_mines.CardDrawn, stone_age.CardDrawn])
def test_a_card_that_is_drawn_in_secret_is_any_card_to_others(
    draw: type[lost_mines.CardDrawn] | type[stone_age.CardDrawn],
) -> None:
    assert masked(draw(0, 3), 1) == masked(draw(0, 5), 1)
    assert masked(draw(0, 3), 0) != masked(draw(0, 5), 0)
