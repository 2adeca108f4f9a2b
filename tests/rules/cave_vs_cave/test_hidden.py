"""Open and hidden: nobody knows what lies face down, and everything else is open."""

import pytest

from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.table import BLUE, RED, duel, seat


@pytest.mark.rule("CVC-12.1")
def test_any_room_that_nobody_has_seen_may_be_dug_up() -> None:
    table = duel(seat(), "stall").taking("drift_mining").play("dig b3")

    assert "reveal stall" not in table.options()
    assert len(table.options()) == 17
    assert CAVE_VS_CAVE.odds(table.state, CAVE_VS_CAVE.parse("reveal dungeon")) == 1 / 17


@pytest.mark.rule("CVC-12.1")
def test_not_even_the_state_knows_which_room_lies_where() -> None:
    table = duel(seat()).taking("drift_mining").play("dig b3")
    stream = Stream(1)

    drawn = {CAVE_VS_CAVE.deal(table.state, stream).text() for _ in range(400)}

    assert len(drawn) == 18


@pytest.mark.rule("CVC-12.2")
def test_everybody_sees_the_same() -> None:
    state = duel(seat("gold*3"), "stall").choosing().state
    views = [CAVE_VS_CAVE.view(state, viewer) for viewer in (RED, BLUE, SPECTATOR)]

    assert views[0] == views[1] == views[2]
