"""Whatever is sent, the answer is a sentence: no traceback, no status 500, and no table is harmed."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from rulebound.server import live
from tests.server.talking import Server

STRANGE: Final[list[Any]] = [
    None, True, -1, 0, 1, 7, 2**31, 2**70, -(2**70), 1.5, 1e308, "", "x", "0", "{it}", "\x00", "\ud7ff", "ä" * 70,
    "y" * 5000, [], [0], [[]], {}, {"": 0}, {"name": "Ann"}, "Harbour Lights", "courses", "../../etc/passwd",
    "'; DROP TABLE tables; --",
    "[[card]]\nname = 1", "[[deck]]\nname = 'x'\ncards = 7", "[[card]]\nname='A'\nkind='partner'\ntext='\"'",
]  # fmt: skip
GOOD: Final[dict[str, Any]] = {
    "/api/tables": {
        "game": "courses",
        "seats": [{"name": "Ann"}, {"name": "Tor", "bot": ""}],
        "screen": False,
        "decks": ["", {"name": "x", "lists": {"cards": {"Aki": 3}, "courses": {}}, "about": ""}],
        "rulings": {"untap": "own"},
        "options": {"first": "1"},
        "seed": "7",
        "cards": "",
        "lesson": "",
        "advice": False,
    },
    "/api/games/courses/cards": {"cards": ""},
    "/api/games/courses/complete": {"text": "Draw two c"},
    "/api/games/courses/deck": {"deck": {"name": "x", "lists": {"cards": {}, "courses": {}}}, "text": "", "cards": ""},
    "/api/records": {"record": "{}", "cards": ""},
    "/api/left": {"links": ["x"]},
    "/api/tables/LINK/branch": {"step": 0, "seat": 0, "level": "random"},
    "/api/tables/LINK/again": {"change": True},
    "/api/tables/LINK/gather": {},
    "/api/mine/passkeys": {"credential": {"id": "x", "response": {"clientDataJSON": "e30"}}, "name": "x"},
    "/api/mine/sign-in": {"credential": {"id": "x", "response": {"clientDataJSON": "e30"}}},
}
SAID: Final[list[dict[str, Any]]] = [
    {"do": "act", "id": 1, "revision": 1, "code": 3, "seat": 0},
    {"do": "undo", "id": 1, "revision": 1, "seat": 0},
    {"do": "agree", "id": 1, "revision": 1, "yes": True},
    {"do": "why", "id": 1, "revision": 1, "touch": ["c1", "hand.0"], "code": 4},
    {"do": "final", "id": 1, "revision": 1, "code": 4},
    {"do": "forecast", "id": 1, "revision": 1, "code": 4},
    {"do": "hint", "id": 1, "revision": 1},
    {"do": "concede", "id": 1, "revision": 9, "seat": 0},
    {"do": "uncover", "id": 1, "seat": 0},
    {"do": "cover", "id": 1},
    {"do": "read", "id": 1, "step": 1},
    {"do": "restart", "id": 1},
    {"do": "contribute", "id": 1, "commitment": "0" * 64, "contribution": "1" * 64},
]


def bent(value: Any, chance: random.Random) -> Any:
    """The same with one thing otherwise, or one key more or less."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        roll = chance.random()
        if roll < 0.1:
            return {name: inner for name, inner in value.items() if name != key}
        if roll < 0.2:
            return {**value, chance.choice(["", "x", "name", "seat"]): chance.choice(STRANGE)}
        return {**value, key: bent(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.7:
        place = chance.randrange(len(value))
        return [*value[:place], bent(value[place], chance), *value[place + 1 :]]
    return chance.choice(STRANGE)


def check(status: int, text: str) -> None:
    assert status != 500, text
    assert "Traceback" not in text
    if status >= 400:
        error = json.loads(text)["error"]
        assert error["sentence"]
        assert error["code"] != "failed"


@pytest.mark.parametrize("path", GOOD)
def test_bodies_that_are_nearly_right_are_answered(server: Server, path: str) -> None:
    ann, *_ = server.links()
    chance = random.Random(path)  # noqa: S311 - which mistakes are tried
    for _ in range(60):
        body = GOOD[path]
        for _ in range(chance.randint(1, 3)):
            body = bent(body, chance)
        answer = server.client.post(path.replace("LINK", ann), json=body)
        check(answer.status_code, answer.text)
    assert server.look(ann)["revision"] >= 1


NO_BODIES: Final = [b"", b"{", b"\xff\xfe", b"[" * 20_000, b"null", b"1e999", b'"x"', b'{"a":' * 5_000]


@pytest.mark.parametrize("path", GOOD)
def test_bodies_that_are_no_json_are_answered(server: Server, path: str) -> None:
    ann, *_ = server.links()
    address, headers = path.replace("LINK", ann), {"content-type": "application/json"}
    for body in NO_BODIES:
        answer = server.client.post(address, content=body, headers=headers)
        check(answer.status_code, answer.text)


DEEP: Final = "[" * 30_000
DEEP_START: Final = (
    '{"game": "courses", "rules": "", "cards": "", "seed": 1, "seats": 2, "decks": [], "rulings": {}, "options": {}, '
    '"start": {"a": ' + DEEP
)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/courses/cards", {"cards": f"a = {DEEP}"}),
        ("/api/games/courses/deck", {"text": f"a = {DEEP}"}),
        ("/api/tables", {"game": "courses", "seats": [{}, {}], "cards": f"a = {DEEP}"}),
        ("/api/records", {"record": DEEP_START}),
    ],
)
def test_what_is_nested_too_deeply_is_refused_with_a_sentence(
    server: Server, path: str, body: dict[str, object]
) -> None:
    assert server.refused(path, body, status=422)["code"] == "wrong"


