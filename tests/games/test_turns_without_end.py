"""A turn in which cards of one's own let something go on for ever: it is broken off, and says what does not end."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import rulebound
from rulebound.kernel.basics.words import plain
from rulebound.kernel.knowledge.view_parts import ending
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.state import LONGEST_TURN

WHIRLS: Final = ["Whirl", "Maelstrom", "Eddy"]
MOVES_ON: Final = "When a partner moves here, move it to another course."
COURSES: Final = "".join(f'[[card]]\nname = "{n}"\nkind = "course"\nstars = 1\ntext = "{MOVES_ON}"\n' for n in WHIRLS)
STUDENT: Final = """
[[card]]
name = "Restless"
kind = "student"
cost = 1
combat = 1
defense = 1
copies = 1
club = "Arts"
gender = "female"
faction = "Neutral"
text = "EXHAUST: Ready me."
"""
ITEM: Final = """
[[card]]
name = "Humming Bowl"
kind = "item"
cost = 1
prestige = 1
text = "When you perform a Gain Will action, perform a Gain Will action."
"""


def scene(game: str, cards: str, folder: Path, **described: Any) -> CardTable:
    """A scene of the game with these cards besides its own."""
    file = folder / "own.toml"
    file.write_text(cards, encoding="utf-8")
    return rulebound.load(game, cards=[file]).scene(**described)


def play_on(table: CardTable, *liked: str) -> int:
    """Takes what begins with one of these sentences, else the first option, until the game is over."""
    taken = 0
    while not table.over:
        said = {plain(table.describe(table.seat, action)): action for action in table.options}
        found = [said[sentence] for begins in liked for sentence in said if sentence.startswith(begins)]
        table.apply(found[0] if found else table.options[0])
        taken += 1
        assert taken <= LONGEST_TURN, "it goes on"
    return taken


@pytest.mark.rule("courses", "R45")
def test_a_partner_whom_courses_move_on_and_on_ends_the_course_game(tmp_path: Path) -> None:
    world_map = [{"name": name, "partners": ["Aki"] if name == "Whirl" else []} for name in WHIRLS]
    table = scene("courses", COURSES, tmp_path, seats=[{"world map": world_map}, {}])

    taken = play_on(table, "Move Aki")

    assert taken == LONGEST_TURN
    assert (sorted(table.winners), table.reason, table.clause) == ([0, 1], "stalemate", "R45")
    assert sorted(table.loop) == ["Maelstrom", "Whirl"]
    assert ending(table).startswith("The game is drawn, because this would go on forever: ")


@pytest.mark.rule("avarium", "S1")
def test_a_student_who_is_used_on_and_on_ends_the_game_of_avarium(tmp_path: Path) -> None:
    players = [{"idol": "Kumara RAJ", "class": ["Restless"]}, {"idol": "Hatsurugi TOUKA"}]
    table = scene("avarium", STUDENT, tmp_path, seats=players)

    taken = play_on(table, "Use Restless", "Pass")

    assert taken == LONGEST_TURN
    assert (sorted(table.winners), table.reason, table.clause) == ([0, 1], "stalemate", "S1")
    assert table.loop == ["Restless"]


@pytest.mark.slow
@pytest.mark.rule("arcane", "R2")
def test_an_item_that_answers_itself_on_and_on_ends_the_game_of_arcane(tmp_path: Path) -> None:
    players = [{"items": ["Humming Bowl"], "will": 0}, {}]
    table = scene("arcane", ITEM, tmp_path, seats=players)

    taken = play_on(table, "Cast Corner 4", "Gain")

    assert taken == LONGEST_TURN
    assert (sorted(table.winners), table.reason, table.clause) == ([0, 1], "stalemate", "R2")
    assert table.loop == ["Humming Bowl"]
