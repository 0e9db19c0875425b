"""Partners that get another player, for good or for a while, and are exchanged."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.in_play import Clear
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, Table, course, partner, player, twelve_others

ITEMS: Final = {
    "Charm": "Gain control of a partner of another player.",
    "Threaten": "Gain control of a partner of another player until end of turn. Untap it.",
    "Borrow": "Steal a partner of another player until your next turn.",
    "Gift": "Choose another player. They gain control of a partner of yours.",
    "Trade": "Exchange control of a partner of yours and a partner of another player.",
    "Mix": "Swap control of two partners.",
    "Hire": "Gain control of a supporter of another player.",
    "Fine": "Tap a partner. Its controller loses 2 points.",
    "Bounce": "Return all partners to their owners' hands.",
}
PARTNERS: Final = {
    "Heir": "When this is defeated, gain 3 points.",
    "Captor": "When this enters, gain control of a partner of another player here with power 2 or less.",
}
HOME: Final = {"Choir": "Your partners have +1 power.", "Bell": "At the start of your turn, gain 1 point."}
AT: Final = "Dune Sea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME))


def whose(table: Table, name: str) -> int:
    return table.state.controller(table.piece(name))


def test_a_partner_stays_where_it_is_and_is_mine(own: CourseGame) -> None:
    table = plays(own, "Charm", world_map=[course(AT, partner("Twig", of=1))], home=["Choir"])

    assert (whose(table, "Twig"), table.at("Twig"), table.told()[-1]) == (0, AT, "Player 1 takes control of Twig.")
    assert table.power("Twig") == next(card.power for card in own.prints if card.name == "Twig") + 1
    assert table.can(Clear, "Twig")


def test_it_goes_back_at_the_end_of_the_turn(own: CourseGame) -> None:
    table = plays(own, "Threaten", world_map=[course(AT, partner("Twig", of=1, tapped=True))])
    taken = whose(table, "Twig"), table.tapped("Twig")

    table.do("End your turn")

    assert (taken, whose(table, "Twig")) == ((0, [False]), 1)


def test_until_my_next_turn_it_is_mine_in_the_turns_of_others(own: CourseGame) -> None:
    table = plays(
        own, "Borrow", player(deck=twelve_others()), world_map=[course(AT, partner("Twig", of=1))], deck=twelve_others()
    )

    table.do("End your turn")
    between = whose(table, "Twig")
    table.do("End your turn")

    assert (between, whose(table, "Twig")) == (0, 1)


def test_a_partner_is_given_away(own: CourseGame) -> None:
    table = plays(own, "Gift", world_map=[course(AT, "Twig")])

    assert whose(table, "Twig") == 1


@pytest.mark.parametrize("item", ["Trade", "Mix"])
def test_two_partners_are_exchanged(own: CourseGame, item: str) -> None:
    table = plays(own, item, world_map=[course(AT, "Aki", partner("Twig", of=1))])
    if item == "Mix":
        table.do("Aki")

    assert (whose(table, "Aki"), whose(table, "Twig")) == (1, 0)


def test_a_supporter_works_for_another_player(own: CourseGame) -> None:
    table = plays(own, "Hire", player(home=["Bell"], deck=twelve_others()), deck=twelve_others())

    table.do("End your turn", "End your turn")

    assert (table.home(0), table.home(1), table.points) == (["Bell"], [], [1, 0])


def test_only_a_weak_partner_here_is_captured(own: CourseGame) -> None:
    table = Scene(own)(
        player(
            hand=["Captor"], world_map=[course(AT, partner("Heir", of=1)), course("Mossy Keep", partner("Twig", of=1))]
        )
    )

    table.do("Enter Captor", "At Dune Sea")

    assert (whose(table, "Heir"), whose(table, "Twig")) == (0, 1)


def test_what_another_player_had_returns_to_its_owner(own: CourseGame) -> None:
    table = plays(own, "Charm", hand=["Bounce"], world_map=[course(AT, partner("Twig", of=1))])

    table.do("Play Bounce")

    assert (table.hand(0), table.hand(1)) == ([], ["Twig"])


def test_its_player_gains_what_it_says_when_it_is_defeated(own: CourseGame) -> None:
    table = Scene(own)(
        player(world_map=[course(AT, "Sir Thistle", {"name": "Heir", "owner": 0, "of": 1})]), player(), active=0
    )

    table.do("Battle at Dune Sea with Sir Thistle")

    assert (table.points, table.discard(0)) == ([0, 3], ["Heir"])


def test_a_scene_says_whose_a_partner_is_and_who_has_it(own: CourseGame) -> None:
    table = plays(own, "Charm", world_map=[course(AT, partner("Twig", of=1))])

    again = own.scene(**table.state.as_scene())

    assert again.fingerprint() == table.state.fingerprint()
    assert own.load_state(table.state.save()).fingerprint() == table.state.fingerprint()


def test_when_a_player_leaves_the_game_what_was_others_goes_back_to_them(own: CourseGame) -> None:
    world = [course(AT, {"name": "Twig", "owner": 1, "of": 2})]
    table = Scene(own)(
        player(world_map=world, deck=twelve_others()), player(deck=twelve_others()), player(deck=["Aki"]), active=1
    )

    table.do("End your turn")

    assert table.state.out == [False, False, True]
    assert (whose(table, "Twig"), table.at("Twig")) == (1, AT)


def test_no_player_takes_a_course() -> None:
    with pytest.raises(TextError, match="stays in its world map"):
        read("Gain control of a course of another player.", "item")


@pytest.mark.rule("courses", "R35")
@pytest.mark.parametrize("there", [1, 2])
def test_a_partner_of_another_leaves_with_its_owner_and_what_is_attached_is_discarded(
    own: CourseGame, there: int
) -> None:
    others = [player(world_map=[course("Mossy Keep")], deck=["Aki"]), player(deck=twelve_others())]
    others[there - 1]["world map"] = [course(AT, partner("Twig", of=1))]
    hand, deck = ["Spring Boots", "Village Picnic"], twelve_others()
    table = plays(own, "Charm", *others, hand=hand, deck=deck, home=["Bell Ringer"])

    table.do("Play Spring Boots", "Play Village Picnic")

    assert (table.state.out[1], table.zone("Twig")) == (True, "away")
    assert table.zone("Spring Boots") == "discard"
    assert not any("stood at" in line for line in table.told())


def test_its_controller_is_who_has_it(own: CourseGame) -> None:
    world = [course(AT, {"name": "Twig", "owner": 0, "of": 1})]
    table = plays(own, "Fine", player(points=5), world_map=world, points=5)

    assert table.points == [5, 3]
