"""Players who have left are called when it is their turn, at a push service of the test's own."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("pywebpush", reason="needs the extra `push`")

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rulebound.server.push import SERVICES
from tests.server.talking import PATIENCE, Server

BOTH_DATABASES = "slow"  # see conftest

CONTACT: Final = "mailto:host@example.org"
SOON: Final = 0.05  # seconds, in place of the calm before a call


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser with keys of its own, and the service of its maker that takes messages for it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen letters!"
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["content-length"]))
                browser.got.append(({name.lower(): value for name, value in self.headers.items()}, content))
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Says nothing."""

        self.service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.service.server_port}/message/1"

    @property
    def subscription(self) -> dict[str, Any]:
        """As a page gets it of the browser."""
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": in_base64(public), "auth": in_base64(self.secret)}}

    def read(self, content: bytes) -> dict[str, str]:
        """A message, which only this browser can read."""
        plain = http_ece.decrypt(content, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        message = json.loads(plain)
        assert isinstance(message, dict)
        return message

    def waits(self, count: int) -> None:
        """Until so many messages have come."""
        until = time.monotonic() + PATIENCE
        while len(self.got) < count and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.got) == count


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.service.shutdown()
    made.service.server_close()


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    """A server that calls players after a moment, and trusts the service of the test."""
    with Server(tmp_path / "tables.db", own=False, contact=CONTACT, push_services=("127.0.0.1",)) as running:
        running.app.state.push.calm = SOON
        yield running


def asked_first(server: Server, links: list[str]) -> tuple[str, str]:
    """The link of the player who must decide, and that of the other."""
    decider = server.room(links[0]).table.decider
    return links[decider], links[1 - decider]


def test_who_has_left_is_called_once_when_others_give_them_the_turn(calling: Server, browser: Browser) -> None:
    links = calling.links()
    mine, other = asked_first(calling, links)
    calling.post(f"/api/tables/{mine}/push", browser.subscription, 201)

    with calling.sit(other):
        browser.waits(1)
        time.sleep(5 * SOON)

    headers, content = browser.got[0]
    assert browser.read(content) == {
        "title": "Your turn: The Course Game",
        "body": "The others wait for you.",
        "address": f"/table/{mine}",
    }
    assert headers["authorization"].startswith("vapid ")
    assert len(browser.got) == 1
    assert mine.encode() not in content


def test_who_is_there_is_not_called(calling: Server, browser: Browser) -> None:
    links = calling.links()
    mine, other = asked_first(calling, links)
    calling.post(f"/api/tables/{mine}/push", browser.subscription, 201)

    with calling.sit(mine), calling.sit(other):
        time.sleep(5 * SOON)

        assert browser.got == []


def test_a_browser_that_wants_no_more_calls_gets_none(calling: Server, browser: Browser) -> None:
    links = calling.links()
    mine, other = asked_first(calling, links)
    calling.post(f"/api/tables/{mine}/push", browser.subscription, 201)
    calling.post(f"/api/tables/{mine}/push/stop", {"endpoint": browser.endpoint})

    with calling.sit(other):
        time.sleep(5 * SOON)

    assert browser.got == []


def test_a_browser_of_which_its_service_knows_nothing_is_forgotten(calling: Server, browser: Browser) -> None:
    browser.status = 410
    links = calling.links()
    mine, other = asked_first(calling, links)
    calling.post(f"/api/tables/{mine}/push", browser.subscription, 201)

    with calling.sit(other):
        browser.waits(1)
    for _ in range(2):
        with calling.sit(mine):
            pass
        with calling.sit(other):
            time.sleep(5 * SOON)

    assert len(browser.got) == 1


def test_messages_go_only_to_services_of_known_browsers(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path / "tables.db", own=False, contact=CONTACT) as server:
        mine = server.links()[0]

        error = server.refused(f"/api/tables/{mine}/push", browser.subscription, status=409)

    assert error["sentence"] == "This browser's push service is not known here: 127.0.0.1."
    assert "fcm.googleapis.com" in SERVICES


def test_the_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Server(tmp_path / "tables.db", own=False, contact=CONTACT) as server:
            keys.append(server.get("/api/push")["key"])

    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "==")) == 65


def test_a_server_without_a_contact_calls_no_player_and_says_so(group: Server, browser: Browser) -> None:
    mine = group.links()[0]

    error = group.refused(f"/api/tables/{mine}/push", browser.subscription, status=404)

    assert group.get("/api/push") == {"key": ""}
    assert error["sentence"] == "This server does not call players."


@pytest.mark.parametrize(
    "change",
    [{"endpoint": "file:///etc/passwd"}, {"endpoint": "https://" + "a" * 2000}, {"keys": {"p256dh": "?", "auth": "a"}}],
)
def test_what_is_no_subscription_is_refused(calling: Server, browser: Browser, change: dict[str, Any]) -> None:
    mine = calling.links()[0]

    calling.refused(f"/api/tables/{mine}/push", browser.subscription | change, status=400)
