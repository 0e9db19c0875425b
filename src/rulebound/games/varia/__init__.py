"""Varia: a duel of cards and dice on a shared timeline."""

from __future__ import annotations

from rulebound.games.varia.game import Varia

GAME = Varia
load = Varia.load
