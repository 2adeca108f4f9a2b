"""Updates as a client takes them: the frame that it has, and what has changed, make the next."""

from typing import Any

import msgspec

from grotto.wire.frames import PARTS, Frame, Update
from grotto.wire.patches import patched


class Missed(Exception):
    """An update does not follow on the frame that is there; a whole frame is needed."""


def frame_after(frame: Frame, update: Update) -> Frame:
    """Return the frame that an update makes of the one before; its lines are the new ones alone.

    Raises:
        Missed: when it was made for another frame.
    """
    if update.base != frame.version:
        raise Missed
    parts = {name: _changed(frame, name, update) for name in PARTS if name in update.changes}
    values: dict[str, Any] = {
        name: getattr(update, name)
        for name in ("version", "moves", "to_act", "hand_over", "lines", "lines_from", "notices")
    }
    return msgspec.structs.replace(frame, **values, **parts)


def _changed(frame: Frame, name: str, update: Update) -> Any:  # noqa: ANN401 (as the part is)
    plain = msgspec.to_builtins(getattr(frame, name))
    return msgspec.convert(patched(plain, update.changes[name]), _TYPES[name])


_TYPES = {field.name: field.type for field in msgspec.structs.fields(Frame)}
