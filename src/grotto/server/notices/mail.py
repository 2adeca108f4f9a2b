"""Mail: notices through any SMTP server, with a link in each that ends them at one press."""

from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime, formataddr, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from grotto.core.languages import LANGUAGES
from grotto.i18n.texts import Texts
from grotto.server.notices.errors import Gone, NoSuchMailServer, NotTaken, Unreachable
from grotto.server.notices.links import Links
from grotto.server.notices.words import Saying
from grotto.server.settings import Smtp
from grotto.server.storage.channels import Channel

SECONDS: Final = 15.0
NEVER: Final = (550, 551, 553, 554)
"""What a mail server says of an address that it will never take mail for."""
USUAL_PORTS: Final = {"smtp": 587, "smtps": 465}


class _OneLine(UnstructuredHeader, BaseHeader):
    """A header of one line, however long: a link that is broken into coded words is none."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _OneLine)
_POLICY: Final = EmailPolicy(header_factory=_HEADERS)


def is_address(given: str) -> bool:
    """Tell whether mail can be sent to an address; one line, one sign, a name on both sides.

    What a header would read as something else, such as a group or a word in code, is none.
    """
    name, _, domain = given.rpartition("@")
    signs = (*' ,;:<>"()[]\\', "=?")
    plain = given.isprintable() and not any(sign in given for sign in signs)
    words = (*name.split("."), *domain.split("."))
    return plain and all(words) and "@" not in name and "." in domain


def read_smtp(address: str, password: str, sender: str) -> Smtp | None:
    """Return the mail server at an address such as `smtps://name@mail.example:465`.

    Raises:
        NoSuchMailServer: when it is none.
    """
    if not address:
        return None
    try:
        parts = urlsplit(address)
        usual = USUAL_PORTS[parts.scheme]
        host, port = parts.hostname, parts.port or usual
    except (KeyError, ValueError) as error:
        raise NoSuchMailServer(address) from error
    if not host:
        raise NoSuchMailServer(address)
    user = unquote(parts.username or "")
    return Smtp(
        host=host,
        port=port,
        user=user,
        password=password,
        security="tls" if parts.scheme == "smtps" else "starttls",
        sender=sender or (user if "@" in user else f"grotto@{host}"),
    )


class Postman:
    """Sends mail in the name of this server."""

    def __init__(self, smtp: Smtp, links: Links) -> None:
        self._smtp = smtp
        self._links = links

    async def send(self, channel: Channel, saying: Saying, at: float) -> None:
        """Send a notice.

        Raises:
            Failure: when it is not taken.
        """
        texts, stop = Texts(saying.language), self._links.token(channel.id)
        stopping = texts.line("notice-mail-stop", link=f"{channel.origin}/unsubscribe/{stop}")
        mail = self._mail(channel.address, saying.title, at)
        mail["Message-ID"] = f"<{saying.id}.{channel.id}@{self._domain}>"
        mail["List-Unsubscribe"] = f"<{channel.origin}/api/unsubscribe/{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join((saying.title, *saying.lines, saying.link, stopping)))
        await self._deliver(mail)

    async def send_code(self, address: str, code: str, language: str, at: float) -> None:
        """Send the code by which somebody proves to read this address.

        Raises:
            Failure: when it is not taken.
        """
        texts = Texts(language if language in LANGUAGES else LANGUAGES[0])
        mail = self._mail(address, texts.line("notice-mail-code", code=code), at)
        mail.set_content(texts.line("notice-mail-code-about", code=code))
        await self._deliver(mail)

    @property
    def _domain(self) -> str:
        return parseaddr(self._smtp.sender)[1].rpartition("@")[2] or "grotto.invalid"

    def _mail(self, address: str, subject: str, at: float) -> EmailMessage:
        mail = EmailMessage(_POLICY)
        name, sender = parseaddr(self._smtp.sender)
        mail["From"] = formataddr((name or "Grotto", sender))
        mail["To"] = address
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.fromtimestamp(at, UTC))
        mail["Auto-Submitted"] = "auto-generated"
        return mail

    async def _deliver(self, mail: EmailMessage) -> None:
        try:
            await aiosmtplib.send(
                mail,
                hostname=self._smtp.host,
                port=self._smtp.port,
                username=self._smtp.user or None,
                password=self._smtp.password or None,
                use_tls=self._smtp.security == "tls",
                start_tls=self._smtp.start_tls,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = max(refused.code for refused in error.recipients)
            raise (Gone() if code in NEVER else NotTaken(code)) from error
        except aiosmtplib.SMTPResponseException as error:
            raise NotTaken(error.code) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unreachable from error
