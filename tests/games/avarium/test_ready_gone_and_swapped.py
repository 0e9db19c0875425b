"""Students that are readied or leave a class, values that two of a fight swap, and its leaders as targets."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Early", "student", "Whenever I become ready, gain 1 Merit."),
    ("Leaver", "student", "When I leave my class, gain 2 Merit."),
    ("Usher", "student", "When another student leaves your class, gain 1 Merit."),
    ("Spy", "student", "When an enemy student leaves their class, gain 1 Merit."),
    ("Home", "scheme", "Return target student to its player's hallway."),
    ("Expulsion", "scheme", "Expel target student."),
    ("Turncoat", "scheme", "Take control of target student."),
    ("Slingshot", "student", "I have +2 Combat.\nEXHAUST: Deal damage equal to my Combat to target student."),
    ("Twist", "scheme", "SURPRISE: The attacker and the defender swap their Combat for that fight."),
    ("Trick", "scheme", "SURPRISE: Use this only during a fight. Expel the attacker."),
    ("Envy", "student", "EXHAUST: Swap my Combat with the Combat of target student until the end of the turn."),
    ("Strong", "student", "I have +4 Combat."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Watch", "scheme", "SURPRISE: For that fight, when a student is expelled, draw a card."),
    ("Recess", "scheme", "Return all students to their players' hallways."),
    ("Again", "scheme", "Ready all students in your class. They can attack again this turn."),
    ("Late Bell", "student", "Enemy students enter exhausted."),
    ("Squire", "student", "When I support a fight, the attacker gets +2 Combat for that fight."),
    ("Proud", "student", "When I am attacked, my Combat becomes 5 for that fight."),
    ("Guard", "student", "As long as I am ready, enemies can't attack other students in my class."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[object], theirs: list[object], hand: list[str] | None = None) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, merit=20, reputation=5, hand=hand or []),
        player("Hatsurugi TOUKA", students=theirs, merit=20, reputation=5),
    )
    table.state.turns = [5, 5]
    return table


def test_who_is_readied_by_a_scheme_notices_it(own: AvariumGame) -> None:
    table = school(own, [{"name": "Early", "exhausted": True}], [], hand=["Again"])
    cast(table, "Again", "Spend 1 Reputation")

    assert table.merit == [21, 20]


def test_who_is_readied_at_the_start_of_the_turn_notices_it(own: AvariumGame) -> None:
    table = school(own, [], [{"name": "Early", "exhausted": True}])
    table.end_turn()

    assert table.merit[1] == 21


@pytest.mark.parametrize("scheme", ["Home", "Expulsion"])
def test_a_student_leaves_its_class_wherever_it_goes(own: AvariumGame, scheme: str) -> None:
    table = school(own, ["Leaver", "Usher"], ["Spy"], hand=[scheme])
    cast(table, scheme, "Leaver")
    table.play("Leaver")  # whose effect comes first

    assert table.merit == [23, 21]


def test_a_student_that_changes_sides_leaves_its_class(own: AvariumGame) -> None:
    table = school(own, ["Spy"], ["Plain", "Usher"], hand=["Turncoat"])
    cast(table, "Turncoat", "Plain")

    assert table.merit == [21, 21]


def test_a_student_deals_damage_by_its_own_combat(own: AvariumGame) -> None:
    table = school(own, ["Slingshot"], ["Plain"])
    table.play("Use Slingshot", "Plain")

    assert table.expelled == ["Plain"]


def test_attacker_and_defender_swap_their_combat_as_long_as_the_fight(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Twist"])
    table.attack("Strong", "Plain")
    cast(table, "Twist", "Spend 1 Reputation")
    during = table.combat("Strong"), table.combat("Plain")
    table.finish_fight()

    assert during == (1, 5)
    assert table.expelled == ["Strong"]


def test_where_there_is_no_fight_nothing_is_swapped_for_it(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Twist"])
    cast(table, "Twist", "Spend 1 Reputation")

    assert (table.combat("Strong"), table.combat("Plain")) == (5, 1)


def test_a_surprise_speaks_of_who_attacks_just_now(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Trick"])
    table.attack("Strong", "Plain")
    cast(table, "Trick", "Spend 1 Reputation")
    table.finish_fight()

    assert table.expelled == ["Strong"]


def test_who_supports_a_fight_speaks_of_its_leader(own: AvariumGame) -> None:
    table = school(own, ["Strong", "Squire"], ["Plain"])
    table.attack("Strong", "Plain")
    table.until("Squire supports the attack")
    table.do("Squire supports the attack")
    table.take_effect()

    assert table.combat("Strong") == 7


def test_a_value_is_set_as_long_as_the_fight(own: AvariumGame) -> None:
    table = school(own, ["Plain"], ["Proud"])
    table.attack("Plain", "Proud")
    during = table.combat("Proud")
    table.finish_fight()

    assert (during, table.combat("Proud")) == (5, 1)
    assert table.expelled == ["Plain"]


def test_a_student_swaps_its_combat_with_a_target(own: AvariumGame) -> None:
    table = school(own, ["Envy"], ["Strong"])
    table.play("Use Envy", "Strong")
    now = table.combat("Envy"), table.combat("Strong")
    table.end_turn()

    assert now == (5, 1)
    assert (table.combat("Envy"), table.combat("Strong")) == (1, 5)


def test_what_waits_for_a_fight_is_over_with_it(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Watch", "Expulsion"])
    table.attack("Strong", "Plain")
    cast(table, "Watch", "Spend 1 Reputation")
    table.finish_fight()
    after_the_fight = len(table.hand(0))
    cast(table, "Expulsion", "Strong")

    assert (after_the_fight, len(table.hand(0))) == (2, 1)


def test_nothing_waits_for_a_fight_where_there_is_none(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Watch"])
    cast(table, "Watch", "Spend 1 Reputation")
    table.fight("Strong", "Plain")

    assert table.hand(0) == []


def test_all_students_go_back_to_their_own_hallways(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Recess"])
    cast(table, "Recess", "Spend 1 Reputation")

    assert (table.hallway(0), table.hallway(1)) == (["Strong"], ["Plain"])


def test_those_that_have_attacked_can_attack_again(own: AvariumGame) -> None:
    table = school(own, [{"name": "Strong", "exhausted": True, "token": True}], ["Plain"], hand=["Again"])
    cast(table, "Again", "Spend 1 Reputation")

    assert not table.token("Strong")
    assert table.exhausted("Strong") == [False]


@pytest.mark.parametrize("exhausted", [0, 1])
def test_a_guard_keeps_enemies_from_the_others_while_it_is_ready(own: AvariumGame, exhausted: int) -> None:
    table = school(own, ["Strong"], [{"name": "Guard", "exhausted": bool(exhausted)}, "Plain"])
    table.do("Attack with Strong")

    assert table.can("Attack Plain") == bool(exhausted)


@pytest.mark.parametrize(
    ("said", "house"),
    [
        (
            "EXHAUST and spend any amount of Reputation: Deal that much damage to target student.",
            "EXHAUST: Pay any amount of Reputation. Deal that much damage to target student.",
        ),
        ("When I leave play, draw a card.", "When I leave my class, draw a card."),
        ("When I ready, draw a card.", "When I am readied, draw a card."),
        ("Enemy students enter exhausted.", "When an enemy student joins their class, exhaust it."),
        (
            "When I am expelled, return a random student from the Expel Pile to my hallway.",
            "When I am expelled, put a random student in the Expel Pile into your hallway.",
        ),
        ("Enemies cannot attack your other students.", "Other students in your class cannot be attacked."),
        (
            "At the start of your turn, if enemies have no ready students, gain 1 Merit.",
            "At the start of your turn, if there is no ready enemy student, gain 1 Merit.",
        ),
    ],
)
def test_what_designers_write_is_said_as_the_house_does(own: AvariumGame, said: str, house: str) -> None:
    assert str(own.card_files.understood(said, "student")[1]) == house


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("My Combat is equal to my Combat.", "Defense can be equal to its Combat alone"),
        ("My Defense is equal to my Defense.", "Defense can be equal to its Combat alone"),
    ],
)
def test_no_value_of_a_card_hangs_on_itself(own: AvariumGame, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, "student")


@pytest.mark.parametrize(
    ("said", "house"),
    [
        (
            "Choose target student in your class and target enemy student. Swap their Combat until end of turn.",
            "Swap the Combat of target student in your class and target enemy student until the end of the turn.",
        ),
        (
            "SURPRISE: The attacker and the defender swap Combat until the end of the fight.",
            "SURPRISE: Swap the Combat of the attacker and the defender for that fight.",
        ),
        (
            "Look at target enemy's hand and trash a scheme of your choice from it.",
            "Look at target enemy's hand. Choose a scheme from it and trash it.",
        ),
        ("Trash the top two cards of the Library.", "Put the top two cards of the Library into the Trash Pile."),
        ("Shuffle the Expel Pile into the School.", "Shuffle all students in the Expel Pile into the School."),
        ("Skip target enemy's next turn.", "Target enemy skips their next turn."),
    ],
)
def test_schemes_are_said_as_the_house_does(own: AvariumGame, said: str, house: str) -> None:
    assert str(own.card_files.understood(said, "scheme")[1]) == house


def test_two_that_are_chosen_one_by_one_are_no_two_that_swap(own: AvariumGame) -> None:
    text = "Choose target student. Choose target idol. Swap their Combat until the end of the turn."

    assert "swap the Combat of" in own.card_files.fault(text, "scheme")
