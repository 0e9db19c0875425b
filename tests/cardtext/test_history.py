"""What happened in this turn, asked by cards that are played once: in every game whose cards can be."""

from __future__ import annotations

from pathlib import Path

from tests.games.arcane.own_cards import game_with as arcane_with
from tests.games.arcane.table import Scene as ArcaneScene
from tests.games.arcane.table import player as mage
from tests.games.arcane.table import tile
from tests.games.avarium.own_cards import game_with as avarium_with
from tests.games.avarium.table import Scene as AvariumScene
from tests.games.avarium.table import player as dean

MORE = "Gain 2 Shards for each other spell you have completed this turn."
SECOND = "Gain 1 Merit. If you have played two or more schemes this turn, gain 5 Merit."


def test_a_spell_counts_those_completed_before_it(tmp_path: Path) -> None:
    own = arcane_with(tmp_path, ("Gift", "spell", "Gain 1 Will."), ("More", "spell", MORE))
    twice = tile("2x Complete Assignment, N", 0, 1)
    one, two = [mage(private=spells, will=0, shards=0, slate=[twice]) for spells in (["More"], ["Gift", "More"])]
    alone, after = [ArcaneScene(own)(first, mage(), bag=[]) for first in (one, two)]

    alone.do("Cast 2x Complete Assignment, N", "Complete More")
    after.do("Cast 2x Complete Assignment, N", "Complete Gift", "Complete More")

    assert (alone.shards[0], after.shards[0]) == (0, 2)


def test_a_scheme_knows_of_the_one_played_before_it(tmp_path: Path) -> None:
    own = avarium_with(tmp_path, ("First", "scheme", SECOND), ("Next", "scheme", SECOND))
    table = AvariumScene(own)(dean(hand=["First", "Next"], reputation=9, merit=1), dean())

    table.play("Play First")
    before = table.merit[0]
    table.play("Play Next")

    assert (before, table.merit[0]) == (2, 8)
