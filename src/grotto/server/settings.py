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


def sqlite_file(path: Path) -> str:
    """Return the address of an SQLite file."""
    return f"sqlite:///{path}"
