"""How a server is run."""

from email.utils import parseaddr
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

A_DAY: Final = 24 * 3600.0
LOOPBACK: Final = ("127.0.0.1", "::1")
WILDCARDS: Final = ("", "0.0.0.0", "::")  # noqa: S104 (they are only recognised here)
AN_HOUR: Final = 3600.0
A_MINUTE: Final = 60.0


class Rate(Struct, frozen=True):
    """So many at once, and so many per second in the long run."""

    at_once: float
    per_second: float


class Patience(Struct, frozen=True):
    """So many wrong passwords cost no time; then one waits, twice as long after each one more."""

    free: int
    first_seconds: float
    most_seconds: float
    calm_seconds: float  # after which one wrong password is forgotten


class Limits(Struct, frozen=True, kw_only=True):
    """How much one person, or one address, may ask of a server."""

    body: int = 262_144  # bytes of a request
    body_seconds: float = 10.0  # to send it
    message: int = 4_096  # bytes through a socket
    requests_of_session: Rate = Rate(120, 20)
    requests_of_address: Rate = Rate(600, 120)  # many people may share one
    work_of_person: Rate = Rate(3_000, 100)  # milliseconds of the server, for what is costly
    work_of_address: Rate = Rate(6_000, 300)
    costly_at_once: int = 3  # that one address may wait for, where each takes long
    messages: Rate = Rate(60, 15)  # of one person, through all sockets
    messages_of_address: Rate = Rate(600, 100)
    unanswered: int = 64  # messages of one socket that wait for those before them
    pings: Rate = Rate(30, 1)  # and pongs, through one socket
    commands: Rate = Rate(1_500, 0.25)  # of one person: each makes a log longer, for ever
    chat: Rate = Rate(6, 0.5)
    hints: Rate = Rate(20, 0.2)  # of one person: a bot thinks about each
    coach: Rate = Rate(40, 0.5)  # questions and answers of one person: the same
    imports: Rate = Rate(6, 0.1)  # records of one address: to replay them takes a while
    learning: Rate = Rate(200, 1)  # steps of lessons that are kept for one person
    reviews: Rate = Rate(10, 0.02)  # games that are judged for one address: it takes minutes
    notices: Rate = Rate(30, 0.1)  # changes of one person to how they are told, and tests
    mail_codes: Rate = Rate(6, 6 / AN_HOUR)  # that one address may have sent to mail addresses
    guests: Rate = Rate(60, 60 / AN_HOUR)  # newcomers from one address
    sign_ins_of_address: Rate = Rate(20, 6 / A_MINUTE)
    wrong_passwords_of_address: Patience = Patience(20, 1.0, 300.0, A_MINUTE)
    wrong_passwords_of_name: Patience = Patience(5, 2.0, 900.0, 600.0)  # from one address
    connections_of_address: int = 512  # but for those of proxies that are named
    sockets_of_person: int = 24
    sockets_of_address: int = 256
    sockets_of_table: int = 2_000  # whoever sits there is let in all the same
    arrivals_of_person: Rate = Rate(60, 0.5)  # sockets and streams that are opened
    arrivals_of_address: Rate = Rate(400, 4)
    tables: int = 60  # of one person, which are not over
    tables_of_address: Rate = Rate(60, 240 / AN_HOUR)  # that are made there


class PasswordCost(Struct, frozen=True, kw_only=True):
    """How hard it is to guess a stolen password hash."""

    kibibytes: int = 32_768
    passes: int = 3
    lanes: int = 1
    threads: int = 1  # passwords that are looked at together


