"""`grotto serve`: it starts, says where it is, and stops without losing anything."""

import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from grotto.cli.arguments import parse
from grotto.i18n.texts import Texts
from grotto.wire.frames import Farewell, Frame, ServerMessage
from tests.server.processes import GROTTO, Served, environment
from tests.server.waiting import until


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as server:
        yield server


def new_table(address: str) -> str:
    body = {"game": "stone_age", "seats": 2, "name": "Ann"}
    headers = {"Origin": address.rstrip("/")}
    table: str = httpx.post(f"{address}api/tables", json=body, headers=headers).json()["id"]
    return table


def test_tables_lie_in_a_file_of_ones_own_that_nobody_else_can_read(
    served: Served, tmp_path: Path
) -> None:
    new_table(served.address)

    (folder,) = tmp_path.glob("data/*")
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())]

    assert (folder / "grotto.db").exists()
    assert {mode & 0o077 for mode in modes} == {0}


def test_whoever_only_asks_whether_it_is_there_is_answered(served: Served) -> None:
    asked_for_heads = [httpx.head(f"{served.address}{path}") for path in ("", "health", "ready")]

    assert [answer.status_code for answer in asked_for_heads] == [200, 200, 200]


def test_figures_are_for_who_says_the_word_of_the_environment(tmp_path: Path) -> None:
    with Served(tmp_path, GROTTO_METRICS_WORD="open sesame") as server:
        statuses = [
            httpx.get(f"{server.address}metrics", headers={"Authorization": said}).status_code
            for said in ("", "Bearer sesame", "Bearer open sesame")
        ]

    assert statuses == [403, 403, 200]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_says_farewell_and_is_no_failure(served: Served, sign: signal.Signals) -> None:
    table = new_table(served.address)
    address = served.address.replace("http:", "ws:")

    with connect(f"{address}api/tables/{table}/socket", proxy=None) as client:
        first = heard(client)
        status = served.stop(sign)
        last = heard(client)
        client.close()

    assert status == 0
    assert isinstance(first, Frame)
    assert last == Farewell(code="server/stopping", after=1.0)
    assert client.close_code == 1012


def heard(client: ClientConnection) -> ServerMessage:
    message: ServerMessage = msgspec.json.decode(client.recv(20), type=ServerMessage)
    return message


def test_what_was_acknowledged_is_there_after_a_stop(served: Served) -> None:
    table = new_table(served.address)
    served.stop()
    served.start()

    assert httpx.get(f"{served.address}api/tables/{table}").json()["table"]["id"] == table


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*GROTTO, *words],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_busy_port_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        result = run(tmp_path, "serve", "--port", port)

    assert result.returncode == 1
    assert result.stderr.startswith(f"Port {port} is busy.")
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--host", "203.0.113.7"), "Grotto cannot listen at 203.0.113.7, port 8000"),
        (("--port", "0", "--database", "mysql://me:secret@x/y"), "--database takes a file, or an "),
        (("--port", "0", "--database", "sqlite://"), "--database takes a file, or an "),
        (("--port", "0", "--database", ""), "--database takes a file, or an "),
        (("--port", "0", "--database", "postgresql://x:y/z"), "--database takes a file, or an "),
        (("--port", "0", "--database", "/nowhere/x.db"), "Grotto cannot write /nowhere/x.db: "),
        (("--port", "0", "--database", "sqlite:////nowhere/x.db"), "Grotto cannot write /nowhere"),
        (("--port", "0", "--database", "{home}"), "The database cannot be used: "),
        (("--port", "70000"), "--port needs a whole number (0–65535), not “70000”."),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    result = run(tmp_path, "serve", *(word.format(home=tmp_path) for word in words))

    assert result.returncode in (1, 2)
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


def test_the_path_of_a_file_names_a_database(tmp_path: Path) -> None:
    with Served(tmp_path, "--database", str(tmp_path / "club.db")) as served:
        table = new_table(served.address)
        served.stop()
        served.words = ("--database", f"sqlite:///{tmp_path}/club.db")
        served.start()

        assert httpx.get(f"{served.address}api/tables/{table}").is_success


def test_a_database_of_a_newer_grotto_is_left_alone(served: Served, tmp_path: Path) -> None:
    served.stop()
    path = tmp_path / "data" / "grotto" / "grotto.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")

    result = run(tmp_path, "serve", "--port", "0")

    assert result.returncode == 1
    assert result.stderr.startswith("This database was written by a newer Grotto.")


def test_one_file_is_served_by_one_process(served: Served, tmp_path: Path) -> None:
    assert served.address

    result = run(tmp_path, "serve", "--port", "0")

    assert result.returncode == 1
    assert result.stderr.startswith(f"Another Grotto serves {tmp_path}/data/grotto/grotto.db")


def test_a_home_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    result = run(tmp_path, "serve", "--port", "0")

    assert result.returncode == 1
    assert result.stderr == f"{tmp_path}/data/grotto/grotto.db cannot be made.\n"


def test_grotto_alone_is_to_serve_at_the_usual_port_with_a_browser() -> None:
    args = parse(["--lang", "uk"], Texts("uk"))

    assert (args.command, args.browser, args.host, args.port) == ("serve", True, "127.0.0.1", 8000)
    assert args.database is None
    assert parse(["--port", "8001"], Texts("en")).port == 8001


def test_a_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    note, program = tmp_path / "visited.txt", tmp_path / "browser.py"
    program.write_text(f"import sys; print(sys.argv[1], file=open({str(note)!r}, 'w'), flush=True)")
    browser = f"{sys.executable} {program} %s &"
    with Served(tmp_path, "--browser", BROWSER=browser) as served:
        until(lambda: note.exists() and note.read_text() != "")

        assert note.read_text().strip() == served.address
