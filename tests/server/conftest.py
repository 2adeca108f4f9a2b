"""What tests of the server need: a database of their own, and a server that runs on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.server.settings import Settings, sqlite_file
from tests.server.running import Running


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """The address of an empty database, which is gone after the test."""
    return sqlite_file(tmp_path / "grotto.db")


@pytest.fixture
def settings(database_url: str) -> Settings:
    """How the server is run; a test module may say it differently."""
    return Settings(database=database_url, bot_pause=0.0)


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    """A server that runs for one test."""
    with Running(settings) as running:
        yield running
