"""Taking lessons: what a learner can answer, and where that leads."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from grotto.core.stream import Stream
from grotto.lessons import Lesson, Walk, find_lesson
from grotto.lessons.lesson import Lasts
from grotto.lessons.walk import Reaction, walk_again


def finished(walk: Walk) -> Walk:
    """Take the rest of a lesson with right answers."""
    while not walk.over:
        take_step(walk)
    return walk


def take_step(walk: Walk) -> None:
    """Take one step in the way that the lesson means."""
    if not walk.asks:
        walk.go_on()
        return
    meant = answers_meant(walk)
    assert meant, (walk.lesson.name, walk.step)
    for answer in meant:
        assert walk.answer(answer).right, (walk.lesson.name, walk.step, answer)


def answers_meant(walk: Walk) -> list[str]:
    """Return the answers of the solution, or the first that is right."""
    assert walk.step is not None
    return list(walk.step.solution) or right_answers(walk)[:1]


def on_the_way(lesson: Lesson) -> Iterator[Walk]:
    """Go through a lesson, and stop at every step."""
    walk = Walk(lesson)
    while not walk.over:
        yield walk
        take_step(walk)


def right_answers(walk: Walk) -> list[str]:
    """Return all answers that a step takes, one by one; none where it asks for a whole turn."""
    return [answer for answer, said in verdicts(walk).items() if said is None]


def wrong_answers(walk: Walk) -> dict[str, str]:
    """Return what is said to each wrong answer."""
    return {answer: said for answer, said in verdicts(walk).items() if said is not None}


def verdicts(walk: Walk) -> Mapping[str, str | None]:
    """Return what every possible answer is told, nothing if it is right; the walk stays here."""
    step = walk.step
    if step is None or not step.asks or step.lasts is not Lasts.ANSWER:
        return {}
    return _verdicts(walk.lesson.game, walk.lesson.id, tuple(walk.answers))


@cache
def _verdicts(game: str, lesson: str, answers: tuple[str, ...]) -> Mapping[str, str | None]:
    """Try every answer once, whichever test wants to know."""
    found, again = dict[str, str | None](), walk_again(find_lesson(game, lesson), answers)
    for answer in again.table.options():
        reaction = again.answer(answer)
        found[answer] = None if reaction.right else reaction.said
        if reaction.right:
            again = walk_again(again.lesson, answers)
    return found


def here(walk: Walk) -> Walk:
    """Return somebody else who has come as far with the lesson."""
    return walk_again(walk.lesson, walk.answers)


def verdict_on(walk: Walk, answers: Iterable[str]) -> str:
    """Return what is said to the answers of a whole turn; nothing if they are right."""
    other = here(walk)
    reactions = [other.answer(answer) for answer in answers]
    assert other.number > walk.number or not reactions[-1].right, "the turn is not over"
    return reactions[-1].said


def some_turn(walk: Walk, seed: int) -> Reaction:
    """Answer a whole turn at random, and return what is said to it."""
    stream, other = Stream(seed), here(walk)
    while True:
        options = other.table.options()
        reaction = other.answer(options[stream.below(len(options))])
        if not other.tried:
            return reaction
