"""What an option would do is shown before it is done, and what loses the game is asked about once more."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NOWHERE, Opens, visit
from tests.browser.positions import draw, example, lay, said, state_of

pytestmark = pytest.mark.browser


def foretelling(
    opens: Opens, view: dict[str, Any], told: dict[str, Any], size: str = "low"
) -> tuple[Page, list[dict[str, Any]]]:
    """A table whose server foretells the same of every option, and what was done there."""
    page = opens(NOWHERE, size=size)
    return page, answering(page, view, told)


def answering(page: Page, view: dict[str, Any], told: dict[str, Any]) -> list[dict[str, Any]]:
    """The same in this tab; what was done there."""
    done = list[dict[str, Any]]()

    def talk(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["do"] == "forecast":
                answer = {"is": "forecast", "id": message["id"], "revision": 1, "code": message["code"]}
                socket.send(json.dumps(answer | told))
            else:
                done.append(message)

        socket.on_message(hear)
        socket.send(json.dumps(state_of(view)))

    lay(page, talk)
    return done


def test_a_forecast_is_of_this_table_and_not_of_the_one_before(opens: Opens) -> None:
    view = example("courses")
    view["decision"]["options"] = [dict(view["decision"]["options"][0], cost="1 star")]
    page = draw(opens, view, "low")  # where forecasts are not answered
    page.locator(".decide .option").first.hover()
    page.wait_for_timeout(300)  # until it is asked for
    visit(page, NOWHERE)

    change = {"id": "seat.1", "name": "Tor", "label": "Points", "was": "13", "now": "9", "main": True}
    answering(page, view, {"changes": [change], "loses": False, "ends": ""})
    page.locator(".decide .option").first.hover()

    expect(page.locator(".foretold")).to_contain_text("Points 13 → 9")


def test_what_an_option_would_do_is_told_and_what_loses_is_asked_twice(opens: Opens) -> None:
    view = example("courses")
    view["decision"]["options"] = [dict(view["decision"]["options"][0], cost="1 star")]
    card = view["decision"]["options"][0]["touches"][0]
    changes = [
        {"id": "seat.0", "name": "You", "label": "Stars", "was": "4", "now": "3", "main": False},
        {"id": "seat.0", "name": "You", "label": "Hand", "was": "5", "now": "4", "main": False},
        {"id": "seat.1", "name": "Tor", "label": "Points", "was": "13", "now": "9", "main": True},
        {"id": card, "name": "It", "label": "place", "was": "Your hand", "now": "Your home", "main": False},
    ]
    page, done = foretelling(opens, view, {"changes": changes, "loses": True, "ends": "All is lost."})

    page.locator(".decide .option").first.hover()
    expect(page.locator(".foretold")).to_contain_text("Points 13 → 9")
    expect(page.locator(".foretold")).to_contain_text("→ Home")
    expect(page.locator(".omen").first).to_contain_text("Stars 4 → 3")
    omen, words = page.locator(".omen").first.bounding_box(), page.locator(".foretold").bounding_box()
    assert omen
    assert words
    assert omen["y"] + omen["height"] <= words["y"]
    page.locator(".decide .option").first.click()

    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("You lose the game by this. All is lost.")
    assert not done
    page.locator("[data-do=sure]").click()
    page.wait_for_function("() => !document.querySelector('[role=alertdialog]')")
    assert [message["do"] for message in done] == ["act"]


def test_nothing_moves_under_a_finger_when_the_forecast_comes(opens: Opens) -> None:
    view = example("courses")
    change = {"id": "seat.1", "name": "Tor", "label": "Points", "was": "13", "now": "9", "main": True}
    page, done = foretelling(opens, view, {"changes": [change], "loses": False, "ends": ""}, "phone")
    option = page.locator(".peek .option")

    page.locator(".myhand .card.can").first.tap()
    option.wait_for()
    before = option.bounding_box()
    expect(page.locator(".peek .foretold")).to_contain_text("Points 13 → 9")

    assert option.bounding_box() == before
    option.tap()
    page.wait_for_function("() => !document.querySelector('.peek')")
    assert [message["do"] for message in done] == ["act"]


def test_a_tile_is_turned_where_it_would_lie(opens: Opens) -> None:
    view = example("arcane")
    slate = next(area for area in view["areas"] if area["layout"] == "grid" and area.get("owner") == view["viewer"])
    taken = {tuple(card["at"]) for card in slate["cards"]}
    free = next((r, c) for r in range(slate["rows"]) for c in range(slate["cols"]) if (r, c) not in taken)
    tile, other = slate["cards"][0]["id"], slate["cards"][1]["id"]
    at = f"{slate['id']}:{free[0]},{free[1]}"
    ways = [{"card": tile, "at": at, "turn": n, "joins": [other] if n == 1 else []} for n in range(4)]
    view["decision"]["options"] = [
        {"code": 70 + n, "text": [f"Way {n}"], "ghosts": [way]} for n, way in enumerate(ways)
    ]
    page = draw(opens, view, "low")

    ghost = page.locator(".phantom")
    expect(ghost).to_have_count(1)
    expect(page.locator(".option.shown")).to_have_text("2Way 1")  # what joins most comes first
    lit = page.locator("path.joined").count()
    ghost.click()
    expect(page.locator(".option.shown")).to_have_text("3Way 2")
    page.keyboard.press("r")
    expect(page.locator(".option.shown")).to_have_text("4Way 3")
    ghost.hover()
    page.mouse.wheel(0, -100)
    expect(page.locator(".option.shown")).to_have_text("3Way 2")
    expect(page.locator("path.joined")).to_have_count(lit - 1)

    page.locator("[data-do=lay]").click()

    assert said(page)["code"] == 72


def test_what_comes_of_a_fight_and_what_waits_are_said_whole_on_a_low_screen(opens: Opens) -> None:
    view = example("avarium")
    view["clashes"] = [view["clashes"][0] | {"verdict": ""}]
    stack = next(area for area in view["areas"] if area["layout"] == "stack")
    text = "If you have 10 or less Merit, gain 5 Merit. Otherwise, gain 1 Merit."
    stack["cards"] = [dict(stack["cards"][0], id=f"s{n}", note=text) for n in range(2)]
    beside = {
        "type": "split",
        "way": "across",
        "parts": [{"type": "put", "ids": [one]} for one in ("clashes", stack["id"])],
    }
    view["layout"] = {"type": "split", "way": "down", "parts": [beside, *view["layout"]["parts"][::2]]}
    changes = [
        {"id": f"x{n}", "name": "Vice President", "label": "place", "was": "", "now": "Expel Pile", "main": False}
        for n in range(4)
    ]
    page, _ = foretelling(opens, view, {"changes": changes, "loses": False, "ends": ""})

    verdict, waiting = page.locator(".verdict"), page.locator(".stack em")

    expect(verdict).to_contain_text("Expel Pile")
    assert waiting.count() == 2
    for said_there in (verdict, waiting):
        assert not any(said_there.evaluate_all("(all) => all.map((one) => one.scrollHeight > one.clientHeight + 1)"))
        assert not any(said_there.evaluate_all("(all) => all.map((one) => one.scrollWidth > one.clientWidth + 1)"))
