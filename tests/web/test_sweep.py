"""A part of the sweep: what is drawn is pressed, and nothing hidden is on the line or the page."""

from collections import Counter
from itertools import cycle

import msgspec
import pytest
from msgspec.structs import replace

from grotto.wire.frames import Frame
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.axe import serious_on
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.questions import QUESTIONS, Asked, table_asking
from tests.web.sweepers import COUNT, FED, HANDS, Sweeper
from tests.web.swept import MOST, TURN, Seen, Sum, too_many
from tests.web.tables import table_for
from tests.web.truth import leaks_in, truth_of
from tests.web.watching import Watch, kinds_of

SOON = {
    "caverna": {"place", "act"},
    "lost_mines": {"card"},
}
"""What is asked in every game before long."""

ANSWERS = 12

COUNTED = {"twin tile": "twin tile", "furnish": "furnishing", "go": "walk", "feed": FED}
"""Questions at which presses are counted, by what shall be answered."""


@pytest.mark.parametrize(
    ("game", "seats", "by", "people"),
    [
        ("caverna", 2, "mouse", ("Ann",)),
        ("lost_mines", 3, "mouse", ("Ann", "Bob")),
        ("lost_mines", 3, "touch", ("Ann",)),
    ],
)
def test_a_part_of_a_game_is_played_on_the_board(
    visit: Visiting, server: Running, game: str, seats: int, by: str, people: tuple[str, ...]
) -> None:
    somebody = visit(PHONE if by == "touch" else DESK)
    somebody.context.add_init_script(COUNT)
    path = table_for(somebody, game, seats, people)
    watch = Watch(somebody, truth_of(server, path))
    at = AtTable(somebody).open(path)

    sweeper = Sweeper(at, watch, by).play(ANSWERS)

    assert sweeper.answers == ANSWERS or at.is_over
    assert watch.frames >= ANSWERS
    assert watch.pages >= ANSWERS
    assert watch.answers > 0
    assert watch.leaks == []
    assert sweeper.broken == []
    assert SOON[game] <= watch.kinds <= kinds_of(game)
    assert too_many(sweeper.presses, sweeper.turns) == []
    assert sum(sweeper.listed.values()) <= ANSWERS // 4


def serious_at(at: AtTable, size: tuple[int, int]) -> list[str]:
    """List what axe finds on a screen of this size, by day and by night."""
    at.page.set_viewport_size({"width": size[0], "height": size[1]})
    at.board.locator("> *").first.wait_for()
    return [f"{size}: {found}" for found in serious_on(at.page)]


@pytest.mark.parametrize(
    ("asked", "by"),
    list(zip(QUESTIONS, cycle(HANDS), strict=False)),
    ids=lambda one: f"{one.game}-{one.kind}-{one.verb}" if isinstance(one, Asked) else one,
)
def test_every_kind_of_question_is_answered_on_the_board(
    visit: Visiting, server: Running, asked: Asked, by: str
) -> None:
    somebody = visit(PHONE if by == "touch" else DESK)
    somebody.context.add_init_script(COUNT)
    path = table_asking(somebody, asked)
    watch = Watch(somebody, truth_of(server, path))
    at = AtTable(somebody).open(path).wait_for_turn()

    own, other = somebody.size, PHONE if somebody.size == DESK else DESK
    serious = [*serious_at(at, other), *serious_at(at, own)]
    sweeper = Sweeper(at, watch, by, wants=asked.verb).play(1)

    assert serious == []
    assert asked.kind in watch.kinds
    assert sweeper.broken == []
    assert not sweeper.listed
    assert watch.leaks == []


@pytest.mark.parametrize("asked", [one for one in QUESTIONS if one.verb in COUNTED])
def test_what_is_done_most_takes_few_presses(
    visit: Visiting, server: Running, asked: Asked
) -> None:
    somebody = visit()
    somebody.context.add_init_script(COUNT)
    path = table_asking(somebody, asked)
    watch = Watch(somebody, truth_of(server, path))

    sweeper = Sweeper(AtTable(somebody).open(path), watch, wants=asked.verb).play(1)

    assert max(sweeper.presses[COUNTED[asked.verb]]) <= MOST[COUNTED[asked.verb]]


@pytest.mark.parametrize(("game", "count"), [("caverna", 15), ("lost_mines", 5)])
def test_the_kinds_of_questions_are_read_from_the_types_of_the_client(
    game: str, count: int
) -> None:
    assert len(kinds_of(game)) == count
    assert kinds_of(game) == {one.kind for one in QUESTIONS if one.game == game}


def test_the_sweep_tells_what_took_too_many_presses_and_what_never_came() -> None:
    assert too_many({"walk": Counter({1: 3, 3: 1})}, Counter({6: 1})) == [
        "walk: {1: 3, 3: 1}, at most 2",
        f"{TURN}: {{6: 1}}, at most 5",
    ]
    assert "lost_mines: face was never asked" in Sum().missing(["lost_mines"])
    assert "walk: presses were never counted" in Sum().missing(["lost_mines"])
    assert "twin tile: presses were never counted" not in Sum().missing(["lost_mines"])


def test_a_frame_with_secrets_of_others_is_found(visit: Visiting, server: Running) -> None:
    somebody = visit()
    path = table_for(somebody, "lost_mines", 3, first_player="0")
    answer = somebody.context.request.get(f"{server.origin}/api{path}")
    frame = msgspec.json.decode(answer.body(), type=Frame)
    truth = truth_of(server, path)
    others = truth.view(frame.moves, 1)["players"][1]

    players = [frame.view["players"][0], others, frame.view["players"][2]]
    leaking = replace(frame, view={**frame.view, "players": players})
    of_another = replace(frame, viewer=1)

    assert list(leaks_in(frame, truth)) == []
    assert any("players" in leak for leak in leaks_in(leaking, truth))
    assert any("lines" in leak for leak in leaks_in(of_another, truth))


def test_the_sweep_counts_who_was_asked_what() -> None:
    total = Sum([Seen("one", "lost_mines", "mouse", ["card", "vote"], [], [])])

    table = {line.split()[0]: line.split()[1:] for line in total.table(["lost_mines"])}

    assert table["lost_mines"] == ["mouse", "keys", "touch"]
    assert table["card"] == ["1", "0", "0", "not", "by", "all"]
    assert table["face"] == ["0", "0", "0", "never"]
