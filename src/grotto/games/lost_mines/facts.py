"""What is printed on the pieces of The Lost Mines and in its setup tables, for drawings."""

from typing import Final

from grotto.games.lost_mines.components import (
    ASIDE,
    CARDS,
    CELLS,
    CLANS,
    COLUMNS,
    DRAGON_PENALTY,
    EDGES,
    HAND_SIZE,
    LOYAL_PER_CLAN,
    MINE_CELLS,
    MINES,
    MOST_DISCARDS,
    OBSTACLES,
    ROLES,
    ROWS,
    SHAPES,
    SIDES,
    START_CELLS,
    START_OPENINGS,
    STEPS,
    STEPS_FROM_CAMPFIRE,
    SUBJECTS,
    SYMBOLS,
    TOKEN_COUNTS,
    TOKENS,
    TOOLS,
    TREASURES,
)
from grotto.games.lost_mines.rules.scoring import NO_POT, pot_of


def _share(role: int) -> dict[str, object]:
    """Say whose pot the finds of a role join, and so whose pot it shares."""
    pot = pot_of(0, role)
    return {"role": ROLES[role], "pot": "none" if pot == NO_POT else "other" if pot else "own"}


FACTS: Final[dict[str, object]] = {
    "COLUMNS": COLUMNS,
    "ROWS": ROWS,
    "SIDES": SIDES,
    "START_OPENINGS": START_OPENINGS,
    "MINES": MINES,
    "CARDS": CARDS,
    "CELLS": CELLS,
    "EDGES": [
        {"key": edge.key, "cell": CELLS[edge.cell], "side": SIDES[edge.side]} for edge in EDGES
    ],
    "MINE_CELLS": [CELLS[cell] for cell in MINE_CELLS],
    "START_CELLS": {clan: CELLS[cell] for clan, cell in zip(CLANS, START_CELLS, strict=True)},
    "SHAPES": SHAPES,
    "OBSTACLES": OBSTACLES,
    "TOOLS": TOOLS,
    "TOKENS": dict(zip(TOKENS, TOKEN_COUNTS, strict=True)),
    "SUBJECTS": SUBJECTS,
    "SYMBOLS": SYMBOLS,
    "TREASURES": TREASURES,
    "CLANS": CLANS,
    "ROLES": ROLES,
    "SHARES": [_share(role) for role in range(len(ROLES))],
    "DRAGON_PENALTY": DRAGON_PENALTY,
    "LOYAL_PER_CLAN": LOYAL_PER_CLAN,
    "HAND_SIZE": HAND_SIZE,
    "ASIDE": ASIDE,
    "MOST_DISCARDS": MOST_DISCARDS,
    "STEPS": STEPS,
    "STEPS_FROM_CAMPFIRE": STEPS_FROM_CAMPFIRE,
}
