"""`grotto learn`: lessons at this screen, one step after the other."""

from argparse import Namespace

from grotto.cli.host import Host
from grotto.cli.learning.orders import ORDERS
from grotto.cli.learning.progress import Progress
from grotto.cli.learning.table import LessonTable
from grotto.cli.saves import own_command
from grotto.cli.screen import Screen, allow_editing
from grotto.games import find_game
from grotto.lessons import Course, Lesson, course_of, find_lesson
from grotto.lessons.course import KINDS, PUZZLE
from grotto.lessons.errors import NoLessons


def run(args: Namespace, screen: Screen) -> int:
    """List the lessons of a game, or teach one of them."""
    game = find_game(args.game).info.id
    course = course_of(game)
    if course is None:
        raise NoLessons(game)
    progress = Progress()
    if args.list:
        _list(course, progress, screen)
        return 0
    allow_editing()
    wanted = args.lesson or progress.next_of(course)
    table = LessonTable(find_lesson(game, wanted), course, progress, screen)
    _welcome(table, screen)
    return Host(table, screen, ORDERS).run()


def _list(course: Course, progress: Progress, screen: Screen) -> None:
    """Name every lesson, what it takes, and whether it was finished."""
    screen.tell("cli-learn-course", game=screen.texts.line(f"{course.game}-name"))
    for kind in filter(course.of_kind, KINDS):
        screen.tell(f"cli-learn-group-{kind}")
        for lesson in course.of_kind(kind):
            screen.show(f"  {_listed(find_lesson(course.game, lesson), kind, progress, screen)}")
    screen.tell("cli-learn-how")
    print(f"  {own_command('learn', course.game, progress.next_of(course))}")


def _listed(lesson: Lesson, kind: str, progress: Progress, screen: Screen) -> str:
    key = "cli-learn-puzzle" if kind == PUZZLE else "cli-learn-lesson"
    done = screen.texts.line("cli-learn-done") if progress.has(lesson.game, lesson.id) else ""
    name = screen.texts.line(lesson.name)
    line = screen.texts.line(key, id=lesson.id, name=name, minutes=lesson.minutes)
    return f"{line} {done}".rstrip()


def _welcome(table: LessonTable, screen: Screen) -> None:
    lesson = table.walk.lesson
    screen.show()
    screen.tell(
        "cli-learn-welcome",
        game=screen.texts.line(f"{lesson.game}-name"),
        name=screen.texts.line(lesson.name),
        minutes=lesson.minutes,
        you=table.names[lesson.learner],
    )
    if table.walk.number:
        screen.tell("cli-learn-again")
