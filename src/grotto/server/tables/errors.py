"""What is refused at tables that go on from a record, are rated, slow, or seen later."""

from grotto.server.errors import ServerError


class RecordNotPublic(ServerError, status=409):
    """A game with secrets that goes on from a record is for bots and invited people only."""

    code = "server/record-not-public"
    sentence = "who has the record knows what is hidden; such a table is not public"


class FromRecord(ServerError, status=409):
    """Only who knows that a table goes on from a record sits down there."""

    code = "server/from-record"
    sentence = "this table goes on from a record; say that you know it with knows_record"


class NoHintsHere(ServerError, status=409):
    """Where the result counts, everybody plays without help."""

    code = "server/no-hints-here"
    sentence = "nobody gets hints at a table that is rated"


class TournamentTable(ServerError, status=409):
    """Whoever closed it would turn a loss into a tie."""

    code = "server/tournament-table"
    sentence = "a table of a tournament is played to its end; leave it, and a bot plays on"


class RatedForAccounts(ServerError, status=403):
    """Guests have no ratings."""

    code = "server/rated-for-accounts"
    sentence = "only people with an account play at a table that is rated"


class OneSeatOnly(ServerError, status=409):
    """Nobody plays against oneself where the result counts."""

    code = "server/one-seat-only"
    sentence = "nobody has two seats at a table that is rated"


class NotRated(ServerError, status=409):
    """Nobody is compared with anybody by such a game."""

    code = "server/not-rated"
    sentence = "a table for one person cannot be rated"


class SilentSpectator(ServerError, status=403):
    """Those who look on later would answer what was said long ago."""

    code = "server/silent-spectator"
    sentence = "who looks on later can talk at this table when the game is over"


class NotTogether(ServerError, status=403):
    """People do not sit together if one of them has muted the other."""

    code = "server/not-together"
    sentence = "you and somebody at this table do not play together"


class NoPlansHere(ServerError, status=409):
    """Plans are for people who wait for others at tables where everybody takes days."""

    code = "server/no-plans-here"
    sentence = "plans are for slow tables, while others are asked"


class PlanFailed(ServerError, status=409):
    """A plan cannot be played; its person is asked as usual."""

    code = "server/plan-failed"
    sentence = "the plan was not played: {why}"
    why: str
