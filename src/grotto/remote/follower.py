"""Following a table: the newest frame is always at hand, and commands get through exactly once.

One thread listens. When the line breaks it opens another one, says what was seen already, and sends
again whatever was not answered, under the same keys.
"""

from collections.abc import Callable
from math import inf
from threading import Condition, Thread
from time import monotonic
from types import TracebackType
from typing import Final, Self
from uuid import uuid4

from grotto.core.errors import TableError
from grotto.remote.address import table_path
from grotto.remote.backoff import delays, spread
from grotto.remote.deeds import Deeds
from grotto.remote.errors import NoAnswer, Refused, RemoteError
from grotto.remote.lines import Blocked, Known, Line, NoLine, Opener
from grotto.remote.picture import Picture
from grotto.remote.questions import Answer, Asked, Questions
from grotto.remote.session import Session
from grotto.remote.sockets import socket_line
from grotto.remote.streams import stream_line
from grotto.wire.audience import Audience
from grotto.wire.frames import (
    Ack,
    Again,
    ChatLine,
    Command,
    Farewell,
    Frame,
    LogLine,
    LogPage,
    Look,
    Notice,
    Problem,
    Say,
    Scores,
    ServerMessage,
    Update,
)
from grotto.wire.updates import Missed

CLOSING: Final = 5.0
"""Seconds for the thread to end; one that is just opening a line may take longer by itself."""
WAYS: Final[tuple[Opener, ...]] = (socket_line, stream_line)


