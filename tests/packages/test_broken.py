"""What is wrong with a package is told, and hinders no other game."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto import packages
from grotto.bots import levels_for
from grotto.cli.boards import board_of
from grotto.core.errors import BrokenGame, UnknownGame
from grotto.games import GAMES
from grotto.i18n import texts as i18n
from grotto.i18n.rulebook import rulebook_text
from grotto.i18n.texts import LANGUAGES, Texts, catalogue_of
from grotto.packages import Shelf
from tests.packages.making import GAME, Files, make_package


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are found, and forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Let everything that was found be looked for again."""
    for kept in (packages.announced, packages.part_of, i18n._read_bundle, i18n._with_packages):
        kept.cache_clear()
    for module in [name for name in sys.modules if name.startswith("package_of_")]:
        del sys.modules[module]


def shelf() -> Shelf:
    """A shelf that nobody has looked at yet."""
    return Shelf(*GAMES.built_in.values())


def test_a_sound_package_adds_its_game_behind_all_others(folder: Path) -> None:
    make_package(folder, "sound", {})

    assert [*shelf()] == [*GAMES.built_in, "sound"]
    assert len(shelf()) == len(GAMES.built_in) + 1
    assert shelf()["sound"].info.id == "sound"
    assert shelf().broken == ()


BROKEN: dict[str, tuple[Files, str]] = {
    "no-module": ({"game.py": None}, ""),
    "no-module-in-tears": ({"game.py": "1 / 0"}, ""),
    "no-module-no-name": ({}, "package_of_broken.game:NOTHING"),
    "no-module-no-package": ({}, "nowhere:GAME"),
    "no-module-of-package": ({"__init__.py": "raise SystemError"}, ""),
    "no-game": ({"game.py": "GAME = 1"}, ""),
    "other-id": ({"game.py": GAME.format(game="other")}, ""),
    "no-file": ({"texts/uk.ftl": None}, ""),
    "no-file-of-rules": ({"rulebook/ru.md": None}, ""),
    "no-message": ({"texts/ru.ftl": "broken-name = Игра\n"}, ""),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_package_is_told_and_left_out(folder: Path, case: str) -> None:
    changes, entry = BROKEN[case]
    make_package(folder, "broken", changes, entry)
    make_package(folder, "sound", {})

    [error] = shelf().broken

    assert case.startswith(error.problem.key.removeprefix("broken-game-"))
    assert [*shelf()] == [*GAMES.built_in, "sound"]
    for language in LANGUAGES:
        said = Texts(language).say(error.phrase())
        assert "package_of_broken" in said or "nowhere" in said


def test_whoever_asks_for_a_broken_game_hears_what_is_wrong(folder: Path) -> None:
    make_package(folder, "broken", {"game.py": "GAME = 1"})

    with pytest.raises(BrokenGame) as caught:
        shelf().find("broken")
    with pytest.raises(UnknownGame, match="stone_age"):
        shelf().find("chess")

    assert caught.value.code == "game/broken"


def test_nobody_takes_the_place_of_another_game(folder: Path) -> None:
    make_package(folder, "stone_age", {})

    [error] = shelf().broken

    assert error.problem.key == "broken-game-id-taken"
    assert shelf()["stone_age"] is GAMES.built_in["stone_age"]
    assert rulebook_text("stone_age", "en").startswith("# Stone Age")


def test_a_package_speaks_for_its_own_game_alone(folder: Path) -> None:
    texts = "sound-name = A Game\nsound-about = About.\nchess-name = Chess\nplayer = Nobody\n"
    make_package(folder, "sound", {"texts/en.ftl": texts})

    assert Texts("en").line("sound-name") == "A Game"
    assert not Texts("en").has("chess-name")
    assert Texts("en").line("player", number=1) == "Player 1"


def test_texts_of_other_games_are_read_though_one_package_does_not_load(folder: Path) -> None:
    make_package(folder, "broken", {"__init__.py": "1 / 0"})
    make_package(folder, "sound", {})

    assert Texts("uk").line("sound-about") == "About."


@pytest.mark.parametrize("part", ["evaluation", "board"])
def test_a_part_that_does_not_load_is_told_when_it_is_needed(folder: Path, part: str) -> None:
    make_package(folder, "sound", {f"{part}.py": "1 / 0"})
    game = shelf()["sound"]

    with pytest.raises(BrokenGame, match=f"package_of_sound.{part}"):
        levels_for(game) if part == "evaluation" else board_of("sound")


def test_a_game_without_evaluation_has_random_bots(folder: Path) -> None:
    make_package(folder, "sound", {})

    assert levels_for(shelf()["sound"]) == ("random",)


def test_a_game_may_be_called_like_a_module_of_ours(folder: Path) -> None:
    make_package(folder, "plain", {})

    assert board_of("plain").private is False


def test_only_games_have_catalogues_and_rulebooks(folder: Path) -> None:
    make_package(folder, "sound", {})

    assert rulebook_text("sound", "uk") == "# A game\n"
    assert "sound-name" in catalogue_of("sound", "ru")
    assert "stone_age-name" in catalogue_of("stone_age", "ru")
    for game in ("chess", "..", "core", "cli"):
        with pytest.raises(UnknownGame):
            catalogue_of(game, "en")
        with pytest.raises(UnknownGame):
            rulebook_text(game, "en")
