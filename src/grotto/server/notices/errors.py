"""What may become of a notice that is sent, and what people are told when they set a channel up."""

from grotto.server.errors import ServerError


class Failure(Exception):
    """A notice was not taken; `trouble` is a stable word that its owner is shown."""

    trouble = "failed"


class Gone(Failure):
    """Nobody will ever take a notice there again."""

    trouble = "gone"


class NotTaken(Failure):
    """A notice was refused; later it may be taken."""

    def __init__(self, status: int) -> None:
        super().__init__(str(status))
        self.trouble = f"refused-{status}"


class Unreachable(Failure):
    """Nobody answers, or we may not ask."""

    trouble = "unreachable"


class NoSuchChannel(ServerError, status=404):
    """Somebody has no such channel."""

    code = "server/no-such-channel"
    sentence = "there is no such way to be told"


class TooManyChannels(ServerError, status=409):
    """Somebody has enough channels."""

    code = "server/too-many-channels"
    sentence = "no more than {most} ways to be told are allowed"
    most: int


class NoMail(ServerError, status=409):
    """This server sends no mail."""

    code = "server/no-mail"
    sentence = "this server sends no mail"


class WrongCode(ServerError, status=403):
    """The code is not the one that was sent, or it was tried too often."""

    code = "server/wrong-code"
    sentence = "that is not the code that was sent last"


class NotDelivered(ServerError, status=409):
    """A notice could not be delivered."""

    code = "server/not-delivered"
    sentence = "nothing could be delivered there: {why}"
    why: str


class BadLink(ServerError, status=404):
    """A link to unsubscribe is not one of ours."""

    code = "server/bad-link"
    sentence = "this link is not one of ours"


class NoSuchMailServer(ServerError, status=500):
    """What was said is no address of a mail server."""

    code = "server/no-such-mail-server"
    sentence = "{said} is no mail server; smtps://name@mail.example:465 would be one"
    said: str
