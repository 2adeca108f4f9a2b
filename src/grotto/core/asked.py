"""What a seat is asked, as a value: views carry it, and clients draw by it."""

from typing import Any

from mypy_extensions import mypyc_attr

from grotto.core.saying import Saying


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Saying):
    """A question as everybody may know it; its class is called like ``PlaceAsked``.

    A game has one base class for them, which knows its vocabulary.
    """

    def topic(self) -> str:
        """Questions have messages like ``stone_age-ask-place``."""
        return "ask"


QuestionView = dict[str, Any]
"""A question in a view: `kind`, `seat` and the further fields of its class."""
