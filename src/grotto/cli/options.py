"""Options of a game as they are typed: ``key=value``."""

from collections.abc import Sequence

from grotto.cli.problems import UsageProblem
from grotto.core.game import GameInfo
from grotto.core.options import Option, Value, written
from grotto.core.starting import DRAWN, FIRST_PLAYER
from grotto.i18n.texts import Texts


def read_options(label: GameInfo, words: Sequence[str]) -> dict[str, Value]:
    """Read options of a game.

    Raises:
        UsageProblem: when one is not written as ``key=value``, or there is no such key.
        WrongOption: when an option has no such value.
    """
    known = {option.key: option for option in label.options}
    read: dict[str, Value] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise UsageProblem("cli-usage-option", text=word)
        if key not in known:
            raise UsageProblem("cli-option-unknown", option=key, known=", ".join(known))
        read[key] = known[key].read(value)
    return read


def choices_in_words(option: Option, texts: Texts) -> str:
    """List what can be typed for an option, each value but plain numbers with its meaning."""
    if type(option.default) is int:
        return option.allowed()
    words = (f"{written(value)}: {_meaning(option, value, texts)}" for value in option.choices)
    return "; ".join(words)


def _meaning(option: Option, value: Value, texts: Texts) -> str:
    if option.key == FIRST_PLAYER and value != DRAWN:
        said = texts.line("web-seat-number", number=int(value) + 1)
    else:
        said = texts.line("web-choice", value=written(value))
    return said[0].lower() + said[1:]
