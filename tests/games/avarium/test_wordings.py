"""What designers write, in Avarium Academy: what `it` is, and what has happened already."""

from __future__ import annotations

from pathlib import Path

from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player


def test_it_is_the_student_of_the_event_after_something_is_done_to_me(tmp_path: Path) -> None:
    text = (
        "When another student in my class is attacked, you may exhaust me. If you do, it gets +2 Combat for that fight."
    )
    game = game_with(tmp_path, ("Own", "student", text))
    table = Scene(game)(player(students=["Red One"]), player(students=["Own", "Pink One"]))
    strong, own = table.combat("Pink One"), table.combat("Own")

    table.do("Attack with Red One", "Attack Pink One")
    table.until("Yes")
    table.do("Yes")
    table.take_effect()

    assert (table.combat("Pink One"), table.combat("Own")) == (strong + 2, own)
    assert table.exhausted("Own") == [True]


def test_who_is_expelled_by_the_damage_itself_counts_as_expelled_this_turn(tmp_path: Path) -> None:
    text = "Deal 3 damage to target student. If it is expelled this turn, draw a card."
    game = game_with(tmp_path, ("Own", "scheme", text))
    at_once = Scene(game)(player(hand=["Own"], reputation=5), player(students=["Minutes Taker"]))
    never = Scene(game)(player(hand=["Own"], reputation=5), player(students=["Red One"]))

    at_once.play("Play Own")
    never.play("Play Own")

    assert (at_once.expelled, len(at_once.hand(0))) == (["Minutes Taker"], 1)
    assert (never.expelled, len(never.hand(0))) == ([], 0)


def test_who_is_expelled_later_is_not_expelled_this_way(tmp_path: Path) -> None:
    text = "Deal 1 damage to target student. If it is expelled this way, gain 5 Merit."
    game = game_with(tmp_path, ("Own", "scheme", text), ("Other", "scheme", "Expel target student."))
    table = Scene(game)(player(hand=["Own", "Other"], reputation=9), player(students=["Red One"]))
    before = table.merit[0]

    table.play("Play Own")
    table.play("Play Other")

    assert table.expelled == ["Red One"]
    assert table.merit[0] == before
