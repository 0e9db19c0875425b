"""A table of a game does not take a name of the kernel for something else by accident."""

from __future__ import annotations

from typing import ClassVar

import pytest

import rulebound
from rulebound.cardgame.game import CardGame
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.overriding import check_overriding
from tests.contract.builds import interpreted_only


@interpreted_only
def test_a_verb_that_the_kernel_has_already_is_refused_when_the_game_is_made() -> None:
    class Table(CardTable):
        def take(self, it: int) -> None:  # type: ignore[override]
            """A card from the market."""

    with pytest.raises(TypeError, match=r"Table has a 'take' of its own, which the kernel has already and uses"):

        class Game(CardGame):
            table_class = Table


@interpreted_only
def test_what_the_kernel_leaves_to_games_and_what_is_meant_may_be_said_otherwise() -> None:
    class Table(CardTable):
        overrides: ClassVar[tuple[str, ...]] = ("begin_turn",)

        def owner(self, it: int) -> int:
            return 0

        def begin_turn(self, me: int) -> None:
            super().begin_turn(me)

        def hire(self, it: int) -> None:
            """Something of its own."""

    check_overriding(Table)


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_no_game_takes_a_name_of_the_kernel(name: str) -> None:
    game = rulebound.load(name)
    assert isinstance(game, CardGame)

    check_overriding(game.table_class)
