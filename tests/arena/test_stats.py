"""Statistics: every game is summed up by the same means, from games of bots or from records."""

from dataclasses import replace
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grotto.arena.stats.errors import BrokenRecords, NoFolder, NoRecords
from grotto.arena.stats.figures import GroupFigure, Statistics, Worth
from grotto.arena.stats.glance import better_seats, surest
from grotto.arena.stats.labels import Label, label_of_group
from grotto.arena.stats.observed import COORDINATES
from grotto.arena.stats.report import Report
from grotto.arena.stats.sources import recorded, simulated
from grotto.arena.stats.tally import Tally, difference
from grotto.core.languages import LANGUAGES
from grotto.core.nouns import PieceNoun
from grotto.core.options import Value
from grotto.core.records import Record
from grotto.core.saying import kind_of
from grotto.games import GAMES
from grotto.i18n.texts import Texts
from grotto.play.files import save
from grotto.play.table import Table

OPTIONS: dict[str, dict[str, Value]] = {"stone_age": {"max_rounds": 3}}
GOLDEN = Path("tests/golden")
FIELDS = "__dataclass_fields__"
VOID = {"meta", "rect", "path", "circle"}


class Checked(HTMLParser):
    """Reads a page: tags must fit together, and nothing may be loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href", "onclick"} & {name for name, _ in attrs}
        self.plots += tag == "svg"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag


def few_games(game: str, jobs: int = 1) -> Statistics:
    seats = GAMES[game].info.seats[1]
    return simulated(game, seats, 4, ["random"], "few", jobs, OPTIONS.get(game))


@pytest.mark.parametrize("game", GAMES.built_in)
def test_every_game_answers_the_questions_of_its_designers(game: str) -> None:
    found = few_games(game)

    assert found.games == 4
    assert len(found.by_seat) == found.seats
    assert sum(count for _, count in found.scores) == 4 * found.seats
    assert sum(seat.wins for seat in found.by_seat) == pytest.approx(1.0)
    assert found.by_round[0].number == 1
    assert found.groups
    assert found.openings
    assert found.events
    assert {rule.rule.partition("-")[0] for rule in found.by_rule}
    assert all(rule.label["uk"] != rule.rule for rule in found.by_rule)  # the rulebook knows it
    assert any(rule.asked for rule in found.by_rule)
    assert any(rule.refused for rule in found.by_rule)


@pytest.mark.parametrize("game", GAMES.built_in)
def test_every_event_about_a_piece_has_a_name_in_every_language(game: str) -> None:
    for event, kind in groups_of(game):
        named, unnamed = label_of_group(game, event, kind), label_of_group(game, "other", kind)

        for language in LANGUAGES:
            assert named[language] != unnamed[language], (event, language)


def groups_of(game: str) -> list[tuple[str, str]]:
    """List the events of a game that tell what a seat did with a piece, and the kind of piece."""
    events: list[Any] = [*vars(import_module(f"grotto.games.{game}.events")).values()]
    nouns = import_module(f"grotto.games.{game}.vocabulary").VOCABULARY.nouns
    return [
        (kind_of(event), noun.kind)
        for event in events
        if "seat" in (names := getattr(event, FIELDS, ()))
        for noun in (nouns[name] for name in names)
        if isinstance(noun, PieceNoun) and noun.kind not in COORDINATES
    ]


def test_a_game_without_names_for_its_events_is_told_by_kinds_of_pieces() -> None:
    assert label_of_group("liars_dice", "bid", "card")["en"] == "Cards"


@pytest.mark.parametrize("game", GAMES.built_in)
def test_a_report_is_one_whole_page_in_every_language(game: str) -> None:
    found = few_games(game)
    for language in LANGUAGES:
        page, checked = Report(found, Texts(language)).html(), Checked()

        checked.feed(page)

        assert checked.open == []
        assert checked.plots > 10
        assert f'<html lang="{language}">' in page
        assert Texts(language).line(f"{game}-name") in page
        assert "http" not in page


def test_a_report_begins_with_what_a_reader_asks_first() -> None:
    found = replace(
        few_games("stone_age"),
        decisions=30.0,
        scores=[(10, 1), (20, 2), (30, 1)],
        lengths=[(3, 4)],
        groups=[GroupFigure("a", "card", everywhere("Cards"), everywhere("…"), [SURE, UNSURE])],
        openings=[FEW],
    )

    page = Report(found, Texts("en")).html()

    assert "No seat is better than the others beyond doubt." in page
    assert "<b>20</b> half of all players: 10–20" in page
    assert "<b>3</b> all games: 3–3" in page
    assert [one.label["en"] for one in surest(found)] == ["Cards: ox"]


def test_a_seat_that_wins_more_than_its_share_is_named() -> None:
    found = few_games("stone_age")
    first, second, *others = found.by_seat
    lucky = replace(found, by_seat=[first, replace(second, low=0.5), *others])

    assert better_seats(lucky) == [1]
    assert "seat 2." in Report(lucky, Texts("en")).html()


def everywhere(name: str) -> Label:
    return dict.fromkeys(LANGUAGES, name)


def worth(name: str, points: float, seats: int) -> Worth:
    return Worth(name, everywhere(name), seats, 0.5, points, 5.0, 0.5, 0.4, 0.6)


SURE, UNSURE, FEW = worth("ox", 9.0, 20), worth("ass", 4.0, 20), worth("luck", 50.0, 2)


def test_statistics_do_not_depend_on_the_number_of_jobs() -> None:
    assert few_games("stone_age") == few_games("stone_age", jobs=2)


def test_bots_change_seats_so_that_seats_are_compared() -> None:
    found = simulated("stone_age", 2, 6, ["greedy", "random"], "turn", options={"max_rounds": 3})

    assert [seat.wins for seat in found.by_seat] == [0.5, 0.5]


def test_records_of_a_folder_are_summed_up(tmp_path: Path) -> None:
    for number in range(3):
        save(finished(f"game {number}"), tmp_path / f"{number}.game")
    (tmp_path / "broken.game").write_text("nonsense")
    (tmp_path / "other.game").write_bytes((GOLDEN / "lost_mines/cards-3.game").read_bytes())
    (tmp_path / "readme.txt").write_text("no record at all")

    found, left_out = recorded("stone_age", tmp_path)

    assert (found.games, found.seats) == (3, 2)
    assert sorted(one.name for one in left_out) == ["broken.game", "other.game"]


def test_only_games_of_one_kind_are_compared(tmp_path: Path) -> None:
    for number in range(2):
        save(finished(f"two {number}"), tmp_path / f"two {number}.game")
    save(finished("three", seats=3), tmp_path / "three.game")

    most, left_out = recorded("stone_age", tmp_path)
    chosen, _ = recorded("stone_age", tmp_path, seats=3)

    assert (most.seats, most.games, chosen.seats, chosen.games) == (2, 2, 3, 1)
    assert [one.name for one in left_out] == ["three.game"]


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoFolder):
        recorded("stone_age", tmp_path / "nowhere")
    with pytest.raises(NoRecords):
        recorded("stone_age", tmp_path)
    unfinished = Table("stone_age", 2, seed="unfinished")
    save(unfinished.record(), tmp_path / "unfinished.game")
    with pytest.raises(BrokenRecords):
        recorded("stone_age", tmp_path)


def finished(seed: str, seats: int = 2) -> Record:
    table = Table("stone_age", seats, {"max_rounds": 1}, seed=seed)
    while not table.over:
        table.play(table.options()[-1])
    return table.record()


def test_means_of_a_few_do_not_seem_surer_than_they_are() -> None:
    one, many = Tally(), Tally()
    one.add(10)
    for number in (0, 2) * 50:
        many.add(number)

    apart, doubt = difference(one, many)

    assert apart == pytest.approx(9)
    assert doubt == pytest.approx(1.96 * 1.005 * 1.005, rel=0.01)
    assert many.without(many).mean == 0
