"""What is asked and offered, as values: kinds, references, costs and events."""

import pytest

from grotto.core.offer import Offer
from grotto.core.refs import Ref
from grotto.games.lost_mines.game import LOST_MINES
from tests.rules.lost_mines.table import EW, Table, blue, given

GOLD = ("gold", "gold", "gold")


def question(table: Table) -> object:
    """What is asked, as everybody sees it."""
    assert table.seen(0)["question"] == table.seen(1)["question"]
    return table.seen(0)["question"]


def offer(table: Table, text: str) -> Offer:
    """One of the answers on offer."""
    return next(one for one in table.offered() if one.action.text() == text)


def about(refs: tuple[Ref, ...]) -> list[tuple[str, str, object]]:
    """What an offer is about: part, kind, and key, number or counts."""
    return [
        (ref.part, ref.kind, ref.key or (dict(ref.counts) if ref.counts else ref.number))
        for ref in refs
    ]


@pytest.mark.rule("MIN-2.2", "MIN-9.3")
def test_a_card_is_asked_for() -> None:
    table = given(blue("axe", "boat"))
    assert question(table) == {"kind": "card", "seat": 0, "voted": False}

    table.play("propose")
    assert question(table) == {"kind": "vote", "seat": 1, "proposer": 0}

    table.play("refuse")
    assert question(table) == {"kind": "card", "seat": 0, "voted": True}


@pytest.mark.rule("MIN-8.1", "MIN-8.5", "MIN-8.7")
def test_a_move_a_mine_and_a_treasure_are_asked_for() -> None:
    table = given(blue("axe", "boat", at="i3"), board={"i3": EW}, treasures=GOLD)

    table.play("discard axe")
    assert question(table) == {"kind": "move", "seat": 0, "cell": "i3", "steps": 3}

    table.play("go e", "mine gold")
    assert question(table) == {"kind": "face", "seat": 0, "cell": "j3", "mine": "gold"}

    table.play("face upright")
    assert question(table) == {
        "kind": "take", "seat": 0, "cell": "j3", "mine": "gold", "slots": [1, 2, 3],
    }  # fmt: skip


def test_chance_is_not_asked_in_a_view() -> None:
    assert question(given(blue("axe")).play("discard axe", "stop")) is None


@pytest.mark.rule("MIN-2.2")
@pytest.mark.parametrize(
    ("text", "cost", "refs"),
    [
        (
            "lay plain_curve_ne b2 turned",
            {"plain_curve_ne": 1},
            [
                ("card", "card", "plain_curve_ne"),
                ("cell", "cell", "b2"),
                ("way", "way", "turned"),
            ],
        ),
        ("use axe d3", {"axe": 1}, [("tool", "tool", "axe"), ("cell", "cell", "d3")]),
        (
            "peek mine_dwarf mine 2",
            {"peek_mine_dwarf": 1},
            [
                ("card", "card", "peek_mine_dwarf"),
                ("subject", "subject", "mine"),
                ("cell", "cell", "j3"),
            ],
        ),
        (
            "peek mine_dwarf dwarf 1",
            {"peek_mine_dwarf": 1},
            [
                ("card", "card", "peek_mine_dwarf"),
                ("subject", "subject", "dwarf"),
                ("who", "seat", 1),
            ],
        ),
        (
            "trap b3-b4",
            {"trap": 1},
            [("edge", "edge", "b3-b4"), ("cell", "cell", "b3"), ("cell", "cell", "b4")],
        ),
        ("discard axe*2", {"axe": 2}, [("cards", "cards", {"axe": 2})]),
        (
            "discard plain_curve_ne+trap",
            {"plain_curve_ne": 1, "trap": 1},
            [("cards", "cards", {"plain_curve_ne": 1, "trap": 1})],
        ),
        ("propose", {}, []),
    ],
)
def test_an_offer_names_its_pieces_and_its_cost(
    text: str, cost: dict[str, int], refs: list[tuple[str, str, object]]
) -> None:
    hand = ("plain_curve_ne", "axe", "axe", "peek_mine_dwarf", "trap")
    table = given(blue(*hand), board={"e3": EW, "d3": "tree_straight_ew"})

    found = offer(table, text)

    assert (dict(found.cost), about(found.refs)) == (cost, refs)


@pytest.mark.rule("MIN-8.1", "MIN-6.3")
def test_a_step_names_the_space_it_leads_to_and_the_cards_it_costs() -> None:
    table = given(blue("axe", "boat"), board={"c3": EW}, traps=["b3-c3"]).play("discard axe")

    assert about(offer(table, "go e").refs) == [
        ("side", "side", "e"), ("cell", "cell", "c3"), ("lost", "number", 1),
    ]  # fmt: skip


@pytest.mark.rule("MIN-8.1", "MIN-9.3")
def test_to_stop_and_to_refuse_are_ends_and_a_proposal_answers_nothing() -> None:
    table = given(blue("axe", "boat"))
    assert offer(table, "propose").kind == "anytime"

    assert offer(given().play("propose"), "refuse").kind == "end"
    assert offer(table.play("discard axe"), "stop").kind == "end"


@pytest.mark.rule("MIN-1.6")
def test_what_one_discards_others_only_count() -> None:
    table = given(blue("axe", "boat"))
    (event,) = table.state.play(LOST_MINES.parse("discard axe+boat"))

    assert LOST_MINES.seen_by(event, 0).plain() == {
        "kind": "discarded", "seat": 0, "count": 2, "cards": ["axe", "boat"],
    }  # fmt: skip
    assert LOST_MINES.seen_by(event, 1).plain() == {
        "kind": "discarded", "seat": 0, "count": 2, "cards": [],
    }  # fmt: skip


@pytest.mark.rule("MIN-2.1", "MIN-9.3")
def test_a_turn_begins_with_its_card_and_not_again_after_a_vote() -> None:
    table = given(blue("axe", "boat"))
    assert table.state.begins_turn()

    assert not table.play("propose", "refuse").state.begins_turn()
    assert not table.play("discard axe").state.begins_turn()


@pytest.mark.rule("MIN-10.6")
def test_a_trap_that_goes_is_told_of() -> None:
    options = {"trap_token_stays_after_triggering": False}
    table = given(blue("axe", "boat"), board={"c3": EW}, traps=["b3-c3"], options=options)

    table.play("discard axe", "go e", "lose boat")

    assert table.told()[-2:] == ["token-lost-trap", "card-lost"]
