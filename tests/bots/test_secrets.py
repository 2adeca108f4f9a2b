import pytest

from grotto.bots import LEVELS, new_bot
from grotto.core.action import Action
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState
from grotto.play.position import Position


def positions(seed: int, count: int) -> list[tuple[StoneAgeState, int]]:
    """Keep states of random games in which a seat has a choice and another holds a secret."""
    kept: list[tuple[StoneAgeState, int]] = []
    stream = Stream(seed)
    while len(kept) < count:
        state = STONE_AGE.new(3, {})
        while (seat := state.to_act()) != NOBODY and len(kept) < count:
            if seat != CHANCE and has_secrets_for(state, seat) and stream.below(12) == 0:
                kept.append((state.copy(), seat))
            state.apply(an_answer(state, stream))
    return kept


def has_secrets_for(state: StoneAgeState, seat: int) -> bool:
    others = [player for other, player in enumerate(state.players) if other != seat]
    return len(state.legal_actions()) > 1 and any(player.secret_cards for player in others)


def an_answer(state: StoneAgeState, stream: Stream) -> Action:
    if state.to_act() == CHANCE:
        return STONE_AGE.deal(state, stream)
    offers = state.legal_actions()
    return offers[stream.below(len(offers))]


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_secrets(level: str) -> None:
    for number, (state, seat) in enumerate(positions(seed=5, count=25)):
        worlds = [state, *(STONE_AGE.worlds(state, seat, Stream(deal)) for deal in range(3))]
        choices = {
            new_bot(level, STONE_AGE, number).choose(Position(STONE_AGE, world, seat)).text()
            for world in worlds
        }
        assert len(choices) == 1
