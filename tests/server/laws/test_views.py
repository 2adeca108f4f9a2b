"""The law of views, through the real server: nobody is sent anything of what he may not know.

Every seat and a spectator look at a table through real sockets while whole games are played. All
that comes through a socket is compared with what would come in a world where the secrets that this
viewer does not know are others.
"""

import io
import json
import random
from collections import Counter
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from httpx import Client as Browser
from prometheus_client.parser import text_string_to_metric_families

from grotto.core.errors import TableError
from grotto.core.seats import SPECTATOR
from grotto.server import metrics
from grotto.server.http.answers import problem
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.tables import making
from grotto.server.tables.frames import patch
from grotto.server.tables.pieces import changes_between, pieces_of
from grotto.server.tables.room import OVER, Room
from grotto.wire.frames import PARTS
from tests.server.laws.twins import Past, twin_frame, twin_table
from tests.server.running import Running
from tests.server.screens import SHOWN, frame_with
from tests.server.visits import actions_in

Message = dict[str, Any]

encode, decode = msgspec.json.encode, msgspec.json.decode


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, limits=NO_LIMITS)


class Screen:
    """One socket, whose eyes it has, and what it could have seen in other worlds."""

    def __init__(self, stage: "Stage", seat: int, browser: Browser) -> None:
        self.stage = stage
        self.seat = seat
        self.browser = browser
        self.person: str | None = None
        self.since = 0
        self.socket = stage.opened.enter_context(
            stage.server.socket(browser, f"/api/tables/{stage.table}/socket")
        )
        self.shown: Message = {}

    def begin(self) -> None:
        """Know who looks, and have the first frame on the screen."""
        room = self.stage.room
        self.person = room.ledger.places[self.seat].person if self.seat != SPECTATOR else None
        first = room.playing().game.new(room.spec.seats, room.spec.options)
        self.past = Past(room.playing().game, first, self.seat, luck=self.seat + 5)
        while not self.shown or not all(one["online"] for one in self.shown["occupants"]):
            self.shown = frame_with(self.shown, self.hear())  # everybody who comes is announced
        self.since = self.shown["version"]

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(20))
        if message["type"] == "audience":
            return self.hear()  # who looks on says nothing of the game
        self.stage.heard[message["type"]] += 1
        return message

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def do(self, **command: object) -> None:
        """Give a command, and wait until it is carried out."""
        self.send(**command)
        while (message := self.hear())["type"] != "ack":
            self.check(message)
        self.check(message)

    def see(self) -> None:
        """Get the newest frame: it is what it would be in another world."""
        room = self.stage.room
        while self.since < room.version:
            self.check(self.hear())

    def check(self, message: Message) -> None:
        """Compare what came with what would have come in another world."""
        room = self.stage.room
        self.past.follow(room.playing().history)
        if message["type"] not in SHOWN:
            assert message == {"type": "ack", "key": message["key"], "version": room.version}
            return
        shown = frame_with(self.shown, message)
        if room.status != OVER:
            twin = twin_frame(room, self.past, self.person, self.since)
            self.expect_same_bytes(shown, twin)
            assert message["changes"] == changes_of(self.shown, twin)
        self.shown, self.since = shown, shown["version"]

    def expect_same_bytes(self, shown: Message, twin: Message) -> None:
        """Updates make the very frame that would have been sent as a whole."""
        assert {name: json.dumps(shown[name]) for name in shown} == {
            name: json.dumps(twin[name]) for name in twin
        }

    def look_again(self) -> None:
        """Ask for the whole table at once, as a browser that has just come."""
        answer = self.browser.get(f"/api/tables/{self.stage.table}")

        assert answer.json() == twin_frame(self.stage.room, self.past, self.person, 0)

    def go_wrong(self, action: str) -> None:
        """Try what is not possible: the refusal is what it would be in another world."""
        room = self.stage.room
        self.send(type="play", key="wrong", expected=room.version, action=action)
        while (message := self.hear())["type"] in SHOWN:
            self.check(message)

        twin = twin_table(room.playing(), self.past)
        with pytest.raises(TableError) as refused:
            twin.play(action, self.seat)
        said = msgspec.to_builtins(problem(refused.value, "wrong", room.version))
        assert message == said


def changes_of(before: Message, after: Message) -> Message:
    """Return what an update has to say: each part that is not as it was, as shortly as possible."""
    parts = {name: (encode(before[name]), encode(after[name])) for name in PARTS}
    changed = {name: patch(*both) for name, both in parts.items() if both[0] != both[1]}
    if "view" in changed:
        views = pieces_of(before["view"]), pieces_of(after["view"])
        changed["view"] = changes_between(*views, patch)
    return {name: decode(patch) for name, patch in changed.items()}


