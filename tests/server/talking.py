"""Talking to a server as a browser does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

import anyio
import httpx2 as httpx
from anyio.from_thread import BlockingPortal
from starlette.testclient import TestClient, WebSocketTestSession

from rulebound.kernel.basics.chance import Chance
from rulebound.lab.load.following import Following
from rulebound.server.app import Settings, make
from rulebound.server.registry import Registry
from rulebound.server.room import Room
from rulebound.server.storage import Location
from rulebound.session.game_cache import GameCache

GAME: Final = "courses"
TWO: Final = ({"name": "Ann"}, {"name": "Tor"})
GAME_CACHE: Final = GameCache()  # games are loaded once
LONGEST: Final = 5_000  # decisions
PATIENCE: Final = 30  # seconds for a message
CONTRIBUTING: Final = 0.5  # seconds to contribute to a seed: most people of tests never do


class Server:
    """A server in this process. own: for one person. settings: more of `Settings`."""

    def __init__(self, database: Location, *, own: bool = True, patience: float = 60.0, **settings: Any) -> None:
        self.database = database
        usual = {"thinkers": 1, "warm": False, "contributing": CONTRIBUTING}
        self.app = make(Settings(database, own=own, patience=patience, **usual | settings), GAME_CACHE)
        self.client = TestClient(self.app)

    def __enter__(self) -> Self:
        self.client.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.client.__exit__()

    @property
    def registry(self) -> Registry:
        """The tables, for tests that look inside."""
        registry = self.app.state.registry
        assert isinstance(registry, Registry)
        return registry

    @property
    def portal(self) -> BlockingPortal:
        """Runs functions in the server's event loop."""
        portal = self.client.portal
        assert portal is not None
        return portal

    def room(self, link: str) -> Room:
        """The table of a link, as it is in memory."""
        for room in self.registry._rooms.values():
            if room.table.place_of(link):
                return room
        raise LookupError(link)

    def get(self, path: str, status: int = 200) -> Any:
        """What a GET is answered, which must have this status."""
        return told(self.client.get(path), status)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        """What a POST is answered, which must have this status."""
        return told(self.client.post(path, json=body), status)

    def refused(self, path: str, body: Any = None, *, status: int) -> dict[str, Any]:
        """Why a request is refused: a POST, where there is a body."""
        answer = self.get(path, status) if body is None else self.post(path, body, status)
        error = answer["error"]
        assert error["sentence"][0].isupper() and error["sentence"][-1] in ".?!", error["sentence"]
        assert isinstance(error, dict)
        return error

    def open(self, seats: Any = TWO, **given: Any) -> dict[str, Any]:
        """A table."""
        opened = self.post("/api/tables", {"game": GAME, "seats": list(seats), **given}, 201)
        assert isinstance(opened, dict)
        return opened

    def links(self, seats: Any = TWO, **given: Any) -> list[str]:
        """A table: the links of its people, and last that of who watches."""
        opened = self.open(seats, **given)
        return [*[link["link"] for link in opened["links"]], opened["watch"]]

    def look(self, link: str) -> dict[str, Any]:
        """The state of a table."""
        state = self.get(f"/api/tables/{link}")
        assert isinstance(state, dict)
        return state

    @contextmanager
    def sit(self, link: str, *, changes: bool = True, **options: Any) -> Iterator[LocalTable]:
        """A person at a table, connected. changes: whether they ask for changes in place of whole states."""
        address = f"/api/tables/{link}/live{'?changes=1' if changes else ''}"
        with self.client.websocket_connect(address, **options) as socket:
            yield LocalTable(socket)


def told(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code}: {answer.text[:400]}"
    return answer.json()


class LocalTable:
    """One socket. `state` is the last one that has come, `states` all of them; `heard` are all messages."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.following = Following()
        self.states: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.asked = 0
        self.hear()

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1]

    def hear(self) -> dict[str, Any]:
        """The next message. Raises TimeoutError."""
        self.heard.append(self.socket.portal.call(self._receive))
        message: dict[str, Any] = json.loads(self.heard[-1])
        if self.following.hear(message):
            assert self.following.state is not None
            self.states.append(self.following.state)
        assert not self.following.lost, "a change is missing"
        return message

    async def _receive(self) -> str:
        with anyio.fail_after(PATIENCE):
            message = await self.socket._send_rx.receive()
        assert message["type"] == "websocket.send", f"the socket was closed: {message}"
        return str(message["text"])

    def hear_until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first state for which this holds, the present one included."""
        while not holds(self.state):
            self.hear()
        return self.state

    def catch_up(self, revision: int) -> None:
        """Hears until the table is at least as far."""
        while self.state["revision"] < revision:
            self.hear()

    def say(self, do: str, **words: Any) -> dict[str, Any]:
        """Says something; the reply to it."""
        self.asked += 1
        self.socket.send_json({"do": do, "id": self.asked, **words})
        while True:
            reply = self.hear()
            if reply["is"] != "state" and reply.get("id") == self.asked:
                return reply

    def now(self, do: str, **words: Any) -> dict[str, Any]:
        """The same, about the state as it is; it must be done."""
        reply = self.say(do, revision=self.state["revision"], **words)
        assert reply["is"] != "no", reply
        return reply

    def refused(self, do: str, **words: Any) -> dict[str, Any]:
        """The same, and it must be refused."""
        reply = self.say(do, **{"revision": self.state["revision"], **words})
        assert reply["is"] == "no", reply
        return reply

    @property
    def options(self) -> list[dict[str, Any]]:
        """What may be done."""
        decision = self.state["view"].get("decision")
        return list(decision.get("options", [])) if decision else []

    def option(self, beginning: str) -> int:
        """The code of the first option that begins so."""
        return next(int(option["code"]) for option in self.options if sentence(option["text"]).startswith(beginning))

    def act(self, code: int | None = None) -> None:
        """Does this, or the last thing that may be done."""
        self.now("act", code=self.options[-1]["code"] if code is None else code)


def sentence(words: list[Any]) -> str:
    """Words as they are read."""
    return "".join(word if isinstance(word, str) else word["w"] for word in words)


def play(*people: LocalTable, seed: int = 1, most: int = LONGEST) -> None:
    """All of these people take options at random, until the game is over or so many decisions are made."""
    chance = Chance.of(seed, "people")
    for _ in range(most):
        latest = max(int(person.state["revision"]) for person in people)
        for person in people:
            person.catch_up(latest)
        if people[0].state["ended"]:
            return
        for person in people:
            if person.options:
                code = person.options[chance.below(len(person.options))]["code"]
                reply = person.say("act", revision=person.state["revision"], code=code)
                assert reply["is"] == "yes" or reply["code"] == "stale", reply
                break
        else:
            people[0].hear()  # a bot's turn
