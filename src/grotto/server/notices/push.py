"""Web push: notices that a browser shows even where no page of ours is open."""

import base64
from binascii import Error as NoBase64
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from grotto.server.notices.outgoing import Outgoing
from grotto.server.notices.words import Saying
from grotto.server.storage.channels import Channel

KEPT_SECONDS: Final = 24 * 3600
"""For so long a push service keeps a notice for a browser that is not there."""
TOKEN_SECONDS: Final = 12 * 3600
POINT: Final = 65
"""Bytes of a public key of a browser,"""
AUTH: Final = 16
"""and of what it shares with us."""


def new_key() -> str:
    """Return a new private key, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _text(
        key.private_bytes(
            serialization.Encoding.DER,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


def fits(p256dh: str, auth: str) -> bool:
    """Tell whether these can be the keys of a browser."""
    try:
        point = _bytes(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(point) == POINT and len(_bytes(auth)) == AUTH
    except (ValueError, NoBase64):
        return False


class Pusher:
    """Sends notices in the name of this server."""

    def __init__(self, outgoing: Outgoing, key: str, contact: str) -> None:
        self._outgoing = outgoing
        self._vapid = Vapid02.from_der(key.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser has to know of us before it lets us send something."""
        encoded = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return _text(encoded)

    async def send(self, channel: Channel, saying: Saying, badge: int, at: float) -> None:
        """Send a notice, encrypted so that only the browser can read it.

        Raises:
            Failure: when it is not taken.
        """
        endpoint = urlsplit(channel.address)
        claims = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": int(at) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": _topic(saying),
        }
        await self._outgoing.post(channel.address, _encrypted(channel, saying, badge), headers)


def _encrypted(channel: Channel, saying: Saying, badge: int) -> bytes:
    told = {
        "id": saying.id,
        "kind": saying.kind,
        "title": saying.title,
        "body": "\n".join(saying.lines),
        "path": urlsplit(saying.link).path,
        "table": saying.table,
        "language": saying.language,
        "waiting": badge,
    }
    # It brings two HTTP clients along, which take 18 MB: nobody needs them before the first push.
    from pywebpush import WebPusher  # noqa: PLC0415

    info = {"endpoint": channel.address, "keys": channel.details}
    encoded: bytes = WebPusher(info).encode(msgspec.json.encode(told), "aes128gcm")["body"]
    return encoded


def _topic(saying: Saying) -> str:
    """Name what a notice is about: a newer one takes the place of one that nobody has seen."""
    return "".join(sign for sign in saying.table or saying.kind if sign.isalnum() or sign in "-_")


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