class Stage:
    """A table, a screen for each of its seats, and one for a spectator."""

    def __init__(self, server: Running, game: str, seats: int, opened: ExitStack) -> None:
        self.server = server
        self.opened = opened
        self.heard: Counter[str] = Counter()
        browsers = [server.browser() for _ in range(seats + 1)]
        table = {"game": game, "seats": seats, "name": "Seat 0", "visibility": "public"}
        self.table: str = browsers[0].post("/api/tables", json=table).json()["id"]
        for seat, browser in enumerate(browsers[:-1]):
            sit = {"name": f"Seat {seat}", "seat": seat, "key": f"sit-{seat}"}
            browser.post(f"/api/tables/{self.table}/join", json=sit).raise_for_status()
        start = browsers[0].post(f"/api/tables/{self.table}/start", json={"key": "start"})
        start.raise_for_status()
        self.screens = [
            Screen(self, seat if seat < seats else SPECTATOR, browser)
            for seat, browser in enumerate(browsers)
        ]
        for screen in self.screens:
            screen.begin()
        self.screens[0].do(type="by_hand", key="by-hand", seat=0, on=True)
        for screen in self.screens:
            screen.see()

    @property
    def room(self) -> Room:
        room = self.server.services.hub.loaded(self.table)
        assert room is not None
        return room

    @property
    def asked(self) -> Screen:
        return self.screens[self.room.to_act]

    def play(self, luck: random.Random, moves: int) -> None:
        """Play until the game is over, or so many choices are made."""
        tried: list[str] = []
        for number in range(moves):
            if self.room.status == OVER:
                return
            if number % 7 == 3:
                self.pry(luck, tried)
            tried.append(self.choose(luck, number))
            for screen in self.screens:
                screen.see()
            if self.room.playing().held >= 0:
                if number % 7 == 5:
                    self.pry(luck, tried)
                self.end_turn(number)

    def choose(self, luck: random.Random, number: int) -> str:
        """Let the seat that is asked answer, or take back what can be taken back."""
        screen, version = self.asked, self.room.version
        if number % 11 == 5 and self.taken_back(version):
            return "nothing"
        action: str = luck.choice(actions_in(screen.shown))
        screen.do(type="play", key=f"move-{version}", expected=version, action=action)
        return action

    def end_turn(self, number: int) -> None:
        """Let the seat that all wait for end its turn, or take it back now and then."""
        asked, version = self.asked, self.room.version
        kind = "undo_turn" if number % 9 == 4 and asked.shown["undoing"]["undo"] else "end_turn"
        asked.do(type=kind, key=f"end-{version}", expected=version)
        for screen in self.screens:
            screen.see()

    def taken_back(self, version: int) -> bool:
        for screen in self.screens[:-1]:
            if screen.shown["undoing"]["undo"]:
                screen.do(type="undo", key=f"back-{version}", expected=version)
                return True
        return False

    def pry(self, luck: random.Random, tried: list[str]) -> None:
        """Try whatever could make the server say more than it should."""
        asked, legal = self.asked, self.room.playing().options()
        foreign = [text for text in tried if text not in legal] or ["hocus pocus"]
        for screen in self.screens[:-1]:
            screen.look_again()
            screen.go_wrong(luck.choice([*foreign, "hocus pocus"]))
            if screen is not asked and legal:
                screen.go_wrong(luck.choice(legal))
        self.screens[-1].look_again()


@pytest.mark.parametrize(
    ("game", "seats", "choices"), [("lost_mines", 3, 400), ("stone_age", 2, 60)]
)
def test_nobody_is_sent_what_he_may_not_know(
    log: io.StringIO,
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
    choices: int,
) -> None:
    monkeypatch.setattr(making, "new_seed", lambda: "secret seed of " + game)
    before = labels_of(metrics.written().decode())
    with ExitStack() as opened:
        stage = Stage(server, game, seats, opened)
        stage.play(random.Random(game), choices)

    assert stage.heard["problem"] > 20
    assert stage.heard["frame"] == len(stage.screens)
    assert stage.heard["update"] > seats * 50
    if game == "lost_mines":
        assert stage.room.status == OVER
        assert all(screen.past.count["other answer"] > 30 for screen in stage.screens)
    expect_quiet_log(log, stage.room)
    after = labels_of(stage.screens[0].browser.get("/metrics").text)
    expect_quiet_figures(after - before)


def expect_quiet_log(log: io.StringIO, room: Room) -> None:
    """The log tells that something was played, not what."""
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    told = {key for line in lines for key in line}
    assert told <= {
        "event", "level", "timestamp", "request", "person", "route", "status", "ms", "table",
        "version", "move", "what",
    }  # fmt: skip
    assert {line["what"] for line in lines if "what" in line} == {
        "sit", "start", "by_hand", "move", "end_turn", "back",
    }  # fmt: skip
    assert room.spec.seed not in log.getvalue()
    played = {made.text for made in room.ledger.moves if " " in made.text}
    assert not [text for text in played if text in log.getvalue()]


Label = tuple[str, str]

SAID: dict[str, set[str]] = {
    "game": {"lost_mines", "stone_age"},
    "kind": {"ack", "frame", "problem", "update"},
    "status": {"101", "200", "201", "204"},
    "work": {"reading", "writing"},
    "code": {
        "action/illegal", "action/not-your-turn", "action/unreadable", "game/over", "turn/held",
        "server/wrong-moment",
    },
}  # fmt: skip
"""All that figures may have been labelled with while games were played here, word by word."""


def labels_of(shown: str) -> set[Label]:
    """What figures are labelled with, but for routes and sizes, which the code itself names."""
    return {
        label
        for family in text_string_to_metric_families(shown)
        for sample in family.samples
        for label in sample.labels.items()
        if label[0] not in ("le", "route")
    }


def expect_quiet_figures(fresh: set[Label]) -> None:
    """A whole game adds no label but words that we know: none is a table, a person or a move."""
    assert [label for label in sorted(fresh) if label[1] not in SAID.get(label[0], ())] == []
