"""What designers of other games write, in Avarium Academy: schemes played again, students that change sides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.kernel.table.effect import Pick
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

SCHEMES: Final = {
    "Encore": "Play a scheme from the Trash Pile without paying its cost.",
    "Bribe": "Take control of target enemy student until the end of the turn. Ready it.",
    "Alibi": "The next time a student of yours would be expelled this turn, return it to the Courtyard instead.",
    "Snoop": "Target enemy reveals their hand. You choose a scheme from it. They trash it.",
    "Payday": "Gain 3 Merit.",
    "Purge": "Expel all students.",
    "Sums": "Gain Merit equal to the number of students in your class.",
    "Either": "Draw a card. If you have 5 or less Merit, draw two cards instead.",
}
STUDENTS: Final = {
    "Bargainer": "When I am expelled, its player may pay 2 Merit. If they do, put me into my class.",
    "Echo": "EXHAUST: Copy target scheme. You may choose a new target for the copy.",
    "Quiet": "At the end of your turn, if you have not played a scheme this turn, gain 1 Merit.",
    "Twin": "When I join my class, I become a copy of target student until the end of the turn.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these schemes and students besides its own."""
    schemes = [(name, "scheme", text) for name, text in SCHEMES.items()]
    students = [(name, "student", text) for name, text in STUDENTS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *schemes, *students)


def test_every_text_is_read(own: AvariumGame) -> None:
    assert own.cards["Snoop"].text == "Target enemy reveals their hand. Choose a scheme from it. They trash it."


def test_a_scheme_of_the_trash_pile_takes_effect_again(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Encore"], reputation=9, merit=10), player(), **{"trash pile": ["Payday"]})

    table.play("Play Encore")

    assert table.state.merit[0] == 13


def test_another_student_is_not_the_one_that_was_chosen_before(tmp_path: Path) -> None:
    own = game_with(
        tmp_path, ("Pep Talk", "scheme", "Exhaust a student in your class. Ready another student in your class.")
    )
    table = Scene(own)(player(hand=["Pep Talk"], reputation=9, students=["Pink One"]), player())

    table.play("Play Pep Talk", "Spend 1 Reputation")

    assert table.exhausted("Pink One") == [True]


@pytest.mark.parametrize(
    "text",
    [
        "Choose a student in your class. Deal damage to target enemy student equal to its Combat.",
        "Expel a student in your class. Deal damage to target enemy student equal to that student's Combat.",
    ],
)
def test_it_is_not_said_whose_combat_deals_the_damage(own: AvariumGame, text: str) -> None:
    assert "'its' could be of either" in own.card_files.fault(text, "scheme")


def test_a_bribed_student_changes_sides_for_a_turn(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Bribe"], reputation=9), player(students=["Pink One"]))
    it = table.piece("Pink One")

    table.play("Play Bribe")

    assert table.state.holder[it] == 0
    assert [one.they for one in table.state.delayed] == [1]


def test_one_student_is_spared_once(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Alibi", "Purge"], reputation=9, students=["Pink One"]), player())
    table.play("Play Alibi", "Spend 1 Reputation")
    table.play("Play Purge", "Spend 1 Reputation")

    assert table.zone("Pink One") in ("courtyard", "school")


def test_merit_is_gained_for_so_many_students(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Sums"], reputation=9, merit=10, students=["Pink One", "Quiet"]), player())

    table.play("Play Sums", "Spend 1 Reputation")

    assert table.state.merit[0] == 12


@pytest.mark.parametrize(("merit", "cards"), [(5, 2), (6, 1)])
def test_more_is_drawn_instead(own: AvariumGame, merit: int, cards: int) -> None:
    table = Scene(own)(player(hand=["Either"], reputation=9, merit=merit), player())

    table.play("Play Either")

    assert len(table.state.hand_of(0)) == cards


def test_what_holds_all_the_time_has_no_target(own: AvariumGame) -> None:
    told = own.card_files.fault("I have +1 Combat for each Merit target enemy has.", "student")

    assert "nothing is declared here for which a target could be chosen" in told


def test_a_scheme_that_is_not_in_the_trash_pile_is_refused_and_it_is_said_why(own: AvariumGame) -> None:
    piles = {"trash pile": ["Payday", "Sums"]}
    table = Scene(own)(player(hand=["Encore", "Either"], reputation=5), player(), **piles)

    table.do("Play Encore")
    table.until("Payday")

    assert str(table.why_not(Pick, "Either")).startswith("Either is not in the Trash Pile.")


def test_the_log_says_at_which_deck_a_card_looks(tmp_path: Path) -> None:
    text = (
        "Look at the top two cards of the School. Put one of them into your hallway and the other on the bottom of "
        "the School."
    )
    own = game_with(tmp_path, ("Pep Talk", "scheme", text))
    table = Scene(own)(player(hand=["Pep Talk"], reputation=9), player())

    table.play("Play Pep Talk")

    assert any("the School." in line for line in table.told(0))
    assert not any("of the Library." in line for line in table.told(0))
