"""People who know what they want: they choose an answer and press what stands for it."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, Self

from playwright.sync_api import Error, Locator, Page

from grotto.wire.frames import Frame
from grotto.wire.offers import Offered, offers_in
from tests.web.at_table import TARGETS, AtTable
from tests.web.axe import serious_on
from tests.web.browser import PATIENCE, PHONE
from tests.web.fingers import draw_into_sight
from tests.web.watching import Watch

COUNT: Final = """
    window.presses = 0;
    for (const kind of ["pointerdown", "keydown"])
        addEventListener(kind, ({ key }) => {
            if (key === undefined || key === "Enter" || key === " ") window.presses += 1;
        }, true);
"""
"""Counts what is pressed; other keys only lead from one thing to the next."""

READY: Final = """(before) => {
    const screen = document.querySelector("[data-table]");
    if (!screen || screen.dataset.busy !== "false") return false;
    const { table, version } = screen.dataset;
    const over = document.querySelector(".curtain, [data-seen], [data-story]");
    if (table === "over" || over) return true;
    const open = document.querySelector("[data-board] [data-target=open], [data-row]");
    return table === "asked" && Number(version) !== before && open !== null;
}"""

PROPOSED: Final = """(version) => {
    const meals = "[data-sheet=harvest] :is([data-offer^=feed], [data-agree])";
    const screen = document.querySelector("[data-table]");
    return Number(screen.dataset.version) !== version || screen.dataset.busy === "true"
        || document.querySelector(meals) !== null;
}"""
"""A meal is proposed, which may have to be worked out first, or the question is answered."""

OVER_THE_BOARD: Final = ".curtain button, [data-seen], [data-story] button[data-target=open]"
"""What lies over the board until somebody puts it away."""

TABS_TO: Final = """(wanted) => {
    const found = "a[href], button, input, select, textarea, summary, [tabindex]";
    const all = [...document.querySelectorAll(found)].filter((node) =>
        node === wanted || (node.tabIndex >= 0 && !node.disabled && node.checkVisibility()));
    const [from, to] = [all.indexOf(document.activeElement), all.indexOf(wanted)];
    const ahead = (to - from + all.length) % all.length;
    return ahead <= all.length / 2 || from < 0 ? ahead : ahead - all.length;
}"""
"""How many tabs lead to something, as far as one can tell; backwards is negative."""

PULL: Final = "[data-pull=up]"
"""What shows the list of answers on a phone."""

TABS: Final = 150
LOOK_BACK: Final = 15
"""After so many answers, again and again, somebody looks back."""
TRIES: Final = 8
PICTURES: Final = 5
"""Of what could not be pressed, at most."""

FED: Final = "feeding with enough food"
NAMED: Final = {"twin tile": "twin tile", "go": "walk", "furnish": "furnishing"}
"""What presses are counted for; all other answers are named by their questions."""

Hand = Callable[[Locator], None]


def with_mouse(thing: Locator) -> None:
    """Click something."""
    thing.click(timeout=4000)


def with_finger(thing: Locator) -> None:
    """Tap something."""
    thing.tap(timeout=4000)


def with_keys(thing: Locator) -> None:
    """Go to something by tabs, forwards or backwards, and press Enter."""
    page = thing.page
    wanted = thing.element_handle(timeout=4000)
    steps: int = page.evaluate(TABS_TO, wanted)
    key = "Tab" if steps >= 0 else "Shift+Tab"
    for _ in range(abs(steps) - 1):
        page.keyboard.press(key)
    for _ in range(TABS):
        if page.evaluate("(wanted) => wanted === document.activeElement", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)
    raise Error(f"no tab leads to {thing}")


HANDS: Final[dict[str, Hand]] = {"mouse": with_mouse, "keys": with_keys, "touch": with_finger}


class Sweeper:
    """Plays a game, counts presses, and notes whatever could not be done on the board."""

    def __init__(
        self,
        at: AtTable,
        watch: Watch,
        by: str = "mouse",
        luck: int = 1,
        wants: str = "",
        *,
        judges: bool = False,
    ) -> None:
        self.at = at
        self.page: Page = at.page
        self.watch = watch
        self.hand = HANDS[by]
        self.wants = wants  # an answer that is called so is given first
        self.luck = random.Random(luck)
        self.answers = 0
        self.at_the_end = False
        self.presses: dict[str, Counter[int]] = {}
        self.turns: Counter[int] = Counter()
        self.listed: Counter[str] = Counter()
        self.broken: list[str] = []
        self.answered: Counter[str] = Counter()
        self.judges = judges  # whether axe looks at every screen
        self.serious: list[str] = []  # what it has found
        self._judged: set[str] = set()  # kinds of questions, and what lies over the board
        self._turn: tuple[int, int] | None = None  # presses when it began, conversions in it

    # ---- a game ---------------------------------------------------------------------------------

    def play(self, answers: int | None = None) -> Self:
        """Answer until the game is over, or so often."""
        before = -1
        while not self._ready(before) and (answers is None or self.answers < answers):
            if self.answers % LOOK_BACK == LOOK_BACK - 1:
                self._look_back()
            before = self.answer()
        return self

    def _look_back(self) -> None:
        """Look at a moment before, by a line of the log; with a mouse leaf back to an early one."""
        if self.hand is with_finger or not self.page.locator("[data-move] button").count():
            return
        if self._pressed_line():
            self.at.expect_moment("past")
            self._judge("looking back")
            self.watch.check_answers()
            self._come_back()
            self.at.expect_moment("asked")

    def _come_back(self) -> None:
        """Come back to now; what lies over the board, or is chosen, goes first."""
        for _ in range(3):
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(100)
            if self.at.screen.get_attribute("data-table") != "past":
                return

    def _pressed_line(self) -> bool:
        if self.hand is with_keys:
            for key in ("l", "ArrowUp", "ArrowUp", "Enter"):
                self.page.keyboard.press(key)
            return True
        earlier = self.at.button("Show what happened earlier")
        line = self.page.locator("[data-move] button").first
        with suppress(Error):  # it goes away when it is seen
            earlier.scroll_into_view_if_needed(timeout=500)
        return line.is_visible() and self._try(line)

    def _judge(self, name: str) -> None:
        """Let axe look at a screen that is called so, once in a game."""
        if not self.judges or name in self._judged:
            return
        self._judged.add(name)
        self.serious += [f"{name}: {found}" for found in serious_on(self.page)]

    def _ready(self, before: int) -> bool:
        """Wait for one's turn, and put away what lies over the board; tell whether all is over."""
        while True:
            self.page.wait_for_function(READY, arg=before, timeout=2 * PATIENCE)
            self.watch.check_page()
            if self.at.is_over:
                self.at_the_end = True
                self._judge("the end")
                return True
            over = self.page.locator(OVER_THE_BOARD)
            if not over.count():
                if self._is_level():
                    return False
                continue
            self._judge("something over the board")
            self._put_away(over.first)
            before = -1

    def _put_away(self, thing: Locator) -> None:
        """Press what lies over the board; a curtain stays until the server shows another hand."""
        curtain = self.page.locator(".curtain")
        falls = bool(curtain.count())
        if self._try(thing) and falls:
            curtain.wait_for(state="detached")

    def _is_level(self) -> bool:
        """Whether the page shows what came last, and asks."""
        frame = self.watch.frame
        is_level = frame is not None and frame.question is not None
        if is_level and frame is not None and frame.version == self.at.version:
            return True
        self.page.wait_for_timeout(20)
        return False

    def answer(self) -> int:
        """Give one answer; return the version before it."""
        frame = self.watch.frame
        assert frame is not None
        assert frame.question is not None
        kind = str(frame.view["question"]["kind"])
        wish = self.wish(frame)
        first = self._count()
        sent = len(self.watch.actions)
        if kind == "place" and frame.table.game == "caverna":
            self._close_turn(first)
        if kind == "feed" and self._goes_on(frame.version):
            return frame.version
        self._leaf_through()
        self._judge(kind)
        on_board = any(self._did(steps, frame.version) for steps in self.ways(frame, wish))
        if not on_board:
            self.listed[f"{kind}: {wish.action}"] += 1
            self.at.visit.keep(f"sweep-listed-{self._game}-{self.listed.total()}")
            row = f'[data-row="{wish.action}"]'
            in_list = ([row], [PULL, row])
            if not any(self._did(steps, frame.version) for steps in in_list):
                self._anything(frame)
        verbs = [action.split()[0] for action in self.watch.actions[sent:]]
        self.answers += 1
        self.answered.update(verbs)
        if on_board:
            name = _name(wish, frame.view["question"])
            self.presses.setdefault(name, Counter())[self._count() - first] += 1
        if self._turn and (wish.kind == "anytime" or not on_board or kind not in {"place", "act"}):
            self._turn = None
        return frame.version

    def _goes_on(self, version: int) -> bool:
        """Wait for what is proposed; tell whether a plan that was agreed to goes on by itself."""
        self.page.wait_for_function(PROPOSED, arg=version)
        return self.at.version != version or bool(self.page.locator(_BUSY).count())

    def _leaf_through(self) -> None:
        """Scroll a catalogue that is open to its end: it draws its tiles as they come in sight."""
        more = self.page.locator("[data-sheet=catalogue] .more")
        while more.is_visible():
            with suppress(Error):  # it goes away when it is seen
                more.scroll_into_view_if_needed(timeout=1000)
            self.page.wait_for_timeout(20)

    def _close_turn(self, now: int) -> None:
        """Count the presses of the turn before, if it had no conversions."""
        if self._turn is not None:
            self.turns[now - self._turn[0]] += 1
        self._turn = (now, 0)

    def _count(self) -> int:
        count: int = self.page.evaluate("() => window.presses")
        return count

    # ---- pressing -------------------------------------------------------------------------------

    def _try(self, thing: Locator) -> bool:
        try:
            self.hand(thing)
        except Error as error:
            lines = str(error).splitlines()
            why = next((line for line in lines if "intercepts" in line), lines[0])
            self.broken.append(f"{_selector(thing)}: {why.strip()}")
            if len(self.broken) <= PICTURES:
                self.at.visit.keep(f"sweep-broken-{self._game}-{len(self.broken)}")
            return False
        return True

    def _did(self, steps: list[str], version: int) -> bool:
        """Press one thing after the other; tell whether that was an answer."""
        for at, step in enumerate(steps):
            thing = self.page.locator(step).first
            if at and self.at.has_answered(str(version)):
                return True
            if at:  # it may come in sight now
                with suppress(Error):
                    thing.wait_for(timeout=300)
            if self.hand is with_finger and (cell := _CELL.search(step)):
                draw_into_sight(self.page, cell[1], thing)
            if not thing.is_visible():
                return self._is_done(version) if at else False
            if not self._try(thing):
                return self._release()
        return self._is_done(version)

    def _is_done(self, version: int) -> bool:
        """Confirm what was tapped on a phone; tell whether the table has heard it, or let it go."""
        do_it = self.at.button("Do it")
        is_open = self.at.visit.size == PHONE and do_it.is_visible()
        if is_open and not self.at.has_answered(str(version)):
            self._try(do_it)
        return self._is_heard(version) or self._release()

    def _release(self) -> bool:
        self.page.keyboard.press("Escape")
        return False

    def _is_heard(self, version: int) -> bool:
        for _ in range(6):
            if self.at.has_answered(str(version)):
                return True
            self.page.wait_for_timeout(30)
        return False

    def _anything(self, frame: Frame) -> None:
        """Press whatever glows or is listed until the table has heard something."""
        for _ in range(TRIES):
            things = self.page.locator(f"{TARGETS}, [data-row], {PULL}").all()
            seen = [thing for thing in things if thing.is_visible()]
            if seen:
                self._try(self.luck.choice(seen))
            do_it = self.at.button("Do it")
            if do_it.is_visible():
                self._try(do_it)
            if self._is_heard(frame.version):
                return
        question = frame.view["question"]
        raise AssertionError(f"nothing can be answered to {question}; {self.broken[-5:]}")

    @property
    def _game(self) -> str:
        frame = self.watch.frame
        return frame.table.game if frame else ""

    # ---- wishes ---------------------------------------------------------------------------------

    def wish(self, frame: Frame) -> Offered:
        """Choose an answer; conversions and ends are rare."""
        assert frame.question is not None
        offers = list(offers_in(frame.question.menus))
        wanted = [offer for offer in offers if self.wants in _called(offer)] if self.wants else []
        self.wants = ""
        offers = wanted or offers
        rare = {"anytime": 0.02, "end": 0.3}
        by_verb: dict[str, list[Offered]] = {}
        for offer in offers:
            by_verb.setdefault(offer.action.split()[0], []).append(offer)
        weights = [
            rare.get(some[0].kind, 1.0) * _LIKED.get(verb, 1.0) for verb, some in by_verb.items()
        ]
        some = self.luck.choices(list(by_verb.values()), weights)[0]
        if some[0].action.startswith("feed"):
            return max(some, key=lambda offer: int(offer.action.split()[1]))
        return self.luck.choice(some)

    def ways(self, frame: Frame, wish: Offered) -> Iterator[list[str]]:
        """Tell what to press on the board for it: one way after another."""
        if frame.table.game == "lost_mines":
            yield from _mines(frame, wish, self.luck)
        else:
            yield from _caverna(frame, wish)
        yield [f'[data-sheet] [data-row="{wish.action}"]']
        yield [f'[data-board] [data-offer="{wish.action}"]']
        yield [f'[data-board] [data-row="{wish.action}"]']


