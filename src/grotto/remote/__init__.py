"""A client of the online table: visit a server, sit down, follow a game and play.

It knows the wire and the games, and nothing of the server behind them.
"""

from grotto.remote.errors import (
    NoAnswer,
    NotAServer,
    OtherRules,
    Refused,
    RemoteError,
    Unreachable,
    WrongAddress,
)
from grotto.remote.follower import Follower
from grotto.remote.visitor import Visitor
from grotto.wire.bodies import Known, MyTable

__all__ = [
    "Follower",
    "Known",
    "MyTable",
    "NoAnswer",
    "NotAServer",
    "OtherRules",
    "Refused",
    "RemoteError",
    "Unreachable",
    "Visitor",
    "WrongAddress",
]
