"""What is done to the card itself: a card that is played once does not stay where that could be done."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

NOT_IN_PLAY = "do not stay in play: nothing can be done there to this card itself"


@pytest.mark.parametrize(("game", "kind", "text"), [
    ("courses", "item", "Untap this."),
    ("courses", "item", "Gain 1 point. Put a growth counter on this."),
    ("avarium", "scheme", "Draw a card. Expel me."),
    ("avarium", "scheme", "SURPRISE: Ready me."),
    ("proelium", "attack", "Deal 2 damage to a character. Destroy this."),
    ("proelium", "action", "Put a charge counter on this."),
])  # fmt: skip
def test_what_can_be_done_only_in_play_is_refused_of_a_card_that_is_played_once(
    game: str, kind: str, text: str
) -> None:
    assert NOT_IN_PLAY in reader_of(game).card_files.fault(text, kind)


@pytest.mark.parametrize(("game", "kind", "text"), [
    ("courses", "supporter", "When you play an item, untap this."),
    ("courses", "item", "Attach this to a partner.\nWhen the attached partner attacks, put a growth counter on this."),
    ("courses", "item", 'Create a Goat partner with 1 power and "Tap this: Draw a card."'),
    ("avarium", "scheme", "Put me into your hand."),
    ("proelium", "item", "Destroy this: Draw a card."),
])  # fmt: skip
def test_it_is_read_where_the_card_stays_and_of_what_a_token_does_to_itself(game: str, kind: str, text: str) -> None:
    assert not reader_of(game).card_files.fault(text, kind)


@pytest.mark.parametrize("text", ["USE: Exhaust this.", "USE: Remove all exhaustion tokens from this."])
def test_an_assignment_is_no_tile(text: str) -> None:
    assert "this card is no tile" in reader_of("arcane").card_files.fault(text, "item")


def test_an_action_is_no_asset_that_could_be_ruined() -> None:
    assert "only assets are ruined" in reader_of("varia").card_files.fault("On-Hit: Ruin this.", "action")
