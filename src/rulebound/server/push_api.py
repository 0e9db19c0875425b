"""HTTP requests of browsers that want to be called to a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rulebound.language import _, language
from rulebound.server.http import Handlers, answer
from rulebound.server.limits import Buckets
from rulebound.server.push import Push
from rulebound.server.push_messages import PushKey, Subscribe, Unsubscribe
from rulebound.server.push_store import Subscription
from rulebound.server.registry import Registry
from rulebound.session.errors import Refused


class PushApi(Handlers):
    """The requests about calls."""

    def __init__(self, registry: Registry, push: Push, heavy: Buckets, light: Buckets) -> None:
        super().__init__(registry, heavy, light)
        self.push = push

    def routes(self) -> list[BaseRoute]:
        """The addresses."""
        here = "/api/tables/{link}/push"
        return [
            Route("/api/push", self.key, methods=["GET"]),
            Route(here, self.subscribe, methods=["POST"]),
            Route(f"{here}/stop", self.unsubscribe, methods=["POST"]),
        ]

    async def key(self, request: Request) -> Response:
        """The server's key."""
        return answer(PushKey(key=await self.push.public_key()))

    async def subscribe(self, request: Request) -> Response:
        """A browser wants to be called."""
        wanted = await self.body(request, Subscribe, self.light)
        _room, place = await self.at(request)
        if not place.seats:
            raise Refused("forbidden", _("Only players are called."))
        await self.push.subscribe(
            place.link, Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, language())
        )
        return answer({}, 201)

    async def unsubscribe(self, request: Request) -> Response:
        """A browser wants to be called no more."""
        unwanted = await self.body(request, Unsubscribe, self.light)
        _room, place = await self.at(request)
        await self.push.unsubscribe(place.link, unwanted.endpoint)
        return answer({})
