"""Ways to play a game through the page alone, without knowing it: what glows is clicked, dragged, typed or tapped."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Locator, Page

Action = Callable[[Page, random.Random], None]

MINE: Final = ".decide.mine .option"
END: Final = "dialog[aria-label='You win'], dialog[aria-label='A draw'], dialog[aria-label$=' wins']"
SURE: Final = "[data-do=sure]"
LONGEST: Final = 170  # seconds


def begin(page: Page, game: str) -> None:
    """From the start page into a game against a bot."""
    page.locator(f"[aria-labelledby=game-{game}] [data-do=play]").click()
    page.wait_for_selector("#table")


def waits_for_me(page: Page) -> Locator:
    page.wait_for_selector(MINE)
    return page.locator(MINE)


def play_out(page: Page, action: Action, seed: int = 1) -> int:
    """Plays until the game is over, and says after how many actions."""
    chance, began, actions = random.Random(seed), time.monotonic(), 0  # noqa: S311 - no secret hangs on it
    while time.monotonic() < began + LONGEST:
        page.wait_for_selector(f"{MINE}, {END}")
        if page.locator(END).count():
            return actions
        if page.locator(SURE).count():  # it loses the game, and so may all there is to do
            page.locator(SURE).click()
        actions += done(page, action, chance)
    raise AssertionError(f"not over after {actions} actions in {LONGEST} s: {page.locator('.prompt').inner_text()}")


def done(page: Page, action: Action, chance: random.Random) -> bool:
    """Does something, if it still can be done: the bot may have moved meanwhile, and what was aimed at is gone."""
    try:
        action(page, chance)
    except Error as error:
        if "Timeout" not in str(error) and "not attached" not in str(error):
            raise
        return False
    return True


def type_number(page: Page, chance: random.Random) -> None:
    """By keyboard: the number of an option."""
    options = page.locator(MINE).count()
    if options:
        page.keyboard.press(str(chance.randint(1, min(options, 6))))


def choose(page: Page, chance: random.Random) -> None:
    """By mouse: the button of an option."""
    options = page.locator(MINE)
    if count := options.count():
        options.nth(chance.randrange(min(count, 8))).click(timeout=1500)


def click_what_glows(page: Page, chance: random.Random) -> None:
    """By mouse: a card that glows, or else an option's button."""
    cards = page.locator(".card.can")
    if (count := cards.count()) and chance.random() < 0.7:
        cards.nth(chance.randrange(count)).click(timeout=1500, position={"x": 12, "y": 8})
    else:
        choose(page, chance)


def drag_what_glows(page: Page, chance: random.Random) -> None:
    """By drag: a card of the hand onto the table, or onto what it may be put on."""
    cards = page.locator(".myhand .card.can")
    count = cards.count()
    box = cards.nth(chance.randrange(count)).bounding_box(timeout=1500) if count else None
    if not box:
        choose(page, chance)
        return
    page.mouse.move(box["x"] + 14, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 60, steps=3)
    target = page.locator(".droppable").first
    to = (target.count() and target.bounding_box(timeout=1500)) or page.locator("#table").bounding_box()
    assert to
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=3)
    page.mouse.up()


def tap_what_glows(page: Page, chance: random.Random) -> None:
    """By finger: a card of the hand, or an option in the strip. On a slow machine a tap can become a long press, which
    shows the card over all else: that is put away first.
    """
    shut = page.locator("dialog[open]:not([aria-label$='wins']) [aria-label=Close]")
    if shut.count():
        shut.first.tap(timeout=1500)
        return
    cards, options = page.locator(".myhand .card.can"), page.locator(MINE)
    if (count := cards.count()) and chance.random() < 0.5:
        cards.nth(chance.randrange(count)).tap(timeout=1500, position={"x": 10, "y": 30})
    elif count := options.count():
        options.nth(chance.randrange(min(count, 8))).tap(timeout=1500)
