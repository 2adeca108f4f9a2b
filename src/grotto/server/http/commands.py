"""Commands of clients, however they arrive: through a socket, or one by one."""

import asyncio
from math import ceil
from typing import Final

import msgspec

from grotto.core.errors import TableError
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.server.errors import (
    BadMessage,
    NotSeated,
    NotSignedIn,
    TooManyRequests,
)
from grotto.server.http.advising import advised
from grotto.server.http.answers import problem
from grotto.server.limits import Cost, Gate
from grotto.server.services import Services
from grotto.server.storage.chat import Saying
from grotto.server.storage.people import Person
from grotto.server.tables import absence, playing, undo
from grotto.server.tables.delay import is_behind
from grotto.server.tables.errors import SilentSpectator
from grotto.server.tables.preview import preview, reasons_for
from grotto.server.tables.room import Room
from grotto.server.tables.seating import name_here
from grotto.wire.coach import AskCoach, AskJudged
from grotto.wire.frames import (
    Ack,
    Advice,
    Ahead,
    AskAhead,
    AskBack,
    AskBot,
    AskHint,
    AskPreview,
    AskWhy,
    ByHand,
    ClientMessage,
    Command,
    EndTurn,
    Leave,
    Play,
    Preview,
    Problem,
    Redo,
    Replace,
    Return,
    Say,
    Undo,
    UndoTurn,
    Why,
)

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)

_COSTS: Final[dict[type, Cost]] = {
    AskPreview: Cost.PREVIEW,
    AskWhy: Cost.WHY,
    AskAhead: Cost.AHEAD,
}

Asking = Command | AskPreview | AskWhy | AskAhead | AskBot
Answer = Ack | Preview | Why | Ahead | Advice
"""What gets an answer."""


def read(text: str | bytes, most: int) -> ClientMessage:
    """Read what a client says.

    Raises:
        BadMessage: when it cannot be read.
    """
    if len(text) > most:
        raise BadMessage("too-long")
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage("unreadable", str(error)) from error
    except RecursionError as error:
        raise BadMessage("too-deep") from error


def heard(gate: Gate, person: Person | None, address: str, text: str | bytes) -> ClientMessage:
    """Count and read what a client says.

    Raises:
        TooManyRequests: when it says too much.
        BadMessage: when it cannot be read.
    """
    if (refused := count(gate, person, address)) is not None:
        raise refused
    return read(text, gate.limits.message)


def count(gate: Gate, person: Person | None, address: str) -> TooManyRequests | None:
    """Count a message; return a refusal if it came too soon."""
    wait = gate.messages.take(person.id if person else address)
    wait = wait or gate.messages_of_address.take(address)
    return TooManyRequests(max(1, ceil(wait))) if wait else None


async def answer(
    services: Services,
    room: Room,
    person: Person | None,
    address: str,
    viewer: int,
    message: Asking,
) -> Answer | Problem:
    """Carry out what a client asks for; what is refused changes nothing."""
    try:
        return await answered(services, room, person, address, viewer, message)
    except TableError as error:
        return problem(error, message.key, version_for(room, person))


def version_for(room: Room, person: Person | None) -> int:
    """Return the version of a table that somebody may know of."""
    return room.seen_by(person.id if person else None).version


async def answered(
    services: Services,
    room: Room,
    person: Person | None,
    address: str,
    viewer: int,
    message: Asking,
) -> Answer:
    """Carry out what a client asks for.

    Raises:
        TableError: when it is refused; nothing has changed then.
    """
    if person is None:
        raise NotSignedIn
    if is_behind(room, person.id):
        _expect_no_part(message)
    cost = _COSTS.get(type(message))
    if cost is not None:
        services.gate.charge(cost, address, person.id)
    if isinstance(message, AskPreview):
        return await _preview(room, person, viewer, message)
    if isinstance(message, AskWhy):
        return await _why(room, person, viewer, message)
    if isinstance(message, AskAhead):
        return await _ahead(room, person, viewer, message)
    if isinstance(message, AskHint | AskCoach | AskJudged):
        return await advised(services, room, person, viewer, message)
    version = await _carry_out(services, room, person, viewer, message)
    return Ack(key=message.key, version=min(version, version_for(room, person)))


