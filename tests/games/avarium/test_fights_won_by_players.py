"""Fights that a player wins, once for each fight, and who deals no damage in one, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("Plain", "student", "I have +9 Defense."),
    ("Other", "student", "I have +9 Defense."),
    ("Cheer", "student", "When you win a fight, gain 1 Merit."),
    ("Solace", "student", "When an enemy loses a fight, gain 3 Merit.\nWhen you lose a fight, gain 1 Merit."),
    ("Ledger", "student", "At the end of your turn, gain 1 Merit for each fight you have won this turn."),
    ("Pacifist", "student", "I deal no damage."),
    ("Stop", "scheme", "SURPRISE: Target attacking student deals no damage this fight."),
    ("Champion", "idol", "You win if you have won two fights this game."),
]
TOUKA: Final = "Hatsurugi TOUKA"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], idol: str = "Kumara RAJ", **zones: Any) -> Table:
    table = Scene(own)(
        player(idol, students=mine, merit=10, reputation=9),
        player(TOUKA, students=theirs, merit=20, **zones),
    )
    table.state.turns = [5, 5]
    return table


def test_a_fight_is_won_once_by_all_of_a_party(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Cheer"], [])
    table.fight("Plain", TOUKA, "Cheer supports the attack")

    assert table.merit[0] == 11


def test_the_other_player_has_lost_it(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Solace"], [])
    table.fight("Plain", TOUKA)

    assert table.merit[0] == 13


def test_fights_won_are_counted(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Other", "Ledger"], [])
    table.fight("Plain", TOUKA)
    table.fight("Other", TOUKA)
    table.end_turn()

    assert table.merit[0] == 12


def test_who_has_won_so_many_fights_wins(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Other"], [], idol="Champion")
    table.fight("Plain", TOUKA)
    before = table.outcome
    table.fight("Other", TOUKA)

    assert (before, table.outcome) == (None, ([0], "win-con"))


def test_who_deals_no_damage_hurts_no_idol(own: AvariumGame) -> None:
    table = school(own, ["Pacifist", "Plain"], [], hand=["Stop"], reputation=9)
    table.fight("Pacifist", TOUKA)
    table.attack("Plain", TOUKA)
    table.until("Play Stop")
    table.play("Play Stop")
    table.finish_fight()

    assert table.merit[1] == 20
