"""What requests may say."""

import msgspec
import pytest

from grotto.wire.bodies import (
    LONGEST_PASSWORD,
    Body,
    ClockBody,
    NewName,
    NewTable,
    Note,
    SignIn,
    Unfit,
    read_custom,
)


def read(kind: type[Body], said: str) -> Body:
    return msgspec.json.decode(said, type=kind, dec_hook=read_custom)


def problem_of(kind: type[Body], said: str) -> tuple[str, str]:
    """Return why a body is refused, and the field."""
    with pytest.raises(msgspec.ValidationError) as refused:
        read(kind, said)
    assert isinstance(refused.value.__cause__, Unfit)
    return refused.value.__cause__.problem, refused.value.__cause__.field


def test_spaces_around_a_name_do_not_count() -> None:
    assert read(NewName, '{"name": "  Ann Lee "}') == NewName(name="Ann Lee")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("   ", "string_too_short"),
        ("x" * 41, "string_too_long"),
        ("\\u202eAnn", "no_name"),
        ("A\\u0000nn", "no_text"),
    ],
)
def test_what_cannot_be_shown_is_no_name(name: str, problem: str) -> None:
    assert problem_of(NewName, f'{{"name": "{name}"}}') == (problem, "name")


@pytest.mark.parametrize("options", ['{"a\\u0000": 1}', '{"a": "\\u0000"}'])
def test_no_database_has_to_keep_what_is_no_character(options: str) -> None:
    said = f'{{"name": "Ann", "game": "stone_age", "seats": 2, "options": {options}}}'

    assert problem_of(NewTable, said) == ("no_text", "options")


def test_a_backslash_in_a_note_is_only_a_backslash() -> None:
    assert read(Note, r'{"body": "\\u0000"}') == Note(body=r"\u0000")


def test_a_clock_needs_time() -> None:
    assert problem_of(ClockBody, '{"kind": "bank", "seconds": 9}') == ("no_time", "")


def test_without_a_clock_no_time_is_needed() -> None:
    assert read(ClockBody, "{}") == ClockBody(kind="none", seconds=0.0)


def test_a_password_is_shown_nowhere() -> None:
    body = read(SignIn, '{"name": "Ann", "password": "correct horse"}')

    assert isinstance(body, SignIn)
    assert body.password.reveal() == "correct horse"
    assert "horse" not in f"{body} {body!r} {body.password} {body.password!r}"


@pytest.mark.parametrize(
    ("password", "problem"),
    [
        ('"' + "x" * (LONGEST_PASSWORD + 1) + '"', "string_too_long"),
        ('"\\u0000"', "no_text"),
        ("3", "string_type"),
    ],
)
def test_not_everything_is_a_password(password: str, problem: str) -> None:
    said = f'{{"name": "Ann", "password": {password}}}'

    assert problem_of(SignIn, said) == (problem, "")
