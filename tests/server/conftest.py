"""What tests of the server start and stop: a database each, on both engines."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.server.storage.database import migrate
from tests.server.postgres import Postgres


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
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with our schema, to be copied."""
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """An SQLite database with our schema and nothing in it."""
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'tables.db')}"


@pytest.fixture
def postgres_url(postgres: Postgres, postgres_template: str) -> Iterator[str]:
    """A PostgreSQL database with our schema and nothing in it."""
    name = postgres.new_database(postgres_template)
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with our schema and nothing in it: each test runs on both engines."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with `anyio` run on asyncio, as the server does."""
    return "asyncio"
