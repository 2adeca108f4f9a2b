"""Options of a game as they are typed: ``key=value``."""

from collections.abc import Sequence

from grotto.cli.problems import UsageProblem
from grotto.core.game import GameInfo
from grotto.core.options import Option, Value, written


def read_options(label: GameInfo, words: Sequence[str]) -> dict[str, Value]:
    """Read options of a game.

    Raises:
        UsageProblem: when one is not written as ``key=value``, or there is no such key or value.
    """
    known = {option.key: option for option in label.options}
    read: dict[str, Value] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise UsageProblem("cli-usage-option", text=word)
        if key not in known:
            raise UsageProblem("cli-option-unknown", option=key, known=", ".join(known))
        read[key] = _value(known[key], value)
    return read


def _value(option: Option, word: str) -> Value:
    for value in option.choices:
        if written(value) == word:
            return value
    raise UsageProblem(
        "cli-option-value", option=option.key, value=word, allowed=choices_of(option)
    )


def choices_of(option: Option) -> str:
    """Write the values of an option, many numbers as a range."""
    words = [written(value) for value in option.choices]
    if all(isinstance(value, int) and not isinstance(value, bool) for value in option.choices):
        return f"{words[0]}–{words[-1]}"
    return ", ".join(words)
