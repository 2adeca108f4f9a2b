"""Webhooks: notices as signed JSON, or in a form that chats understand."""

import hmac
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec

from grotto.server.notices.outgoing import Outgoing
from grotto.server.notices.words import Saying
from grotto.server.storage.channels import Channel

Preset = Literal["json", "text", "content"]


def _in_full(saying: Saying) -> dict[str, Any]:
    return {
        "id": saying.id,
        "kind": saying.kind,
        "text": saying.text,
        "title": saying.title,
        "link": saying.link,
        "table": saying.table,
        "game": saying.game,
        "round": saying.round,
    }


PRESETS: Final[Mapping[str, Callable[[Saying], dict[str, Any]]]] = {
    "json": _in_full,
    "text": lambda saying: {"text": saying.text},  # Slack, Mattermost, Google Chat and others
    "content": lambda saying: {"content": saying.text},  # Discord
}


async def send(outgoing: Outgoing, channel: Channel, saying: Saying, at: float) -> None:
    """Send a notice.

    Raises:
        Failure: when it is not taken.
    """
    preset = PRESETS[channel.details.get("preset", "json")]
    body = msgspec.json.encode(preset(saying))
    stamp = str(int(at))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Grotto",
        "Grotto-Notice": saying.id,
        "Grotto-Timestamp": stamp,
        "Grotto-Signature": f"sha256={signature(channel.secret, stamp, body)}",
    }
    await outgoing.post(channel.address, body, headers)


def signature(secret: str, stamp: str, body: bytes) -> str:
    """Sign a body and when it was sent, so that nobody can send it again later."""
    return hmac.new(secret.encode(), stamp.encode() + b"." + body, "sha256").hexdigest()