def _called(wish: Offered) -> tuple[str, ...]:
    """Return the verb of an answer, and what else it is called."""
    verb = wish.action.split()[0]
    cells = [ref for ref in wish.refs if ref.kind == "cell"]
    return (verb, "twin tile") if verb == "lay" and len(cells) > 1 else (verb,)


def _name(wish: Offered, question: Mapping[str, Any]) -> str:
    """Return under which name presses are counted."""
    called = _called(wish)[-1]
    if called == "feed" and question["held"] >= question["need"]:
        return FED
    return NAMED.get(called, f"{question['kind']}: {called}")


def _selector(thing: Locator) -> str:
    return str(thing).rsplit("selector=", maxsplit=1)[-1].rstrip(">")


_CELL: Final = re.compile(r"data-(?:cell|edge)=\"([a-z]\d)")
"""A cell of a map in what is to be pressed; a border begins with a cell beside it."""

_BUSY: Final = '[data-table][data-busy="true"]'
_PROPOSED: Final = {
    "gold": ([".coins .go"],),
    "feed": (
        ["[data-sheet=harvest] [data-offer^=feed]"],
        ["[data-sheet=harvest] [data-agree]"] * 2,
        ["[data-open=harvest]", *["[data-sheet=harvest] [data-agree]"] * 2],
    ),
}
"""What to press for answers that the board proposes by itself."""

