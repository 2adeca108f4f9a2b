"""What was begun by former rules goes on by them, as long as they lie beside the new ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.bots import levels_for, new_bot
from grotto.core import records
from grotto.core.errors import BrokenGame, RecordError, UnknownRules
from grotto.games import GAMES, find_game
from grotto.i18n.texts import Texts
from grotto.play.replay import replay, resume
from grotto.play.table import Table
from tests.packages.pebbles import GAME, Box, boxes, install, loaded


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    with boxes(tmp_path) as opened:
        yield opened


def points(table: Table) -> tuple[int, ...]:
    return table.outcome().totals


def test_a_new_table_gets_the_newest_rules(box: Box) -> None:
    box.hold(2, 1)

    table = Table(GAME, 2)
    table.play("take 3")

    assert points(table) == (6, 0)


def test_former_rules_are_found_by_their_version(box: Box) -> None:
    box.hold(3, 1, 2)

    worths = []
    for rules in (1, 2, 3):
        table = Table(GAME, 2, rules=rules)
        table.play("take 1")
        worths.append(points(table)[0])

    assert worths == [1, 2, 3]


def test_former_rules_are_loaded_only_when_somebody_needs_them(box: Box) -> None:
    box.hold(2, 1)

    Table(GAME, 2)
    before = loaded()
    known = GAMES.rules_at_hand()
    still = loaded()
    find_game(GAME, 1)

    assert len(before) == len(still) == 1
    assert {(GAME, 1), (GAME, 2)} <= {*known}
    assert len(loaded()) == 2


def test_a_record_is_replayed_by_the_rules_that_it_was_made_with(box: Box) -> None:
    box.hold(1)
    table = Table(GAME, 2, seed="caves")
    table.play("take 3")
    text = records.write(table.saved_game())

    box.hold(2, 1)

    going_on = resume(records.read(text))
    going_on.play("take 2")
    assert replay(records.read(text)).outcome().totals == (3, 0)
    assert points(going_on) == (3, 2)
    assert going_on.record().rules == 1


def test_rules_that_are_not_there_are_said(box: Box) -> None:
    box.hold(2)
    record = records.Record(game=GAME, rules=1, seats=2, moves=())

    with pytest.raises(UnknownRules, match="no rules 1 of pebbles"):
        find_game(GAME, 1)
    with pytest.raises(RecordError, match="record-other-rules"):
        replay(record)


def test_a_package_that_has_other_rules_than_it_says_is_broken(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(2)
    install(tmp_path, "pebbles_false", "grotto.games.former", "pebbles_1", 7, 1)
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(BrokenGame, match="broken-game-other-rules"):
        find_game(GAME, 1)


def test_bots_judge_former_rules_only_by_what_lies_beside_them(box: Box) -> None:
    box.hold(2, 1)
    game = find_game(GAME, 1)

    assert levels_for(game) == ("random",)
    assert new_bot("random", game, 1).choose(Table(GAME, 2, rules=1).position(0)).verb() == "take"


def test_what_only_former_rules_say_is_said_in_their_words(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(2)
    install(tmp_path, "pebbles_spoken", "grotto.games.former", "pebbles_1", 1, 1)
    more = "pebbles-name = Stones\npebbles-gone = It is gone.\n"
    (tmp_path / "pebbles_spoken" / "texts" / "en.ftl").write_text(more)
    monkeypatch.syspath_prepend(tmp_path)

    assert Texts("en").line("pebbles-gone") == "It is gone."
    assert Texts("en").line("pebbles-name") == "Pebbles"
