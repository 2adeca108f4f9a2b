"""Replaying: broken, illegal, drifted and unfair records are caught at their line."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from grotto import Table
from grotto.core.errors import RecordError
from grotto.core.records import Move, Record, read, write
from grotto.core.stream import Stream
from grotto.play.dealer import commitment_of
from grotto.play.files import load, save
from grotto.play.replay import replay, resume, verify


def played_table(moves: int = 10_000) -> Table:
    table = Table("stone_age", seats=3, seed="replay", names=("Ann", "Bob", "Cyd"))
    stream = Stream(5)
    while not table.over and len(table.history) < moves:
        table.play(table.options()[stream.below(len(table.options()))])
    return table


RECORD = read(write(played_table().record()))


def with_move(number: int, move: Move) -> Record:
    moves = list(RECORD.moves)
    moves[number] = replace(move, line=moves[number].line)
    return replace(RECORD, moves=tuple(moves))


def problem_of(record: Record) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        verify(record)
    return caught.value.line, caught.value.problem.key


def test_a_true_record_is_verified() -> None:
    assert verify(RECORD) > 20


def test_an_unreadable_move_is_named_with_its_line() -> None:
    line = RECORD.moves[30].line

    assert problem_of(with_move(30, Move("fly away"))) == (line, "error-action-unreadable")


def test_an_illegal_move_is_named_with_its_line_and_what_was_on_offer() -> None:
    illegal = with_move(30, Move("reveal c01"))

    with pytest.raises(RecordError) as caught:
        replay(illegal)

    assert caught.value.line == RECORD.moves[30].line
    assert caught.value.problem.args["offers"]


def test_drift_is_caught_at_the_first_digest_after_it() -> None:
    number = next(n for n, move in enumerate(RECORD.moves) if n > 40 and move.digest)
    drifted = with_move(number, replace(RECORD.moves[number], digest="0" * 16))

    assert problem_of(drifted) == (RECORD.moves[number].line, "record-drift")


def test_a_wrong_result_is_caught() -> None:
    assert problem_of(replace(RECORD, result=(1, 2, 3))) == (0, "record-wrong-result")


def test_a_result_of_an_unfinished_game_is_caught() -> None:
    cut = replace(RECORD, moves=RECORD.moves[:80])

    assert problem_of(cut) == (0, "record-wrong-result")


def test_a_move_after_the_end_is_caught() -> None:
    longer = replace(RECORD, moves=(*RECORD.moves, Move("starve", line=999)))

    assert problem_of(longer) == (999, "error-game-over")


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"game": "chess"}, "error-game-unknown"),
        ({"rules": 99}, "record-other-rules"),
        ({"seats": 9}, "error-game-seats"),
        ({"options": {"speed": "3"}}, "error-game-option"),
        ({"options": {"max_rounds": "many"}}, "error-game-option"),
        ({"seed": ""}, "record-no-seed"),
        ({"commitment": commitment_of("other")}, "record-wrong-commitment"),
    ],
)
def test_a_foreign_record_is_refused(changed: dict[str, object], problem: str) -> None:
    assert problem_of(replace(RECORD, **changed)) == (0, problem)  # type: ignore[arg-type]  # by name


def test_loaded_dice_are_caught_at_their_roll() -> None:
    unfair = replace(RECORD, seed="loaded", commitment=commitment_of("loaded"))

    line, problem = problem_of(unfair)

    assert problem == "record-unfair"
    assert line == RECORD.moves[0].line


def test_a_table_without_its_seed_goes_on_but_promises_nothing() -> None:
    table = played_table(moves=60)
    resumed = resume(table.record())

    assert resumed.digest() == table.digest()
    assert resumed.record().commitment == ""


def go_back(table: Table) -> None:
    """Go back to the last choice of the seat that is asked, as if everybody had agreed."""
    number = table.last_choice((table.to_act,))
    assert number is not None
    table.rewind_to(number)


@pytest.mark.parametrize("kept", [Table.saved_game, Table.record])
def test_a_resumed_table_may_be_rewound_and_take_another_course(
    kept: Callable[[Table], Record],
) -> None:
    resumed = resume(kept(played_table(moves=200)))
    for _ in range(25):
        go_back(resumed)
    stream = Stream(6)
    while not resumed.over:
        resumed.play(resumed.options()[stream.below(len(resumed.options()))])

    assert replay(resumed.record()).outcome() == resumed.outcome()


def test_a_saved_game_that_took_another_course_is_still_proven_fair() -> None:
    resumed = resume(played_table(moves=200).saved_game())
    go_back(resumed)
    stream = Stream(7)
    while not resumed.over:
        resumed.play(resumed.options()[stream.below(len(resumed.options()))])

    assert verify(resumed.record()) > 20


def test_files_are_written_whole_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.game"

    save(RECORD, path)

    assert load(path) == RECORD
    assert [found.name for found in path.parent.iterdir()] == ["game.game"]


def test_files_are_for_their_owners_eyes(tmp_path: Path) -> None:
    save(RECORD, tmp_path / "game.game")

    assert (tmp_path / "game.game").stat().st_mode & 0o077 == 0


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "game.game").write_text(write(RECORD), encoding="utf-8-sig")

    assert load(tmp_path / "game.game") == RECORD


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(RecordError) as missing:
        load(tmp_path / "missing")
    with pytest.raises(RecordError) as picture:
        load(tmp_path / "picture")
    with pytest.raises(RecordError) as folder:
        save(RECORD, tmp_path)

    assert [found.name for found in tmp_path.iterdir()] == ["picture"]
    assert not list(tmp_path.parent.glob("tmp?*"))
    keys = [caught.value.problem.key for caught in (missing, picture, folder)]
    assert keys == ["record-no-file", "record-not-text", "record-cannot-write"]


def test_a_record_after_taking_back_has_the_fingerprints_of_what_was_played_then() -> None:
    table = Table("stone_age", seats=2, seed="caves")
    while len(table.history) < 40:
        table.play(table.options()[0])
    table.saved_game()

    for _ in range(3):
        table.rewind_to(table.last_choice(range(2)) or 0)
    while len(table.history) < 48:
        table.play(table.options()[-1])

    assert replay(table.saved_game()).to_act() == table.to_act
