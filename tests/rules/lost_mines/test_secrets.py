"""What each seat knows, and worlds that fit it: exact on small cases."""

from collections import Counter
from itertools import permutations

import pytest

from grotto.core.event import Event
from grotto.core.nouns import UNKNOWN
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.lost_mines import events, round_events
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    MINE_KEYS,
    ROLES,
    TREASURE_KEYS,
)
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from tests.rules.lost_mines.table import Table, blue, given, seat

SAMPLES = 6000

pytestmark = pytest.mark.rule("MIN-1.6")


def sampled(table: Table, viewer: int) -> list[LostMinesState]:
    """Many worlds that a viewer cannot tell from the true one."""
    stream = Stream(80)
    return [LOST_MINES.worlds(table.state, viewer, stream) for _ in range(SAMPLES)]


def agrees(seen: Counter[str], odds: dict[str, float]) -> bool:
    """Whether frequencies are what chances say, within five standard deviations."""
    expected = {key: SAMPLES * chance for key, chance in odds.items()}
    return seen.keys() == expected.keys() and all(
        abs(seen[key] - expected[key]) < 5 * expected[key] ** 0.5 for key in expected
    )


def test_unknown_roles_are_dealt_within_a_clan_with_exact_odds() -> None:
    """Two yellow players, unknown to the blue one: three yellow cards, one of them undealt."""
    worlds = sampled(given(), viewer=0)

    dealt = Counter(" ".join(ROLES[role] for role in w.secrets.roles[1:]) for w in worlds)
    assert agrees(dealt, {" ".join(pair): 1 / 6 for pair in permutations(ROLES, 2)})
    assert {w.secrets.roles[0] for w in worlds} == {ROLES.index("loyal")}


def test_a_role_one_has_seen_stays() -> None:
    table = given(blue("peek_mine_dwarf")).play("peek mine_dwarf dwarf 2")

    dealt = Counter(ROLES[w.secrets.roles[1]] for w in sampled(table, viewer=0))
    assert agrees(dealt, {"loyal": 1 / 2, "saboteur": 1 / 2})


def test_a_mine_that_others_have_seen_is_any_of_the_unseen() -> None:
    table = given(blue("peek_mine_dwarf"), mines={"j1": "gold"})
    table.play("peek mine_dwarf mine 2", "mine dragon")

    dealt = Counter(MINE_KEYS[w.secrets.mines[1]] for w in sampled(table, viewer=1))
    assert agrees(dealt, {"silver": 1 / 3, "gems": 1 / 3, "dragon": 1 / 3})
    assert {w.secrets.mines[1] for w in sampled(table, viewer=0)} == {MINE_KEYS.index("dragon")}


def test_a_treasure_that_others_have_seen_is_any_of_its_kind() -> None:
    table = given(blue("peek_mine_treasure"), treasures=("gems_2", "gems", "gold"))
    table.play("peek mine_treasure treasure 2", "value gems_4")

    worlds = sampled(table, viewer=2)
    dealt = Counter(TREASURE_KEYS[w.secrets.treasures[1]] for w in worlds)
    assert agrees(dealt, {"gems_1": 1 / 3, "gems_3": 1 / 3, "gems_4": 1 / 3})


def tiny() -> Table:
    """Twelve cards that seat 0 cannot place: 3 troll, 3 trap, 2 thunderstorm and four others."""
    table = given(
        blue("axe"),
        seat("yellow loyal", "", ("troll",)),
        seat("yellow selfish", "", ("trap",)),
        pile=0,
    )
    assert sum(table.seen(0)["unseen"].values()) == 12
    return table


def test_hidden_cards_are_dealt_with_exact_odds() -> None:
    table = tiny()
    unseen = table.seen(0)["unseen"]
    odds = {
        f"{one} {other}": count * (unseen[other] - (one == other)) / (12 * 11)
        for one, count in unseen.items()
        for other in unseen
        if unseen[other] - (one == other)
    }

    worlds = sampled(table, viewer=0)

    hands = Counter(f"{CARD_KEYS[w.hands[1][0]]} {CARD_KEYS[w.hands[2][0]]}" for w in worlds)
    assert agrees(hands, odds)
    assert {w.hands[0] for w in worlds} == {table.state.hands[0]}


def test_a_card_that_others_discarded_may_be_anything_unseen() -> None:
    table = tiny().play("discard axe", "stop", "discard troll", "stop", "discard trap")
    unseen = table.seen(0)["unseen"]

    buried = Counter(CARD_KEYS[w.buried[1][0]] for w in sampled(table, viewer=0))
    assert agrees(buried, {key: count / 12 for key, count in unseen.items()})
    assert table.state.buried[0] == bytes([CARD_KEYS.index("axe")])


SECRET_EVENTS: list[tuple[Event, Event]] = [
    (events.CardDrawn(1, 3), events.CardDrawn(1, UNKNOWN)),
    (events.CardLost(1, 3), events.CardLost(1, UNKNOWN)),
    (events.Discarded(1, 2, (3, 4)), events.Discarded(1, 2, ())),
    (events.MinePeeked(1, 2, 3), events.MinePeeked(1, 2, UNKNOWN)),
    (events.TreasurePeeked(1, 2, 3), events.TreasurePeeked(1, 2, UNKNOWN)),
    (events.DwarfPeeked(1, 2, 0, 1), events.DwarfPeeked(1, 2, 0, UNKNOWN)),
    (round_events.DwarfDealt(1, 0, 1), round_events.DwarfDealt(1, 0, UNKNOWN)),
]


@pytest.mark.parametrize(("event", "hidden"), SECRET_EVENTS)
def test_others_are_told_only_what_they_may_know(event: Event, hidden: Event) -> None:
    assert LOST_MINES.seen_by(event, 1) == event
    assert LOST_MINES.seen_by(event, 0) == hidden
    assert LOST_MINES.seen_by(event, SPECTATOR) == hidden


def test_what_happens_in_the_open_is_told_to_all() -> None:
    event = events.PathLaid(1, 3, 4, 1)

    assert LOST_MINES.seen_by(event, SPECTATOR) == event


def test_a_spectator_does_not_know_what_every_player_has_seen() -> None:
    table = given(
        blue("peek_mine_dwarf"),
        seat("yellow loyal", "", ("peek_mine_dwarf",)),
        seat("yellow selfish", "", ("peek_mine_treasure",)),
    )
    table.play("peek mine_dwarf mine 1", "mine gold", "stop", "draw axe")
    table.play("peek mine_dwarf mine 1", "stop", "draw axe", "peek mine_treasure mine 1")

    assert table.seen(SPECTATOR)["mines"][0]["mine"] == ""
    assert [table.seen(seat)["mines"][0]["mine"] for seat in range(3)] == ["gold"] * 3


def test_who_has_looked_at_what_is_seen_by_all() -> None:
    table = given(blue("peek_mine_dwarf")).play("peek mine_dwarf dwarf 1")

    assert table.player(1, viewer=2)["role_known_to"] == [0, 1]
