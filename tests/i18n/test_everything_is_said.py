"""Whatever the engine has to say, every language can say it, and says nothing else."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from grotto.core.action import Action
from grotto.core.errors import (
    BrokenGame,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    RecordError,
    RulesBug,
    TableError,
    UnknownGame,
    WrongOption,
    WrongSeats,
)
from grotto.core.game import Game
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.core.seats import CHANCE, NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES
from grotto.i18n.errors import UnknownLanguage
from grotto.i18n.rulebook import rulebook
from grotto.i18n.texts import LANGUAGES, Texts, catalogue_of
from tests.i18n.ears import ear_of
from tests.laws.facts import laws_of
from tools.check_texts import complaints

SOURCES = Path(__file__).resolve().parents[2] / "src/grotto"
NAMES = {"en": ["Ann", "Bob", "Cyd"], "ru": ["Анна", "Пётр"], "uk": ["Оксана", "Тарас"]}
IDS = re.compile(r"\b[cb]\d\d\b|\b[A-GZ][0-5]\b|\b[a-k][1-7]\b")
"""Names of cards, buildings and cells, which are the same in every language."""

SAID_ELSEWHERE = ("about", "board-", "name", "option-", "term-", "word")
"""Beginnings of messages that no game says: lists, boards, panels and hints do."""


class Collection:
    """Every different phrase that was heard, and the rules that were cited."""

    def __init__(self) -> None:
        self.phrases: dict[str, Phrase] = {}
        self.rules: set[str] = set()
        self.known: dict[str, None] = {}  # the texts of all actions, in the order they came

    def hear(self, phrase: Phrase) -> None:
        self.phrases[repr(phrase)] = phrase

    def hear_action(self, action: Action) -> None:
        if action.text() not in self.known:
            self.known[action.text()] = None
            self.hear(action.phrase())


@lru_cache
def heard(game_id: str) -> Collection:
    """Play many games at random, and listen."""
    collection, ear = Collection(), ear_of(game_id)
    game = GAMES[game_id]
    for seed in range(18):
        seats = game.info.seats[seed % len(game.info.seats)]
        listen(game, game.new(seats, ear.options(seed)), Stream(seed), collection)
    for phrase in ear.rarities():
        collection.hear(phrase)
    return collection


def listen(game: Game[Any], state: State, stream: Stream, collection: Collection) -> None:
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            action = game.deal(state, stream)
        else:
            listen_to_question(game, state, stream, collection)
            offers = state.legal_actions()
            purpose = laws_of(game.info.id).purpose
            if purpose and stream.below(4):
                offers = purpose(state, offers) or offers
            action = offers[stream.below(len(offers))]
        collection.hear_action(action)
        for event in state.play(action):
            collection.hear(event.phrase())
            collection.hear(game.seen_by(event, SPECTATOR).phrase())
    for sheet in state.outcome().sheets:
        for line in sheet.lines:
            collection.hear(line.phrase)
    for mark in state.outcome().marks:
        collection.hear(mark.phrase)


def listen_to_question(
    game: Game[Any], state: State, stream: Stream, collection: Collection
) -> None:
    prompt = game.prompt(state)
    assert prompt is not None
    collection.hear(prompt)
    for action in state.legal_actions():
        collection.hear_action(action)
    for refusal in game.refusals(state):
        collection.hear(refusal.reason)
        collection.rules.add(refusal.rule)
    strangers = ear_of(game.info.id).strangers or tuple(collection.known)
    listen_to_stranger(game, state, strangers[stream.below(len(strangers))], collection)


def listen_to_stranger(game: Game[Any], state: State, text: str, collection: Collection) -> None:
    try:
        state.copy().play(game.parse(text))
    except IllegalAction as error:
        collection.hear(error.refusal.reason)
        collection.rules.add(error.refusal.rule)


def keys_of(phrase: Phrase) -> Iterator[str]:
    yield phrase.key
    for value in phrase.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Phrase):
                yield from keys_of(part)


def messages(game_id: str) -> set[str]:
    entries = FluentParser().parse(catalogue_of(game_id, "en")).body
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_heard_in_games_reads_well(language: str, game_id: str) -> None:
    texts = Texts(language)
    for phrase in heard(game_id).phrases.values():
        text = texts.say(phrase, NAMES[language])
        assert not re.search(r"[{}_]|\?\?\?|  |\s[.,:;)]|\( | $|^ ", text), text
        if language != "en":
            assert not re.search(r"[A-Za-z]", re.sub(IDS, "", text)), text


@pytest.mark.parametrize("game_id", GAMES)
def test_every_message_of_the_game_is_heard(game_id: str) -> None:
    """A message nobody says is a typing error, or left over."""
    said = {key for phrase in heard(game_id).phrases.values() for key in keys_of(phrase)}
    silent = messages(game_id) - said - ear_of(game_id).building_blocks
    elsewhere = tuple(f"{game_id}-{word}" for word in SAID_ELSEWHERE)
    assert {key for key in silent if not key.startswith(elsewhere)} == set()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_stands_in_the_rulebook(language: str, game_id: str) -> None:
    assert heard(game_id).rules <= {rule.id for rule in rulebook(game_id, language)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options_have_names(language: str, game: str) -> None:
    texts = Texts(language)
    assert texts.line(f"{game}-name")
    assert texts.line(f"{game}-about")
    for option in GAMES[game].info.options:
        assert texts.line(f"{game}-option-{option.key}")
        assert texts.line(f"{game}-option-{option.key}-about")


def nodes() -> Iterator[ast.AST]:
    """Yield everything that stands in the sources."""
    for file in SOURCES.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def first_words(name: str) -> set[str]:
    """Return what stands literally as the first argument of the calls of `name`."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and node.args]
    called = [call.args[0] for call in calls if ast.unparse(call.func) == name]
    return {str(word.value) for word in called if isinstance(word, ast.Constant)}


