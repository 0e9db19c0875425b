"""Avarium Academy: idols, students, schemes."""

from __future__ import annotations

from rulebound.games.avarium.game import AvariumGame, load

GAME = AvariumGame

__all__ = ["GAME", "load"]
