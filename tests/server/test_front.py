"""A browser finds the client, or a page that says how to play where none was built."""

import gzip
from pathlib import Path

import pytest

from grotto.server.http import static
from tests.server.running import Running


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for a client, in which nothing is built yet."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    monkeypatch.setattr(static, "WEB", folder)
    return folder


@pytest.mark.usefixtures("web")
def test_without_a_client_the_page_says_in_three_languages_how_to_play(server: Running) -> None:
    browser = server.browser()
    page, of_table = browser.get("/").text, browser.get("/tables/x?invite=y<b>").text

    assert page.count(f"grotto play --server {server.origin}") == 3
    assert 'lang="uk"' in page
    assert "/tables/x?invite=y" in of_table
    assert "<b>" not in of_table


@pytest.mark.parametrize("path", ["/", "/new/caverna", "/tables/x", "/replay", "/me", "/rules/x"])
def test_every_page_is_the_client_which_is_asked_for_anew(
    server: Running, web: Path, path: str
) -> None:
    (web / "index.html").write_text("the client")

    answer = server.browser().get(path)

    assert answer.text == "the client"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_a_part_of_the_client_is_kept_for_ever(server: Running, web: Path) -> None:
    (web / "assets" / "index-x1.js").write_text("1")

    answer = server.browser().get("/assets/index-x1.js")

    assert answer.text == "1"
    assert "javascript" in answer.headers["Content-Type"]
    assert "immutable" in answer.headers["Cache-Control"]


def test_a_part_that_is_packed_is_sent_so_to_who_can_unpack_it(server: Running, web: Path) -> None:
    (web / "assets" / "index-x1.js").write_text("plain")
    (web / "assets" / "index-x1.js.gz").write_bytes(gzip.compress(b"packed"))
    (web / "assets" / "index-x1.js.br").write_bytes(b"smaller")
    browser = server.browser()

    answers = [
        browser.get("/assets/index-x1.js", headers={"Accept-Encoding": coding})
        for coding in ("gzip", "identity", "gzip;q=0.8, deflate")
    ]

    assert [answer.text for answer in answers] == ["packed", "plain", "packed"]


def test_whoever_knows_brotli_gets_the_smallest_part(server: Running, web: Path) -> None:
    (web / "assets" / "index-x1.js").write_text("plain")
    (web / "assets" / "index-x1.js.gz").write_bytes(gzip.compress(b"packed"))
    (web / "assets" / "index-x1.js.br").write_bytes(b"smaller")
    headers = {"Accept-Encoding": "gzip, br"}

    with server.browser().stream("GET", "/assets/index-x1.js", headers=headers) as answer:
        raw = b"".join(answer.iter_raw())

    assert (answer.headers["Content-Encoding"], raw) == ("br", b"smaller")


@pytest.mark.parametrize("path", ["/nowhere", "/new", "/tables/", "/rules/x/y"])
def test_who_is_lost_in_a_browser_is_told_by_the_client(
    server: Running, web: Path, path: str
) -> None:
    (web / "index.html").write_text("the client")

    answer = server.browser().get(path, headers={"Accept": "text/html,*/*"})

    assert (answer.status_code, answer.text) == (404, "the client")


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js", "/nowhere"])
def test_programs_are_told_in_their_own_way(server: Running, web: Path, path: str) -> None:
    (web / "index.html").write_text("the client")
    accepts = "*/*" if path == "/nowhere" else "text/html"

    answer = server.browser().get(path, headers={"Accept": accepts})

    assert answer.json()["code"] == "server/not-found"


@pytest.mark.parametrize(
    "file", ["missing.js", "%2e%2e", "%2e%2e%2findex.html", "..%5cindex.html", "x" * 400]
)
def test_nothing_else_is_sent(server: Running, web: Path, file: str) -> None:
    (web / "index.html").write_text("the client")

    assert server.browser().get(f"/assets/{file}").status_code == 404
