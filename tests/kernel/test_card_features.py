"""What is printed on cards, as numbers for programs that learn."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.kernel.game.card_features import NO_CARD
from rulebound.kernel.knowledge.sight import FIRST_CARD


def test_a_row_has_what_its_card_prints() -> None:
    game = rulebound.load("windward")
    names, rows = game.card_features
    card = next(card for card in game.card_list if card.kind == "ship")
    printed = dict(zip(names, rows[FIRST_CARD + card.number], strict=True))

    assert printed["kind ship"] == 1
    assert printed["kind building"] == 0
    assert {f"value {name}": value for name, value in card.values().items()}.items() <= printed.items()


def test_what_is_no_card_or_not_seen_has_an_empty_row() -> None:
    names, rows = rulebound.load("windward").card_features

    assert NO_CARD == FIRST_CARD
    assert rows[:NO_CARD] == [[0] * len(names)] * NO_CARD


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_cards_that_do_different_things_have_different_rows(name: str) -> None:
    """Texts that differ in a number or in their order alone may be counted alike, which few are."""
    game = rulebound.load(name)
    rows = game.card_features.rows[FIRST_CARD:]

    assert len(rows) == len(game.card_list)
    assert len({tuple(row) for row in rows}) > 0.9 * len(rows)
