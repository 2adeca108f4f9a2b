"""The example is played everywhere, though no line of Grotto speaks of it."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.packages.installing import ROOT, Installed

PLAY = ("grotto.cli", "play", "liars_dice", "--seats", "3", "--bots", "greedy", "--seed", "cups")


def succeeded(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_source_of_grotto_speaks_of_the_example() -> None:
    """The one file that knows how a package is announced tells it by this example."""
    sources = [
        file
        for folder in ("src", "client/src")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in {".py", ".ts", ".svelte", ".ftl"}
    ]
    speaking = [file.name for file in sources if "liars" in file.read_text("utf-8").lower()]

    assert speaking == ["packages.py"]


def test_the_tutorial_shows_the_very_code() -> None:
    folder = ROOT / "examples/liars_dice"
    code = "\n".join(file.read_text("utf-8") for file in (folder / "src").rglob("*.py"))
    shown = re.findall(
        "^```python\n(.*?)^```", (folder / "README.md").read_text(), re.MULTILINE | re.DOTALL
    )

    excerpts = [excerpt for excerpt in shown if not excerpt.startswith(">>>")]
    assert [excerpt for excerpt in excerpts if excerpt not in code] == []
    assert excerpts


def test_its_own_tests_pass(liars_dice: Installed) -> None:
    succeeded(liars_dice.run("pytest", "-q", "-p", "no:cacheprovider", liars_dice.source))


def test_every_law_holds_for_it(liars_dice: Installed) -> None:
    told = succeeded(
        liars_dice.run(
            "pytest", "-q", "-p", "no:cacheprovider", "-k", "liars_dice",
            "tests/laws", "tests/wire", "tests/bots/test_levels.py",
            "tests/i18n/test_everything_is_said.py", "tests/i18n/test_rulebook.py",
        )
    )  # fmt: skip

    laws = [file.name for file in (ROOT / "tests/laws").glob("test_*.py")]
    assert int(told.rpartition(" passed")[0].split()[-1]) > 10 * len(laws)


def test_it_can_be_imported_before_grotto(liars_dice: Installed) -> None:
    """Whoever imports the game first does not meet a shelf that is looking for it."""
    told = liars_dice.run("timeit", "-n1", "-r1", "-s", "from liars_dice.game import GAME", "GAME")

    assert "loop" in succeeded(told)


@pytest.mark.parametrize(("language", "name"), [("en", "Liar’s Dice"), ("uk", "Кості брехуна")])
def test_the_terminal_lists_it_after_all_others(
    liars_dice: Installed, language: str, name: str
) -> None:
    told = succeeded(liars_dice.run("grotto.cli", "games", "--lang", language))

    heads = [line for line in told.splitlines() if line and not line.startswith(" ")]
    assert heads[-1] == f"liars_dice: {name}"
    assert len(heads) == 5


def test_it_is_played_in_the_terminal_and_its_dice_are_proven(
    liars_dice: Installed, tmp_path: Path
) -> None:
    told = succeeded(liars_dice.run(*PLAY, text="1\n" * 200, home=tmp_path))

    assert "? ? ? ? ?" in told
    [record] = tmp_path.rglob("*.game")
    assert "wins" in succeeded(liars_dice.run("grotto.cli", "replay", record))
    assert "rolls and draws" in succeeded(liars_dice.run("grotto.cli", "verify", record))


def test_the_terminal_says_why_not(liars_dice: Installed, tmp_path: Path) -> None:
    told = liars_dice.run(
        *PLAY, "--option", "first_player=0", text="? doubt\nbid 16 1\n", home=tmp_path
    ).stdout

    assert "Nobody has bid in this round yet." in told
    assert "Only 15 dice are on the table." in told


def test_it_has_no_lessons_and_a_coach_that_knows_what_is_good(
    liars_dice: Installed, tmp_path: Path
) -> None:
    refused = liars_dice.run("grotto.cli", "learn", "liars_dice", "--lang", "en")
    told = liars_dice.run(
        *PLAY, "--option", "first_player=0", "--coach", text="quit\n", home=tmp_path
    )

    assert refused.returncode == 2
    assert len(refused.stderr.strip().splitlines()) == 1
    assert "Good now" in succeeded(told)
    assert "Coach:" not in told.stdout  # it says nothing about its questions


def test_its_rulebook_is_read_in_the_terminal(liars_dice: Installed) -> None:
    told = succeeded(liars_dice.run("grotto.cli", "rules", "liars_dice", "LIA-2.3", "--lang", "ru"))

    assert told.strip().startswith("LIA-2.3 Повышение")


def test_greedy_bots_beat_random_ones_in_the_arena(liars_dice: Installed) -> None:
    words = "arena liars_dice --bots greedy random --games 60 --json".split()
    told = json.loads(succeeded(liars_dice.run("grotto.cli", *words)))

    assert told["by_bot"][0]["name"] == "greedy"
    assert told["by_bot"][0]["win_share"] > 0.9


def test_statistics_are_made_of_it(liars_dice: Installed, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    words = ("stats", "liars_dice", "--seats", "3", "--games", "6", "--lang", "uk", "--out", report)
    succeeded(liars_dice.run("grotto.cli", *words))

    assert "LIA-2." in report.read_text("utf-8")


def test_games_are_simulated_in_several_processes(liars_dice: Installed) -> None:
    words = ("simulate", "liars_dice", "--seats", "4", "--games", "200", "--jobs", "2", "--json")
    told = json.loads(succeeded(liars_dice.run("grotto.cli", *words)))

    assert sum(told["wins"]) == pytest.approx(200)
