"""One resource that is spent as if it were the other, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.texts import read
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

SPELLS: Final = {
    "Four": "Draw a card.",
    "Toll": "Pay 4 Will. If you do, gain 3 Prestige.",
}
ITEMS: Final = {
    "Purse": "You may spend Shards as if they were Will to complete spells.",
    "Wand": "You may spend Shards as if they were Will.",
    "Scales": "You may spend Will as if they were Shards to complete items.",
    "Lamp": "USE: Gain 1 Will.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own, each of which costs 4."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    cards = [*spells, *[(name, "item", text) for name, text in ITEMS.items()]]
    return game_with(tmp_path_factory.mktemp("cards"), *cards, cost=4)


def completing(own: ArcaneGame, card: str, *answers: str, **mine: Any) -> Table:
    """A table at which this assignment has just been completed."""
    table = Scene(own)(player(private=[card], **mine), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {card}", *answers)
    return table


@pytest.mark.parametrize(("answers", "will", "shards"), [
    (["No"], 0, 2), (["Yes", "No"], 1, 1), (["Yes", "Yes"], 2, 0),
])  # fmt: skip
def test_a_player_chooses_how_many_shards_are_paid_in_place_of_will(
    own: ArcaneGame, answers: list[str], will: int, shards: int
) -> None:
    table = completing(own, "Four", *answers, items=["Purse"], will=3, shards=3)

    assert (table.will[0], table.shards[0]) == (will, shards)
    assert table.spells(0) == ["Four"]


@pytest.mark.parametrize(("card", "item", "question"), [
    ("Four", "Purse", "Four: do you pay 1 Shard in place of 1 Will?"),
    ("Lamp", "Scales", "Lamp: do you pay 1 Will in place of 1 Shard?"),
])  # fmt: skip
def test_the_question_says_what_is_paid_in_place_of_what(own: ArcaneGame, card: str, item: str, question: str) -> None:
    table = completing(own, card, items=[item], will=5, shards=5)

    assert table.state.decision.prompt == question


def test_without_enough_of_both_a_spell_cannot_be_completed(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Four"], items=["Purse"], will=1, shards=2), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert "Complete Four" not in table.options


def test_will_pays_for_items_by_another_card(own: ArcaneGame) -> None:
    table = completing(own, "Lamp", items=["Scales"], will=4, shards=0)

    assert (table.will[0], table.items(0)) == (0, ["Scales", "Lamp"])


@pytest.mark.parametrize(("item", "prestige", "shards"), [("Wand", 3, 0), ("Purse", 0, 3)])
def test_what_a_text_asks_for_is_paid_so_only_where_no_purpose_is_said(
    own: ArcaneGame, item: str, prestige: int, shards: int
) -> None:
    table = Scene(own)(player(private=["Toll"], items=[item], will=5, shards=3), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Toll", "No")

    assert (table.state.prestige[0], table.shards[0]) == (prestige, shards)


def test_another_player_cannot_spend_so(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Four"], will=3, shards=3), player(items=["Purse"]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert "Complete Four" not in table.options


@pytest.mark.parametrize("text", [
    "You may spend Shards as if they were Shards.",
    "You may spend Prestige as if they were Will.",
    "You may spend Shards as if they were Will to complete items.",
])  # fmt: skip
def test_what_would_do_nothing_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, "item")


def test_a_spell_lets_its_player_spend_so_for_a_while(tmp_path: Any) -> None:
    free = game_with(
        tmp_path,
        ("Loan", "spell", "Until the end of your next turn, you may spend Shards as if they were Will."),
        ("Toll", "spell", "Pay 4 Will. If you do, gain 3 Prestige."),
    )
    again = tile("Complete Assignment, NES", 1, 1)
    mine = player(private=["Loan", "Toll"], will=1, shards=3, slate=[again])
    table = Scene(free)(mine, player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Loan")
    table.rest()

    table.do("Cast Complete Assignment, NES", "Complete Toll")

    assert (table.state.prestige[0], table.will[0], table.shards[0]) == (3, 0, 0)