_LIKED: Final = {
    "furnish": 4.0,
    "grow": 3.0,
    "discard": 0.15,
    "propose": 2.0,
    "stop": 0.3,
    "agree": 0.5,
}


def _mines(frame: Frame, wish: Offered, luck: random.Random) -> Iterator[list[str]]:
    verb = wish.action.split()[0]
    refs = {ref.part: ref for ref in wish.refs}
    if verb == "go":
        ways: list[dict[str, Any]] = frame.view["reach"]["ways"]
        far = [3.0 ** "abcdefghijk".index(way["cell"][0]) for way in ways]
        goal = luck.choices(ways, far)[0]["cell"]  # to the mines, most of the time
        yield [f'[data-board] .goal[data-cell="{goal}"]', f'[data-board] [data-walk="{goal}"]']
    elif verb == "stop":
        yield ["[data-board] [data-stop]"]
    elif verb == "discard" and sum(refs["cards"].counts.values()) == 1:
        yield [f'[data-card="{next(iter(refs["cards"].counts))}"]', "button[data-bin]"]
    elif verb == "discard":
        cards = [f'[data-card="{card}"]:not(.binned)' for card in refs["cards"].counts]
        picked = cards if len(cards) > 1 else cards * 2
        yield ["[data-board] [data-bin] button", *picked, f'[data-offer="{wish.action}"]']
    elif verb == "take":
        yield [f'[data-board] [data-slot="{refs["number"].number}"]']
    else:
        card = refs["card"].key if "card" in refs else verb
        card = refs["tool"].key if verb == "use" and "tool" in refs else card
        taken = f'[data-board] [data-card="{card}"]'
        for part, name in (("edge", "edge"), ("cell", "cell"), ("number", "slot"), ("who", "seat")):
            if part in refs:
                where = refs[part].key or refs[part].number
                yield [taken, f'[data-board] [data-{name}="{where}"][data-target=open]']
        yield [taken, f'[data-board] [data-offer="{wish.action}"]']


