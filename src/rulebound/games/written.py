"""Cards and decks as the text of a file: what people keep, share and change elsewhere."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulebound.cardgame.game import CardGame
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.files.datafile import Entry, read_entries

TEXTS: Final = ("text",)  # keys whose values may take several lines


def cards_as_toml(cards: Iterable[Mapping[str, Any]]) -> str:
    """Cards as a file that `--cards` reads. cards: the values of each, by key."""
    return "\n".join(card_as_toml(card) for card in cards)


def card_as_toml(card: Mapping[str, Any]) -> str:
    """One card as an entry of a file, its values in the order in which they come."""
    return "\n".join(["[[card]]", *[f"{key} = {value_as_toml(key, value)}" for key, value in card.items()], ""])


def value_as_toml(key: str, value: Any) -> str:
    """A value of a card: a number, a text, or a list of such values."""
    if isinstance(value, list):
        return f"[{', '.join(value_as_toml(key, one) for one in value)}]"
    if isinstance(value, bool | int | float):
        return json.dumps(value)
    text = str(value)
    if key in TEXTS and "\n" in text.strip():
        escaped = text.strip().replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
        return f'"""\n{escaped}\n"""'
    return quoted(text)


def deck_as_toml(deck: Deck) -> str:
    """A deck as a file that `--decks` reads."""
    lines = ["[[deck]]", f"name = {quoted(deck.name)}", f"about = {quoted(deck.about)}"]
    for key, cards in deck.lists.items():
        lines += ["", f"[deck.{key}]", *[f"{quoted(name)} = {copies}" for name, copies in cards.items()]]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A basic string of TOML: JSON's rules for strings are stricter than TOML's, so they serve."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def entries_of(paths: Iterable[Path]) -> dict[str, Entry]:
    """The entries of files of cards by name, of one name the last; those without a name are left out.

    Raises CardError for a file that cannot be read.
    """
    found: dict[str, Entry] = {}
    for path in paths:
        for entry in read_entries(path, ("card",)):
            name = entry.values.get("name")
            if isinstance(name, str) and name:
                found[name] = entry
    return found


@contextmanager
def as_file(text: str) -> Iterator[Path]:
    """The text in a temporary file, because games read files."""
    with tempfile.TemporaryDirectory(prefix="rulebound-") as folder:
        path = Path(folder) / "yours.toml"
        path.write_bytes(text.replace("\r\n", "\n").encode(errors="replace"))
        yield path


def numbers_of(kinds: Iterable[type[CardGame]]) -> set[str]:
    """The names of all numbers that any card of these games can have."""
    return {key for kind in kinds for one in kind.schemas.values() for key in (*one.numbers, *one.optional)}


@cache
def shipped_entries(folder: Path) -> dict[str, Entry]:
    """The entries of a game's own cards, by name. folder: of the game."""
    return entries_of(sorted((folder / "cards").glob("*.toml")))
