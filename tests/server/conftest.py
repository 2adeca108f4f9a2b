"""What tests of the server need: a database of their own, and a server that runs on it."""

import io
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from grotto.server.housekeeping import courier
from grotto.server.logs import set_up_logs
from grotto.server.settings import PasswordCost, Settings, sqlite_file
from grotto.server.storage.database import migrate
from tests.logs import log_plainly
from tests.server.receivers import Post, Receiver
from tests.server.running import Running
from tools.folders import Folder
from tools.postgres import Postgres

CHEAP = PasswordCost(kibibytes=64, passes=1)


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    """A database with our schema, to be copied."""
    name = postgres.new_database()
    migrate(postgres.url(name))
    return name


@pytest.fixture(scope="session")
def sqlite_folder() -> Iterator[Path]:
    """A folder for the SQLite files of all tests of this process."""
    folder = Folder()
    yield folder.path
    folder.close()


@pytest.fixture(scope="session")
def sqlite_template(sqlite_folder: Path) -> Path:
    """A file with our schema, to be copied."""
    path = sqlite_folder / "template.db"
    migrate(sqlite_file(path))
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path) -> Iterator[str]:
    """An SQLite database with our schema and nothing in it."""
    with TemporaryDirectory(dir=sqlite_template.parent) as folder:
        path = Path(folder, "grotto.db")
        shutil.copy(sqlite_template, path)
        yield sqlite_file(path)


@pytest.fixture
def postgres_url(postgres: Postgres, postgres_template: str) -> Iterator[str]:
    """A PostgreSQL database with our schema and nothing in it."""
    name = postgres.new_database(postgres_template)
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a database with our schema and nothing in it; tests run on both engines."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture
def settings(database_url: str) -> Settings:
    """How the server is run; a test module may say it differently."""
    return Settings(database=database_url, bot_pause=0.0, bot_beat=0.0, password_cost=CHEAP)


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    """A server that runs for one test."""
    with Running(settings) as running:
        yield running


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged during a test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs("info", stream)
    yield stream
    root.handlers, root.level = handlers, level
    log_plainly()


@pytest.fixture
def quiet_courier(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks at its outbox only when a test wants it."""
    monkeypatch.setattr(courier, "PAUSE", 10_000.0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A program that wants to be told something."""
    with Receiver() as opened:
        yield opened


@pytest.fixture
def post() -> Iterator[Post]:
    """A mail server."""
    with Post() as opened:
        yield opened
