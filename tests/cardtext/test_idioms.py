"""Idioms of published card games are read as the house says them, and `unless` asks whether something is so."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

SAID = [
    ("courses", "item", "Draw a card unless you have five or more cards in hand.",
     "Draw a card unless you have five or more cards in your hand."),
    ("courses", "supporter", "At the end of your turn, unless you attacked this turn, draw a card.",
     "At the end of your turn, draw a card unless you have attacked this turn."),
    ("courses", "partner", "Unless you have three or more partners, this can't attack.",
     "This cannot attack unless you have three or more partners."),
    ("courses", "partner", "When this is defeated, its attacker's owner loses 2 points.",
     "When this is defeated, the owner of the attacker loses 2 points."),
    ("courses", "partner", "When you play your first item each turn, untap this.",
     "The first time you play an item each turn, untap this."),
    ("courses", "item", "Draw a card for each player with more points than you.",
     "Draw a card for each player who has more points than you."),
    ("courses", "supporter", "If an opponent would gain 3 or more points, they gain 1 less.",
     "If another player would gain 3 or more points, they gain 1 point less instead."),
    ("courses", "partner", "When this enters, return another partner of yours to your hand or defeat this.",
     "When this enters, choose one: Return another partner of yours to its owner's hand; or defeat this."),
    ("avarium", "student", "Whenever an enemy plays their second scheme in a turn, ready me.",
     "The second time an enemy plays a scheme each turn, ready me."),
    ("avarium", "student", "At the end of your turn, gain 1 Merit unless you have played a scheme this turn.",
     "At the end of your turn, gain 1 Merit unless you have played a scheme this turn."),
    ("avarium", "student", "Whenever you play a scheme, put a +1/+1 counter on me.",
     "When you play a scheme, put a +1 Combat counter on me and put a +1 Defense counter on me."),
    ("arcane", "spell", "Swap one of your placed tiles with one of another player's placed tiles.",
     "Swap a placed tile of yours with a placed tile of another player."),
    ("arcane", "spell", "Gain 4 Will. At the end of your turn, lose all Will.",
     "Gain 4 Will. At the end of the turn, lose all your Will."),
    ("varia", "action", "End of Moment: Return this to your hand unless it hit.",
     "End of Moment: Return this to your hand unless this hit."),
    ("varia", "asset", "Whenever you gain Health Points, your target loses that many.",
     "When you gain Health Points, your target loses that many Health Points."),
    ("varia", "action", "Start of Moment: Take 2 damage. Draw two cards.",
     "Start of Moment: Deal 2 damage to you. Draw two cards."),
    ("proelium", "character", "Whenever you play an enhancement, put a +1/+1 counter on this.",
     "When you play an enhancement, put a +1 A counter on this and put a +1 D counter on this."),
    ("proelium", "character", "This can block an additional character each combat.", "This can block two attackers."),
    ("proelium", "attack", "Deal 3 damage to a character. If it dies, draw a card.",
     "Deal 3 damage to a character. If it is destroyed this way, draw a card."),
    ("proelium", "action", "A character gets +2 A this turn. If it dies, draw a card.",
     "A character gets +2 A until the end of the turn. If it is destroyed this turn, draw a card."),
    ("proelium", "action", "Draw a card for each item your opponent has.",
     "Draw a card for each item of your opponent."),
    ("proelium", "attack", "Deal 3 damage to a character. If that character is destroyed this way, gain 10k.",
     "Deal 3 damage to a character. If it is destroyed this way, gain 10k."),
    ("avarium", "scheme", "Deal 3 damage to target student. If that student is expelled this way, gain 2 Merit.",
     "Deal 3 damage to target student. If it is expelled this way, gain 2 Merit."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "house"), SAID)
def test_an_idiom_is_read_as_the_house_says_it(game: str, kind: str, text: str, house: str) -> None:
    assert str(reader_of(game).card_files.understood(text, kind)[1]) == house


NOT_KNOWN = [
    ("courses", "item", "Tap a partner. If it is defeated this way, draw a card."),
    ("courses", "item", "Untap a partner of yours. If it clears a course this way, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text"), NOT_KNOWN)
def test_what_cannot_have_happened_this_way_is_not_asked(game: str, kind: str, text: str) -> None:
    assert reader_of(game).card_files.fault(text, kind)
