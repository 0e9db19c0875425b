"""What a card of Varia shows."""

from __future__ import annotations

import rulebound


def test_no_two_numbers_of_a_card_stand_in_one_place() -> None:
    game = rulebound.load("varia")
    places = {card.name: [value.place for value in game.face(card).values] for card in game.card_list}

    assert [name for name, there in places.items() if len(set(there)) < len(there)] == []
