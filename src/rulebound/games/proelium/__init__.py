"""Proelium: a duel of mad scientists. Money is their fuel and their second life."""

from __future__ import annotations

from rulebound.games.proelium.game import Proelium

GAME = Proelium
load = Proelium.load
