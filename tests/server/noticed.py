"""What tests of notices do again and again: people at slow tables who want to be told."""

import re
from typing import Any

from grotto.server.app import new_courier
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, Smtp
from tests.server.receivers import Post, Receiver, text_of
from tests.server.running import Running
from tests.server.visits import Visitor

MINE = "/api/me/notices"
AN_HOUR = 3600.0


Pair = tuple[Visitor, Visitor, str]


def look(server: Running, *, later: float = 60.0) -> None:
    """Let time pass, and the server look at its outbox."""
    server.clock.pass_by(later)

    async def look_round() -> None:
        sender = new_courier(server.services)
        await sender.look_round()
        await sender.sent()

    server.call(look_round())


def table_of(first: Visitor, second: Visitor, pace: str = "correspondence") -> str:
    """Seat two people at a slow table; the first one is asked first."""
    table = first.make(options={"first_player": "0"}, pace=pace)["id"]
    first.join(table)
    second.join(table)
    first.do(table, "start").raise_for_status()
    return table


def pass_turn(who: Visitor, table: str) -> None:
    """Play until another seat is asked."""
    before = who.see(table)["to_act"]
    while who.see(table)["to_act"] == before:
        who.move(table).raise_for_status()


def listen(who: Visitor, receiver: Receiver, preset: str = "json") -> dict[str, Any]:
    """Let a program be told; return the channel."""
    body = {"url": receiver.url + "/hook", "preset": preset}
    state = who.browser.post(f"{MINE}/webhooks", json=body)
    assert state.status_code == 201, state.text
    channel: dict[str, Any] = state.json()["channels"][-1]
    return channel


def read_mail(who: Visitor, post: Post, address: str) -> None:
    """Let a mail address be told, after its code was read there."""
    who.browser.post("/api/me", json={"name": who.name})
    asked = who.browser.post(f"{MINE}/mail", json={"address": address})
    assert asked.status_code == 202, asked.text
    code = re.findall(r"\d{6}", text_of(post.mails.pop()))[0]
    confirmed = who.browser.post(f"{MINE}/mail/confirm", json={"address": address, "code": code})
    assert confirmed.json()["channels"][-1]["confirmed"], confirmed.text


def wish(who: Visitor, **wishes: object) -> None:
    body = {"language": "en", "zone": "UTC", **wishes}
    who.browser.put(MINE, json=body).raise_for_status()


def telling_settings(url: str, mail_port: int) -> Settings:
    """A server that sends mail, and may tell programs of this machine."""
    return Settings(
        database=url,
        bot_pause=3600.0,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        limits=NO_LIMITS,
        smtp=Smtp(host="127.0.0.1", port=mail_port, sender="Grotto <table@grotto.example>"),
        private_webhooks=True,
    )


def new_pair(server: Running) -> Pair:
    """Two people at a slow table; the first one is asked."""
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    return ann, ben, table_of(ann, ben)
