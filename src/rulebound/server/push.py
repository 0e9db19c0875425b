"""Calling players who have left: a push message to their browsers when it is their turn, by the Web Push standard.

A message is encrypted for one browser, so the push service of its maker (RFC 8030) cannot read it (RFC 8291); it knows
the server by a key of its own (RFC 8292). It needs the extra `push`.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import logging
from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from rulebound.language import _, speaking
from rulebound.server.push_store import (
    Subscription,
    forget_subscription,
    is_first_call,
    keep_subscription,
    server_key,
    subscriptions_of,
)
from rulebound.server.room import Room
from rulebound.server.store import Store
from rulebound.session.errors import Refused

# The push services of the browsers' makers. An address elsewhere would let anybody make the server send requests.
SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
CALM: Final = 5.0  # seconds: who only loads the page anew is not called
A_DAY: Final = 24 * 3600  # seconds for which the service keeps a message of a browser that is off
TIMEOUT: Final = 10.0  # seconds for one message
GONE: Final = (404, 410)  # the browser wants no more messages

log = logging.getLogger(__name__)


def is_installed() -> bool:
    """Whether the extra `push` is there."""
    return importlib.util.find_spec("pywebpush") is not None


class Push:
    """The calls of a server.

    contact: an address at which makers of browsers reach who runs the server, `mailto:...` or `https://...`. services:
    hosts to which messages may go; one with a dot before it stands for all below it. calm: seconds before a call.
    """

    def __init__(self, store: Store, contact: str, services: Collection[str] = SERVICES, calm: float = CALM) -> None:
        self.store = store
        self.contact = contact
        self.services = services
        self.calm = calm
        self._private = ""
        self._called: dict[str, int] = {}  # for each table the seat that was called last, or will be
        self._calls: set[asyncio.Task[None]] = set()

    @property
    def works(self) -> bool:
        """Whether there are calls at all."""
        return bool(self.contact) and is_installed()

    # -- who wants to be called ----------------------------------------------------------------------------------------

    async def public_key(self) -> str:
        """The key that a browser wants to know, in base64url; empty if there are no calls."""
        if not self.works:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        public = Vapid02.from_string(await self._key()).public_key
        return in_base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def subscribe(self, link: str, wanted: Subscription) -> None:
        """A browser wants to be called to the table of this link. Raises Refused."""
        if not self.works:
            raise Refused("unknown", _("This server does not call players."))
        host = urlsplit(wanted.endpoint).hostname or ""
        if not any(host == one or (one[:1] == "." and host.endswith(one)) for one in self.services):
            raise Refused("impossible", _("This browser's push service is not known here: {host}.", host=host or "-"))
        await self.store.do(keep_subscription, link, wanted)

    async def unsubscribe(self, link: str, endpoint: str) -> None:
        """A browser no longer wants to be called to the table of this link."""
        await self.store.do(forget_subscription, endpoint, link)

    async def _key(self) -> str:
        """The server's private key, in base64url."""
        if not self._private:
            from py_vapid import Vapid02

            fresh = Vapid02()
            fresh.generate_keys()
            number = fresh.private_key.private_numbers().private_value
            self._private = await self.store.do(server_key, in_base64(number.to_bytes(32, "big")))
        return self._private

    # -- calls ---------------------------------------------------------------------------------------------------------

    def look(self, room: Room) -> None:
        """The table has changed: a player who must decide and is away will be called, once for each of their turns."""
        seat, table = room.table.decider, room.table.id
        if seat not in room.left:
            self._called.pop(table, None)
        elif self.works and self._called.get(table) != seat:
            self._called[table] = seat
            task = asyncio.create_task(self._call(room, seat))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _call(self, room: Room, seat: int) -> None:
        await asyncio.sleep(self.calm)
        if room.table.decider != seat or seat not in room.left:
            return
        if not await self.store.do(is_first_call, room.table.id, room.table.standing.revision):
            return
        for link in [place.link for place in room.table.config.places if seat in place.seats]:
            for one in await self.store.do(subscriptions_of, link):
                with speaking(one.language):
                    text = {
                        "title": _("Your turn: ") + room.table.game.title,
                        "body": _("The others wait for you."),
                        "address": f"/table/{link}",
                    }
                await self.send(one, text)

    async def send(self, to: Subscription, message: dict[str, str]) -> None:
        """Sends a message. A browser that wants none any more is forgotten; other failures are logged."""
        key = await self._key()
        status = await asyncio.to_thread(self._sent, to, msgspec.json.encode(message).decode(), key)
        if status in GONE:
            await self.store.do(forget_subscription, to.endpoint)
        elif status >= 400 or not status:
            log.warning("a player could not be called service=%s status=%d", urlsplit(to.endpoint).hostname, status)

    def _sent(self, to: Subscription, message: str, key: str) -> int:
        """The status with which the service answers, 0 if it does not."""
        from pywebpush import WebPushException, webpush
        from requests import RequestException

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        claims: dict[str, Any] = {"sub": self.contact}
        try:
            answer = webpush({"endpoint": to.endpoint, "keys": keys}, message, key, claims, ttl=A_DAY, timeout=TIMEOUT)
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 0
        except (RequestException, ValueError):
            return 0
        return int(answer.status_code)

    async def close(self) -> None:
        """Ends all calls that have not gone out yet."""
        for task in list(self._calls):
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)


def in_base64(data: bytes) -> str:
    """In base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
