"""What cards of Varia do with the target's deck, and what goes back into the decks of owners."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import Table, player
from tests.games.varia.test_wordings import table_of

DECK = ["Lunge", "Lunge", "Lunge", "War Cry", "Raised Guard", "Cinder Slash"]  # the top one last


def acting(folder: Path, text: str, **theirs: object) -> Table:
    """The action hits, and does this; the other player has a deck."""
    rival = player(deck=DECK, **theirs)
    return table_of(
        folder, "action", f"Ranged\\n{text}", player(timeline=["Own"]), rival, engaged=False, chance=[1, 1]
    )  # fmt: skip


def to_the_hit(table: Table) -> None:
    """The players plan nothing more, until a card asks."""
    while any([one.startswith("Plan no") for one in table.options]):
        table.do(next(one for one in table.options if one.startswith("Plan no")))


@pytest.mark.parametrize(("text", "count"), [
    ("Your target discards the top card of their deck.", 1),
    ("Your target discards the top two cards of their deck.", 2),
    ("Your target mills three cards.", 3),
    ("Your target puts the top two cards of their deck into their discard pile.", 2),
    ("Deal 1 damage to your target, then your target discards the top three cards of their deck.", 3),
])  # fmt: skip
def test_the_target_discards_cards_of_the_deck(tmp_path: Path, text: str, count: int) -> None:
    table = acting(tmp_path, f"On-Hit: {text}")

    to_the_hit(table)

    assert sorted(table.there("discard pile", 1)) == sorted(DECK[-count:])


def test_a_player_sorts_the_targets_deck(tmp_path: Path) -> None:
    text = (
        "On-Hit: Look at the top three cards of your target's deck. Discard one of them and put the rest back in any "
        "order."
    )
    table = acting(tmp_path, text)
    to_the_hit(table)
    assert sorted(table.options) == ["Cinder Slash", "Raised Guard", "War Cry"]

    table.do("Cinder Slash", "Raised Guard")

    assert table.there("discard pile", 1) == ["Cinder Slash"]
    assert table.there("hand", 1) == ["War Cry", "Raised Guard"]


def test_a_player_puts_the_targets_card_below_the_targets_deck(tmp_path: Path) -> None:
    text = "On-Hit: Look at the top card of your target's deck. You may put it on the bottom of their deck."
    table = acting(tmp_path, text)
    to_the_hit(table)

    table.do("Yes")

    assert table.there("deck", 1) == ["Cinder Slash", "Lunge", "Lunge", "Lunge"]


def test_an_action_is_shuffled_into_its_owners_deck(tmp_path: Path) -> None:
    text = "On-Hit: Shuffle an action of your target into its owner's deck."
    rival = player(deck=[], timeline=[[], "War Cry"])
    table = table_of(tmp_path, "action", f"Ranged\\n{text}", player(timeline=["Own"]), rival, chance=[1, 1])

    to_the_hit(table)

    assert table.row(1) == []
    assert "War Cry" in [*table.there("deck", 1), *table.there("hand", 1)]


def test_an_action_shuffles_itself_into_the_deck(tmp_path: Path) -> None:
    text = "End of Moment: Shuffle this into your deck."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), chance=[1, 1])

    table.resolve()

    assert table.there("discard pile", 0) == []
    assert "Own" in [*table.there("deck", 0), *table.there("hand", 0)]


DRAWS = [
    ("Your target skips their next draw.", 0),
    ("Your target draws one card less at the start of the next turn.", 1),
    ("Your target draws one fewer card in their next turn.", 1),
    ("Draw a card.", 2),
]


@pytest.mark.parametrize(("text", "count"), DRAWS)
def test_the_target_draws_fewer_cards_in_the_next_turn(tmp_path: Path, text: str, count: int) -> None:
    table = acting(tmp_path, f"On-Hit: {text}")

    table.resolve()

    assert len(table.there("hand", 1)) == count
