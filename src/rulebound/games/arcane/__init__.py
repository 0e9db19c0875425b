"""Arcane Academy: tiles that trigger each other, spells, items, and a final exam."""

from __future__ import annotations

from rulebound.games.arcane.game import ArcaneGame, load

GAME = ArcaneGame

__all__ = ["GAME", "load"]
