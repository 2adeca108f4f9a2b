"""A game from a package gets every interface, without a line about it in the package."""

from pathlib import Path

import pytest

from tests.packages.installing import Installed, install


@pytest.fixture(scope="session")
def liars_dice(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install("liars_dice", tmp_path_factory.mktemp("packages"))


def test_the_suites_of_others_accept_the_example(liars_dice: Installed) -> None:
    words = ("-n", "0", "-q", "-p", "no:cacheprovider", "tests/envs/test_suites.py")

    suites = liars_dice.run("pytest", *words, "-k", "liars_dice")

    assert suites.returncode == 0, suites.stdout


def test_a_dataset_of_it_is_written(liars_dice: Installed, tmp_path: Path) -> None:
    out = tmp_path / "dice.parquet"

    said = liars_dice.run("grotto.cli", "dataset", "liars_dice", "--games", "2", "--out", str(out))

    assert said.returncode == 0, said.stderr
    assert out.exists()
