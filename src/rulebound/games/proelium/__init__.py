"""Proelium: a duel of mad scientists, for whom money is both fuel and a second life."""

from __future__ import annotations

from rulebound.games.proelium.game import Proelium

GAME = Proelium
load = Proelium.load
