"""Texts that somebody wanted to write: how many can be read at first, and to what the errors of the rest lead."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.texts import read

FILE: Final = Path(__file__).with_name("twenty_texts.toml")
TEXTS: Final[list[dict[str, str]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["text"]


def can_be_read(text: str, kind: str) -> bool:
    try:
        read(text, kind)
    except TextError:
        return False
    return True


def test_fourteen_of_twenty_texts_are_read_at_first() -> None:
    first = [entry for entry in TEXTS if can_be_read(entry["text"], entry["kind"])]

    assert len(TEXTS) == 20
    assert len(first) >= 14
    assert [entry["text"] for entry in first if "then" in entry] == []


def test_the_wordings_to_which_errors_led_can_be_read() -> None:
    led = [entry for entry in TEXTS if entry.get("then")]

    assert len(led) >= 2
    assert [entry["then"] for entry in led if not can_be_read(entry["then"], entry["kind"])] == []
