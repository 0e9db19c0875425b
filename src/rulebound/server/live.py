"""The socket of a table: it receives messages, answers them, and sends every change."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulebound.language import N_, _
from rulebound.server import frames
from rulebound.server.dispatch import dispatch
from rulebound.server.errors import refusal_of
from rulebound.server.guest_seats import note_guests
from rulebound.server.guests import cookie_of, guest_of, new_guest
from rulebound.server.limits import LARGEST_MESSAGE, MOST_TABS, MOST_WATCHERS, Bucket, address_of
from rulebound.server.listener import Listener
from rulebound.server.registry import Registry
from rulebound.server.room import Room
from rulebound.server.sockets import PACKET, PUSH, check_origin, turn_away
from rulebound.server.table_messages import Hint, Spoken
from rulebound.session.errors import Refusal, Refused
from rulebound.session.table_config import Place

SPEECH: Final = (100.0, 200.0)  # messages a second, and at once
WARNINGS: Final = (10.0, 100.0)  # messages too many that are refused, before the socket is closed
MOST_UNHEARD: Final = 200  # messages that may wait for the answers to earlier ones
TOO_MUCH: Final = N_("That was too much at once, and so the connection was closed.")
OWN_PLACE: Final = -1  # the id of a reply to what could not be read

log = logging.getLogger(__name__)
read: Final = msgspec.json.Decoder(Spoken)


class Envelope(msgspec.Struct):
    """The part of a message that can be read even if the rest is wrong."""

    id: int = OWN_PLACE


async def live(registry: Registry, socket: WebSocket) -> None:
    """One socket from its opening to its end."""
    try:
        check_origin(socket)
        room, place = await registry.at(socket.path_params["link"])
        registry.admit(address_of(socket))
        check_room(room, place)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    listener = room.enter(
        place,
        await welcome(registry, socket, room, place),
        follows=socket.query_params.get("changes") == "1",
        push=socket.scope.get("extensions", {}).get(PUSH, {}).get("push"),
    )
    unheard: asyncio.Queue[str | None] = asyncio.Queue()
    try:
        async with anyio.create_task_group() as all_three:
            all_three.start_soon(send_all, socket, listener, all_three.cancel_scope)
            all_three.start_soon(hear_all, socket, listener, unheard)
            await answer_all(room, listener, unheard)
            all_three.cancel_scope.cancel()
    finally:
        room.leave(listener)


async def welcome(registry: Registry, socket: WebSocket, room: Room, place: Place) -> str:
    """Accepts a socket, and notes its guest at the seat. Returns the guest's key; empty where there is one person."""
    if registry.own:
        await socket.accept()
        return ""
    guest = guest_of(socket)
    news = [] if guest.secret else [cookie_of(guest := new_guest(), secure=socket.url.scheme == "wss")]
    await socket.accept(headers=news)
    seats = place.seats if len(place.seats) == 1 else []
    room.guests = await registry.store.do(note_guests, room.table.id, dict.fromkeys(seats, guest.key))
    return guest.key


def check_room(room: Room, place: Place) -> None:
    """Checks the number of sockets; watchers cannot take the places of players. Raises Refused."""
    here = sum(listener.place.link == place.link for listener in room.listeners)
    if here >= (MOST_TABS if place.seats else MOST_WATCHERS):
        raise Refused(
            "too_many", _("Too many pages show this seat.") if place.seats else _("Too many watch this table.")
        )


async def send_all(socket: WebSocket, listener: Listener, all_three: anyio.CancelScope) -> None:
    """Sends all messages until the table or the socket is closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client has left
        while (packet := await listener.outbox.get()) is not None:
            await socket.send({"type": "websocket.send", "text": packet.text, PACKET: packet})
            listener.unsent -= 1
        await socket.close()
    all_three.cancel()


async def hear_all(socket: WebSocket, listener: Listener, unheard: asyncio.Queue[str | None]) -> None:
    """Receives messages until the socket closes. A client that sends far too many is disconnected with a sentence."""
    bucket, warnings = Bucket(*SPEECH), Bucket(*WARNINGS)
    try:
        while unheard.qsize() < MOST_UNHEARD:
            text = await heard(socket)
            if bucket.take():
                unheard.put_nowait(text)
            elif warnings.take():
                refused = Refused("too_many", _("That was too much at once. Wait a little."))
                refuse(listener, id_of(text), refused.refusal)
            else:
                break
            await asyncio.sleep(0)  # messages that are here already come without a pause, and others wait for theirs
    except WebSocketDisconnect:
        unheard.put_nowait(None)
        return
    listener.leave(_(TOO_MUCH))


async def answer_all(room: Room, listener: Listener, unheard: asyncio.Queue[str | None]) -> None:
    """Answers messages in order until the socket closes, so each socket has one message in work at a time."""
    while (text := await unheard.get()) is not None:
        spoken = understood(listener, text)
        if spoken is None:
            continue
        task = asyncio.create_task(answer(room, listener, spoken))
        room.answering.add(task)
        task.add_done_callback(room.answering.discard)
        if not isinstance(spoken, Hint):  # a hint takes seconds
            await asyncio.wait({task})


async def heard(socket: WebSocket) -> str:
    """The next message. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else (message.get("bytes") or b"").decode(errors="replace")


def understood(listener: Listener, text: str) -> Spoken | None:
    """The content of a message. If it cannot be read, sends a reply and returns None."""
    refused = Refused("too_large", _("That message is too large.")) if len(text) > LARGEST_MESSAGE else None
    try:
        if refused is None:
            spoken: Spoken = read.decode(text)
            return spoken
    except msgspec.DecodeError as error:
        refused = refusal_of(error)
    assert refused is not None, "what cannot be read is refused"
    refuse(listener, id_of(text), refused.refusal)
    return None


async def answer(room: Room, listener: Listener, spoken: Spoken) -> None:
    """Carries out a message. There is always a reply."""
    try:
        await dispatch(room, listener, spoken)
    except Exception as error:
        refused = refusal_of(error)
        if refused is None:
            log.exception("a message could not be answered table=%s", room.table.id[:6])
            refused = Refused("failed", _("The server has made a mistake. The table is as it was."))
        refuse(listener, spoken.id, refused.refusal)
        if refused.refusal.code == "stale":
            room.audience.show_whole(listener)
        room.dismiss()


def refuse(listener: Listener, number: int, refusal: Refusal) -> None:
    listener.tell(
        frames.No(
            id=number,
            code=refusal.code,
            sentence=refusal.sentence,
            clause=refusal.clause,
            problems=refusal.problems,
        )
    )


def id_of(text: str) -> int:
    """The number of a message, if it can be read."""
    if len(text) > LARGEST_MESSAGE:
        return OWN_PLACE
    try:
        return msgspec.json.decode(text, type=Envelope).id
    except msgspec.DecodeError:
        return OWN_PLACE
