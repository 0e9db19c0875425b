"""People with browsers of their own, each with a cookie."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import anyio
from starlette.testclient import WebSocketTestSession

from rulebound.server.guests import COOKIE
from tests.server.talking import PATIENCE, LocalTable, Server, told

GAME: Final = "courses"


class Person:
    """A browser with a cookie of its own. secret: what the cookie holds. contributes: whether it adds to seeds."""

    def __init__(self, server: Server, name: str, secret: str = "") -> None:
        self.server = server
        self.name = name
        self.secret = secret
        self.contributes = True
        self.contributions: dict[str, str] = {}  # to seeds, by commitment

    @property
    def headers(self) -> dict[str, str]:
        self.server.client.cookies.clear()
        return {"cookie": f"{COOKIE}={self.secret}"} if self.secret else {}

    def get(self, path: str, status: int = 200) -> Any:
        """What a GET below /api/ is answered."""
        answer = self.server.client.get(f"/api/{path}", headers=self.headers)
        self.secret = answer.cookies.get(COOKIE) or self.secret
        return told(answer, status)

    def send(self, path: str, status: int = 200, **body: Any) -> Any:
        """What a POST below /api/ is answered."""
        answer = self.server.client.post(f"/api/{path}", json=body, headers=self.headers)
        self.secret = answer.cookies.get(COOKIE) or self.secret
        return told(answer, status)

    def hears_no(self, path: str, status: int, **body: Any) -> str:
        """Why a POST below /api/ is refused."""
        return str(self.send(path, status, **body)["error"]["sentence"])

    def post(self, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
        """What a POST about a meeting is answered. As a page does, it contributes to the seed when it is asked."""
        found = self.send(f"meetings{path}", status, **body)
        assert isinstance(found, dict)
        if self.contributes and found.get("commitment"):
            return self.contribute(f"meetings/{found['key']}", found["commitment"])
        return found

    def contribute(self, path: str, commitment: str) -> dict[str, Any]:
        """Adds to a seed."""
        self.contributions[commitment] = secrets.token_hex(32)
        found = self.send(f"{path}/contribute", commitment=commitment, contribution=self.contributions[commitment])
        assert isinstance(found, dict)
        return found

    def refused(self, path: str, status: int, **body: Any) -> str:
        """Why this is refused."""
        return self.hears_no(f"meetings{path}", status, **body)

    def open(self, **wanted: Any) -> dict[str, Any]:
        return self.post("", 201, **{"game": GAME, "name": self.name, **wanted})

    def sit(self, key: str, **wanted: Any) -> dict[str, Any]:
        return self.post(f"/{key}/sit", **{"name": self.name, **wanted})

    def text(self, path: str) -> str:
        return self.server.client.get(f"/api/meetings{path}", headers=self.headers).text

    def look(self, key: str) -> dict[str, Any]:
        found = self.get(f"meetings/{key}")
        assert isinstance(found, dict)
        return found

    @contextmanager
    def here(self, key: str) -> Iterator[Page]:
        """This person's page of the meeting, connected."""
        if key != "nothing":
            self.look(key)
        with self.server.client.websocket_connect(f"/api/meetings/{key}/live", headers=self.headers) as socket:
            yield Page(socket)

    @contextmanager
    def at(self, link: str) -> Iterator[LocalTable]:
        """This person's page of a table, connected."""
        with self.server.sit(link, headers=self.headers) as table:
            yield table


class Page:
    """A connected page of a meeting. `state` is the last one that has come, `said` what was said."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.hear()

    def hear(self) -> None:
        message = json.loads(self.socket.portal.call(self._receive))
        if message.get("is") == "said":
            self.said.append(message)
        else:
            self.state = message

    async def _receive(self) -> str:
        with anyio.fail_after(PATIENCE):
            message = await self.socket._send_rx.receive()
        assert message["type"] == "websocket.send", message
        return str(message["text"])

    def until(self, wanted: str) -> dict[str, Any]:
        """The first state in which this is so, a condition on `s`."""
        while not eval(wanted, {"s": self.state}):  # noqa: S307 - of this test
            self.hear()
        return self.state


def begun(*people: Person, **wanted: Any) -> tuple[str, list[str], str]:
    """A game of these people: the key of their meeting, the link of each, and that of watchers."""
    first, *others = people
    key = str(first.open(**wanted)["key"])
    for other in others:
        other.sit(key)
    pages = [person.here(key) for person in people]
    for page in pages:
        page.__enter__()
    for person in people:
        person.post(f"/{key}/ready", ready=True)
    for page in pages:
        page.__exit__(None, None, None)
    links = [person.look(key)["link"] for person in people]
    return key, links, str(Person(first.server, "Somebody else").look(key)["link"])
