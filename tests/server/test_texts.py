"""Everything the server refuses can be said in every language."""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from grotto.i18n.texts import LANGUAGES, Texts
from grotto.server import errors, names
from grotto.server.errors import BadMessage, InvalidField, ServerError
from grotto.server.log import entries as log
from grotto.server.log.ledger import NOTED as NOTED_KINDS
from grotto.server.log.ledger import Noted
from grotto.server.storage import errors as of_storage
from grotto.server.tables import errors as of_tables
from grotto.server.tables.parts import notice
from grotto.wire.texts import off_wire

EXAMPLES: dict[Any, Any] = {int: 3, str: "over"}
"""Something for every argument of an error."""


MODULES = [module.__name__ for module in (errors, names, of_storage, of_tables)]


def kinds(base: type[ServerError]) -> Iterator[type[ServerError]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def example(kind: type[ServerError]) -> ServerError:
    wanted = signature(kind).parameters.values()
    return kind(*(EXAMPLES[parameter.annotation] for parameter in wanted))


KINDS = [kind for kind in kinds(ServerError) if kind.__module__ in MODULES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_every_refusal_is_said(language: str, kind: type[ServerError]) -> None:
    text = Texts(language).say(example(kind).phrase())

    assert text.endswith(".")
    assert "  " not in text


MESSAGES = ("too-long", "too-deep", "nothing-said", "no-page", "no-eyes")
FIELDS = (
    "missing", "string_too_long", "string_too_short", "extra_forbidden", "json_invalid", "no_name",
    "no_text", "no_time",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "refused",
    [
        [BadMessage(problem) for problem in (*MESSAGES, "unreadable")],
        [InvalidField("name", problem) for problem in (*FIELDS, "int_type")],
    ],
    ids=lambda refused: refused[0].code,
)
def test_what_is_wrong_with_a_request_is_said_in_a_sentence_of_its_own(
    language: str, refused: list[ServerError]
) -> None:
    said = {Texts(language).say(error.phrase()) for error in refused}

    assert len(said) == len(refused)


BODIES = {
    log.STAND_IN: [f"greedy {why}" for why in (log.LEFT, log.HOST, log.VOTES, log.TIME)],
    log.VACATION: ["0.0", "1000.0"],
    log.BACK: [log.CHOICE, log.TURN, log.AGREED],
    log.START: ["", log.RECORD],
}
NOTED = [
    Noted(number=1, kind=kind, seat=seat, name="Ann", body=body, move=3)
    for kind in NOTED_KINDS
    for seat in (0, -1)
    for body in BODIES.get(kind, [""])
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_is_said(language: str) -> None:
    texts = Texts(language)

    said = {texts.say(off_wire(notice(noted).text)) for noted in NOTED}

    assert len(said) == len(NOTED_KINDS) + 3 + 2 + 1 + 1 + 1
    assert all(text.endswith(".") for text in said)


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in KINDS]

    assert len(codes) == len(set(codes)) > 5
