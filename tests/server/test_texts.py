"""Everything the server refuses can be said in every language."""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from grotto.i18n.texts import LANGUAGES, Texts
from grotto.server import errors, refusals
from grotto.server.errors import ServerError

EXAMPLES: dict[Any, Any] = {int: 3, float: 2.5, str: "over"}
"""Something for every argument of an error."""


def kinds(base: type[ServerError]) -> Iterator[type[ServerError]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def example(kind: type[ServerError]) -> ServerError:
    wanted = signature(kind).parameters.values()
    return kind(*(EXAMPLES[parameter.annotation] for parameter in wanted))


MODULES = (errors.__name__, refusals.__name__)
KINDS = [kind for kind in kinds(ServerError) if kind.__module__ in MODULES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_every_refusal_is_said(language: str, kind: type[ServerError]) -> None:
    text = Texts(language).say(example(kind).phrase())

    assert text.endswith(".")
    assert "  " not in text


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in KINDS]

    assert len(codes) == len(set(codes)) > 5
