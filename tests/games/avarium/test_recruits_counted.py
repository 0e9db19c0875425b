"""Students that were recruited in this turn, or in this game, as cards count them."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.texts import read
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Register", "scheme", "Gain 1 Merit for each student you recruited this turn."),
    ("Quiet", "scheme", "If you recruited no students this turn, gain 5 Merit."),
    ("Peace", "scheme", "If you have not attacked this turn, gain 5 Merit."),
    ("Guide", "student", "When you recruit your second student each turn, gain 3 Merit."),
    ("Friend", "student", "When I join my class, gain 4 Merit for each other student you recruited this turn."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Other", "student", "I can support fights despite Attack Tokens."),
    ("Calm", "student", "I can support fights despite Attack Tokens."),
    ("Third", "student", "I can support fights despite Attack Tokens."),
    ("Collector", "idol", "You win if you have recruited two or more students this game."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students cost 1."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, *mine: Any, idol: str = "Kumara RAJ", hand: tuple[str, ...] = ()) -> Table:
    return Scene(own)(
        player(idol, students=list(mine), hand=list(hand), merit=10, reputation=9),
        player("Hatsurugi TOUKA", merit=20),
        courtyard=["Friend", "Plain", "Other", "Third"],
    )


@pytest.mark.parametrize(("recruits", "merit"), [([], 10), (["Plain"], 11), (["Plain", "Other"], 12)])
def test_each_student_that_was_recruited_counts(own: AvariumGame, recruits: list[str], merit: int) -> None:
    table = school(own, hand=("Register",))
    for name in recruits:
        table.play(f"Recruit {name}")
    cast(table, "Register")

    assert table.merit[0] == merit


@pytest.mark.parametrize(("recruits", "merit"), [([], 15), (["Plain"], 10)])
def test_a_turn_without_recruits_is_known(own: AvariumGame, recruits: list[str], merit: int) -> None:
    table = school(own, hand=("Quiet",))
    for name in recruits:
        table.play(f"Recruit {name}")
    cast(table, "Quiet")

    assert table.merit[0] == merit


def test_the_second_recruit_of_a_turn_is_one_time(own: AvariumGame) -> None:
    table = school(own, "Guide")
    merit = []
    for name in ("Plain", "Other", "Third"):
        table.play(f"Recruit {name}")
        merit.append(table.merit[0])

    assert merit == [10, 13, 13]


@pytest.mark.parametrize(("recruits", "merit"), [(["Friend"], 10), (["Friend", "Plain", "Other"], 18)])
def test_who_was_recruited_itself_is_no_other(own: AvariumGame, recruits: list[str], merit: int) -> None:
    table = school(own)
    for name in recruits:
        table.play(f"Recruit {name}")
    table.end_turn()

    assert table.merit[0] == merit


def test_recruits_of_earlier_turns_count_for_the_game(own: AvariumGame) -> None:
    table = school(own, idol="Collector")
    table.play("Recruit Plain")
    table.end_turn()
    table.end_turn()
    first = table.outcome
    table.play("Recruit Other")

    assert first is None
    assert table.outcome is not None
    assert table.outcome[0] == [0]


@pytest.mark.parametrize(("attacks", "merit"), [(True, 10), (False, 15)])
def test_a_turn_without_fights_is_known(own: AvariumGame, attacks: bool, merit: int) -> None:  # noqa: FBT001
    table = school(own, "Calm", hand=("Peace",))
    table.state.turns = [5, 5]
    if attacks:
        table.fight("Calm", "Hatsurugi TOUKA")
    cast(table, "Peace")

    assert table.merit[0] == merit


@pytest.mark.parametrize(
    ("text", "word"),
    [("You win if you have played twelve or more students this game.", "recruited"),
     ("You win if you have recruited twelve or more schemes this game.", "played")],
)  # fmt: skip
def test_students_are_not_played_and_schemes_not_recruited(text: str, word: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, "idol")

    assert f"write '{word}' here" in str(refused.value)
