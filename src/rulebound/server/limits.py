"""Limits on requests: tokens that come back with time, and the size of bodies."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection, Request

from rulebound.language import _
from rulebound.session.errors import Refused

LARGEST_BODY: Final = 512 * 1024
LARGEST_MESSAGE: Final = 16 * 1024
MOST_WATCHERS: Final = 64  # sockets of who watches, at one table
MOST_TABS: Final = 16  # sockets of one link to seats
REMEMBERED: Final = 10_000  # addresses


class Bucket:
    """A limit: so many at once, then so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Takes a token. Returns whether there was one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Takes a token of this address. Raises Refused if there is none."""
        if not self.has(address):
            raise Refused("too_many", _("That was asked too often. Wait a little."))

    def has(self, address: str) -> bool:
        """Takes a token of this address. Returns whether there was one."""
        if address not in self._known and len(self._known) >= REMEMBERED:
            self._known.popitem(last=False)
        bucket = self._known.setdefault(address, Bucket(self.rate, self.burst))
        self._known.move_to_end(address)
        return bucket.take()


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or a socket comes from."""
    return connection.client.host if connection.client else ""


async def body_of(request: Request) -> bytes:
    """The body of a request. Raises Refused if it is too large, or not declared as JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("malformed", _("The body must be sent as application/json."))
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST_BODY:
            raise Refused("too_large", _("That is more than {most} kB.", most=LARGEST_BODY // 1024))
    return bytes(content)
