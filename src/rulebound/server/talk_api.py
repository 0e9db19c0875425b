"""HTTP requests about what people say: at a table before its game, and at the table itself."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rulebound.server.guests import Guest, guest_of, new_guest, remember
from rulebound.server.http import Handlers, answer
from rulebound.server.limits import Buckets
from rulebound.server.registry import Registry
from rulebound.server.talk_messages import AboutMessage, Say
from rulebound.server.talks import Talks, Voice

TALKING: Final = (2.0, 40.0)  # messages of one address, a second and at once


class TalkApi(Handlers):
    """The requests about talks. Each serves the address of a meeting and that of a table."""

    def __init__(self, registry: Registry, talks: Talks, heavy: Buckets, light: Buckets) -> None:
        super().__init__(registry, heavy, light)
        self.talks = talks
        self.talking = Buckets(*TALKING)

    async def read(self, request: Request) -> Response:
        self.count(request, self.light)
        found = guest_of(request)
        guest = found if found.secret else new_guest()
        response = answer(await self.talks.read(await self.voice(request, guest)))
        return remember(response, guest, secure=request.url.scheme == "https")

    async def say(self, request: Request) -> Response:
        wanted = await self.body(request, Say, self.talking)
        return answer(await self.talks.say(await self.voice(request, guest_of(request)), wanted), 201)

    async def block(self, request: Request) -> Response:
        wanted = await self.body(request, AboutMessage, self.talking)
        voice = await self.voice(request, guest_of(request))
        await self.talks.block(voice, wanted.n)
        return answer(await self.talks.read(voice))

    async def report(self, request: Request) -> Response:
        wanted = await self.body(request, AboutMessage, self.talking)
        voice = await self.voice(request, guest_of(request))
        await self.talks.report(voice, wanted.n, wanted.why)
        return answer(await self.talks.read(voice))

    async def voice(self, request: Request, guest: Guest) -> Voice:
        """Who speaks: at the meeting or the table in the address. Raises Refused."""
        key = request.path_params.get("key")
        if key is not None:
            return self.talks.at_meeting(await self.talks.meetings.find(key), guest.key)
        room, place = await self.at(request)
        return await self.talks.at_table(room, place, guest.key)
