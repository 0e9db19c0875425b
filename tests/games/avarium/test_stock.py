"""What card texts of all games can say, in Avarium Academy: counters, shields, prices, turns, different clubs."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.table.counting import counters_on
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player


def test_a_student_joins_with_counters_and_readies_itself_with_them(scene: Scene, tmp_path: Path) -> None:
    text = "I join with three pep counters.\nRemove a pep counter from me: Ready me."
    scene.game = game_with(tmp_path, ("Cheer Captain", "student", text))
    table = scene(player(students=[{"name": "Cheer Captain", "exhausted": True}]), player())

    table.play("Use Cheer Captain")

    assert table.exhausted("Cheer Captain") == [False]
    assert counters_on(table.state, table.piece("Cheer Captain")) == [("counter: pep", 2)]


@pytest.mark.parametrize(("answer", "expelled"), [("Yes", []), ("No", ["Victim"])])
def test_a_bodyguard_may_be_exhausted_instead(scene: Scene, tmp_path: Path, answer: str, expelled: list[str]) -> None:
    scene.game = game_with(
        tmp_path,
        ("Guard", "student", "If another student in my class would be expelled, you may exhaust me instead."),
        ("Victim", "student", "When I am attacked, gain 1 Merit."),
        ("Eraser", "scheme", "Expel target enemy student with Combat 1 or less."),
    )
    table = scene(player(hand=["Eraser"], reputation=9), player(students=["Guard", "Victim"]))

    table.do("Play Eraser")
    while answer not in table.options:
        table.do(next(one for one in table.options if one.startswith(("Victim", "Spend", "Pass"))))
    table.do(answer)
    table.passes()

    assert table.expelled == expelled
    assert table.exhausted("Guard") == [answer == "Yes"]


def test_a_shield_catches_damage_and_another_student_takes_it(scene: Scene, tmp_path: Path) -> None:
    scene.game = game_with(
        tmp_path, ("Umbrella", "scheme", "Prevent the next 3 damage that would be dealt to target student this turn.")
    )
    table = scene(player(hand=["Umbrella"], reputation=9, students=["Hall Monitor"]), player())

    table.do("Play Umbrella")
    while not any(one.value == "shield" for one in table.state.modifiers):
        table.do(next(one for one in table.options if one.startswith(("Hall Monitor", "Spend", "Pass"))))

    assert [(one.it, one.amount) for one in table.state.modifiers] == [(table.piece("Hall Monitor"), 3)]


def test_different_clubs_and_extra_turns_can_be_said(tmp_path: Path) -> None:
    game = game_with(tmp_path)

    for text in (
        "Gain 1 Reputation for each different club among students in your class.",
        "Take an extra turn after this one.",
        "Search the Library for a SURPRISE scheme, reveal it and put it into your hand. Shuffle the Library.",
        "Look at target enemy's hand. Choose a scheme from it. They trash it.",
    ):
        assert game.card_files.read(text, "scheme")
