"""Friends: people who know each other here, and may see who is there."""

from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.wire.bodies import Body, Named


class Friend(Struct, frozen=True, kw_only=True):
    """Somebody who is a friend, whom one has asked, or who asks."""

    name: str
    state: str  # friend, asked or asks
    here: bool  # now, as far as they let friends know


class Friends(Struct, frozen=True, kw_only=True):
    """One's friends, the link by which others become some, and whether friends see one here."""

    friends: list[Friend]
    link: str  # /friends/{link}
    shown: bool
    named: bool = False  # everybody at tables where one looks on may know it


class AskFriend(Named, frozen=True, kw_only=True):
    """Somebody of this name shall be a friend, or asks to be one and is welcome."""


class FollowLink(Body, frozen=True, kw_only=True):
    """Whoever has given this link away shall be a friend."""

    link: Annotated[str, Limits(min_length=1, max_length=32)]


class ShowPresence(Body, frozen=True, kw_only=True):
    """Who may know where one is; what is not said stays as it is."""

    shown: bool | None = None  # friends, that one is here
    named: bool | None = None  # everybody at a table, that one looks on
