"""What others do is shown one move at a time, as quickly as the reader likes, and once more when asked."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NOWHERE, Opens, likes
from tests.browser.playing import MINE, begin, waits_for_me
from tests.browser.positions import cards_in, draw, example, lay, said, state_of

pytestmark = pytest.mark.browser

Sends = dict[str, Any]


def moves(view: dict[str, Any], names: list[str]) -> list[dict[str, Any]]:
    """The positions after moves of a rival, each told in a line about the card with this id."""
    found: list[dict[str, Any]] = []
    for n, card in enumerate(names):
        after = copy.deepcopy(found[-1] if found else view)
        line = {"n": 900 + n, "text": ["The rival moves ", {"w": "it", "card": card}, "."], "seat": 1, "clause": "a.b"}
        after["log"] = [*after["log"], line]
        after["decision"] = {"seat": 1, "prompt": ["The rival decides."], "clause": "a.b"}
        found.append(after)
    return found


def rival(
    opens: Opens, pace: str, cards: list[str], motion: str = "reduce", size: str = "low"
) -> tuple[Page, list[WebSocketRoute]]:
    """A table at which a rival, a bot, makes moves about these cards, all of which the page hears at once."""
    view = example("courses")
    page, sockets = opens(NOWHERE, size=size, pace=pace, motion=motion), list[WebSocketRoute]()
    waiting = {"waiting": {"seat": 1, "since": "", "bot": True, "trouble": ""}}

    def talk(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda _: None)
        first = copy.deepcopy(view)
        first["decision"] = {"seat": 1, "prompt": ["The rival decides."], "clause": "a.b"}
        for n, one in enumerate([first, *moves(first, cards)]):
            socket.send(json.dumps(state_of(one) | waiting | {"revision": n + 1}))

    lay(page, talk)
    return page, sockets


def on_the_board(view: dict[str, Any], count: int) -> list[str]:
    """Ids of cards that everybody sees."""
    shown = [card["id"] for area in view["areas"] if area["layout"] == "row" for card in area.get("cards", [])]
    return shown[:count]


def test_what_a_rival_does_is_said_below_its_card_on_a_phone_held_across(opens: Opens) -> None:
    view = example("courses")
    student = next(card["id"] for card in cards_in(view["areas"][0]["cards"]) if is_upright(view, card))

    page, _ = rival(opens, "step by step", [student], size="across")
    page.locator(".stage").wait_for()

    card, sentence = page.locator(".stage svg").first.bounding_box(), page.locator(".stage p").bounding_box()
    assert card
    assert sentence
    assert card["y"] + card["height"] <= sentence["y"]


def is_upright(view: dict[str, Any], card: dict[str, Any]) -> bool:
    return "face" in card and view["faces"][card["face"]].get("shape", "card") == "card"


@pytest.mark.slow
def test_each_move_of_a_rival_is_shown_large_one_after_the_other(opens: Opens) -> None:
    cards = on_the_board(example("courses"), 2)
    page, _ = rival(opens, "calm", cards)

    expect(page.locator(".stage")).to_have_count(1)
    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(1)  # the second has not come yet
    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(2)
    expect(page.locator(".stage")).to_have_count(0)
    assert page.locator(".ribbon li").count() >= 2


def test_a_click_shows_at_once_what_still_waits_to_be_shown(opens: Opens) -> None:
    page, _ = rival(opens, "calm", on_the_board(example("courses"), 6))
    page.locator(".stage").wait_for()

    page.locator(".log h3").click()

    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(6, timeout=6000)
    expect(page.locator(".stage")).to_have_count(0)


@pytest.mark.slow
def test_step_by_step_each_move_stays_until_the_reader_goes_on(opens: Opens) -> None:
    page, _ = rival(opens, "step by step", on_the_board(example("courses"), 4))
    moves_shown = page.locator(".log li", has_text="The rival moves it")
    expect(moves_shown).to_have_count(1)

    page.wait_for_timeout(3200)  # longer than the calmest pace
    page.locator(".log h3").click()
    expect(moves_shown).to_have_count(1)

    page.locator("[data-do=onward]").click()
    expect(moves_shown).to_have_count(2)
    page.keyboard.press("n")
    expect(moves_shown).to_have_count(3)
    page.locator("[data-do=skip]").click()
    expect(moves_shown).to_have_count(4)
    expect(page.locator("[data-do=onward]")).to_have_count(0)


def test_step_by_step_the_reader_decides_without_going_on_first(opens: Opens) -> None:
    page = opens(pace="step by step")
    begin(page, "windward")

    for _ in range(200):
        if page.locator(".decide.mine .option").count():
            break
        if page.locator("[data-do=onward]").count():
            page.locator("[data-do=onward]").click()
        page.wait_for_timeout(50)
    waits_for_me(page).last.click()

    expect(page.locator("[data-do=onward]")).to_have_count(1)  # what the bot did then is held again


def test_at_once_nothing_is_waited_for(opens: Opens) -> None:
    page, _ = rival(opens, "at once", on_the_board(example("courses"), 6))

    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(6, timeout=6000)
    assert page.locator(".stage").count() == 0


@pytest.mark.slow
def test_the_last_turn_of_the_others_is_shown_again(opens: Opens) -> None:
    page, _ = rival(opens, "at once", on_the_board(example("courses"), 3))
    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(3)
    page.keyboard.press("Escape")
    likes(page, pace="calm")

    page.locator("[data-do=again]").click()

    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(1)
    expect(page.locator(".stage")).to_have_count(1)
    expect(page.locator(".log li", has_text="The rival moves it")).to_have_count(3)


@pytest.mark.slow
def test_settings_are_kept_and_known_to_the_next_table(opens: Opens) -> None:
    page = draw(opens, example("courses"), "wide")
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("[data-do=settings]").click()
    page.get_by_label("Calm", exact=True).check()
    page.get_by_label("Colours for the colour-blind").check()
    page.get_by_label("Less motion").check()

    page.reload()
    page.wait_for_selector("#table")

    kept = page.evaluate("JSON.parse(localStorage.settings)")
    assert (kept["pace"], kept["safe"], kept["calm"]) == ("calm", True, True)
    assert page.evaluate("document.documentElement.dataset.colours") == "safe"
    assert (
        page.locator(".plate .crest").first.evaluate("(one) => getComputedStyle(one, '::after').animationName")
        == "none"
    )


def test_what_cannot_be_taken_back_is_asked_twice_if_one_likes(opens: Opens) -> None:
    page = opens()
    begin(page, "courses")
    waits_for_me(page)
    likes(page, pace="at once", sure=True)
    prompt = waits_for_me(page).first.inner_text()

    page.locator(MINE).first.click()  # the first hand is kept, and others decide then

    asked = page.get_by_role("alertdialog")
    asked.wait_for()
    asked.get_by_role("button", name="Not yet").click()
    expect(asked).to_have_count(0)
    assert page.locator(MINE).first.inner_text() == prompt
    page.locator(MINE).first.click()
    page.locator("[data-do=sure]").click()
    expect(page.locator(".log li")).not_to_have_count(0)


STATES_OF_SOUND = """() => {
  const states = (window.states = []);
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      this.onstatechange = () => { states.push(this.state); };
    }
  };
}"""


@pytest.mark.slow
def test_sounds_are_fetched_when_one_is_needed_and_a_key_turns_them_off(opens: Opens) -> None:
    page = opens()
    fetched = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/sound.js')).length"
    likes(page, pace="at once")
    begin(page, "courses")
    waits_for_me(page)
    page.evaluate("performance.clearResourceTimings()")
    page.reload()
    waits_for_me(page)
    assert page.evaluate(fetched) == 0

    page.keyboard.press("m")
    assert page.evaluate("JSON.parse(localStorage.settings).sound") is False
    page.keyboard.press("m")
    page.evaluate(STATES_OF_SOUND)
    page.locator(MINE).first.click()

    page.wait_for_function(f"() => {fetched} > 0")
    page.wait_for_function("() => window.states?.join() === 'running,suspended'", polling=200)  # silence costs nothing


def test_the_first_tap_reads_a_card_and_the_second_acts(opens: Opens) -> None:
    page = draw(opens, example("courses"), "phone")
    card = page.locator(".myhand [data-id=c1]")

    card.tap(position={"x": 14, "y": 40})
    page.locator(".peek").wait_for()
    assert page.evaluate("window.said") is None
    card.tap(position={"x": 14, "y": 40})

    assert said(page)["code"] == 14


def test_what_can_be_done_with_a_card_is_done_where_it_is_read(opens: Opens) -> None:
    page = draw(opens, example("courses"), "phone")
    page.locator(".myhand [data-id=c1]").tap(position={"x": 14, "y": 40})

    page.locator(".peek .option").first.tap()

    assert said(page)["code"] == 14


def test_a_tap_acts_at_once_for_who_likes_that(opens: Opens) -> None:
    view = example("courses")
    page = draw(opens, view, "phone")
    likes(page, reads=False)

    page.locator(".myhand [data-id=c1]").tap(position={"x": 14, "y": 40})

    assert said(page)["code"] == 14


def test_an_exhausted_card_is_dim_and_can_still_be_read(opens: Opens) -> None:
    view = example("courses")
    area = next(area for area in view["areas"] if area["id"] == "map.0")
    for card in area["cards"]:
        card["turn"] = 1
        card["turned"] = "tapped"

    page = draw(opens, view, "low")

    first = page.locator(f"[data-card={area['cards'][0]['id']}]")
    box, turned = first.bounding_box(), first.locator(".spin").evaluate("(one) => getComputedStyle(one).transform")
    assert box
    assert box["width"] > box["height"]  # a course lies as it was printed
    cosine = float(turned.removeprefix("matrix(").split(",")[0])
    assert 0.98 < cosine < 1  # and tilts a little


def test_the_log_has_a_line_for_each_action_and_the_rest_on_demand(opens: Opens) -> None:
    view = example("varia")
    line = {"n": 900, "text": ["Ossia strikes."], "seat": 1, "clause": "a.b"}
    came = [
        {"n": 901, "text": ["The strike hits."], "seat": 1, "clause": "a.b", "depth": 1},
        {"n": 902, "text": ["Kestrel loses 3 Health Points."], "seat": 0, "clause": "a.b", "depth": 1},
    ]
    label = next(counter["label"] for counter in view["seats"][0]["counters"] if counter.get("main"))
    came[1]["text"] = [f"Kestrel loses 3 {label}."]
    view["log"] = [line, *came, {"n": 903, "text": ["Kestrel waits."], "seat": 0, "clause": "a.b"}]

    page = draw(opens, view, "low")

    entry = page.locator(".log .entry").first
    expect(entry).to_contain_text("Ossia strikes.")
    expect(entry).to_contain_text(f"loses 3 {label}")
    expect(entry).not_to_contain_text("The strike hits")
    entry.get_by_role("button", name="1 more").click()
    expect(entry).to_contain_text("The strike hits")
    assert page.locator(".log .entry").count() == 2
