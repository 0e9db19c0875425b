"""What other players do and choose, what comes later, and what counts once or costs otherwise, each in a game."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Levy": "Each other player may pay 1 Shard. Each who does not discards a card.",
    "Tax": "Exhaust a tile of another player unless that player pays 2 Will.",
    "Fork": "An opponent chooses one: You gain 3 Will; or you gain 3 Shards.",
    "Patience": "At the start of your next turn, gain 3 Will.",
    "Loan": "Gain 3 Will. At the end of this turn, lose 3 Will.",
    "Bargain": "As an additional cost, discard a card. Gain 5 Will.",
    "Trade": "Pay any amount of Will. Gain that many Shards.",
    "Rest Well": "The next time you rest, gain 4 Shards.",
    "Gift": "Each player chooses one: gain 2 Will; or gain 1 Shard.",
}
ITEMS: Final = {
    "Till": "The first time you complete a spell each turn, gain 1 Shard.",
    "Mirror": "When another player casts a tile, they lose 1 Will.",
    "Discount": "The first spell you complete each turn costs 1 Will less.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def completing(own: ArcaneGame, spell: str, *others: dict[str, object], **mine: object) -> Table:
    """A table at which this spell has just been completed."""
    mine = {"will": 0, "shards": 0, **mine}
    table = Scene(own)(player(private=[spell, "Deep Breath"], **mine), *others, bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.parametrize(("answer", "shards"), [("Yes", 1), ("No", 2)])
def test_who_does_not_pay_discards(own: ArcaneGame, answer: str, shards: int) -> None:
    table = completing(own, "Levy", player(private=["Time Dilation"], shards=2))

    assert table.state.seat == 1
    table.do(answer)

    assert table.state.shards[1] == shards
    assert len(table.state.hand_of(1)) == (1 if answer == "Yes" else 0)


def test_a_tile_is_spared_for_two_will(own: ArcaneGame) -> None:
    table = completing(own, "Tax", player(will=3))

    table.do(table.options[0])
    assert table.state.seat == 1
    table.do("Yes")

    assert table.state.will[1] == 1


def test_another_player_chooses_what_you_gain(own: ArcaneGame) -> None:
    table = completing(own, "Fork", player(shards=0))

    assert table.state.seat == 1
    table.do("You gain 3 Shards")

    assert table.state.shards == [3, 0]


def test_each_player_chooses_for_oneself(own: ArcaneGame) -> None:
    table = completing(own, "Gift", player(shards=0, will=0))

    first = table.state.seat
    table.do("Gain 1 Shard")
    assert table.state.seat != first
    table.do("Gain 2 Will")

    assert (table.state.shards, table.state.will) == ([1, 0], [0, 2])


def test_what_is_put_off_comes_at_the_start_of_ones_next_turn(own: ArcaneGame) -> None:
    table = completing(own, "Patience", player())
    state = table.state

    state.passes("begins", 1)
    assert state.pending == []
    state.passes("begins", 0)

    assert [(pending.me, pending.source) for pending in state.pending] == [(0, table.piece("Patience"))]


def test_a_loan_is_paid_back_at_the_end_of_the_turn(own: ArcaneGame) -> None:
    table = completing(own, "Loan", player(), will=2)

    assert (table.state.active, table.state.will[0]) == (1, 2)  # nothing else was left to do in the turn


def test_an_additional_cost_is_paid_with_another_card(own: ArcaneGame) -> None:
    table = completing(own, "Bargain", player())

    assert table.state.will[0] == 5
    assert "Deep Breath" not in table.names(table.state.hand_of(0))


def test_any_amount_is_paid_one_after_the_other(own: ArcaneGame) -> None:
    table = completing(own, "Trade", player(), will=3)

    table.do("Yes", "Yes", "No")

    assert (table.state.will[0], table.state.shards[0]) == (1, 2)


def test_the_first_spell_of_a_turn_is_cheaper(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Trade", "Deep Breath"], items=["Discount", "Till"], shards=0), player())
    breath = table.piece("Deep Breath")
    before = table.state.cost(breath)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Trade", "No")

    assert before == 3
    assert table.state.shards[0] == 1
