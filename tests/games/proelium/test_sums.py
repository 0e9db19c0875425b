"""Money without an amount, sums of money, and what cards cost, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player
from tests.games.proelium.test_times_and_limits import table_of

AMOUNTS = [
    ("Destroy a character. Gain money equal to its cost.", [6, 5]),
    ("Destroy a character. Its controller gains money equal to its cost.", [5, 6]),
    ("Gain money equal to twice the cost of a character.", [7, 5]),
    ("Gain money equal to the number of cards in your hand.", [6, 5]),
    ("Your opponent loses money equal to half their money, rounded up.", [5, 2]),
    ("Take money equal to half your opponent's money from your opponent.", [7, 3]),
    ("Take half your opponent's money.", [7, 3]),
    ("Lose all your money. Your opponent loses half their money.", [0, 3]),
    ("Set your money to 20k.", [2, 5]),
    ("Your money becomes 90k.", [9, 5]),
    ("Give your opponent 30k.", [2, 8]),
    ("Your opponent gives you 70k.", [10, 0]),
]


@pytest.mark.parametrize(("text", "funds"), AMOUNTS)
def test_money_is_as_much_as_something_else(tmp_path: Path, text: str, funds: list[int]) -> None:
    us = player(hand=["Own", "Unlicensed Ray"], funds=5)
    table = table_of(tmp_path, "action", text, us, player(laboratory=["Night Janitor"], funds=5))

    table.do("Play Own")

    assert table.funds == funds


ALTERED = [
    ("If you would gain money, gain 10k more instead.", "Gain 20k.", [8, 5]),
    ("If you would gain money, gain that much life instead.", "Gain 20k.", [5, 5]),
    ("If you would gain money, gain twice that much instead.", "Gain 20k.", [9, 5]),
    ("If your opponent would lose money, they lose 20k more instead.", "Your opponent loses 10k.", [5, 2]),
    ("If your opponent would gain money, they gain 10k less.", "Each player gains 20k.", [7, 6]),
    ("If your opponent would gain money, gain that much money instead.", "Each player gains 20k.", [9, 5]),
    ("If your opponent would gain life, they gain that much money instead.", "Each player gains 2 life.", [5, 7]),
    ("If you would lose money, lose 10k less.", "Each player loses 20k.", [4, 3]),
    ("Your opponent cannot gain money.", "Each player gains 20k.", [7, 5]),
    ("Each player cannot lose money.", "Each player loses 20k.", [5, 5]),
    ("When you gain 20k or more, your opponent loses that much money.", "Gain 30k.", [8, 2]),
    ("When you gain 20k or more, your opponent loses that much money.", "Gain 10k.", [6, 5]),
    ("When your opponent loses money, gain that much money.", "Your opponent loses 20k.", [7, 3]),
    ("When your opponent loses 30k or more at once, gain 10k.", "Your opponent loses 20k.", [5, 3]),
]


@pytest.mark.parametrize(("standing", "text", "funds"), ALTERED)
def test_what_is_gained_or_lost_of_money_is_more_less_or_something_else(
    tmp_path: Path, standing: str, text: str, funds: list[int]
) -> None:
    game: Proelium = game_with(tmp_path, ("Rule", "item", standing), ("Own", "action", text))
    table = Scene(game)(player(hand=["Own"], laboratory=["Rule"], funds=5), player(funds=5))

    table.do("Play Own")

    assert table.funds == funds


def test_what_is_paid_of_any_amount_counts_toward_the_limit(tmp_path: Path) -> None:
    text = "Pay any amount of money. Gain that much life."
    table = table_of(tmp_path, "action", text, player(hand=["Own"], funds=9, life=1), player())
    table.do("Play Own")

    for _ in range(5):
        table.do("Yes")

    assert (table.funds[0], table.life[0], table.spent[0]) == (4, 6, 5)


@pytest.mark.parametrize(
    "text", ["Gain 3 money.", "Set your money to 4.", "Destroy a character. Gain that much money."]
)
def test_amounts_of_money_are_written_out(tmp_path: Path, text: str) -> None:
    with pytest.raises(Exception, match=r"20k|one card"):
        game_with(tmp_path, ("Own", "action", text))


TAKEN = [
    ("Take 20k from your opponent.", "Yes", [5, 5]),
    ("Take 20k from your opponent.", "No", [7, 3]),
    ("Take money equal to half your opponent's money from your opponent.", "No", [7, 3]),
    ("Take all money from your opponent.", "Yes", [5, 5]),
    ("Take all money from your opponent.", "No", [10, 0]),
    ("Your opponent gives you 20k.", "Yes", [5, 5]),
    ("Your opponent gives you 20k.", "No", [7, 3]),
]


@pytest.mark.rule("proelium", "R69")
@pytest.mark.parametrize(("text", "answer", "funds"), TAKEN)
def test_only_what_the_opponent_has_really_lost_is_gained(
    tmp_path: Path, text: str, answer: str, funds: list[int]
) -> None:
    table = table_of(tmp_path, "action", text, player(hand=["Own"], funds=5),
                     player(laboratory=["Insured Ledger"], funds=5))  # fmt: skip
    table.do("Play Own", answer)

    assert table.funds == funds
    assert ("Insured Ledger" in table.there("discard pile", 1)) == (answer == "Yes")


@pytest.mark.rule("proelium", "R69")
def test_what_is_taken_is_more_or_less_by_what_cards_say_of_losses_and_gains(tmp_path: Path) -> None:
    less = ("Less", "item", "If your opponent would lose money, they lose 10k less instead.")
    more = ("More", "item", "If you would gain money, gain 20k more instead.")
    game: Proelium = game_with(tmp_path, less, more, ("Own", "action", "Take 30k from your opponent."))
    table = Scene(game)(player(hand=["Own"], laboratory=["Less", "More"], funds=5), player(funds=5))

    table.do("Play Own")

    assert table.funds == [5 + 2 + 2, 5 - 2]


@pytest.mark.rule("proelium", "R10")
def test_who_gives_away_the_last_token_has_not_lost_it_by_the_opponent(tmp_path: Path) -> None:
    table = table_of(tmp_path, "action", "Give your opponent 30k.", player(hand=["Own"], funds=3), player())

    table.do("Play Own")

    assert not table.state.over
    table.wait()
    assert table.outcome == ([1], "funds", "victory.funds")
