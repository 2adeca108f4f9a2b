"""Plans: answers that somebody leaves for the next question, which nobody else learns of."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from grotto.server.errors import StaleVersion
from grotto.server.housekeeping.plans import PlanKeeper
from grotto.server.log import entries as log
from grotto.server.storage.plans import Plan
from grotto.server.tables import planning, undo
from grotto.server.tables.absence import leave
from grotto.server.tables.errors import NoPlansHere
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room
from tests.server.parlour import Facts, Parlour, parlour, refused, seen

pytestmark = pytest.mark.anyio

SLOW: Facts = {"options": {"first_player": "0"}, "pace": "correspondence"}


class Scene:
    """A slow table where Ann is asked, then Bob, then Cat."""

    def __init__(self, at: Parlour, room: Room, people: list[str]) -> None:
        self.at = at
        self.room = room
        self.ann, self.bob, self.cat = people

    async def plan(self, *answers: str, seat: int = 1) -> Plan:
        """Let a seat leave answers for its next question."""
        person = self.room.ledger.places[seat].person
        assert person is not None
        plan = planning.new_plan(self.room, seat, person, self.room.version, list(answers))
        await self.at.store.plans.keep(plan)
        return plan

    async def play(self, text: str) -> None:
        """Let whoever is asked answer."""
        offer = self.room.playing().options().index(text)
        await self.at.move(self.room, offer)

    async def look(self, hub: Hub | None = None) -> None:
        """Look for plans, as every process does each second."""
        await PlanKeeper(self.at.store.plans, hub or self.at.hub).play_all()

    async def kept(self, seat: int = 1) -> Plan | None:
        person = self.room.ledger.places[seat].person
        assert person is not None
        return await self.at.store.plans.of(self.room.spec.id, seat, person)

    def moves(self) -> list[str]:
        return choices(self.room)


def choices(room: Room) -> list[str]:
    """What people have answered there; what chance has answered is left out."""
    return [made.text for made in room.ledger.moves if made.seat >= 0]


async def scene_at(at: Parlour) -> Scene:
    room, people = await at.room("stone_age", "Ann", "Bob", "Cat", **SLOW)
    await at.start(room)
    return Scene(at, room, people)


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with parlour(url) as at:
        yield await scene_at(at)


async def test_a_plan_is_played_when_its_seat_is_asked(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.plan("send field 1")

        await at.look()
        before = at.moves()
        await at.play("send forest 2")
        await at.look()

        assert before == []
        assert at.moves() == ["send forest 2", "send field 1"]
        assert at.room.to_act == 2
        assert await at.kept() is None


async def test_a_frame_says_whether_people_have_days_for_an_answer(database_url: str) -> None:
    async with parlour(database_url) as at:
        slow, (ann,) = await at.room("stone_age", "Ann", **SLOW)
        quick, (bob,) = await at.room("stone_age", "Bob", pace="live")

        assert seen(slow, ann).table.slow
        assert not seen(quick, bob).table.slow


async def test_the_first_answer_that_is_possible_is_played(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.plan("send field 1", "send tool_maker 1", "send forest 1")

        await at.play("send field 1")
        await at.look()

        assert at.moves() == ["send field 1", "send tool_maker 1"]


async def test_who_cannot_play_a_plan_is_asked_as_usual_and_told_why(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.plan("send field 1")

        await at.play("send field 1")
        await at.look()
        await at.look()
        kept = await at.kept()
        await at.play("send forest 1")

        assert kept is not None
        assert kept.failed == planning.IMPOSSIBLE
        assert at.moves() == ["send field 1", "send forest 1"]
        assert await at.kept() is None  # the answer has put it away


async def test_a_plan_is_void_when_something_is_revealed(database_url: str) -> None:
    async with scene(database_url) as at:
        room = at.room
        while not room.playing().options()[0].startswith("act"):
            await at.at.move(room)
        seat = next(one for one in (0, 1, 2) if one != room.to_act)
        await at.plan("send forest 1", "act forest", "act hunting_grounds", "act river", seat=seat)

        while room.to_act != seat:
            await at.at.move(room)
        moves = len(at.moves())
        await at.look()

        kept = await at.kept(seat)
        assert kept is not None
        assert kept.failed == planning.REVEALED
        assert len(at.moves()) == moves


async def test_taking_back_leaving_and_answering_put_plans_away(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.play("send forest 2")
        await at.plan("send field 1", seat=2)
        await undo.undo(at.room, at.ann, at.at.key(), at.room.version)
        taken_back = await at.kept(2)
        await at.plan("send field 1", seat=2)
        await leave(at.room, at.cat, at.at.key())
        left = await at.kept(2)
        await at.plan("send field 1", seat=1)
        await at.play("send forest 2")
        await at.play("send river 1")

        assert (taken_back, left, await at.kept(1)) == (None, None, None)


async def test_a_plan_of_before_something_was_taken_back_is_refused(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.play("send forest 2")
        version = at.room.version
        await undo.undo(at.room, at.ann, at.at.key(), version)

        with pytest.raises(StaleVersion):
            planning.new_plan(at.room, 1, at.bob, version, ["send field 1"])


async def test_only_who_waits_at_a_slow_table_plans(database_url: str) -> None:
    async with scene(database_url) as at:
        quick, (_, dan) = await at.at.room("stone_age", "Eve", "Dan", options={"first_player": "0"})
        await at.at.start(quick)

        with pytest.raises(NoPlansHere):
            await at.plan("send field 1", seat=0)  # is asked now
        with pytest.raises(NoPlansHere):
            planning.new_plan(quick, 1, dan, quick.version, ["send field 1"])


async def test_a_restart_forgets_no_plan(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.plan("send field 1")
        await at.play("send forest 2")  # and then the process is gone

        again = await at.at.again(at.room)
        await at.look()

        assert choices(again) == ["send forest 2", "send field 1"]


async def test_two_processes_play_a_plan_once(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.plan("send field 1")
        other = Hub(at.at.store, lambda: at.at.now)
        await at.play("send forest 2")

        await asyncio.gather(at.look(), at.look(other), at.look(), at.look(other))

        entries = await at.at.store.entries(at.room.spec.id, 0)
        moves = [entry.body for entry in entries if entry.kind == log.MOVE and entry.seat >= 0]
        assert moves == ["send forest 2", "send field 1"]


async def test_a_plan_that_was_played_is_not_played_again(database_url: str) -> None:
    async with scene(database_url) as at:
        plan = await at.plan("send field 1", "send forest 1")
        await at.play("send forest 2")
        await at.look()
        await at.at.store.plans.keep(plan)  # as if a process had not got to put it away
        await at.play("send river 1")
        await at.play("send river 2")

        await at.look()

        assert at.moves() == ["send forest 2", "send field 1", "send river 1", "send river 2"]


async def test_plans_wait_while_people_settle_whether_to_go_back(database_url: str) -> None:
    async with scene(database_url) as at:
        await at.plan("send field 1", seat=2)
        await at.play("send forest 2")
        await at.play("send river 1")
        await undo.ask_back(at.room, at.ann, at.at.key(), at.room.version)

        await at.look()
        waited = at.moves()
        await undo.refuse_back(at.room, at.bob, at.at.key(), at.room.version)
        await at.look()

        assert waited == ["send forest 2", "send river 1"]
        assert at.moves() == [*waited, "send field 1"]


async def test_plans_that_wait_hold_up_no_others(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grotto.server.housekeeping.plans.AT_ONCE", 1)
    async with scene(database_url) as here:
        there = await scene_at(here.at)
        waiting, other = sorted((here, there), key=lambda at: at.room.spec.id)
        for at in (waiting, other):
            await at.plan("send field 1", seat=2)
            await at.play("send forest 2")
            await at.play("send river 1")
        await undo.ask_back(waiting.room, waiting.ann, waiting.at.key(), waiting.room.version)

        await here.look()

        assert waiting.moves() == ["send forest 2", "send river 1"]
        assert other.moves() == ["send forest 2", "send river 1", "send field 1"]


async def test_no_frame_of_anybody_tells_of_a_plan(database_url: str) -> None:
    """The law: with and without plans, kept or failed, everybody is shown the same."""
    async with parlour(database_url) as opened:
        told = [
            await shown_with(await scene_at(opened), answers)
            for answers in ([], ["send field 1"], ["send field 1", "send field 1"])
        ]

    assert told[0] == told[1] == told[2]


async def shown_with(at: Scene, answers: list[str]) -> list[str]:
    """Return all that everybody is shown where somebody has planned these answers."""
    if answers:
        await at.plan(*answers)
    frames = [seen(at.room, person, viewer) for person, viewer in everybody(at)]
    await at.play("send field 1")
    await at.look()  # the plan fails
    frames += [seen(at.room, person, viewer) for person, viewer in everybody(at)]
    entries = await at.at.store.entries(at.room.spec.id, 0)
    log_lines = [f"{entry.number} {entry.kind} {entry.body}" for entry in entries]
    return [repr(frame).replace(at.room.spec.id, "") for frame in frames] + log_lines


def everybody(at: Scene) -> list[tuple[str | None, int]]:
    return [(at.ann, 0), (at.bob, 1), (at.cat, 2), (None, -3)]


async def test_nonsense_is_no_plan(database_url: str) -> None:
    async with scene(database_url) as at:
        assert await refused(at.plan("hocus pocus")) == "action/unreadable"
