"""What a browser finds: the client, or a page that says how to play where none was built."""

import mimetypes
import shlex
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from grotto.i18n.texts import LANGUAGES, Texts
from grotto.server.http import answers

FRONT = APIRouter()
WEB: Final = Path(__file__).parents[1] / "web"
"""Where the built client lies."""

mimetypes.add_type("application/manifest+json", ".webmanifest")

_READ: Final = ["GET", "HEAD"]
_NO_PAGES: Final = ("/api/", "/assets/")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = {"br": "br", "gzip": "gz"}
"""How files are packed, the smallest way first, and how the names of such files end."""
_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grotto</title>
<body style="max-width: 40em; margin: 2em auto; padding: 0 1em; font: 1.1em/1.5 sans-serif">
<h1>Grotto</h1>
{sections}
</html>
"""
_SECTION: Final = """<section lang="{language}">
<p>{about}</p>
<p>{terminal}</p>
<pre style="white-space: pre-wrap; overflow-wrap: anywhere">{command}</pre>
</section>"""


@FRONT.api_route("/", methods=_READ, include_in_schema=False)
@FRONT.api_route("/new/{game}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/tables/{table}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/replay", methods=_READ, include_in_schema=False)
@FRONT.api_route("/unsubscribe/{token}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/me", methods=_READ, include_in_schema=False)
@FRONT.api_route("/rules/{game}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/statistics/{game}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/ratings/{game}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/tournaments", methods=_READ, include_in_schema=False)
@FRONT.api_route("/tournaments/{tournament}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/friends/{link}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/moderation", methods=_READ, include_in_schema=False)
@FRONT.api_route("/people", methods=_READ, include_in_schema=False)
@FRONT.api_route("/people/{name}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/learn/{game}", methods=_READ, include_in_schema=False)
@FRONT.api_route("/learn/{game}/{lesson}", methods=_READ, include_in_schema=False)
async def front_page(request: Request) -> Response:
    """Send the client, which reads the address by itself."""
    page = WEB / "index.html"
    return _sent(request, page, _ASK_AGAIN) if page.is_file() else _without_client(request)


@FRONT.api_route("/assets/{file}", methods=_READ, include_in_schema=False)
async def asset(request: Request, file: str) -> Response:
    """Send a part of the client: its name changes with what is in it."""
    # What lies there is looked through: a name from outside never becomes a path.
    part = next((path for path in (WEB / "assets").glob("*") if path.name == file), None)
    if part is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _sent(request, part, _FOR_EVER)


@FRONT.api_route("/sw.js", methods=_READ, include_in_schema=False)
@FRONT.api_route("/manifest.webmanifest", methods=_READ, include_in_schema=False)
async def part_at_the_root(request: Request) -> Response:
    """Send what makes an app of the page; a worker may serve all that lies below its address."""
    path = WEB / request.url.path.rpartition("/")[2]
    if not path.is_file():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _sent(request, path, _ASK_AGAIN)


async def refuse_http(request: Request, error: Exception) -> Response:
    """Answer with an error of the framework; the client tells who is lost in a browser."""
    page = WEB / "index.html"
    if _is_lost(request, error) and page.is_file():
        return _sent(request, page, _ASK_AGAIN, HTTPStatus.NOT_FOUND)
    return await answers.refuse_http(request, error)


def _is_lost(request: Request, error: Exception) -> bool:
    return (
        isinstance(error, HTTPException)
        and error.status_code == HTTPStatus.NOT_FOUND
        and request.method in _READ
        and "text/html" in request.headers.get("Accept", "")
        and not request.url.path.startswith(_NO_PAGES)
    )


def _sent(
    request: Request, path: Path, caching: str, status: HTTPStatus = HTTPStatus.OK
) -> Response:
    """Send a file; where the build has packed it and the browser unpacks, packed."""
    kind = mimetypes.guess_type(path.name)[0]
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = {
        coding.split(";")[0].strip()
        for coding in request.headers.get("Accept-Encoding", "").split(",")
    }
    for coding, ending in _PACKED.items():
        packed = path.with_name(f"{path.name}.{ending}")
        if coding in accepted and packed.is_file():
            path, headers["Content-Encoding"] = packed, coding
            break
    return FileResponse(path, status, headers=headers, media_type=kind)


def _without_client(request: Request) -> HTMLResponse:
    """Say where one is, and how to play from a terminal; the link of a table leads to it there."""
    command = f"grotto play --server {shlex.quote(str(request.url))}"
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
