"""Texts in other words that mean one thing, and are read as that or not at all."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

SACRIFICED = [
    ("avarium", "scheme", "Each enemy sacrifices two students.", "Each enemy expels two students in their class."),
    ("avarium", "student", "Sacrifice a ready student: Draw a card.",
     "Expel a ready student in your class: Draw a card."),
    ("avarium", "scheme", "Each player sacrifices a student with recruit cost 3 or less.",
     "Each player expels a student in their class with recruit cost 3 or less."),
    ("avarium", "scheme", "You may sacrifice a Sports student. If you do, draw three cards.",
     "You may expel a Sports student in your class. If you do, draw three cards."),
    ("courses", "item", "Each other player sacrifices two partners.",
     "Each other player discards two partners of theirs."),
    ("courses", "item", "Sacrifice a tapped partner. Draw three cards.",
     "Discard a tapped partner of yours. Draw three cards."),
    ("courses", "item", "Each other player may sacrifice a partner. If they do, draw a card.",
     "Each other player may discard a partner of theirs. If they do, draw a card."),
    ("proelium", "action", "Your opponent sacrifices two characters.",
     "Your opponent destroys two characters of theirs."),
    ("proelium", "action", "Sacrifice two characters. Draw four cards.",
     "Destroy two characters of yours. Draw four cards."),
    ("arcane", "spell", "Sacrifice an item with cost 3 or more. Draw three cards.",
     "Discard an item of yours with cost 3 or more. Draw three cards."),
    ("arcane", "spell", "Each other player sacrifices a placed tile.",
     "Each other player discards a placed tile of theirs."),
    ("varia", "action", "Start of Moment: Sacrifice an asset. If you do, draw two cards.",
     "Start of Moment: Ruin an asset of yours. If you do, draw two cards."),
    ("varia", "asset", "Sacrifice this: Draw a card.", "Ruin this: Draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "house"), SACRIFICED)
def test_who_sacrifices_cards_gives_up_their_own(game: str, kind: str, text: str, house: str) -> None:
    assert str(reader_of(game).card_files.understood(text, kind)[1]) == house


OF_OTHERS = [
    ("courses", "item", "Return a partner of another player to your hand."),
    ("courses", "item", "Return a partner to your hand."),
    ("courses", "item", "Put a partner of another player into your hand."),
    ("courses", "supporter", "When a partner of another player is defeated, return it to your hand."),
    ("arcane", "spell", "Return an item of another player to your hand."),
    ("arcane", "spell", "Put an item of another player into your hand."),
    ("proelium", "action", "Return a character of your opponent to your hand."),
    ("proelium", "action", "Put a character of your opponent into your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text"), OF_OTHERS)
def test_a_card_that_may_be_anothers_does_not_go_to_its_owner_where_your_hand_is_said(
    game: str, kind: str, text: str
) -> None:
    assert reader_of(game).card_files.fault(text, kind)


LOOKED_AT = [
    ("courses", "item", "Look at the top two cards of your deck. Discard one.",
     "Look at the top two cards of your deck. Put one of them into your discard pile."),
    ("courses", "item", "Look at the top two cards of your deck. Discard one of them.",
     "Look at the top two cards of your deck. Put one of them into your discard pile."),
    ("arcane", "spell", "Look at the top two cards of the deck. Discard one.",
     "Look at the top two cards of the deck. Put one of them into the discard pile."),
    ("arcane", "spell", "Draw two cards and discard one of them.", "Draw two cards, then discard one of them."),
    ("proelium", "action", "Look at the top two cards of your deck. Discard one.",
     "Look at the top two cards of your deck. Discard one."),
    ("courses", "item", "Discard two cards. If you discarded an item this way, draw a card.",
     "Discard two cards. If an item was discarded this way, draw a card."),
    ("varia", "action", "On-Hit: Each player draws a card for each of their assets.",
     "On-Hit: Each player draws a card for each asset of theirs."),
    ("arcane", "item", "When another player rests, take a Shard from them.",
     "When another player rests, take 1 Shard from that player."),
    ("proelium", "item", "Once each turn, you may discard a card to gain 20k.",
     "Once each turn, you may discard a card. If you do, gain 20k."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "house"), LOOKED_AT)
def test_words_for_the_cards_and_players_of_the_sentence_before_mean_those(
    game: str, kind: str, text: str, house: str
) -> None:
    assert str(reader_of(game).card_files.understood(text, kind)[1]) == house


NOT_SAID = [
    ("courses", "supporter", "At the end of your turn, gain 1 point for each partner you have defeated this turn."),
    ("proelium", "character", "When this deals combat damage to a character, destroy it."),
    ("arcane", "item", "When another player rests, take 1 Shard from they."),
    ("courses", "item", "Each player discards a card. If you discarded an item this way, draw a card."),
    ("courses", "item", "Each player discards two cards. Gain 1 point for each item you discarded."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text"), NOT_SAID)
def test_what_a_game_cannot_say_is_not_read_as_something_else(game: str, kind: str, text: str) -> None:
    assert reader_of(game).card_files.fault(text, kind)


def test_what_comes_near_is_proposed() -> None:
    fault = reader_of("proelium").card_files.fault(
        "When this deals combat damage to your opponent, draw a card.", "character"
    )

    assert "write: When this damages your opponent, draw a card." in fault
