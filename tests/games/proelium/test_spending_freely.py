"""How much money may be spent, dice of the opponent, costs of both, and characters that fall in combat, in Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.card import ProeliumCard
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.game.invariant import check
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player
from tests.games.proelium.test_times_and_limits import end_turn, table_of

# -- What may be spent -------------------------------------------------------------------------------------------------

ANY = "Until the end of the turn, you may spend any amount of money."
UNLIMITED = [  # (what is said, how often 40k can be paid of 120k)
    (ANY, 3),
    ("You may spend as much money as you like this turn.", 3),
    ("This turn, there is no limit to the money you can spend.", 3),
    ("Until the end of the turn, you may spend 30k more.", 2),
]


def paying_twice(folder: Path, *first: tuple[str, str, str]) -> Table:
    """A table with an item that is used for 40k each time."""
    uses = ("Till", "item", "Pay 40k: Gain 1 life.")
    game = game_with(folder, *first, uses)
    us = player(hand=[name for name, kind, _ in first if kind == "action"], funds=12,
                laboratory=["Till", "Till", *[name for name, kind, _ in first if kind == "item"]])  # fmt: skip
    return Scene(game)(us, player())


def uses_of(table: Table) -> int:
    """How often the item can be used in this turn."""
    often = 0
    while found := [one for one in table.options if one.startswith("Use Till")]:
        table.do(found[0])
        table.settle()
        often += 1
    return often


@pytest.mark.parametrize(("text", "often"), UNLIMITED)
def test_more_money_may_be_spent_in_this_turn(tmp_path: Path, text: str, often: int) -> None:
    table = paying_twice(tmp_path, ("Own", "action", text))
    table.play("Own")

    assert uses_of(table) == often


def test_a_standing_card_lifts_the_limit(tmp_path: Path) -> None:
    assert uses_of(paying_twice(tmp_path, ("Own", "item", "You may spend any amount of money each turn."))) == 3


@pytest.mark.parametrize(
    ("text", "often"), [("You may spend 30k more each turn.", 2), ("Your opponent may spend 30k more each turn.", 1)]
)
def test_a_standing_card_changes_the_limit_of_the_player_it_names(tmp_path: Path, text: str, often: int) -> None:
    assert uses_of(paying_twice(tmp_path, ("Own", "item", text))) == often


def test_without_such_a_card_the_limit_holds(tmp_path: Path) -> None:
    assert uses_of(paying_twice(tmp_path)) == 1


def test_the_limit_is_back_in_the_next_turn(tmp_path: Path) -> None:
    table = table_of(tmp_path, "action", ANY, player(hand=["Own"]), player())
    table.play("Own")
    end_turn(table)

    assert table.state.now("limit", -2, 5) == 5


@pytest.mark.parametrize(("answers", "spent"), [(["Yes", "Yes", "Yes"], 3), (["Yes", "No"], 1), (["No"], 0)])
def test_money_is_paid_up_to_a_bound(tmp_path: Path, answers: list[str], spent: int) -> None:
    text = "Pay up to 30k. Gain 1 life for each 10k paid this way."
    table = table_of(tmp_path, "action", text, player(hand=["Own"], funds=9), player())
    table.play("Own")

    table.do(*answers)

    assert (table.spent[0], table.life[0]) == (spent, 20 + spent)


def test_up_to_nothing_is_no_bound(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="that is nothing: write an amount"):
        game_with(tmp_path, ("Own", "action", "Pay up to 00k. Gain 1 life for each 10k paid this way."))


def test_what_both_players_have_spent_counts(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "character", "This has +1 A for each 10k spent this turn."),
                     ("Till", "item", "Pay 20k: Gain 1 life."))  # fmt: skip
    table = Scene(game)(player(laboratory=["Own", "Till"], funds=9), player())
    before = table.value("A", "Own")
    table.do(next(one for one in table.options if one.startswith("Use Till")))
    table.settle()

    assert table.value("A", "Own") == before + 2


# -- Dice of the opponent ----------------------------------------------------------------------------------------------

EACH_TURN = "At the start of each player's turn, that player rolls a die. On a 1, they lose 30k. On a 6, they gain 30k."


@pytest.mark.parametrize(("shown", "by"), [(1, -3), (6, 3), (3, 0)])
def test_each_player_rolls_in_their_turn(tmp_path: Path, shown: int, by: int) -> None:
    def funds(*laboratory: str) -> list[int]:
        players = player(laboratory=[*laboratory], funds=9), player(funds=9)
        table = table_of(tmp_path, "item", EACH_TURN, *players, chance=[shown] * 8)
        end_turn(table)
        return table.funds

    without = funds()

    assert funds("Own") == [without[0], without[1] + by]


@pytest.mark.parametrize(("shown", "life"), [(2, 18), (5, 20)])
def test_your_opponent_rolls_a_die(tmp_path: Path, shown: int, life: int) -> None:
    text = "Your opponent rolls a die. If they roll 3 or less, your opponent loses 2 life."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(), chance=[shown])
    table.play("Own")

    assert table.life[1] == life


def test_the_die_is_the_opponents(tmp_path: Path) -> None:
    """What waits for dice of its player waits for this one."""
    game = game_with(tmp_path, ("Own", "action", "Your opponent rolls a die. If they roll 6, draw a card."),
                     ("Rule", "item", "When you roll a 6, gain 1 life."))  # fmt: skip
    table = Scene(game)(player(hand=["Own"], laboratory=["Rule"]), player(laboratory=["Rule"]), chance=[6])
    table.play("Own")
    table.settle()

    assert table.life == [20, 21]


# -- Costs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("holder", "cost"), [(0, -1), (1, 1)])
def test_what_cards_of_both_players_cost_is_said_at_once(tmp_path: Path, holder: int, cost: int) -> None:
    text = "Your opponent's characters cost 10k more. Yours cost 10k less."
    players = [player(laboratory=["Own"]), player()]
    players[holder]["hand"] = ["Clockwork Beetle"]
    table = table_of(tmp_path, "item", text, *players)

    assert table.value("cost", "Clockwork Beetle") == printed(table, "Clockwork Beetle") + cost


def printed(table: Table, name: str) -> int:
    """The cost that a card prints."""
    card = table.state.game.cards[name]
    assert isinstance(card, ProeliumCard)
    return card.numbers["cost"]


REVEALED = (
    "Each player reveals the top card of their deck. The player whose card costs more gains 3 life. "
    "The other player loses 3 life."
)


@pytest.mark.parametrize(
    ("mine", "theirs", "life"), [("Clockwork Beetle", "Cheap", [23, 17]), ("Cheap", "Clockwork Beetle", [17, 23])]
)
def test_the_dearer_card_wins(tmp_path: Path, mine: str, theirs: str, life: list[int]) -> None:
    game = game_with(tmp_path, ("Own", "action", REVEALED), ("Cheap", "action", "Gain 1 life."))
    table = Scene(game)(player(hand=["Own"], deck=[mine]), player(deck=[theirs]))
    table.play("Own")

    assert table.life == life


# -- Combat ------------------------------------------------------------------------------------------------------------


def fallen(folder: Path, text: str, mine: str, theirs: str) -> Table:
    game = game_with(folder, ("Own", "character", text), ("Giant", "character", "This has +5 A and +5 D."))
    table = Scene(game)(player(laboratory=[mine]), player(laboratory=[theirs], deck=["Giant"] * 4), moment="attack")
    table.do(f"Attack with {mine}")
    table.do(next(one for one in table.options if one.startswith(f"Block with {theirs}")))
    table.wait()
    return table


@pytest.mark.parametrize("text", [
    "When this is destroyed while blocking, destroy the attacker it blocked.",
    "When this dies while blocking, destroy the attacker.",
])  # fmt: skip
def test_a_blocker_takes_the_attacker_with_it(tmp_path: Path, text: str) -> None:
    table = fallen(tmp_path, text, "Giant", "Own")

    assert table.there("laboratory", 0) == []
    assert table.there("laboratory", 1) == []


@pytest.mark.parametrize(("does", "life"), [("attacking", 23), ("blocking", 20)])
def test_it_is_asked_what_the_fallen_did(tmp_path: Path, does: str, life: int) -> None:
    table = fallen(tmp_path, f"When this is destroyed while {does}, gain 3 life.", "Own", "Giant")

    assert table.life[0] == life


def test_characters_that_are_too_strong_cannot_attack_you(tmp_path: Path) -> None:
    text = "Characters with 3 or more A can't attack you."
    game = game_with(tmp_path, ("Own", "item", text), ("Giant", "character", "This has +5 A."),
                     ("Dwarf", "character", "This has +1 A."))  # fmt: skip
    table = Scene(game)(player(laboratory=["Giant", "Dwarf"]), player(laboratory=["Own", "Giant"]), moment="attack")

    assert "Attack with Giant" not in table.options
    assert "Attack with Dwarf" in table.options


def test_who_may_spend_any_amount_breaks_no_invariant(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "item", "You may spend any amount of money each turn.\nPay 50k: Draw a card."))
    table = Scene(game)(player(laboratory=["Own"], funds=25), player())
    for _ in range(4):
        table.do("Use Own")
        table.settle()

    assert table.spent[0] == 20
    check(table.state, game.invariants)
