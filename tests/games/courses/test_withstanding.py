"""What some cards cannot do to others: attack them, clear them, defeat them."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.in_play import Clear
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player, twelve_others
from tests.games.written import Written

CARDS: Final[list[Written]] = [
    ("Shell", "partner", "This can't be defeated by partners with power 2 or less."),
    ("Ghost", "partner", "This can't be defeated by items."),
    ("Duelist", "partner", "This can only be defeated in battle."),
    ("Saint", "partner", "This can't be defeated in battle."),
    ("Lofty", "partner", "This can't be attacked by partners with power 2 or less."),
    ("Polite", "partner", "This can't attack partners with power 2 or less."),
    ("Gate", "course", "Only partners with power 3 or more can clear this."),
    ("Axe", "item", "Defeat a partner of another player."),
    ("Cover", "item", "Your partners can't be defeated by partners with power 5 or less until your next turn."),
    ("Drum", "supporter", "Your partners have +1 power."),
    ("Two", "partner", "This cannot exit."),
    ("Fence", "course", "This can't be cleared by other players."),
    ("Ditch", "course", "Partners of other players can't clear this."),
    ("Pace", "supporter", "Players can't clear more than one course each turn."),
    ("Calm", "supporter", "Each player can attack only once each turn."),
    ("Ally", "partner", "This cannot be defeated by cards of other players as long as this is tapped."),
]
AT: Final = "Dune Sea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own; each of these partners has power 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.parametrize(("home", "zone"), [([], "at a course"), (["Drum"], "discard")])
def test_a_weak_partner_does_not_defeat_it(own: CourseGame, home: list[str], zone: str) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Two", partner("Shell", of=1))], home=home), player())

    table.do("Battle at Dune Sea with Two")

    assert table.zone("Shell") == zone


@pytest.mark.parametrize(
    ("name", "zone"), [("Shell", "discard"), ("Ghost", "at a course"), ("Duelist", "at a course"), ("Saint", "discard")]
)
def test_an_item_defeats_only_some(own: CourseGame, name: str, zone: str) -> None:
    table = Scene(own)(
        player(world_map=[course(AT, partner(name, of=1))], hand=["Axe"], deck=twelve_others()), player()
    )

    table.do("Play Axe")

    assert table.zone(name) == zone


@pytest.mark.parametrize(("name", "zone"), [("Ghost", "discard"), ("Duelist", "discard"), ("Saint", "at a course")])
def test_a_battle_defeats_only_some(own: CourseGame, name: str, zone: str) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Two", partner(name, of=1))]), player())

    table.do("Battle at Dune Sea with Two")

    assert table.zone(name) == zone


def test_a_condition_limits_who_is_spared(own: CourseGame) -> None:
    there = course(AT, partner("Ally", of=1, tapped=True))
    table = Scene(own)(player(world_map=[there], hand=["Axe"], deck=twelve_others()), player())

    table.do("Play Axe")

    assert table.zone("Ally") == "at a course"


def test_it_is_spared_until_my_next_turn(own: CourseGame) -> None:
    mine = player(world_map=[course(AT, "Ghost", partner("Two", of=1))], hand=["Cover"], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))

    table.do("Play Cover", "End your turn", "Battle at Dune Sea with Two")

    assert table.zone("Ghost") == "at a course"


@pytest.mark.parametrize(("home", "can"), [([], 0), (["Drum"], 1)])
def test_weak_partners_do_not_attack_it(own: CourseGame, home: list[str], can: int) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Two", partner("Lofty", of=1))], home=home), player())

    assert table.can(Battle, "Two") == bool(can)


def test_it_attacks_only_those_that_it_can(own: CourseGame) -> None:
    weak = Scene(own)(player(world_map=[course(AT, "Polite", partner("Two", of=1))]), player())
    strong = Scene(own)(player(world_map=[course(AT, "Polite", partner("Two", of=1))]), player(home=["Drum"]))

    assert (weak.can(Battle, "Polite"), strong.can(Battle, "Polite")) == (False, True)


def test_only_strong_partners_clear_a_course(own: CourseGame) -> None:
    weak = Scene(own)(player(world_map=[course("Gate", "Two")]), player())
    strong = Scene(own)(player(world_map=[course("Gate", "Two")], home=["Drum"]), player())
    reason = weak.why_not(Clear, "Two")

    assert strong.can(Clear, "Two")
    assert reason is not None
    assert (
        reason.sentence
        == "Gate cannot be cleared, as it says: This cannot be cleared by partners with power 2 or less."
    )


@pytest.mark.parametrize("name", ["Fence", "Ditch"])
def test_only_its_owner_clears_a_course(own: CourseGame, name: str) -> None:
    mine = Scene(own)(player(world_map=[course(name, "Two")]), player())
    theirs = Scene(own)(player(), player(world_map=[course(name, partner("Two", of=0))]))

    assert (mine.can(Clear, "Two"), theirs.can(Clear, "Two")) == (True, False)


def test_one_course_is_cleared_in_each_turn(own: CourseGame) -> None:
    maps = [course(AT, "Two"), course("Mossy Keep", "Ghost")]
    table = Scene(own)(player(world_map=maps, home=["Pace"], deck=twelve_others()), player(deck=twelve_others()))
    before = table.can(Clear, "Ghost")

    table.do("Clear Dune Sea with Two for 1 point")
    after = table.can(Clear, "Ghost")
    table.end_turns(2)

    assert (before, after, table.can(Clear, "Ghost")) == (True, False, True)


def test_a_player_attacks_once_in_each_turn(own: CourseGame) -> None:
    there = course(AT, "Two", "Ghost", partner("Shell", of=1))
    table = Scene(own)(player(world_map=[there], home=["Calm"]), player())

    table.do("Battle at Dune Sea with Two")

    assert not table.can(Battle, "Ghost")
