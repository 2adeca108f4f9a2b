"""Options of a game as they are typed: ``key=value``."""

from collections.abc import Sequence

from grotto.cli.problems import UsageProblem
from grotto.core.game import GameInfo
from grotto.core.options import Value


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
