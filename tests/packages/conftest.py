"""What tests of packages need: the example, installed as anybody would install it."""

import pytest

from tests.packages.installing import Installed, install


@pytest.fixture(scope="session")
def liars_dice(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Liar's dice, installed into a folder of its own."""
    return install("liars_dice", tmp_path_factory.mktemp("packages"))
