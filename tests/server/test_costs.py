"""Costly requests are charged by what they cost; what cannot change is not worked out again."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from grotto.server.errors import TooManyRequests
from grotto.server.http import commands
from grotto.server.limits import Buckets, Cost, Gate
from grotto.server.settings import Limits, Rate, Settings
from grotto.server.storage.people import Person
from grotto.server.tables import records
from grotto.server.tables.records import Courses
from grotto.wire.course import Course
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.visits import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "stone_age"


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def settings(settings: Settings) -> Settings:
    work = Rate(2.0 * Cost.PAST, 0.001)
    limits = Limits(work_of_person=work, work_of_address=Rate(2.0 * Cost.IMPORT, 0.001))
    return msgspec.structs.replace(settings, limits=limits)


@pytest.fixture
def ann(server: Running) -> Visitor:
    return Visitor(server, "Ann")


def played(ann: Visitor) -> str:
    """Return a table at which some moves were made."""
    table = ann.make(visibility="public")["id"]
    for seat in range(2):
        ann.join(table, seat=seat).raise_for_status()
    ann.do(table, "start").raise_for_status()
    return table


def finished(server: Running) -> str:
    """Return a table whose game is over."""
    record = min(GOLDEN.glob("*.game")).read_text()
    body = {"record": record, "name": "Eve"}
    made = server.browser().post("/api/tables/import", json=body)
    made.raise_for_status()
    table: str = made.json()["id"]
    return table


def test_a_bucket_gives_many_tokens_to_who_costs_much() -> None:
    buckets = Buckets(Rate(100, 10), lambda: 1.0)

    assert [buckets.take("ann", 60), buckets.take("ann", 60), buckets.take("ann", 40)] == [0, 2, 0]


def test_what_costs_more_than_a_bucket_holds_takes_all_of_it() -> None:
    buckets = Buckets(Rate(100, 10), lambda: 1.0)

    assert [buckets.take("ann", 1000), buckets.take("ann", 1)] == [0, 0.1]


def test_looking_back_is_charged_by_what_it_costs(ann: Visitor) -> None:
    table = played(ann)
    path = f"/api/tables/{table}/at"

    answers = [ann.browser.get(f"{path}/{move}") for move in (0, 1, 0, 1)]

    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert answers[-1].json()["code"] == "server/too-many-requests"
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_who_has_seen_a_position_of_before_is_not_charged_again(ann: Visitor) -> None:
    table = played(ann)
    path = f"/api/tables/{table}/at/0"
    first = ann.browser.get(path)
    known = {"If-None-Match": first.headers["etag"]}

    answers = [ann.browser.get(path, headers=known) for _ in range(5)]

    assert {answer.status_code for answer in answers} == {304}
    assert "private" in first.headers["cache-control"]


def test_another_viewer_or_another_move_is_another_position(ann: Visitor) -> None:
    table = played(ann)
    eve = Visitor(ann.server, "Eve")
    tags = [
        ann.browser.get(f"/api/tables/{table}/at/0").headers["etag"],
        eve.browser.get(f"/api/tables/{table}/at/0").headers["etag"],
        eve.browser.get(f"/api/tables/{table}/at/1").headers["etag"],
    ]
    ann.say(table, "leave").raise_for_status()
    tags.append(eve.browser.get(f"/api/tables/{table}/at/1").headers["etag"])

    assert len({*tags}) == 4


def test_the_course_of_a_game_is_worked_out_once(
    server: Running, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, worked_out = finished(server), list[str]()
    work_out = records.course_of

    def counted(record: str) -> Course:
        worked_out.append(record)
        return work_out(record)

    monkeypatch.setattr(records, "course_of", counted)
    answers = [ann.browser.get(f"/api/tables/{table}/course") for _ in range(5)]

    assert len(worked_out) == 1
    assert len({answer.content for answer in answers}) == 1
    assert {answer.headers["cache-control"] for answer in answers} == {
        "private, max-age=31536000, immutable"
    }


@pytest.mark.anyio
async def test_those_who_ask_together_wait_for_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def course_of(record: str) -> Course:
        asked.append(record)
        return Course(stages=[])

    monkeypatch.setattr(records, "course_of", course_of)
    courses = Courses()

    told = await asyncio.gather(*(courses.told("one", "record") for _ in range(10)))
    courses.close()

    assert asked == ["record"]
    assert {*told} == {courses.known("one")}


def test_one_address_waits_for_few_costly_answers_at_a_time() -> None:
    gate = Gate(Limits(costly_at_once=2), lambda: 1.0)

    with gate.waiting("here"), gate.waiting("here"):
        with gate.waiting("there"):
            pass
        with pytest.raises(TooManyRequests), gate.waiting("here"):
            pass
    with gate.waiting("here"):
        pass


def test_a_frame_that_is_asked_for_again_is_charged_by_what_it_costs(ann: Visitor) -> None:
    table = played(ann)
    with ann.socket(table) as line:
        heard(line, "frame")
        for _ in range(2 * Cost.PAST // Cost.FRAME):
            line.send('{"type": "again"}')
            heard(line, "frame")
        line.send('{"type": "again"}')

        assert heard(line, "problem")["code"] == "server/too-many-requests"


def test_all_at_one_address_together_say_only_so_much() -> None:
    gate = Gate(Limits(messages_of_address=Rate(3, 1)), lambda: 1.0)
    people = [Person(id=str(number), name="Ann", account=False) for number in range(4)]

    refused = [commands.count(gate, person, "here") is not None for person in people]

    assert refused == [False, False, False, True]


def test_previews_are_charged_by_what_they_cost(ann: Visitor) -> None:
    table = played(ann)

    codes = [ann.say(table, "ask_why").status_code for _ in range(2 * Cost.PAST // Cost.WHY + 2)]

    assert codes[-2:] == [429, 429]
    assert 429 not in codes[:-2]
