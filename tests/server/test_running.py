"""A server starts, serves and stops."""

import resource
from collections.abc import Iterator

import pytest

from grotto.server.run import allow_many_sockets
from tests.server.running import Running

FILES = resource.RLIMIT_NOFILE


@pytest.fixture
def few_files() -> Iterator[None]:
    usual, most = resource.getrlimit(FILES)
    resource.setrlimit(FILES, (usual - 1, most))
    yield
    resource.setrlimit(FILES, (usual, most))


@pytest.mark.usefixtures("few_files")
def test_as_many_sockets_can_be_open_as_the_system_allows() -> None:
    allow_many_sockets()

    now, most = resource.getrlimit(FILES)
    assert now == most


def test_a_newcomer_makes_a_table_and_sees_it(server: Running) -> None:
    browser = server.browser()

    made = browser.post("/api/tables", json={"game": "stone_age", "seats": 2, "name": "Ann"})
    seen = browser.get(f"/api/tables/{made.json()['id']}")

    assert made.status_code == 201
    assert seen.json()["table"]["host"] is True
