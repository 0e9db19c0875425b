"""What completed assignments are worth, and what may be paid besides, by the texts of Arcane Academy."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player

CARDS: Final = [
    ("Frame", "item", "Each of your spells is worth 1 more Prestige."),
    ("Shelf", "item", "This is worth 2 more Prestige for each other item you have."),
    ("Stain", "item", "Items of other players are worth 1 less Prestige."),
    ("Kicker", "spell", "Gain 1 Will. As an additional cost, you may pay 2 Shards. If you do, gain 4 Will."),
    ("Extra", "spell", "You may pay 2 more Shards. If you do, gain 3 Will."),
    ("Level", "spell", "Gain Will equal to half the number of Shards you have."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own: they are worth 0."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def test_spells_and_items_are_worth_more_or_less(own: ArcaneGame) -> None:
    table = Scene(own)(
        player(items=["Frame", "Shelf"], spells=["Kicker", "Deep Breath"]),
        player(items=["Gilded Compasses"], spells=["Extra"]),
    )
    worth = table.state.worth
    printed = table.state.print_of(table.piece("Deep Breath")).prestige

    assert [worth(table.piece(name)) for name in ("Kicker", "Deep Breath", "Extra")] == [1, printed + 1, 0]
    assert worth(table.piece("Shelf")) == 2


def test_what_is_worth_less_is_never_worth_less_than_nothing(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Stain"]), player(items=["Frame", "Gilded Compasses"]))
    printed = table.state.print_of(table.piece("Gilded Compasses")).prestige

    assert table.state.worth(table.piece("Frame")) == 0
    assert table.state.worth(table.piece("Gilded Compasses")) == max(0, printed - 1)


@pytest.mark.parametrize(
    ("spell", "shards", "answer", "will", "left"),
    [
        ("Kicker", 2, "Yes", 5, 0),
        ("Kicker", 2, "No", 1, 2),
        ("Kicker", 1, "", 1, 1),
        ("Extra", 3, "Yes", 3, 1),
        ("Level", 7, "", 3, 7),
    ],
)
def test_more_may_be_paid_for_more(
    own: ArcaneGame, spell: str, shards: int, answer: str, will: int, left: int
) -> None:  # fmt: skip
    table = Scene(own)(player(private=[spell], will=0, shards=shards), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}", *([answer] if answer else []))

    assert (table.will[0], table.shards[0]) == (will, left)
