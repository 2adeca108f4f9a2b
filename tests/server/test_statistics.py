"""Statistics at a server: made in the background, kept, and there for everybody."""

from typing import Any

import pytest

from grotto.core import records
from grotto.core.options import Value
from grotto.play.table import Table
from grotto.server.bots.statistics import LEAST, MOST_WAITING, StatisticsDesk
from grotto.server.errors import TooManyRequests
from grotto.server.settings import Settings
from tests.server.running import Running
from tests.server.test_reviews import BABBLES, DIES, HANGS, NO_PROGRAM, settings_for, until
from tests.server.visits import Visitor

SHORT: dict[str, Value] = {"first_player": "0", "max_rounds": 1}


@pytest.fixture
def settings(database_url: str) -> Settings:
    return settings_for(database_url)


def finish_games(ann: Visitor, count: int, **facts: object) -> None:
    for number in range(count):
        game = Table("stone_age", 2, SHORT, seed=f"game {number}", names=["Ann", "Bob"])
        while not game.over:
            game.play(game.options()[-1 - number % len(game.options())])
        body = {"record": records.write(game.record()), "name": ann.name, **facts}
        assert ann.browser.post("/api/tables/import", json=body).status_code == 201


def see(who: Visitor, game: str = "stone_age", **asked: object) -> dict[str, Any]:
    path = f"/api/games/{game}/statistics"
    seen: dict[str, Any] = who.browser.get(path, params=asked).json()  # type: ignore[arg-type]
    return seen


def ask(who: Visitor) -> dict[str, Any]:
    answer = who.browser.post("/api/games/stone_age/statistics")
    assert answer.status_code == 202
    asked: dict[str, Any] = answer.json()
    return asked


def test_finished_games_are_summed_up_for_everybody(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    finish_games(ann, LEAST)
    assert see(ann)["state"] == "none"

    assert ask(ann)["state"] in ("waiting", "running")
    until(lambda: see(ann)["state"] == "done")

    told = see(bob, language="uk")
    assert (told["counted"], told["games"], told["seats"]) == (LEAST, LEAST, 2)
    assert told["choices"] == [{"seats": 2, "games": LEAST}]
    assert "<section>" in told["report"]
    assert "Місця" in told["report"]
    assert "Ann" not in told["report"]
    assert ask(bob)["state"] == "done"  # nothing is new
    assert server.count("statistics") == 1


def test_private_games_are_not_counted(server: Running) -> None:
    ann = Visitor(server, "Ann")
    finish_games(ann, LEAST, visibility="private")

    assert see(ann)["games"] == 0
    assert see(ann)["choices"] == []


def test_few_games_are_not_summed_up(server: Running) -> None:
    ann = Visitor(server, "Ann")
    finish_games(ann, LEAST - 1)

    assert ask(ann)["state"] == "none"


@pytest.mark.parametrize(
    ("game", "asked", "code"),
    [
        ("chess", {}, "game/unknown"),
        ("stone_age", {"seats": 0}, "server/invalid"),
        ("stone_age", {"language": "xx"}, "server/invalid"),
    ],
)
def test_nonsense_is_refused(server: Running, game: str, asked: dict[str, Any], code: str) -> None:
    assert see(Visitor(server, "Ann"), game, **asked)["code"] == code


def desk_at(server: Running, command: tuple[str, ...]) -> StatisticsDesk:
    services = server.services
    kept = services.statistics._kept
    return StatisticsDesk(kept, services.store, services.now, 5.0, 1024, command)


@pytest.mark.parametrize("command", [DIES, HANGS, BABBLES, NO_PROGRAM])
def test_statistics_that_fail_may_be_asked_for_again(
    sqlite_url: str, command: tuple[str, ...]
) -> None:
    with Running(settings_for(sqlite_url)) as server:
        finish_games(Visitor(server, "Ann"), LEAST)
        desk = desk_at(server, command)
        desk._seconds = 1.0

        desk.ask("stone_age", 2)
        server.call(desk.work_off())

        assert server.call(desk.known("stone_age", 2, "en")).state == "failed"
        desk.ask("stone_age", 2)
        assert server.call(desk.known("stone_age", 2, "en")).state == "running"


def test_no_more_wait_than_there_is_room_for(sqlite_url: str) -> None:
    with Running(settings_for(sqlite_url)) as server:
        desk = desk_at(server, DIES)
        for seats in range(MOST_WAITING):
            desk.ask("stone_age", seats)

        with pytest.raises(TooManyRequests):
            desk.ask("stone_age", MOST_WAITING)