class Smtp(Struct, frozen=True, kw_only=True):
    """A mail server through which notices are sent."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    security: Literal["tls", "starttls", "none"] = "starttls"
    sender: str = "grotto@localhost"

    @property
    def start_tls(self) -> bool | None:
        """Whether a plain line has to become a safe one; where nobody signs in, if it can."""
        if self.security == "starttls":
            return True if self.user else None
        return False


class Settings(Struct, frozen=True, kw_only=True):
    """Everything one may set from the command line."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    secure_cookies: bool = False  # behind HTTPS
    origins: tuple[str, ...] = ()  # other addresses that pages may come from
    proxies: tuple[str, ...] = LOOPBACK  # believed when they say who asks
    session_seconds: float = 365 * A_DAY  # until a browser that stays away is forgotten
    limits: Limits = Limits()
    password_cost: PasswordCost = PasswordCost()
    workers: int = 1  # processes in which bots think
    bot_seconds: float = 10.0  # for one answer; then a quick bot answers
    bot_megabytes: int = 1024  # of memory for one process
    think_seconds: float = 1.0  # for one answer of a bot that looks ahead; less when many wait
    review_seconds: float = 1800.0  # for the review of one game
    bot_pause: float = 0.05  # seconds before a bot answers; clients show moves at their own pace
    bot_beat: float = 0.8  # seconds until a bot with a hidden hand answers, at most; or a multiple
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves the memory
    disk_megabytes: int = 256  # of room on the disk of an SQLite file; with less it is not ready
    guest_days: float = 180.0  # after which tables of guests are removed; 0 keeps them all
    log_level: str = ""  # if nothing is said, warnings at a terminal, and all elsewhere
    metrics_word: str = ""  # who says it sees the figures; without one only this machine does
    smtp: Smtp | None = None  # without one no mail is sent
    address: str = ""  # where links of notices lead to; if nothing is said, where people came from
    private_webhooks: bool = False  # notices may be sent into our own network
    vacation_days: int = 28  # that everybody may take in a year, at slow tables; 0: none
    notice_seconds: float = 30.0  # until somebody who is asked is told so

    @property
    def contact(self) -> str:
        """Whom push services may ask about this server."""
        if self.smtp is not None:
            return f"mailto:{parseaddr(self.smtp.sender)[1]}"
        return self.address if self.address.startswith("https://") else "mailto:grotto@localhost"


_ENDLESS: Final = 1e12

NO_LIMITS: Final = Limits(
    requests_of_session=Rate(_ENDLESS, _ENDLESS),
    requests_of_address=Rate(_ENDLESS, _ENDLESS),
    work_of_person=Rate(_ENDLESS, _ENDLESS),
    work_of_address=Rate(_ENDLESS, _ENDLESS),
    costly_at_once=1_000_000,
    messages=Rate(_ENDLESS, _ENDLESS),
    messages_of_address=Rate(_ENDLESS, _ENDLESS),
    pings=Rate(_ENDLESS, _ENDLESS),
    commands=Rate(_ENDLESS, _ENDLESS),
    chat=Rate(_ENDLESS, _ENDLESS),
    hints=Rate(_ENDLESS, _ENDLESS),
    coach=Rate(_ENDLESS, _ENDLESS),
    imports=Rate(_ENDLESS, _ENDLESS),
    reviews=Rate(_ENDLESS, _ENDLESS),
    learning=Rate(_ENDLESS, _ENDLESS),
    notices=Rate(_ENDLESS, _ENDLESS),
    mail_codes=Rate(_ENDLESS, _ENDLESS),
    guests=Rate(_ENDLESS, _ENDLESS),
    sign_ins_of_address=Rate(_ENDLESS, _ENDLESS),
    wrong_passwords_of_address=Patience(1_000_000, 0.0, 0.0, 1.0),
    wrong_passwords_of_name=Patience(1_000_000, 0.0, 0.0, 1.0),
    connections_of_address=1_000_000,
    sockets_of_person=1_000_000,
    sockets_of_address=1_000_000,
    sockets_of_table=1_000_000,
    arrivals_of_person=Rate(_ENDLESS, _ENDLESS),
    arrivals_of_address=Rate(_ENDLESS, _ENDLESS),
    tables=1_000_000,
    tables_of_address=Rate(_ENDLESS, _ENDLESS),
)
"""For load programs, where one address plays for thousands; sizes stay bounded."""


def sqlite_file(path: Path) -> str:
    """Return the address of an SQLite file."""
    return f"sqlite:///{path}"
