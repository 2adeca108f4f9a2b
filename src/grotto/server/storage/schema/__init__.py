"""The schema, the same for SQLite and PostgreSQL.

The log is the truth. `tables` and `seats` repeat what lists are made from; `snapshots` repeat what
a log amounts to, so that a long one need not be read from its beginning, and `albums` what can be
seen of finished games, so that they can be looked at without their rules.

A column is filled from the field that has its name (`rows`): of `Spec` and `Summary` in `tables`,
of `Place` in `seats`, of `Entry` in `log`.
"""

from grotto.server.storage.schema.finished import (
    ALBUMS,
    DEALS,
    RATED,
    RATING_STEPS,
    RATINGS,
    RESULTS,
    REVIEWS,
    STANDINGS,
    STATISTICS,
)
from grotto.server.storage.schema.metadata import JSON, METADATA
from grotto.server.storage.schema.notices import (
    CHANNELS,
    INVITATION,
    KEYS,
    NOTICES,
    TABLE_READY,
    WISHES,
    YOUR_TURN,
)
from grotto.server.storage.schema.people import (
    DEEDS,
    FRIENDS,
    INVITATIONS,
    LEARNED,
    MUTES,
    NOTES,
    PEOPLE,
    RECOVERY_CODES,
    REPORTS,
    SESSIONS,
)
from grotto.server.storage.schema.tables import (
    CHAT,
    HEARTBEAT,
    LOG,
    PLANS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    VACATIONS,
)
from grotto.server.storage.schema.tournaments import ENTRANTS, MATCHES, TOURNAMENTS

__all__ = [
    "ALBUMS",
    "CHANNELS",
    "CHAT",
    "DEALS",
    "DEEDS",
    "ENTRANTS",
    "FRIENDS",
    "HEARTBEAT",
    "INVITATION",
    "INVITATIONS",
    "JSON",
    "KEYS",
    "LEARNED",
    "LOG",
    "MATCHES",
    "METADATA",
    "MUTES",
    "NOTES",
    "NOTICES",
    "PEOPLE",
    "PLANS",
    "RATED",
    "RATINGS",
    "RATING_STEPS",
    "RECOVERY_CODES",
    "REPORTS",
    "RESULTS",
    "REVIEWS",
    "SEATS",
    "SESSIONS",
    "SNAPSHOTS",
    "STANDINGS",
    "STATISTICS",
    "TABLES",
    "TABLE_READY",
    "TOURNAMENTS",
    "VACATIONS",
    "WISHES",
    "YOUR_TURN",
]
