"""The other seats of a game with one agent: bots, which see positions and never the true state.

What they draw follows from the seed of the game and from how far it has come, so that a twin of a
game goes on as the game itself.
"""

from collections.abc import Mapping

from grotto.bots import RANDOM, new_bot
from grotto.core.action import Action
from grotto.core.luck import seed_number
from grotto.core.stream import Stream
from grotto.envs.session import Session
from grotto.play.position import Position
from grotto.play.referee import forced_answer


def let_others_play(session: Session, levels: Mapping[int, str]) -> None:
    """Answer for the seats that have a level until another one is asked, or the game is over."""
    while session.seat in levels:
        session.play(answer_of(session, levels[session.seat]))


def answer_of(session: Session, level: str) -> Action:
    """Return what a bot of this level answers for the seat that is asked."""
    seed = seed_number(f"{session.course.seed}/seat {session.seat}/{len(session.course.moves)}")
    if level == RANDOM:
        offers = session.course.offers
        return offers[Stream(seed).below(len(offers))]
    game, state = session.setting.game, session.state
    forced = forced_answer(state)
    if forced is not None:
        return forced
    return new_bot(level, game, seed).choose(Position(game, state, session.seat, session.events))
