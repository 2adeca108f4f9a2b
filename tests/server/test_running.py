"""A server starts, serves and stops."""

from tests.server.running import Running


def test_a_newcomer_makes_a_table_and_sees_it(server: Running) -> None:
    browser = server.browser()

    made = browser.post("/api/tables", json={"game": "stone_age", "seats": 2, "name": "Ann"})
    seen = browser.get(f"/api/tables/{made.json()['id']}")

    assert made.status_code == 201
    assert seen.json()["table"]["host"] is True
