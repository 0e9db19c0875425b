"""What is wrong with a set, as the workshop asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rulebound.games import load
from rulebound.lab.faults.command import parts, report
from rulebound.lab.faults.playing import Search, Searching
from rulebound.lab.stream import files_in


class Asked:
    """What is wrong with a set, whose own decks meet those of the game.

    words: `game`, `cards` and `decks` (texts of files), `players`, `deals`, `seed`, `workers`. Raises SetupError and
    CardError.
    """

    def __init__(self, words: Mapping[str, Any], folder: Path) -> None:
        cards, decks = files_in(folder, words)
        search = Search(
            game=words["game"],
            cards=tuple(cards),
            decks=(*decks, *load(words["game"]).decks) if decks else (),
            seats=words["players"],
            games=words["deals"],
            seed=words["seed"],
        )
        self.searching = Searching(search, words["workers"])

    def run(self, on_progress: Callable[[], None]) -> None:
        self.searching.run(lambda deals: on_progress())

    def known(self) -> dict[str, Any]:
        found, sums = self.searching, self.searching.sums
        records = {name: record.decode() for name, record in sorted(sums.records.items())}
        return {
            "found": {
                "games": 2 * sums.games,
                "seconds": found.seconds,
                "failed": len(sums.failures),
                "parts": [{"title": title.removesuffix(":"), "lines": lines} for title, lines in parts(found)]
                if sums.games
                else [],
                "records": records,
            },
            "said": report(found).strip(),
            "progress": [sums.games, found.search.games],
        }
