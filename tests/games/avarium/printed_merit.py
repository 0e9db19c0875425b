"""Players of the tests of rules, which begin with so much Merit whatever their idols print: cards are rebalanced."""

from __future__ import annotations

from typing import Any

from tests.games.avarium import table

MERIT = {"Kumara RAJ": 20, "Syeira CORAL": 20, "Sebastian WOLFGANG": 20, "Hazenmyier HOJO": 20, "Lourvarius LOVE": 20}


def player(idol: str = "", students: list[Any] | None = None, **zones: Any) -> dict[str, Any]:
    """What lies in front of a player, who has 20 or 22 Merit if nothing else is said."""
    if not zones.get("out"):
        zones.setdefault("merit", MERIT.get(idol, 22))
    return table.player(idol, students, **zones)
