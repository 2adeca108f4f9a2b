"""The other commands: the shelf, the rules, simulations and matches."""

import json

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


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_match_shows_shares_with_intervals(terminal: Terminal, language: str) -> None:
    words = ("arena", "stone_age", "random", "random", "--games", "4", "--lang", language)
    result = terminal.run(*words)

    assert result.status == 0
    assert "95 %" in result.out
    assert "100.0%" in result.out


def test_a_match_prints_json(terminal: Terminal) -> None:
    result = terminal.run("arena", "stone_age", "random", "random", "--games", "2", "--json")

    assert json.loads(result.out)["games"] == 2
