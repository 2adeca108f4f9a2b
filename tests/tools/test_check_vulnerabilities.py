"""Packages with a known vulnerability are named, where a database can be asked."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tools import check_vulnerabilities


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
