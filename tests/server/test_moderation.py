"""Reports, and what those who run a server do from its machine."""

import pytest

from grotto.cli import main
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.storage import moderation
from grotto.server.storage.errors import NoSuchReport
from grotto.server.storage.moderation import Doer
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.visits import SECRET, Visitor, known


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, password_cost=CHEAP, limits=NO_LIMITS)


def table_of(ann: Visitor, ben: Visitor) -> str:
    table = ann.make()["id"]
    for visitor in (ann, ben):
        visitor.join(table)
    return table


def admin(capsys: pytest.CaptureFixture[str], settings: Settings, *words: str) -> tuple[int, str]:
    """Say something to `grotto admin`; return how it ended and what it said."""
    status = main(["admin", *words, "--database", settings.database, "--lang", "en"])
    said = capsys.readouterr()
    lines = (said.out + said.err).splitlines()
    spoken = [line for line in lines if "[info" not in line]  # those are of the server beside it
    return status, " ".join(" ".join(spoken).split())


def test_a_report_reaches_those_who_run_the_server(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = table_of(ann, ben)
    sent = ann.browser.post(f"/api/tables/{table}/report", json={"seat": 1, "said": "shouts"})
    about_oneself = ann.browser.post(f"/api/tables/{table}/report", json={"seat": 0, "said": "x"})

    _, listed = admin(capsys, settings, "reports")
    report = listed.split()[0]
    closed = admin(capsys, settings, "close", report)
    _, again = admin(capsys, settings, "close", report)

    assert (sent.status_code, about_oneself.status_code) == (201, 404)
    assert f"Ann about Ben (account: ben), table {table}: shouts" in listed
    assert closed == (0, f"Report {report} is closed.")
    assert "There is no open report" in again
    assert admin(capsys, settings, "reports")[1] == "There are no open reports."


def test_who_is_suspended_is_out_until_pardoned(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    ben, sign_in = known(server, "Ben"), {"name": "Ben", "password": SECRET}
    _, said = admin(capsys, settings, "suspend", "BEN", "3")
    gone = ben.browser.get("/api/me").json()["person"]
    refused = ben.browser.post("/api/me/sign-in", json=sign_in).json()
    wrong = ben.browser.post("/api/me/sign-in", json={**sign_in, "password": "no"}).json()
    admin(capsys, settings, "pardon", "Ben")

    assert "stays out for 3 days" in said
    assert gone is None
    assert refused["code"] == "server/suspended"
    assert wrong["code"] == "server/wrong-password"  # only the owner is told
    assert ben.browser.post("/api/me/sign-in", json=sign_in).status_code == 200


def test_names_are_changed_and_ratings_counted_anew(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    ben = known(server, "Rude name")
    renamed = admin(capsys, settings, "rename", "rude name", "Ben")
    counted = admin(capsys, settings, "ratings")
    status, unknown = admin(capsys, settings, "suspend", "Nobody")
    _, wordless = admin(capsys, settings, "rename", "Ben")

    assert renamed == (0, "rude name is called Ben now.")
    assert ben.browser.get("/api/me").json()["person"]["name"] == "Ben"
    assert counted == (0, "All ratings were counted anew, from 0 games.")
    assert status != 0
    assert "nobody of this name" in unknown
    assert "takes other words" in wordless


@pytest.mark.parametrize("days", ["3O", "0", "999999999"])
def test_days_that_make_no_sense_suspend_nobody(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str], days: str
) -> None:
    ben, sign_in = known(server, "Ben"), {"name": "Ben", "password": SECRET}
    status, said = admin(capsys, settings, "suspend", "Ben", days)

    assert status != 0
    assert "takes other words" in said
    assert ben.browser.post("/api/me/sign-in", json=sign_in).status_code == 200


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "two\nlines", "\u202enneB"])
def test_nobody_gets_a_name_that_nobody_could_choose(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    ben = known(server, "Ben")
    status, said = admin(capsys, settings, "rename", "Ben", name)

    assert status != 0
    assert "letters or digits" in said
    assert ben.browser.get("/api/me").json()["person"]["name"] == "Ben"


def test_whoever_is_suspended_is_told_so_only_with_a_code_of_their_own(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    ben, eve = known(server, "Ben"), Visitor(server, "Eve")
    made = ben.browser.post("/api/me/recovery-codes", json={"password": SECRET}).json()
    admin(capsys, settings, "suspend", "Ben")
    wanted = {"name": "Ben", "password": "battery staple"}
    guessed = eve.browser.post("/api/me/recover", json={**wanted, "code": "0000"}).json()
    own = {**wanted, "code": made["codes"][0]}
    told = ben.browser.post("/api/me/recover", json=own).json()
    admin(capsys, settings, "pardon", "Ben")

    assert guessed["code"] == "server/wrong-recovery-code"
    assert told["code"] == "server/suspended"
    assert ben.browser.post("/api/me/recover", json=own).status_code == 200  # it was not used up


def test_a_guest_who_signs_in_takes_the_reports_along(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    known(server, "Cat")
    ann, guest = Visitor(server, "Ann"), Visitor(server, "Shouter")
    table = table_of(ann, guest)
    ann.browser.post(f"/api/tables/{table}/report", json={"seat": 1, "said": "shouts"})
    guest.browser.post("/api/me/sign-in", json={"name": "Cat", "password": SECRET})

    assert "Ann about Shouter (account: cat)" in admin(capsys, settings, "reports")[1]


def test_nobody_fills_the_desk_with_reports(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "MOST_OPEN", 1)
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    path = f"/api/tables/{table_of(ann, ben)}/report"
    first = ann.browser.post(path, json={"seat": 1, "said": "x"})
    second = ann.browser.post(path, json={"seat": 1, "said": "x"})

    assert first.status_code == 201
    assert second.json()["code"] == "server/too-many-reports"
    assert ann.browser.post(path, json={"seat": 1, "said": ""}).status_code == 422


# ---- moderators in a browser --------------------------------------------------------------------


def moderator(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str], name: str = "Mod"
) -> Visitor:
    """Somebody whom those who run the server have named a moderator."""
    found = known(server, name)
    admin(capsys, settings, "moderator", name)
    return found


def deeds_of(visitor: Visitor) -> list[tuple[str, str, str]]:
    found = visitor.browser.get("/api/moderation/deeds").json()["deeds"]
    return [(deed["by"], deed["what"], deed["about"]) for deed in found]


def test_those_who_run_the_server_say_who_is_a_moderator(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    mod = moderator(server, settings, capsys)
    is_one = mod.browser.get("/api/me").json()["person"]
    _, listed = admin(capsys, settings, "moderators")
    _, dismissed = admin(capsys, settings, "dismiss", "mod")
    gone = mod.browser.get("/api/moderation/reports").json()

    assert is_one == {"name": "Mod", "account": True, "moderator": True}
    assert listed == "Mod"
    assert dismissed == "mod is no moderator any more."
    assert gone["code"] == "server/not-moderator"
    assert admin(capsys, settings, "moderators")[1] == "There are no moderators."
    assert "grotto admin: Mod became a moderator" in admin(capsys, settings, "deeds")[1]


def test_a_report_is_shown_with_what_was_said_around_it(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    mod = moderator(server, settings, capsys)
    ann, ben, cid = known(server, "Ann"), Visitor(server, "Ben"), known(server, "Cid")
    table = table_of(ann, ben)
    ben.say(table, "say", said="You fool")
    ann.say(table, "say", said="Please stop")
    cid.say(table, "say", said="I only look on")
    path = f"/api/tables/{table}/report"
    ann.browser.post(path, json={"seat": 1, "said": "shouts"}).raise_for_status()
    ben.browser.post(path, json={"line": 3, "said": "talks"}).raise_for_status()

    first, second = mod.browser.get("/api/moderation/reports").json()["reports"]

    assert (first["by"], first["about"], first["account"]) == ("Ann", "Ben", "")
    assert (first["table"], first["game"], first["status"]) == (table, "stone_age", "open")
    assert [(line["name"], line["said"], line["reported"]) for line in first["talk"]] == [
        ("Ben", "You fool", True),
        ("Ann", "Please stop", False),
        ("Cid", "I only look on", False),
    ]
    assert (second["about"], second["account"], second["said"]) == ("Cid", "Cid", "talks")


def test_every_deed_of_a_moderator_is_written_down(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    mod = moderator(server, settings, capsys)
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = table_of(ann, ben)
    ben.say(table, "say", said="You fool")
    ann.browser.post(f"/api/tables/{table}/report", json={"seat": 1, "said": "shouts"})
    [report] = mod.browser.get("/api/moderation/reports").json()["reports"]
    with ann.socket(table) as line:
        said = heard(line, "chat")
        mod.browser.post(f"/api/moderation/tables/{table}/chat/1/hide").raise_for_status()
        hidden = heard(line, "chat")
    on = f"/api/moderation/reports/{report['id']}"
    mod.browser.post(f"{on}/suspend", json={"days": 3}).raise_for_status()
    out = ben.browser.get("/api/me").json()["person"]
    mod.browser.post("/api/moderation/pardon", json={"name": "BEN"}).raise_for_status()
    mod.browser.post("/api/moderation/suspend", json={"name": "ben", "days": 1})
    closing = f"/api/moderation/tables/{table}/close"
    mod.browser.post(closing, json={"key": "close"}).raise_for_status()
    mod.browser.post(f"{on}/close").raise_for_status()

    assert (said["said"], hidden["number"], hidden["said"]) == ("You fool", 1, "")
    assert ann.browser.get(f"/api/tables/{table}/chat").json() == []
    assert out is None
    assert ann.see(table)["table"]["status"] == "closed"
    assert mod.browser.get("/api/moderation/reports").json()["reports"] == []
    assert deeds_of(mod) == [
        ("Mod", "closed", "Ben"),
        ("Mod", "closed_table", ""),
        ("Mod", "suspended", "Ben"),
        ("Mod", "pardoned", "Ben"),
        ("Mod", "suspended", "Ben"),
        ("Mod", "hid", "Ben"),
        ("", "named", "Mod"),
    ]
    assert "Mod: hidden at table" in admin(capsys, settings, "deeds")[1]


def test_what_a_moderator_cannot_do(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    mod = moderator(server, settings, capsys)
    moderator(server, settings, capsys, "Other")
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = table_of(ann, ben)
    ann.do(table, "start")
    post = mod.browser.post

    def code(path: str, **body: object) -> str:
        refused: str = post(f"/api/moderation{path}", json=body).json()["code"]
        return refused

    assert code("/suspend", name="Other", days=1) == "server/moderator-stays"
    assert code("/suspend", name="Nobody", days=1) == "server/no-such-person"
    assert code("/reports/nothing/close") == "server/no-such-report"
    assert code(f"/tables/{table}/close", key="k") == "server/wrong-moment"
    assert code(f"/tables/{table}/chat/7/hide") == "server/nobody-there"
    assert post("/api/moderation/suspend", json={"name": "Ann", "days": 0}).status_code == 422


def test_who_is_forgotten_is_forgotten_in_what_was_done_too(
    server: Running, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    mod, ben = moderator(server, settings, capsys), known(server, "Ben")
    mod.browser.post("/api/moderation/pardon", json={"name": "Ben"})
    gone = {"name": "Ben", "password": SECRET}
    ben.browser.post("/api/me/delete", json=gone).raise_for_status()

    assert deeds_of(mod) == [("Mod", "pardoned", "—"), ("", "named", "Mod")]


# ---- people who do not want to meet -------------------------------------------------------------


def blocked(ann: Visitor, ben: Visitor) -> None:
    """Let somebody block somebody else, at a table where both sit."""
    table = table_of(ann, ben)
    ann.browser.post(f"/api/tables/{table}/mute", json={"seat": 1}).raise_for_status()


def test_who_has_blocked_somebody_does_not_sit_with_them(server: Running) -> None:
    ann, ben, cid = (known(server, name) for name in ("Ann", "Ben", "Cid"))
    blocked(ann, ben)
    of_ann, of_ben, of_cid = (visitor.make(seats=3)["id"] for visitor in (ann, ben, cid))
    ben.join(of_cid)

    assert ben.join(of_ann).json()["code"] == "server/not-together"
    assert ann.join(of_ben).json()["code"] == "server/not-together"
    assert ann.join(of_cid).json()["code"] == "server/not-together"
    assert cid.join(of_ann).status_code == 200

    [one] = ann.browser.get("/api/me/mutes").json()
    ann.browser.delete(f"/api/me/mutes/{one['id']}").raise_for_status()
    assert ann.join(of_cid).status_code == 200


def test_who_is_blocked_is_no_friend_and_cannot_ask(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    link = ann.browser.post("/api/me/friend-link").json()["link"]
    ben.browser.post("/api/me/friend-link/follow", json={"link": link}).raise_for_status()
    blocked(ann, ben)
    parted = ben.browser.get("/api/me/friends").json()["friends"]
    followed = ben.browser.post("/api/me/friend-link/follow", json={"link": link}).json()
    asked = ben.browser.post("/api/me/friends", json={"name": "Ann"}).json()["friends"]

    assert parted == []
    assert followed["code"] == "server/no-such-friend-link"
    assert [friend["state"] for friend in asked] == ["asked"]  # Ben is not told
    assert ann.browser.get("/api/me/friends").json()["friends"] == []


def test_there_is_no_report_that_no_database_can_look_for(server: Running) -> None:
    with pytest.raises(NoSuchReport):
        server.call(server.services.pages.moderation.close("\0", Doer(at=1.0)))
