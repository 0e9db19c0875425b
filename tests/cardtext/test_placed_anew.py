"""Sentences with a word in another place are read as what they mean."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

SAID = [
    ("courses", "supporter", "If you would lose points, draw a card instead and gain 1 point.",
     "If you would lose points, draw a card and gain 1 point instead."),
    ("courses", "item", "You can't attack during your next turn.",
     "At the start of your next turn, you cannot attack until the end of the turn."),
    ("avarium", "scheme", "Students in your class get +2 Combat during your next turn.",
     "At the start of your next turn, students in your class get +2 Combat until the end of the turn."),
    ("proelium", "character", "This enters with three charge counters on it.\nRemove a charge counter: Gain 10k.",
     "This enters with three charge counters on it.\nRemove a charge counter from this: Gain 10k."),
    ("courses", "partner", "This enters tapped with two growth counters on it.",
     "Drowsy\nThis enters with two growth counters on it."),
    ("arcane", "spell", "Draw three cards. Put two of them on the bottom of the deck.",
     "Draw three cards, then put two cards from your hand on the bottom of the deck."),
    ("arcane", "spell", "Discard a card. If you can't, lose 1 Shard.", "Discard a card. If you do not, lose 1 Shard."),
    ("courses", "supporter", "Partners with Sneaky you control have +1 power.",
     "Partners of yours with Sneaky have +1 power."),
    ("courses", "item", "Defeat a partner that has Sneaky.", "Defeat a partner with Sneaky."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "written", "read"), SAID)
def test_a_sentence_is_read_as_what_it_means(game: str, kind: str, written: str, read: str) -> None:
    assert str(reader_of(game).card_files.understood(written, kind)[1]) == read
