"""Wordings of designers that each say what the house says in other words."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

EXTRA = "Take an extra turn after this one. At the start of your next turn, you cannot {} until the end of the turn."
SAME = [
    ("avarium", "student", "When I join my class, ready my idol.", "When I join my class, ready an idol in my class."),
    ("avarium", "scheme", "Ready your idol.", "Ready an idol in your class."),
    ("proelium", "action", 'Destroy a character with "Clone" in its name.',
     'Destroy a character with "Clone" in the name.'),
    ("courses", "item", "Take an extra turn after this one. During that turn, you can't clear courses.",
     EXTRA.format("clear courses")),
    ("arcane", "spell", "Take an extra turn after this one. You cannot complete spells during that turn.",
     EXTRA.format("complete spells")),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "house"), SAME)
def test_the_house_says_the_same(game: str, kind: str, text: str, house: str) -> None:
    assert str(reader_of(game).card_files.understood(text, kind)[1]) == house
