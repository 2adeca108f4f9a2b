"""Logs: one line for each thing that happened, for people at a terminal and as JSON elsewhere.

Logs tell what happened at which table, version and request, and to the id of which person. Names,
tokens, invitations, seeds and the notation of moves have no place in them, nor have the messages of
exceptions, since these may quote any of that.
"""

import logging
import sys
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor

NOISY: Final = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "websockets",
    "alembic",
    "sqlalchemy",
    "asyncio",
)
"""Loggers of others that would tell too much, or what we tell ourselves.

`uvicorn.error` is where sockets write their addresses, invitations and all, and every message.
"""

MOST_STEPS: Final = 30  # of a stack that are written down


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Let everything in this process log our way, to standard error if nothing else is said."""
    stream = stream or sys.stderr
    least = logging.getLevelNamesMapping()[_level(level, stream).upper()]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_message,
    ]
    structlog.configure(
        processors=[*shared, _renderer(stream)],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    _set_up_others(shared, least, stream)


def _set_up_others(shared: list[Processor], least: int, stream: TextIO) -> None:
    """Let libraries log our way too."""
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(stream)],
    )
    channel = logging.StreamHandler(stream)
    channel.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [channel]
    root.setLevel(least)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.ERROR)


def _level(level: str, stream: TextIO) -> str:
    return level or ("warning" if stream.isatty() else "info")


def _renderer(stream: TextIO) -> Processor:
    return structlog.dev.ConsoleRenderer() if stream.isatty() else _as_json


def _as_json(_logger: object, _method: str, event: EventDict) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode()


def without_message(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Say where an exception came from and of what kind it is, but not what it says."""
    error = _exception(event.pop("exc_info", None))
    if error is not None:
        event["error"] = type(error).__name__
        event["steps"] = steps(error.__traceback__)
    return event


def _exception(given: Any) -> BaseException | None:  # noqa: ANN401 (logging takes many things)
    if isinstance(given, BaseException):
        return given
    if isinstance(given, tuple):
        found: BaseException | None = given[1]
        return found
    return sys.exception() if given else None


def steps(trace: TracebackType | None) -> list[str]:
    """Return the last places that an exception came through: file, line and function."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename}:{trace.tb_lineno} {code.co_qualname}")
        trace = trace.tb_next
    return found[-MOST_STEPS:]
