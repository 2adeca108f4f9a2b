"""What tests of the client need: servers to visit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.server.settings import Settings, sqlite_file
from tests.server.processes import Served
from tests.server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server on a thread of this process."""
    settings = Settings(database=sqlite_file(tmp_path / "grotto.db"), bot_pause=0.0, bot_beat=0.0)
    with Running(settings) as running:
        yield running


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that can be killed."""
    with Served(tmp_path) as process:
        yield process
