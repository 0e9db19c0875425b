"""What all handlers of HTTP requests share: bodies of requests and their limits, numbers in addresses, responses."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rulebound.kernel.game.game import Game
from rulebound.language import _
from rulebound.server import requests
from rulebound.server.limits import Buckets, address_of, body_of
from rulebound.server.registry import Registry
from rulebound.server.room import Room
from rulebound.session.errors import Refused
from rulebound.session.playing import SPECTATOR
from rulebound.session.table_config import Place

LAST_PAGE: Final = 100_000

B = TypeVar("B", bound=requests.Received)


class Handlers:
    """Handlers of requests, for one registry."""

    def __init__(self, registry: Registry, heavy: Buckets, light: Buckets) -> None:
        """heavy: the limit on requests that open tables or read long texts. light: on those that a page sends while
        somebody writes.
        """
        self.registry = registry
        self.heavy = heavy
        self.light = light

    async def game(self, request: Request, cards: str = "") -> Game:
        """The game in an address. Raises Refused and DataError."""
        return await asyncio.to_thread(self.registry.game_cache.game, request.path_params["game"], cards)

    async def at(self, request: Request) -> tuple[Room, Place]:
        """The table in an address. Raises Refused."""
        return await self.registry.at(request.path_params["link"])

    async def body(self, request: Request, kind: type[B], buckets: Buckets | None = None) -> B:
        """The body of a request. buckets: the limit on such requests. Raises Refused."""
        if buckets is not None:
            self.count(request, buckets)
        content = await body_of(request)
        return msgspec.json.decode(content or b"{}", type=kind)

    def count(self, request: Request, buckets: Buckets) -> None:
        """Counts requests that a group could send too often. Raises Refused."""
        if not self.registry.own:
            buckets.take(address_of(request))


def eyes_of(room: Room, place: Place) -> list[int]:
    """The seats whose views a link may see: its own ones, and all once nothing is hidden any more.

    At one screen, the hidden cards of several people would be one click away, so these get a spectator's view.
    """
    if room.table.is_open:
        return [*range(len(room.table.config.players)), SPECTATOR]
    return list(place.seats) if len(place.seats) == 1 else [SPECTATOR]


def number(request: Request, name: str, usual: int) -> int:
    """A number in the query of an address. Raises Refused."""
    return whole(request.query_params.get(name, str(usual)))


def page_of(request: Request) -> int:
    """The number of the page that is asked for, from 0. Raises Refused."""
    page = number(request, "page", 0)
    if not 0 <= page <= LAST_PAGE:
        raise Refused("malformed", _("There is no page {page}.", page=page))
    return page


def whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise Refused("malformed", _("This is not a whole number: {text!r}.", text=text[:40]))
    return int(text)


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def file(content: bytes, name: str) -> Response:
    """A file, to be saved under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(content, media_type="application/json", headers=headers)
