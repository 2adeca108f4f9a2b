"""`grotto verify`: fair dice, proven."""

from argparse import Namespace
from pathlib import Path

from grotto.cli.screen import Screen
from grotto.play.files import load
from grotto.play.replay import verify


def run(args: Namespace, screen: Screen) -> int:
    """Check that every roll and draw of a record follows from its seed."""
    record = load(Path(args.file))
    dealt = verify(record)
    screen.tell("cli-verified", count=dealt)
    screen.tell("cli-verified-seed", seed=record.seed, commitment=record.commitment)
    return 0
