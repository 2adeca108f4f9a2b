"""Whatever The Lost Mines has to say, every language can say it, and says nothing else."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pytest

from grotto.core.errors import IllegalAction
from grotto.core.phrase import Phrase
from grotto.core.seats import CHANCE, NOBODY, SPECTATOR
from grotto.core.stream import Stream
from grotto.games.lost_mines import events, phrases
from grotto.games.lost_mines.components import (
    CARDS,
    CLANS,
    MINE_KEYS,
    ROLES,
    TRAP_KIND,
    TREASURES,
    TROLL_KIND,
)
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.games.lost_mines.rules.scoring import Tally, sheet_of
from grotto.i18n.rulebook import rulebook
from grotto.i18n.texts import LANGUAGES, Texts
from tests.i18n.test_everything_is_said import NAMES, Collection, keys_of, messages
from tests.laws.purposes import towards_the_mines
from tests.rules.lost_mines.table import EW, NS, blue, given
from tests.rules.lost_mines.test_laying import NO_WAY_NORTH_OR_SOUTH

STRANGERS = [
    "lay plain_cross b3", "lay plain_straight_ns c3", "lay plain_straight_ew f4",
    "lay plain_straight_ew b4", "use axe c3", "use boat b3", "trap c3-d3", "troll a1-b1",
    "thunderstorm b3", "thunderstorm c3", "peek mine_dwarf dwarf 0", "peek mine_treasure mine 1",
    "peek treasure_dwarf treasure 9", "propose", "go n", "go e", "go s", "go w", "take 1", "take 9",
]  # fmt: skip
"""Actions that are seldom possible: whoever tries them hears why not."""

BUILDING_BLOCKS = {
    "lost_mines-name", "lost_mines-about", "lost_mines-symbol", "lost_mines-clan",
    "lost_mines-role", "lost_mines-points",
}  # fmt: skip
"""Said by the terminal or by other messages only, never by a phrase of the engine."""


@lru_cache
def heard() -> Collection:
    """Play many games with a purpose, and listen."""
    collection = Collection()
    for seed in range(14):
        options = {"early_end_vote": seed % 5 > 0, "rounds": 1 + seed % 2}
        listen(LOST_MINES.new(3 + seed % 7, options), Stream(seed), collection)
    for phrase in rarities():
        collection.hear(phrase)
    return collection


def listen(state: LostMinesState, stream: Stream, collection: Collection) -> None:
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            action = LOST_MINES.deal(state, stream)
        else:
            listen_to_question(state, stream, collection)
            offers = state.legal_actions()
            if stream.below(4):
                offers = towards_the_mines(state, offers)
            action = offers[stream.below(len(offers))]
        collection.hear_action(action)
        for event in state.play(action):
            collection.hear(event.phrase())
            collection.hear(LOST_MINES.seen_by(event, SPECTATOR).phrase())
    for sheet in state.outcome().sheets:
        for line in sheet.lines:
            collection.hear(line.phrase)


def listen_to_question(state: LostMinesState, stream: Stream, collection: Collection) -> None:
    prompt = LOST_MINES.prompt(state)
    assert prompt is not None
    collection.hear(prompt)
    for action in state.legal_actions():
        collection.hear_action(action)
    for refusal in LOST_MINES.refusals(state):
        collection.hear(refusal.reason)
        collection.rules.add(refusal.rule)
    try:
        state.copy().play(LOST_MINES.parse(STRANGERS[stream.below(len(STRANGERS))]))
    except IllegalAction as error:
        if error.refusal:
            collection.hear(error.refusal.reason)
            collection.rules.add(error.refusal.rule)


def rarities() -> Iterator[Phrase]:
    """Yield what happens too seldom to wait for it."""
    yield from (phrases.card(kind) for kind in range(len(CARDS)))
    yield from (phrases.mine(mine) for mine in range(len(MINE_KEYS)))
    yield from (phrases.treasure(treasure) for treasure in range(len(TREASURES)))
    dwarfs = product(range(len(CLANS)), range(len(ROLES)))
    yield from (phrases.dwarf(clan, role) for clan, role in dwarfs)
    yield from (events.TokenLost(kind, 0).phrase() for kind in (TRAP_KIND, TROLL_KIND))
    yield from (line.phrase for line in sheet_of([Tally(1, 2, 3, -2)]).lines)
    yield from reasons_of_rare_positions()


def reasons_of_rare_positions() -> Iterator[Phrase]:
    """Yield refusals of positions that are described rather than reached."""
    open_ = {"j1": "gold", "j3": "silver", "j5": "gems", "j7": "dragon"}
    tried = [
        (given(blue("peek_mine_treasure"), mines=open_), "peek mine_treasure mine 1"),
        (given(blue("peek_treasure_dwarf")), "peek treasure_dwarf treasure 9"),
        (given(blue("axe"), board={"c3": "tree_cross axe"}), "use axe c3"),
        (given(blue("trap"), traps=["b3-c3"]), "trap b3-c3"),
        (given(blue(NS)), f"lay {NS} i3"),
        (given(blue(NS), board=NO_WAY_NORTH_OR_SOUTH), f"lay {NS} b1"),
        (given(blue("thunderstorm", at="c3"), board={"c3": EW}), "thunderstorm c3"),
        (given(blue("trap"), traps=["b3-c3", "a3-b3", "b2-b3"]), "trap b4-b5"),
        (given(blue("axe", at="j1"), mines=open_).play("discard axe", "stop"), "take 9"),
    ]
    for table, text in tried:
        yield from (refusal.reason for refusal in LOST_MINES.refusals(table.state))
        with pytest.raises(IllegalAction) as caught:
            table.play(text)
        assert caught.value.refusal
        yield caught.value.refusal.reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_heard_in_games_reads_well(language: str) -> None:
    texts = Texts(language)
    for phrase in heard().phrases.values():
        text = texts.say(phrase, NAMES[language])
        assert not re.search(r"[{}_]|\?\?\?|  |\s[.,:;)]|\( | $|^ ", text), text
        if language != "en":
            assert not re.search(r"[A-Za-z]", re.sub(r"\b[a-k][1-7]\b", "", text)), text


def test_every_message_of_the_game_is_heard() -> None:
    """A message nobody says is a typing error, or left over."""
    said = {key for phrase in heard().phrases.values() for key in keys_of(phrase)}
    silent = messages("lost_mines.ftl") - said - BUILDING_BLOCKS
    assert {key for key in silent if not key.startswith("lost_mines-option-")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_stands_in_the_rulebook(language: str) -> None:
    assert heard().rules <= {rule.id for rule in rulebook("lost_mines", language)}


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 card", "2 cards"]),
        ("ru", ["1 карту", "2 карты"]),
        ("uk", ["1 карту", "2 карти"]),
    ],
)
def test_discarded_cards_are_counted(language: str, forms: list[str]) -> None:
    texts = [
        Texts(language).line("lost_mines-event-discarded", who="A", count=count) for count in (1, 2)
    ]

    assert [form in text for form, text in zip(forms, texts)] == [True, True]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", ["1 победное очко", "3 победных очка", "5 победных очков", "21 победное очко"]),
        ("uk", ["1 переможне очко", "3 переможні очки", "5 переможних очок", "21 переможне очко"]),
    ],
)
def test_victory_points_are_counted(language: str, forms: list[str]) -> None:
    texts = Texts(language)

    assert [texts.line("lost_mines-points", points=n) for n in (1, 3, 5, 21)] == forms
