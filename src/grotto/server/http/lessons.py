"""Routes of lessons: what there is to learn, one step after the other, and what one has learned."""

import asyncio
from typing import Annotated

from fastapi import Path

from grotto.games import GAMES
from grotto.lessons import find_lesson
from grotto.server.http.deps import Charge, Somebody, TheServices
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.tables import lesson as lessons
from grotto.wire.bodies import Changed
from grotto.wire.frames import Ahead, Preview, Why
from grotto.wire.lessons import (
    AskInLesson,
    KeepLearned,
    Learned,
    LessonState,
    ListedCourse,
    TakeLesson,
)

LESSONS = WireRouter("/api", ["lessons"])

Game = Annotated[str, Path(max_length=32)]
Lesson = Annotated[str, Path(max_length=32)]


@LESSONS.get("/lessons")
async def list_courses() -> list[ListedCourse]:
    """List all lessons of all games."""
    found = map(lessons.listed, GAMES)
    return [course for course in found if course is not None]


@LESSONS.post("/lessons/{game}/{lesson}")
async def take_lesson(body: TakeLesson, game: Game, lesson: Lesson, charge: Charge) -> LessonState:
    """Take a step of a lesson; whoever has no session learns all the same."""
    charge(Cost.LESSON)
    return await asyncio.to_thread(lessons.taken, game, lesson, body)


@LESSONS.post("/lessons/{game}/{lesson}/ask")
async def ask_in_lesson(
    body: AskInLesson, game: Game, lesson: Lesson, charge: Charge
) -> Preview | Why | Ahead:
    """Ask what an answer leads to, why something is not possible, or what comes."""
    charge(Cost.LESSON)
    return await asyncio.to_thread(lessons.asked, game, lesson, body)


@LESSONS.get("/me/lessons")
async def what_i_learned(person: Somebody, services: TheServices) -> list[Learned]:
    """List the lessons that one has begun or finished."""
    return await services.pages.learning.of(person.id)


@LESSONS.put("/me/lessons/{game}/{lesson}")
async def keep_learned(
    body: KeepLearned, game: Game, lesson: Lesson, person: Somebody, services: TheServices
) -> Changed:
    """Keep how far one has come with a lesson; one that was finished stays so."""
    find_lesson(game, lesson)
    services.gate.learning.spend(person.id)
    learned = Learned(game=game, lesson=lesson, done=body.done, answers=body.answers)
    await services.pages.learning.keep(person.id, learned, services.now())
    return Changed()
