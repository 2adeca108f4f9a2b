"""What an environment shows to people: the view of a seat, or of a spectator, as text."""

import json
from typing import Final

from grotto.envs.session import Session

ANSI: Final = "ansi"
"""The only way to render: as text."""


def shown(session: Session, viewer: int) -> str:
    """Return what a viewer sees, one value a line."""
    view = session.setting.game.view(session.state, viewer)
    return json.dumps(view, indent=1, ensure_ascii=False)
