"""A card that is played once and gone can have no text that waits or holds: it would do nothing."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

HELD = [
    ("courses", "item", "Once each turn, when you lose points, draw three cards."),
    ("courses", "item", "The first time you lose points each turn, draw three cards."),
    ("courses", "item", "Once each game, when you lose points, draw three cards."),
    ("courses", "item", "The first item you play each turn costs 1 star less."),
    ("courses", "item", "Once each turn, you may draw a card."),
    ("courses", "item", "Your partners have +1 power as long as it is your turn."),
    ("courses", "item", "As long as it is your turn, your partners have +1 power."),
    ("courses", "item", 'As long as it is your turn, your partners have "Tap this: Draw a card."'),
    ("courses", "item", "Your partners cannot attack unless you have no points."),
    ("courses", "item", "If you would draw a card, gain 1 point instead. Draw a card."),
    ("courses", "item", "Once each turn, if you would gain points, draw a card instead."),
    ("avarium", "scheme", "Once each turn, when a student is expelled, draw a card."),
    ("avarium", "scheme", "The first scheme you play each turn costs 1 Reputation less."),
    ("arcane", "spell", "Once each turn, when you rest, draw a card."),
    ("proelium", "action", "Once each turn, when you draw a card, gain 10k."),
]


@pytest.mark.parametrize(("game", "kind", "text"), HELD)
def test_what_waits_or_holds_is_refused_on_a_card_that_is_gone(game: str, kind: str, text: str) -> None:
    assert "do not stay in play" in reader_of(game).card_files.fault(text, kind)
