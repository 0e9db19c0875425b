"""Windward: harbours, ships and trade, from one deck. The example of docs/adding-a-game.md."""

from __future__ import annotations

from rulebound.games.windward.game import Windward

GAME = Windward
load = Windward.load
