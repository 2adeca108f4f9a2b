"""Before the start: people come and sit down, until who made the table lets it begin."""

from typing import Final

from grotto.cli.online.screen import OnlineScreen
from grotto.cli.online.talk import Talk
from grotto.cli.orders import find_order, own_word
from grotto.core.errors import TableError
from grotto.remote import Follower, Visitor
from grotto.wire.frames import Frame, Occupant

ORDERS: Final = ("start", "say", "quit")
AGAIN: Final = 5.0
"""Seconds until a start that was refused is tried again, if nothing changes."""


class Lobby:
    """A table that has not begun."""

    def __init__(
        self, visitor: Visitor, follower: Follower, screen: OnlineScreen, talk: Talk
    ) -> None:
        self._visitor = visitor
        self._follower = follower
        self._screen = screen
        self._talk = talk
        self._seen = 0  # changes that were noticed

    def wait(self) -> bool:
        """Wait until the game begins; return False when one does not want to wait."""
        if self._is_open():
            self._invite()
        while self._is_open():
            if self._is_full():
                self._keep_starting()
            elif not self._hear():
                return False
            self._talk.tell()
        return True

    @property
    def _frame(self) -> Frame:
        return self._follower.frame

    def _is_open(self) -> bool:
        return self._frame.table.status == "open"

    def _invite(self) -> None:
        """Say who is there, and how others come."""
        if moves := self._frame.table.from_record:
            self._screen.tell("cli-from-record", moves=moves)
        for one in self._frame.occupants:
            self._screen.show(f"  {one.seat + 1}. {self._who(one)}")
        if all(one.kind != "open" for one in self._frame.occupants):
            return
        self._screen.tell("cli-lobby-invite")
        meta = self._frame.table
        print(f"  grotto play --server {self._visitor.address.link(meta.id, meta.invite)}")
        key = "cli-lobby-host" if meta.host else "cli-lobby-guest"
        self._screen.tell(key, word=own_word("start", self._screen.texts))

    def _who(self, one: Occupant) -> str:
        texts = self._screen.texts
        if one.kind == "bot":
            bot = texts.line("cli-name-bot")
            return texts.line("cli-bot-name", name=one.name or bot, level=one.level)
        return one.name if one.kind == "person" else texts.line("cli-lobby-open")

    def _is_full(self) -> bool:
        """Tell whether the table only waits for us to let it begin."""
        meta = self._frame.table
        taken = all(one.kind != "open" for one in self._frame.occupants)
        return meta.host and taken and not meta.auto_start

    def _keep_starting(self) -> None:
        """Let it begin; what is refused is tried again after a while, or when something changes."""
        if not self._start():
            self._follower.wait_for_news(self._follower.changes, AGAIN)

    def _start(self) -> bool:
        """Let it begin, and wait until it has; return False when that is refused."""
        try:
            version = self._visitor.start(self._frame.table.id)
        except TableError as error:
            self._screen.show(self._screen.texts.say(error.phrase()))
            return False
        return self._follower.wait(lambda: self._frame.version >= version)

    def _hear(self) -> bool:
        """Obey what is typed; where nobody types, wait for others."""
        if not self._screen.keyboard.is_lively:
            self._seen = self._follower.wait_for_news(self._seen)
            return True
        typed = self._screen.keyboard.line()
        return not typed or self._obey(typed)

    def _obey(self, typed: str) -> bool:
        name, rest = find_order(typed, ORDERS, self._screen.texts)
        if name == "start":
            self._start()
        elif name == "say":
            self._say(rest)
        elif name is None:
            self._screen.tell("cli-lobby-how")
        return name != "quit"

    def _say(self, words: str) -> None:
        if not words:
            self._screen.tell("cli-say-what")
            return
        try:
            self._follower.say(words)
        except TableError as error:
            self._screen.show(self._screen.texts.say(error.phrase()))
