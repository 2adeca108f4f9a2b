"""Score sheets on the wire."""

from grotto.core.seats import SPECTATOR
from grotto.play.table import Table
from grotto.server.tables import parts


def test_a_line_says_what_it_consists_of_where_its_text_does_not() -> None:
    table = Table("caverna", seats=2, seed="caves")

    lines = {line.item: line.portions for line in parts.projected(table, SPECTATOR)[0].lines}

    assert [(part.key, part.points) for part in lines["unused"]] == [
        ("forest", -12),
        ("mountain", -10),
    ]
    assert lines["dwarfs"] == []
