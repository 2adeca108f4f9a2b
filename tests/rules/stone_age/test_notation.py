"""Notation: every action is one line of text, read back exactly and in no other spelling."""

import pytest

from grotto.core.errors import NotationError
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.stone_age.game import STONE_AGE

pytestmark = pytest.mark.rule("STA-2.1", "STA-4.1", "STA-6.1")


def texts_of_a_random_game(players: int, seed: int) -> set[str]:
    """Everything that was on offer in a game of random answers, chance included."""
    state, stream = STONE_AGE.new(players, {}), Stream(seed)
    texts: set[str] = set()
    while state.to_act() != NOBODY:
        offers = state.legal_actions()
        texts.update(offer.text() for offer in offers)
        chance = state.to_act() == CHANCE
        state.apply(STONE_AGE.deal(state, stream) if chance else offers[stream.below(len(offers))])
    return texts


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_action_on_offer_reads_back_as_itself(players: int, seed: int) -> None:
    texts = texts_of_a_random_game(players, seed)

    assert {STONE_AGE.parse(text).text() for text in texts} == texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_speaks_in_many_verbs(players: int) -> None:
    verbs = {text.split()[0] for text in texts_of_a_random_game(players, 11)}

    assert verbs >= {"first", "reveal", "send", "act", "roll", "pay", "decline", "starve"}


@pytest.mark.parametrize(
    "text",
    [
        "send hunting_grounds 10",
        "send building_4 1",
        "act card_4",
        "use none",
        "use 4*3",
        "use 4+3+2",
        "use 2+1*2+c33+c34+c35",
        "pay none",
        "pay wood*7",
        "pay wood*2+clay+stone*3+gold",
        "cash gold*2",
        "cash clay+stone",
        "take 1",
        "take 6",
        "decline",
        "starve",
        "roll 1",
        "roll 1 1 2 3 4 4 5 6 6 6",
        "reveal c01",
        "reveal c36",
        "reveal b28",
        "draw c17",
        "first 3",
    ],
)
def test_actions_are_written_like_this(text: str) -> None:
    assert STONE_AGE.parse(text).text() == text


def test_actions_that_read_the_same_are_the_same() -> None:
    action, twin = STONE_AGE.parse("pay wood*2+gold"), STONE_AGE.parse("pay wood*2+gold")

    assert action == twin
    assert hash(action) == hash(twin)
    assert action != STONE_AGE.parse("pay wood*2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "send",
        "send forest",
        "send forest 0",
        "send forest 03",
        "send forest 11",
        "send forest +3",
        "send forest ３",
        "send forest 3 ",
        "send forest 3 1",
        "send  forest 3",
        "send\tforest 3",
        " send forest 3",
        "send Forest 3",
        "Send forest 3",
        "SEND FOREST 3",
        "send building_5 1",
        "send card_0 1",
        "send home 1",
        "act",
        "act forest 3",
        "act 1",
        "use",
        "use 0",
        "use 5",
        "use 1+2",
        "use 1+1",
        "use 1*1",
        "use 1*4",
        "use 2*2+1*2",
        "use c32",
        "use c35*2",
        "use c35+c33",
        "use c35+1",
        "use none+1",
        "pay",
        "pay gold+wood",
        "pay wood+wood",
        "pay wood*1",
        "pay wood*0",
        "pay wood*02",
        "pay wood*-1",
        "pay wood*1000",
        "pay wood *2",
        "pay wood+",
        "pay +wood",
        "pay Wood",
        "pay food",
        "pay wood*2+food",
        "pay 3",
        "pay wood,gold",
        "cash wood",
        "cash wood*3",
        "cash none",
        "cash gold+wood",
        "cash food*2",
        "cash wood+food",
        "take",
        "take 0",
        "take 7",
        "take 05",
        "take wood",
        "decline ",
        "decline now",
        "starve 1",
        "Starve",
        "roll",
        "roll 0",
        "roll 7",
        "roll 4 2 6",
        "roll 2  4",
        "roll 2 4 ",
        "roll 2,4",
        "roll 24",
        "roll 1 1 1 1 1 1 1 1 1 1 1",
        "reveal",
        "reveal c00",
        "reveal c37",
        "reveal c1",
        "reveal C17",
        "reveal b29",
        "reveal b5",
        "reveal none",
        "draw b05",
        "draw c17 ",
        "draw",
        "first",
        "first -1",
        "first 4",
        "first red",
        "pass",
        "forest 3",
    ],
)
def test_a_near_miss_is_not_an_action(text: str) -> None:
    with pytest.raises(NotationError):
        STONE_AGE.parse(text)


def test_an_unreadable_action_is_answered_with_examples() -> None:
    with pytest.raises(NotationError) as caught:
        STONE_AGE.parse("pay gold+wood")

    assert caught.value.text == "pay gold+wood"
    assert caught.value.details["examples"] == "pay wood*2+gold"
