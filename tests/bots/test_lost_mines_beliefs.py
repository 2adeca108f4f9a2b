"""What bots in The Lost Mines make of what the others do, and how little they give away."""

import pytest

from grotto.bots import new_bot
from grotto.bots.evaluations.lost_mines import LostMinesEvaluation
from grotto.bots.evaluations.lost_mines.beliefs import (
    Beliefs,
    bare_table,
    betrayal,
    follow,
    spreads_of,
)
from grotto.bots.evaluations.lost_mines.forecast import TERMS, better_ended
from grotto.bots.evaluations.lost_mines.habits import habit
from grotto.core.event import Event
from grotto.core.nouns import UNKNOWN
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.lost_mines.components import CARD_KEYS, CELLS, LOYAL, SABOTEUR
from grotto.games.lost_mines.events import CardDrawn, Discarded, PathLaid
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.games.lost_mines.round_events import DwarfDealt, RoundBegun
from grotto.play.chronicle import Chronicle
from grotto.play.position import Position
from tests.rules.lost_mines.table import EW, Table, blue, given, seat

EVALUATION = LostMinesEvaluation()


def yellows() -> Table:
    """Seat 0 is a loyal yellow dwarf who wonders about the other yellow one."""
    return given(seat("yellow loyal", "", ("axe",)), seat("yellow saboteur", "", (EW,)), blue(EW))


def laid(who: int, card: str, cell: str) -> list[Event]:
    """A round in which somebody lays one card."""
    return [RoundBegun(1, 0), PathLaid(who, CARD_KEYS.index(card), CELLS.index(cell), 0)]


def odds(witnessed: list[Event], role: int) -> float:
    """How likely seat 0 thinks that seat 1 has a role."""
    spreads = spreads_of(yellows().state, 0, witnessed)
    return next(spread.chance(1, role) for spread in spreads if 1 in spread.seats)


def test_without_anything_witnessed_the_cards_that_may_be_there_decide() -> None:
    assert odds([], SABOTEUR) == pytest.approx(1 / 2)  # loyal is seat 0, selfish or saboteur left


def test_whoever_builds_for_the_other_clan_is_thought_a_saboteur() -> None:
    assert odds(laid(1, EW, "c3"), SABOTEUR) > odds([], SABOTEUR)


def test_whoever_builds_for_the_own_clan_is_thought_no_saboteur() -> None:
    assert odds(laid(1, EW, "c5"), SABOTEUR) < odds([], SABOTEUR)


def test_worlds_are_dealt_with_the_roles_that_were_shown_oftener() -> None:
    state = yellows().state
    spreads = spreads_of(state, 0, laid(1, EW, "c3"))
    beliefs = Beliefs(lambda stream: LOST_MINES.worlds(state, 0, stream), spreads)
    stream = Stream(1)
    worlds = [beliefs.world(stream) for _ in range(400)]
    part = sum(world.secrets.roles[1] == SABOTEUR for world in worlds) / len(worlds)

    assert part == pytest.approx(odds(laid(1, EW, "c3"), SABOTEUR), abs=0.08)
    assert {world.secrets.roles[0] for world in worlds} == {LOYAL}
    assert all(LOST_MINES.violations(world) == [] for world in worlds)


def test_a_saboteur_gives_itself_away_by_building_for_the_other_clan() -> None:
    table = given(seat("yellow saboteur", "", (EW,)), seat("yellow loyal", "", ("axe",)), blue(EW))
    offers = {offer.text(): offer for offer in table.state.legal_actions()}
    treason = betrayal(table.state, 0, offers[f"lay {EW} c3"])

    assert treason > betrayal(table.state, 0, offers[f"lay {EW} c5"])


def test_a_loyal_dwarf_has_nothing_to_hide() -> None:
    table = given(blue(EW))

    assert not any(betrayal(table.state, 0, offer) for offer in table.state.legal_actions())


def games(seats: int, seed: int) -> list[tuple[LostMinesState, list[Event]]]:
    """The states of a random game in which a seat is asked, with all that happened before."""
    state, stream = LOST_MINES.new(seats, {}), Stream(seed)
    events: list[Event] = []
    kept: list[tuple[LostMinesState, list[Event]]] = []
    while (asked := state.to_act()) != NOBODY:
        if asked == CHANCE:
            events += state.play(LOST_MINES.deal(state, stream))
            continue
        kept.append((state.copy(), events.copy()))
        offers = state.legal_actions()
        events += state.play(offers[stream.below(len(offers))])
    return kept


