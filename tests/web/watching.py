"""Watching a line and a page: what was asked there, and whether anything hidden came along."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import WebSocket

from grotto.wire.frames import Frame, Preview, ServerMessage, Update
from grotto.wire.updates import Missed, frame_after
from tests.web.browser import Visit

TYPES: Final = Path(__file__).parents[2] / "client" / "src" / "wire" / "types.ts"

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {
    "card-drawn": ("card",),
    "card-lost": ("card",),
    "discarded": ("cards",),
    "dwarf-dealt": ("role",),
    "mine-peeked": ("mine",),
    "treasure-peeked": ("treasure",),
    "dwarf-peeked": ("role",),
}
"""Fields of events that only who acted may know."""

_SECRET: Final = re.compile(r"saboteur|selfish|loyal|(?:gold|silver|gems)_\d|dragon")

PAGE: Final = """() => ({
    curtain: document.querySelector(".curtain") !== null,
    board: document.querySelector("[data-board]") !== null,
    version: Number(document.querySelector("[data-table]")?.dataset.version ?? 0),
    cards: [...document.querySelectorAll("[data-board] [data-card]")]
        .map((card) => card.dataset.card),
    told: [...document.querySelectorAll("[data-move]")].map((line) => line.textContent.trim())
        .filter((line) => line.includes("in secret: ")),
    stored: { ...localStorage, ...sessionStorage },
})"""


def kinds_of(game: str) -> frozenset[str]:
    """Return the kinds of questions that a client knows of a game."""
    name = "".join(word.title() for word in game.split("_"))
    found = re.search(rf"export type {name}Question =(.*?);\n\n", TYPES.read_text(), re.DOTALL)
    assert found is not None, f"no questions of {game} in {TYPES}"
    return frozenset(re.findall(r'readonly kind: "([\w-]+)"', found[1]))


class Watch:
    """All that comes to one screen, from before its table is opened."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.frame: Frame | None = None
        self.kinds: set[str] = set()
        self.actions: list[str] = []
        self.leaks: list[str] = []
        self.frames = 0
        visit.page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._send)

    def _send(self, payload: str | bytes) -> None:
        sent = msgspec.json.decode(payload)
        if sent.get("type") == "play":
            self.actions.append(sent["action"])

    def _hear(self, payload: str | bytes) -> None:
        message = msgspec.json.decode(payload, type=ServerMessage)
        if isinstance(message, Frame):
            self.frame = message
        elif isinstance(message, Update) and self.frame is not None:
            try:
                self.frame = frame_after(self.frame, message)
            except Missed:  # a whole frame comes after it
                return
        elif isinstance(message, Preview):
            self._check_preview(message)
            return
        else:
            return
        self._check()

    def _check(self) -> None:
        frame = self.frame
        assert frame is not None
        self.frames += 1
        if frame.question is not None and frame.view.get("question"):
            self.kinds.add(frame.view["question"]["kind"])
        self.leaks += leaks_in(frame)

    def _check_preview(self, preview: Preview) -> None:
        """What an answer would show is not shown before."""
        hidden = {"role", "value", "mine"}
        self.leaks += [
            f"preview of {preview.action}: {change.path}"
            for change in preview.changes
            if change.path and change.path[-1] in hidden and change.after
        ]

    def check_page(self) -> None:
        """Check what is on the screen and what the browser keeps, for who looks at it now."""
        page = self.visit.page.evaluate(PAGE)
        frame = self.frame
        if frame is None or page["version"] != frame.version:
            return
        if page["curtain"] and (page["board"] or page["cards"] or page["told"]):
            self.leaks.append(f"behind the curtain: {page}")
        if sum(one.yours for one in frame.occupants) > 1:
            self.leaks += [
                f"stored at a shared screen: {name} {value}"
                for name, value in page["stored"].items()
                if _SECRET.search(value)
            ]
        if page["board"] and _has_secrets(frame):
            self._check_board(frame, page)

    def _check_board(self, frame: Frame, page: Mapping[str, Any]) -> None:
        """Check that the cards and the log are those of who looks."""
        hand = frame.view["players"][frame.viewer]["hand"] if frame.viewer >= 0 else []
        strange = [card for card in page["cards"] if card not in hand]
        if strange:
            self.leaks.append(f"cards of others on the screen of {frame.viewer}: {strange}")
        name = next((one.name for one in frame.occupants if one.seat == frame.viewer), "")
        self.leaks += [
            f"a secret of others in the log of {name}: {told}"
            for told in page["told"]
            if name not in told and "You" not in told
        ]


def leaks_in(frame: Frame) -> Iterator[str]:
    """Find what the viewer of a frame must not know."""
    if frame.table.status == "playing" and frame.table.seed:
        yield "the seed"
    if _has_secrets(frame):
        yield from _leaks_of_players(frame)
        yield from _leaks_of_cards(frame)
        yield from _leaks_of_lines(frame)


def _has_secrets(frame: Frame) -> bool:
    return frame.table.game == "lost_mines" and frame.table.status == "playing"


def _leaks_of_players(frame: Frame) -> Iterator[str]:
    for seat, player in enumerate(frame.view["players"]):
        if seat == frame.viewer:
            continue
        if player["hand"] or player["buried"]:
            yield f"cards of seat {seat} for {frame.viewer}"
        if player["role"] and frame.viewer not in player["role_known_to"]:
            yield f"role of seat {seat} for {frame.viewer}"


def _leaks_of_cards(frame: Frame) -> Iterator[str]:
    for number, treasure in enumerate(frame.view["treasures"], 1):
        if treasure["value"] and frame.viewer not in treasure["known_to"]:
            yield f"treasure {number} for {frame.viewer}"
    for mine in frame.view["mines"]:
        if mine["mine"] and not mine["open"] and frame.viewer not in mine["known_to"]:
            yield f"mine {mine['cell']} for {frame.viewer}"


def _leaks_of_lines(frame: Frame) -> Iterator[str]:
    for line in frame.lines:
        if line.event.get("seat") != frame.viewer:
            for word in _secret_words(line.event):
                yield f"{line.event['kind']} of {line.event['seat']} for {frame.viewer}: {word}"


def _secret_words(event: Mapping[str, Any]) -> list[str]:
    fields = SECRETS.get(str(event.get("kind")), ())
    return [str(event[field]) for field in fields if event.get(field)]
