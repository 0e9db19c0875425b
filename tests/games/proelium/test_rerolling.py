"""Dice that their players roll again by cards, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

RESEARCH = "Once each turn, you may reroll your Extra Research roll."
ANY = "Once each turn, you may reroll a die you rolled."
SEARCHES = "Extra Research: Gain 3 life."
ROLLS = "Roll a die. If you roll 4 or more, gain 3 life."

REROLLED = [  # (what lets one reroll, what rolls, what the die shows, answers, life)
    (RESEARCH, SEARCHES, [2, 5], ["Yes"], 23),
    (RESEARCH, SEARCHES, [2, 3], ["Yes"], 20),
    (RESEARCH, SEARCHES, [2], ["No"], 20),
    (RESEARCH, SEARCHES, [4], [], 23),
    (RESEARCH, ROLLS, [2], [], 20),
    (ANY, SEARCHES, [2, 5], ["Yes"], 23),
    (ANY, ROLLS, [2, 5], ["Yes"], 23),
    (ANY, ROLLS, [5], ["No"], 23),
    (ANY, "Roll two dice. Gain that much life.", [1, 1, 3, 4], ["Yes"], 27),
]


@pytest.mark.rule("proelium", "R66")
@pytest.mark.parametrize(("lets", "rolls", "chance", "answers", "life"), REROLLED)
def test_a_player_rolls_a_die_again(
    tmp_path: Path, lets: str, rolls: str, chance: list[int], answers: list[str], life: int
) -> None:
    game = game_with(tmp_path, ("Rule", "item", lets), ("Own", "action", rolls))
    us = player(hand=["Own"], laboratory=["Rule"], life=20)
    table = Scene(game)(us, player(), chance=chance)
    table.do("Play Own")
    if rolls == SEARCHES:
        table.do("Research Own")

    for answer in answers:
        table.do(answer)

    assert table.life[0] == life


@pytest.mark.rule("proelium", "R66")
def test_a_die_is_rerolled_by_each_such_card_once(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Rule", "item", RESEARCH), ("Other", "item", RESEARCH), ("Own", "action", SEARCHES))
    us = player(hand=["Own"], laboratory=["Rule", "Other"], life=20)
    table = Scene(game)(us, player(), chance=[1, 2, 6])
    table.do("Play Own")
    table.do("Research Own")

    table.do("Yes")
    table.do("Yes")

    assert table.life[0] == 23
