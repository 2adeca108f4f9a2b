"""Everything that can go wrong on the way to a server can be said in every language."""

import pytest

from grotto.i18n.texts import LANGUAGES, Texts
from grotto.remote.errors import (
    NoAnswer,
    NotAServer,
    OtherRules,
    Refused,
    RemoteError,
    Unreachable,
    WrongAddress,
)
from grotto.wire.frames import Problem
from grotto.wire.texts import Text

PROBLEM = Problem(key="", code="server/table-full", text=Text("error-server-table-full"), version=1)
ERRORS = [
    NoAnswer(),
    NotAServer("http://x", 404),
    OtherRules("caverna"),
    Refused(PROBLEM),
    Unreachable("http://x"),
    WrongAddress("x y"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_is_said(language: str, error: RemoteError) -> None:
    assert Texts(language).say(error.phrase()).endswith(".")


def test_no_error_is_forgotten() -> None:
    assert {type(error) for error in ERRORS} == set(RemoteError.__subclasses__())


def test_a_refusal_keeps_the_code_of_the_server() -> None:
    refused = Refused(PROBLEM)

    assert (refused.why, refused.version) == ("server/table-full", 1)
