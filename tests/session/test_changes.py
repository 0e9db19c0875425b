"""The differences between two sets of cards, in words."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.session.changes import changes

AKI = {"name": "Aki", "kind": "partner", "cost": 1, "power": 1, "text": "Drowsy", "motif": "people"}


def one(**changed: Any) -> dict[str, dict[str, Any]]:
    """A set with one card, otherwise than it was; None for a value that it no longer has."""
    return {"Aki": {key: value for key, value in {**AKI, **changed}.items() if value is not None}}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"power": 4}, "Aki: power 1 to 4"),
        ({"power": 4, "cost": 2}, "Aki: cost 1 to 2, power 1 to 4"),
        ({"kind": "item"}, "Aki: kind partner to item"),
        ({"text": "When this enters,\ndraw a card."}, 'Aki: text "Drowsy" to "When this enters, / draw a card."'),
        ({"text": None}, "Aki: no text"),
        ({"copies": 3}, "Aki: copies 3 added"),
        ({"art": "data:image/png;base64,AAAA"}, "Aki: another picture"),
    ],
)
def test_what_is_otherwise_on_a_card_is_said_in_words(changed: dict[str, Any], said: str) -> None:
    assert changes(one(), one(**changed)) == [said]


def test_new_cards_and_those_that_are_gone_are_named() -> None:
    moth = {"Moth": {"name": "Moth", "kind": "partner"}}

    assert changes(one(), moth) == ["Moth is new", "Aki is gone"]


@pytest.mark.parametrize("changed", [{}, {"text": "  Drowsy\n"}, {"text": "Drowsy", "printed": ["name"]}, {"art": ""}])
def test_what_changes_no_card_is_no_difference(changed: dict[str, Any]) -> None:
    assert changes(one(), one(**changed)) == []
