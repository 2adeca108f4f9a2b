"""Every route keeps to the schema that we publish, whatever is asked of it."""

from collections.abc import Iterator
from itertools import count, product
from typing import Any

import pytest
import schemathesis
from httpx import Client as Browser
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from grotto.server.app import new_app
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running

SCHEMA = schemathesis.openapi.from_dict(new_app(Settings(database="sqlite://")).openapi())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Street:
    """A server with tables in every state, and browsers of people who may do more or less."""

    def __init__(self, server: Running) -> None:
        self.origin = server.origin
        self.host, self.guest, self.stranger = (server.browser() for _ in range(3))
        self.tables = [self.table(start) for start in (False, True)]
        asked = product(self.tables, (self.host, self.guest, self.stranger))
        self.visits = list(asked)
        self.numbers = count()

    def table(self, start: bool) -> str:  # noqa: FBT001 (two tables, and no more)
        body = {"game": "stone_age", "seats": 3, "name": "Ann", "visibility": "public"}
        made: str = self.host.post("/api/tables", json=body).json()["id"]
        for seat, browser in enumerate((self.host, self.guest)):
            sit = {"name": "Bee", "seat": seat, "key": f"sit{seat}"}
            browser.post(f"/api/tables/{made}/join", json=sit).raise_for_status()
        if start:
            self.host.post(f"/api/tables/{made}/start", json={"key": "go"}).raise_for_status()
        return made

    def next_visit(self) -> tuple[str, Browser]:
        return self.visits[next(self.numbers) % len(self.visits)]


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    path = tmp_path_factory.mktemp("contract") / "grotto.db"
    cheap = PasswordCost(kibibytes=64, passes=1)
    settings = Settings(
        database=sqlite_file(path), limits=NO_LIMITS, bot_pause=60.0, password_cost=cheap
    )
    with Running(settings) as running:
        yield Street(running)


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_a_route_keeps_to_its_schema(case: schemathesis.Case[Any], street: Street) -> None:
    table, browser = street.next_visit()
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    response = case.call(
        base_url=street.origin,
        headers={"Origin": street.origin},
        cookies=dict(browser.cookies.items()),
    )
    case.validate_response(response, checks=CHECKS)
