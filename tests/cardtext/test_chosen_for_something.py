"""A choice that changes nothing is refused: what is chosen must be asked for later in the text."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

CHOICES = [
    ("courses", "item", "Choose a number.", "Gain that many points."),
    ("courses", "item", "Name a card.", "Discard all cards with that name from your hand."),
    ("avarium", "scheme", "Choose a club.", "Exhaust all enemy students of that club."),
    ("avarium", "scheme", "Each player chooses a club.", "Expel all students of a chosen club."),
    ("arcane", "spell", "Choose a symbol.", "Exhaust a tile of yours with that symbol."),
]


@pytest.mark.parametrize(("game", "kind", "choice", "use"), CHOICES)
def test_what_is_chosen_must_change_something(game: str, kind: str, choice: str, use: str) -> None:
    files = reader_of(game).card_files

    assert "what is chosen here changes nothing" in files.fault(f"{choice} Draw a card.", kind)
    assert files.fault(f"{choice} {use}", kind) == ""


@pytest.mark.parametrize("said", ["chosen", "named"])
def test_the_chosen_club_is_that_club(said: str) -> None:
    files = reader_of("avarium").card_files

    _abilities, tree = files.understood(f"Name a club. Exhaust all enemy students of the {said} club.", "scheme")

    assert str(tree) == "Choose a club. Exhaust all enemy students of that club."
