"""For everybody: nothing serious found by axe in both themes, nothing from elsewhere, and pages that are light."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Opens
from tests.browser.playing import begin, waits_for_me
from tests.sampling import left

pytestmark = pytest.mark.browser

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text()
PAGES = [("/", "light")]
REST = [("/", "dark"), *[(path, theme) for path in ("/new/courses", "/sets/courses") for theme in ("dark", "light")]]
REST += [("/rules/courses", "dark"), ("/rules/courses", "light")]
SLOW = [(path, theme) for path in ("/cards/courses", "/decks/courses") for theme in ("dark", "light")] + REST
FIRST_PAGE, TABLE = 100_000, 180_000  # bytes, compressed


def findings(page: Page) -> list[str]:
    """What axe finds serious. Evaluated by the test, past the page's own rule that no script may be added."""
    page.evaluate(f"() => {{ {AXE} }}")
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    serious = [one for one in found if one["impact"] in {"serious", "critical"}]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in serious
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize(("path", "theme"), [*PAGES, *[left(*one) for one in SLOW]])
def test_pages_have_no_serious_findings(opens: Opens, path: str, theme: str) -> None:
    page = opens(path, theme=theme)
    page.wait_for_selector("main .game, main form, main .line, main .cardgrid li, main textarea")

    assert not findings(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("theme", "size"),
    [
        ("light", "phone"),
        left("dark", "wide"),
        left("light", "wide"),
        left("dark", "phone"),
    ],
)
def test_the_table_has_no_serious_findings(opens: Opens, theme: str, size: str) -> None:
    page = opens(theme=theme, size=size)
    begin(page, "courses")
    waits_for_me(page).first.click()
    waits_for_me(page)

    assert not findings(page)


@pytest.mark.slow
def test_pages_are_light_and_run_nothing_that_is_inline_or_from_elsewhere(browser: Browser, server: str) -> None:
    page = browser.new_page(base_url=server, reduced_motion="reduce")  # it says on its console what it blocks
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))

    page.goto("/")
    page.wait_for_selector(".game")
    first = sum(weight(url) for url in asked if url.startswith(server))
    begin(page, "courses")
    waits_for_me(page)
    add = "one.textContent = 'window.ran = 1'; document.body.append(one);"
    page.evaluate(f"() => {{ const one = document.createElement('script'); {add} }}")

    whole = sum(weight(url) for url in asked if url.startswith(server) and "/api/tables" not in url)
    assert first < FIRST_PAGE
    assert whole < TABLE
    assert page.evaluate("window.ran") is None
    assert all(url.startswith((server, "data:", server.replace("http", "ws"))) for url in asked)
    page.context.close()


def weight(url: str) -> int:
    """As it goes over the line."""
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:  # noqa: S310 - our own server
        data = answer.read()
    return len(
        data
        if answer.headers.get("Content-Encoding")
        else gzip.compress(data)
        if url.endswith((".js", ".css"))
        else data
    )
