"""Golden numbers: what is legal and where random games end does not change unnoticed."""

from pathlib import Path

import pytest

from grotto.games import GAMES
from tests.golden.walks import fingerprint, perft, playout, position
from tests.laws.cases import Case

HERE = Path(__file__).parent


def rows(name: str) -> list[list[str]]:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("row", rows("perft.txt"), ids=" ".join)
def test_as_many_sequences_are_legal_as_ever(row: list[str]) -> None:
    game_id, *numbers = row
    seats, seed, moves, depth, count = map(int, numbers)

    assert perft(position(Case(game_id, seats), seed, moves), depth) == count


@pytest.mark.parametrize("row", rows("fingerprints.txt"), ids=" ".join)
def test_random_games_end_where_they_always_did(row: list[str]) -> None:
    game_id, seats, seed, state, points = row

    assert fingerprint(Case(game_id, int(seats)), int(seed)) == (state, points)


@pytest.mark.parametrize("row", rows("playouts.txt"), ids=" ".join)
def test_games_of_drawn_answers_end_where_they_always_did(row: list[str]) -> None:
    game_id, seats, seed, decisions, state = row

    assert playout(Case(game_id, int(seats)), int(seed)) == (int(decisions), state)


@pytest.mark.parametrize("name", ["perft.txt", "fingerprints.txt", "playouts.txt"])
def test_every_game_is_kept_at_every_number_of_seats(name: str) -> None:
    kept = {(row[0], int(row[1])) for row in rows(name)}

    assert kept == {
        (game.info.id, seats) for game in GAMES.built_in.values() for seats in game.info.seats
    }
