"""The page that a browser finds until there is a board in it: it says how to play already."""

import shlex
from html import escape
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from grotto.i18n.texts import LANGUAGES, Texts

FRONT = APIRouter()

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


@FRONT.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
@FRONT.api_route("/tables/{table}", methods=["GET", "HEAD"], include_in_schema=False)
async def front_page(request: Request) -> HTMLResponse:
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
