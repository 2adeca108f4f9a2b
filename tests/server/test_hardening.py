"""What a server is run in: the unit of systemd and the container, which allow it little."""

import json
import re
import shlex
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from grotto.cli.arguments import parse
from grotto.i18n.texts import Texts
from tests.server.processes import Served

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "deploy.md"
UNIT = ROOT / "deploy" / "grotto.service"
CONTAINER = ROOT / "Containerfile"


# ---- systemd ------------------------------------------------------------------------------------


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text())
    return parser


def test_the_guide_shows_the_unit_as_it_is() -> None:
    [shown] = re.findall(r"^```ini\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)

    assert shown == UNIT.read_text()


def test_the_service_may_write_its_own_folder_and_nothing_else() -> None:
    service = unit()["Service"]

    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectory"] == "grotto"
    assert service["Environment"] == "XDG_DATA_HOME=/var/lib"
    assert service["StateDirectoryMode"] == "0700"
    assert service["UMask"] == "0077"
    assert "ReadWritePaths" not in service


@pytest.mark.parametrize(
    "directive",
    [
        "NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "ProtectKernelTunables",
        "ProtectKernelModules", "ProtectControlGroups", "RestrictNamespaces", "RestrictSUIDSGID",
        "LockPersonality", "MemoryDenyWriteExecute", "RestrictRealtime",
    ],
)  # fmt: skip
def test_the_service_may_serve_and_nothing_else(directive: str) -> None:
    service = unit()["Service"]

    assert service[directive] == "true"
    assert service["CapabilityBoundingSet"] == ""
    assert service["User"] != "root"


def test_the_service_is_started_by_a_command_that_we_have() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])

    assert Path(program).name == "grotto"
    assert parse(words, Texts("en")).https


# ---- the container ------------------------------------------------------------------------------


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the container file, each with what it says."""
    text = re.sub(r"^#.*\n", "", CONTAINER.read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    parts = [line.partition(" ") for line in text.splitlines() if line]
    return [(word, rest.strip()) for word, _, rest in parts]


def said(word: str) -> list[str]:
    return [said for instruction, said in steps() if instruction == word]


def test_nobody_is_root_in_the_container() -> None:
    words = [word for word, _ in steps()]

    assert said("USER")[-1] not in ("0", "root")
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "RUN" not in words[words.index("USER") :]


def test_all_that_the_container_writes_lies_in_its_volume() -> None:
    variables = dict(one.split("=") for line in said("ENV") for one in line.split())

    assert variables["XDG_DATA_HOME"] == said("VOLUME")[0]
    assert variables["PYTHONDONTWRITEBYTECODE"] == "1"


def test_the_container_starts_a_command_that_we_have() -> None:
    program, *words = json.loads(said("ENTRYPOINT")[0])

    assert program == "grotto"
    assert parse(words, Texts("en")).host == "0.0.0.0"
    assert said("EXPOSE") == [str(parse(words, Texts("en")).port)]


def test_the_container_is_built_by_programs_that_we_have() -> None:
    programs = re.findall(r"tools/\S+\.sh", " ".join(said("RUN")))

    assert programs
    assert all((ROOT / program).is_file() for program in programs)


def test_the_container_knows_neither_our_history_nor_our_environment() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()

    assert {".git", ".venv", "build"} <= {*ignored}


def test_the_container_asks_whether_the_server_is_ready(tmp_path: Path) -> None:
    _, _, command = said("HEALTHCHECK")[0].partition("CMD ")
    _, option, code = json.loads(command)
    with Served(tmp_path) as server:
        here = code.replace("http://127.0.0.1:8000/", server.address)
        answers = [subprocess.run([sys.executable, option, here], check=False).returncode]
    quiet = subprocess.run([sys.executable, option, here], check=False, stderr=subprocess.DEVNULL)

    assert here != code
    assert answers == [0]
    assert quiet.returncode != 0
