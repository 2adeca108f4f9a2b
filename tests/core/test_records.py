"""Records as text: what is read, and how every kind of damage is named with its line."""

import pytest

from grotto.core.errors import RecordError
from grotto.core.records import Move, Record, read, write

RECORD = Record(
    game="stone_age",
    rules=1,
    seats=2,
    moves=(Move("reveal c01"), Move("reveal c02", "0123456789abcdef")),
    names=("Анна", ""),
    bots=("", "greedy"),
    options={"max_rounds": "3"},
    commitment="abc",
    seed="s",
    result=(-6, 12),
)
HEADERS = "grotto-record: 1\ngame: stone_age\nrules: 1\nseats: 2\n"


def test_a_record_is_headers_an_empty_line_and_moves() -> None:
    assert write(RECORD) == (
        "grotto-record: 1\ngame: stone_age\nrules: 1\nseats: 2\nname 0: Анна\n"
        "bot 1: greedy\noption max_rounds: 3\ncommitment: abc\nseed: s\nresult: -6 12\n"
        "\nreveal c01\nreveal c02\n= 0123456789abcdef\n"
    )


def test_reading_gives_back_what_was_written() -> None:
    assert read(write(RECORD)) == RECORD


def test_a_name_cannot_smuggle_in_a_line() -> None:
    sly = Record("stone_age", 1, 2, (), names=("A\nseed: x", "B\x1b[31m"))

    assert read(write(sly)).names == ("A seed: x", "B [31m")


def test_remarks_and_empty_lines_are_passed_over() -> None:
    record = read(HEADERS + "# a remark\n\n# the first card\nreveal c01\n\nreveal c02\n")

    assert [(move.text, move.line) for move in record.moves] == [
        ("reveal c01", 8),
        ("reveal c02", 10),
    ]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 0, "record-no-record"),
        ("[Event]\n", 1, "record-no-record"),
        ("grotto-record: 2\n", 1, "record-no-record"),
        ("grotto-record: 1\nrules: 1\nseats: 2\n", 0, "record-missing-header"),
        ("grotto-record: 1\ngame: stone_age\nrules: one\nseats: 2\n", 3, "record-bad-header"),
        (HEADERS + "colour: red\n", 5, "record-bad-header"),
        (HEADERS + "seats: 3\n", 5, "record-bad-header"),
        (HEADERS + "nonsense\n", 5, "record-bad-header"),
        (HEADERS + "name 5: Eve\n", 5, "record-bad-header"),
        (HEADERS + "bot x: greedy\n", 5, "record-bad-header"),
        (HEADERS + "result: many\n", 5, "record-bad-header"),
        (HEADERS + f"result: {'9' * 5000}\n", 5, "record-bad-header"),
        (HEADERS + "result: ١ ٢\n", 5, "record-bad-header"),
        (HEADERS + "name: Eve\n", 5, "record-bad-header"),
        (HEADERS + "option: on\n", 5, "record-bad-header"),
        (HEADERS + "game of: thrones\n", 5, "record-bad-header"),
        (HEADERS + "\n= abc\n", 6, "record-stray-digest"),
        (HEADERS + "\nreveal c01\n= abc\n= def\n", 8, "record-stray-digest"),
    ],
)
def test_damage_is_named_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)

    assert (caught.value.line, caught.value.problem.key) == (line, problem)
