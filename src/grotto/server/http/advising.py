"""What bots say to people: hints, and what the coach thinks of questions and answers."""

from typing import Final

from msgspec.structs import replace

from grotto.bots import MASTER
from grotto.core.errors import IllegalAction
from grotto.server.bots.driver import question_at
from grotto.server.bots.pool import NoThought
from grotto.server.bots.worker import HINTS, JUDGEMENT, KINDS, Think, Thought
from grotto.server.errors import NoHint, NoHintsToday, NotSeated
from grotto.server.services import Services
from grotto.server.storage.people import Person
from grotto.server.tables.errors import NoHintsHere
from grotto.server.tables.room import Room
from grotto.wire.coach import AskCoach, AskJudged, Coached, Judged
from grotto.wire.frames import Advice, AskBot, AskHint
from grotto.wire.hints import Hints

JUDGING_SECONDS: Final = 0.5
"""Who has chosen an answer waits for no longer thought about it."""


async def advised(
    services: Services, room: Room, person: Person, viewer: int, message: AskBot
) -> Advice:
    """Let a bot think about the question of the seat that is asked; it knows what the seat does.

    Raises:
        NoHint: when no bot knows an answer in time.
        NoHintsToday: when everybody plays the same deal without help.
        NoHintsHere: when the result counts.
        IllegalAction: when an answer is to be judged that cannot be given.
    """
    gate = services.gate
    (gate.hints if isinstance(message, AskHint) else gate.coach).spend(person.id)
    async with room.settled():
        if viewer != room.playing().to_act or viewer not in room.seats_of(person.id):
            raise NotSeated
        if room.spec.daily:
            raise NoHintsToday
        if room.spec.is_contest:
            raise NoHintsHere
        asked, version = _asked(room, viewer, message), room.version
    thought = await _thought(services, asked)
    if isinstance(message, AskCoach):
        return Coached(key=message.key, version=version, kinds=thought.kinds)
    if isinstance(message, AskHint):
        return Hints(key=message.key, version=version, hints=thought.hints)
    found = thought.judged
    assert found is not None
    return Judged(
        key=message.key, version=version, form=found.form, voice=found.voice, doubt=found.doubt
    )


def _asked(room: Room, viewer: int, message: AskBot) -> Think:
    """Return what a bot is to think about."""
    asked = question_at(room, MASTER)
    if isinstance(message, AskJudged):
        _check(room, viewer, message.action)
        return replace(asked, want=JUDGEMENT, judged=message.action, form=message.form)
    return replace(asked, want=KINDS if isinstance(message, AskCoach) else HINTS)


def _check(room: Room, viewer: int, action: str) -> None:
    """Refuse what cannot be answered.

    Raises:
        NotationError: when it is no action of the game.
        IllegalAction: when it is not on offer.
    """
    game = room.playing()
    if (refusal := game.why_not(action, viewer)) is not None:
        raise IllegalAction(action, game.options(), refusal)


async def _thought(services: Services, asked: Think) -> Thought:
    try:
        if asked.want == JUDGEMENT:
            return await services.pool.consider(asked, JUDGING_SECONDS)
        return await services.pool.consider(asked)
    except NoThought as error:
        raise NoHint from error
