"""Golden records: one for each way a game can end, replayed to the very same result."""

import pytest

from grotto.core.event import Event
from grotto.core.seats import CHANCE
from grotto.games import GAMES
from grotto.play.files import load
from grotto.play.replay import moments, verify
from tests.golden.endings import Ending, endings_of
from tests.golden.find import HERE, path_of

KEPT = [
    pytest.param(game_id, ending, seats, id=f"{game_id}-{ending.name}-{seats}")
    for game_id in GAMES.built_in
    for ending in endings_of(game_id)
    for seats in ending.seats
]


@pytest.mark.parametrize(("game_id", "ending", "seats"), KEPT)
def test_a_golden_record_replays_and_ends_as_it_says(
    game_id: str, ending: Ending, seats: int
) -> None:
    record = load(path_of(game_id, ending, seats))
    events: list[Event] = []
    dealt = 0
    for moment in moments(record):
        events += moment.events
        dealt += moment.seat == CHANCE
    outcome = moment.state.outcome()

    assert record.result == outcome.totals
    assert ending.holds(events, outcome)
    assert verify(record) == dealt


def test_every_record_belongs_to_an_ending() -> None:
    found = {str(path.relative_to(HERE)) for path in HERE.rglob("*.game")}
    named = {
        str(path_of(game_id, ending, seats).relative_to(HERE))
        for game_id in GAMES.built_in
        for ending in endings_of(game_id)
        for seats in ending.seats
    }

    assert found == named
