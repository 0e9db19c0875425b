"""Serving the application: hanging connections are closed, and no address gets more than its share of them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from functools import cached_property
from typing import Any, Final

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

from rulebound.language import _
from rulebound.server.limits import LARGEST_MESSAGE
from rulebound.server.packets import LEVEL, WINDOW, Packet
from rulebound.server.sockets import PACKET, PUSH

GRACE: Final = 3  # seconds for open sockets when the server ends
PATIENCE: Final = 30.0  # seconds until a request must have come whole
QUEUE: Final = 20  # connections that are accepted at once: several such rounds are open before the first is closed
KEPT_FILES: Final = 160  # descriptors for all but connections, and for those that have just been accepted
MOST_FILES: Final = 16_384  # descriptors that are asked for
MOST_OF_ONE: Final = 256  # connections of one address
HEARD_OUT: Final = 64 * 1024  # bytes from a socket after it was asked to close
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)  # a request that has not come whole


class Doors:
    """The open connections. spared: addresses without a limit, such as a proxy, which serves many people."""

    def __init__(self, most: int, spared: frozenset[str] = frozenset()) -> None:
        self.most = most
        self.most_of_one = min(MOST_OF_ONE, max(1, most // 4))
        self.spared = spared
        self._open: dict[str, set[asyncio.BaseTransport]] = {}
        self._count = 0

    def admit(self, address: str, transport: asyncio.BaseTransport) -> bool:
        """Whether there is room for one more connection."""
        here = self._open.setdefault(address, set())
        too_many = self._count >= self.most or (address not in self.spared and len(here) >= self.most_of_one)
        if too_many:
            if not here:
                del self._open[address]
            return False
        here.add(transport)
        self._count += 1
        return True

    def leave(self, address: str, transport: asyncio.BaseTransport) -> None:
        """A connection was closed, or was never admitted."""
        here = self._open.get(address, set())
        if transport in here:
            here.remove(transport)
            self._count -= 1
            if not here:
                del self._open[address]


class Serving(uvicorn.Config):
    """How to serve. proxy: the address whose X-Forwarded-For is trusted; usually none."""

    def __init__(self, app: object, *, spared: frozenset[str], proxy: str) -> None:
        super().__init__(
            app,  # type: ignore[arg-type]  # an ASGI application
            http=Asking,
            ws=Speaking,
            log_config=None,
            log_level="warning",  # what is less would tell addresses, and those hold links, which are secrets
            server_header=False,
            access_log=False,
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy,
            backlog=QUEUE,
            ws_max_size=LARGEST_MESSAGE,
            timeout_graceful_shutdown=GRACE,
        )
        self.doors = Doors(connections(), spared)


def address_of(transport: asyncio.BaseTransport) -> str:
    """The address of a connection when it opened; a closed one has none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def send_at_once(transport: asyncio.BaseTransport) -> None:
    """Lets no short message wait until a longer one before it has arrived, as systems do by default (Nagle).

    asyncio does so only for sockets that name their protocol, which those of `socket.create_server` do not.
    """
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class Asking(H11Protocol):
    """A connection with requests. An incomplete request closes it after a time; so do too many requests."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in its base
        super().connection_made(transport)
        send_at_once(transport)
        if doors_of(self.config).admit(address_of(transport), transport):
            self._wait_for_more()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        doors_of(self.config).leave(address_of(self.transport), self.transport)
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in UNFINISHED and self.transport.get_protocol() is self:
            self._wait_for_more()
        else:
            self._stop_waiting()

    def _wait_for_more(self) -> None:
        """Starts the time limit. Further parts of a request do not extend it."""
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Speaking(WebSocketsSansIOProtocol):
    """The socket of a table. If it does not close when asked to, it is soon ignored.

    Its messages are compressed without regard to earlier ones, so each is compressed once for all sockets.
    """

    _after = 0  # bytes that came after that

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        alone = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True, client_max_window_bits=12, compress_settings={"level": LEVEL}
        )
        self.conn = ServerProtocol(extensions=[alone], max_size=config.ws_max_size, logger=self.logger)

    async def run_asgi(self) -> None:
        self.scope["extensions"][PUSH] = {"push": self.push}
        await super().run_asgi()

    @cached_property
    def compresses(self) -> bool:
        """Whether the other side reads compressed messages."""
        return any(
            isinstance(it, PerMessageDeflate) and it.local_max_window_bits >= WINDOW for it in self.conn.extensions
        )

    def push(self, packet: Packet) -> bool:
        """Writes a message if nothing waits to be sent. Returns whether it did."""
        if not self.writable.is_set() or not self._is_open:
            return False
        self.transport.write(packet.compressed_frame if self.compresses else packet.frame)
        return True

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.disconnected and self.conn.state is State.OPEN

    async def send(self, message: ASGISendEvent) -> None:
        packet = message.get(PACKET)
        if not isinstance(packet, Packet):
            await super().send(message)
            return
        await self.writable.wait()
        if not self.push(packet):
            raise ClientDisconnected

    def connection_lost(self, exc: Exception | None) -> None:
        doors_of(self.config).leave(address_of(self.transport), self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after += len(data)
            if self._after > HEARD_OUT:
                self.transport.abort()
                return
        super().data_received(data)


def doors_of(config: uvicorn.Config) -> Doors:
    """The doors of a server's connections."""
    assert isinstance(config, Serving)
    return config.doors


def connections() -> int:
    """How many connections there may be. Files must still be opened, or each new connection would be an error."""
    try:
        import resource  # there is none on Windows
    except ImportError:
        return 512 - KEPT_FILES
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if least != resource.RLIM_INFINITY and least < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        least = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(16, (MOST_FILES if least == resource.RLIM_INFINITY else least) - KEPT_FILES)


def served(app: object, listening: socket.socket, *, spared: str = "", proxy: str = "", last: bool = True) -> int:
    """Serves until Ctrl-C, or until the system asks the process to end. Returns the exit status.

    spared: an address without a limit of connections; the proxy has none either. last: says that the server has ended.
    """
    config = Serving(app, spared=frozenset([spared, proxy]), proxy=proxy)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn ends everything, and then calls it
    with listening, contextlib.suppress(KeyboardInterrupt):  # uvicorn has ended everything, and passes it on
        uvicorn.Server(config).run(sockets=[listening])
    if last:
        print(_("\nEverything is kept. Goodbye."), flush=True)
    return 0
