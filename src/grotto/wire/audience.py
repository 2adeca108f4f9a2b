"""Who looks on at a table."""

from msgspec import Struct


class Audience(Struct, frozen=True, kw_only=True, tag_field="type", tag="audience"):
    """Who looks on without sitting at the table; it comes whenever that changes."""

    count: int  # of all of them
    names: list[str]  # of those who let everybody know
