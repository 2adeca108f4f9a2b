"""What people see of tournaments, and what they take along as a spreadsheet."""

import csv
import io
from collections.abc import Sequence
from typing import Final

from grotto.core.options import written
from grotto.server.log.ledger import PLAYING
from grotto.server.storage.tournaments import (
    ListedTournament,
    Pairing,
    Participant,
    Tournament,
    TournamentState,
)
from grotto.server.tournaments.rounds import rounds_of
from grotto.server.tournaments.standings import Standing, standings
from grotto.wire import tournaments as wire

DIGITS: Final = 3
"""After the point."""
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""Spreadsheets take cells that begin so for formulas."""


def card_of(listed: ListedTournament) -> wire.TournamentCard:
    """Return a tournament as lists show it."""
    return _card(listed.facts, listed.host, listed.players, joined=listed.joined)


def shown(state: TournamentState, person: str | None) -> wire.Tournament:
    """Return a tournament as somebody sees it."""
    facts, mine = state.facts, state.entrant_of(person)
    is_in = mine is not None and mine.left is None
    players = facts.places if facts.bots else len(state.entrants)
    return wire.Tournament(
        card=_card(facts, state.host, len(state.entrants), joined=is_in),
        options={key: written(value) for key, value in facts.options.items()},
        advance=facts.advance,
        rounds=rounds_of(facts.plan, len(state.entrants) if facts.round else max(players, 2)),
        meetings=facts.meetings,
        bots=facts.bots,
        level=facts.level,
        seeding=facts.seeding,
        visibility=facts.visibility,
        clock=facts.clock.kind,
        clock_seconds=facts.clock.seconds,
        clock_increment=facts.clock.increment,
        yours=person is not None and facts.host == person,
        table=_table_of(state, mine),
        players=_players(state, person),
        matches=[_match(one) for one in state.matches],
    )


def _card(facts: Tournament, host: str, players: int, *, joined: bool) -> wire.TournamentCard:
    return wire.TournamentCard(
        id=facts.id,
        title=facts.title,
        game=facts.game,
        format=facts.format,  # type: ignore[arg-type]  # it was read from the same words
        size=max(facts.sizes),
        status=facts.status,
        round=facts.round,
        players=players,
        places=facts.places,
        organiser=host,
        pace=facts.pace,
        rated=facts.rated,
        joined=joined,
        changed=facts.changed,
    )


def _table_of(state: TournamentState, mine: Participant | None) -> str:
    """Return where somebody plays now."""
    playing = (one for one in state.current() if one.status == PLAYING and not one.is_over)
    return next((one.table for one in playing if mine and mine.number in one.entrants), "")


def _players(state: TournamentState, person: str | None) -> list[wire.TournamentPlayer]:
    known = {one.number: one for one in state.entrants}
    ranked = standings(state.facts.plan, state.entrants, state.matches)
    return [_player(known[one.number], one, person) for one in ranked]


def _player(one: Participant, at: Standing, person: str | None) -> wire.TournamentPlayer:
    return wire.TournamentPlayer(
        number=one.number,
        name=one.name,
        level=one.level,
        account=one.account,
        yours=person is not None and one.person == person,
        left=one.left is not None,
        place=at.place,
        points=round(float(at.points), DIGITS),
        opponents=round(float(at.opponents), DIGITS),
        direct=round(float(at.direct), DIGITS),
        share=round(float(at.share), DIGITS),
        survived=at.stage,
        played=at.played,
        won=at.won,
    )


def _match(one: Pairing) -> wire.TournamentMatch:
    seats = [wire.TournamentSeat(player=number) for number in one.entrants]
    if one.is_over:
        seats = [
            wire.TournamentSeat(player=number, rank=at.rank, points=at.points, gone=at.gone)
            for number, at in zip(one.entrants, one.finishes, strict=True)
        ]
    return wire.TournamentMatch(
        round=one.round, table=one.table if one.status else "", over=one.is_over, seats=seats
    )


# ---- a spreadsheet ------------------------------------------------------------------------------

STANDINGS_HEAD: Final = (
    "place", "name", "bot", "left", "points", "opponents", "direct", "share", "survived", "played",
    "won",
)  # fmt: skip
TABLES_HEAD: Final = ("round", "table", "seat", "name", "bot", "rank", "points", "gone")


def results_of(state: TournamentState) -> str:
    """Return the standings, an empty line, and every seat of every table, as CSV."""
    known = {one.number: one for one in state.entrants}
    rows: list[Sequence[object]] = [STANDINGS_HEAD]
    rows += [
        (
            one.place, one.name, one.level, int(one.left), one.points, one.opponents, one.direct,
            one.share, one.survived, one.played, one.won,
        )
        for one in _players(state, None)
    ]  # fmt: skip
    rows += [(), TABLES_HEAD]
    for match in state.matches:
        for seat, at in enumerate(_match(match).seats):
            who = known[at.player]
            rows.append(
                (
                    match.round, match.table, seat + 1, who.name, who.level, at.rank or "",
                    at.points, int(at.gone),
                )
            )  # fmt: skip
    text = io.StringIO()
    csv.writer(text).writerows([[_cell(value) for value in row] for row in rows])
    return text.getvalue()


def _cell(value: object) -> object:
    """Return what stands in a cell; no name becomes a formula."""
    is_formula = isinstance(value, str) and value.startswith(FORMULAS)
    return f"'{value}" if is_formula else value
