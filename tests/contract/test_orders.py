"""What happens at the same time happens whichever card came first: rulings order it, or the players do."""

from __future__ import annotations

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from tests.contract.rearranging import is_for_the_rulings, rearranged, told_apart, whole_turn
from tests.contract.tables import TABLES

CROWDED = 80  # tables
TURNS = 3  # on each of them


def test_a_turn_goes_alike_in_whichever_order_the_cards_came(game: Game, seats: int) -> None:
    compared = 0
    for number in range(CROWDED):
        chance = Chance.of(number, f"orders {seats}")
        state = TABLES[game.name].crowded(game, seats, chance)
        for turn in range(TURNS):
            before, other, seed = state.clone(), rearranged(state, chance), number * TURNS + turn
            if state.over or not whole_turn(state, seed) or not whole_turn(other, seed):
                break
            if is_for_the_rulings(before, state) and is_for_the_rulings(before, other):
                compared += 1
                assert list(told_apart(state, other)) == []

    assert compared >= TABLES[game.name].comparable