@pytest.mark.slow
def test_messages_that_are_nearly_right_are_answered(server: Server) -> None:
    chance = random.Random(5)  # noqa: S311 - which mistakes are tried
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as person:
        for n in range(300):
            message = bent(chance.choice(SAID), chance)
            if n % 3:
                message = bent(message, chance)
            if not isinstance(message, dict) or not isinstance(message.get("id"), int):
                message = {"do": "why", "id": message}
            person.socket.send_text(json.dumps(message))
            reply = person.hear()
            while reply["is"] == "state":
                reply = person.hear()
            assert reply.get("code") != "failed", (message, reply)
            if n % 50 == 0:
                server.look(ann)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '{"do":"act"}', '{"do":[]}', '{"id":"x"}', "\x00", "{" * 9_000]
)
def test_messages_that_are_none_are_answered(server: Server, text: str) -> None:
    ann, *_ = server.links()
    with server.sit(ann) as person:
        person.socket.send_text(text)
        reply = person.hear()
        assert (reply["is"], reply["code"], reply["id"]) == ("no", "malformed", -1)
        person.socket.send_bytes(text.encode())
        assert person.hear()["is"] == "no"
        assert person.say("cover")["is"] == "yes", "the socket is still of use"


@pytest.mark.parametrize(
    "path",
    [
        "/api/", "/api/games/chess", "/api/games/courses/x", "/api/games/%00", "/api/tables/x",
        "/api/tables/x/replay/1",
        "/api/tables/LINK/replay/999999999999", "/api/tables/LINK/replay/0?seat=9", "/api/tables/LINK/replay/0?seat=x",
        "/api/tables/LINK/log?since=x", "/api/tables/LINK/scene?step=-3", "/api/tables/LINK/nothing", "/static/x/y.js",
        "/static/%2e%2e/app.py", "/api/tables/" + "x" * 5000,
    ],
)  # fmt: skip
def test_addresses_that_lead_nowhere_say_so(server: Server, path: str) -> None:
    ann, *_ = server.links()
    answer = server.client.get(path.replace("LINK", ann))
    assert 400 <= answer.status_code < 500
    check(answer.status_code, answer.text)


def test_what_is_too_large_is_refused_before_it_is_read(server: Server) -> None:
    large = json.dumps({"cards": "x" * 600_000}).encode()
    headers = {"content-type": "application/json"}

    whole = server.client.post("/api/games/courses/cards", content=large, headers=headers)
    in_parts = server.client.post("/api/games/courses/cards", content=iter([large[:300_000], large]), headers=headers)

    assert (whole.status_code, in_parts.status_code) == (413, 413)
    ann, *_ = server.links()
    with server.sit(ann) as person:
        person.socket.send_text("x" * 70_000)
        assert person.hear()["code"] == "too_large"


def test_a_body_must_be_said_to_be_json(server: Server) -> None:
    answer = server.client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})

    assert answer.status_code == 400
    assert answer.json()["error"]["sentence"] == "The body must be sent as application/json."


@pytest.mark.slow
def test_who_asks_too_much_has_to_wait(group: Server) -> None:
    answers = [group.client.post("/api/games/courses/cards", json={"cards": ""}).status_code for _ in range(40)]

    assert answers[0] == 200
    assert 429 in answers


def test_who_says_too_much_at_once_is_told_to_wait(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SPEECH", (0.001, 5.0))
    ann, *_ = server.links()
    with server.sit(ann) as person:
        replies = [person.say("cover") for _ in range(6)]

    assert [reply["is"] for reply in replies] == ["yes"] * 5 + ["no"]
    assert replies[-1]["sentence"] == "That was too much at once. Wait a little."
