"""Lessons: a position, steps that explain and ask, and goals that the engine checks.

A lesson is data, a TOML file: `docs/guide/lessons.md` says how to write one. Whoever teaches walks
through it with a `Walk`; terminal and browser do it in the same way.
"""

from grotto.lessons.course import Course, Entry, course_of, find_lesson
from grotto.lessons.lesson import Lesson, Step
from grotto.lessons.walk import Reaction, Walk

__all__ = ["Course", "Entry", "Lesson", "Reaction", "Step", "Walk", "course_of", "find_lesson"]
