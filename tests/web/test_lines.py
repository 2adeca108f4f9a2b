"""Lines that break: two people at one table lose nothing, and nothing is done twice."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.processes import Served
from tests.server.waiting import until
from tests.web.at_table import AtTable
from tests.web.browser import Visit
from tests.web.conftest import Visiting
from tests.web.players import CAVES, Player, anything
from tests.web.tables import table_for, table_for_two
from tools.folders import Folder

BROKEN = "The line is broken. Trying again; nothing is lost."
KEPT = "The line is broken. Your answer is kept, and sent when the line is back."
COMPLAINTS = ("WebSocket connection", "net::ERR_")
ECHOES = ("ack", "update", "frame")
"""What tells a page that its answer has arrived."""


class Line:
    """The line of a page to a table, which a test may break and mend."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.swallows_acks = False
        self.sent: list[str] = []
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        socket.on_message(lambda said: self._pass_on(server, str(said)))
        server.on_message(lambda said: self._deliver(socket, str(said)))
        self._open.append(socket)

    def _pass_on(self, server: WebSocketRoute, said: str) -> None:
        self.sent.append(said)
        server.send(said)

    def _deliver(self, socket: WebSocketRoute, said: str) -> None:
        if self.swallows_acks and json.loads(said)["type"] in ECHOES:
            self.cut()
        else:
            socket.send(said)

    def cut(self) -> None:
        """Break the line; it stays broken."""
        self.is_cut = True
        for socket in self._open:
            socket.close(code=1012)
        self._open.clear()

    def mend(self) -> None:
        """Let the page connect again."""
        self.is_cut = self.swallows_acks = False

    def passes_on(self, page: Page) -> int:
        """Return how many answers the page has sent, after a moment in which more may come."""
        page.wait_for_timeout(50)
        return len(self.plays)

    @property
    def plays(self) -> list[str]:
        """The keys of all answers that the page has sent."""
        told = [json.loads(said) for said in self.sent]
        return [message["key"] for message in told if message["type"] == "play"]


def test_a_dropped_line_shows_a_banner_and_comes_back_by_itself(visit: Visiting) -> None:
    somebody = visit()
    line = Line(somebody.page)
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    banner = somebody.page.get_by_text(BROKEN)

    line.cut()

    expect(banner).to_be_visible()
    somebody.picture("offline")
    line.mend()
    expect(banner).to_be_hidden()
    Player(at, CAVES).play(2)


def test_an_answer_given_while_the_line_is_broken_waits_and_is_sent_once(visit: Visiting) -> None:
    somebody = visit()
    line = Line(somebody.page)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", people=("Ann", "Bob")))
    version, sent = at.wait_for_turn().version, len(line.plays)
    line.cut()
    expect(somebody.page.get_by_text(BROKEN)).to_be_visible()

    somebody.page.keyboard.press("1")
    somebody.page.keyboard.press("2")
    somebody.page.keyboard.press("Enter")
    expect(somebody.page.get_by_text(KEPT)).to_be_visible()
    while_broken = len(line.plays)
    line.mend()

    assert at.wait_for_news(version).version == version + 1
    until(lambda: line.passes_on(somebody.page) == sent + 1)
    assert while_broken == sent


def test_an_answer_whose_echo_is_lost_is_carried_out_once(visit: Visiting) -> None:
    somebody = visit()
    line = Line(somebody.page)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", people=("Ann", "Bob")))
    version = at.wait_for_turn().version
    line.swallows_acks = True

    at.page.keyboard.press("1")
    at.page.keyboard.press("2")
    at.page.keyboard.press("Enter")
    expect(somebody.page.get_by_text(KEPT)).to_be_visible()
    line.mend()

    expect(somebody.page.get_by_text(KEPT)).to_be_hidden()
    assert at.wait_for_news(version).version == version + 1
    until(lambda: line.passes_on(somebody.page) == 2)
    assert len(set(line.plays)) == 1


def test_a_double_click_answers_once(visit: Visiting) -> None:
    somebody = visit()
    line = Line(somebody.page)
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    version = at.version

    at.board.locator("[data-tile][data-target=open]").first.dblclick()

    at.wait_for_news(version)
    assert len(line.plays) == 1
    expect(somebody.page.get_by_role("alert")).to_have_count(0)


def test_where_sockets_are_blocked_a_game_is_played_through_events(visit: Visiting) -> None:
    ann, bob = visit(), visit()
    ann.forgive("422")  # a preview may be asked for when the question is already another one
    path = table_for_two(ann, bob, "cave_vs_cave")
    line = Line(ann.page)
    line.is_cut = True
    at, other = AtTable(ann).open(path), AtTable(bob).open(path)

    play_some(Player(at, anything), Player(other, anything))
    at.tab("Chat").click()
    at.page.get_by_role("textbox", name="Say something").fill("Do you hear me?")
    at.button("Send").click()
    other.tab("Chat").click()

    expect(other.page.get_by_text("Do you hear me?")).to_be_visible()
    assert (line.plays, at.version) == ([], other.version)


@pytest.fixture
def served() -> Iterator[Served]:
    """A server in a process of its own."""
    folder = Folder()
    with Served(folder.path) as server:
        yield server
    folder.close()


def test_two_browsers_play_on_when_the_server_was_stopped_and_started_again(
    visit: Visiting, served: Served
) -> None:
    ann, bob = at_one_table(visit(origin=served.address), visit(origin=served.address))
    one, other = Player(ann, anything), Player(bob, anything)
    play_some(one, other)
    version = ann.version

    served.stop()
    for at in (ann, bob):
        expect(at.page.get_by_text(BROKEN)).to_be_visible()
    served.start()

    for at in (ann, bob):
        expect(at.page.get_by_text(BROKEN)).to_be_hidden()
    assert (ann.version, bob.version) == (version, version)
    play_some(one, other)
    bob.wait_for_version(ann.version)


def at_one_table(host: Visit, friend: Visit) -> tuple[AtTable, AtTable]:
    """Let two people sit down at a table of their own."""
    for somebody in (host, friend):
        somebody.forgive(*COMPLAINTS)
    path = table_for_two(host, friend, "cave_vs_cave")
    return AtTable(host).open(path), AtTable(friend).open(path)


def play_some(one: Player, other: Player, answers: int = 6) -> None:
    """Let two people answer, whoever is asked."""
    for _ in range(answers):
        other.at.wait_for_version(one.at.version)
        asked = one if one.at.screen.get_attribute("data-table") == "asked" else other
        asked.answer_once()
        one.at.wait_for_version(asked.at.version)
