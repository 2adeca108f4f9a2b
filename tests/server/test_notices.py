"""Notices: people who are away hear that it is their turn, once, and nobody hears anything else."""

import hmac

import pytest
from msgspec import structs

from grotto.server.app import new_courier
from grotto.server.housekeeping import courier
from grotto.server.settings import Settings
from tests.server.noticed import (
    AN_HOUR,
    MINE,
    Pair,
    listen,
    look,
    new_pair,
    pass_turn,
    table_of,
    telling_settings,
    wish,
)
from tests.server.receivers import Post, Receiver
from tests.server.running import Running
from tests.server.visits import Visitor
from tests.server.waiting import until

pytestmark = pytest.mark.usefixtures("quiet_courier")


@pytest.fixture
def settings(database_url: str, post: Post) -> Settings:
    return telling_settings(database_url, post.port)


@pytest.fixture
def pair(server: Running) -> Pair:
    return new_pair(server)


def test_a_program_is_told_in_signed_json_that_it_is_ones_turn(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    secret = listen(ben, receiver)["secret"]
    pass_turn(ann, table)
    look(server)

    [heard] = receiver.heard
    stamp = heard.headers["Grotto-Timestamp"].encode()
    signed = hmac.new(secret.encode(), stamp + b"." + heard.body, "sha256").hexdigest()
    assert heard.headers["Grotto-Signature"] == f"sha256={signed}"
    assert heard.json["title"] == "It is your turn: Stone Age"
    assert heard.json["link"] == f"{server.origin}/tables/{table}"
    assert set(heard.json) == {
        "id", "kind", "text", "title", "link", "table", "game", "round",
    }  # fmt: skip


@pytest.mark.parametrize("preset", ["text", "content"])
def test_chats_get_the_one_field_that_they_understand(
    server: Running, pair: Pair, receiver: Receiver, preset: str
) -> None:
    ann, ben, table = pair
    listen(ben, receiver, preset)
    pass_turn(ann, table)
    look(server)

    [heard] = receiver.heard
    assert [*heard.json] == [preset]
    assert heard.json[preset].endswith(f"/tables/{table}")


def test_one_is_told_once_for_a_turn_however_many_answers_it_takes(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    pass_turn(ann, table)
    look(server)
    ben.move(table)
    look(server)
    look(server, later=48 * AN_HOUR)

    assert len(receiver.heard) == 1


def test_nothing_is_sent_for_a_turn_that_was_answered_or_taken_back(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    pass_turn(ann, table)
    frame = ann.see(table)
    ann.say(table, "undo", expected=frame["version"]).raise_for_status()
    taken_back = server.count("notices")
    pass_turn(ann, table)
    pass_turn(ben, table)
    look(server)

    assert taken_back == server.count("notices") == 0
    assert receiver.heard == []


def test_what_is_written_with_a_move_outlives_it_only_until_the_next(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ann, receiver)
    listen(ben, receiver)
    counts = []
    for who in (ann, ben, ann):
        pass_turn(who, table)
        counts.append(server.count("notices"))

    assert counts == [1, 1, 1]


def test_nobody_is_told_who_looks_at_the_table_and_who_goes_without_an_answer_is(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    with ben.socket(table) as socket:
        socket.recv()
        pass_turn(ann, table)
        look(server)
        look(server, later=AN_HOUR / 2)
        seen = len(receiver.heard)
    until(lambda: not server.services.hub.people_at(table))
    look(server, later=120.0)

    assert (seen, len(receiver.heard)) == (0, 1)


def test_a_page_that_was_left_open_for_an_hour_does_not_count(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    with ben.socket(table) as socket:
        socket.recv()
        pass_turn(ann, table)
        look(server, later=AN_HOUR + 60)

    assert len(receiver.heard) == 1


def test_at_live_tables_those_are_told_who_are_not_there(
    server: Running, receiver: Receiver
) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = table_of(ann, ben, pace="live")
    listen(ann, receiver)
    listen(ben, receiver)
    with ann.socket(table) as socket:
        socket.recv()
        pass_turn(ann, table)
        look(server)
        pass_turn(ben, table)
        look(server)

    assert [heard.json["table"] for heard in receiver.heard] == [table]


def test_a_bot_that_plays_for_somebody_ends_their_notices(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    pass_turn(ann, table)
    ben.say(table, "leave").raise_for_status()
    look(server)

    assert receiver.heard == []


@pytest.mark.parametrize("refusal", [500, 429, 302, 0])
def test_what_was_not_taken_is_sent_again_later_and_later(
    server: Running, pair: Pair, receiver: Receiver, refusal: int
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    pass_turn(ann, table)
    receiver.answers = [refusal] * 2
    counts = []
    for later in (60.0, 30.0, 31.0, 200.0, 101.0, AN_HOUR):
        look(server, later=later)
        counts.append(len(receiver.heard))

    assert counts == [1, 1, 2, 2, 3, 3]
    assert len({heard.headers["Grotto-Notice"] for heard in receiver.heard}) == 1


def test_a_channel_says_what_is_wrong_until_something_is_taken(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    pass_turn(ann, table)
    receiver.answers = [500]
    troubles = []
    for _ in range(2):
        look(server, later=61.0)
        troubles.append(ben.browser.get(MINE).json()["channels"][0]["trouble"])

    assert troubles == ["refused-500", ""]


def test_a_notice_is_given_up_after_two_days_of_trying(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    pass_turn(ann, table)
    receiver.answers = [500] * 20
    for _ in range(12):
        look(server, later=25 * AN_HOUR)

    assert (len(receiver.heard), server.count("notices")) == (7, 0)


def test_a_program_that_is_gone_for_good_is_told_nothing_more(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    receiver.answers = [410]
    pass_turn(ann, table)
    for _ in range(3):
        look(server, later=AN_HOUR)
    pass_turn(ben, table)
    pass_turn(ann, table)
    look(server)

    [channel] = ben.browser.get(MINE).json()["channels"]
    assert (channel["confirmed"], channel["trouble"]) == (False, "gone")
    assert len(receiver.heard) == 1


def test_a_slow_receiver_keeps_nobody_else_waiting(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    other = table_of(ben, ann)
    with Receiver() as slow:
        slow.slow = 3.0
        listen(ben, slow)
        listen(ann, receiver)
        pass_turn(ann, table)
        pass_turn(ben, other)
        server.clock.pass_by(60.0)
        sender = new_courier(server.services)
        server.call(sender.look_round())
        until(lambda: bool(receiver.heard))
        waiting = server.count("notices")
        server.call(sender.sent())

    assert waiting >= 1
    assert (len(slow.heard), server.count("notices")) == (1, 0)


def test_many_notices_for_a_slow_receiver_keep_nobody_else_waiting(
    server: Running, pair: Pair, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "AT_ONCE", 2)
    ann, ben, table = pair
    others = [table_of(ann, ben) for _ in range(3)]
    last = table_of(ben, ann)
    with Receiver() as slow:
        slow.slow = 3.0
        listen(ben, slow)
        listen(ann, receiver)
        for mine in (table, *others):
            pass_turn(ann, mine)
        pass_turn(ben, last)
        server.clock.pass_by(60.0)
        sender = new_courier(server.services)
        server.call(sender.look_round())
        server.call(sender.look_round())
        until(lambda: bool(receiver.heard))
        told_meanwhile = len(slow.heard)
        server.call(sender.sent())

    assert told_meanwhile == 0


def test_a_channel_that_was_taken_away_while_something_was_sent_stays_away(
    server: Running, pair: Pair
) -> None:
    ann, ben, table = pair
    with Receiver() as slow:
        slow.slow, slow.answers = 1.5, [410]
        channel = listen(ben, slow)["id"]
        pass_turn(ann, table)
        server.clock.pass_by(60.0)
        sender = new_courier(server.services)
        server.call(sender.look_round())
        ben.browser.delete(f"{MINE}/channels/{channel}").raise_for_status()
        server.call(sender.sent())

    assert len(slow.heard) == 1
    assert (ben.browser.get(MINE).json()["channels"], server.count("channels")) == ([], 0)


def test_quiet_hours_are_those_of_ones_own_time_zone(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    listen(ben, receiver)
    now = server.clock()
    server.clock.pass_by(86_400 - now % 86_400 + 20.5 * AN_HOUR)  # half past 23 in Kyiv, or later
    wish(ben, zone="Europe/Kyiv", quiet_from=22 * 60, quiet_until=8 * 60)
    pass_turn(ann, table)
    look(server)
    in_the_night = len(receiver.heard)
    look(server, later=7 * AN_HOUR)
    before_eight = len(receiver.heard)
    look(server, later=3 * AN_HOUR)

    assert (in_the_night, before_eight, len(receiver.heard)) == (0, 0, 1)


def test_channels_come_along_when_a_guest_gets_an_account(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    account = {"name": "Ben", "password": "correct horse"}
    server.browser().post("/api/me/sign-up", json=account).raise_for_status()
    listen(ben, receiver)
    wish(ben, language="ru")
    pass_turn(ann, table)
    ben.browser.post("/api/me/sign-in", json=account).raise_for_status()
    look(server)

    assert [heard.json["title"] for heard in receiver.heard] == ["Ваш ход: Каменный век"]
    assert ben.browser.get(MINE).json()["wishes"]["language"] == "ru"


def test_a_guest_who_signs_in_is_told_once_where_both_wanted_to_be(
    server: Running, pair: Pair, receiver: Receiver
) -> None:
    ann, ben, table = pair
    account = {"name": "Ben", "password": "correct horse"}
    elsewhere = Visitor(server, "Ben")
    elsewhere.browser.post("/api/me/sign-up", json=account).raise_for_status()
    listen(elsewhere, receiver)
    listen(ben, receiver)
    pass_turn(ann, table)
    ben.browser.post("/api/me/sign-in", json=account).raise_for_status()
    look(server)

    assert len(receiver.heard) == 1
    listen(ben, receiver)
    assert server.count("channels") == 1


def test_a_test_notice_is_sent_at_once_or_said_why_not(pair: Pair, receiver: Receiver) -> None:
    _, ben, _ = pair
    channel = listen(ben, receiver)["id"]
    receiver.answers = [200, 503]
    answers = [ben.browser.post(f"{MINE}/channels/{channel}/test") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [200, 409]
    assert answers[1].json()["code"] == "server/not-delivered"
    assert receiver.heard[0].json["kind"] == "test"


def test_nobody_reaches_the_channels_of_others(pair: Pair, receiver: Receiver) -> None:
    ann, ben, _ = pair
    channel = listen(ben, receiver)["id"]
    paths = [("DELETE", f"{MINE}/channels/{channel}"), ("POST", f"{MINE}/channels/{channel}/test")]
    answers = [ann.browser.request(*path) for path in paths]

    assert [answer.json()["code"] for answer in answers] == ["server/no-such-channel"] * 2
    assert ann.browser.get(MINE).json()["channels"] == []
    assert receiver.heard == []


@pytest.mark.parametrize(
    "body",
    [{"url": "ftp://example.org/"}, {"url": "no address"}, {"url": "https://"},
     {"url": "http://[::1"}, {"url": "http://a:99999/"}, {"url": "https://example.org", "x": 1},
     {"url": "http://a..b/"}, {"url": "https://me:secret@example.org/"},
     {"url": "https://example.org", "preset": "carrier pigeon"}, {}],
)  # fmt: skip
def test_what_is_no_webhook_is_refused_and_changes_nothing(
    server: Running, body: dict[str, object]
) -> None:
    ann = Visitor(server, "Ann")
    ann.make()
    answer = ann.browser.post(f"{MINE}/webhooks", json=body)

    assert (answer.status_code, server.count("channels")) == (422, 0)


@pytest.mark.parametrize(
    "wishes",
    [{"zone": "Europe/Atlantis"}, {"language": "tlh"}, {"quiet_from": 1440}, {"digest_at": -2},
     {"zone": "../../etc/passwd"}, {"quiet_until": "8:00"}, {"more": 1}],
)  # fmt: skip
def test_wishes_that_make_no_sense_are_refused(server: Running, wishes: dict[str, object]) -> None:
    ann = Visitor(server, "Ann")
    ann.make()
    answer = ann.browser.put(MINE, json={"language": "en", "zone": "UTC", **wishes})

    assert (answer.status_code, server.count("wishes")) == (422, 0)


def test_there_are_only_so_many_channels(server: Running) -> None:
    ann = Visitor(server, "Ann")
    ann.make()
    answers = [
        ann.browser.post(f"{MINE}/webhooks", json={"url": f"https://example.org/{number}"})
        for number in range(13)
    ]

    assert [answer.status_code for answer in answers] == [201] * 12 + [409]
    assert answers[-1].json()["code"] == "server/too-many-channels"


# ---- several processes --------------------------------------------------------------------------


def test_nobody_is_told_who_looks_through_another_process(
    postgres_url: str, settings: Settings, receiver: Receiver
) -> None:
    shared = structs.replace(settings, database=postgres_url)
    with Running(shared) as here, Running(shared) as there:
        ann, ben = Visitor(here, "Ann"), Visitor(here, "Ben")
        table = table_of(ann, ben)
        listen(ben, receiver)
        elsewhere = Visitor(there, "Ben")
        elsewhere.browser.cookies = ben.browser.cookies
        with elsewhere.socket(table) as socket:
            socket.recv()
            pass_turn(ann, table)
            look(there, later=20.0)  # before it is due, whoever sees Ben puts it off
            look(here, later=50.0)
            seen = len(receiver.heard)
        until(lambda: not there.services.hub.people_at(table))
        look(here, later=60.0)

    assert (seen, len(receiver.heard)) == (0, 1)
