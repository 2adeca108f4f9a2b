"""Options: the switches of a game that a table may set before it starts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from grotto.core.errors import WrongOption

_LISTED: Final = 8

Value = bool | int | str
"""What an option can be set to."""

OFF_ON: Final[tuple[Value, ...]] = (False, True)
"""The choices of a plain switch."""


@dataclass(frozen=True)
class Option:
    """A switch: its default, every value it can take, and the rule that describes it."""

    key: str
    default: Value
    choices: tuple[Value, ...]
    rule: str

    def read(self, word: str) -> Value:
        """Return the value that is written as `word`.

        Raises:
            WrongOption: when no value of this option is written so.
        """
        for value in self.choices:
            if word == written(value):
                return value
        raise WrongOption(self.key, word, self.allowed())

    def allowed(self) -> str:
        """Describe the possible values, shortly."""
        words = [written(value) for value in self.choices]
        return ", ".join(words) if len(words) <= _LISTED else f"{words[0]} … {words[-1]}"


def written(value: Value) -> str:
    """Write a value as in records and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def complete(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """Return the value of every option: the given one, or its default.

    Raises:
        WrongOption: when `given` names an unknown option or an impossible value.
    """
    known = {option.key: option for option in options}
    for key, value in given.items():
        if key not in known:
            raise WrongOption(key, written(value), ", ".join(known))
    return {option.key: _value(option, given) for option in options}


def _value(option: Option, given: Mapping[str, Value]) -> Value:
    return option.read(written(given[option.key])) if option.key in given else option.default
