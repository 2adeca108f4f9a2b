"""Lessons as frames: a learner is shown the same table as everybody, with a teacher beside it."""

from functools import lru_cache

from grotto.core.stream import Stream
from grotto.lessons import Lesson, Step, Walk, course_of, find_lesson
from grotto.lessons.goals import pointed_at
from grotto.lessons.walk import GO_ON, Reaction, walk_again
from grotto.server.tables import parts
from grotto.server.tables.preview import preview, reasons_for
from grotto.wire.frames import (
    Ahead,
    AskAhead,
    AskPreview,
    AskWhy,
    Between,
    Frame,
    Occupant,
    Preview,
    Why,
)
from grotto.wire.lessons import (
    AskInLesson,
    LessonState,
    LessonStep,
    ListedCourse,
    ListedLesson,
    PointedAt,
    TakeLesson,
)
from grotto.wire.meta import Meta
from grotto.wire.texts import Text

TAUGHT = "lesson"
"""What stands for the id of a table."""


def taken(game: str, lesson: str, said: TakeLesson) -> LessonState:
    """Let somebody answer, or just look.

    Raises:
        NoLessons: when the game has none.
        UnknownLesson: when it has others.
        NotAsked: when an answer is given where none is wanted.
        NotationError: when it is no action of the game.
        IllegalAction: when it is not possible now.
    """
    walk = walk_again(find_lesson(game, lesson), said.answers)
    before, reaction = len(walk.table.history), Reaction(right=True)
    if said.action == GO_ON:
        walk.go_on()
    elif said.action is not None:
        reaction = walk.answer(said.action)
    before = min(before, len(walk.table.history))  # a wrong turn was taken back
    return _state(walk, 0 if said.action is None else before, reaction)


def _state(walk: Walk, shown: int, reaction: Reaction) -> LessonState:
    lesson, course = walk.lesson, course_of(walk.lesson.game)
    return LessonState(
        frame=_frame(walk, shown),
        between=_between(walk, shown) if shown else [],
        answers=walk.given,
        steps=len(lesson.steps),
        step=None if walk.step is None else _step(walk, walk.step),
        wrong=None if reaction.right else Text(reaction.said, {**reaction.about}),
        next=course.after(lesson.id) if course and walk.over else "",
        rule=lesson.rule,
    )


def _step(walk: Walk, step: Step) -> LessonStep:
    offers = walk.table.offers() if step.asks else []
    meant = [offer for point in step.points for offer in pointed_at(point, offers)]
    return LessonStep(
        number=walk.number + 1,
        text=Text(walk.lesson.said(step.key)),
        asks=step.asks,
        points=PointedAt(
            actions=[offer.action.text() for offer in meant],
            spots=[point.spot for point in step.points if point.spot],
        ),
        hints=[Text(hint) for hint in walk.lesson.hints(step)],
        tried=walk.tried,
    )


def _frame(walk: Walk, shown: int) -> Frame:
    """Return the table as the learner sees it, with what happened after so many moves."""
    lesson, table = walk.lesson, walk.table
    moves = len(table.history)
    return Frame(
        version=1 + walk.number + moves,  # it grows with every step and every move
        viewer=lesson.learner,
        table=_meta(lesson, table.game.info.rules_version),
        occupants=[_occupant(lesson, seat) for seat in range(lesson.seats)],
        moves=moves,
        to_act=table.to_act,
        view=dict(table.view(lesson.learner)),
        lines=list(parts.lines(table, lesson.learner, shown)),
        lines_from=shown,
        question=parts.question(table, lesson.learner) if walk.asks else None,
    )


def _between(walk: Walk, shown: int) -> list[Between]:
    """Return how the table looked after each move that told something, but the last."""
    pasts = walk.table.each_between(shown, len(walk.table.history))
    return [
        Between(
            moves=len(past.history),
            to_act=past.to_act,
            view=[dict(past.view(walk.lesson.learner))],  # a patch that says all anew
        )
        for past in pasts
        if past.history[-1].events
    ]


def _meta(lesson: Lesson, rules: int) -> Meta:
    return Meta(
        id=TAUGHT,
        game=lesson.game,
        seats=lesson.seats,
        options={},
        visibility="private",
        pace="live",
        clock="none",
        clock_seconds=0.0,
        clock_increment=0.0,
        auto_start=False,
        status="playing",
        rules_version=rules,
        commitment="",
        seed="",
        host=False,
    )


def _occupant(lesson: Lesson, seat: int) -> Occupant:
    is_learner = seat == lesson.learner
    kind = "person" if is_learner else "bot"
    return Occupant(seat=seat, kind=kind, name="", yours=is_learner, online=is_learner)


def asked(game: str, lesson: str, said: AskInLesson) -> Preview | Why | Ahead:
    """Answer what somebody asks about the position.

    Raises:
        TableError: when it cannot be answered.
    """
    walk = walk_again(find_lesson(game, lesson), said.answers)
    learner, message = walk.lesson.learner, said.message
    version = 1 + walk.number + len(walk.table.history)
    if isinstance(message, AskPreview):
        return preview(walk.table, learner, message.key, message.action)
    if isinstance(message, AskWhy):
        reasons = reasons_for(walk.table, learner, message.action)
        return Why(key=message.key, version=version, reasons=reasons)
    return _ahead(walk, message, version)


def _ahead(walk: Walk, message: AskAhead, version: int) -> Ahead:
    learner = walk.lesson.learner
    world = walk.table.position(learner).world(Stream(version))
    ahead = walk.table.game.ahead(world, learner)
    return Ahead(key=message.key, version=version, ahead=dict(ahead))


@lru_cache
def listed(game: str) -> ListedCourse | None:
    """Return the course of a game; None where there is none."""
    course = course_of(game)
    if course is None:
        return None
    found = {entry.id: find_lesson(game, entry.id) for entry in course.entries}
    return ListedCourse(
        game=game,
        lessons=[
            ListedLesson(
                id=entry.id,
                kind=entry.kind,
                minutes=found[entry.id].minutes,
                name=Text(found[entry.id].name),
            )
            for entry in course.entries
        ],
    )
