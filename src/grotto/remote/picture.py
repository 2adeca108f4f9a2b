"""The picture that a client has of a table, put together from what it was told. No I/O here."""

from grotto.wire.frames import ChatLine, Frame, LogLine, Notice


class Picture:
    """The newest frame, with all lines of the log, all notices, and what was said."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.lines: list[LogLine] = []
        self.notices: list[Notice] = []
        self.chat: list[ChatLine] = []

    def show(self, frame: Frame) -> bool:
        """Take a frame; tell whether it was of any use.

        An older frame for the same eyes is of none. Other eyes see another log, from its beginning.
        """
        known = self.frame
        if known is not None and known.viewer == frame.viewer and known.version > frame.version:
            return False
        kept = [line for line in self.lines if line.move <= frame.lines_from]
        self.lines = [*kept, *frame.lines] if frame.lines_from else list(frame.lines)
        told = {notice.number for notice in self.notices}
        self.notices += [notice for notice in frame.notices if notice.number not in told]
        self.frame = frame
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
