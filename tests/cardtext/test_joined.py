"""Sentences that join, that speak of each player, or that compare cards are read as the house says them."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

SAID = [
    (
        "arcane",
        "spell",
        "Gain 1 Will and 2 Shards, then draw a card.",
        "Gain 1 Will and gain 2 Shards. Then, draw a card.",
    ),
    ("arcane", "spell", "Exhaust one tile of each other player.", "For each other player, exhaust one tile of theirs."),
    ("arcane", "spell", "Exhaust all tiles of each other player.", "Exhaust all tiles of other players."),
    ("courses", "item", "Tap a partner of each other player.", "For each other player, tap a partner of theirs."),
    ("avarium", "scheme", "Exhaust a student of each enemy.", "For each enemy, exhaust a student in their class."),
    (
        "avarium",
        "scheme",
        "Exhaust a student in each enemy's class.",
        "For each enemy, exhaust a student in their class.",
    ),
    (
        "avarium",
        "student",
        "EXHAUST: Exhaust target student with Combat less than my Combat.",
        "EXHAUST: Exhaust target student with less Combat than me.",
    ),
    (
        "avarium",
        "student",
        "EXHAUST: Exhaust target student with lower Combat than I have.",
        "EXHAUST: Exhaust target student with less Combat than me.",
    ),
    (
        "proelium",
        "character",
        "When you play this, destroy a character with D lower than this.",
        "When you play this, destroy a character with less D than this.",
    ),
    (
        "courses",
        "partner",
        "When this enters, reveal the top card of your deck. If its power is greater than this's power, draw a card.",
        "When this enters, reveal the top card of your deck. If it has more power than this, draw a card.",
    ),
    (
        "proelium",
        "action",
        "You may pay an additional 30k as you play this. Deal 3 damage to a character. If you paid it, draw a card.",
        "Deal 3 damage to a character. You may pay 30k. If you do, draw a card.",
    ),
    (
        "avarium",
        "scheme",
        "Target enemy reveals their hand. You choose a scheme from it. That player trashes that card.",
        "Target enemy reveals their hand. Choose a scheme from it. That player trashes it.",
    ),
    (
        "avarium",
        "scheme",
        "Spend up to 3 Reputation. Draw that many cards.",
        "Pay up to 3 Reputation. Draw that many cards.",
    ),
    (
        "courses",
        "item",
        "Lose any number of points up to 3. Roll a die. On a 4 or higher, gain twice as many points as you lost.",
        "Lose up to 3 points. Roll a die. If you roll 4 or more, gain twice that many points.",
    ),
    ("avarium", "student", "When I leave play, draw a card.", "When I leave my class, draw a card."),
    (
        "avarium",
        "student",
        "When I join my class, target enemy student gets -2 Combat until I leave my class.",
        "When I join my class, target enemy student gets -2 Combat as long as I am in play.",
    ),
    (
        "courses",
        "partner",
        "When this enters, take control of another partner here until this leaves play.",
        "When this enters, take control of another partner here as long as this is in play.",
    ),
    (
        "avarium",
        "scheme",
        "Each player chooses a student in their class and gives it to the player on their left.",
        "Each player passes a student in their class to the player on their left.",
    ),
    (
        "courses",
        "partner",
        "When this clears another player's course, gain 1 point.",
        "When this clears a course at a course of another player, gain 1 point.",
    ),
    (
        "courses",
        "partner",
        "You may have this enter as a copy of another partner here.",
        "When this enters, you may choose another partner here. If you do, this becomes a copy of it.",
    ),
    (
        "proelium",
        "character",
        "When this would be destroyed, you may pay 20k to prevent it.",
        "If this would be destroyed, you may pay 20k instead.",
    ),
    ("proelium", "action", "Gain 40k, but lose 2 life.", "Gain 40k and lose 2 life."),
    (
        "varia",
        "asset",
        "If you have no cards in your hand at the end of the turn, draw four cards.",
        "At the end of the turn, if you have no cards in your hand, draw four cards.",
    ),
    (
        "courses",
        "item",
        "Discard your hand, then draw as many cards as you discarded.",
        "Discard your hand, then draw that many cards.",
    ),
    (
        "courses",
        "item",
        "Flip a coin. If heads, draw two cards. If tails, lose 1 point.",
        "Roll a die. If you roll 4 or more, draw two cards. If you roll 3 or less, lose 1 point.",
    ),
    ("courses", "supporter", "When this enters play, draw a card.", "When you play this, draw a card."),
    (
        "courses",
        "course",
        "When you clear this, all partners here are defeated.",
        "When you clear this, defeat all partners here.",
    ),
    (
        "courses",
        "partner",
        "This can't be attacked by partners with less power.",
        "This cannot be attacked by partners with less power than this.",
    ),
    (
        "courses",
        "item",
        "Draw X cards, where X is the number of partners you control.",
        "Draw cards equal to the number of partners of yours.",
    ),
    (
        "avarium",
        "student",
        "EXHAUST: Target student gets +X Combat this turn, where X is the number of Sports students in your class.",
        "EXHAUST: Target student gets +1 Combat for each Sports student in your class until the end of the turn.",
    ),
    (
        "avarium",
        "scheme",
        "Choose one: Target student gets +2 Combat; or target student gets +2 Defense until end of turn.",
        (
            "Choose one: Target student gets +2 Combat until the end of the turn; or target student gets +2 Defense "
            "until the end of the turn."
        ),
    ),
    (
        "avarium",
        "student",
        "When I expel a student, gain its recruit cost in Reputation.",
        "When I expel a student, gain Reputation equal to its recruit cost.",
    ),
    (
        "avarium",
        "scheme",
        "SURPRISE: Expel target student that attacked this turn.",
        "SURPRISE: Expel target student that led an attack this turn.",
    ),
    (
        "arcane",
        "item",
        "USE: Exhaust two tiles: gain 3 Will.",
        "USE: You may exhaust two tiles of yours. If you do, gain 3 Will.",
    ),
    (
        "proelium",
        "character",
        "This has +X A, where X is the number of cards in your hand.",
        "This has +1 A for each card in your hand.",
    ),
    ("courses", "partner", "When this enters play, draw a card.", "When this enters, draw a card."),
]


@pytest.mark.parametrize(("game", "kind", "text", "house"), SAID)
def test_a_looser_sentence_is_said_as_the_house_says_it(game: str, kind: str, text: str, house: str) -> None:
    assert str(reader_of(game).card_files.understood(text, kind)[1]) == house
