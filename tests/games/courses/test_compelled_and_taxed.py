"""Partners that must attack, what players cannot do, and what must be paid for."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.hand import Play
from rulebound.games.courses.in_play import Clear, Exit, Move
from rulebound.games.courses.rules import EndTurn
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Taunt": "A partner of another player must attack during its owner's next turn if able.",
    "Peace": "Until the start of your next turn, other players can't attack.",
    "Rest Day": "Gain 1 point. You can't clear courses this turn.",
    "Second Wind": "Take an extra turn after this one. You can't clear courses during that turn.",
    "Toll Gate": "Until your next turn, partners of other players can't attack unless their owner pays 1 point.",
    "Hush": "Name a card. Players cannot play cards with that name until the start of your next turn.",
    "Chain": "Attach this to a partner of another player.\nThe attached partner cannot clear courses or attack.",
    "Coin": "Gain 1 point.",
}
PARTNERS: Final = {
    "Hothead": "This must attack each turn if able.",
    "Statue": "This can't be attacked unless you pay 1 point.",
}
HOME: Final = {
    "Customs": "Other players can't clear courses unless they pay 2 points.",
    "Fee": "Your partners can't move unless you pay 1 point.",
    "Second Fee": "Your partners can't move unless their owner pays 1 point.",
    "Levy": "Other players can't attack unless they pay 1 point.",
    "Truce": "Each other player cannot move partners.",
}
AT: Final = "Dune Sea"
BRIDGE: Final = ("Bridge", "course", "This can't be cleared unless you pay 1 point.")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME), BRIDGE)


# -- Must attack -------------------------------------------------------------------------------------------------------


def test_a_turn_does_not_end_before_a_partner_has_attacked_that_must(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Hothead", partner("Twig", of=1))]), player())
    reason = table.why_not(EndTurn)

    table.do("Battle at Dune Sea with Hothead")

    assert reason is not None
    assert reason.sentence == "Hothead must attack first, and can."
    assert table.can(EndTurn)


def test_who_cannot_attack_need_not(own: CourseGame) -> None:
    tired = Scene(own)(player(world_map=[course(AT, partner("Hothead", tapped=True), partner("Twig", of=1))]), player())
    alone = Scene(own)(player(world_map=[course(AT, "Hothead")]), player())

    assert tired.can(EndTurn)
    assert alone.can(EndTurn)


@pytest.mark.parametrize(("beside", "must"), [([], False), (["Twig"], True)])
def test_no_partner_must_attack_where_each_attack_must_be_paid_for(
    own: CourseGame, beside: list[str], *, must: bool
) -> None:
    there = course(AT, "Hothead", *[partner(name, of=1) for name in ["Statue", *beside]])
    table = Scene(own)(player(points=2, world_map=[there]), player())

    assert table.can(Battle, "Hothead")
    assert table.can(EndTurn) is not must


def test_a_partner_of_another_player_must_attack_in_the_next_turn(own: CourseGame) -> None:
    there = course(AT, "Aki", partner("Twig", of=1))
    table = plays(own, "Taunt", player(deck=twelve_others()), world_map=[there], deck=twelve_others())
    mine = table.can(EndTurn)

    table.do("End your turn")

    assert (mine, table.can(EndTurn)) == (True, False)


def test_who_must_attack_does_not_pay_for_it(own: CourseGame) -> None:
    there = course(AT, "Twig", partner("Hothead", of=1))
    table = plays(own, "Toll Gate", player(deck=twelve_others(), points=3), world_map=[there], deck=twelve_others())

    table.do("End your turn")

    assert table.can(EndTurn)
    assert table.can(Battle, "Hothead")


# -- Bans of players ---------------------------------------------------------------------------------------------------


def test_others_cannot_attack_until_my_next_turn_also_with_what_enters_later(own: CourseGame) -> None:
    other = player(deck=twelve_others(), hand=["Hothead"])
    table = plays(own, "Peace", other, world_map=[course(AT, "Aki", "Twig")], deck=twelve_others())
    mine = table.can(Battle, "Aki")

    table.do("End your turn", "Enter Hothead", "At Dune Sea")
    theirs = table.why_not(Battle, "Hothead")

    assert not mine
    assert theirs is not None
    assert theirs.sentence == "Hothead cannot attack because of Peace."


def test_no_course_is_cleared_in_this_turn(own: CourseGame) -> None:
    table = plays(own, "Rest Day", player(deck=twelve_others()), world_map=[course(AT, "Aki")], deck=twelve_others())
    now = table.can(Clear, "Aki")

    table.end_turns(2)

    assert (now, table.can(Clear, "Aki")) == (False, True)


def test_no_course_is_cleared_in_the_extra_turn_alone(own: CourseGame) -> None:
    table = plays(own, "Second Wind", player(deck=twelve_others()), world_map=[course(AT, "Aki")], deck=twelve_others())
    now = table.can(Clear, "Aki")

    table.do("End your turn")

    assert (now, table.state.active, table.can(Clear, "Aki")) == (True, 0, False)


def test_others_do_not_move_partners(own: CourseGame) -> None:
    maps = [course(AT, "Aki", partner("Twig", of=1)), course("Mossy Keep")]
    table = Scene(own)(player(world_map=maps, home=["Truce"], deck=twelve_others()), player(deck=twelve_others()))
    mine = table.can(Move, "Aki")

    table.do("End your turn")

    assert (mine, table.can(Move, "Twig"), table.can(Exit, "Twig")) == (True, False, True)


def test_an_attached_card_forbids_two_actions(own: CourseGame) -> None:
    table = plays(own, "Chain", player(deck=twelve_others()), world_map=[course(AT, "Aki", partner("Twig", of=1))])

    table.do("End your turn")

    assert (table.can(Clear, "Twig"), table.can(Battle, "Twig"), table.can(Exit, "Twig")) == (False, False, True)


def test_no_player_plays_a_card_with_the_name_that_was_named(own: CourseGame) -> None:
    other = player(deck=twelve_others(), hand=["Coin", "Rest Day"])
    table = Scene(own)(player(hand=["Hush"], deck=twelve_others()), other)

    table.do("Play Hush")
    while not any(option == "Coin" for option in table.options):
        table.do(next(option for option in table.options if is_between(option, "Coin")))
    table.do("Coin", "End your turn")

    assert (table.can(Play, "Coin"), table.can(Play, "Rest Day")) == (False, True)


def is_between(option: str, name: str) -> bool:
    """Whether a range of names, such as `Aki to Twig`, has this one."""
    first, to, last = option.partition(" to ")
    return bool(to) and first <= name <= last


# -- Taxes -------------------------------------------------------------------------------------------------------------


def test_others_pay_for_each_attack(own: CourseGame) -> None:
    there = course(AT, "Aki", partner("Twig", of=1), partner("Salt Sprite", of=1))
    other = player(deck=twelve_others(), points=1)
    table = plays(own, "Toll Gate", other, world_map=[there], deck=twelve_others())

    table.do("End your turn", "Battle at Dune Sea with Twig")
    reason = table.why_not(Battle, "Salt Sprite")

    assert table.points == [0, 0]
    assert reason is not None
    assert reason.sentence == "Salt Sprite cannot attack because of Toll Gate."


def test_others_pay_for_clearing_and_then_gain(own: CourseGame) -> None:
    there = course(AT, partner("Twig", of=1))
    table = Scene(own)(player(world_map=[there], home=["Customs"]), player(deck=twelve_others(), points=2))

    table.do("End your turn", "Clear Dune Sea with Twig for 1 point")

    assert table.points == [0, 1]


@pytest.mark.parametrize(("home", "moves"), [(["Fee"], 1), (["Fee", "Second Fee"], 0)])
def test_two_taxes_must_both_be_paid(own: CourseGame, home: list[str], moves: int) -> None:
    maps = [course(AT, "Aki"), course("Mossy Keep")]
    table = Scene(own)(player(world_map=maps, home=home, points=1), player())

    assert table.can(Move, "Aki") == bool(moves)


@pytest.mark.parametrize(("points", "clears"), [(2, False), (3, True)])
def test_who_clears_pays_for_that_and_for_the_course(own: CourseGame, *, points: int, clears: bool) -> None:
    table = Scene(own)(player(world_map=[course("Bridge", "Aki")], points=points), player(home=["Customs"]))
    reason = table.why_not(Clear, "Aki")

    assert (reason is None) == clears
    if reason is None:
        table.do("Clear Bridge with Aki")
        assert table.points[0] == 1
    else:
        assert reason.sentence == "Bridge cannot be cleared by Aki: you do not have all that must be paid for it."


@pytest.mark.parametrize(("points", "attacks"), [(1, False), (2, True)])
def test_who_attacks_pays_for_that_and_for_the_defender(own: CourseGame, *, points: int, attacks: bool) -> None:
    there = course(AT, "Aki", partner("Statue", of=1))
    table = Scene(own)(player(world_map=[there], points=points), player(home=["Levy"]))

    assert table.can(Battle, "Aki") == attacks


def test_who_pays_moves(own: CourseGame) -> None:
    maps = [course(AT, "Aki"), course("Mossy Keep")]
    table = Scene(own)(player(world_map=maps, home=["Fee", "Second Fee"], points=3), player())

    table.do("Move Aki")

    assert (table.at("Aki"), table.points) == ("Mossy Keep", [1, 0])
