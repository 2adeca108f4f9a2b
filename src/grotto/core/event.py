"""Events: what happened, told to people and logs. Rules never read them."""

from mypy_extensions import mypyc_attr

from grotto.core.saying import Saying


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Saying):
    """Something that happened; a game without events plays on just the same.

    A game has one base class for its events, which knows its vocabulary.
    """

    def topic(self) -> str:
        """Events have messages like ``stone_age-event-placed``."""
        return "event"
