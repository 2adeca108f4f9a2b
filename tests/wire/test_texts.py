"""Phrases travel and arrive as they were."""

from grotto.core.phrase import Phrase, Who
from grotto.wire.texts import off_wire, on_wire


def test_a_phrase_arrives_as_it_was_sent() -> None:
    phrase = Phrase(
        "caverna-event-gained",
        {
            "who": Who(2),
            "count": 3,
            "name": "wood",
            "inner": Phrase("caverna-cell", {"cell": "C4"}),
            "goods": (Phrase("caverna-amount", {"good": "ore", "count": 2}),),
        },
    )

    assert off_wire(on_wire(phrase)) == phrase
