"""What is refused at tables that go on from a record."""

from grotto.server.errors import ServerError


class RecordNotPublic(ServerError, status=409):
    """A game with secrets that goes on from a record is for bots and invited people only."""

    code = "server/record-not-public"
    sentence = "who has the record knows what is hidden; such a table is not public"


class FromRecord(ServerError, status=409):
    """Only who knows that a table goes on from a record sits down there."""

    code = "server/from-record"
    sentence = "this table goes on from a record; say that you know it with knows_record"
