"""The deal of the day, and what is remembered of games that one plays alone."""

from typing import Any

import pytest

from grotto.core import records
from grotto.play.dealer import commitment_of
from grotto.play.replay import verify
from grotto.server.served_time import DAY_SECONDS
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.tables import playing
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import Visitor, key

CAVE = "cave_vs_cave"
SECRET = "correct horse"


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


@pytest.fixture(autouse=True)
def noon(server: Running) -> None:
    """Tests begin at noon in Greenwich, so that no day ends while one is under way."""
    now = server.clock()
    server.clock.pass_by(DAY_SECONDS - now % DAY_SECONDS + DAY_SECONDS / 2)


def begin(visitor: Visitor, game: str = CAVE) -> str:
    """Begin to play the deal of the day; return the table."""
    answer = visitor.browser.post(f"/api/daily/{game}", json={"name": visitor.name})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def play_on(visitor: Visitor, table: str, *, choice: int = 0) -> int:
    """Play a game to its end, always with the first or the last answer; return the points."""
    services = visitor.server.services

    async def play_all() -> int:
        room = await services.hub.room(table)
        game = room.playing()
        while not game.over:
            answer = game.options()[choice]
            await playing.play(room, room.spec.host, key(), room.version, answer)
        return game.outcome().totals[0]

    return visitor.server.call(play_all())


def alone(visitor: Visitor, **facts: object) -> str:
    """Begin to play alone; return the table."""
    table = visitor.make(CAVE, 1, **facts)["id"]
    visitor.join(table)
    visitor.do(table, "start").raise_for_status()
    return table


def today(visitor: Visitor, game: str = CAVE) -> dict[str, Any]:
    games = visitor.browser.get("/api/daily").json()["games"]
    found: dict[str, Any] = next(one for one in games if one["game"] == game)
    return found


def best(visitor: Visitor) -> list[int]:
    [scores] = visitor.browser.get("/api/me/scores").json() or [{"best": []}]
    return [score["points"] for score in scores["best"]]


def promise(visitor: Visitor, table: str) -> str:
    commitment: str = visitor.see(table)["table"]["commitment"]
    return commitment


