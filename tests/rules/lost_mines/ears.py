"""How to listen to The Lost Mines: what to try, and what happens too seldom to wait for it."""

from collections.abc import Iterator
from typing import Final

import pytest

from grotto.core.errors import IllegalAction
from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.games.lost_mines import events, phrases
from grotto.games.lost_mines.components import (
    CARDS,
    DWARFS,
    MINE_KEYS,
    TRAP_KIND,
    TREASURES,
    TROLL_KIND,
)
from grotto.games.lost_mines.deals import SHOW_MINE, SHOW_VALUE
from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.lost_mines.rules.scoring import Tally, sheet_of
from tests.i18n.ears import Ear
from tests.rules.lost_mines.table import EW, NS, blue, given
from tests.rules.lost_mines.test_laying import NO_WAY_NORTH_OR_SOUTH


def options(seed: int) -> dict[str, Value]:
    """One round or two, with votes or without."""
    return {"early_end_vote": seed % 5 > 0, "rounds": 1 + seed % 2}


def rarities() -> Iterator[Phrase]:
    """All pieces, lost tokens, points, and refusals in rare positions."""
    yield from (phrases.card(kind) for kind in range(len(CARDS)))
    yield from (SHOW_MINE[mine].phrase() for mine in range(len(MINE_KEYS)))
    yield from (SHOW_VALUE[treasure].phrase() for treasure in range(len(TREASURES)))
    yield from (phrases.dwarf(dwarf) for dwarf in range(len(DWARFS)))
    yield from (events.TokenLost(kind, 0).phrase() for kind in (TRAP_KIND, TROLL_KIND))
    yield from (
        line.phrase for line in sheet_of([Tally(0, 0, (), 1, 2, 3, -2, has_dragon=True)]).lines
    )
    yield from refusals()


def refusals() -> Iterator[Phrase]:
    """Refusals for reasons which games seldom give."""
    open_ = {"j1": "gold", "j3": "silver", "j5": "gems", "j7": "dragon"}
    treasures = ["gold", "gold_1 by 1", "gems"]
    collecting = given(blue("axe", "boat", at="j1"), mines=open_, treasures=treasures)
    collecting.play("discard axe", "stop")
    emptied = given(blue("axe", at="j1"), mines=open_).play("discard axe", "stop")
    moving = given(blue("axe")).play("discard axe")
    tried = [
        (given(blue("peek_mine_treasure"), mines=open_), "peek mine_treasure mine 1"),
        (given(blue("peek_treasure_dwarf")), "peek treasure_dwarf treasure 9"),
        (
            given(blue("peek_treasure_dwarf"), treasures=["gold_1 by 1"]),
            "peek treasure_dwarf treasure 1",
        ),
        (given(blue("axe"), board={"c3": "tree_cross axe"}), "use axe c3"),
        (given(blue("trap"), traps=["b3-c3"]), "trap b3-c3"),
        (given(blue(NS)), f"lay {NS} i3"),
        (given(blue(NS), options={"lay_beside_closed_mine": False}), f"lay {NS} j2"),
        (given(blue(NS), board=NO_WAY_NORTH_OR_SOUTH), f"lay {NS} b1"),
        (given(blue("thunderstorm", at="c3"), board={"c3": EW}), "thunderstorm c3"),
        (given(blue("trap"), traps=["b3-c3", "a3-b3", "b2-b3"]), "trap b4-b5"),
        *((collecting, text) for text in ("take 2", "take 3", "take 9", "go e")),
        (emptied, "discard rope"),
        *((moving, text) for text in ("propose", "take 1", "face turned", "agree")),
        (given(options={"early_end_needs_unreachable_mine": True}), "propose"),
    ]
    for table, text in tried:
        yield from (refusal.reason for refusal in LOST_MINES.refusals(table.state))
        with pytest.raises(IllegalAction) as caught:
            table.play(text)
        assert caught.value.refusal.rule
        yield caught.value.refusal.reason


EAR: Final = Ear(
    options,
    (
    "lay plain_cross b3", "lay plain_straight_ns c3", "lay plain_straight_ew f4",
    "lay plain_straight_ew b4", "use axe c3", "use boat b3", "trap c3-d3", "troll a1-b1",
    "thunderstorm b3", "thunderstorm c3", "peek mine_dwarf dwarf 0", "peek mine_treasure mine 1",
    "peek treasure_dwarf treasure 9", "propose", "go n", "go e", "go s", "go w", "take 1", "take 9",
    ),
    rarities,
    frozenset({
        "lost_mines-name", "lost_mines-about", "lost_mines-symbol", "lost_mines-clan",
        "lost_mines-role", "lost_mines-points", "lost_mines-to-side", "lost_mines-at-side",
    }),
)  # fmt: skip
