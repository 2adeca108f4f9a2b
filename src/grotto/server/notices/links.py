"""Links that end a channel at one press: whoever has the mail has the right, and nobody else."""

import hmac
from secrets import compare_digest

from grotto.server.notices.errors import BadLink


class Links:
    """Signs links of one server."""

    def __init__(self, signing: str) -> None:
        self._signing = signing.encode()

    def token(self, channel: str) -> str:
        """Return what a link says that ends a channel; only we can write it."""
        return f"{channel}.{self._signed(channel)}"

    def channel_of(self, token: str) -> str:
        """Return the channel that a link ends.

        Raises:
            BadLink: when it is not one of ours.
        """
        channel, _, signed = token.partition(".")
        if not compare_digest(signed.encode(), self._signed(channel).encode()):
            raise BadLink
        return channel

    def _signed(self, channel: str) -> str:
        return hmac.new(self._signing, b"unsubscribe " + channel.encode(), "sha256").hexdigest()
