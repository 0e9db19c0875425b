"""Switches: what a table may choose, checked."""

from __future__ import annotations

import pytest

from rulebound.kernel.basics.switch import Switch, settle_switches

DOOR = Switch("door", "R1", "How the door is.", {"shut": "it is shut", "open": "it is open"})
ROUNDS = Switch("rounds", "R2", "How many rounds.", {"20": "twenty", "never": "no end"}, numbers=(5, 100))
BOTH = {"door": DOOR, "rounds": ROUNDS}


def test_what_is_not_chosen_has_its_first_value() -> None:
    assert settle_switches("ruling", BOTH, {}, []) == {"door": "shut", "rounds": "20"}


def test_what_is_chosen_replaces_the_default() -> None:
    wrong: list[str] = []

    settled = settle_switches("ruling", BOTH, {"door": "open", "rounds": 50}, wrong)

    assert settled == {"door": "open", "rounds": "50"}
    assert wrong == []


@pytest.mark.parametrize("value", ["5", "20", "100", "never"])
def test_numbers_in_the_range_and_its_ends_are_allowed(value: str) -> None:
    assert ROUNDS.allows(value)


@pytest.mark.parametrize("value", ["4", "101", "-5", "007", "5.0", "", "\N{ARABIC-INDIC DIGIT FIVE}", "many"])
def test_other_numbers_and_words_are_not(value: str) -> None:
    assert not ROUNDS.allows(value)


def test_a_switch_without_numbers_allows_only_its_words() -> None:
    assert not DOOR.allows("1")
    assert not DOOR.allows("Shut")


def test_all_that_is_wrong_is_told_with_what_could_be() -> None:
    wrong: list[str] = []

    settled = settle_switches("ruling", BOTH, {"dor": "open", "door": "ajar", "rounds": 3}, wrong)

    assert wrong == [
        "there is no ruling 'dor'; did you mean 'door'?",
        "ruling 'door' cannot be 'ajar'; it can be 'shut' or 'open'",
        "ruling 'rounds' cannot be '3'; it can be '20' or 'never' or a whole number from 5 to 100",
    ]
    assert settled == {"door": "shut", "rounds": "20"}