def _caverna(frame: Frame, wish: Offered) -> Iterator[list[str]]:
    verb, *rest = wish.action.split()
    cells = [ref.key for ref in wish.refs if ref.kind == "cell"]
    own = [f'[data-board] [data-cell="{frame.viewer} {cell}"][data-target=open]' for cell in cells]
    near = ("[role=dialog]", ".chooser", ".sheet .body")  # a phone shows there what was tapped
    chosen = ", ".join(f'{where} [data-row="{wish.action}"]' for where in near)
    if verb in {"place", "imitate", "save"}:
        yield [f'[data-board] [data-place="{rest[0]}"][data-target=open]']
    elif verb == "dwarf":
        dwarfs = frame.view["players"][frame.viewer]["dwarfs"]
        yield from (
            [f'[data-spot="seat-{frame.viewer}-dwarf"] li:nth-child({at}) button']
            for at, dwarf in enumerate(dwarfs, 1)
            if dwarf["place"] == "home" and str(dwarf["weapon"]) == rest[0]
        )
    elif verb == "furnish":
        tile = f'[data-furnishing="{rest[0]}"]'
        yield [f'{tile} button[data-row="{wish.action}"]']
        yield [f"{tile} button[data-row=group]", f'{tile} [data-row="{wish.action}"]']
        yield [*own, chosen]
    elif verb == "loot" and rest:
        yield [f'[data-loot="{rest[0]}"][data-target=open]', ".expedition .go"]
    elif verb in _PROPOSED:
        yield from _PROPOSED[verb]
    elif wish.kind == "anytime":
        tray = "[data-open=tray][aria-expanded=false]"
        yield [tray, f'[data-sheet=tray] [data-row="{wish.action}"]']
        yield [tray, f'[data-sheet=tray] [data-tile="{rest[0]}"]', *own]
    elif own:
        yield from () if verb == "lay" else ([own[0], chosen],)
        yield own
