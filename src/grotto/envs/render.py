"""What an environment shows to people: the view of a seat, or of a spectator, as text."""

import json
from typing import Final

from grotto.envs.errors import UnknownRenderMode
from grotto.envs.session import Session

ANSI: Final = "ansi"
"""The only way to render: as text."""


def known_mode(mode: str | None) -> str | None:
    """Return a way to render that there is.

    Raises:
        UnknownRenderMode: when there is no such way.
    """
    if mode not in {None, ANSI}:
        raise UnknownRenderMode(str(mode), ANSI)
    return mode


def shown(session: Session, viewer: int) -> str:
    """Return what a viewer sees, one value a line."""
    view = session.setting.game.view(session.state, viewer)
    return json.dumps(view, indent=1, ensure_ascii=False)
