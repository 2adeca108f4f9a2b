"""The table of Caverna in words, with the home boards drawn."""

from collections.abc import Sequence
from typing import Final, cast

from grotto.cli.boards.board import Part, View
from grotto.cli.boards.caverna_mats import PLACING, home, kind_asked, mat
from grotto.cli.boards.caverna_menus import menu_of
from grotto.cli.boards.caverna_pieces import (
    in_order,
    rooms,
    space_line,
    spaces,
    supply,
)
from grotto.cli.boards.caverna_targets import target_name
from grotto.cli.menu import Menu
from grotto.cli.speech import Speech
from grotto.core.offer import Offer
from grotto.games.caverna.view import CavernaView


class CavernaBoard:
    """Describes the action board, draws the home of who is asked, and tells what others have."""

    private = False

    def whole(self, view: View, speech: Speech) -> list[str]:
        """Describe every action space and what everybody has."""
        seen = cast("CavernaView", view)
        return [*heading(seen, speech), *spaces(seen, speech), *_everybody(seen, speech)]

    def parts(self, view: View, speech: Speech) -> list[Part]:
        """Show every home, and the furnishing tiles that can be had."""
        seen = cast("CavernaView", view)
        homes = [
            Part(
                speech.line("cli-caverna-home", name=speech.name(seat)),
                [*home(seen, seat, speech), *rooms(seen, seat, speech)],
            )
            for seat in range(len(seen["players"]))
        ]
        return [*homes, Part(speech.line("cli-caverna-supply"), supply(seen, speech))]

    def beside_menu(self, view: View, speech: Speech) -> list[str]:
        """Draw the home of who is asked; the menu of who places a dwarf is the action board."""
        seen = cast("CavernaView", view)
        table = [*heading(seen, speech), *_news(seen, speech), *_others(seen, speech)]
        return [*(table if kind_asked(seen) == PLACING else []), *_own_home(seen, speech)]

    def phase(self, view: View) -> str:
        """Every round is a part of its own, and every change of the home of who is asked."""
        seen = cast("CavernaView", view)
        if seen["to_act"] < 0:
            return ""
        player = seen["players"][seen["to_act"]]
        laid = (player["land"], player["large_pastures"], player["stables"], player["crops"])
        return f"{seen['round']} {laid}"

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe goods and dwarfs of one seat."""
        return ["", *mat(cast("CavernaView", view), seat, speech)]

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """Group the answers by what they do; what may be done at any time comes last."""
        return menu_of(offers, cast("CavernaView", view), speech)

    def target(self, target: str, speech: Speech) -> str:
        """Name the space, the tile or the whole action; a mere verb says nothing."""
        return target_name(target, speech)

    def shows(self, kind: str) -> bool:
        """Everything that happens is told."""
        return False


BOARD: Final = CavernaBoard()


def heading(view: CavernaView, speech: Speech) -> list[str]:
    """Say which round it is, who is first, and which harvest comes."""
    parts = [speech.line("cli-caverna-round", number=view["round"], rounds=view["rounds"])]
    if len(view["players"]) > 1:
        parts.append(speech.line("cli-caverna-first", name=speech.name(view["start"])))
    parts.append(speech.line("cli-caverna-harvest", harvest=view["harvest"] or "unknown"))
    if view["leaves"] or view["questions"]:
        left = {"leaves": view["leaves"], "questions": view["questions"]}
        parts.append(speech.line("cli-caverna-markers", **left))
    return [" ".join(parts)]


def _news(view: CavernaView, speech: Speech) -> list[str]:
    """Say what the card of this round is for, and at first where to read about the others."""
    new = [space for space in in_order(view) if space["round"] == view["round"]]
    lines = [space_line(space, speech) for space in new]
    if view["round"] == 1:
        lines.append(speech.line("cli-caverna-board"))
    return lines


def _everybody(view: CavernaView, speech: Speech) -> list[str]:
    return [line for seat in range(len(view["players"])) for line in mat(view, seat, speech)]


def _others(view: CavernaView, speech: Speech) -> list[str]:
    """Describe what the others have, in the order of play after who is asked."""
    seats = len(view["players"])
    others = [(view["to_act"] + step) % seats for step in range(1, seats)]
    return [line for seat in others for line in mat(view, seat, speech)]


def _own_home(view: CavernaView, speech: Speech) -> list[str]:
    return home(view, view["to_act"], speech) if view["to_act"] >= 0 else []
