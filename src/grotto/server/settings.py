"""How a server is run."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Everything one may set from the command line."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    secure_cookies: bool = False  # behind HTTPS
    origins: tuple[str, ...] = ()  # other addresses that pages may come from
    thinkers: int = 1  # processes in which bots think
    bot_seconds: float = 10.0  # for one answer; then a quick bot answers
    bot_megabytes: int = 1024  # of memory for one process
    bot_pause: float = 0.6  # seconds before a bot answers, so that people can follow
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves the memory
    log_level: str = ""  # if nothing is said, warnings at a terminal, and all elsewhere
    metrics_word: str = ""  # who says it sees the figures; without one only this machine does


def sqlite_file(path: Path) -> str:
    """Return the address of an SQLite file."""
    return f"sqlite:///{path}"
