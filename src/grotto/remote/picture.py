"""The picture that a client has of a table, put together from what it was told. No I/O here."""

from grotto.wire.frames import ChatLine, Frame, LogPage, Notice, Update
from grotto.wire.updates import Missed, frame_after


class Picture:
    """The newest frame, with the log as far as it is known, all notices, and what was said."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.log = LogPage(lines=[], lines_from=0)
        self.notices: list[Notice] = []
        self.chat: list[ChatLine] = []

    def show(self, frame: Frame) -> bool:
        """Take a frame; tell whether it was of any use.

        An older frame for the same eyes is of none.
        """
        known = self.frame
        if known is not None and known.viewer == frame.viewer and known.version > frame.version:
            return False
        self.log = self._log_with(frame)
        told = {notice.number for notice in self.notices}
        self.notices += [notice for notice in frame.notices if notice.number not in told]
        self.frame = frame
        return True

    def _log_with(self, frame: Frame) -> LogPage:
        """Put new lines below those before; for other eyes, and after a gap, there are none."""
        known, first = self.frame, frame.lines_from
        if known is None or known.viewer != frame.viewer or known.moves < first:
            return LogPage(lines=list(frame.lines), lines_from=first)
        kept = [line for line in self.log.lines if line.move <= first]
        return LogPage(lines=[*kept, *frame.lines], lines_from=min(self.log.lines_from, first))

    def change(self, update: Update) -> None:
        """Take what has changed since the newest frame.

        Raises:
            Missed: when it was made for another frame.
        """
        if self.frame is None:
            raise Missed
        self.show(frame_after(self.frame, update))

    def put_before(self, page: LogPage, move: int, viewer: int) -> bool:
        """Take the page that ends with a move; tell whether the log still begins after that.

        What was taken back since it was asked for, or is for other eyes, comes too late.
        """
        if (self.log.lines_from, self.viewer) != (move, viewer):
            return False
        self.log = LogPage(lines=[*page.lines, *self.log.lines], lines_from=page.lines_from)
        return True

    def hear(self, line: ChatLine) -> bool:
        """Take a line of chat; tell whether it is new."""
        if any(line.number == known.number for known in self.chat):
            return False
        self.chat = sorted([*self.chat, line], key=lambda heard: heard.number)
        return True

    @property
    def heard(self) -> int:
        """The number of the last word; 0 when nothing was said."""
        return self.chat[-1].number if self.chat else 0

    @property
    def version(self) -> int:
        """The version that is on the picture; 0 when nothing is."""
        return self.frame.version if self.frame else 0

    @property
    def viewer(self) -> int | None:
        """Through whose eyes it is seen."""
        return self.frame.viewer if self.frame else None
