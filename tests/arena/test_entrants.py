"""Bots from elsewhere: modules, programs in any language, and what they may do wrong."""

import json
import sys
from pathlib import Path

import pytest

from grotto.arena.contest import Contest, Finish, hold
from grotto.arena.entrants import Entrant, check_entrant, entrants_of
from grotto.arena.errors import BrokenBot, SameName
from grotto.arena.guard import hold_guarded
from grotto.arena.line_bot import LineBot
from grotto.bots import UnknownBot
from grotto.core.options import Value
from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.stone_age.game import STONE_AGE
from grotto.play.position import Position

SHORT: dict[str, Value] = {"max_rounds": 2, "first_player": "0"}
ROGUES = "tests.arena.rogues"
CARPENTER = "cmd:perl examples/bots/carpenter.pl"

TAKES_FIRST = """
import sys
offers = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "offer":
        offers.append(rest)
    if word == "choose":
        print(offers[0], flush=True)
        offers.clear()
"""


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"cmd:{sys.executable} {path}"


def against_random(bot: str, seconds: float = 20.0) -> Finish:
    return hold_guarded(Contest("stone_age", (bot, "random"), "rogues", SHORT, seconds))


def test_entrants_may_have_names_of_their_own() -> None:
    assert entrants_of(["greedy", "mine=cmd:perl a.pl --x=1"]) == (
        Entrant("greedy", "greedy"),
        Entrant("mine", "cmd:perl a.pl --x=1"),
    )
    assert entrants_of(["cmd:env A=1 bot"]) == (Entrant("cmd:env A=1 bot", "cmd:env A=1 bot"),)


def test_different_bots_have_different_names() -> None:
    with pytest.raises(SameName):
        entrants_of(["a=greedy", "a=random"])
    assert len(entrants_of(["greedy", "greedy"])) == 2


def test_what_is_not_there_is_refused_before_a_game_is_begun() -> None:
    with pytest.raises(UnknownBot):
        check_entrant("genius", STONE_AGE)
    with pytest.raises(BrokenBot, match="no-program"):
        check_entrant("cmd:there-is-no-such-program", STONE_AGE)
    with pytest.raises(BrokenBot, match="no-command"):
        check_entrant("cmd:", STONE_AGE)
    with pytest.raises(BrokenBot, match="no-program"):
        check_entrant("cmd:perl 'unfinished", STONE_AGE)
    with pytest.raises(BrokenBot, match="no-factory"):
        check_entrant("no_such_module:bot", STONE_AGE)
    with pytest.raises(BrokenBot, match="no-bot"):
        check_entrant(f"{ROGUES}:no_bot", STONE_AGE)


def test_a_bot_of_a_module_plays_in_a_process_of_its_own() -> None:
    finish = against_random(f"{ROGUES}:first")

    assert len(finish.totals) == 2
    assert finish.faults == ()


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("raises", "crashed", "RuntimeError: boom"),
        ("leaves", "crashed", "exit status 3"),
        ("babbles", "nonsense", "hello"),
    ],
)
def test_a_bot_that_goes_wrong_loses_its_game(bot: str, kind: str, detail: str) -> None:
    finish = against_random(f"{ROGUES}:{bot}")

    assert (finish.totals, finish.winners, finish.ranks) == ((), (1,), (2, 1))
    assert [(fault.seat, fault.kind, fault.detail) for fault in finish.faults] == [
        (0, kind, detail)
    ]


def test_a_bot_that_hangs_loses_its_game() -> None:
    assert [fault.kind for fault in against_random(f"{ROGUES}:hangs", 0.3).faults] == ["hung"]
    assert against_random(f"{ROGUES}:first").faults == ()  # the next game has a process again


def test_a_program_in_another_language_plays() -> None:
    finish = hold(Contest("stone_age", (CARPENTER, "random"), "perl", SHORT))

    assert finish.faults == ()
    assert finish == hold(Contest("stone_age", (CARPENTER, "random"), "perl", SHORT))


@pytest.mark.parametrize(
    ("text", "kind", "detail"),
    [
        ("raise SystemExit('no idea')", "crashed", "no idea"),
        ("raise SystemExit(3)", "crashed", "exit status 3"),
        ("import time; time.sleep(60)", "hung", "0.5 s"),
        ("print('send everybody', flush=True); input()", "nonsense", "send everybody"),
        ("print('\\x07\\x1b[31m?', flush=True); input()", "nonsense", "??[31m?"),
        ("import os; os.write(1, b'x' * (1 << 23))", "crashed", ""),
    ],
)
def test_a_program_that_goes_wrong_loses_its_game(
    tmp_path: Path, text: str, kind: str, detail: str
) -> None:
    seconds = 0.5 if kind == "hung" else 20.0
    finish = against_random(script(tmp_path, text), seconds)

    assert [(fault.kind, fault.detail) for fault in finish.faults] == [(kind, detail)]
    assert finish.winners == (1,)


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = script(
        tmp_path,
        f"import sys\nout = open({str(heard)!r}, 'w')\n"
        + TAKES_FIRST.replace("    word, _", "    out.write(line); out.flush()\n    word, _"),
    )
    finish = hold(Contest("lost_mines", (bot, "random", "random"), "secret", {}))
    lines = heard.read_text().splitlines()
    views = [json.loads(line[5:]) for line in lines if line.startswith("view ")]
    events = [json.loads(line[6:]) for line in lines if line.startswith("event ")]

    assert lines[:3] == ["grotto 1", f"game lost_mines {LOST_MINES.info.rules_version}", "seat 0 3"]
    assert lines[-1] == f"end {' '.join(map(str, finish.totals))}"
    assert len(views) == lines.count("choose")
    hands = [event for event in events if event["kind"] == "card-drawn" and event["seat"] != 0]
    assert hands
    assert {event["card"] for event in hands} == {""}


def test_worlds_that_a_seat_cannot_tell_apart_are_told_in_the_same_words() -> None:
    state, stream = LOST_MINES.new(4, {}), Stream(5)
    for _ in range(40):
        chance = state.to_act() == CHANCE
        state.apply(LOST_MINES.deal(state, stream) if chance else state.draw(stream))
    seat = max(0, state.to_act())
    told = {
        LineBot([], LOST_MINES, 1, 1.0, {})._question(Position(LOST_MINES, world, seat))
        for world in (state, *(LOST_MINES.worlds(state, seat, Stream(n)) for n in range(5)))
    }

    assert len(told) == 1


def test_seats_get_seeds_of_their_own(tmp_path: Path) -> None:
    log = tmp_path / "seeds"
    text = f"import sys\nlog = open({str(log)!r}, 'a')\n" + TAKES_FIRST.replace(
        "    word, _", "    if line.startswith('seed'): log.write(line); log.flush()\n    word, _"
    )
    hold(Contest("stone_age", (script(tmp_path, text),) * 2, "seeds", SHORT))

    assert len(set(log.read_text().split("\n"))) == 3
