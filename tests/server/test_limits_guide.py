"""Limits can be changed by who runs a server, and the guide lists them all as they are."""

import re
from pathlib import Path

import msgspec
import pytest

from grotto.server.limits import NoSuchLimit, read_limits
from grotto.server.settings import Limits, Patience, Rate

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "deploy.md"


def written(value: float | Rate | Patience) -> str:
    if isinstance(value, Rate | Patience):
        return ",".join(map(written, msgspec.structs.astuple(value)))
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def test_the_guide_lists_every_limit_with_its_usual_value() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", GUIDE.read_text(), re.MULTILINE)

    assert dict(rows) == {
        name: written(value) for name, value in msgspec.structs.asdict(Limits()).items()
    }


def test_a_limit_is_changed_by_its_name() -> None:
    limits = read_limits(
        ["sockets_of_table=5000", "chat=12,1", "wrong_passwords_of_name=3,1,60,90"]
    )

    assert limits == msgspec.structs.replace(
        Limits(),
        sockets_of_table=5000,
        chat=Rate(12, 1),
        wrong_passwords_of_name=Patience(3, 1.0, 60.0, 90.0),
    )


def test_without_a_change_all_is_as_usual() -> None:
    assert read_limits([]) == Limits()


@pytest.mark.parametrize(
    "said",
    ["", "chat", "chat=", "chat=6", "chat=6,0", "chat=6,1,2", "chat=-1,1", "chat=nan,1",
     "nothing=1", "wrong_passwords_of_name=3,1", "wrong_passwords_of_name=3,9,1,1",
     "wrong_passwords_of_name=inf,1,1,1", "tables=many", "tables=1.5", "tables=0", "tables=-3",
     "body_seconds=nan"],
)  # fmt: skip
def test_what_is_no_limit_is_refused(said: str) -> None:
    with pytest.raises(NoSuchLimit) as refused:
        read_limits([said])

    assert refused.value.said == said
