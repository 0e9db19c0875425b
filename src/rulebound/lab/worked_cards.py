"""The worked cards of a game: samples of what its texts can say, from plain to wild, as its guide shows them.

`python -m rulebound.lab.worked_cards courses` prints the table; with `--write FILE` it replaces the table in that file.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from rulebound.cardtext.advice.advisor import SAMPLES
from rulebound.games import load
from rulebound.lab.phrase_table import parser_of, write_table

SHOWS: Final = "shows"  # what a card is an example of
APART: Final = ("name", "kind", "text", SHOWS)
WHAT: Final = "cards"


def worked_cards(game_name: str) -> list[dict[str, Any]]:
    """The worked cards of a game, in the order of their file; none where it has none."""
    path = load(game_name).folder / SAMPLES
    cards: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["card"] if path.exists() else []
    return cards


def table_of(game_name: str) -> str:
    """The worked cards, a row each."""
    rows = [row(card) for card in worked_cards(game_name)]
    return "\n".join(["| card | what it says | what it shows |", "|---|---|---|", *rows]) + "\n"


def row(card: dict[str, Any]) -> str:
    """A card with its kind and its numbers, its text line by line, and what it shows."""
    printed = ", ".join(f"{key} {said(value)}" for key, value in card.items() if key not in APART)
    text = "<br>".join(f"`{line}`" for line in card.get("text", "").strip().split("\n") if line)
    return f"| **{card['name']}**, {card['kind']}: {printed} | {text} | {card[SHOWS]} |"


def said(value: Any) -> str:
    """A value as a guide says it."""
    return " and ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def main() -> None:
    args = parser_of("worked_cards", str(__doc__)).parse_args()
    write_table(args, table_of(args.game), WHAT)


if __name__ == "__main__":
    main()
