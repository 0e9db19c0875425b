"""Messages as they go over the network: compressed once for all sockets, where the other side reads that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect

from rulebound.kernel.basics.chance import Chance
from rulebound.lab.load.following import Following
from rulebound.server.packets import SMALL, Packet
from tests.server.running import PATIENCE, Running, running

Extensions = list[ClientPerMessageDeflateFactory] | None

READERS: dict[str, Extensions] = {
    "none": None,
    "as browsers do": [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
    "with a small window": [ClientPerMessageDeflateFactory(server_max_window_bits=9)],
    "without context": [ClientPerMessageDeflateFactory(server_no_context_takeover=True)],
}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "tables.db") as server:
        yield server


def connected(server: Running, link: str, reader: Extensions, query: str = "?changes=1") -> ClientConnection:
    return connect(
        f"ws://{server.host}/api/tables/{link}/live{query}",
        extensions=reader,
        compression=None,
        open_timeout=PATIENCE,
    )


class Page:
    """A page that follows a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.following = Following()
        self.hear()

    def hear(self) -> None:
        self.following.hear(json.loads(self.socket.recv(PATIENCE)))
        assert not self.following.lost, "a change is missing"

    @property
    def state(self) -> dict[str, Any]:
        assert self.following.state is not None
        return self.following.state

    @property
    def options(self) -> list[dict[str, Any]]:
        decision = self.state["view"].get("decision") or {}
        return list(decision.get("options", []))


@pytest.mark.slow
def test_all_readers_get_the_same_states_however_they_ask(served: Running) -> None:
    opened = served.open()
    links = [place["link"] for place in opened["links"]]
    with ExitStack() as open_sockets:
        players = [
            Page(open_sockets.enter_context(connected(served, link, READERS["as browsers do"]))) for link in links
        ]
        watchers = [
            Page(open_sockets.enter_context(connected(served, opened["watch"], reader, query)))
            for reader in READERS.values()
            for query in ("?changes=1", "")
        ]
        chance = Chance.of(1, "frames")

        for number in range(12):
            player = next(page for page in players if page.options)
            revision, code = player.state["revision"], player.options[chance.below(len(player.options))]["code"]
            player.socket.send(json.dumps({"do": "act", "id": number, "revision": revision, "code": code}))
            for page in [*players, *watchers]:
                while page.state["revision"] == revision:
                    page.hear()

        assert all(page.state == watchers[0].state for page in watchers)


def test_what_is_compressed_does_not_hang_on_what_was_sent_before() -> None:
    payload = json.dumps({"is": "state", "words": [f"word {n % 7}" for n in range(200)]}).encode()

    one, other = Packet(payload), Packet(payload)

    assert one.compressed_frame == other.compressed_frame
    assert len(one.compressed_frame) < len(payload) / 4
    assert one.frame.endswith(payload)


def test_short_messages_are_not_compressed() -> None:
    packet = Packet(b"x" * (SMALL - 1))

    assert packet.compressed_frame == packet.frame


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536])
def test_the_length_of_a_frame_is_written_as_the_standard_says(size: int) -> None:
    frame = Packet(b"x" * size).frame

    length = frame[1]
    start = {126: 4, 127: 10}.get(length, 2)
    assert (int.from_bytes(frame[2:start]) if start > 2 else length) == size
    assert frame[start:] == b"x" * size
