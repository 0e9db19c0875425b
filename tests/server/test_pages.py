"""The client's files: safe, cached, small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rulebound.server.app import Settings, make
from rulebound.server.pages import CLIENT, served, without_comments
from tests.server.talking import Server


def test_every_answer_says_what_a_page_may_load(server: Server) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/nothing"):
        policy = server.client.get(path).headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
        assert "unsafe" not in policy
        assert server.client.get(path).headers["x-content-type-options"] == "nosniff"


@pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="the client is not there")
def test_the_page_leads_to_files_that_never_change(server: Server) -> None:
    page = server.client.get("/rules/courses")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    addresses = re.findall(r'"(/static/[^"]+)"', page.text)
    assert addresses
    for address in addresses:
        file = server.client.get(address)
        assert file.status_code == 200, address
        assert file.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="the client is not there")
def test_what_a_browser_has_already_is_not_sent_again(server: Server) -> None:
    page = server.client.get("/")

    again = server.client.get("/", headers={"if-none-match": page.headers["etag"]})

    assert (again.status_code, again.content) == (304, b"")


def test_the_answers_about_games_are_compressed(server: Server) -> None:
    answer = server.client.get("/api/games/courses/cards", headers={"accept-encoding": "gzip"})

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"


def test_a_changed_file_gets_another_address(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text('<script src="/static/app.js"></script>')
    (client / "app.js").write_text("let a = 1;\n" * 100)
    with TestClient(make(Settings(tmp_path / "t.db", client=client, thinkers=1, warm=False))) as browser:
        first = browser.get("/").text
        (client / "app.js").write_text("let a = 2;\n" * 100)
        second = browser.get("/").text
        address = second.split('"')[1]

        assert first != second
        assert browser.get(address).text.startswith("let a = 2;")
        assert browser.get(address).headers["content-encoding"] == "gzip"
        assert browser.get(first.split('"')[1]).headers["cache-control"] == "no-cache", "an old address is not kept"
        assert browser.get("/anything").text == second


def test_nothing_outside_the_client_is_served(server: Server) -> None:
    assert server.client.get("/static/x/../../app.py").text == server.client.get("/").text, "that is /app.py, a page"
    for name in ("%2e%2e/app.py", "..%2fapp.py", "table.d.ts"):
        assert server.client.get(f"/static/x/{name}").status_code == 404


def test_the_client_is_light() -> None:
    """All files together: the first page and the table load parts of them."""
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in served(CLIENT))

    assert packed < 400 * 1024


def test_comments_on_lines_of_their_own_are_not_sent_and_lines_keep_their_numbers() -> None:
    code = b'/** Why. */\nexport const a = 1; /* here */\n  /*\n   * Two lines.\n   */\nexport const b = "/* no */";\n'

    assert without_comments("table/a.js", code) == (
        b'\nexport const a = 1; /* here */\n\n\n\nexport const b = "/* no */";\n'
    )
    assert without_comments("vendor/a.js", code) == code
    assert without_comments("mark.svg", code) == code


def test_a_comment_before_code_on_its_line_stays_with_all_that_follows() -> None:
    text = b"/** Said. */\nlet a = 1;\n  /** @type {b} */ (a).go();\nlet c = 2;\n/** Said again. */\n"

    sent = without_comments("a.js", text)

    assert sent == b"\nlet a = 1;\n  /** @type {b} */ (a).go();\nlet c = 2;\n\n"
