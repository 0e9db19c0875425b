"""What waits for the battle between two partners, of whom both are said."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import PARTNER
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, partner, player


def attacked(folder: Path, text: str, defender: object = "Twig", *, kind: str = "supporter") -> Table:
    """A table at which a partner with power 2 of the first player has attacked one of the second, who has the text."""
    own = game_with(folder, ("Fighter", "partner", "This has +3 power."), ("Watch", kind, text))
    at_home = {"home": ["Watch"]} if kind == "supporter" else {}
    theirs = player(world_map=[course("Dune Sea", partner("Fighter", of=0), defender)], **at_home)
    table = Scene(own)(player(), theirs)
    table.do("Battle at Dune Sea with Fighter")
    return table


@pytest.mark.parametrize("said", ["defeat the attacker after the battle", "defeat the attacker"])
def test_who_attacks_one_of_mine_is_defeated_after_the_battle(tmp_path: Path, said: str) -> None:
    table = attacked(tmp_path, f"When a partner of another player attacks a partner of yours, {said}.")

    assert table.discard(0) == ["Fighter"]
    assert table.discard(1) == ["Twig"]


@pytest.mark.parametrize(("whose", "points"), [("of yours", 1), ("of another player", 0)])
def test_only_a_battle_with_such_a_partner_counts(tmp_path: Path, whose: str, points: int) -> None:
    table = attacked(tmp_path, f"When a partner attacks a partner {whose}, gain 1 point.")

    assert table.points[1] == points


def test_a_partner_knows_who_attacks_it(tmp_path: Path) -> None:
    text = "When this is attacked by a partner with power 3 or more, defeat it."
    table = attacked(tmp_path, text, "Watch", kind="partner")

    assert table.discard(0) == ["Fighter"]


def test_of_two_partners_it_could_be_either() -> None:
    with pytest.raises(TextError) as refused:
        read("When a partner attacks a partner of yours, defeat it.", PARTNER)

    assert "two cards of this event could be meant" in refused.value.problems[0].sentence()
