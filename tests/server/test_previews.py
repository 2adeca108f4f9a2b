"""Previews say what an answer would lead to, and nothing that the asker may not know."""

import pytest

from grotto.core.errors import IllegalAction
from grotto.core.stream import Stream
from grotto.games import find_game
from grotto.play.table import Table
from grotto.server.tables.preview import preview
from grotto.wire.frames import Preview


def told(game: Table, text: str) -> Preview:
    return preview(game, game.to_act, "key", text)


def test_a_preview_says_what_happens_and_what_changes() -> None:
    game = Table("stone_age", 2, {"first_player": "0"}, seed="caves")

    shown = told(game, "send forest 3")
    changed = {tuple(change.path): (change.before, change.after) for change in shown.changes}

    assert [line.key for line in shown.lines] == ["stone_age-event-placed"]
    assert changed["players", 0, "home"] == (5, 2)


def test_a_preview_changes_nothing() -> None:
    game = Table("stone_age", 2, {"first_player": "0"}, seed="caves")
    before = game.digest()

    told(game, "send forest 3")

    assert game.digest() == before


def test_there_is_no_preview_of_what_is_not_on_offer() -> None:
    game = Table("stone_age", 2, seed="caves")

    with pytest.raises(IllegalAction):
        told(game, "send forest 9")


def played(seed: str, moves: int) -> Table:
    """A game of The Lost Mines, some moves after its beginning."""
    game, stream = Table("lost_mines", 4, seed=seed), Stream(len(seed))
    for _ in range(moves):
        if not game.over:
            options = game.options()
            game.play(options[stream.below(len(options))])
    return game


@pytest.mark.parametrize("moves", [0, 5, 12, 25, 40])
def test_a_preview_does_not_depend_on_secrets(moves: int) -> None:
    game = played("mines", moves)
    seat, rules = game.to_act, find_game("lost_mines")
    twin = played("mines", moves)
    twin._state = rules.worlds(game._state, seat, Stream(99))

    offers = game.options()

    assert twin.options() == offers
    assert [told(twin, text) for text in offers] == [told(game, text) for text in offers]


def test_nothing_is_told_of_an_answer_that_reveals_something() -> None:
    games = [played("mines", moves) for moves in range(0, 60, 3)]

    shown = [
        told(game, offer.action.text())
        for game in games
        for offer in game.offers()
        if game.game.is_barrier(game._state, offer.action)
    ]

    assert len(shown) > 5
    assert all(not one.lines and not one.changes for one in shown)
