"""Damage of Proelium that is dealt to another one instead, or to none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, enhancement, player

DEALT = "If the enhanced entity would deal damage to you, it deals that damage to its controller instead."


def attacked(folder: Path, text: str) -> Table:
    """The opponent's character with this enhancement attacks, and nothing blocks."""
    game = game_with(folder, ("Own", "enhancement", f"Enhances a character of your opponent.\n{text}"),
                     ("Biter", "character", "This cannot block."))  # fmt: skip
    us = player(laboratory=["Biter"], life=20)
    table = Scene(game)(us, player(life=20), enhancements=[enhancement("Own", on="Biter", of=1)])
    table.do("Go on to the attack", "Attack with Biter")
    table.wait()
    return table


@pytest.mark.rule("proelium", "R68")
@pytest.mark.parametrize(("text", "life"), [
    (DEALT, [19, 20]),
    ("Prevent all damage that the enhanced entity would deal to you.", [20, 20]),
    ("If damage would be dealt to you, it is dealt to your opponent instead.", [19, 20]),
])  # fmt: skip
def test_an_attacker_hurts_another_player(tmp_path: Path, text: str, life: list[int]) -> None:
    table = attacked(tmp_path, text)

    assert table.life == life


STRUCK = [  # (kind of the card, what it says, what is played, life, whether Night Janitor is damaged)
    ("character", "If damage would be dealt to another character of yours, it is dealt to this instead.",
     "Deal 1 damage to each character of yours.", [20, 20], 0),
    ("item", "If damage would be dealt to a character of yours, you may destroy this instead.",
     "Deal 1 damage to a character.", [20, 20], 1),
    ("item", "If damage would be dealt to your opponent, it is dealt to you instead.",
     "Deal 2 damage to your opponent.", [18, 20], 0),
    ("item", "If damage would be dealt to you, it is dealt to your opponent instead.",
     "Deal 2 damage to each player.", [20, 16], 0),
]  # fmt: skip


@pytest.mark.rule("proelium", "R68")
@pytest.mark.parametrize(("kind", "rule", "text", "life", "damage"), STRUCK)
def test_what_a_text_deals_goes_elsewhere(
    tmp_path: Path, kind: str, rule: str, text: str, life: list[int], damage: int
) -> None:
    game = game_with(tmp_path, ("Rule", kind, rule), ("Own", "action", text))
    table = Scene(game)(player(hand=["Own"], laboratory=["Night Janitor", "Rule"], life=20), player(life=20))

    table.do("Play Own")
    if "Night Janitor" in table.options:
        table.do("Night Janitor")
    if "No" in table.options:
        table.do("No")

    assert table.life == life
    assert table.proelium.wounds[table.piece("Night Janitor")] == damage


def test_who_cannot_take_it_leaves_it_where_it_was(tmp_path: Path) -> None:
    """A card of no kind that can be damaged deals the damage."""
    rule = "If this would deal damage to your opponent, it deals that damage to itself instead."
    game = game_with(tmp_path, ("Own", "item", f"{rule}\nPay 10k: Deal 2 damage to your opponent."))
    table = Scene(game)(player(laboratory=["Own"], funds=9), player(life=20))

    table.do("Use Own")

    assert table.life[1] == 18


GONE = "The next 4 damage that would be dealt to {whom} this turn is dealt to another {kind} instead."


@pytest.mark.rule("proelium", "R68")
def test_who_has_left_play_takes_no_damage_for_others(tmp_path: Path) -> None:
    guard = ("Guard", "action", GONE.format(whom="a character", kind="character"))
    game = game_with(tmp_path, guard, ("Own", "attack", "Destroy a character."))
    us = player(hand=["Guard", "Own", "Feral Bite"], laboratory=["Security Guard", "Mutant Frog"])
    table = Scene(game)(us, player(), chance=[3])
    table.do("Play Guard", "Security Guard")
    table.settle()
    table.do("Play Own", "Mutant Frog")
    table.settle()

    table.do("Play Feral Bite")

    assert table.stats("Security Guard") == (0, 2)


@pytest.mark.rule("proelium", "R68")
def test_an_item_takes_no_damage_for_others(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Guard", "action", GONE.format(whom="a character", kind="entity")))
    us = player(hand=["Guard", "Feral Bite"], laboratory=["Security Guard", "Bone Pit"])
    table = Scene(game)(us, player(), chance=[3])
    table.do("Play Guard")
    if table.asked.endswith("Which one?"):
        table.do("Bone Pit")
    table.settle()

    table.do("Play Feral Bite")

    assert table.stats("Security Guard") == (0, 2)
