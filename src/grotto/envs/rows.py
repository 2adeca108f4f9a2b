"""The rows of a dataset: what a seat saw, what it could answer, what it chose, and what came of it.

A question with one answer only has no row. Game and move name a position: whoever gives the
answers of a game again reaches it.
"""

from collections.abc import Sequence
from math import nan
from typing import Any

import pyarrow as pa

from grotto.bots import new_bot
from grotto.core.action import Action
from grotto.core.luck import seed_number
from grotto.envs.session import Session
from grotto.envs.setting import Setting
from grotto.play.position import Position


def schema_of(setting: Setting) -> Any:  # noqa: ANN401 (pyarrow has no types)
    """Return the columns."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("move", pa.int32()),  # so many moves were made before, those of chance counted
            ("seat", pa.int8()),
            ("question", pa.string()),
            ("observation", pa.binary(setting.size)),
            ("legal", pa.list_(pa.int32())),  # the mask: the numbers of all answers on offer
            ("choice", pa.int32()),  # one of them
            ("action", pa.string()),  # the same in notation
            ("values", pa.list_(pa.float32())),  # what the bot thought of each; NaN where nothing
            ("reward", pa.float32()),  # of the seat at the end, by rank
            ("points", pa.int32()),
        ]
    )


def rows_of_game(
    setting: Setting, bots: Sequence[str], number: int, seed: str
) -> list[dict[str, Any]]:
    """Play a game between bots and return its rows."""
    session = Session(setting, seed)
    rows: list[dict[str, Any]] = []
    seated = [
        new_bot(level, setting.game, seed_number(f"{seed}/seat {seat}"))
        for seat, level in enumerate(bots)
    ]
    while not session.is_over:
        offers = session.course.offers
        if len(offers) == 1:
            session.play(offers[0])
            continue
        position = Position(setting.game, session.state, session.seat, session.events)
        chosen, thoughts = seated[session.seat].explain(position)
        worths = {thought.action.text(): thought.worth for thought in thoughts}
        rows.append({"game": number, **_row(session, chosen, worths)})
        session.play(chosen)
    rewards, totals = session.rewards(), session.state.outcome().totals
    for row in rows:
        row["reward"], row["points"] = rewards[row["seat"]], totals[row["seat"]]
    return rows


def _row(session: Session, chosen: Action, worths: dict[str, float]) -> dict[str, Any]:
    course, setting = session.course, session.setting
    texts = [offer.text() for offer in course.offers]
    asked = setting.game.asked(session.state)
    return {
        "move": len(course.moves),
        "seat": session.seat,
        "question": asked.plain()["kind"] if asked else "",
        "observation": session.observation(session.seat).tobytes(),
        "legal": course.numbers,
        "choice": course.numbers[texts.index(chosen.text())],
        "action": chosen.text(),
        "values": [worths.get(text, nan) for text in texts],
    }
