"""Whose turn it is, whose doing it was, what was recruited and dealt before, and as many as before."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

ENVY: Final = "When an enemy gains Merit outside their turn, gain that much Merit."
CARDS: Final = [
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Other", "student", "I can be exhausted to play schemes of any cost."),
    ("Wide", "student", "I have +5 Defense."),
    ("Envy", "student", ENVY),
    ("Brave", "student", "As long as it is your turn, I have +1 Combat."),
    ("Careful", "student", "I have +2 Defense during enemies' turns."),
    ("Weary", "student", "I have +5 Defense.\nWhen I'm exhausted by an enemy, gain 2 Merit."),
    ("Aura", "student", "The first time I would take damage, prevent that damage."),
    ("Gift", "scheme", "Each player gains 1 Merit."),
    ("Lull", "scheme", "Exhaust target student."),
    ("Ping", "scheme", "Deal 2 damage to target student."),
    ("Zap", "scheme", "Deal 2 damage to target student."),
    ("Toll", "scheme", "Expel any number of students in your class. Each enemy expels that many of their students."),
    ("Burn", "scheme", "Trash any number of cards. Each enemy trashes that many cards."),
    ("Gag", "scheme", "Name a scheme. Until the start of your next turn, enemies cannot play schemes with that name."),
    ("Dean", "idol", "You win if you have recruited students of two different clubs this game."),
    ("Bully", "idol", "You win if you have dealt 3 or more damage to enemy idols this game."),
]  # fmt: skip
TOUKA: Final = "Hatsurugi TOUKA"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any]) -> Table:
    table = Scene(own)(
        player(**{"idol": "Kumara RAJ", "merit": 10, "reputation": 9, **mine}),
        player(**{"idol": TOUKA, "merit": 20, "reputation": 9, **theirs}),
    )
    table.state.turns = [5, 5]
    return table


def test_merit_that_an_enemy_gains_in_another_turn_is_gained_too(own: AvariumGame) -> None:
    table = school(own, {"students": ["Envy"], "hand": ["Gift"]}, {})
    table.play("Play Gift", "Spend 1 Reputation")
    in_mine = table.merit
    table = school(own, {"hand": ["Gift"]}, {"students": ["Envy"]})
    table.play("Play Gift")

    assert (in_mine, table.merit) == ([12, 21], [11, 21])


def test_a_student_is_stronger_in_its_own_turn_alone(own: AvariumGame) -> None:
    table = school(own, {"students": ["Brave", "Careful"]}, {})
    before = table.combat("Brave"), table.defense("Careful")
    table.end_turn()

    assert (before, (table.combat("Brave"), table.defense("Careful"))) == ((2, 2), (1, 4))


def test_a_student_exhausted_by_an_enemy_tells_of_it(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"], "hand": ["Lull"]}, {"students": ["Weary"]})
    table.play("Play Lull", "Weary", "Spend 1 Reputation")

    assert table.merit[1] == 22


def test_a_student_exhausted_by_the_damage_of_a_fight_tells_of_it(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"]}, {"students": ["Weary"]})
    table.fight("Plain", "Weary")

    assert table.merit[1] == 22


def test_a_student_exhausted_by_its_own_player_tells_nothing(own: AvariumGame) -> None:
    table = school(own, {"students": ["Weary"], "hand": ["Lull"]}, {})
    table.play("Play Lull", "Spend 1 Reputation")

    assert (table.exhausted("Weary"), table.merit[0]) == ([True], 10)


def test_the_first_damage_is_prevented_and_no_other(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Ping", "Zap"]}, {"students": ["Aura"]})
    table.play("Play Ping")
    first = table.expelled
    table.play("Play Zap")

    assert (first, table.expelled) == ([], ["Aura"])


def test_enemies_expel_as_many_as_were_expelled(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"], "hand": ["Toll"]}, {"students": ["Other", "Wide"]})
    table.play("Play Toll", "Spend 1 Reputation", "Plain", "Wide")

    assert (table.expelled, table.students(1)) == (["Plain", "Wide"], ["Other"])


def test_enemies_trash_as_many_as_were_trashed(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Burn", "Gift", "Lull"]}, {"hand": ["Ping", "Zap", "Gag"]})
    table.play("Play Burn", "Gift", "Lull")
    while table.can("Zap") or table.can("Ping"):
        table.do("Zap" if table.can("Zap") else "Ping")

    assert table.hand(1) == ["Gag"]


def test_enemies_cannot_play_a_scheme_of_the_name(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Gag"], "students": ["Plain"]}, {"hand": ["Ping", "Zap"]})
    table.play("Play Gag", "Spend 1 Reputation", "Lullaby Soprano to", "Ping to", "Ping", "Ping")
    table.end_turn()

    assert (table.can("Play Ping"), table.can("Play Zap")) == (False, True)


def test_who_has_recruited_of_different_clubs_wins(own: AvariumGame) -> None:
    table = school(own, {"idol": "Dean", "reputation": 30}, {})
    recruited: list[str] = []
    while not table.state.over:
        recruits = [option for option in table.options if option.startswith("Recruit")]
        table.play(recruits[0])
        recruited.append(recruits[0].removeprefix("Recruit ").rsplit(" for ", 1)[0])
    clubs = [table.state.print_of(table.piece(name)).club for name in recruited]

    assert table.outcome == ([0], "win-con")
    assert len({*clubs} - {"None"}) == 2
    assert len({*clubs[:-1]} - {"None"}) == 1


def test_who_has_dealt_so_much_damage_to_idols_wins(own: AvariumGame) -> None:
    table = school(own, {"idol": "Bully", "students": ["Plain", "Other", "Brave"]}, {})
    table.fight("Plain", TOUKA)
    before = table.outcome
    table.fight("Brave", TOUKA)

    assert (before, table.outcome) == (None, ([0], "win-con"))
