"""Positions that are drawn without a server: the test says what the socket of a table says."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import NOWHERE, PATIENCE, Opens, visit

VIEWS: Final = sorted((Path(__file__).parent / "views").glob("*.json"))
FULL: Final = Path(__file__).parent / "views" / "full"
NOTHING: Final = {"undo": True, "undo_asks": False, "why_no_undo": "", "hint": False, "concede": True, "again": True}
NUMBERS: Final = itertools.count(1)


def example(name: str) -> dict[str, Any]:
    """A position of this game."""
    return dict(json.loads(next(path for path in VIEWS if path.stem == name).read_text()))


def fullest(name: str) -> dict[str, Any]:
    """The fullest position of four that bots came to."""
    return dict(json.loads((FULL / f"{name}.json").read_text()))


def cards_in(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [inner for card in cards for inner in [card, *cards_in(card.get("on", []))]]


def state_of(view: dict[str, Any]) -> dict[str, Any]:
    """What the server would send with this view."""
    waiting = {"seat": view["decision"]["seat"], "since": "", "bot": False, "trouble": ""}
    state = {
        "is": "state",
        "revision": 1,
        "view": view,
        "facing": view["viewer"],
        "seats": [view["viewer"]],
        "cover": -1,
    }
    state |= {
        "players": [],
        "waiting": waiting,
        "can": NOTHING,
        "undo_request": None,
        "conceded": [],
        "ended": None,
        "seed": "",
    }
    return state | {"next": "", "lesson": None, "advice": False, "from": "", "shows": False}


# Until nothing on the table has moved for six frames: areas measure their rooms, and then lay their cards anew.
STILL: Final = """() => new Promise((done) => {
  let was = "", times = 0;
  const look = () => {
    const parts = [...document.querySelectorAll("#table, #dock, #table .card, .myhand li, .plate")];
    const now = parts.map((one) => one.getBoundingClientRect())
      .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join()).join(" ");
    times = now === was ? times + 1 : 0;
    was = now;
    if (times === 6) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def is_still(page: Page) -> None:
    """Waits until the table has settled."""
    page.evaluate(STILL)


def lay(page: Page, talk: Callable[[WebSocketRoute], None]) -> None:
    """Opens a table that no server knows: `talk` is at the other end of its socket."""
    name = f"example{next(NUMBERS)}"
    page.route_web_socket(f"**/{name}/live*", talk)
    visit(page, f"/table/{name}")
    page.wait_for_selector("#table")


def draw(
    opens: Opens,
    view: dict[str, Any],
    size: str,
    theme: str = "dark",
    after: Sequence[dict[str, Any]] = (),
    motion: str = "reduce",
) -> Page:
    """A table whose socket says this position, and takes what is answered into `page.said`; forecasts it does not make.

    after: the positions after one answer, after two, and so on.
    """
    page, then = opens(NOWHERE, size=size, theme=theme, motion=motion), [*enumerate(after, start=2)]

    def talk(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if json.loads(text)["do"] == "forecast":
                return
            page.evaluate("(text) => (window.said ??= []).push(JSON.parse(text))", text)
            if then:
                revision, following = then.pop(0)
                socket.send(json.dumps(state_of(following) | {"revision": revision}))

        socket.on_message(hear)
        socket.send(json.dumps(state_of(view)))

    page.evaluate("delete window.said")
    lay(page, talk)
    if motion == "reduce":
        is_still(page)
    return page


def said(page: Page) -> dict[str, Any]:
    """What the page said first over its socket."""
    for _ in range(PATIENCE // 50):
        if heard := page.evaluate("window.said?.[0]"):
            return dict(heard)
        page.wait_for_timeout(50)
    raise AssertionError("the page has said nothing")
