"""What is sent to many is made once, and what is short does not wait."""

from __future__ import annotations

import asyncio
import socket

import pytest
from uvicorn.server import ServerState

from rulebound.server import frames
from rulebound.server.listener import Listener
from rulebound.server.packets import Packet
from rulebound.server.parts import Parts
from rulebound.server.serving import Asking, Serving
from rulebound.server.states import view_of
from tests.server.talking import Server, play


def test_a_view_of_a_table_takes_the_lines_of_the_log_from_the_one_before(server: Server) -> None:
    ann, tor, _ = server.links()
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=20)
    table = server.room(ann).table

    for seat in (0, 1, -1):
        known, again = view_of(table, seat, {}).log, view_of(table, seat, {}).log
        assert len(known) == len(again) > 0
        assert all(one is other for one, other in zip(known, again, strict=True))
        assert known == table.seat(seat).view().log


def test_the_lines_of_the_log_are_those_of_the_seat_after_an_undo(server: Server) -> None:
    ann, tor, _ = server.links()
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=20)
        table = server.room(ann).table
        while table.match.actions:
            table.match.undo(agreed=True)
            for seat in (0, 1, -1):
                assert view_of(table, seat, {}).log == table.seat(seat).view().log


@pytest.mark.parametrize("changes", [True, False])
def test_a_state_is_made_and_encoded_once_for_all_who_watch(
    server: Server, monkeypatch: pytest.MonkeyPatch, *, changes: bool
) -> None:
    facing: list[int] = []
    packets: list[Packet] = []

    class Noted(Parts):
        def __init__(self, state: frames.State) -> None:
            super().__init__(state)
            facing.append(state.facing)

    def posted(self: Listener, packet: Packet) -> None:
        if self.facing < 0 and packet.is_state:
            packets.append(packet)
        post(self, packet)

    post = Listener.post
    ann, tor, watch = server.links()
    with (
        server.sit(ann) as first,
        server.sit(tor),
        server.sit(watch, changes=changes) as third,
        server.sit(watch, changes=changes) as fourth,
    ):
        monkeypatch.setattr("rulebound.server.audience.Parts", Noted)
        monkeypatch.setattr(Listener, "post", posted)
        first.now("concede")
        for watcher in (third, fourth):
            watcher.hear_until(lambda state: state["ended"] is not None)
        made = sorted(facing)

    assert made == [-1, 0, 1]
    assert len(packets) == 2 and packets[0] is packets[1]
    assert third.state == fourth.state


def test_a_short_message_does_not_wait_for_the_arrival_of_a_long_one() -> None:
    """The reply to an action follows the state, and would otherwise be 40 ms late on many systems."""
    accepted: asyncio.Queue[socket.socket] = asyncio.Queue()

    class Noting(Asking):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in its base
            super().connection_made(transport)
            accepted.put_nowait(transport.get_extra_info("socket"))

    async def connect() -> int:
        config = Serving(lambda: None, spared=frozenset(), proxy="")
        config.load()
        loop, state = asyncio.get_running_loop(), ServerState()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = await loop.create_server(lambda: Noting(config, state, {}), sock=listening)
            _, writer = await asyncio.open_connection(*listening.getsockname())
            at_once = (await accepted.get()).getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
            await writer.wait_closed()
            server.close()
            await server.wait_closed()
        return at_once

    assert asyncio.run(connect()) != 0
