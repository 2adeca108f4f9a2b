"""Whoever wants to be forgotten leaves no name behind: in no log, no chat, and nowhere else."""

import pytest
from sqlalchemy import create_engine, select

from grotto.server.settings import Settings
from grotto.server.storage.backup import look_through
from grotto.server.storage.database import sync_url
from grotto.server.storage.files import file_of
from grotto.server.storage.schema import CHANNELS, METADATA, NOTICES, WISHES
from tests.server.noticed import listen, pass_turn, table_of, telling_settings, wish
from tests.server.receivers import Post, Receiver
from tests.server.running import Running
from tests.server.visits import SECRET, Visitor, known

pytestmark = pytest.mark.usefixtures("quiet_courier")


@pytest.fixture
def settings(database_url: str, post: Post) -> Settings:
    return telling_settings(database_url, post.port)


def forget(visitor: Visitor, name: str = "Ottilie") -> None:
    """Let somebody be forgotten."""
    body = {"name": name, "password": SECRET}
    visitor.browser.post("/api/me/delete", json=body).raise_for_status()


def expect_no_trace(server: Running, *names: str) -> None:
    """Look for names in every column of every table."""
    url = server.services.settings.database
    engine = create_engine(sync_url(url))
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)).all():
                assert not any(name in str(value) for value in row for name in names), table.name
    engine.dispose()
    path = file_of(url)
    if path is not None:
        look_through(path)  # refuses logs whose chains do not hold


def test_the_name_that_somebody_bore_as_a_guest_is_forgotten_too(server: Running) -> None:
    known(server, "Ottilie")
    guest, ben = Visitor(server, "Quirin"), Visitor(server, "Ben")
    table = table_of(guest, ben)
    account = {"name": "Ottilie", "password": SECRET}
    guest.browser.post("/api/me/sign-in", json=account).raise_for_status()
    forget(guest)

    assert "Quirin" not in str(ben.see(table))
    expect_no_trace(server, "Quirin", "Ottilie")


def test_a_name_is_forgotten_where_somebody_has_stood_up_again(server: Running) -> None:
    ben, ottilie = Visitor(server, "Ben"), known(server, "Ottilie")
    before, until_then = ben.make()["id"], ben.make()["id"]
    ottilie.join(before)
    ottilie.do(before, "stand", seat=0).raise_for_status()
    ottilie.join(until_then)
    ben.see(before)
    forget(ottilie)

    assert "Ottilie" not in str([ben.see(before), ben.see(until_then)])
    expect_no_trace(server, "Ottilie")


def test_addresses_and_wishes_are_forgotten_and_nobody_is_told_any_more(
    server: Running, receiver: Receiver, database_url: str
) -> None:
    ottilie, ben = known(server, "Ottilie"), Visitor(server, "Ben")
    table = table_of(ben, ottilie)
    listen(ottilie, receiver)
    wish(ottilie, zone="Europe/Kyiv")
    pass_turn(ben, table)
    forget(ottilie)

    engine = create_engine(sync_url(database_url))
    with engine.connect() as connection:
        kept = [connection.execute(select(each)).all() for each in (CHANNELS, WISHES, NOTICES)]
    engine.dispose()
    assert kept == [[], [], []]


def test_what_somebody_has_said_is_heard_no_more_and_others_are_heard_as_before(
    server: Running,
) -> None:
    ottilie, ben, eve = known(server, "Ottilie"), Visitor(server, "Ben"), Visitor(server, "Eve")
    table = ben.make()["id"]
    ben.join(table)
    for said in ("Farewell", "Farewell again"):
        ottilie.say(table, "say", said=said).raise_for_status()
    heard = ben.browser.get(f"/api/tables/{table}/chat").json()
    forget(ottilie)
    ben.say(table, "say", said="Alone").raise_for_status()

    left = eve.browser.get(f"/api/tables/{table}/chat").json()
    assert [line["said"] for line in left] == ["Alone"]
    assert left[0]["number"] > heard[-1]["number"]
    expect_no_trace(server, "Ottilie", "Farewell")