class Follower(Deeds, Questions):
    """Somebody at a table, as the server sees it through one line at a time."""

    def __init__(
        self,
        session: Session,
        table: str,
        first: Frame,
        *,
        invite: str = "",
        ways: tuple[Opener, ...] = WAYS,
    ) -> None:
        self._session = session
        self._table = table
        self._invite = invite
        self._ways = ways
        self._way = 0
        self._picture = Picture()
        self._picture.show(first)
        self._eyes: int | None = None  # the seat that one has asked to look from
        self._scores = False  # whether one wants to know how the game would end now
        self._is_behind = False  # an update was missed, and a whole frame is on its way
        self._changed = Condition()
        self._line: Line | None = None
        self._unanswered: dict[str, Asked] = {}
        self._answers: dict[str, Answer] = {}
        self._farewell: Farewell | None = None
        self._audience = Audience(count=0, names=[])
        self._end: TableError | None = None
        self._closed = False
        self.while_waiting: Callable[[], None] = lambda: None  # called for news before an answer
        self.changes = 0  # counts whatever is new: frames, words, lines that break and are mended
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Look away; one keeps one's seat."""
        with self._changed:
            self._closed = True
            line = self._line
            self._note()
        if line is not None:
            line.close()
        self._thread.join(CLOSING)

    # ---- what is known --------------------------------------------------------------------------

    @property
    def frame(self) -> Frame:
        """The newest frame."""
        assert self._picture.frame is not None
        return self._picture.frame

    @property
    def log(self) -> LogPage:
        """What happened so far, as far as it is known; of a long game, its last lines at first."""
        return self._picture.log

    @property
    def lines(self) -> list[LogLine]:
        """The lines of the log that are known."""
        return self.log.lines

    def load_earlier(self) -> bool:
        """Load the lines before those that are known; tell whether there were any.

        Raises:
            Refused: when the table is not for us any more.
            Unreachable: when no server answers.
        """
        with self._changed:
            before, viewer = self.log.lines_from, self.frame.viewer
        if not before:
            return False
        path = table_path(self._table, "/lines", self._invite, before=before, seat=viewer)
        page = self._session.ask("GET", path, LogPage)
        with self._changed:
            self._picture.put_before(page, before, viewer)
            return self.log.lines_from < before

    @property
    def notices(self) -> list[Notice]:
        """What happened at the table, but not in the game."""
        return self._picture.notices

    def story(self) -> tuple[LogPage, list[Notice]]:
        """Return what happened in the game and at the table, both of one moment."""
        with self._changed:
            return self.log, self.notices[:]

    @property
    def chat(self) -> list[ChatLine]:
        """What was said since one came."""
        return self._picture.chat

    @property
    def audience(self) -> Audience:
        """Who looks on without sitting at the table."""
        return self._audience

    @property
    def connected(self) -> bool:
        """Whether there is a line to the server now."""
        return self._line is not None

    def wait(self, until: Callable[[], bool], seconds: float | None = None) -> bool:
        """Wait until something is so; return whether it is.

        Raises:
            Refused: when the table is not for us any more.
        """
        with self._changed:
            self._changed.wait_for(lambda: until() or self._end is not None, seconds)
            if self._end is not None:
                raise self._end
            return until()

    def wait_for_news(self, seen: int, seconds: float | None = None) -> int:
        """Wait until more `changes` have come than were seen; return how many there are.

        Raises:
            Refused: when the table is not for us any more.
        """
        self.wait(lambda: self.changes != seen, seconds)
        return self.changes

    # ---- what one may do ------------------------------------------------------------------------

    def say(self, words: str, seconds: float | None = None) -> None:
        """Say something to everybody at the table.

        Raises:
            Refused: when one may not.
            NoAnswer: when there is no answer in time.
        """
        self._ask(Say(key=uuid4().hex, said=words), seconds)

    def look(self, seat: int, seconds: float | None = None) -> Frame:
        """Look through the eyes of another of one's seats; return what they see.

        Raises:
            NoAnswer: when there is no answer in time, or they are not for us.
        """
        with self._changed:
            self._eyes, line = seat, self._line
        if line is not None:
            self._try_to_send(line, Look(seat=seat))
        if not self.wait(lambda: self.frame.viewer == seat, seconds):
            raise NoAnswer
        return self.frame

    def want_scores(self, *, on: bool = True) -> None:
        """Let frames tell in `projection` how the game would end now, or no longer."""
        with self._changed:
            self._scores, line = on, self._line
        if line is not None:
            self._try_to_send(line, Scores(on=on))

    def _acknowledged(self, command: Command, seconds: float | None) -> int:
        """Send a command; return when it is safe, and on the picture."""
        answer = self._ask(command, seconds)
        assert isinstance(answer, Ack)
        self.wait(lambda: self.frame.version >= answer.version, seconds)
        return answer.version

    def _ask(self, command: Asked, seconds: float | None) -> Answer:
        key = command.key
        with self._changed:
            self._unanswered[key] = command
            line = self._line
        try:
            if line is not None:
                self._try_to_send(line, command)
            self._await_answer(key, seconds)
        finally:
            with self._changed:
                self._unanswered.pop(key, None)
                answer = self._answers.pop(key, None)
        assert answer is not None
        if isinstance(answer, Problem):
            raise Refused(answer)
        return answer

    def _await_answer(self, key: str, seconds: float | None) -> None:
        end = monotonic() + (inf if seconds is None else seconds)
        seen = self.changes
        while key not in self._answers:
            if (left := end - monotonic()) <= 0 or self._closed:
                raise NoAnswer
            seen = self.wait_for_news(seen, None if left == inf else left)
            self.while_waiting()

    # ---- the thread that listens ----------------------------------------------------------------

    def _listen(self) -> None:
        pauses = delays()
        while not self._closed and self._end is None:
            known = self._known()
            try:
                with self._ways[self._way](self._session, self._table, known) as line:
                    self._attach(line, known)
                    for number, message in enumerate(line.messages()):
                        self._take_or_ask_again(line, message)
                        pauses = delays() if number else pauses  # one that lasts is a good line
            except Blocked:
                self._find_another_way()
            except NoLine:
                pass  # it is opened again
            self._detach()
            self._rest(next(pauses))

    def _known(self) -> Known:
        """Say what was seen already, and through whose eyes; through others it was nothing.

        The server chooses the eyes of who has several seats, or none, as long as nobody looks.
        """
        frame = self.frame
        mine = [one.seat for one in frame.occupants if one.yours]
        seat = frame.viewer if self._eyes is None and mine == [frame.viewer] else self._eyes
        version = frame.version if seat == frame.viewer else 0
        return Known(version, self._picture.heard, seat, self._invite, self._scores)

    def _attach(self, line: Line, known: Known) -> None:
        """Use a new line, and say again what was not answered."""
        with self._changed:
            self._line = line
            unsaid: list[Asked | Look | Scores] = list(self._unanswered.values())
            if self._eyes is not None and self._eyes != known.seat:
                unsaid.append(Look(seat=self._eyes))
            if self._scores != known.scores:
                unsaid.append(Scores(on=self._scores))
            self._note()
        if self._closed:
            line.close()
        for message in unsaid:
            self._answered(line.send(message))

    def _detach(self) -> None:
        with self._changed:
            self._line = None
            self._note()

    def _rest(self, seconds: float) -> None:
        """Wait before the next attempt, as long as the server has asked for."""
        with self._changed:
            farewell, self._farewell = self._farewell, None
            pause = spread(farewell.after) if farewell else seconds
            self._changed.wait_for(lambda: self._closed, pause)

    def _take_or_ask_again(self, line: Line, message: ServerMessage) -> None:
        """Take a message; where an update before it is missing, ask for a whole frame, once."""
        try:
            self._take(message)
        except Missed:
            if not self._is_behind:
                self._is_behind = True
                line.send(Again())

    def _take(self, message: ServerMessage) -> None:
        with self._changed:
            if isinstance(message, Frame):
                self._is_behind = False
                self._picture.show(message)
            elif isinstance(message, Update):
                self._picture.change(message)
            elif isinstance(message, ChatLine):
                self._picture.hear(message)
            elif isinstance(message, Audience):
                self._audience = message
            elif isinstance(message, Farewell):
                self._farewell = message
            elif message.key in self._unanswered:
                self._answers[message.key] = message
            self._note()

    def _note(self) -> None:
        self.changes += 1
        self._changed.notify_all()

    def _find_another_way(self) -> None:
        """See whether the server answers at all: then only this way to it is blocked."""
        try:
            self._session.ask("GET", table_path(self._table, invite=self._invite), Frame)
        except Refused as error:
            if not error.passes:
                self._give_up(error)
        except RemoteError:
            return
        else:
            self._way = (self._way + 1) % len(self._ways)

    def _give_up(self, why: Refused) -> None:
        with self._changed:
            self._end = why
            self._note()

    def _try_to_send(self, line: Line, message: Asked | Look | Scores) -> None:
        """Say something; what cannot be said on this line, the thread says on the next one."""
        try:
            self._answered(line.send(message))
        except NoLine:
            line.close()

    def _answered(self, answer: ServerMessage | None) -> None:
        if answer is not None:
            self._take(answer)
