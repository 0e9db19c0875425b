"""Lists, numbers and arguments where they are not as usual: both builds do the same."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.kernel.basics import replacing
from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.problem import ScriptEnded
from rulebound.kernel.table.cardtable import CardTable

FREE: Any = replacing.replaced  # as a program without types calls it


def new() -> CardTable:
    return rulebound.load("courses").new_state(seed=1)


@pytest.mark.parametrize("number", [-6, -5, -1, 0, 1, 256, 257, 2**31, 2**62, 10**30])
def test_a_number_stays_what_it_is(number: int) -> None:
    assert FREE([7], 0, number) == [number]
    assert FREE([[1], [2]], 1, [2, number]) == [[1], [2, number]]


@pytest.mark.parametrize("number", [-6, -5, -1, 0, 1, 256, 257, 2**31, 2**62, -(2**63), 10**30])
def test_a_number_is_found_among_others(number: int) -> None:
    table = new()

    table.token_pieces = [7, number]

    assert table.is_token_piece(number)
    assert table.is_token_piece(7)
    assert not table.is_token_piece(number + 2)


def test_what_is_true_is_one_and_what_is_no_number_is_none() -> None:
    table: Any = new()

    table.token_pieces = [False, True]
    assert table.is_token_piece(1)
    assert not table.is_token_piece(2)

    table.token_pieces = ["seven", 1.0]
    assert table.is_token_piece(1)
    assert not table.is_token_piece(7)


def test_a_place_may_be_counted_from_the_end() -> None:
    assert replacing.replaced([1, 2, 3], -1, 9) == [1, 2, 9]
    assert replacing.replaced([[1], [2, 3]], -1, replacing.without([2, 3], 3)) == [[1], [2]]


@pytest.mark.parametrize("place", [2, -3, 2**40])
def test_there_is_nothing_beyond_the_ends_of_a_list(place: int) -> None:
    with pytest.raises(IndexError, match="out of range"):
        replacing.replaced([1, 2], place, 9)
    with pytest.raises(IndexError, match="out of range"):
        replacing.replaced([[1], [2]], place, [9])


def test_arguments_may_be_given_by_name() -> None:
    assert FREE(values=[1, 2], value=9, place=0) == [9, 2]
    assert FREE([1, 2], value=9, place=0) == [9, 2]


@pytest.mark.parametrize("given", [[], [[1]], [[1], 0], [[1], 0, 2, 3]])
def test_arguments_that_are_missing_or_too_many_are_refused(given: list[Any]) -> None:
    with pytest.raises(TypeError, match="replaced"):
        FREE(*given)


@pytest.mark.parametrize("named", [{"item": 3}, {"place": 0}])
def test_arguments_that_are_not_known_or_given_twice_are_refused(named: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="replaced"):
        FREE([1], 0, **named)


def test_a_list_is_emptied_to_the_last_and_filled_again() -> None:
    chances = Chances([], Chance.of(1))
    chances.scripted = True
    chances.script = [3, 2, 1]

    assert [chances.roll(6) for _ in range(3)] == [1, 2, 3]
    with pytest.raises(ScriptEnded):
        chances.roll(6)

    chances.script.append(5)
    assert chances.roll(6) == 5


def test_nothing_can_be_taken_from_an_empty_list() -> None:
    table = new()
    table.agenda.clear()
    table.seat = -1

    with pytest.raises(IndexError, match="empty"):
        table.advance()


def test_a_rule_called_with_something_else_than_a_table_says_so() -> None:
    table = new()
    step = table.agenda[-1]
    does: Any = step.does

    with pytest.raises((TypeError, AttributeError)):
        does("a table", 0)
    assert table.legal_actions()
