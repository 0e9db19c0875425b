"""A measurement as the workshop asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rulebound.lab.measure import question
from rulebound.lab.measure.data import as_json
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.report import report
from rulebound.lab.measure.sums import half_of
from rulebound.lab.stream import files_in


class Asked:
    """What cards do, or a deck in place of another.

    words: `game`, `cards` and `decks` (texts of files; the deck if there is one), `instead` (the deck as it was),
    `within`, `players`, `games` at most, `seed`, `workers`. Raises SetupError and CardError.
    """

    def __init__(self, words: Mapping[str, Any], folder: Path) -> None:
        cards, decks = files_in(folder, words)
        asked = question.Asked(
            game=words["game"],
            cards=tuple(cards),
            old_decks=(words["instead"],) if decks else (),
            new_decks=tuple(decks),
            within=words["within"],
            seats=words["players"],
            games=words["games"],
            seed=words["seed"],
        )
        self.measurement = Measurement(asked, words["workers"])

    def run(self, on_progress: Callable[[], None]) -> None:
        self.measurement.run(lambda games: on_progress())

    def known(self) -> dict[str, Any]:
        found = self.measurement
        widest = max((half_of(found.effect(one)) for one in found.subjects), default=1.0)
        data = {key: value for key, value in as_json(found).items() if key not in ("asked", "failures")}
        return {
            "questions": [f"{one.name}: {found.tables.question(one)}" for one in found.tables.subjects],
            "found": data | {"failed": len(found.sums.failures)},
            "said": report(found).strip(),
            "half": [found.sums.games, 100 * min(widest, 1.0)],
        }