def _expect_no_part(message: Asking) -> None:
    """Let those who look on later do no more than let a bot play for somebody, if they may.

    Raises:
        SilentSpectator: when they say something: what others hear of them they do not hear.
        NotSeated: when they do anything else; no other answer may tell how far the game is.
    """
    if isinstance(message, Say):
        raise SilentSpectator
    if not isinstance(message, Replace):
        raise NotSeated


async def _preview(room: Room, person: Person, viewer: int, message: AskPreview) -> Preview:
    """Show only to the seat that is asked, while nobody else looks, what its answer leads to."""
    async with room.settled():
        game = room.playing()
        if viewer != game.to_act or viewer not in room.seats_of(person.id):
            raise NotSeated
        return preview(game, viewer, message.key, message.action)


async def _why(room: Room, person: Person, viewer: int, message: AskWhy) -> Why:
    """Explain to a seat what it cannot do; whose turn it is not learns just that."""
    async with room.settled():
        if viewer not in room.seats_of(person.id):
            raise NotSeated
        reasons = reasons_for(room.playing(), viewer, message.action)
        return Why(key=message.key, version=room.version, reasons=reasons)


async def _ahead(room: Room, person: Person, viewer: int, message: AskAhead) -> Ahead:
    """Work out what a seat would; it may take a while, so nobody waits for it but who asks."""
    async with room.settled():
        if viewer not in room.seats_of(person.id):
            raise NotSeated
        game, version = room.playing(), room.version
        world = game.position(viewer).world(Stream(version))  # nobody plays on in this one
    ahead = await asyncio.to_thread(game.game.ahead, world, viewer)
    return Ahead(key=message.key, version=version, ahead=dict(ahead))


async def _carry_out(
    services: Services, room: Room, person: Person, viewer: int, message: Command
) -> int:
    services.gate.commands.spend(person.id)
    if isinstance(message, Play):
        return await playing.play(room, person.id, message.key, message.expected, message.action)
    if isinstance(message, Undo | UndoTurn | Redo | AskBack):
        return await _take_back(room, person.id, viewer, message)
    if isinstance(message, EndTurn):
        return await playing.end_turn(room, person.id, message.key, message.expected)
    if isinstance(message, Say):
        return await _say(services, room, person, message)
    return await _change_seats(room, person.id, message)


async def _take_back(
    room: Room, person: str, viewer: int, message: Undo | UndoTurn | Redo | AskBack
) -> int:
    key, expected = message.key, message.expected
    if isinstance(message, Undo):
        return await undo.undo(room, person, key, expected, viewer)
    if isinstance(message, UndoTurn):
        return await undo.undo_turn(room, person, key, expected, viewer)
    if isinstance(message, Redo):
        return await undo.redo(room, person, key, expected)
    decide = undo.ask_back if message.agree else undo.refuse_back
    return await decide(room, person, key, expected)


async def _change_seats(room: Room, person: str, message: ByHand | Leave | Return | Replace) -> int:
    if isinstance(message, ByHand):
        return await playing.end_by_hand(room, person, message.seat, message.key, on=message.on)
    if isinstance(message, Leave):
        return await absence.leave(room, person, message.key)
    if isinstance(message, Return):
        return await absence.come_back(room, person, message.key)
    return await absence.replace(room, person, message.seat, message.level, message.key)


async def _say(services: Services, room: Room, person: Person, message: Say) -> int:
    services.gate.chat.spend(person.id)
    said = _cleaned(message.said)
    if not said:
        raise BadMessage("nothing-said")
    seats = room.seats_of(person.id)
    name = room.ledger.places[seats[0]].name if seats else name_here(room, person.id, person.name)
    await services.store.chat.say(
        Saying(
            table=room.spec.id,
            person=person.id,
            seat=seats[0] if seats else SPECTATOR,
            name=name,
            said=said,
            at=services.wall(),
            key=message.key,
        )
    )
    await services.hub.hear(room.spec.id)
    return room.version


def _cleaned(said: str) -> str:
    """Return one line of what can be shown."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())
