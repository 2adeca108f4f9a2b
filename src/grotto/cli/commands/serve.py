"""`grotto serve`: tables for people who come through the network, until it is stopped."""

import os
import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from threading import Thread
from typing import Final

from grotto.cli.folders import own_database
from grotto.cli.saves import own_command
from grotto.cli.screen import Screen
from grotto.server.limits import read_limits
from grotto.server.notices.mail import read_smtp
from grotto.server.run import serve
from grotto.server.settings import LOOPBACK, WILDCARDS, Settings, sqlite_file
from grotto.server.storage.database import read_database

METRICS_WORD: Final = "GROTTO_METRICS_WORD"
SMTP_PASSWORD: Final = "GROTTO_SMTP_PASSWORD"  # noqa: S105 (a name, no password)
"""Variables of the environment: what is said on a command line all on the machine read."""


def run(args: Namespace, screen: Screen) -> int:
    """Serve until the process is asked to stop."""
    serve(_settings(args), lambda address: _tell(args, screen, address))
    screen.tell("cli-serving-stopped")
    return 0


def _settings(args: Namespace) -> Settings:
    return Settings(
        database=_database(args.database),
        host=args.host,
        port=args.port,
        workers=args.thinkers,
        secure_cookies=args.https,
        origins=tuple(args.origin),
        proxies=(*LOOPBACK, *args.proxy),
        limits=read_limits(args.limit),
        guest_days=args.guest_days,
        disk_megabytes=args.disk_megabytes,
        metrics_word=os.environ.get(METRICS_WORD, ""),
        address=args.address.rstrip("/"),
        smtp=read_smtp(args.smtp, os.environ.get(SMTP_PASSWORD, ""), args.mail_from),
        private_webhooks=args.private_webhooks,
        notice_seconds=args.notice_seconds,
        vacation_days=args.vacation_days,
    )


def _database(given: str | None) -> str:
    return sqlite_file(own_database()) if given is None else read_database(given)


def _tell(args: Namespace, screen: Screen, address: str) -> None:
    """Say where the server is; the address is a line of its own, for programs that read it."""
    screen.tell("cli-serving")
    print(f"  {address}")
    if args.host in WILDCARDS:
        screen.tell("cli-serving-everywhere")
    screen.tell("cli-serving-how-to-play")
    print(f"  {own_command('play', '--server', address)}")
    screen.tell("cli-serving-how-to-stop")
    sys.stdout.flush()
    if args.browser:
        Thread(target=_open_browser, args=(address,), daemon=True).start()


def _open_browser(address: str) -> None:
    """Open a browser with a window of its own; one made of text would take our terminal."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(address)
