"""What a browser finds: the client, or a page that says how to play where none was built."""

import shlex
from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from grotto.i18n.texts import LANGUAGES, Texts

FRONT = APIRouter()
WEB: Final = Path(__file__).parents[1] / "web"
"""Where the built client lies."""

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grotto</title>
<h1>Grotto</h1>
{sections}
</html>
"""
_SECTION: Final = """<section lang="{language}">
<p>{about}</p>
<p>{terminal}</p>
<pre>{command}</pre>
</section>"""


class Assets(StaticFiles):
    """Files whose names change with what is in them: a browser need never ask for one again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = _FOR_EVER
        return response


@FRONT.get("/", include_in_schema=False)
@FRONT.get("/new/{game}", include_in_schema=False)
@FRONT.get("/tables/{table}", include_in_schema=False)
@FRONT.get("/replay", include_in_schema=False)
@FRONT.get("/me", include_in_schema=False)
@FRONT.get("/rules/{game}", include_in_schema=False)
async def front_page(request: Request) -> Response:
    """Send the client, which reads the address by itself."""
    if (WEB / "index.html").is_file():
        return FileResponse(WEB / "index.html", headers={"Cache-Control": "no-cache"})
    return _without_client(str(request.url))


@FRONT.get("/icon.svg", include_in_schema=False)
async def icon() -> Response:
    """Send the picture that browsers show beside our name."""
    return FileResponse(WEB / "icon.svg")


def _without_client(address: str) -> HTMLResponse:
    """Say where one is, and how to play from a terminal; the link of a table leads to it there."""
    command = f"grotto play --server {shlex.quote(address)}"
    sections = "\n".join(_section(language, command) for language in LANGUAGES)
    return HTMLResponse(_PAGE.format(sections=sections))


def _section(language: str, command: str) -> str:
    texts = Texts(language)
    return _SECTION.format(
        language=language,
        about=escape(texts.line("server-front-about")),
        terminal=escape(texts.line("server-front-terminal")),
        command=escape(command),
    )
