"""What all sockets share: who may open one, why one closes, and how messages are written."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket

from rulebound.language import _
from rulebound.server import frames
from rulebound.server.errors import status_of
from rulebound.session.errors import Refused

# What `serving` adds to ASGI. A server without it sends the text of a message
PUSH: Final = "rulebound.push"  # an extension: writes a Packet if nothing waits to be sent, and returns whether it did
PACKET: Final = "rulebound.packet"  # of an event: the Packet whose text it has


def check_origin(socket: WebSocket) -> None:
    """Refuses pages of other sites, which must not act for their visitors. Raises Refused."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refused("forbidden", _("This socket is for the server's own pages."))


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    """Accepts the socket and says why it closes, because browsers do not show the answer of a refused one."""
    await socket.accept()
    await socket.send_text(encoded(frames.Gone(sentence=str(refused))))
    await socket.close(4000 + status_of(refused))


def encoded(frame: frames.Frames) -> str:
    return msgspec.json.encode(frame).decode()
