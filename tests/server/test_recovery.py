"""Codes that are printed once open an account whose password is lost."""

import pytest
from msgspec import structs

from grotto.server.settings import NO_LIMITS, Patience, Settings
from grotto.server.storage.recovery import ALPHABET, hashed_code, new_code
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import SECRET, Visitor, known

OTHER = "battery staple"


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, password_cost=CHEAP, limits=NO_LIMITS)


@pytest.fixture
def ann(server: Running) -> Visitor:
    return known(server, "Ann")


def codes_of(ann: Visitor) -> list[str]:
    answer = ann.browser.post("/api/me/recovery-codes", json={"password": SECRET})
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return codes


def recover(visitor: Visitor, code: str, name: str = "ann", password: str = OTHER) -> str:
    """Try a code; return how it was refused, or nothing."""
    body = {"name": name, "code": code, "password": password}
    answer = visitor.browser.post("/api/me/recover", json=body)
    return str(answer.json().get("code", ""))


def test_a_code_opens_the_account_once_and_sets_the_password(server: Running, ann: Visitor) -> None:
    codes, lost = codes_of(ann), Visitor(server, "Lost")

    assert recover(lost, codes[0].lower().replace("-", " ")) == ""
    assert lost.browser.get("/api/me").json()["person"] == {"name": "Ann", "account": True}
    assert ann.browser.get("/api/me").json()["person"] is None
    assert recover(Visitor(server, "Thief"), codes[0]) == "server/wrong-recovery-code"
    assert lost.browser.get("/api/me/recovery-codes").json() == {"left": len(codes) - 1}
    signed = Visitor(server, "x").browser.post(
        "/api/me/sign-in", json={"name": "Ann", "password": OTHER}
    )
    assert signed.status_code == 200


def test_new_codes_take_the_place_of_old_ones(server: Running, ann: Visitor) -> None:
    old, new = codes_of(ann), codes_of(ann)

    assert recover(Visitor(server, "x"), old[0]) == "server/wrong-recovery-code"
    assert recover(Visitor(server, "x"), new[0]) == ""


def test_who_guesses_learns_nothing(server: Running, ann: Visitor) -> None:
    code, eve = codes_of(ann)[0], Visitor(server, "Eve")

    assert recover(eve, "0000-0000-0000-0000") == "server/wrong-recovery-code"
    assert recover(eve, code, name="Nobody") == "server/wrong-recovery-code"
    assert recover(eve, code, password="short") == "server/password-too-short"
    wrong = ann.browser.post("/api/me/recovery-codes", json={"password": OTHER})
    assert wrong.json()["code"] == "server/wrong-password"
    assert recover(eve, code) == ""  # it was not used up


def test_a_password_that_is_too_short_is_no_guess(settings: Settings) -> None:
    limits = structs.replace(NO_LIMITS, wrong_passwords_of_name=Patience(2, 60.0, 60.0, 600.0))
    with Running(structs.replace(settings, limits=limits)) as server:
        code, lost = codes_of(known(server, "Ann"))[0], Visitor(server, "Lost")
        short = [recover(lost, code, password="short") for _ in range(4)]
        at_last = recover(lost, code)

    assert short == ["server/password-too-short"] * 4
    assert at_last == ""


def test_codes_are_kept_as_hashes_and_can_be_typed_in_any_way() -> None:
    code = new_code()

    assert len(code) == 19
    assert set(code) <= {*ALPHABET, "-"}
    assert hashed_code("p", "O1IL-" + code) == hashed_code("p", " 0111" + code.lower())
    assert hashed_code("p", code) != hashed_code("q", code)
