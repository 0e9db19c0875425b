"""The worked cards of a game: samples of what its texts can say, from plain to wild, as its guide shows them.

`python -m rulebound.lab.worked_cards courses` prints the table; with `--write FILE` it replaces the table in that file.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from rulebound.cardtext.advice.advisor import SAMPLES
from rulebound.games import GAMES, load
from rulebound.lab.phrase_table import table_in, with_table

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
    printed = ", ".join(f"{key} {told(value)}" for key, value in card.items() if key not in APART)
    text = "<br>".join(f"`{line}`" for line in card.get("text", "").strip().split("\n") if line)
    return f"| **{card['name']}**, {card['kind']}: {printed} | {text} | {card[SHOWS]} |"


def told(value: Any) -> str:
    """A value as a guide says it."""
    return " and ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rulebound.lab.worked_cards", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--write", type=Path, metavar="FILE", help="replace the table in this file")
    args = parser.parse_args()
    table = table_of(args.game)
    if args.write is None:
        sys.stdout.write(table)
        return
    text = args.write.read_text(encoding="utf-8")
    table_in(text, args.game, WHAT)
    args.write.write_text(with_table(text, args.game, table, WHAT), encoding="utf-8")


if __name__ == "__main__":
    main()
