"""Every message of the command line can be said, and every one is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import grotto.cli
from grotto.i18n.texts import LANGUAGES, Texts
from tools.check_texts import read

SOURCES = Path(grotto.cli.__file__).parent
CATALOGUES = Path(__file__).resolve().parents[2] / "src" / "grotto" / "i18n"
BUILT = ("about", "word", "order", "level", "name", "column")
"""First words of the messages whose names are put together in the code."""


def messages(language: str) -> dict[str, frozenset[str]]:
    text = (CATALOGUES / language / "cli.ftl").read_text(encoding="utf-8")
    return read(text)[0]


def borrowed_variables(language: str) -> dict[str, set[str]]:
    """By message, the variables of the messages of games that it speaks through."""
    everywhere: dict[str, frozenset[str]] = {}
    for path in (CATALOGUES / language).glob("*.ftl"):
        everywhere |= read(path.read_text(encoding="utf-8"))[0]
    text = (CATALOGUES / language / "cli.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    spoken = {
        entry.id.name: re.findall(r"\{ ([a-z_]+-[a-z_-]+)", _source(entry)) for entry in entries
    }
    return {key: {v for name in names for v in everywhere[name]} for key, names in spoken.items()}


def _source(entry: ast.Message) -> str:
    return FluentSerializer().serialize_entry(entry)


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 101])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str, number: int) -> None:
    texts, borrowed = Texts(language), borrowed_variables(language)

    for key, variables in messages(language).items():
        given = variables | borrowed[key]
        assert texts.line(key, **dict.fromkeys(given, number))


def test_no_message_is_left_over() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    built = re.compile(rf"cli-({'|'.join(BUILT)})-|cli-\w+-tie-break")

    assert [key for key in messages("en") if key not in code and not built.match(key)] == []


def test_orders_have_words_of_their_own() -> None:
    for language in LANGUAGES:
        words = [
            Texts(language).line(key)
            for key in messages(language)
            if re.fullmatch(r"cli-order-[a-z]+", key)
        ]
        assert len(set(words)) == len(words)
        assert not any(" " in word for word in words)
