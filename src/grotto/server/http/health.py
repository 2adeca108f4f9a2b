"""For those who run a server: whether it lives, whether it can serve, and its figures."""

from hmac import compare_digest
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse

from grotto.server import metrics
from grotto.server.http.deps import TheServices
from grotto.server.services import Services

HEALTH = APIRouter(include_in_schema=False)
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of proxies: who comes through one is not on this machine."""


@HEALTH.api_route("/health", methods=["GET", "HEAD"])
async def health() -> Response:
    """Say that the process answers; nothing else is looked at."""
    return PlainTextResponse("alive\n")


@HEALTH.api_route("/ready", methods=["GET", "HEAD"])
async def ready(services: TheServices) -> Response:
    """Say whether requests can be served.

    We are not about to stop, the schema is ours, what is written stays, and there is room for more.
    """
    problems = await _problems(services)
    if problems:
        return PlainTextResponse(f"not ready: {', '.join(problems)}\n", status_code=503)
    return PlainTextResponse("ready\n")


async def _problems(services: Services) -> list[str]:
    if services.hub.stopping:
        return ["stopping"]
    if not await services.store.is_ready():
        return ["no-database"]
    return services.store.health.problems()


@HEALTH.get("/metrics")
async def show_metrics(request: Request, services: TheServices) -> Response:
    """Show the figures to this machine, or to who knows the word that was agreed on."""
    if not may_see_metrics(request, services.settings.metrics_word):
        return PlainTextResponse("not for you\n", status_code=403)
    return Response(metrics.written(), headers={"content-type": CONTENT_TYPE_LATEST})


def may_see_metrics(request: Request, word: str) -> bool:
    """Figures are no secret of a game, but not everybody's business either."""
    if word:
        said = request.headers.get("authorization", "")
        return compare_digest(said.encode(), f"Bearer {word}".encode())
    return is_from_here(request)


def is_from_here(request: Request) -> bool:
    """Tell whether a request comes from this very machine, and through no proxy."""
    if any(header in request.headers for header in FORWARDED):
        return False
    return request.client is not None and _is_here(request.client.host)


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
