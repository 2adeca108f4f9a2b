"""The table in words, for the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from grotto.cli.boards.plain import PlainBoard
from grotto.cli.speech import Speech


class LiarsDiceBoard(PlainBoard):
    """Lists the dice of every player, and the bids."""

    private = True  # at one screen, people do not look under each other's cups

    def whole(self, view: Mapping[str, Any], speech: Speech) -> list[str]:
        seats = range(len(view["players"]))
        mats = [line for seat in seats for line in self.mat(view, seat, speech)]
        return [*mats, *(_bid_line(bid, speech) for bid in view["bids"])]

    def beside_menu(self, view: Mapping[str, Any], speech: Speech) -> list[str]:
        return self.whole(view, speech)

    def mat(self, view: Mapping[str, Any], seat: int, speech: Speech) -> list[str]:
        player = view["players"][seat]
        shown = player["dice"] or ["?"] * player["left"] or ["–"]
        dice = " ".join(map(str, shown))
        return [speech.line("liars_dice-board-dice", who=speech.name(seat), dice=dice)]


def _bid_line(bid: Mapping[str, int], speech: Speech) -> str:
    who = speech.name(bid["seat"])
    return speech.line("liars_dice-board-bid", who=who, count=bid["count"], face=bid["face"])


BOARD: Final = LiarsDiceBoard()