def codes() -> set[str]:
    """Return the codes of all errors that do not choose their own message."""
    classes = [ast.unparse(node) for node in nodes() if isinstance(node, ast.ClassDef)]
    plain = [text for text in classes if "def phrase(" not in text]
    return {code for text in plain for code in re.findall(r"\n    code = '(.+)'\n", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_sources_has_a_message(language: str) -> None:
    keys = first_words("Phrase")
    keys |= {"reason-undo-" + reason for reason in first_words("CannotUndo")}
    keys |= {"error-" + code.replace("/", "-") for code in codes()}
    assert len(keys) > 50
    assert {key for key in keys if not Texts(language).has(key)} == set()


def literal_phrases() -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the phrases whose key and arguments stand literally in the sources."""
    for node in nodes():
        match node:
            case ast.Call(ast.Name("Phrase"), [ast.Constant(str() as key)]):
                yield key, {}
            case ast.Call(ast.Name("Phrase"), [ast.Constant(str() as key), ast.Dict(names)]):
                yield key, {str(name.value): 1 for name in names if isinstance(name, ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_in_the_sources_brings_what_its_message_needs(language: str) -> None:
    for key, args in literal_phrases():
        assert Texts(language).line(key, **args)


ERRORS = [
    TableError("?"),
    UnknownGame("chess", ["stone_age"]),
    BrokenGame("chess", "grotto-chess", Phrase("broken-game-no-file", {"file": "texts/en.ftl"})),
    WrongSeats("stone_age", 7, (2, 3, 4)),
    WrongOption("max_rounds", "-1", "0 to 100"),
    NotationError("jump", "send forest 3"),
    IllegalAction("take 5", ["take 1"], Refusal("take", Phrase("reason-only-chance"), "STA-6.5")),
    NotYourTurn(0, 1),
    GameOver("take 5"),
    CannotUndo("nothing"),
    CannotUndo("barrier"),
    CannotUndo("nothing-to-redo"),
    RecordError(0, Phrase("record-no-seed")),
    RecordError(7, Phrase("record-bad-header", {"text": "?"})),
    RulesBug("?"),
    UnknownLanguage("tlh", LANGUAGES),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
def test_every_error_is_said(language: str, error: TableError) -> None:
    text = Texts(language).say(error.phrase())
    assert text.endswith(".")
    assert "{" not in text
    assert "  " not in text


def test_the_languages_agree() -> None:
    assert list(complaints(SOURCES / "i18n")) == []
