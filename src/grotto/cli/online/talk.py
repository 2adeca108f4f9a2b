"""What happens around the game: words, notices, and the line to the server."""

from grotto.cli.online.screen import OnlineScreen
from grotto.core.seats import SPECTATOR
from grotto.remote import Follower
from grotto.wire.frames import ChatLine
from grotto.wire.texts import off_wire


class Talk:
    """Tells everything around the game once."""

    def __init__(self, follower: Follower, screen: OnlineScreen) -> None:
        self._follower = follower
        self._screen = screen
        self._words = len(follower.chat)
        self._notices = len(follower.notices)
        self._connected = True

    def news(self) -> list[str]:
        """Return what is new."""
        return [*self._line_to_server(), *self._new_notices(), *self._new_words()]

    def tell(self) -> None:
        """Tell what is new."""
        self._screen.show_all(self.news())

    def _line_to_server(self) -> list[str]:
        connected = self._follower.connected
        if connected == self._connected:
            return []
        self._connected = connected
        return [self._screen.texts.line("cli-connected" if connected else "cli-connection-lost")]

    def _new_notices(self) -> list[str]:
        notices = self._follower.notices[self._notices :]
        self._notices += len(notices)
        said = [self._screen.texts.say(off_wire(notice.text)) for notice in notices]
        return [*said, *([self._request()] if said and self.is_asked else [])]

    @property
    def is_asked(self) -> bool:
        """Whether somebody else waits for our consent."""
        undoing = self._follower.frame.undoing
        mine = [one.seat for one in self._follower.frame.occupants if one.yours]
        return (
            undoing is not None
            and undoing.asked_by is not None
            and undoing.asked_by not in mine
            and not set(mine) <= set(undoing.agreed)
        )

    def _request(self) -> str:
        return self._screen.texts.line("cli-agree-or-refuse")

    def _new_words(self) -> list[str]:
        words = self._follower.chat[self._words :]
        self._words += len(words)
        return [self._said(line) for line in words]

    def _said(self, line: ChatLine) -> str:
        key = "cli-said-spectator" if line.seat == SPECTATOR else "cli-said"
        return self._screen.texts.line(key, name=line.name, words=line.said)
