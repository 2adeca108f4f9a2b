"""What the server refuses whatever table it is about: bad requests, too many of them, accounts."""

from math import ceil
from typing import ClassVar

from grotto.server.errors import ServerError


class NotFound(ServerError):
    """There is nothing at this address."""

    code: ClassVar[str] = "server/not-found"
    status: ClassVar[int] = 404

    def __init__(self) -> None:
        super().__init__("there is nothing at this address")


class WrongMethod(ServerError):
    """The address is right, but it is not used in this way."""

    code: ClassVar[str] = "server/wrong-method"
    status: ClassVar[int] = 405

    def __init__(self) -> None:
        super().__init__("this address does not know that method")


class BadRequest(ServerError):
    """The request cannot be read."""

    code: ClassVar[str] = "server/bad-request"
    status: ClassVar[int] = 400

    def __init__(self) -> None:
        super().__init__("the request cannot be read")


class InvalidField(ServerError):
    """Something in a request is not what it should be."""

    code: ClassVar[str] = "server/invalid"
    status: ClassVar[int] = 422

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}", {"field": field, "problem": problem})


class OurFault(ServerError):
    """Something broke in the server; the id stands in its log too."""

    code: ClassVar[str] = "server/our-fault"
    status: ClassVar[int] = 500

    def __init__(self, incident: str) -> None:
        super().__init__(f"something broke: {incident}", {"incident": incident})


class ForeignOrigin(ServerError):
    """The request comes from a page of somebody else."""

    code: ClassVar[str] = "server/foreign-origin"
    status: ClassVar[int] = 403

    def __init__(self) -> None:
        super().__init__("only pages of this server may do that; programs say its Origin")


class TooLarge(ServerError):
    """The request is longer than any should be."""

    code: ClassVar[str] = "server/too-large"
    status: ClassVar[int] = 413

    def __init__(self, most: int) -> None:
        super().__init__(f"more than {most} bytes", {"most": most})


class TooSlow(ServerError):
    """The request did not arrive in time."""

    code: ClassVar[str] = "server/too-slow"
    status: ClassVar[int] = 408

    def __init__(self) -> None:
        super().__init__("the request did not arrive in time")


class TooManyRequests(ServerError):
    """Somebody asks too often."""

    code: ClassVar[str] = "server/too-many-requests"
    status: ClassVar[int] = 429

    def __init__(self, wait: float) -> None:
        self.seconds = max(1, ceil(wait))
        super().__init__(f"too often; wait {self.seconds} s", {"seconds": self.seconds})


class TooManySockets(ServerError):
    """Somebody has too many tables open at the same time."""

    code: ClassVar[str] = "server/too-many-sockets"
    status: ClassVar[int] = 429

    def __init__(self, most: int) -> None:
        super().__init__(f"no more than {most} connections are allowed", {"most": most})


class TooManyTables(ServerError):
    """Somebody has made too many tables that are not over."""

    code: ClassVar[str] = "server/too-many-tables"
    status: ClassVar[int] = 409

    def __init__(self, most: int) -> None:
        super().__init__(f"no more than {most} unfinished tables are allowed", {"most": most})


class NameTaken(ServerError):
    """Another account has this name, or one that looks the same."""

    code: ClassVar[str] = "server/name-taken"
    status: ClassVar[int] = 409

    def __init__(self, name: str) -> None:
        super().__init__(f"the name {name!r} is taken", {"name": name})


class BadName(ServerError):
    """An account cannot have this name."""

    code: ClassVar[str] = "server/bad-name"
    status: ClassVar[int] = 422

    def __init__(self) -> None:
        super().__init__("a name needs letters or digits, and not too many")


class PasswordTooShort(ServerError):
    """The password would be guessed."""

    code: ClassVar[str] = "server/password-too-short"
    status: ClassVar[int] = 422

    def __init__(self, least: int) -> None:
        super().__init__(f"a password has at least {least} characters", {"least": least})


class WrongPassword(ServerError):
    """There is no such account, or its password is another one: nobody learns which."""

    code: ClassVar[str] = "server/wrong-password"
    status: ClassVar[int] = 403

    def __init__(self) -> None:
        super().__init__("the name or the password is wrong")


class AccountAlready(ServerError):
    """Who has an account cannot sign up for another one without signing out."""

    code: ClassVar[str] = "server/account-already"
    status: ClassVar[int] = 409

    def __init__(self) -> None:
        super().__init__("sign out before you sign up for another account")


class NoAccount(ServerError):
    """Guests cannot do this."""

    code: ClassVar[str] = "server/no-account"
    status: ClassVar[int] = 403

    def __init__(self) -> None:
        super().__init__("only who has an account may do that")
