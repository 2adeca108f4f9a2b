"""Attacks on a table with secrets: by who sits there, by who only looks, and by who was not asked.

The law of views looks at all that the server sends by itself; here somebody asks for more.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from grotto.server.settings import NO_LIMITS, Settings, sqlite_file
from grotto.server.tables.room import Room
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.visits import Visitor

MOVES = 24
NOTE = "the gold is in the third mine"
SPECTATOR = -3
READ = ("", "/chat", "/notes", "/record", "/at/0", f"/at/{MOVES // 2}", "?seat=-3")


class Den:
    """A private table of The Lost Mines in the middle of a game, and people around it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.players = [Visitor(server, name) for name in ("Ann", "Bob", "Cid")]
        made = self.players[0].make("lost_mines", 3, visibility="private")
        self.table, self.invite = made["id"], made["invite"]
        for player in self.players:
            player.join(self.table, self.invite).raise_for_status()
        self.players[0].do(self.table, "start").raise_for_status()
        for _ in range(MOVES):
            self.players[self.room.to_act].move(self.table).raise_for_status()
        self.write_notes()

    def write_notes(self) -> None:
        for player in self.players:
            note = {"body": f"{NOTE}, says {player.name}"}
            player.browser.put(f"/api/tables/{self.table}/notes", json=note).raise_for_status()

    @property
    def room(self) -> Room:
        room = self.server.services.hub.loaded(self.table)
        assert room is not None
        return room

    def read(self, who: Visitor, what: str) -> httpx.Response:
        invited = {} if who in self.players else {"invite": self.invite}
        url = httpx.URL(f"/api/tables/{self.table}{what}").copy_merge_params(invited)
        return who.browser.get(url)

    def secrets_of(self, other: Visitor) -> list[str]:
        """What nobody else may read anywhere, whatever the game is."""
        token = other.browser.cookies["grotto_session"]
        session = self.server.call(self.server.services.people.session(token, 0.0))
        assert session is not None
        note = f"{NOTE}, says {other.name}"
        return [self.room.spec.seed, token, session.id, session.person.id, note]


@pytest.fixture(scope="module")
def den(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Den]:
    database = sqlite_file(tmp_path_factory.mktemp("attacks") / "grotto.db")
    with Running(Settings(database=database, password_cost=CHEAP, limits=NO_LIMITS)) as server:
        yield Den(server)


@pytest.fixture
def spectator(den: Den) -> Visitor:
    return Visitor(den.server, "Eve")


def hands(frame: dict[str, Any]) -> dict[int, object]:
    """Return the hands that a frame shows, by seat."""
    players = frame["view"]["players"]
    return {seat: player["hand"] for seat, player in enumerate(players) if player["hand"]}


# ---- reading ------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", READ)
def test_no_page_of_a_table_tells_what_belongs_to_somebody_else(
    den: Den, spectator: Visitor, what: str
) -> None:
    for reader in (*den.players, spectator):
        text = den.read(reader, what).text
        others = [player for player in den.players if player is not reader]

        found = [secret for other in others for secret in den.secrets_of(other) if secret in text]

        assert not found


def test_no_past_of_a_table_shows_the_hand_of_somebody_else(den: Den, spectator: Visitor) -> None:
    viewers = [*enumerate(den.players), (SPECTATOR, spectator)]
    moves = range(len(den.room.playing().history) + 1)

    shown = [
        (viewer, hands(den.read(who, f"/at/{move}").json()))
        for viewer, who in viewers
        for move in moves
    ]

    assert {seat for viewer, found in shown if viewer >= 0 for seat in found} == {0, 1, 2}
    assert all(set(found) <= {viewer} for viewer, found in shown)


@pytest.mark.parametrize("path", ["", "/at/3"])
def test_nobody_gets_the_eyes_of_somebody_else(den: Den, spectator: Visitor, path: str) -> None:
    answers = [den.read(who, f"{path}?seat=1") for who in (den.players[0], spectator)]

    assert [answer.json()["code"] for answer in answers] == ["server/not-seated"] * 2


