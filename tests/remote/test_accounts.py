"""Accounts through the client: a guest's seats become those of a name with a password."""

import pytest

from grotto.remote import Known, Refused, Visitor
from tests.server.running import Running

PASSWORD = "a long enough word"


def test_a_stranger_becomes_a_guest_and_then_somebody(server: Running) -> None:
    with Visitor(server.origin) as ann:
        before = ann.who_am_i()
        table = ann.make_table("stone_age", 2, "Ann")
        guest = ann.who_am_i()
        ann.sign_up("Ann", PASSWORD)

        assert (before, guest) == (None, Known(name="Ann", account=False))
        assert ann.who_am_i() == Known(name="Ann", account=True)
        assert [mine.id for mine in ann.my_tables()] == [table]


def test_seats_of_another_screen_come_along_when_one_signs_in(server: Running) -> None:
    with Visitor(server.origin) as at_home, Visitor(server.origin) as on_the_way:
        at_home.sign_up("Ann", PASSWORD)
        table = on_the_way.make_table("stone_age", 2, "Annie")
        on_the_way.join(table, "Annie")

        with pytest.raises(Refused) as wrong:
            on_the_way.sign_in("Ann", "some other word")
        on_the_way.sign_in("Ann", PASSWORD)

        assert wrong.value.why == "server/wrong-password"
        assert [mine.id for mine in at_home.my_tables()] == [table]
        assert at_home.see(table).occupants[0].yours
