"""Progress of long work: a bar on the error stream, on terminals only."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from grotto.cli.screen import Screen


@contextmanager
def progress_bar(
    screen: Screen, total: int, words: str = "cli-playing"
) -> Iterator[Callable[[int], None] | None]:
    """Lend something to call with the number of things done; None where no terminal is."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415 (loaded only where a bar is drawn)
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(screen.texts.line(words), total=total)
        yield lambda done: bar.update(task, completed=done)
