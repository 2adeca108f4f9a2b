"""Invitations: people who are asked by name to sit down at a table."""

from typing import Literal

from msgspec import Struct

from grotto.wire.bodies import Named
from grotto.wire.lobby import Card


class Invite(Named, frozen=True, kw_only=True):
    """Somebody of this name is invited."""


class Invited(Struct, frozen=True, kw_only=True):
    """Somebody who was invited to a table, as those who sit there see it."""

    name: str
    state: Literal["asked", "sits", "declined"]
    by: str  # the name of who has invited them


class TableInvitations(Struct, frozen=True, kw_only=True):
    """Who was invited to a table; and who has invited oneself."""

    people: list[Invited] = []  # only for those who sit there, and the host
    by: str = ""  # empty: one is not invited


class Invitation(Struct, frozen=True, kw_only=True):
    """A table to which one is invited."""

    by: str  # the name of who invites
    at: float
    table: Card


class MyInvitations(Struct, frozen=True, kw_only=True):
    """The tables to which one is invited, the last one first."""

    invitations: list[Invitation]
