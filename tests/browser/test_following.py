"""The page puts the state of a table together from what changes in it, as programs do."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

import rulebound
from rulebound.kernel.basics.chance import Chance
from tests.browser.conftest import Opens
from tests.browser.playing import MINE, waits_for_me
from tests.browser.test_around import started
from tests.server.talking import Server
from tests.server.test_changes import Watched, disturbed

pytestmark = pytest.mark.browser

MOST: Final = 50  # messages of a game

FOLLOW: Final = """async ({ messages, wholes, orders }) => {
  const app = document.querySelector("script[type=module]").src;
  const { Following } = await import(app.replace("app.js", "common/following.js"));
  const each = [], own = new Following(() => Promise.resolve({ is: "no" }));
  for (const message of messages) each.push(own.hear(structuredClone(message)) ?? own.state);
  const ends = orders.map((order) => {
    let latest = 0, asked = false;
    const following = new Following(async () => { asked = true; return { is: "yes" }; });
    for (const at of order) {
      latest = Math.max(latest, at);
      following.hear(structuredClone(messages[at]));
      if (asked) following.hear(structuredClone(wholes[latest]));
      asked = false;
    }
    return following.state;
  });
  return { each, ends };
}"""


@pytest.mark.slow
@pytest.mark.parametrize("name", rulebound.GAMES)
def test_the_page_makes_the_whole_state_of_its_changes(opens: Opens, tmp_path: Path, name: str) -> None:
    with Server(tmp_path / "tables.db") as server:
        watched, chance = Watched(server, name, 4), Chance.of(4, "changes")
        while not watched.table.over and len(watched.pairs[1][0].sent) < MOST:
            watched.go_on(chance)
    messages, wholes = ([json.loads(payload) for payload in page.sent] for page in watched.pairs[1])
    orders = some_disturbed(len(messages))

    found = opens("/").evaluate(FOLLOW, {"messages": messages, "wholes": wholes, "orders": orders})

    assert {message["is"] for message in messages[1:]} == {"changes"}
    assert found["each"] == wholes
    for order, end in zip(orders, found["ends"], strict=True):
        assert end == wholes[-1], order


def some_disturbed(count: int) -> Sequence[list[int]]:
    """Orders of messages, each with a fault, that bring the last message."""
    return [order for order in disturbed(count) if max(order) == count - 1][::3]


def test_a_page_that_misses_a_change_still_gets_to_the_latest_state(opens: Opens) -> None:
    page = started(opens)
    dropped: list[str | bytes] = []

    def between(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()

        def from_server(text: str | bytes) -> None:
            if json.loads(text)["is"] == "changes" and not dropped:
                dropped.append(text)
                return
            socket.send(text)

        there.on_message(from_server)
        socket.on_message(there.send)

    page.route_web_socket(re.compile("/live"), between)
    page.reload()
    waits_for_me(page)
    prompt = page.locator(".prompt").inner_text()

    page.locator(MINE).first.click()

    expect(page.locator(".prompt")).not_to_have_text(prompt)
    waits_for_me(page)
    assert dropped
