"""Check whether a vulnerability is known in a package that we pin, of Python or of the client.

A public database (osv.dev) is asked, in one request that names packages and versions. Where it
cannot be reached nothing is checked, and that is said: no machine without a network fails for it.
"""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
DATABASE = "https://api.osv.dev/v1/querybatch"
VARIABLE = "GROTTO_VULNERABILITIES"
"""Names another database that speaks the same language; a mirror, say."""
SECONDS = 8.0
MOST_AT_ONCE = 1_000
ACCEPTED: dict[str, str] = {}
"""Vulnerabilities that do not concern us, by id, each with the reason."""

Package = tuple[str, str, str]
"""Its ecosystem, its name and its version."""


def python_packages(constraints: str) -> Iterator[Package]:
    """Yield the packages of a constraint file."""
    for line in constraints.splitlines():
        name, pinned, version = line.partition("==")
        if pinned and not line.startswith("#"):
            yield "PyPI", name.strip(), version.strip()


def client_packages(lock: str) -> Iterator[Package]:
    """Yield the packages of a `package-lock.json`."""
    for path, facts in json.loads(lock)["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if name and "version" in facts:
            yield "npm", name, facts["version"]


def known(packages: list[Package], database: str) -> Iterator[tuple[Package, str]]:
    """Yield the vulnerabilities that a database knows in some packages.

    Raises:
        OSError: when it cannot be reached.
        ValueError: when it speaks another language.
    """
    for first in range(0, len(packages), MOST_AT_ONCE):
        some = packages[first : first + MOST_AT_ONCE]
        for package, found in zip(some, _asked(some, database), strict=True):
            for vulnerability in found.get("vulns", ()):
                yield package, vulnerability["id"]


def _asked(packages: list[Package], database: str) -> list[dict[str, Any]]:
    if urlsplit(database).scheme not in ("http", "https"):
        raise ValueError(database)
    queries = [
        {"package": {"ecosystem": ecosystem, "name": name}, "version": version}
        for ecosystem, name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = Request(database, body, {"Content-Type": "application/json"})  # noqa: S310 (see above)
    with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 (the same)
        results: list[dict[str, Any]] = json.load(answer)["results"]
        return results


def in_time(packages: list[Package], database: str) -> list[tuple[Package, str]]:
    """Return what is known, or give up after a while: even to look for a name may take minutes.

    Raises:
        OSError: when the database cannot be reached in time.
        ValueError: when it speaks another language.
    """
    answer: Future[list[tuple[Package, str]]] = Future()

    def ask() -> None:
        try:
            answer.set_result([*known(packages, database)])
        except (OSError, ValueError, KeyError, TypeError) as error:
            answer.set_exception(error)

    Thread(target=ask, daemon=True).start()
    return answer.result(timeout=2 * SECONDS)


def main() -> int:
    """Say what is known; fail when that is something."""
    packages = [
        *python_packages((ROOT / "constraints.txt").read_text()),
        *client_packages((ROOT / "client" / "package-lock.json").read_text()),
    ]
    database = os.environ.get(VARIABLE, DATABASE)
    try:
        found = in_time(packages, database)
    except (URLError, OSError, ValueError, KeyError, TypeError) as error:
        why = type(error).__name__
        print(f"vulnerabilities: not checked, for {database} cannot be asked ({why})")
        return 0
    new = [(package, name) for package, name in found if name not in ACCEPTED]
    for (_, package, version), name in new:
        print(f"{package} {version}: {name}, see https://osv.dev/{name}")
    print(f"vulnerabilities: {len(new)} known in {len(packages)} packages")
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
