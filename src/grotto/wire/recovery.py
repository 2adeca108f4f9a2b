"""Recovery of a lost password, by codes that were printed."""

from msgspec import Struct

from grotto.wire.bodies import Body, Named, Secret


class WantCodes(Body, frozen=True, kw_only=True):
    """Somebody wants new codes; the password proves who it is."""

    password: Secret


class Recover(Named, frozen=True, kw_only=True):
    """Somebody has lost the password, and has a code."""

    code: Secret
    password: Secret  # from now on


class RecoveryCodes(Struct, frozen=True, kw_only=True):
    """Codes to print; they are never shown again."""

    codes: list[str]


class CodesLeft(Struct, frozen=True, kw_only=True):
    """How many codes were not used yet."""

    left: int