def test_the_board_that_beliefs_follow_is_the_board() -> None:
    for state, events in games(4, seed=2)[::7]:
        begun = max(number for number, event in enumerate(events) if isinstance(event, RoundBegun))
        board = bare_table(state)
        for event in events[begun:]:
            follow(board, LOST_MINES.seen_by(event, 0))

        assert board.cells == state.cells
        assert board.pawns == state.pawns
        assert sorted(board.traps) == sorted(state.traps)
        assert board.trolls == state.trolls
        assert board.secrets.owners == state.secrets.owners


def test_a_habit_is_always_one_of_the_offers() -> None:
    for state, _ in games(5, seed=3):
        before = state.dump()

        assert habit(state) in state.legal_actions()
        assert state.dump() == before


def test_terms_add_up_to_the_points() -> None:
    for state, _ in games(3, seed=4)[::5]:
        points = EVALUATION.points(state)
        for who in range(3):
            terms = EVALUATION.terms(state, who)
            assert set(terms) == set(TERMS)
            assert sum(terms.values()) == pytest.approx(points[who])


def test_whoever_is_ahead_of_all_is_better_off_than_who_is_ahead_of_most() -> None:
    assert EVALUATION.goal([5.0, 4.0, 4.0], 0) > EVALUATION.goal([5.0, 7.0, 1.0], 0)


def test_whoever_has_found_all_it_may_hope_for_wants_the_round_to_end() -> None:
    found = ("gold_4 by 0", "gold_3", "gold_2")
    near = given(
        seat("yellow selfish", "", ("rope",)),
        blue("axe", at="j3"),
        seat("yellow loyal", "", ("boat",)),
        mines={"j3": "gold"},
        treasures=found,
    )

    assert better_ended(near.state, 0)
    assert not better_ended(near.state, 1)


def test_a_seat_witnesses_no_more_than_it_may_know() -> None:
    state, events = games(3, seed=5)[40]
    seen = Position(LOST_MINES, state, 1, lambda: events).witnessed()

    assert len(seen) == len(events)
    for event in seen:
        if isinstance(event, CardDrawn) and event.seat != 1:
            assert event.card == UNKNOWN
        if isinstance(event, DwarfDealt) and event.seat != 1:
            assert event.role == UNKNOWN
        if isinstance(event, Discarded) and event.seat != 1:
            assert event.cards == ()


def test_a_chronicle_tells_what_was_played_in_silence() -> None:
    state, stream = LOST_MINES.new(3, {}), Stream(6)
    chronicle = Chronicle(state)
    told: list[Event] = []
    aloud = state.copy()
    for number in range(60):
        offers = state.legal_actions()
        is_deal = state.to_act() == CHANCE
        answer = LOST_MINES.deal(state, stream) if is_deal else offers[stream.below(len(offers))]
        state.apply(answer)
        told += aloud.play(answer)
        chronicle.note(answer)
        if number % 7 == 0:
            assert chronicle.events() == told


def choice(level: str, seed: int, world: LostMinesState, events: list[Event]) -> str:
    """What a bot plays that has witnessed all that happened."""
    position = Position(LOST_MINES, world, world.to_act(), lambda: events)
    return new_bot(level, LOST_MINES, seed).choose(position).text()


@pytest.mark.parametrize("level", ["player", "master"])
def test_a_choice_depends_on_what_was_witnessed_and_on_no_secret(level: str) -> None:
    for number, (state, events) in enumerate(games(4, seed=7)[20::60]):
        asked = state.to_act()
        if len(state.legal_actions()) == 1:
            continue
        worlds = [state, *(LOST_MINES.worlds(state, asked, Stream(deal)) for deal in range(2))]
        choices = {choice(level, number, world, events) for world in worlds}

        assert len(choices) == 1


def test_beliefs_know_every_role_that_was_looked_at() -> None:
    state = yellows().state
    state.secrets.role_known = (1, 3, 4)  # seat 0 has looked at seat 1

    assert all(1 not in spread.seats for spread in spreads_of(state, 0, []))
