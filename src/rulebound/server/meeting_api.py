"""HTTP requests about tables at which people meet before a game, and the socket that shows one."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Callable
from typing import Final

import anyio
import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulebound.language import _
from rulebound.server.guests import Guest, guest_of, known, remember
from rulebound.server.http import Handlers, answer
from rulebound.server.limits import LARGEST_MESSAGE, Bucket, Buckets, address_of
from rulebound.server.meeting import Meeting
from rulebound.server.meeting_messages import NewMeeting, Ready, Remove, Search, SetBot, Sit
from rulebound.server.meetings import Meetings
from rulebound.server.registry import Registry
from rulebound.server.requests import Contribution, Nothing
from rulebound.server.sockets import check_origin, turn_away
from rulebound.server.visitors import Visitor
from rulebound.session.errors import Refused

MODULES: Final = 6  # pixels of a module of the code
NOISE: Final = (1.0, 20.0)  # messages a second, and at once, that a page may send though none is expected


class MeetingApi(Handlers):
    """The requests about meetings."""

    def __init__(self, registry: Registry, meetings: Meetings, heavy: Buckets, light: Buckets) -> None:
        super().__init__(registry, heavy, light)
        self.meetings = meetings

    async def lobby(self, request: Request) -> Response:
        self.count(request, self.light)
        return answer(self.meetings.lobby())

    async def open(self, request: Request) -> Response:
        wanted, guest = await self.body(request, NewMeeting, self.heavy), known(request)
        meeting = await self.meetings.open(guest.key, wanted)
        return self.shown(request, meeting, guest, 201)

    async def search(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Search, self.heavy), known(request)
        return self.shown(request, await self.meetings.search(guest.key, wanted), guest)

    async def look(self, request: Request) -> Response:
        """What a page asks for first: so its socket comes with the cookie already."""
        return self.shown(request, await self.meeting(request), known(request))

    async def code(self, request: Request) -> Response:
        """The address of a meeting as a picture that telephones can read."""
        self.count(request, self.light)
        meeting = await self.meeting(request)
        address = f"{request.url.scheme}://{request.headers.get('host', '')}/meet/{meeting.key}"
        picture = io.BytesIO()
        segno.make(address, error="m", micro=False).save(picture, kind="svg", scale=MODULES, border=3, light="#fff")
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def sit(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Sit, self.light), known(request)
        return await self.change(request, guest, lambda it: it.sit(guest.key, wanted.name, wanted.seat, wanted.stops))

    async def stand(self, request: Request) -> Response:
        await self.body(request, Nothing, self.light)
        guest = known(request)
        return await self.change(request, guest, lambda it: it.stand(guest.key))

    async def ready(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Ready, self.light), known(request)
        game = self.meetings.game_of(await self.meeting(request))
        return await self.change(
            request, guest, lambda it: it.make_ready(guest.key, wanted.deck, game, ready=wanted.ready)
        )

    async def bot(self, request: Request) -> Response:
        wanted, guest = await self.body(request, SetBot, self.light), known(request)
        return await self.change(request, guest, lambda it: it.set_bot(guest.key, wanted.seat, wanted.bot))

    async def remove(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Remove, self.light), known(request)
        return await self.change(request, guest, lambda it: it.remove(guest.key, wanted.seat))

    async def contribute(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Contribution, self.light), known(request)
        return await self.change(
            request, guest, lambda it: it.contribute(guest.key, wanted.commitment, wanted.contribution)
        )

    async def meeting(self, request: Request) -> Meeting:
        """The meeting in an address. Raises Refused."""
        return await self.meetings.find(request.path_params["key"])

    async def change(self, request: Request, guest: Guest, work: Callable[[Meeting], None]) -> Response:
        meeting = await self.meetings.change(await self.meeting(request), work)
        return self.shown(request, meeting, guest)

    def shown(self, request: Request, meeting: Meeting, guest: Guest, status: int = 200) -> Response:
        """A meeting for a guest, whose browser remembers who it is."""
        response = answer(self.meetings.visitors.info(meeting, guest.key), status)
        return remember(response, guest, secure=request.url.scheme == "https")

    # -- the socket ----------------------------------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        """Sends a meeting whenever it has changed. The page says nothing."""
        try:
            check_origin(socket)
            meeting = await self.meetings.find(socket.path_params["key"])
            self.registry.admit(address_of(socket))
            visitor = self.meetings.visitors.enter(meeting, guest_of(socket).key)
        except Refused as refused:
            await turn_away(socket, refused)
            return
        try:
            await socket.accept()
            await self.meetings.change(meeting, lambda it: None)  # it may be that only this person was missing
            async with anyio.create_task_group() as both:
                both.start_soon(send, socket, visitor)
                await hear(socket)
                both.cancel_scope.cancel()
        finally:
            self.meetings.visitors.leave(meeting, visitor)


async def send(socket: WebSocket, visitor: Visitor) -> None:
    """Sends the latest state whenever there is a new one."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the page was closed
        while True:
            await visitor.news.wait()
            visitor.news.clear()
            latest, visitor.latest, said, visitor.said = visitor.latest, None, visitor.said, []
            for message in [*([latest] if latest else []), *said]:
                await socket.send_text(msgspec.json.encode(message).decode())


async def hear(socket: WebSocket) -> None:
    """Waits until the socket closes. A page that talks much is cut off."""
    noise = Bucket(*NOISE)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if len(message.get("text") or "") > LARGEST_MESSAGE or not noise.take():
                await socket.close(4429, _("That was too much at once."))
                return
            await asyncio.sleep(0)
