"""The examples of the guide about playing online visit a server that runs only for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import Served


@pytest.fixture(autouse=True)
def address(
    request: pytest.FixtureRequest, doctest_namespace: dict[str, object], tmp_path: Path
) -> Iterator[None]:
    """Where the server of the examples runs."""
    if request.node.name != "online.md":
        yield
        return
    with Served(tmp_path) as served:
        doctest_namespace["address"] = served.address
        yield
