"""The checker: compares what clients were told and shown with what lies in the database.

Each check returns sentences about what is wrong; a sound world gives none.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import cast

import msgspec

from grotto.core.errors import TableError
from grotto.core.seats import SPECTATOR
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import new_ledger
from grotto.server.storage.tables import Store
from grotto.server.tables.frames import Frames
from grotto.server.tables.room import OVER, Room
from tests.server.laws.twins import Past, twin_frame
from tests.simulation.clients import Client
from tests.simulation.history import Asked, Message, Sight
from tests.simulation.truth import Truth
from tests.simulation.world import EPOCH, Outcome

NEW = ("lines", "lines_from", "notices", "type")
"""What a whole frame tells from before, and an update only if it is new."""
PASSING = ("online", "replace_in", "seconds_left")
"""What depends on the moment, not on the log."""
GRACE_SECONDS = 2.0
"""How much sooner than by our count somebody may run out of time."""


def wrong_in(outcome: Outcome) -> list[str]:
    """Return all that is wrong in a world."""
    wrong = [*outcome.problems]
    for check in CHECKS:
        try:
            wrong += check(outcome)
        except TableError as error:
            wrong.append(f"a log cannot be played: {error}")
    return wrong


# ---- nothing lost, nothing doubled --------------------------------------------------------------


def logs_are_whole(outcome: Outcome) -> Iterator[str]:
    """Every log is numbered from 1 without gaps, and the lists say what it says."""
    truth = outcome.truth
    for table, entries in truth.entries.items():
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            yield f"the log of {table} has gaps"
        if entries and entries[-1].key is None and entries[-1].kind != log.CLAIM:
            yield f"the log of {table} ends within a command"
        if truth.versions[table] != len(entries):
            yield f"lists know version {truth.versions[table]} of {table}, not {len(entries)}"
        people = [place.person for place in room_at(truth, table, len(entries)).ledger.places]
        if people != truth.seats[table]:
            yield f"lists seat other people at {table}"


def nobody_and_no_table_is_forgotten(outcome: Outcome) -> Iterator[str]:
    """Who was welcomed is known, and a table that was made is there."""
    for client in outcome.clients:
        if client.cookie and client.memory.name not in outcome.truth.people:
            yield f"{client.memory.name} is forgotten"
        if client.plan.id and client.plan.id not in outcome.truth.specs:
            yield f"table {client.plan.id} is forgotten"


def what_was_promised_is_kept(outcome: Outcome) -> Iterator[str]:
    """What was acknowledged is in the log, once, at the version that was named."""
    for client in outcome.clients:
        written = _written(outcome.truth, client)
        for asked in client.memory.asked.values():
            found = written.get(asked.key, [])
            if asked.acks and asked.kind != "say" and found != sorted({*asked.acks}):
                yield f"{asked} was acknowledged, and is written at {found}"
            if len(found) > 1:
                yield f"{asked} is written twice"
            if found and _is_refused(asked):
                yield f"{asked} was refused, and is written at {found}"


def _is_refused(asked: Asked) -> bool:
    """Tell whether a command was refused for good: what names a version fits once or never."""
    return bool(asked.refusals) and not asked.acks and asked.expected is not None


def _written(truth: Truth, client: Client) -> dict[str, list[int]]:
    """Return where the commands of a client are written, by key."""
    found: dict[str, list[int]] = {}
    person = truth.people.get(client.memory.name)
    for entry in truth.entries.get(client.plan.id, ()):
        by, _, key = (entry.key or "").partition(":")
        if by == person:
            found.setdefault(key, []).append(entry.number)
    return found


def commands_do_what_they_say(outcome: Outcome) -> Iterator[str]:
    """A command was carried out at the version it names, and its move is the one that was sent."""
    for client in outcome.clients:
        entries = outcome.truth.entries.get(client.plan.id, [])
        asked = client.memory.asked
        for start, group in _groups(entries):
            by, _, key = (group[-1].key or "").partition(":")
            if by != outcome.truth.people.get(client.memory.name):
                continue
            if key not in asked:
                yield f"nobody has asked for {group}"
            elif asked[key].expected not in (None, start):
                yield f"{asked[key]} was carried out at version {start}"
            elif not _fits(asked[key], group):
                yield f"{asked[key]} was carried out as {group}"


def _groups(entries: list[Entry]) -> Iterator[tuple[int, list[Entry]]]:
    """Yield the entries of each command, and the version before it."""
    group: list[Entry] = []
    for entry in entries:
        group.append(entry)
        if entry.key is not None or entry.kind == log.CLAIM:
            yield group[0].number - 1, group
            group = []


def _fits(asked: Asked, group: list[Entry]) -> bool:
    kinds = [entry.kind for entry in group]
    if asked.kind == "play":
        moves = [entry.body for entry in group if entry.kind == log.MOVE]
        return moves[:1] == [asked.message["action"]]
    return any(kind in kinds for kind in KINDS[asked.kind])


KINDS = {
    "join": (log.SIT,),
    "start": (log.START,),
    "undo": (log.BACK,),
    "undo_turn": (log.BACK,),
    "redo": (log.AGAIN,),
    "ask_back": (log.ASK_BACK, log.AGREE, log.REFUSE),
    "leave": (log.STAND_IN,),
    "return": (log.RETURN,),
    "replace": (log.STAND_IN, log.VOTE),
    "by_hand": (log.BY_HAND,),
    "end_turn": (log.END_TURN,),
}


def words_are_said_once(outcome: Outcome) -> Iterator[str]:
    """What was said and acknowledged is kept once; everybody hears everything, in order."""
    for client in outcome.clients:
        said = Counter(line.said for line in outcome.truth.chat.get(client.plan.id, ()))
        for asked in client.memory.asked.values():
            times = said[asked.message["said"]] if asked.kind == "say" else 1
            if times > 1 or (asked.acks and times != 1):
                yield f"{asked} is kept {times} times"
        heard = [line["number"] for line in client.memory.chat]
        kept = [line.number for line in outcome.truth.chat.get(client.plan.id, ())]
        if heard != kept:
            yield f"{client.memory.name} has heard {heard} of {kept}"


def nobody_sits_twice(outcome: Outcome) -> Iterator[str]:
    """Who sat down once has one seat."""
    for table, seats in outcome.truth.seats.items():
        people = [person for person in seats if person]
        if len({*people}) != len(people):
            yield f"somebody sits twice at {table}"


# ---- what was seen ------------------------------------------------------------------------------


def nothing_stale_is_shown(outcome: Outcome) -> Iterator[str]:
    """No version goes back for one client, and no client meets what it cannot understand."""
    for client in outcome.clients:
        versions = client.memory.versions
        for before, after in pairwise(versions):
            if after < before:
                yield f"{client.memory.name} saw version {after} after {before}"
        for complaint in client.memory.complaints:
            yield f"{client.memory.name}: {complaint}"


def screens_show_the_log(outcome: Outcome) -> Iterator[str]:
    """Every screen shows, byte for byte, what the log says at its version to these eyes."""
    truth = outcome.truth
    for client in outcome.clients:
        memory = client.memory
        for sight in [*memory.sights, *([memory.last] if memory.last else [])]:
            if sight.version > truth.version(client.plan.id):
                yield f"{memory.name} saw version {sight.version}, which was never written"
                continue
            room = room_at(truth, client.plan.id, sight.version)
            whole = frame_of(room, truth.people.get(memory.name), sight)
            yield from _differences(f"{memory.name} at {sight.version}", sight.frame, whole)
            if sight is memory.last and memory.lines[-len(whole["lines"]) :] != whole["lines"]:
                yield f"{memory.name} was told other lines than the log says"


def _differences(where: str, seen: Message, whole: Message) -> Iterator[str]:
    one, other = lasting(seen), lasting(whole)
    for name in sorted({*one, *other}):
        if msgspec.json.encode(one.get(name)) != msgspec.json.encode(other.get(name)):
            yield f"{where} sees another {name}: {one.get(name)} instead of {other.get(name)}"[:600]


def lasting(frame: Message) -> Message:
    """Return what of a frame does not depend on the moment."""
    kept = {name: value for name, value in frame.items() if name not in NEW}
    kept["occupants"] = [
        {name: value for name, value in one.items() if name not in PASSING}
        for one in frame["occupants"]
    ]
    return kept


def room_at(truth: Truth, table: str, version: int) -> Room:
    """Return a table as its log says it was at a version."""
    ledger = new_ledger(truth.specs[table].seats)
    for entry in truth.entries[table][:version]:
        ledger.note(entry)
    return Room(truth.specs[table], ledger, cast("Store", None), lambda: EPOCH, _tell)


def _tell(_room: Room) -> None:
    """Nobody looks."""


def frame_of(room: Room, person: str | None, sight: Sight) -> Message:
    """Return the whole frame that somebody would be sent now."""
    frames = Frames(room)
    shown = frames.shown(person, sight.viewer, scores=bool(sight.frame["projection"]))
    whole: Message = msgspec.json.decode(frames.whole(shown))
    return whole


# ---- secrets ------------------------------------------------------------------------------------


def secrets_are_kept(outcome: Outcome) -> Iterator[str]:
    """No message holds a seed before the end, nor who others are, nor their sessions."""
    truth = outcome.truth
    for client in outcome.clients:
        name, received = client.memory.name, b"\n".join(client.memory.received)
        others = [one for one in outcome.clients if one is not client]
        secrets = [spec.seed for spec in truth.specs.values() if spec.id == client.plan.id]
        secrets += [truth.people.get(one.memory.name, "") for one in others]
        secrets += [one.cookie.partition("=")[2] for one in others]
        for secret in secrets:
            if secret and secret.encode() in received:
                yield f"{name} was told a secret: {secret}"


def twins_look_the_same(outcome: Outcome) -> Iterator[str]:
    """One screen shows what it would show in a world with other secrets."""
    client = outcome.clients[outcome.seed % len(outcome.clients)]
    sight, truth = client.memory.last, outcome.truth
    if sight is None or sight.version > truth.version(client.plan.id):
        return
    room = room_at(truth, client.plan.id, sight.version)
    if room.game is None or room.status == OVER or sight.frame["projection"]:
        return
    first = room.game.game.new(room.spec.seats, room.spec.options)
    past = Past(room.game.game, first, sight.viewer, luck=outcome.seed)
    past.follow(room.game.history)
    if len(past.history) != len(room.ledger.moves):
        yield f"the log of {client.plan.id} does not hold all moves"
        return
    person = truth.people.get(client.memory.name)
    twin = twin_frame(room, past, person if sight.viewer != SPECTATOR else None, 0)
    twin["table"]["host"] = sight.frame["table"]["host"]
    yield from _differences(f"{client.memory.name}, in another world,", sight.frame, twin)


# ---- time ---------------------------------------------------------------------------------------


def time_goes_on_only_while_somebody_serves(outcome: Outcome) -> Iterator[str]:
    """Clocks count no more than the time for which a server was there."""
    served = outcome.ended - sum(end - begin for begin, end in outcome.down) + GRACE_SECONDS
    told = {
        f"the log of {table}": entries[-1].at for table, entries in outcome.truth.entries.items()
    }
    told["the heartbeat"] = outcome.truth.served
    for who, at in told.items():
        if at - EPOCH > served:
            yield f"{who} counts {at - EPOCH} seconds, and servers were there for {served}"


Check = Callable[[Outcome], Iterator[str]]
CHECKS: list[Check] = [
    logs_are_whole,
    nobody_and_no_table_is_forgotten,
    what_was_promised_is_kept,
    commands_do_what_they_say,
    words_are_said_once,
    nobody_sits_twice,
    nothing_stale_is_shown,
    screens_show_the_log,
    secrets_are_kept,
    twins_look_the_same,
    time_goes_on_only_while_somebody_serves,
]
"""Every check; one more is one more line."""
