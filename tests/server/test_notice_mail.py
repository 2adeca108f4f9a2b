"""Notices by mail: confirmed, once a turn or once a day, and ended by one press."""

import asyncio
import re
from email.message import EmailMessage
from email.policy import SMTP

import aiosmtplib
import httpx
import pytest

from grotto.server.app import new_courier
from grotto.server.http.notices import TRIES
from grotto.server.limits import Buckets
from grotto.server.notices.errors import NoSuchMailServer
from grotto.server.notices.mail import read_smtp
from grotto.server.settings import Rate, Settings
from tests.server.noticed import (
    AN_HOUR,
    MINE,
    Pair,
    look,
    new_pair,
    pass_turn,
    read_mail,
    table_of,
    telling_settings,
    wish,
)
from tests.server.receivers import Post, text_of
from tests.server.running import Running
from tests.server.visits import Visitor

pytestmark = pytest.mark.usefixtures("quiet_courier")


@pytest.fixture
def settings(database_url: str, post: Post) -> Settings:
    return telling_settings(database_url, post.port)


@pytest.fixture
def pair(server: Running) -> Pair:
    return new_pair(server)


def test_a_mail_says_the_game_and_the_way_there_and_how_to_get_no_more(
    server: Running, pair: Pair, post: Post
) -> None:
    ann, ben, table = pair
    read_mail(ben, post, "ben@example.org")
    wish(ben, language="uk")
    pass_turn(ann, table)
    look(server)

    [mail] = post.mails
    assert mail["Subject"] == "Ваш хід: Кам’яна доба"
    assert f"{server.origin}/tables/{table}" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["List-Unsubscribe"][1:-1].replace("/api/", "/") in text_of(mail)


