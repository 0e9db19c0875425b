"""Each promise of Proelium is tested: on a table that breaks it, it says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import rulebound
from rulebound.games.proelium.invariants import INVARIANTS
from rulebound.games.proelium.phases import CARD
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import HAND, LABORATORY
from rulebound.kernel.game.invariant import Invariant
from tests.games.promises import check_broken


def a_table() -> Table:
    """In the midst of a combat, with an enhancement."""
    table = rulebound.load("proelium").scene(
        seats=[
            {"laboratory": [{"name": "Mutant Frog", "attacks": True}], "hand": ["Small Ray"]},
            {"laboratory": ["Tax Golem"]},
        ],
        enhancements=[{"name": "Rocket Skates", "of": 0, "on": "Mutant Frog"}],
        moment="blockers",
    )
    assert isinstance(table, Table)
    return table


def lay_twice(table: Table) -> None:
    table.piles[HAND] = [*table.cards_in(HAND, 0), table.cards_in(LABORATORY, 0)[0]]


def enhance_nothing(table: Table) -> None:
    table.host = [-1] * len(table.host)


def spend_too_much(table: Table) -> None:
    table.spent = [40, 0]


def owe_money(table: Table) -> None:
    table.amounts[1] = [-1, 25]


def attack_from_the_other_side(table: Table) -> None:
    table.attackers = [table.cards_in(LABORATORY, 1)[0]]


def go_on_without_life(table: Table) -> None:
    table.amounts[0] = [0, 20]
    table.window = CARD


BROKEN: Final[list[Callable[[Table], None]]] = [
    lay_twice, enhance_nothing, spend_too_much, owe_money, attack_from_the_other_side, go_on_without_life
]  # fmt: skip


@pytest.mark.parametrize(
    ("one", "damage"), list(zip(INVARIANTS, BROKEN, strict=True)), ids=[one.name for one in INVARIANTS]
)
def test_a_broken_promise_is_noticed(one: Invariant[Table], damage: Callable[[Table], None]) -> None:
    check_broken(one, a_table(), damage)
