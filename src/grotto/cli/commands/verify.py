"""`grotto verify`: fair dice, proven."""

from argparse import Namespace
from pathlib import Path

from grotto.cli.screen import Screen
from grotto.core.seats import NOBODY
from grotto.play.files import load
from grotto.play.replay import replay, verify


def run(args: Namespace, screen: Screen) -> int:
    """Check that every roll and draw of a record follows from its seed, shown once all is over."""
    record = load(Path(args.file))
    dealt = verify(record)
    screen.tell("cli-verified", count=dealt)
    if replay(record).to_act() == NOBODY:
        screen.tell("cli-verified-seed", seed=record.seed, commitment=record.commitment)
    else:
        screen.tell("cli-verified-unfinished")
    return 0
