"""What can go wrong with languages and texts."""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.errors import TableError


class UnknownLanguage(TableError):
    """Grotto does not speak this language."""

    code: ClassVar[str] = "language/unknown"

    def __init__(self, language: str, known: Sequence[str]) -> None:
        spoken = ", ".join(known)
        super().__init__(
            f"no texts in {language!r}; languages: {spoken}",
            {"language": language, "known": spoken},
        )


class BrokenText(Exception):
    """A message is missing or cannot be filled in; a person can do nothing about it: our bug."""

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__(f"{language}: {key}: {problem}")
        self.key = key