def test_everybody_gets_the_same_deal_on_a_day_and_another_one_the_next(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    first, second = begin(ann), begin(ben)
    server.clock.pass_by(DAY_SECONDS)
    third = begin(ann)

    assert first != second
    assert ann.see(first)["lines"] == ben.see(second)["lines"]
    assert promise(ann, first) == promise(ben, second) != promise(ann, third)


def test_there_is_one_try(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = begin(ann)
    ann.do(table, "close").raise_for_status()

    assert begin(ann) == table
    assert today(ann)["mine"] == {"table": table, "status": "closed"}


def test_games_that_cannot_be_played_alone_are_a_duel_with_a_bot(server: Running) -> None:
    ann = Visitor(server, "Ann")
    frame = ann.see(begin(ann, "stone_age"))

    assert [seat["kind"] for seat in frame["occupants"]] == ["person", "bot"]
    assert today(ann, "stone_age")["level"] == frame["occupants"][1]["level"]


def test_games_for_more_people_have_no_deal_of_the_day(server: Running) -> None:
    ann = Visitor(server, "Ann")
    answer = ann.browser.post("/api/daily/lost_mines", json={"name": "Ann"})

    assert answer.status_code == 404
    assert answer.json()["code"] == "server/no-daily"
    assert "lost_mines" not in str(ann.browser.get("/api/daily").json())


def test_nobody_else_sees_how_it_is_played_before_the_day_is_over(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table, path = begin(ann), "/api/tables/{}"
    while_played = ben.browser.get(path.format(table)).status_code
    play_on(ann, table)
    when_over = ben.browser.get(path.format(table)).status_code
    server.clock.pass_by(DAY_SECONDS)
    next_day = ben.browser.get(path.format(table)).status_code

    assert (while_played, when_over, next_day) == (404, 404, 200)


def test_a_try_that_was_not_finished_stays_private(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = begin(ann)
    server.clock.pass_by(DAY_SECONDS)

    assert ben.browser.get(f"/api/tables/{table}").status_code == 404


def test_the_seed_is_kept_back_until_the_day_is_over_and_proves_the_dice_then(
    server: Running,
) -> None:
    ann = Visitor(server, "Ann")
    table = begin(ann)
    play_on(ann, table)
    kept_back = ann.see(table)["table"]["seed"]
    record = records.read(ann.browser.get(f"/api/tables/{table}/record").text)
    server.clock.pass_by(DAY_SECONDS)
    seed = ann.see(table)["table"]["seed"]
    proven = records.read(ann.browser.get(f"/api/tables/{table}/record").text)

    assert (kept_back, record.seed) == ("", "")
    assert commitment_of(seed) == record.commitment == promise(ann, table)
    assert verify(proven) > 0


def test_nobody_gets_hints(server: Running) -> None:
    ann = Visitor(server, "Ann")
    answer = ann.say(begin(ann), "ask_hint")

    assert answer.json()["code"] == "server/no-hints-today"


def test_results_are_told_after_ones_own_try(server: Running) -> None:
    ann, ben, cid = (Visitor(server, name) for name in ("Ann", "Ben", "Cid"))
    points = [play_on(ann, begin(ann)), play_on(ben, begin(ben), choice=-1)]
    begin(cid)

    found = today(ben)

    assert today(cid)["results"] == []
    assert (today(cid)["finished"], found["finished"]) == (2, 2)
    assert [one["points"] for one in found["results"]] == sorted(points, reverse=True)
    assert {one["name"]: bool(one["table"]) for one in found["results"]} == {
        "Ann": False, "Ben": True,
    }  # fmt: skip


def test_winners_of_yesterday_can_be_looked_at(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = begin(ann)
    play_on(ann, table)
    server.clock.pass_by(DAY_SECONDS)

    [winner] = today(ben)["yesterday"]

    assert (winner["name"], winner["table"]) == ("Ann", table)
    assert ben.see(table)["standings"][0]["total"] == winner["points"]


def test_a_try_that_ends_on_another_day_does_not_count(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = begin(ann)
    server.clock.pass_by(DAY_SECONDS)
    play_on(ann, table)

    assert today(ann)["yesterday"] == []
    assert best(ann) == []


def test_the_first_try_counts_where_a_guest_turns_out_to_be_somebody(server: Running) -> None:
    ann = Visitor(server, "Ann")
    account = {"name": "Ann", "password": SECRET}
    ann.browser.post("/api/me/sign-up", json=account).raise_for_status()
    points = play_on(ann, begin(ann))
    again = Visitor(server, "Ann too")
    play_on(again, begin(again), choice=-1)
    again.browser.post("/api/me/sign-in", json=account).raise_for_status()

    found = today(again)

    assert [one["points"] for one in found["results"]] == [points]
    assert found["finished"] == 1
    assert len(best(again)) == 2


def test_a_rematch_is_an_ordinary_game(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = begin(ann)
    play_on(ann, table)
    following = ann.do(table, "rematch").json()["id"]

    assert ann.see(following)["table"]["daily"] == ""
    assert promise(ann, following) != promise(ann, table)


def test_best_scores_of_games_alone_are_kept(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    points = [play_on(ann, alone(ann), choice=choice) for choice in (0, -1)]
    ben.make()

    assert best(ann) == sorted(points, reverse=True)
    assert best(ben) == []


def test_house_rules_and_games_that_go_on_from_a_record_set_no_best_score(server: Running) -> None:
    ann = Visitor(server, "Ann")
    play_on(ann, alone(ann, options={"wood_before_room": False}))
    played = alone(ann)
    play_on(ann, played)
    record = ann.browser.get(f"/api/tables/{played}/record").text
    lines = [line for line in record.splitlines() if not line.startswith(("seed", "result"))]
    body = {"name": "Ann", "record": "\n".join(lines[:-6]) + "\n"}
    made = ann.browser.post("/api/tables/import", json=body).json()["id"]
    ann.join(made)
    ann.do(made, "start").raise_for_status()
    play_on(ann, made)

    assert len(best(ann)) == 1
