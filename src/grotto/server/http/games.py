"""Routes of games: the shelf, and what a client needs of a game that was not built into it."""

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Final

import msgspec
import structlog
from fastapi import Request, Response

from grotto.core.errors import BrokenGame
from grotto.games import GAMES
from grotto.i18n.rulebook import rulebook_text
from grotto.i18n.texts import catalogue_of
from grotto.server.http.answers import JSON, UNCHANGED
from grotto.server.http.routing import WireRouter
from grotto.wire.bodies import Game
from grotto.wire.facts import label_of

SHELF = WireRouter("/api/games", ["games"])
LOG = structlog.get_logger()

_FLUENT: Final = "text/plain"
_MARKDOWN: Final = "text/markdown"


@SHELF.get("", responses=UNCHANGED)
async def list_games(request: Request) -> Annotated[Response, list[Game]]:
    """List the games of this server; the client has those that are built in itself."""
    return _kept(request, _shelf(), JSON)


@SHELF.get("/{game}/texts/{language}", responses={200: {"content": {_FLUENT: {}}}, **UNCHANGED})
async def read_texts(request: Request, game: str, language: str) -> Response:
    """Read the messages of a game, in Fluent."""
    return _kept(request, catalogue_of(game, language), _FLUENT)


@SHELF.get(
    "/{game}/rulebook/{language}", responses={200: {"content": {_MARKDOWN: {}}}, **UNCHANGED}
)
async def read_rulebook(request: Request, game: str, language: str) -> Response:
    """Read the rulebook of a game, in Markdown."""
    return _kept(request, rulebook_text(game, language), _MARKDOWN)


def _kept(request: Request, text: str, kind: str) -> Response:
    """Answer with a text that browsers keep; they ask each time whether it is still the same."""
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)


@lru_cache
def _shelf() -> str:
    """Write the shelf as JSON; a game whose bots are broken is left out."""
    games: list[Game] = []
    for game in GAMES.values():
        try:
            built_in = game.info.id in GAMES.built_in
            games.append(msgspec.convert({**label_of(game), "built_in": built_in}, Game))
        except BrokenGame as error:
            _note(error)
    return msgspec.json.encode(games).decode()


def note_broken_games() -> None:
    """Write down which games cannot be played here."""
    for error in GAMES.broken:
        _note(error)


def _note(error: BrokenGame) -> None:
    LOG.warning("broken game", game=error.game, problem=error.problem.key)
