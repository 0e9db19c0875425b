"""Everyday words: card texts in the words of people, and the law that they leave alone what the games say."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.advice.advisor import sample_lines
from rulebound.cardtext.advice.everyday import in_house_words
from rulebound.cardtext.advice.reading_anew import SecondReader, names_in, with_names
from rulebound.cardtext.grammar.writing import plain, typed, words_of
from tests.cardtext.designers.corpus import GAMES, reader_of
from tests.sampling import sampled

SAID: Final = [
    ("courses", "partner", "When this enters, draw a card. When this is defeated, gain 1 point.",
     "When this enters, draw a card.\nWhen this is defeated, gain 1 point."),
    ("proelium", "character", "This can't be blocked. When this attacks, your opponent loses 10k.",
     "This cannot be blocked.\nWhen this attacks, your opponent loses 10k."),
    ("courses", "supporter", "Whenever you roll a 6, gain 3 points.", "When you roll a 6, gain 3 points."),
    ("proelium", "item", "Whenever you roll a 5 or more, draw a card.", "When you roll 5 or more, draw a card."),
    ("proelium", "action", "Draw three cards, then discard one.", "Draw three cards, then discard a card."),
    ("proelium", "action", "Destroy a character. If you have no items, destroy two instead.",
     "Destroy a character. If you have no items, destroy two characters instead."),
    ("proelium", "item", "Put a doom counter on this at the start of your turn.",
     "At the start of your turn, put a doom counter on this."),
    ("arcane", "item", "If you would gain Will, lose that much instead.",
     "If you would gain Will, lose that much Will instead."),
    ("varia", "action", "End of Moment: If you have 10 or less Health Points, gain 5 Health Points instead of 2.",
     "End of Moment: If you have 10 or less Health Points, gain 5 Health Points. Otherwise, gain 2 Health Points."),
    ("courses", "item", "Get 2 points", "Gain 2 points."),
    ("courses", "item", "Draw two cards!", "Draw two cards."),
    ("courses", "item", "Defeat a partner with 2 or less power.", "Defeat a partner with power 2 or less."),
    ("courses", "item", "Defeat a partner whose power is 2 or lower.", "Defeat a partner with power 2 or less."),
    ("courses", "item", "Defeat a partner with at most 2 power.", "Defeat a partner with power 2 or less."),
    ("courses", "item", "Defeat target tapped partner.", "Defeat a tapped partner."),
    ("courses", "item", "Give a partner of yours +2 power until the turn ends.",
     "A partner of yours gets +2 power until the end of the turn."),
    ("courses", "item", "Roll a d6. On a 4+, gain 2 points. Else, draw a card.",
     "Roll a die. If you roll 4 or more, gain 2 points. Otherwise, draw a card."),
    ("courses", "item", "Draw three cards & discard a card.", "Draw three cards and discard a card."),
    ("courses", "item", "All opponents discard two cards.", "Each other player discards two cards."),
    ("courses", "item", "If you have more than 5 points, draw a card.", "If you have 6 or more points, draw a card."),
    ("courses", "item", "If you have the fewest points, draw a card.",
     "If you have fewer points than each other player, draw a card."),
    ("courses", "item", "Search your deck for a partner, put it into your hand and shuffle.",
     "Search your deck for a partner and put it into your hand. Shuffle your deck."),
    ("courses", "item", "Bounce a partner an opponent controls.",
     "Return a partner of another player to its owner's hand."),
    ("courses", "item", "Look at your three top cards, take one and put the others under your deck.",
     "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom of your deck."),
    ("courses", "partner", "On enter: draw a card.", "When this enters, draw a card."),
    ("courses", "partner", "Draw a card whenever this attacks.", "When this attacks, draw a card."),
    ("courses", "partner", "+1 power for each other partner of yours here.",
     "This has +1 power for each other partner of yours here."),
    ("courses", "partner", "This costs 1 less for each item in your discard pile.",
     "This costs 1 star less for each item in your discard pile."),
    ("courses", "partner", "When this dies, create a Goat partner with 1 power.",
     "When this is defeated, create a Goat partner with 1 power."),
    ("courses", "supporter", "Tap this to draw a card.", "Tap this: Draw a card."),
    ("courses", "supporter", "The first time each turn you play an item, you get a point.",
     "The first time you play an item each turn, gain 1 point."),
    ("courses", "supporter", "At the start of each of your turns, draw a card.",
     "At the start of your turn, draw a card."),
    ("courses", "item", "Draw three cards, then discard one.", "Draw three cards, then discard a card."),
    ("courses", "item", "Gain 2 points. If you have no partners, gain 4 instead.",
     "Gain 2 points. If you have no partners, gain 4 points instead."),
    ("courses", "supporter", "At the end of your turn, you may draw a card by paying 1 point.",
     "At the end of your turn, you may pay 1 point. If you do, draw a card."),
    ("courses", "partner", "Battlecry: Give your other partners here +1 power this turn.",
     "When this enters, all other partners of yours here get +1 power until the end of the turn."),
    ("avarium", "student", "Cheerleader students you recruit cost 1 Reputation less.",
     "Cheerleader students cost you 1 Reputation less to recruit."),
    ("avarium", "scheme", "Each player expels a student of their choice.", "Each player expels a student."),
    ("arcane", "spell", "Each player draws a card. You draw one more.", "Each player draws a card. Draw a card."),
    ("proelium", "item", "At the start of your turn, take 10k from the bank.", "At the start of your turn, gain 10k."),
    ("courses", "supporter", "When another player gains points, draw a card. This triggers only once each turn.",
     "Once each turn, when another player gains points, draw a card."),
    ("courses", "item", "Two of your partners swap places.", "Swap two partners of yours."),
    ("courses", "item", "Create two Goat partners with 1 power. They enter tapped.",
     "Create two Goat partners with 1 power. Tap them."),
    ("courses", "item", "Choose two partners. Swap their positions.", "Swap two partners."),
    ("courses", "item", "Create three 1-power Goat partners. They enter tapped.",
     "Create three 1-power Goat partners. Tap them."),
    ("courses", "item", "Create a tapped Goat partner with 1 power.", "Create a Goat partner with 1 power. Tap it."),
    ("courses", "partner", "When this attacks, it gets +1 power permanently.",
     "When this attacks, put a +1 power counter on this."),
    ("courses", "supporter", "At the end of your turn, if you have no cards in hand, draw two.",
     "At the end of your turn, if you have no cards in your hand, draw two cards."),
    ("courses", "supporter", "Other supporters you control cost 1 less to play.", "Your supporters cost 1 star less."),
    ("courses", "item", "The player who has the most partners discards a card.",
     "The player with the most partners discards a card."),
    ("avarium", "student", "Whenever someone else plays a scheme, draw a card.",
     "When an enemy plays a scheme, draw a card."),
    ("arcane", "spell", "Every other player discards a card randomly.", "Each other player discards a card at random."),
    ("arcane", "item", "USE: Complete a public spell at no cost.",
     "USE: Complete a public spell without paying its cost."),
    ("varia", "action", "On-Hit: Inflict 2 damage on your target.", "On-Hit: Deal 2 damage to your target."),
    ("courses", "partner", "When this partner enters, gain 1 point.", "When this enters, gain 1 point."),
    ("courses", "course", "When a partner enters this course, draw a card.",
     "When a partner enters here, draw a card."),
    ("avarium", "student", "This student has +1 Combat for each other student in my class.",
     "I have +1 Combat for each other student in my class."),
    ("avarium", "student", "When this joins my class, draw a card.", "When I join my class, draw a card."),
    ("proelium", "item", "Destroy this item: Draw two cards.", "Destroy this: Draw two cards."),
    ("arcane", "spell", "Gain 3 Will. At the end of your turn, lose all your Will.",
     "Gain 3 Will. At the end of the turn, lose all your Will."),
    ("courses", "supporter", "At the start of your turn, gain 1 point. At the end of your turn, draw a card.",
     "At the start of your turn, gain 1 point.\nAt the end of your turn, draw a card."),
    ("arcane", "item", "USE: Pay 1 Shard to gain 3 Will.", "USE: Pay 1 Shard. If you do, gain 3 Will."),
    ("courses", "item", "Each player, starting with you, discards a card.", "Each player discards a card."),
    ("courses", "supporter", "The second time you draw a card each turn, gain 1 point.",
     "The second time you draw a card each turn, gain 1 point."),
    ("courses", "item", "Draw a card. If it is an item, draw another card.",
     "Draw a card and reveal it. If it is an item, draw a card."),
    ("courses", "partner", "When this is defeated, put it into your hand instead of your discard pile.",
     "When this is defeated, return it to its owner's hand."),
    ("courses", "partner", "If this is alone here, it has +2 power.",
     "As long as there is no other partner here, this has +2 power."),
    ("courses", "item", "Choose one of your partners. It gains +3 power this turn and untaps.",
     "Choose a partner of yours. It gets +3 power until the end of the turn. Untap it."),
    ("courses", "item", "Your opponents can't play items on their next turn.",
     "Each other player cannot play items until the start of your next turn."),
    ("courses", "partner", "This enters tapped unless you have fewer points than another player.",
     "This enters tapped unless another player has more points than you."),
    ("courses", "item", "Gain 3 points if you have exactly three partners in play.",
     "Gain 3 points if you have three or more partners and you have three or fewer partners."),
    ("courses", "partner", "When this enters, if you've cleared two or more courses, draw two cards.",
     "When this enters, if you have cleared two or more courses this game, draw two cards."),
    ("courses", "supporter", "When an item is played, put a charge counter on this.",
     "When a player plays an item, put a charge counter on this."),
    ("courses", "partner", "Discard a card: Untap this. Use only once per turn.",
     "Once each turn, discard a card: Untap this."),
    ("avarium", "student", "I cost 1 less for each Paragon student in my class.",
     "I cost 1 Reputation less to recruit for each Paragon student in my class."),
    ("avarium", "student", "When another student in my class is expelled, I get +1 Combat permanently.",
     "When another student in my class is expelled, put a +1 Combat counter on me."),
    ("avarium", "idol", "You win if you have 40 Merit at the start of your turn.",
     "You win if you start your turn with 40 Merit or more."),
    ("avarium", "scheme", "Steal 2 Merit from an enemy.", "Take 2 Merit from another player."),
    ("arcane", "item", "End of Game: 5 Prestige if you have no cards in hand.",
     "End of Game: Gain 5 Prestige if you have no cards in your hand."),
    ("varia", "action", "On-Hit: Your target gains Burning.", "On-Hit: Your target gains 1 Burning."),
    ("varia", "action", "This has +1 Power for each Burning on your target.",
     "This has +1 Power for each Burning that your target has."),
    ("varia", "action", "On-Hit: Gain 1 Health Point if your target is at 5 Health Points or less.",
     "On-Hit: Gain 1 Health Point if your target has 5 Health Points or less."),
    ("proelium", "attack", "Deal 3 damage to any character.", "Deal 3 damage to a character."),
    ("proelium", "action", "Gain 10k for each card your opponent has in hand.",
     "Gain 10k for each card in your opponent's hand."),
    ("proelium", "action", "Choose a character. It can't attack or block until your next turn.",
     ("Choose a character. It cannot attack until the start of your next turn. It cannot block until the start of your "
      "next turn.")),
    ("courses", "item", "Attach this to a partner. It can't attack and has -2 power.",
     "Attach this to a partner.\nThe attached partner cannot attack.\nThe attached partner has -2 power."),
    ("courses", "supporter", "When you clear your second course in a turn, gain 3 points.",
     "The second time a partner of yours clears a course each turn, gain 3 points."),
    ("courses", "partner", "If you would lose points while this is in play, lose 1 less.",
     "If you would lose points, lose 1 point less instead."),
    ("avarium", "scheme", "SURPRISE: Prevent the next 3 damage to target student this turn.",
     "SURPRISE: Prevent the next 3 damage that would be dealt to target student this turn."),
    ("varia", "action", "On-Hit: Choose one: your target gains 2 Bleeding; or you gain 2 Health Points.",
     "On-Hit: Choose one: Your target gains 2 Bleeding; or gain 2 Health Points."),
    ("proelium", "action", "Pay any amount of money. Draw a card for each 20k paid.",
     "Pay any amount of money. Draw a card for each 20k paid this way."),
    ("courses", "partner", "When this attacks and defeats a partner, draw a card.",
     "When this defeats a partner, draw a card."),
    ("courses", "item", "Choose a course. Untap that course and draw a card.",
     "Choose a course. Untap it and draw a card."),
    ("avarium", "scheme", "Choose an enemy. That enemy expels a student of their choice.",
     "Target enemy expels a student."),
    ("arcane", "item", "At the start of each player's turn, that player may pay 1 Shard to draw a card.",
     "At the start of each player's turn, that player may pay 1 Shard. If they do, they draw a card."),
    ("varia", "action", "If this misses, your target takes 1 damage.",
     "When this misses, deal 1 damage to your target."),
    ("varia", "asset", "At the end of your turn, if you have 0 Action Points, draw a card.",
     "At the end of your turn, if you have no Action Points, draw a card."),
    ("proelium", "item", "Your opponent can't play actions while you have less life than them.",
     "Your opponent cannot play actions as long as you have less life than your opponent."),
    ("avarium", "idol", "You win if you start your turn with the most Merit and the most students.",
     "You win if you start your turn while you have the most Merit and you have the most students."),
    ("courses", "partner", "This has +1 power as long as you have two or more partners and three or more courses.",
     "This has +1 power as long as you have two or more partners and three or more courses."),
    ("proelium", "action", "Destroy a character that costs 20k or less.", "Destroy a character with cost 20k or less."),
    ("courses", "supporter", "The next time you play an item that costs 3 or more, draw two cards and discard this.",
     "When you play this, the next time you play an item with cost 3 or more, draw two cards and discard this."),
    ("avarium", "student", "The next time you play a scheme, draw a card.",
     "When I join my class, the next time you play a scheme, draw a card."),
    ("arcane", "spell", "Repeat the effect of the last spell completed by another player.",
     "Copy the effect of the last spell another player completed."),
    ("arcane", "item", "Whenever a tile of yours would be exhausted by another player, you may discard a card instead.",
     "If another player would exhaust a tile of yours, you may discard a card instead."),
    ("courses", "partner",
     "If this would be defeated while it has a pie counter, remove a pie counter from it instead.",
     "As long as it has a pie counter, if this would be defeated, remove a pie counter from it instead."),
    ("avarium", "scheme", "SURPRISE: Use this scheme only while your idol is being attacked. Exhaust the attacker.",
     "SURPRISE: Use this scheme only if an idol in your class is being attacked. Exhaust the attacker."),
    ("arcane", "item", "End of Game: Gain 1 Prestige for every 3 Shards you have, to a maximum of 5 Prestige.",
     "End of Game: Gain 1 Prestige for every 3 Shards you have, up to a maximum of 5."),
    ("avarium", "scheme", "Ready two students in your class. Those students get +1 Combat until the end of the turn.",
     "Ready two students in your class. They get +1 Combat until the end of the turn."),
    ("courses", "item", 'Until the end of the turn, your partners gain "When this defeats a partner, draw a card."',
     'All partners of yours gain "When this defeats a partner, draw a card." until the end of the turn.'),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "ours"), SAID, ids=[text for _, _, text, _ in SAID])
def test_a_text_in_everyday_words_is_read_as_the_game_says_it(game: str, kind: str, text: str, ours: str) -> None:
    _abilities, tree = reader_of(game).card_files.understood(text, kind)

    assert str(tree) == ours


@pytest.mark.parametrize("game", sampled(GAMES, "arcane", "windward"))
def test_everyday_words_change_nothing_of_what_a_game_says_itself(game: str) -> None:
    files = reader_of(game).card_files
    for line, kind in sample_lines(files.advisor.folder):
        written = " ".join([plain(word) for word in words_of(typed(line))])
        reader = SecondReader(kind, files.read, files.advisor.language)
        meant = reader.said(line)
        other = reader.said(with_names(in_house_words(written), names_in(line)))

        assert not meant or other in ("", meant), line


def test_it_does_not_stand_for_the_course_at_which_a_partner_enters() -> None:
    assert reader_of("courses").card_files.fault(
        "When a partner enters a course of yours, untap that course.", "supporter"
    )


def test_a_target_stays_one_where_a_game_has_targets() -> None:
    files = reader_of("avarium").card_files

    _abilities, tree = files.understood(
        "Choose one: Expel target student with 2 or less Combat; or draw two cards.", "scheme"
    )

    assert str(tree) == "Choose one: Expel target student with Combat 2 or less; or draw two cards."
    assert files.fault("Each enemy chooses one: Expel target student; or draw two cards.", "scheme")
