"""Somebody who visits a server: makes tables, sits down, starts, looks."""

import time
from collections.abc import Mapping
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self
from uuid import uuid4

from grotto.core.options import Value
from grotto.remote.address import Address, read_address, table_path
from grotto.remote.backoff import delays
from grotto.remote.errors import Unreachable
from grotto.remote.follower import Follower
from grotto.remote.session import Answer, Session
from grotto.wire.bodies import Known, Me, MyTable, TableMade, Version
from grotto.wire.frames import Frame

ATTEMPTS: Final = 7
"""How often a command is sent when nobody answers: for about ten seconds."""


class Visitor:
    """A person with a session at one server; `cookies` of an earlier visit continue it.

    Every command bears a key of its own, so that it is carried out once, however often it is sent.

    Raises:
        WrongAddress: when there can be no server.
    """

    def __init__(self, address: str | Address, cookies: Mapping[str, str] | None = None) -> None:
        self.address = read_address(address) if isinstance(address, str) else address
        self._session = Session(self.address, cookies or {})

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
        """Let the connections go; the session stays."""
        self._session.close()

    @property
    def cookies(self) -> dict[str, str]:
        """What continues the session; whoever has it is this person, so keep it private."""
        return self._session.cookies

    def who_am_i(self) -> Known | None:
        """Return who the server takes us for.

        Raises:
            Unreachable: when no server answers.
            NotAServer: when something else answers.
        """
        return self._session.ask("GET", "/api/me", Me).person

    def come_in(self, name: str) -> None:
        """Become a guest, to talk where one has no seat; who is known already stays the same.

        Raises:
            Refused: when it cannot be a name.
            Unreachable: when no server answers.
        """
        self._session.ask("POST", "/api/me", Me, {"name": name})

    def sign_up(self, name: str, password: str) -> None:
        """Make an account; seats that one had as a guest come along.

        Raises:
            Refused: when the name is taken, or the password too short.
            Unreachable: when no server answers.
        """
        body = {"name": name, "password": password}
        self._session.ask("POST", "/api/me/sign-up", Me, body)

    def sign_in(self, name: str, password: str) -> None:
        """Come in to an account; seats that one had as a guest come along.

        Raises:
            Refused: when the name or the password is wrong.
            Unreachable: when no server answers.
        """
        body = {"name": name, "password": password}
        self._session.ask("POST", "/api/me/sign-in", Me, body)

    def make_table(
        self,
        game: str,
        seats: int,
        name: str,
        options: Mapping[str, Value] | None = None,
        **further: Any,  # noqa: ANN401 (visibility, pace and clock, as the schema has them)
    ) -> str:
        """Make a table and return its id; nobody sits there yet.

        Raises:
            Refused: when there is no such game, or not for so many.
            Unreachable: when no server answers.
        """
        body = {"game": game, "seats": seats, "name": name, "options": dict(options or {})}
        return self._insist("/api/tables", TableMade, body | further).id

    def see(self, table: str) -> Frame:
        """Look at a table once.

        Raises:
            Refused: when there is no such table.
            Unreachable: when no server answers.
        """
        return self._session.ask("GET", self._path(table), Frame)

    def join(
        self, table: str, name: str, seat: int | None = None, *, knows_record: bool = False
    ) -> int:
        """Sit down; the first open seat will do if none is named.

        Where a table goes on from a record, one has to know it.

        Raises:
            Refused: when no seat is open, or the table goes on from a record.
            Unreachable: when no server answers.
        """
        body = {"name": name, "seat": seat, "knows_record": knows_record}
        return self._command(self._path(table, "/join"), **body)

    def seat_bot(self, table: str, level: str, seat: int | None = None) -> int:
        """Let a bot sit down.

        Raises:
            Refused: when no seat is open, or somebody else made the table.
            Unreachable: when no server answers.
        """
        return self._command(self._path(table, "/bots"), level=level, seat=seat)

    def stand(self, table: str, seat: int) -> int:
        """Leave a seat before the start.

        Raises:
            Refused: when it is somebody else's.
            Unreachable: when no server answers.
        """
        return self._command(self._path(table, "/stand"), seat=seat)

    def start(self, table: str, level: str = "greedy") -> int:
        """Begin; bots fill the open seats.

        Raises:
            Refused: when somebody else made the table, or it has begun.
            Unreachable: when no server answers.
        """
        return self._command(self._path(table, "/start"), level=level)

    def my_tables(self) -> list[MyTable]:
        """List one's own tables, those first where it is one's move.

        Raises:
            Refused: when the server does not know us.
            Unreachable: when no server answers.
        """
        return self._session.ask("GET", "/api/me/tables", list[MyTable])

    def record(self, table: str) -> str:
        """Return the record of a finished game.

        Raises:
            Refused: when it is not over.
            Unreachable: when no server answers.
        """
        return self._session.text(self._path(table, "/record"))

    def follow(self, table: str) -> Follower:
        """See all that happens at a table from now on, and play; newcomers join first.

        Raises:
            Refused: when there is no such table.
            Unreachable: when no server answers.
        """
        return Follower(self._session, table, self.see(table), invite=self._invite(table))

    def _path(self, table: str, rest: str = "") -> str:
        return table_path(table, rest, self._invite(table))

    def _invite(self, table: str) -> str:
        """Return the invitation that came with our link; it is for that table only."""
        return self.address.invite if table == self.address.table else ""

    def _command(self, path: str, **body: Any) -> int:  # noqa: ANN401 (whatever the schema has)
        return self._insist(path, Version, body).version

    def _insist(self, path: str, kind: type[Answer], body: dict[str, Any]) -> Answer:
        """Ask until somebody answers; with one key, so that it is carried out once."""
        body["key"] = uuid4().hex
        for wait in islice(delays(), ATTEMPTS - 1):
            try:
                return self._session.ask("POST", path, kind, body)
            except Unreachable:
                time.sleep(wait)
        return self._session.ask("POST", path, kind, body)
