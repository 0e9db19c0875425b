"""Hands, who is ahead, prices for once, and what happens to players: what designers write, in games of Varia."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.varia.game import Varia
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import PASSES, Scene, Table, player

ACTIONS: Final = {
    "Offer": "Start of Moment: You may discard a card. If you do not, lose 2 Health Points.",
    "Anew": "Start of Moment: Discard your hand, then draw three cards.",
    "Refill": "Start of Moment: Draw cards until you have four cards in your hand.",
    "Voucher": "Start of Moment: The next action you perform this turn costs 1 Action Point less.",
    "Rattle": "Start of Moment: Your target discards their hand.",
    "Catch Up": "Start of Moment: If your target has more Health Points than you, gain 3 Health Points.",
    "Overheat": "Start of Moment: Your target gains 1 Burning for each asset of yours.",
    "Halving": "Start of Moment: Your target loses half their Action Points.",
}
ASSETS: Final = {
    "Phoenix Charm": "When you discard a card, gain 1 Health Point.",
    "Scholar Charm": "When you draw a card, gain 1 Health Point.",
    "Ember Charm": "When your target gains Burning, gain 1 Health Point.",
    "Vulture Charm": "When your target discards a card, draw a card.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Varia:
    """The game with these actions and charms besides its own."""
    actions = [(name, "action", text) for name, text in ACTIONS.items()]
    assets = [(name, "asset", text) for name, text in ASSETS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *actions, *assets)


def performs(own: Varia, name: str, target: dict[str, object] | None = None, *answers: str, **mine: object) -> Table:
    """A table at which the turn with this action is over: it has missed, and each player has drawn two cards."""
    mine = {"deck": ["Lunge"] * 9, **mine}
    table = Scene(own)(
        player(timeline=[name], **mine), player(**{"deck": ["Lunge"] * 9, **(target or {})}), chance=[1, 1]
    )
    finish(table, *answers)
    return table


def finish(table: Table, *answers: str) -> None:
    """No player plans anything more, until the turn is over; what is asked besides is answered so."""
    turn, left = table.state.turn, [*answers]
    while table.state.turn == turn:
        if left and left[0] in table.options:
            table.do(left.pop(0))
        elif "Which card's effect" in table.asked:
            table.do(table.options[0])
        else:
            table.do(next(option for option in table.options if option in PASSES))


@pytest.mark.parametrize(("answers", "health", "held"), [(["Yes", "Lunge"], 20, 3), (["No"], 18, 4)])
def test_who_does_not_discard_loses_health(own: Varia, answers: list[str], health: int, held: int) -> None:
    table = performs(own, "Offer", None, *answers, health=20, hand=["Lunge", "Raised Guard"])

    assert (table.health[0], len(table.there("hand", 0))) == (health, held)


def test_a_hand_is_discarded_and_drawn_anew(own: Varia) -> None:
    table = performs(own, "Anew", hand=["Raised Guard"] * 2, character=["Phoenix Charm", "Scholar Charm"], health=10)

    assert table.there("hand", 0) == ["Lunge"] * 5
    assert table.health[0] == 17


def test_a_hand_is_filled_up(own: Varia) -> None:
    assert len(performs(own, "Refill", hand=["Lunge"]).there("hand", 0)) == 4 + 2


def test_the_targets_hand_is_discarded_and_a_vulture_draws_for_each_card(own: Varia) -> None:
    table = performs(own, "Rattle", {"hand": ["Raised Guard"] * 3}, character=["Vulture Charm"])

    assert table.there("hand", 1) == ["Lunge"] * 2
    assert len(table.there("hand", 0)) == 3 + 2


@pytest.mark.parametrize(("theirs", "mine"), [(12, 13), (10, 10)])
def test_who_is_behind_catches_up(own: Varia, theirs: int, mine: int) -> None:
    assert performs(own, "Catch Up", {"health": theirs}, health=10).health[0] == mine


def test_stacks_are_gained_for_each_asset_and_an_ember_glows_with_them(own: Varia) -> None:
    table = performs(own, "Overheat", {"health": 20}, character=["Ember Charm", "Scholar Charm"], health=10)

    assert "Player 2 gains Burning, now 2." in table.told()
    assert "Ember Charm: gain 1 Health Point." in table.told()


def test_half_of_an_odd_number_is_rounded_down(own: Varia) -> None:
    table = performs(own, "Halving", {"points": 7})

    assert "Player 2 loses 3 Action Points." in table.told()


def test_only_the_next_action_is_cheaper(own: Varia) -> None:
    table = Scene(own)(player(timeline=["Voucher", "Refill", "Offer"], points=9), player(), chance=[1] * 6)

    finish(table, "No")

    performed = [line for line in table.told() if " performs " in line]
    assert [line.partition(" for ")[2] for line in performed] == [
        "1 Action Point.",
        "0 Action Points.",
        "1 Action Point.",
    ]
