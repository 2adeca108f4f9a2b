"""The other commands: the shelf, the rules, simulations and matches."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

SIMULATE = ("simulate", "stone_age", "--games", "6", "--seats", "3", "--seed", "4")


def test_the_version_says_which_build_runs(terminal: Terminal) -> None:
    result = terminal.run("--version")

    assert result.status == 0
    assert "interpreted" in result.out or "compiled" in result.out


def test_the_shelf_lists_seats_options_and_bots(terminal: Terminal) -> None:
    out = terminal.run("games").out

    assert out.startswith("stone_age: Stone Age\n")
    assert "Players: 2–4" in out
    assert "greedy: thinks one move ahead" in out
    assert "max_rounds=0 (0 … 100)" in out


@pytest.mark.parametrize(
    ("language", "first", "tiles"),
    [
        ("en", "random: drawn by lot; 0: seat 1; 1: seat 2", "full: all 48 tiles"),
        ("ru", "random: по жребию; 0: место 1; 1: место 2", "full: все 48 жетонов"),
        ("uk", "random: за жеребом; 0: місце 1; 1: місце 2", "full: усі 48 плиток"),
    ],
)
def test_the_shelf_says_what_the_values_of_options_mean(
    terminal: Terminal, language: str, first: str, tiles: str
) -> None:
    out = terminal.run("games", "--lang", language).out

    assert f"first_player=random ({first})" in out
    assert f"furnishings=full ({tiles}; introductory: " in out


@pytest.mark.parametrize(
    ("language", "word", "title"),
    [("en", "hut", "STA-2.7 Hut"), ("ru", "хижина", "STA-2.7"), ("uk", "хатина", "STA-2.7")],
)
def test_rules_are_found_by_words(terminal: Terminal, language: str, word: str, title: str) -> None:
    result = terminal.run("rules", "stone_age", word, "--lang", language)

    assert result.status == 0
    assert title in result.out


def test_rules_that_do_not_exist_are_not_found(terminal: Terminal) -> None:
    result = terminal.run("rules", "stone_age", "spaceship")

    assert result.status == 1
    assert "No rule speaks of “spaceship”." in result.out


def test_the_whole_rulebook_is_plain_text(terminal: Terminal) -> None:
    out = terminal.run("rules", "stone_age").out

    assert "STA-1.1 What you start with" in out
    assert "###" not in out


def test_tables_of_the_rulebook_are_plain_lines(terminal: Terminal) -> None:
    out = terminal.run("rules", "stone_age", "6.5").out

    assert "  4: 1 gold\n" in out
    assert "|" not in out


def test_a_simulation_prints_one_line_of_json_and_nothing_else(terminal: Terminal) -> None:
    result = terminal.run(*SIMULATE, "--json")

    summary = json.loads(result.out)
    assert result.out.count("\n") == 1
    assert result.err == ""
    assert {"game", "seats", "games", "decisions", "seconds", "decisions_per_second", "scores"} <= {
        *summary
    }
    assert (summary["seats"], summary["games"], len(summary["scores"])) == (3, 6, 3)


def test_a_simulation_is_summed_up_for_the_eye(terminal: Terminal) -> None:
    out = terminal.run(*SIMULATE).out

    assert "Stone Age: 6 games between random, random, random." in out
    assert "●" in out
    assert "█" in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_seed_gives_the_same_scores_again(terminal: Terminal) -> None:
    first = json.loads(terminal.run(*SIMULATE, "--json").out)
    again = json.loads(terminal.run(*SIMULATE, "--json").out)

    assert first["scores"] == again["scores"]


ARENA = ("arena", "stone_age", "--bots", "random", "greedy", "--option", "max_rounds=2")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_an_arena_shows_ratings_and_shares_with_intervals(
    terminal: Terminal, language: str
) -> None:
    result = terminal.run(*ARENA, "--games", "2", "--lang", language)

    assert result.status == 0
    assert "95 %" in result.out
    assert "±" in result.out
    assert max(map(len, result.out.splitlines())) <= 80


def test_an_arena_prints_json(terminal: Terminal) -> None:
    result = terminal.run(*ARENA, "--games", "2", "--json")

    assert json.loads(result.out)["games"] == 2


def test_an_arena_tells_who_went_wrong_and_goes_on(terminal: Terminal) -> None:
    words = "arena stone_age --bots random greedy broken=cmd:false --seats 2 --games 6"
    result = terminal.run(*words.split(), "--option", "max_rounds=2")

    assert result.status == 0
    assert "broken crashed and lost (exit status 1)" in result.out.replace("\n", " ")


def test_a_long_command_does_not_tear_the_tables_of_an_arena_apart(terminal: Terminal) -> None:
    carpenter = "cmd:perl examples/bots/carpenter.pl"
    words = ("--bots", carpenter, "random", "--games", "2", "--option", "max_rounds=2")
    result = terminal.run("arena", "stone_age", *words)

    assert "  …mples/bots/carpenter.pl  " in result.out
    assert all(len(line) <= 80 for line in result.out.splitlines())


def test_a_folder_of_another_arena_is_named_with_its_bots(
    terminal: Terminal, tmp_path: Path
) -> None:
    folder = ("--games", "2", "--out", str(tmp_path), "--option", "max_rounds=1")
    terminal.run("arena", "stone_age", "--bots", "random", "mine=novice", *folder)

    result = terminal.run("arena", "stone_age", "--bots", "random", "novice", *folder)

    assert "(bots: random mine=novice, not random novice)" in result.err


def test_an_arena_writes_its_results(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run(*ARENA, "--games", "2", "--out", str(tmp_path / "out"))

    assert f"all games are in {tmp_path / 'out'}." in result.out.replace("\n", " ")
    assert (tmp_path / "out" / "ratings.svg").exists()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--out", "/dev/null/folder"), "cannot be written"),
        (("--ray", "127.0.0.1:1"), "No Ray cluster lets us in at 127.0.0.1:1"),
    ],
)
def test_an_arena_that_cannot_be_held_says_so_in_one_sentence(
    terminal: Terminal, words: tuple[str, ...], code: str
) -> None:
    result = terminal.run(*ARENA, *words)

    assert result.status == 1
    assert code in result.err
    assert result.err.count("\n") == 1


def test_without_its_extra_an_arena_says_what_to_install(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)

    result = terminal.run(*ARENA)

    assert result.status == 1
    assert "grotto[arena]" in result.err


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_statistics_are_shown_and_written(
    terminal: Terminal, tmp_path: Path, language: str
) -> None:
    report = tmp_path / "report.html"
    words = ("stats", "stone_age", "--games", "4", "--bots", "random", "--option", "max_rounds=2")

    result = terminal.run(*words, "--out", str(report), "--lang", language)

    assert result.status == 0
    assert f'<html lang="{language}">' in report.read_text()
    assert "±" in result.out
    assert "(placed)" not in result.out  # names, and no ids of events


@pytest.mark.parametrize("place", ["", "nowhere/report.html"])
def test_a_report_that_cannot_be_written_is_refused_before_a_game_is_played(
    terminal: Terminal, tmp_path: Path, place: str
) -> None:
    result = terminal.run(
        "stats", "stone_age", "--games", "1000000", "--out", str(tmp_path / place)
    )

    assert result.status == 1
    assert result.err.strip() == f"{tmp_path / place} cannot be written."
    assert list(tmp_path.iterdir()) == []


def test_records_that_cannot_be_counted_are_told(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "one.game").write_bytes(Path("tests/golden/stone_age/cards-2.game").read_bytes())
    (tmp_path / "two.game").write_text("nonsense")

    result = terminal.run("stats", "stone_age", "--records", str(tmp_path))
    alone = terminal.run("stats", "caverna", "--records", str(tmp_path))

    assert "1 record was left out: two.game" in result.out
    assert "None of the 2 records there can be used" in alone.err
