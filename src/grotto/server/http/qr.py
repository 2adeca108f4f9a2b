"""Links as pictures: a phone that looks at one opens the table, or becomes a friend."""

import io
from typing import Annotated, Final

import segno
from fastapi import Query, Response

from grotto.server.http.deps import Charge
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost

QR = WireRouter("/api/qr", ["tables"])

SVG: Final = "image/svg+xml"
LINK: Final = (
    r"^https?://[A-Za-z0-9.:\[\]_-]+/(tables|friends)/[A-Za-z0-9_-]+(\?invite=[A-Za-z0-9_-]+)?$"
)
"""What is drawn: links to tables and to friends, on whatever address others reach us."""
LONGEST: Final = 160
"""Letters of a link; to draw a longer one would take longer than it is charged for."""


@QR.get("", responses={200: {"content": {SVG: {}}}})
async def draw_link(
    charge: Charge, link: Annotated[str, Query(max_length=LONGEST, pattern=LINK)]
) -> Response:
    """Draw a link as a QR code."""
    charge(Cost.QR)
    drawn = io.BytesIO()
    segno.make_qr(link, error="m").save(
        drawn, kind="svg", scale=8, border=3, dark="#1d1712", light="#ffffff", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type=SVG)
