"""What a server is run with: the unit of systemd, the container, and packages without known holes."""

import json
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from grotto.cli.arguments import parse
from tests.server.processes import Served
from tools import check_vulnerabilities

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "deploy.md"
UNIT = ROOT / "deploy" / "grotto.service"
CONTAINER = ROOT / "Containerfile"


# ---- systemd ------------------------------------------------------------------------------------


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text())
    return parser


def test_the_guide_shows_the_unit_as_it_is() -> None:
    [shown] = re.findall(r"^```ini\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)

    assert shown == UNIT.read_text()


def test_the_service_may_write_its_own_folder_and_nothing_else() -> None:
    service = unit()["Service"]

    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectory"] == "grotto"
    assert service["Environment"] == "XDG_DATA_HOME=/var/lib"
    assert service["StateDirectoryMode"] == "0700"
    assert service["UMask"] == "0077"
    assert "ReadWritePaths" not in service


@pytest.mark.parametrize(
    "directive",
    [
        "NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "ProtectKernelTunables",
        "ProtectKernelModules", "ProtectControlGroups", "RestrictNamespaces", "RestrictSUIDSGID",
        "LockPersonality", "MemoryDenyWriteExecute", "RestrictRealtime",
    ],
)  # fmt: skip
def test_the_service_may_serve_and_nothing_else(directive: str) -> None:
    service = unit()["Service"]

    assert service[directive] == "true"
    assert service["CapabilityBoundingSet"] == ""
    assert service["User"] != "root"


def test_the_service_is_started_by_a_command_that_we_have() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])

    assert Path(program).name == "grotto"
    assert parse(words).https


# ---- the container ------------------------------------------------------------------------------


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the container file, each with what it says."""
    text = re.sub(r"^#.*\n", "", CONTAINER.read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    return [
        (word, said.strip())
        for word, _, said in (line.partition(" ") for line in text.splitlines())
    ]


def said(word: str) -> list[str]:
    return [said for instruction, said in steps() if instruction == word]


def test_nobody_is_root_in_the_container() -> None:
    words = [word for word, _ in steps()]

    assert said("USER")[-1] not in ("0", "root")
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "RUN" not in words[words.index("USER") :]


def test_all_that_the_container_writes_lies_in_its_volume() -> None:
    variables = dict(one.split("=") for line in said("ENV") for one in line.split())

    assert variables["XDG_DATA_HOME"] == said("VOLUME")[0]
    assert variables["PYTHONDONTWRITEBYTECODE"] == "1"


def test_the_container_starts_a_command_that_we_have() -> None:
    program, *words = json.loads(said("ENTRYPOINT")[0])

    assert program == "grotto"
    assert parse(words).host == "0.0.0.0"
    assert said("EXPOSE") == [str(parse(words).port)]


def test_the_container_is_built_by_programs_that_we_have() -> None:
    programs = re.findall(r"tools/\S+\.sh", " ".join(said("RUN")))

    assert programs
    assert all((ROOT / program).is_file() for program in programs)


def test_the_container_asks_whether_the_server_is_ready(tmp_path: Path) -> None:
    _, _, command = said("HEALTHCHECK")[0].partition("CMD ")
    _, option, code = json.loads(command)
    with Served(tmp_path) as server:
        here = code.replace("http://127.0.0.1:8000/", server.address)
        answers = [subprocess.run([sys.executable, option, here], check=False).returncode]
    quiet = subprocess.run([sys.executable, option, here], check=False, stderr=subprocess.DEVNULL)

    assert here != code
    assert answers == [0]
    assert quiet.returncode != 0


# ---- packages with holes ------------------------------------------------------------------------


class Osv(BaseHTTPRequestHandler):
    """A database that knows one vulnerability."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        found = [
            {"vulns": [{"id": "OSV-1"}]} if query["package"]["name"] == "h11" else {}
            for query in asked["queries"]
        ]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": found}).encode())

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def a_database() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Osv) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def checked(monkeypatch: pytest.MonkeyPatch, database: str) -> int:
    monkeypatch.setenv(check_vulnerabilities.VARIABLE, database)
    return check_vulnerabilities.main()


def test_a_package_with_a_known_hole_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_database() as database:
        failed = checked(monkeypatch, database)
        monkeypatch.setattr(check_vulnerabilities, "ACCEPTED", {"OSV-1": "we do not use that"})
        accepted = checked(monkeypatch, database)

    assert (failed, accepted) == (1, 0)
    assert re.search(r"^h11 \S+: OSV-1", capsys.readouterr().out)


@pytest.mark.parametrize("database", ["http://127.0.0.1:9/", "nowhere", "file:///etc/passwd"])
def test_without_a_database_nothing_is_checked_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    assert checked(monkeypatch, database) == 0
    assert capsys.readouterr().out.startswith("vulnerabilities: not checked")


def test_packages_of_python_and_of_the_client_are_asked_about() -> None:
    lock = json.dumps(
        {
            "packages": {
                "": {"version": "1.0.0"},
                "node_modules/a": {"version": "1.0.0"},
                "node_modules/a/node_modules/@b/c": {"version": "2.0.0"},
            }
        }
    )

    assert [*check_vulnerabilities.python_packages("# all\nh11==0.16.0\n")] == [
        ("PyPI", "h11", "0.16.0")
    ]
    assert [*check_vulnerabilities.client_packages(lock)] == [
        ("npm", "a", "1.0.0"),
        ("npm", "@b/c", "2.0.0"),
    ]