def test_a_list_of_tables_tells_nothing_of_a_private_one(den: Den, spectator: Visitor) -> None:
    pages = [
        spectator.browser.get("/api/tables", params={"status": status}).text
        for status in ("open", "playing", "over")
    ]

    assert not [page for page in pages if den.table in page]


# ---- watching -----------------------------------------------------------------------------------


def streamed(response: httpx.Response) -> Iterator[dict[str, Any]]:
    for line in response.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def test_a_stream_does_not_open_with_the_eyes_of_somebody_else(den: Den) -> None:
    path = f"/api/tables/{den.table}/stream"
    with den.players[0].browser.stream("GET", path, params={"seat": 1}) as response:
        frame = next(streamed(response))

    assert frame["viewer"] == 0
    assert set(hands(frame)) == {0}


@pytest.mark.parametrize(("seat", "viewer"), [(0, 0), (3, SPECTATOR)])
def test_a_socket_never_looks_through_the_eyes_of_somebody_else(
    den: Den, spectator: Visitor, seat: int, viewer: int
) -> None:
    who = [*den.players, spectator][seat]
    with who.socket(den.table, f"?seat=1&invite={den.invite}") as socket:
        frames = [heard(socket, "frame")]
        for other in (1, 2, 7, -1, 10**9):
            socket.send(json.dumps({"type": "look", "seat": other}))
        frames.append(asked_again(socket, den))

    assert {frame["viewer"] for frame in frames} == {viewer}
    assert {seat for frame in frames for seat in hands(frame)} <= {viewer}


def asked_again(socket: ClientConnection, den: Den) -> dict[str, Any]:
    """Return the next frame after all that was said before was heard."""
    socket.send("?")
    heard(socket, "problem")
    den.players[den.room.to_act].move(den.table).raise_for_status()
    return heard(socket, "frame")


def test_a_socket_to_a_private_table_needs_the_invitation(den: Den, spectator: Visitor) -> None:
    wrong = ("", "?invite=", f"?invite={den.invite[:-1]}", f"?invite={den.invite}x")

    with ExitStack() as opened:
        for query in wrong:
            with pytest.raises(InvalidStatus) as refused:
                opened.enter_context(spectator.socket(den.table, query))
            assert refused.value.response.status_code == 404


# ---- acting -------------------------------------------------------------------------------------


def say(den: Den, who: Visitor, params: dict[str, str], **message: object) -> httpx.Response:
    invited = {**params, "invite": den.invite}
    path = f"/api/tables/{den.table}/commands"
    return who.browser.post(path, params=invited, json={"key": "k", **message})


def test_nobody_learns_what_others_could_do(den: Den, spectator: Visitor) -> None:
    asked, version = den.room.to_act, den.room.version
    others = [player for seat, player in enumerate(den.players) if seat != asked]
    spectator.make()  # so that the server knows them
    attempts = [
        say(den, who, seat, action=action, **message)
        for who in (*others, spectator)
        for seat in ({}, {"seat": str(asked)})
        for action in (den.room.playing().options()[0], "stop")
        for message in ({"type": "play", "expected": version}, {"type": "ask_preview"})
    ]

    codes = {answer.json()["code"] for answer in attempts}

    assert codes == {"action/not-your-turn", "server/not-seated"}


def test_the_keys_of_others_open_nothing(den: Den, spectator: Visitor) -> None:
    asked = den.players[den.room.to_act]
    version, action = den.room.version, den.room.playing().options()[0]
    move = {"type": "play", "key": "the-same", "expected": version, "action": action}
    spectator.make()

    played = say(den, asked, {}, **move)
    copied = [say(den, who, {}, **move) for who in (*den.players, spectator)]

    acknowledged = [
        who
        for who, answer in zip((*den.players, spectator), copied, strict=True)
        if answer.is_success
    ]
    assert played.is_success
    assert acknowledged == [asked]
