"""Speech: a language together with the names of the players."""

from collections.abc import Sequence
from dataclasses import dataclass

from grotto.core.phrase import Phrase
from grotto.i18n.texts import Texts


@dataclass(frozen=True)
class Speech:
    """Says things about one table."""

    texts: Texts
    names: tuple[str, ...] = ()

    def say(self, phrase: Phrase) -> str:
        """Say a phrase with the players' names."""
        return self.texts.say(phrase, self.names)

    def line(self, key: str, /, **args: float | str) -> str:
        """Say a message."""
        return self.texts.line(key, **args)

    def name(self, seat: int) -> str:
        """Return the name of the player at `seat`."""
        return self.texts.name(seat, self.names)

    def listed(self, items: Sequence[str]) -> str:
        """Join items as the language does."""
        return self.texts.listed(items)
