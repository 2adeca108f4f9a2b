"""Watching a line and a page: what was asked there, and whether anything hidden came along.

Whatever comes is compared with the truth at the server: every frame and every answer, and what the
page shows and keeps whenever somebody is asked.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Response, WebSocket

from grotto.wire.frames import Frame, LogPage, Preview, ServerMessage, Update
from grotto.wire.updates import Missed, frame_after
from tests.web.browser import Visit
from tests.web.truth import Truth, leaks_in, leaks_in_lines

TYPES: Final = Path(__file__).parents[2] / "client" / "src" / "wire" / "types.ts"

_SECRET: Final = re.compile(r"saboteur|selfish|loyal|(?:gold|silver|gems)_\d|dragon")
_ROLE: Final = re.compile(r"saboteur|selfish|loyal")
_MINE: Final = re.compile(r"(gold|silver|gem|dragon) mine")
_VALUE: Final = re.compile(r"value (\d+)")

PAGE: Final = """() => ({
    html: document.documentElement.outerHTML,
    curtain: document.querySelector(".curtain") !== null,
    board: document.querySelector("[data-board]") !== null,
    version: Number(document.querySelector("[data-table]")?.dataset.version ?? 0),
    cards: [...document.querySelectorAll("[data-board] [data-card]")]
        .map((card) => card.dataset.card),
    players: [...document.querySelectorAll("[data-board] [data-seat]")]
        .map((player) => [Number(player.dataset.seat), player.outerHTML]),
    treasures: [...document.querySelectorAll("[data-board] [data-slot]")]
        .map((treasure) => [Number(treasure.dataset.slot), treasure.outerHTML]),
    cells: [...document.querySelectorAll("[data-board] .visually-hidden li")]
        .map((cell) => cell.textContent.trim()),
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


class Heard(NamedTuple):
    """An answer of the server to a request of the page, and whose eyes the screen had then."""

    answer: Response
    viewer: int


class Watch:
    """All that comes to one screen, from before its table is opened."""

    def __init__(self, visit: Visit, truth: Truth) -> None:
        self.visit = visit
        self.truth = truth
        self.frame: Frame | None = None
        self.kinds: set[str] = set()
        self.actions: list[str] = []
        self.leaks: list[str] = []
        self.frames = 0
        self.pages = 0
        self.answers = 0
        self._looks: int | None = None  # the seat that has said that it looks
        self._heard: list[Heard] = []
        visit.page.on("websocket", self._open)
        visit.page.on("response", self._answered)

    # ---- what comes over the line ---------------------------------------------------------------

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._send)

    def _send(self, payload: str | bytes) -> None:
        sent = msgspec.json.decode(payload)
        if sent.get("type") == "play":
            self.actions.append(sent["action"])
        elif sent.get("type") == "look":
            self._looks = sent["seat"]

    def _hear(self, payload: str | bytes) -> None:
        message = msgspec.json.decode(payload, type=ServerMessage)
        before = self.frame
        if isinstance(message, Frame):
            self.frame = message
        elif isinstance(message, Update) and before is not None:
            try:
                self.frame = frame_after(before, message)
            except Missed:  # a whole frame comes after it
                return
        elif isinstance(message, Preview):
            self._check_preview(message)
        if self.frame is not before:
            self._check(before)
        self._check_seed("the line", payload if isinstance(payload, str) else payload.decode())

    def _check(self, before: Frame | None) -> None:
        frame = self.frame
        assert frame is not None
        self.frames += 1
        if frame.question is not None and frame.view.get("question"):
            self.kinds.add(frame.view["question"]["kind"])
        self.leaks += leaks_in(frame, self.truth)
        seats = [one.seat for one in frame.occupants if one.yours]
        is_mine = frame.viewer in seats or frame.viewer < 0 or not _is_playing(frame)
        if not is_mine:
            self.leaks.append(f"seat {frame.viewer} is somebody else's")
        is_new = before is not None and frame.viewer != before.viewer and frame.viewer >= 0
        if is_new and _has_secrets(frame) and self._looks != frame.viewer:
            self.leaks.append(f"nobody has said that seat {frame.viewer} looks")

    def _check_preview(self, preview: Preview) -> None:
        """What an answer would show is not shown before."""
        hidden = {"role", "value", "mine"}
        self.leaks += [
            f"preview of {preview.action}: {change.path}"
            for change in preview.changes
            if change.path and change.path[-1] in hidden and change.after
        ]

    def _check_seed(self, where: str, text: str) -> None:
        frame = self.frame
        if frame is not None and _is_playing(frame) and self.truth.seed in text:
            self.leaks.append(f"the seed is in {where}")

    # ---- what the page asks for -----------------------------------------------------------------

    def _answered(self, answer: Response) -> None:
        if "/api/" in answer.url:
            viewer = self.frame.viewer if self.frame is not None else -3
            self._heard.append(Heard(answer, viewer))

    def check_answers(self) -> None:
        """Check what the server has answered to requests of the page."""
        heard, self._heard = self._heard, []
        for answer, viewer in heard:
            if "json" not in answer.headers.get("content-type", ""):
                continue
            self.answers += 1
            text = answer.text()
            self._check_seed(answer.url, text)
            self.leaks += [f"{answer.url}: {leak}" for leak in self._leaks_in(text, viewer)]

    def _leaks_in(self, text: str, viewer: int) -> Iterator[str]:
        told = msgspec.json.decode(text)
        if "view" in told:
            frame = msgspec.convert(told, Frame)
            yield from leaks_in(frame, self.truth)
            if frame.viewer not in {viewer, -3}:
                yield f"made for {frame.viewer}, while {viewer} looks"
        elif "lines" in told:
            page = msgspec.convert(told, LogPage)
            moves = max([page.lines_from, *(line.move for line in page.lines)])
            yield from leaks_in_lines(page.lines, page.lines_from, moves, viewer, self.truth)

    # ---- what the page shows and keeps ----------------------------------------------------------

    def check_page(self) -> None:
        """Check what is on the screen and what the browser keeps, for who looks at it now."""
        self.check_answers()
        page = self.visit.page.evaluate(PAGE)
        frame = self.frame
        if frame is None or page["version"] != frame.version:
            return
        self.pages += 1
        stored = " ".join(page["stored"].values())
        self._check_seed("the page", page["html"])
        self._check_seed("the storage", stored)
        if page["curtain"] and (page["board"] or page["cards"] or page["told"]):
            self.leaks.append("there is a board behind the curtain")
        if not _has_secrets(frame):
            return
        if sum(one.yours for one in frame.occupants) > 1:
            if _SECRET.search(stored):
                self.leaks.append(f"stored at a shared screen: {page['stored']}")
        else:
            self.leaks += self._leaks_in_storage(frame, page["stored"])
        if page["board"]:
            self.leaks += self._leaks_on_board(frame, page)

    def _leaks_on_board(self, frame: Frame, page: Mapping[str, Any]) -> Iterator[str]:
        """Find what is drawn or said on a board though who looks may not know it."""
        viewer, may_see = frame.viewer, self.truth.view(frame.moves, frame.viewer)
        hand = self.truth.hand(frame.moves, viewer) if viewer >= 0 else []
        yield from (
            f"{card} is on the screen of {viewer}" for card in page["cards"] if card not in hand
        )
        for seat, drawn in page["players"]:
            if set(_ROLE.findall(drawn)) - {may_see["players"][seat]["role"]}:
                yield f"role of {seat} is on the screen of {viewer}"
        for slot, drawn in page["treasures"]:
            if set(_VALUE.findall(drawn)) - {str(may_see["treasures"][slot - 1]["value"])}:
                yield f"treasure {slot} is on the screen of {viewer}"
        for mine in may_see["mines"]:
            known = mine["mine"].removesuffix("s")
            said = [cell for cell in page["cells"] if cell.startswith(f"{mine['cell']}:")]
            if set(_MINE.findall(" ".join(said))) - {known}:
                yield f"mine {mine['cell']} is on the screen of {viewer}"
        name = next((one.name for one in frame.occupants if one.seat == viewer), "")
        yield from (
            f"{told} is in the log of {name}"
            for told in page["told"]
            if name not in told and "You" not in told
        )

    def _leaks_in_storage(self, frame: Frame, stored: Mapping[str, str]) -> Iterator[str]:
        """Find what a notebook holds though its owner may not know it."""
        may_see = self.truth.view(frame.moves, frame.viewer)
        for name, value in stored.items():
            if not name.startswith("grotto.lost_mines."):
                if _SECRET.search(value):
                    yield f"{name} keeps {value}"
                continue
            if name != f"grotto.lost_mines.{frame.table.id}.{frame.viewer}":
                yield f"{name} is kept for {frame.viewer}"
            pages = msgspec.json.decode(value)["pages"]
            now = [page["facts"] for page in pages if page["round"] == may_see["round"]]
            yield from (
                f"the notebook of {frame.viewer} has {fact}"
                for facts in now
                for fact in facts
                if not _is_known(fact, may_see)
            )


def _is_known(fact: Mapping[str, Any], may_see: Mapping[str, Any]) -> bool:
    if fact["kind"] == "mine":
        mines = {mine["cell"]: mine["mine"] for mine in may_see["mines"]}
        return bool(mines[fact["cell"]] == fact["mine"])
    if fact["kind"] == "treasure":
        return bool(may_see["treasures"][fact["number"] - 1]["value"] == fact["value"])
    return bool(may_see["players"][fact["seat"]]["role"] == fact["role"])


def _is_playing(frame: Frame) -> bool:
    return frame.table.status == "playing"


def _has_secrets(frame: Frame) -> bool:
    return frame.table.game == "lost_mines" and _is_playing(frame)
