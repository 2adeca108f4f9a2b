"""The board of a game that has none of its own: its menus list the answers as they come."""

from collections.abc import Sequence

from grotto.cli.boards.board import Part, View
from grotto.cli.menu import Menu, single
from grotto.cli.speech import Speech
from grotto.core.offer import Offer


class PlainBoard:
    """Shows nothing but the answers."""

    private = False

    def whole(self, view: View, speech: Speech) -> list[str]:
        """Describe nothing."""
        return []

    def parts(self, view: View, speech: Speech) -> list[Part]:
        """Leave nothing out of the whole."""
        return []

    def beside_menu(self, view: View, speech: Speech) -> list[str]:
        """Describe nothing."""
        return []

    def phase(self, view: View) -> str:
        """Know no phases."""
        return ""

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe nothing."""
        return []

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """List the answers."""
        return Menu([single(speech.say(offer.action.phrase()), offer.action) for offer in offers])

    def target(self, target: str, speech: Speech) -> str:
        """Name a target by its notation; a mere verb says nothing."""
        return target if " " in target else ""

    def shows(self, kind: str) -> bool:
        """Tell everything."""
        return False
