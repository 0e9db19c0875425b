"""HTTP requests about passkeys: with one, a guest is the same person on every device."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rulebound.language import _
from rulebound.server import passkeys
from rulebound.server.guests import COOKIE, Guest, SignIns, guest_of, known, remember, tag_of
from rulebound.server.http import Handlers, answer
from rulebound.server.limits import Buckets
from rulebound.server.meetings import Meetings
from rulebound.server.moving import move
from rulebound.server.names import written
from rulebound.server.passkey_messages import (
    AboutPasskey,
    NewPasskey,
    PasskeyInfo,
    PasskeyList,
    PasskeyOptions,
    RemovePasskey,
    SignedIn,
    SignIn,
)
from rulebound.server.passkey_store import (
    MOST,
    SIGNED_OUT,
    Purpose,
    add_passkey,
    keep_challenge,
    note_use,
    passkey_of,
    passkeys_of,
    remove_passkey,
    take_challenge,
)
from rulebound.server.passkeys import MOST_LETTERS, NOT_ACCEPTED, Party, party_of
from rulebound.server.registry import Registry
from rulebound.server.requests import Nothing
from rulebound.server.tournaments import Tournaments
from rulebound.session.errors import Refused


class PasskeyApi(Handlers):
    """The requests about passkeys. origin, rp_id: where the pages are, as `serve` was given them."""

    def __init__(
        self, registry: Registry, meetings: Meetings, tournaments: Tournaments, heavy: Buckets, light: Buckets,
        sign_ins: SignIns, origin: str, rp_id: str,
    ) -> None:  # fmt: skip
        super().__init__(registry, heavy, light)
        self.meetings = meetings
        self.tournaments = tournaments
        self.sign_ins = sign_ins
        self.origin = origin
        self.rp_id = rp_id
        registry.peers.on[SIGNED_OUT] = self._follow

    async def _follow(self, tag: str, _value: str) -> None:
        """A passkey was removed at another server."""
        self.sign_ins.removed.add(tag)

    def routes(self) -> list[BaseRoute]:
        """The addresses."""
        mine, entrance = "/api/mine/passkeys", "/api/mine/sign-in"
        return [
            Route(mine, self.mine, methods=["GET"]),
            Route(f"{mine}/begin", self.begin, methods=["POST"]),
            Route(mine, self.add, methods=["POST"]),
            Route(f"{mine}/remove", self.remove, methods=["POST"]),
            Route(f"{entrance}/begin", self.begin_sign_in, methods=["POST"]),
            Route(entrance, self.sign_in, methods=["POST"]),
            Route("/api/mine/sign-out", self.sign_out, methods=["POST"]),
        ]

    async def mine(self, request: Request) -> Response:
        self.count(request, self.light)
        return await self._shown(request, guest_of(request))

    async def begin(self, request: Request) -> Response:
        """A browser is about to make a passkey."""
        wanted, party, guest = await self.body(request, AboutPasskey, self.heavy), self._party(request), known(request)
        found = await self.registry.store.do(passkeys_of, guest.key)
        if len(found) >= MOST:
            raise Refused("too_many", _("You have {n} passkeys already. Remove one first.", n=len(found)))
        asked = await asyncio.to_thread(passkeys.registration, party, guest.key, named(wanted), found)
        return await self._asked(request, guest, "add", *asked)

    async def add(self, request: Request) -> Response:
        """A browser has made a passkey."""
        wanted, party, guest = await self.body(request, NewPasskey, self.heavy), self._party(request), known(request)
        challenge = await self._challenge(wanted.credential, "add", guest)
        name = named(wanted) or _("Passkey")
        made = await asyncio.to_thread(passkeys.registered, party, wanted.credential, challenge, guest.key, name)
        if not await self.registry.store.do(add_passkey, made):
            raise Refused("impossible", _("This passkey is known already."))
        return await self._shown(request, guest, 201)

    async def remove(self, request: Request) -> Response:
        unwanted, guest = await self.body(request, RemovePasskey, self.light), guest_of(request)
        if not guest.key or not await self.registry.store.do(remove_passkey, guest.key, unwanted.id):
            raise Refused("unknown", _("You have no such passkey."))
        self.sign_ins.removed.add(tag_of(unwanted.id))
        return await self._shown(request, guest)

    async def begin_sign_in(self, request: Request) -> Response:
        """A browser is about to use a passkey."""
        await self.body(request, Nothing, self.heavy)
        asked = await asyncio.to_thread(passkeys.assertion, self._party(request))  # the library is slow to import
        return await self._asked(request, known(request), "sign-in", *asked)

    async def sign_in(self, request: Request) -> Response:
        """A browser has used a passkey: it is that guest from now on, and what goes on comes along."""
        wanted, party, before = await self.body(request, SignIn, self.heavy), self._party(request), known(request)
        store, name = self.registry.store, passkeys.id_in(wanted.credential)
        challenge = await self._challenge(wanted.credential, "sign-in", before)
        passkey = await store.do(passkey_of, name)
        if passkey is None:
            raise Refused("unknown", _("This server does not know that passkey. It may have been removed."))
        count = await asyncio.to_thread(passkeys.counted, party, wanted.credential, challenge, passkey)
        if not await store.do(note_use, passkey, count):
            raise Refused("forbidden", _(NOT_ACCEPTED))
        moved = await move(self.registry, self.meetings, self.tournaments, before.key, passkey.guest)
        guest = self.sign_ins.guest(passkey.guest, passkey.id)
        return remember(answer(SignedIn(moved=moved)), guest, secure=request.url.scheme == "https")

    async def sign_out(self, request: Request) -> Response:
        """A browser is a new guest from now on. Raises Refused if its guest could not come back."""
        await self.body(request, Nothing, self.light)
        guest = guest_of(request).key
        if guest and not await self.registry.store.do(passkeys_of, guest):
            raise Refused("impossible", _("Without a passkey you could not come back. Add one first."))
        response = answer({})
        response.delete_cookie(COOKIE, path="/api/")
        return response

    def _party(self, request: Request) -> Party:
        """For whom passkeys are made. Raises Refused where they cannot be."""
        found = self._party_or_none(request)
        if found is None:
            raise Refused("impossible", _("Passkeys cannot be used at this address."))
        return found

    def _party_or_none(self, request: Request) -> Party | None:
        here = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return None if self.registry.own else party_of(self.origin, self.rp_id, here)

    async def _asked(self, request: Request, guest: Guest, purpose: Purpose, options: str, challenge: str) -> Response:
        """What a browser is asked for, which must be answered soon, once, and by this browser."""
        await self.registry.store.do(keep_challenge, challenge, purpose, guest.key)
        response = answer(PasskeyOptions(options=msgspec.Raw(options.encode())))
        return remember(response, guest, secure=request.url.scheme == "https")

    async def _challenge(self, credential: dict[str, Any], purpose: Purpose, guest: Guest) -> str:
        """The challenge that a browser has answered. Raises Refused if it was not asked for this."""
        challenge = await asyncio.to_thread(passkeys.challenge_in, credential)
        if not await self.registry.store.do(take_challenge, challenge, purpose, guest.key):
            raise Refused("stale", _("This took too long, or was answered before. Try again."))
        return challenge

    async def _shown(self, request: Request, guest: Guest, status: int = 200) -> Response:
        """The passkeys of a guest."""
        found = await self.registry.store.do(passkeys_of, guest.key) if guest.key else []
        infos = [PasskeyInfo(id=it.id, name=it.name, since=it.since, used=it.used) for it in found]
        response = answer(PasskeyList(possible=self._party_or_none(request) is not None, passkeys=infos), status)
        return remember(response, guest, secure=request.url.scheme == "https") if guest.key else response


def named(wanted: AboutPasskey | NewPasskey) -> str:
    """A name as it is listed."""
    return written(wanted.name)[:MOST_LETTERS].strip()
