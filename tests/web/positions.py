"""Tables in the middle of a game: whoever visits has played on, without looking at a screen."""

import random
from collections.abc import Callable
from typing import Any

from grotto.remote.follower import Follower
from grotto.remote.visitor import Visitor
from grotto.wire.frames import Frame
from grotto.wire.offers import offers_in
from tests.web.browser import Visit

PATIENCE = 60.0  # seconds for all bots to move

Until = Callable[[dict[str, Any]], bool]
"""Tells of a view whether one has played on far enough."""


def play_on(visit: Visit, path: str, until: Until, luck: int = 1) -> str:
    """Answer at random until a view is so, or the game is over; return the path of the table."""
    cookies = {cookie["name"]: cookie["value"] for cookie in visit.context.cookies()}
    chance = random.Random(luck)
    with Visitor(visit.origin, cookies) as me, me.follow(path.rsplit("/", 1)[-1]) as at:
        while _is_asked(at) and not until(at.frame.view):
            at.play(_choice(at.frame, chance), PATIENCE)
    return path


def _is_asked(at: Follower) -> bool:
    at.wait(lambda: at.frame.question is not None or at.frame.table.status != "playing", PATIENCE)
    return at.frame.question is not None


def _choice(frame: Frame, chance: random.Random) -> str:
    """Choose an answer; what can be done at any time is done rarely."""
    assert frame.question is not None
    offers = list(offers_in(frame.question.menus))
    weights = [1.0 if offer.kind == "answer" else 0.02 for offer in offers]
    return chance.choices(offers, weights)[0].action
