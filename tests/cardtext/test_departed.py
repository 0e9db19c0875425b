"""What could be done only to a card in play is refused of one that has left it, in all games that say who leaves."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

LEFT = "by then it has left play"
WRITE_THIS = "write 'this' if you mean the card itself"
EITHER = "two cards could be meant: write 'this' for the card itself, or 'that partner' for the other one"
DEAD = [
    ("courses", "partner", "When this defeats a partner, untap it.", WRITE_THIS),
    ("courses", "partner", "The first time this defeats a partner each turn, untap it.", WRITE_THIS),
    ("courses", "partner", "When this defeats a partner, draw a card. Put a +1 power counter on it.", WRITE_THIS),
    ("courses", "partner", "When this defeats a partner, you may tap the defeated partner.", WRITE_THIS),
    ("courses", "partner", "When this is defeated, put a +1 power counter on this.", LEFT),
    ("courses", "partner", "When this exits, it gets +1 power until the end of the turn.", LEFT),
    ("courses", "supporter", "When a partner of yours is defeated or exits, move it to another course.", WRITE_THIS),
    ("courses", "supporter", "When a partner of yours leaves play, untap it.", WRITE_THIS),
    ("courses", "item", "Discard a partner of yours. It gets +1 power until the end of the turn.", LEFT),
    ("courses", "item", "Return a partner of yours to its owner's hand. Untap it.", LEFT),
    ("avarium", "student", "When I expel a student, ready it.", WRITE_THIS),
    ("avarium", "student", "When I am expelled, put a +1 Combat counter on me.", LEFT),
    ("proelium", "character", "When this is destroyed, put a +1 A counter on it.", LEFT),
    ("arcane", "spell", "Discard a tile of yours. If you do, exhaust it.", LEFT),
    ("arcane", "spell", "Discard an item. Put a Prestige token on it.", LEFT),
    ("courses", "course", "When a player clears this, put a weed counter on it.", EITHER),
    ("courses", "course", "When a partner of yours clears this, untap it.", EITHER),
]
ALIVE = [
    ("courses", "partner", "When this defeats a partner, untap this."),
    ("courses", "partner", "When this defeats a partner, return it to its owner's hand."),
    ("courses", "partner", "When a partner defeats this, put a -1 power counter on it."),
    ("courses", "partner", "When this is defeated or attacks, put a +1 power counter on this."),
    ("courses", "partner", "When this is defeated, tap a partner. Put a -1 power counter on it."),
    ("courses", "item", "Discard a partner of yours. Tap a partner of another player. Put a -1 power counter on it."),
    ("courses", "course", "When a player clears this, put a weed counter on this."),
    ("courses", "course", "When a player clears this, put a +1 power counter on it."),
    ("courses", "course", "When you clear this, untap that partner."),
    ("courses", "supporter", "When a partner enters, create a 1-power Goat partner there."),
    ("courses", "item", "Choose a partner. If it is tapped, defeat it. Otherwise, tap it."),
    ("courses", "supporter", "When a partner is defeated, create a 1-power Goat partner there."),
    ("courses", "item", "Defeat a partner of another player. Create a 1-power Goat partner there."),
    ("arcane", "spell", "Put 1 Prestige token on this."),
    ("arcane", "spell", "Discard a tile of yours. If you do, exhaust a tile of another player."),
    ("avarium", "student", "When I am expelled, put me into my hallway. Put a +1 Combat counter on me."),
]


@pytest.mark.parametrize(("game", "kind", "text", "why"), DEAD, ids=[text for _, _, text, _ in DEAD])
def test_what_could_never_be_done_is_refused(game: str, kind: str, text: str, why: str) -> None:
    assert why in reader_of(game).card_files.fault(text, kind)


@pytest.mark.parametrize(("game", "kind", "text"), ALIVE, ids=[text for _, _, text in ALIVE])
def test_what_can_be_done_is_read(game: str, kind: str, text: str) -> None:
    assert reader_of(game).card_files.fault(text, kind) == ""
