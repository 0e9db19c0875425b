"""The server as an ASGI application: addresses, headers, errors."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from rulebound.lab.workers import cores
from rulebound.language import LANGUAGES, _, chosen, preferred, speak
from rulebound.server.api import Api
from rulebound.server.errors import refusal_of, status_of
from rulebound.server.game_info import lobby
from rulebound.server.guests import SignIns
from rulebound.server.limits import LARGEST_BODY
from rulebound.server.live import live
from rulebound.server.measuring import Limits
from rulebound.server.pages import CLIENT, Pages
from rulebound.server.passkey_store import removed_tags, signing_key
from rulebound.server.push import SERVICES, Push
from rulebound.server.registry import CONTRIBUTING, Registry
from rulebound.server.storage import Location
from rulebound.server.store import Store
from rulebound.server.thinking import PATIENCE, Pool
from rulebound.session.errors import Refused
from rulebound.session.game_cache import GameCache

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
LOCAL: Final = ["127.0.0.1", "localhost", "[::1]", "testserver"]
FEWEST: Final = 2  # processes for bots: one is left for quick ones
CHOSEN: Final = "rulebound-language"  # the header in which a page names its reader's language
SMALL: Final = 900  # bytes that are not worth compressing

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How a server is run.

    own: for one person on this computer. thinkers: processes for bots, 0 for as many as fit. warm: they start at once,
    and all games are loaded, so that the first request is fast. measuring: what measurements of cards may take.
    contact: where makers of browsers reach who runs the server; without it, players are not called by push messages.
    push_services: hosts to which those may go. contributing: the seconds that browsers have to contribute to a seed.
    origin, rp_id: where the pages are, for passkeys; empty for what follows from their address.
    """

    database: Location
    own: bool = False
    thinkers: int = 0
    warm: bool = True
    patience: float = PATIENCE
    client: Path = CLIENT
    measuring: Limits = field(default_factory=Limits)
    contact: str = ""
    push_services: Collection[str] = SERVICES
    contributing: float = CONTRIBUTING
    origin: str = ""
    rp_id: str = ""


def make(settings: Settings, game_cache: GameCache | None = None) -> Starlette:
    """The application. game_cache: games that are already loaded. Raises DataError if the database cannot be used."""
    pages = Pages(settings.client)
    store = Store(settings.database)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.start()
        await api.meetings.start()
        await api.tournaments.start()
        loading: asyncio.Task[None] | None = None
        if settings.warm:
            await registry.pool.warm_up()
            loading = asyncio.create_task(asyncio.to_thread(load, registry.game_cache))
        yield
        if loading is not None:
            await asyncio.gather(loading, return_exceptions=True)
        api.meetings.stop()
        api.tournaments.stop()
        await api.measurements.end()
        await push.close()
        await registry.stop()

    registry = Registry(
        game_cache or GameCache(),
        store,
        Pool(settings.thinkers or max(FEWEST, cores() - 1), settings.patience),
        own=settings.own,
        contributing=settings.contributing,
    )

    push = Push(store, settings.contact, settings.push_services)
    registry.watcher = push.look
    sign_ins = SignIns(store.do_now(signing_key, secrets.token_urlsafe()), store.do_now(removed_tags))
    api = Api(registry, settings.measuring, push, sign_ins, origin=settings.origin, rp_id=settings.rp_id)

    async def table(socket: WebSocket) -> None:
        await live(registry, socket)

    async def page(request: Request) -> Response:
        return pages.page(request)

    async def static(request: Request) -> Response:
        return pages.static(request)

    async def nothing(request: Request) -> Response:
        raise Refused("unknown", _("There is nothing at {path!r}.", path=request.url.path))

    app = Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/api/tables/{link}/live", table),
            Route("/api/{path:path}", nothing, methods=["GET", "POST"]),
            Route("/static/{path:path}", static, methods=["GET"]),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[
            Middleware(Headers),
            *([Middleware(TrustedHostMiddleware, allowed_hosts=LOCAL)] if settings.own else []),
            Middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=6),
            Middleware(Speaking),
            Middleware(Sentences),
        ],
        exception_handlers={HTTPException: not_found},
        lifespan=lifespan,
    )
    app.state.registry, app.state.push = registry, push
    app.state.sign_ins = sign_ins
    return app


def load(game_cache: GameCache) -> None:
    """Loads all games. They are exempt from garbage collection, where they would cause most of each pause."""
    lobby(game_cache, own=False)
    gc.collect()
    gc.freeze()


class Headers:
    """Adds the headers of all answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                always = [*HEADERS, (b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *[pair for pair in always if pair[0] not in given]]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Speaking:
    """Chooses the language of an answer: the reader's, else the server's, else one that the browser accepts.

    The reader's choice is in the query of a socket's address, or in a header of our own.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            asked = connection.query_params.get("language", "") or connection.headers.get(CHOSEN, "")
            speak(asked if asked in LANGUAGES else chosen() or preferred(connection.headers.get("accept-language", "")))
        await self.app(scope, receive, send)


class Sentences:
    """Answers refusals with a sentence, and rejects requests from other sites and those that are too large."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            check(Request(scope))
            await self.app(scope, receive, send)
        except ClientDisconnect:
            return  # the client has left
        except Exception as error:
            refused = refusal_of(error)
            if refused is None:
                log.exception("a request failed method=%s", scope["method"])
                refused = Refused("failed", _("The server has made a mistake. Nothing was changed."))
            await refusal_response(refused)(scope, receive, send)


def check(request: Request) -> None:
    """Raises Refused."""
    origin = request.headers.get("origin")
    if request.method != "GET" and origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise Refused("forbidden", _("This is for the server's own pages."))
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > LARGEST_BODY:
        raise Refused("too_large", _("That is more than {most} kB.", most=LARGEST_BODY // 1024))


def refusal_response(refused: Refused) -> Response:
    """The answer for a refusal."""
    return Response(msgspec.json.encode({"error": refused.refusal}), status_of(refused), media_type="application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: wrong addresses and methods."""
    return refusal_response(
        Refused("unknown", _("{method} is not possible at {path!r}.", method=request.method, path=request.url.path))
    )
