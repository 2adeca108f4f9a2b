"""A server finds the example by itself: people and bots play it over real sockets."""

import random
from collections.abc import Iterator

import httpx
import pytest

from grotto.bots import LEVELS
from tests.packages.installing import Installed
from tests.server.players import Player
from tests.server.processes import Served

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="module")
def address(liars_dice: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server runs that has the example."""
    with Served(tmp_path_factory.mktemp("home"), PYTHONPATH=liars_dice.path) as served:
        yield served.address.rstrip("/")


async def test_people_play_a_whole_game_and_see_their_own_dice_only(address: str) -> None:
    luck, kinds = random.Random(1), set[str]()
    async with Player(address) as ann, Player(address) as bob:
        table = await ann.sit_together(bob, game="liars_dice")
        for player in (ann, bob):
            await player.look_at(table)
        assert [len(dice) for dice in dice_on(ann)] == [5, 0]
        assert [len(dice) for dice in dice_on(bob)] == [0, 5]

        while ann.newest.table.status != "over":
            asked = ann if ann.is_asked() else bob
            key = await asked.play(asked.answer(luck))
            for player in (ann, bob):
                await player.see(asked.acks[key].version)
            kinds |= {line.event["kind"] for line in bob.newest.lines if line.event}

        assert ann.newest.standings == bob.newest.standings
        assert kinds >= {"rolled", "bid-made", "doubted", "shown", "counted", "die-lost"}


def dice_on(player: Player) -> list[list[int]]:
    """The dice that a screen shows, by seat."""
    return [seat["dice"] for seat in player.newest.view["players"]]


async def test_bots_of_every_level_sit_down(address: str) -> None:
    async with Player(address) as ann:
        made = await ann.post("", game="liars_dice", seats=3, name="Ann", options={"dice": 1})
        table = made.json()["id"]
        for number, level in enumerate(("random", "greedy")):
            (await ann.post(f"/{table}/bots", level=level, key=f"b{number}")).raise_for_status()
        (await ann.post(f"/{table}/join", name="Ann", key="sit")).raise_for_status()
        (await ann.post(f"/{table}/start", key="go")).raise_for_status()
        await ann.look_at(table)
        while ann.newest.table.status != "over":
            if ann.is_asked():
                await ann.play(ann.answer(random.Random(2)))
            else:
                await ann.hear()

        assert (await ann.get(f"/{table}/record")).text.startswith("grotto-record: 1\n")


def test_the_shelf_tells_what_is_built_in(address: str) -> None:
    *others, last = httpx.get(f"{address}/api/games").json()

    assert last["id"] == "liars_dice"
    assert last["seats"] == [2, 3, 4, 5, 6]
    assert last["bots"] == list(LEVELS)
    assert last["usual_bot"] == "player"
    assert [option["key"] for option in last["options"]] == ["dice", "wild_ones", "first_player"]
    assert [game["built_in"] for game in (*others, last)] == [True] * len(others) + [False]


@pytest.mark.parametrize(
    ("path", "beginning"),
    [("texts/uk", "liars_dice-name = Кості брехуна"), ("rulebook/ru", "# Кости лжеца")],
)
def test_texts_and_rulebooks_are_kept_by_browsers(address: str, path: str, beginning: str) -> None:
    first = httpx.get(f"{address}/api/games/liars_dice/{path}")
    again = httpx.get(str(first.url), headers={"If-None-Match": first.headers["ETag"]})

    assert first.text.startswith(beginning)
    assert first.headers["Cache-Control"] == "no-cache"
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/texts/en", "game/unknown"),
        ("chess/rulebook/en", "game/unknown"),
        ("%2e%2e/texts/en", "game/unknown"),
        ("liars_dice/texts/tlh", "language/unknown"),
        ("liars_dice/rulebook/..", "server/not-found"),
    ],
)
def test_nothing_else_is_sent(address: str, path: str, code: str) -> None:
    assert httpx.get(f"{address}/api/games/{path}").json()["code"] == code