def test_programs_that_read_mail_find_the_link_that_ends_it_in_one_piece(
    server: Running, pair: Pair, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = pair
    read_mail(ben, post, "ben@example.org")
    sent: list[EmailMessage] = []

    async def keep(mail: EmailMessage, **_: object) -> None:
        sent.append(mail)

    monkeypatch.setattr(aiosmtplib, "send", keep)
    pass_turn(ann, table)
    look(server)

    [line] = re.findall(rb"List-Unsubscribe: (.*)\r\n", sent[0].as_bytes(policy=SMTP))
    assert line.startswith(f"<{server.origin}/api/unsubscribe/".encode())
    assert line.endswith(b">")


def test_one_press_ends_the_mails_without_any_session(
    server: Running, pair: Pair, post: Post
) -> None:
    ann, ben, table = pair
    read_mail(ben, post, "ben@example.org")
    pass_turn(ann, table)
    look(server)
    link = post.mails[0]["List-Unsubscribe"][1:-1].removeprefix(server.origin)
    form = {"List-Unsubscribe": "One-Click"}
    wrong = server.browser().post(link[:-1] + "x").json()["code"]
    answer = httpx.post(f"{server.origin}{link}", data=form)
    pass_turn(ben, table)
    pass_turn(ann, table)
    look(server)

    assert (wrong, answer.status_code) == ("server/bad-link", 200)
    assert (len(post.mails), ben.browser.get(MINE).json()["channels"]) == (1, [])


def test_nothing_is_sent_to_an_address_before_its_code_was_told(
    server: Running, pair: Pair, post: Post
) -> None:
    ann, ben, table = pair
    ben.browser.post(f"{MINE}/mail", json={"address": "victim@example.org"})
    guesses = [
        ben.browser.post(
            f"{MINE}/mail/confirm", json={"address": "victim@example.org", "code": f"{guess}"}
        ).json()["code"]
        for guess in range(6)
    ]
    code = re.findall(r"\d{6}", text_of(post.mails[0]))[0]
    right = {"address": "victim@example.org", "code": code}
    too_late = ben.browser.post(f"{MINE}/mail/confirm", json=right).json()["code"]
    pass_turn(ann, table)
    look(server)

    assert {*guesses, too_late} == {"server/wrong-code"}
    assert len(post.mails) == 1


def test_a_code_that_was_asked_for_as_a_guest_is_good_for_the_account(
    server: Running, post: Post
) -> None:
    guest, account = Visitor(server, "Ben"), {"name": "Ben", "password": "correct horse"}
    server.browser().post("/api/me/sign-up", json=account).raise_for_status()
    guest.make()
    guest.browser.post(f"{MINE}/mail", json={"address": "ben@example.org"})
    code = re.findall(r"\d{6}", text_of(post.mails[0]))[0]
    guest.browser.post("/api/me/sign-in", json=account).raise_for_status()
    told = {"address": "ben@example.org", "code": code}
    state = guest.browser.post(f"{MINE}/mail/confirm", json=told).json()

    assert [channel["confirmed"] for channel in state["channels"]] == [True]


def test_wrong_codes_count_however_many_come_at_once(server: Running, post: Post) -> None:
    ben, channels = Visitor(server, "Ben"), server.services.channels
    ben.make()
    told = ben.browser.post(f"{MINE}/mail", json={"address": "victim@example.org"}).json()
    channel = told["channels"][0]["id"]

    async def guess_at_once() -> list[bool]:
        guesses = (channels.try_code(channel, f"guess {number}", TRIES) for number in range(TRIES))
        return await asyncio.gather(*guesses)

    guesses = server.call(guess_at_once())
    code = re.findall(r"\d{6}", text_of(post.mails[0]))[0]
    right = {"address": "victim@example.org", "code": code}
    too_late = ben.browser.post(f"{MINE}/mail/confirm", json=right).json()

    assert not any(guesses)
    assert too_late["code"] == "server/wrong-code"


def test_nobody_is_flooded_with_codes_by_many_together(server: Running, post: Post) -> None:
    server.services.gate.mail_codes = Buckets(Rate(2, 0.001), server.clock)
    for number, address in enumerate(("a@example.org", "A@Example.org", "a@example.org")):
        guest = Visitor(server, f"Guest {number}")
        guest.make()
        guest.browser.headers["X-Forwarded-For"] = f"192.0.2.{number}"
        guest.browser.post(f"{MINE}/mail", json={"address": address})

    assert len(post.mails) == 2


def test_who_likes_one_mail_a_day_gets_all_tables_in_it(server: Running, post: Post) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    tables = [table_of(ann, ben) for _ in range(3)]
    read_mail(ben, post, "ben@example.org")
    now = server.clock()
    server.clock.pass_by(86_400 - now % 86_400 + 10 * AN_HOUR)
    wish(ben, digest_at=9 * 60)
    for table in tables:
        pass_turn(ann, table)
    look(server)
    pass_turn(ben, tables[0])
    on_the_day = len(post.mails)
    post.answers = ["451 later"]
    look(server, later=23.5 * AN_HOUR)
    look(server, later=90.0)
    look(server, later=90.0)

    [mail] = post.mails
    assert on_the_day == 0
    assert mail["Subject"] == "2 games wait for you"
    assert [table in text_of(mail) for table in tables] == [False, True, True]


def test_several_processes_send_one_mail_a_day_together(server: Running, post: Post) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    tables = [table_of(ann, ben) for _ in range(6)]
    read_mail(ben, post, "ben@example.org")
    server.clock.pass_by(86_400 - server.clock() % 86_400 + 10 * AN_HOUR)
    wish(ben, digest_at=9 * 60)
    for table in tables:
        pass_turn(ann, table)
    look(server)
    server.clock.pass_by(23.5 * AN_HOUR)
    senders = [new_courier(server.services) for _ in range(4)]

    async def all_look() -> None:
        await asyncio.gather(*(sender.look_round() for sender in senders))
        await asyncio.gather(*(sender.sent() for sender in senders))

    server.call(all_look())

    assert [mail["Subject"] for mail in post.mails] == ["6 games wait for you"]


@pytest.mark.parametrize(
    ("answer", "mails"), [("451 try later", 1), ("452 too much", 1), ("554 no", 1)]
)
def test_mail_that_was_not_taken_is_sent_again(
    server: Running, pair: Pair, post: Post, answer: str, mails: int
) -> None:
    ann, ben, table = pair
    read_mail(ben, post, "ben@example.org")
    pass_turn(ann, table)
    post.answers = [answer]
    look(server)
    refused = len(post.mails)
    look(server, later=61.0)

    assert (refused, len(post.mails)) == (0, mails)


def test_an_address_that_does_not_exist_is_written_to_no_more(
    server: Running, pair: Pair, post: Post
) -> None:
    ann, ben, table = pair
    read_mail(ben, post, "ben@example.org")
    post.strangers["ben@example.org"] = "550 no such user"
    pass_turn(ann, table)
    look(server)

    [channel] = ben.browser.get(MINE).json()["channels"]
    assert (channel["confirmed"], channel["trouble"]) == (False, "gone")


@pytest.mark.parametrize(
    "address",
    ["nobody", "a@b", "a b@c.de", "a@b.c\r\nBcc: all@example.org", "<a@b.cd>", "a@b@c.de",
     "a@example.org,b@example.org", "group:a@example.org", "a@example..org", "a@example.org.",
     ".a@example.org", "=?utf-8?q?a=0d=0ab?=@example.org", "=?utf-8?q?a=40b.de?=@example.org"],
)  # fmt: skip
def test_what_is_no_mail_address_is_refused(server: Running, post: Post, address: str) -> None:
    ann = Visitor(server, "Ann")
    ann.make()
    answer = ann.browser.post(f"{MINE}/mail", json={"address": address})

    assert (answer.status_code, post.mails) == (422, [])


@pytest.mark.parametrize(
    ("address", "found"),
    [
        (
            "smtps://a%40x.org@mail.example",
            ("mail.example", 465, "a@x.org", "tls", "a@x.org"),
        ),
        ("smtp://mail.example:25", ("mail.example", 25, "", "starttls", "grotto@mail.example")),
    ],
)
def test_a_mail_server_is_named_by_one_address(address: str, found: tuple[object, ...]) -> None:
    smtp = read_smtp(address, "secret", "")

    assert smtp is not None
    assert (smtp.host, smtp.port, smtp.user, smtp.security, smtp.sender) == found


@pytest.mark.parametrize(
    "address", ["mail.example", "http://mail.example", "smtp://", "smtp://x:y"]
)
def test_what_is_no_mail_server_is_refused_at_the_start(address: str) -> None:
    with pytest.raises(NoSuchMailServer):
        read_smtp(address, "", "")
