"""A server with the pages as they are shipped, and a browser that looks at them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES: Final = {
    "wide": (1440, 900),
    "low": (1280, 720),
    "phone": (390, 844),
    "across": (844, 390),
    "narrow": (360, 740),
    "tablet": (820, 1180),
}
TOUCHED: Final = {"phone", "across", "narrow", "tablet"}
PATIENCE: Final = 60_000  # milliseconds, on a machine that does many other things too

Opens = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file in one process, with one server and one browser."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.stem}"))


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[str]:
    """The address of a server of our own, which keeps its tables in this folder."""
    if not CHROMIUM:
        pytest.skip("The pages are not tested: there is no chromium on this machine.")
    command = [str(Path(sys.executable).with_name("rulebound")), *words]
    variables = os.environ | {"XDG_STATE_HOME": str(folder)}
    with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, line
        yield found[0]
        process.send_signal(signal.SIGINT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """For one person."""
    with serving(tmp_path_factory.mktemp("state"), "play", "--no-browser") as address:
        yield address


@pytest.fixture(scope="session")
def group(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """For several people, of whom each has the links of their own tables only."""
    with serving(tmp_path_factory.mktemp("group"), "serve", "--port", "0") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("The pages are not tested: there is no chromium on this machine.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Wardrobe:
    """Browser contexts by what they look like. They are worn again, so that pages are fetched and compiled once."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.free: dict[tuple[str, str, str], list[BrowserContext]] = {}

    def take(self, size: str, theme: Any, motion: Any) -> BrowserContext:
        """A context in which nothing is kept of those before."""
        free = self.free.setdefault((size, theme, motion), [])
        if free:
            return free.pop()
        width, height = SIZES[size]
        touch = size in TOUCHED
        return self.browser.new_context(
            base_url=self.server,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=touch,
            is_mobile=touch,
        )

    def give_back(self, context: BrowserContext, size: str, theme: Any, motion: Any) -> None:
        """It is emptied for the next who takes it."""
        page = context.new_page()
        page.goto("/mark.svg")
        page.evaluate("localStorage.clear()")
        for other in context.pages:
            other.close()
        self.free[size, theme, motion].append(context)


@pytest.fixture(scope="session")
def wardrobe(browser: Browser, server: str) -> Wardrobe:
    return Wardrobe(browser, server)


@pytest.fixture
def opens(wardrobe: Wardrobe) -> Iterator[Opens]:
    """Opens a page of the server at a size; at the end, nothing may have been said on its console."""
    taken: list[tuple[BrowserContext, str, Any, Any]] = []
    heard: list[str] = []

    def open_page(
        path: str = "/", size: str = "wide", theme: Any = "dark", motion: Any = "reduce", pace: str = "at once"
    ) -> Page:
        context = wardrobe.take(size, theme, motion)
        taken.append((context, size, theme, motion))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"localStorage.settings ??= JSON.stringify({{ pace: '{pace}' }})")
        page.on("console", lambda message: heard.extend(told(message)))
        page.on("pageerror", lambda error: heard.append(str(error)))
        if path:
            page.goto(path)
        return page

    yield open_page
    for one in taken:
        wardrobe.give_back(*one)
    assert not heard


def told(message: ConsoleMessage) -> list[str]:
    """What a message says that is wrong. That the server refused something is said on the page, and no fault."""
    refused = "the server responded with a status of 4" in message.text
    return [message.text] if message.type in {"error", "warning"} and not refused else []
