"""Web push: only the browser can read a notice, and its service knows that it comes from us."""

import base64
from collections.abc import Iterator
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from grotto.server.settings import NO_LIMITS, Settings
from tests.server.conftest import CHEAP
from tests.server.noticed import MINE, look, pass_turn, table_of
from tests.server.receivers import Heard, Receiver
from tests.server.running import Running
from tests.server.visits import Visitor

pytestmark = pytest.mark.usefixtures("quiet_courier")


@pytest.fixture
def service() -> Iterator[Receiver]:
    with Receiver() as opened:
        yield opened


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(
        database=sqlite_url,
        bot_pause=3600.0,
        password_cost=CHEAP,
        limits=NO_LIMITS,
        private_webhooks=True,
    )


def in_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Subscription:
    """What a browser keeps to itself, and what it tells."""

    def __init__(self, service: Receiver, number: int = 1) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.told = {
            "endpoint": f"{service.url}/push/{number}",
            "p256dh": in_text(point),
            "auth": in_text(self._auth),
        }

    def read(self, heard: Heard) -> dict[str, Any]:
        plain = http_ece.decrypt(
            heard.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        read: dict[str, Any] = msgspec.json.decode(plain)
        return read


def subscribe(who: Visitor, subscription: Subscription) -> None:
    answer = who.browser.post(f"{MINE}/push", json=subscription.told)
    assert answer.status_code == 200, answer.text


def test_a_browser_is_told_which_table_waits_and_how_many(
    server: Running, service: Receiver
) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table, other = table_of(ann, ben), table_of(ben, ann)
    browser = Subscription(service)
    subscribe(ben, browser)
    pass_turn(ann, table)
    look(server)

    [heard] = service.heard
    assert heard.headers["Content-Encoding"] == "aes128gcm"
    assert browser.read(heard) == {
        "id": browser.read(heard)["id"],
        "kind": "your_turn",
        "title": "It is your turn: Stone Age",
        "body": "Round 1",
        "path": f"/tables/{table}",
        "table": table,
        "language": "en",
        "waiting": 2,
    }
    assert other.encode() not in heard.body


def test_a_push_service_can_check_who_sends(server: Running, service: Receiver) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = table_of(ann, ben)
    subscribe(ben, Subscription(service))
    pass_turn(ann, table)
    look(server)

    said = service.heard[0].headers["Authorization"]
    key = ben.browser.get(MINE).json()["push_key"]
    claims = msgspec.json.decode(
        base64.urlsafe_b64decode(said.split("t=")[1].split(",")[0].split(".")[1] + "==")
    )
    assert Vapid02.verify(said)
    assert said.split("k=")[1] == key
    assert claims["aud"] == service.url


def test_the_key_of_a_server_stays_the_same(settings: Settings) -> None:
    keys = []
    for _ in range(2):
        with Running(settings) as server:
            ann = Visitor(server, "Ann")
            ann.make()
            keys.append(ann.browser.get(MINE).json()["push_key"])

    assert keys[0] == keys[1]


def test_a_browser_that_is_gone_is_forgotten(server: Running, service: Receiver) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = table_of(ann, ben)
    subscribe(ben, Subscription(service))
    service.answers = [410]
    pass_turn(ann, table)
    look(server)
    look(server, later=3600.0)

    assert len(service.heard) == 1
    assert (server.count("channels"), server.count("notices")) == (0, 0)


def test_a_browser_tells_only_who_uses_it_now(server: Running, service: Receiver) -> None:
    ann, ben, cid = (Visitor(server, name) for name in ("Ann", "Ben", "Cid"))
    table = table_of(ann, ben)
    cid.make()
    browser = Subscription(service)
    subscribe(ben, browser)
    pass_turn(ann, table)
    subscribe(cid, browser)
    look(server)

    assert (service.heard, ben.browser.get(MINE).json()["channels"]) == ([], [])


@pytest.mark.parametrize(
    "wrong",
    [{"p256dh": "AAAA"}, {"auth": "short"}, {"endpoint": "nowhere"}, {"p256dh": "ÄÖ"}, {"x": "y"}],
)
def test_what_is_no_subscription_is_refused(
    server: Running, service: Receiver, wrong: dict[str, str]
) -> None:
    ann = Visitor(server, "Ann")
    ann.make()
    answer = ann.browser.post(f"{MINE}/push", json={**Subscription(service).told, **wrong})

    assert (answer.status_code, server.count("channels")) == (422, 0)
