"""What a server writes into its log, and what it does not."""

import asyncio
import io
import json
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grotto.server.http import commands
from grotto.server.logs import set_up_logs
from tests.logs import log_plainly
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.visits import Visitor
from tests.server.waiting import until


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_line_says_which_table_version_and_person_it_speaks_of(
    log: io.StringIO, server: Running
) -> None:
    browser = server.browser()
    table = {"game": "stone_age", "seats": 2, "name": "Ann"}
    made = browser.post("/api/tables", json=table).json()["id"]
    browser.post(f"/api/tables/{made}/bots", json={"level": "random", "key": "bot"})

    until(lambda: '/bots"' in log.getvalue())
    [written] = [line for line in lines(log) if line["event"] == "written"]
    [asked] = [line for line in lines(log) if line.get("route", "").endswith("/bots")]

    assert (written["table"], written["version"], written["what"]) == (made, 1, "bot")
    assert written["request"] == asked["request"]
    assert written["person"]
    assert asked["status"] == 200


def test_no_line_tells_a_name_or_a_token(log: io.StringIO, server: Running) -> None:
    browser = server.browser()
    browser.post("/api/tables", json={"game": "stone_age", "seats": 2, "name": "Rumpelstiltskin"})

    assert lines(log)
    assert "Rumpelstiltskin" not in log.getvalue()
    assert browser.cookies["grotto_session"] not in log.getvalue()


@pytest.mark.parametrize("invite", ["", "no invitation"])
def test_no_line_tells_an_invitation_or_an_address(
    log: io.StringIO, server: Running, invite: str
) -> None:
    host, guest = Visitor(server, "Ann"), Visitor(server, "Bob")
    made = host.make(visibility="private")
    asked = quote(invite or made["invite"])

    with suppress(InvalidStatus), guest.socket(made["id"], f"?invite={asked}") as socket:
        heard(socket, "frame")

    until(lambda: "/api/tables/{table}/socket" in log.getvalue())
    ours = [line for line in log.getvalue().splitlines() if "HTTP Request" not in line]
    assert not [line for line in ours if asked in line or "127.0.0.1" in line]


def test_who_is_refused_a_socket_is_no_failure_of_ours(log: io.StringIO, server: Running) -> None:
    with pytest.raises(InvalidStatus), Visitor(server, "Ann").socket("nowhere"):
        pass

    until(lambda: "/api/tables/{table}/socket" in log.getvalue())
    server.call(asyncio.sleep(0))
    assert {line["level"] for line in lines(log)} == {"info"}


def test_what_breaks_at_a_socket_is_written_down_and_ends_it(
    log: io.StringIO, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    ann = Visitor(server, "Ann")
    table = ann.make()["id"]
    with ann.socket(table) as socket:
        heard(socket, "frame")
        monkeypatch.setattr(commands, "read", break_down)
        socket.send("?")
        with pytest.raises(ConnectionClosed):
            heard(socket, "problem")

    until(lambda: '"socket"' in log.getvalue())
    [fault] = [line for line in lines(log) if line["level"] == "error"]
    [closed] = [line for line in lines(log) if line["event"] == "socket"]
    assert fault["error"] == "ZeroDivisionError"
    assert (fault["request"], fault["person"]) == (closed["request"], closed["person"])


def test_even_the_most_talkative_log_tells_nothing_that_is_sent() -> None:
    root = logging.getLogger()
    handlers, level, stream = root.handlers[:], root.level, io.StringIO()
    set_up_logs("debug", stream)
    logging.getLogger("uvicorn.error").debug("> TEXT the gold is in the third mine")
    root.handlers, root.level = handlers, level
    log_plainly()

    assert "gold" not in stream.getvalue()


def test_an_exception_is_told_without_its_message(log: io.StringIO) -> None:
    try:
        raise ValueError("the gold is in the third mine")
    except ValueError:
        structlog.get_logger().exception("request failed")
        logging.getLogger("of another library").exception("it failed")

    ours, theirs = lines(log)

    assert ours["error"] == theirs["error"] == "ValueError"
    assert ours["steps"][0].endswith("test_an_exception_is_told_without_its_message")
    assert "gold" not in log.getvalue()


def test_people_at_a_terminal_read_lines_without_braces() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    root = logging.getLogger()
    handlers, level, stream = root.handlers[:], root.level, Terminal()
    set_up_logs("info", stream)
    structlog.get_logger().info("written", table="t")
    root.handlers, root.level = handlers, level
    log_plainly()

    assert "written" in stream.getvalue()
    assert not stream.getvalue().startswith("{")
