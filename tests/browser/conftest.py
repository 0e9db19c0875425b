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
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--in-process-gpu",
    "--renderer-process-limit=1",  # each more costs about as much as what it draws
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
NOWHERE: Final = "/nowhere"
PATIENCE: Final = 60_000  # milliseconds, on a machine that does many other things too

Opens = Callable[..., Page]
People = Callable[[str], Page]

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


class Crowd:
    """The tabs of people, each with cookies of its own, that are used again: a browser that has loaded the client
    once opens a page in a third of the time.
    """

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.free: list[Page] = []

    def take(self) -> Page:
        """The tab of somebody who has never been here."""
        return self.free.pop() if self.free else self.browser.new_context(base_url=self.server).new_page()

    def give_back(self, page: Page) -> None:
        """Forgets all that the tab has of its person."""
        page.unroute_all(behavior="ignoreErrors")
        page.evaluate("localStorage.clear()")
        page.goto("about:blank")
        page.context.clear_cookies()
        self.free.append(page)


@pytest.fixture(scope="session")
def crowd(browser: Browser, group: str) -> Crowd:
    return Crowd(browser, group)


@pytest.fixture
def people(crowd: Crowd) -> Iterator[People]:
    """Opens a page as a person of its own."""
    taken: list[Page] = []

    def person(path: str) -> Page:
        page = crowd.take()
        taken.append(page)
        page.goto(path)
        return page

    yield person
    for page in taken:
        crowd.give_back(page)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("The pages are not tested: there is no chromium on this machine.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Tabs:
    """Tabs that are used again: the client changes its page without loading it anew, as it does for its users. That
    costs a tenth of what a new tab costs.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.heard: list[str] = []  # what was said on a console that is wrong
        self.free: dict[tuple[str, bool], list[Page]] = {}  # by server, and whether they are touched

    def take(self, server: str, size: str) -> Page:
        """A tab of this size, in which nothing is kept of the tests before."""
        free, (width, height) = self.free.setdefault((server, size in TOUCHED), []), SIZES[size]
        page = free.pop() if free else self.new(server, size)
        page.set_viewport_size({"width": width, "height": height})
        return page

    def new(self, server: str, size: str) -> Page:
        touched = size in TOUCHED
        context = self.browser.new_context(base_url=server, has_touch=touched, is_mobile=touched)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: self.heard.extend(told(message)))
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        page.route_web_socket("**/none/live*", lambda socket: socket.close())  # a test may route others later
        page.goto(NOWHERE)
        return page

    def give_back(self, page: Page, server: str, size: str) -> None:
        """Empties a tab for the next test."""
        page.evaluate("localStorage.clear()")
        visit(page, NOWHERE)
        self.free[server, size in TOUCHED].append(page)


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Tabs:
    return Tabs(browser)


@pytest.fixture
def opens(tabs: Tabs, server: str) -> Iterator[Opens]:
    """Opens a page of a server at a size; at the end, nothing may have been said on its console."""
    taken: list[tuple[Page, str, str]] = []
    tabs.heard.clear()

    def open_page(
        path: str = "/",
        size: str = "low",
        theme: Any = "dark",
        motion: Any = "reduce",
        pace: str = "at once",
        home: str = server,
    ) -> Page:
        page = tabs.take(home, size)
        taken.append((page, home, size))
        page.emulate_media(color_scheme=theme, reduced_motion=motion)
        page.evaluate(WEAR, theme)
        likes(page, pace=pace, sound=False)
        visit(page, path)
        return page

    yield open_page
    for one in taken:
        tabs.give_back(*one)
    assert not tabs.heard


CLIENT: Final = "(name) => import(new URL(name, document.querySelector('script[type=module]').src))"
WEAR: Final = f"""async (wanted) => {{
  const {{ theme, switchTheme }} = await ({CLIENT})("common/theme.js");
  if (theme.value !== wanted) switchTheme();
}}"""
LIKE: Final = f"""async (changes) => {{
  const {{ set, USUAL }} = await ({CLIENT})("common/settings.js");
  set({{ ...USUAL, ...changes }});
}}"""
GO: Final = f"""async (path) => {{
  const {{ go }} = await ({CLIENT})("common/route.js");
  go(path);
  await new Promise((resolve) => {{ setTimeout(resolve); }});
}}"""


def likes(page: Page, **changes: Any) -> None:
    """Settings of somebody who changed these alone."""
    page.evaluate(LIKE, changes)


def visit(page: Page, address: str) -> None:
    """Goes to another page as a link of the client does, to an address of the same server or a path."""
    page.evaluate(GO, re.sub(r"^\w+://[^/]+", "", address))


def told(message: ConsoleMessage) -> list[str]:
    """What a message says that is wrong. That the server refused something is said on the page, and no fault."""
    refused = "the server responded with a status of 4" in message.text
    return [message.text] if message.type in {"error", "warning"} and not refused else []
