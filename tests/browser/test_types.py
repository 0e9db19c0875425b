"""The client's types are those of the View, and its modules keep to them."""

from __future__ import annotations

import os
from pathlib import Path

from rulebound.kernel.view import schema
from tests.browser.declarations import declarations

CLIENT = Path(__file__).parents[2] / "src" / "rulebound" / "server" / "client"


def test_the_clients_types_are_those_of_the_view() -> None:
    made = declarations(schema())

    kept = CLIENT / "view.d.ts"
    if os.environ.get("RULEBOUND_REWRITE_GOLDEN"):
        kept.write_text(made)
    assert kept.read_text() == made
