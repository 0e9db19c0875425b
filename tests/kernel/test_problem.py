"""Problems: how it is said what is wrong, and the nearest right word."""

from __future__ import annotations

from rulebound.kernel.basics.problem import CardError, DataError, IllegalAction, SetupError, nearest, unknown_keys
from rulebound.kernel.basics.reason import Reason

CARDS = ["Lab Assistant", "Record-O-Matic", "Pep Talk"]


def test_the_nearest_word_is_offered() -> None:
    assert nearest("Lab Asistant", CARDS) == "; did you mean 'Lab Assistant'?"
    assert nearest("record o matic", CARDS) == "; did you mean 'Record-O-Matic'?"


def test_capitals_do_not_stand_in_the_way() -> None:
    assert nearest("PEP TALK", CARDS) == "; did you mean 'Pep Talk'?"


def test_where_nothing_is_near_all_that_is_known_is_listed_if_it_is_little() -> None:
    assert nearest("xyz", CARDS) == "; known are 'Lab Assistant', 'Pep Talk', 'Record-O-Matic'"
    assert nearest("xyz", [f"a long name number {n}" for n in range(13)]) == ""
    assert nearest("xyz", []) == ""


def test_each_unknown_key_is_a_problem_with_its_place() -> None:
    assert unknown_keys("line 3: ", ["cost", "pwer"], ["cost", "power"]) == [
        "line 3: 'pwer' is not known here; did you mean 'power'?"
    ]


def test_one_problem_is_told_in_a_line_and_several_in_one_each() -> None:
    assert str(CardError("set.toml", ["line 2: a card needs a name"])) == "set.toml: line 2: a card needs a name"
    assert str(SetupError("a table", ["this", "that"])) == "a table: 2 problems\n  this\n  that"


def test_wrong_data_is_one_kind_of_error_whatever_it_was_for() -> None:
    error = SetupError("a table", ["this"])

    assert isinstance(error, DataError) and isinstance(error, ValueError)
    assert (error.what, error.problems) == ("a table", ["this"])


def test_an_illegal_action_says_what_was_tried_what_is_so_and_what_was_possible() -> None:
    error = IllegalAction("Strike(3)", Reason("strike.guard", "Giant stands before Player 2."), ["Pass", "EndTurn"])

    assert str(error) == (
        "Strike(3) is not possible: Giant stands before Player 2. [strike.guard] Possible: Pass, EndTurn."
    )


def test_of_very_many_possible_actions_only_some_are_listed() -> None:
    error = IllegalAction("Pass", Reason("r", "No."), [f"Pick({n})" for n in range(20)])

    assert "Pick(11) and 8 more" in str(error)
    assert "Pick(12)" not in str(error)
    assert len(error.possible) == 20


def test_after_the_end_nothing_was_possible() -> None:
    assert str(IllegalAction("Pass", Reason("r", "The game is over."), [])).endswith("nothing, the game is over.")


def test_reasons_are_equal_when_they_say_the_same() -> None:
    reason = Reason("strike.guard", "Giant stands before you.")

    assert reason == Reason("strike.guard", "Giant stands before you.")
    assert reason != Reason("strike.guard", "Bard stands before you.")
    assert len({reason, Reason("strike.guard", "Giant stands before you.")}) == 1
