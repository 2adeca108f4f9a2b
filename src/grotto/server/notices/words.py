"""What a notice says: the game, its round and the way there. Nothing that a table hides."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from grotto.core.languages import LANGUAGES
from grotto.i18n.errors import BrokenText
from grotto.i18n.texts import Texts
from grotto.server.storage.channels import Channel, Wishes
from grotto.server.storage.outbox import Waiting
from grotto.server.storage.schema import INVITATION, TABLE_READY, YOUR_TURN

TEST: Final = "test"


class Saying(Struct, frozen=True, kw_only=True):
    """A notice in words."""

    id: str  # the same however often it is sent
    kind: str = YOUR_TURN
    title: str
    lines: list[str] = []
    link: str = ""  # to the table, or to all of one's tables
    table: str = ""
    game: str = ""
    round: int = 0
    language: str = LANGUAGES[0]
    waiting: int = 1  # tables of this notice

    @property
    def text(self) -> str:
        """All of it in one paragraph, as chats show it."""
        return "\n".join((self.title, *self.lines, self.link))


def one_notice(waiting: Waiting, channel: Channel) -> Saying:
    """Say one thing about one table."""
    texts = Texts(waiting.wishes.language)
    return Saying(
        id=waiting.notice.id,
        kind=waiting.notice.kind,
        title=_title(texts, waiting),
        lines=_facts(texts, waiting),
        link=f"{channel.origin}/tables/{waiting.notice.table}",
        table=waiting.notice.table,
        game=waiting.game,
        round=waiting.tournament_round if waiting.notice.kind == TABLE_READY else waiting.round,
        language=texts.language,
    )


def _title(texts: Texts, waiting: Waiting) -> str:
    game = game_name(texts, waiting.game)
    if waiting.notice.kind == INVITATION:
        return texts.line("notice-mail-invited", game=game, name=waiting.by)
    if waiting.notice.kind == TABLE_READY:
        return texts.line("notice-mail-ready", game=game, round=waiting.tournament_round)
    return texts.line("notice-mail-turn", game=game)


def digest(all_waiting: Sequence[Waiting], channel: Channel) -> Saying:
    """Say at how many tables it is somebody's turn, and where."""
    wishes = all_waiting[0].wishes
    texts = Texts(wishes.language)
    return Saying(
        id="+".join(sorted(one.notice.id for one in all_waiting))[:200],
        title=texts.line("notice-mail-digest", count=len(all_waiting)),
        lines=[_line(texts, one, channel) for one in all_waiting],
        link=f"{channel.origin}/me",
        language=texts.language,
        waiting=len(all_waiting),
    )


def test_of(channel: Channel, wishes: Wishes, number: str) -> Saying:
    """Say that notices arrive."""
    texts = Texts(wishes.language)
    return Saying(
        id=f"test-{number}",
        kind=TEST,
        title=texts.line("notice-mail-test"),
        lines=[texts.line("notice-mail-test-about")],
        link=f"{channel.origin}/me",
        language=texts.language,
    )


def game_name(texts: Texts, game: str) -> str:
    """Return what a game is called; its id where a package has no texts any more."""
    try:
        return texts.line(f"{game}-name")
    except BrokenText:
        return game


def _facts(texts: Texts, waiting: Waiting) -> list[str]:
    if waiting.notice.kind == TABLE_READY:
        turn = [texts.line("notice-mail-ready-turn")] if waiting.is_asked else []
        return [*turn, *_deadline(texts, waiting)]
    facts = [texts.line("notice-mail-round", round=waiting.round)] if waiting.round else []
    return [*facts, *_deadline(texts, waiting)]


def _deadline(texts: Texts, waiting: Waiting) -> list[str]:
    """Say until when somebody has time who is asked."""
    if waiting.deadline is None or not waiting.is_asked:
        return []
    return [texts.line("notice-mail-until", when=_when(waiting))]


def _when(waiting: Waiting) -> str:
    """Write a time as it stands on the wall of who reads it."""
    zone = ZoneInfo(waiting.wishes.zone)
    at = datetime.fromtimestamp(waiting.deadline or 0.0, UTC).astimezone(zone)
    return at.strftime("%d.%m. %H:%M")


def _line(texts: Texts, waiting: Waiting, channel: Channel) -> str:
    is_turn = waiting.notice.kind == YOUR_TURN
    what = game_name(texts, waiting.game) if is_turn else _title(texts, waiting)
    link = f"{channel.origin}/tables/{waiting.notice.table}"
    return " · ".join((what, *_facts(texts, waiting), link))
