"""What programs under test log: every line, with tracebacks as Python itself writes them."""

import structlog
from structlog.dev import ConsoleRenderer, plain_traceback


def log_plainly() -> None:
    """Log as structlog does if nobody says otherwise, but never walk through what frames hold.

    Its own tracebacks write out all local variables: of a server that is slow, and it reads them
    while other threads go on.
    """
    structlog.reset_defaults()
    *others, _renderer = structlog.get_config()["processors"]
    structlog.configure(
        processors=[*others, ConsoleRenderer(colors=False, exception_formatter=plain_traceback)]
    )
