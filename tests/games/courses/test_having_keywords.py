"""Cards that have a keyword, whether it is printed on them, gained for a turn, or given by another card."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import ITEM
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import course

SLY: Final = ("Sly One", "partner", "Sneaky")
SHOES: Final = ("Shoes", "item", "A partner of yours gains Sneaky until the end of the turn.")
HOOD: Final = ("Hood", "item", "Attach this to a partner of yours.\nThe attached partner has Sneaky.")
PRAISE: Final = ("Praise", "item", "Gain 1 point for each partner of yours with Sneaky.")
BLAME: Final = ("Blame", "item", "Gain 1 point for each partner of yours without Sneaky.")
GUILD: Final = ("Guild", "supporter", "Your partners with Sneaky have +2 power.")
STILL: Final = ("Stillness", "item", "A partner of yours loses all abilities until the end of the turn.")


def test_a_printed_keyword_counts_and_its_absence_too(tmp_path: Path) -> None:
    game, world = game_with(tmp_path, SLY, PRAISE, BLAME), [course("Dune Sea", "Sly One", "Aki", "Twig")]

    assert plays(game, "Praise", world_map=world).points == [1, 0]
    assert plays(game, "Blame", world_map=world).points == [2, 0]


def test_a_keyword_that_was_gained_counts_until_the_end_of_the_turn(tmp_path: Path) -> None:
    game = game_with(tmp_path, SHOES, GUILD, ("Plain One", "partner", ""))
    table = plays(game, "Shoes", home=["Guild"], world_map=[course("Dune Sea", "Plain One")])

    this_turn = table.power("Plain One")
    table.do("End your turn")

    assert this_turn == 2 + 2
    assert table.power("Plain One") == 2


def test_a_keyword_by_an_attached_item_counts_as_long_as_it_is_attached(tmp_path: Path) -> None:
    game = game_with(tmp_path, HOOD, PRAISE, BLAME)
    table = plays(game, "Hood", hand=["Praise", "Blame"], world_map=[course("Dune Sea", "Aki", "Twig")])
    table.do("Aki")

    table.do("Play Praise")
    with_it = table.points[0]
    table.do("Play Blame")

    assert with_it == 1
    assert table.points == [2, 0]


def test_a_partner_that_has_lost_all_abilities_has_no_keyword(tmp_path: Path) -> None:
    game = game_with(tmp_path, SLY, STILL, PRAISE)
    table = plays(game, "Stillness", hand=["Praise"], world_map=[course("Dune Sea", "Sly One")])

    table.do("Play Praise")

    assert table.points == [0, 0]


def test_others_are_stronger_only_with_the_keyword(tmp_path: Path) -> None:
    world = [course("Dune Sea", "Sly One", "Plain One")]
    game = game_with(tmp_path, SLY, ("Plain One", "partner", ""), GUILD, PRAISE)

    table = plays(game, "Praise", world_map=world, home=["Guild"])

    assert table.power("Sly One") == 2 + 2
    assert table.power("Plain One") == 2


def test_a_card_that_enters_is_asked_for_its_keyword(tmp_path: Path) -> None:
    den = ("Den", "course", "When a partner of yours enters here, if it has Sneaky, gain 1 point.")
    game = game_with(tmp_path, SLY, ("Plain One", "partner", ""), den, PRAISE)
    table = plays(game, "Praise", hand=["Sly One", "Plain One"], world_map=[course("Den")])

    table.do("Enter Plain One")
    by_another = table.points[0]
    table.do("Enter Sly One")

    assert by_another == 0
    assert table.points == [1, 0]


def test_a_partner_with_a_keyword_is_found_in_the_deck(tmp_path: Path) -> None:
    text = "Search your deck for a partner with Sneaky, reveal it and put it into your hand. Shuffle your deck."
    table = plays(game_with(tmp_path, SLY, ("Lure", "item", text)), "Lure", deck=["Twig", "Sly One", "Twig"])

    table.do("Sly One")

    assert "Sly One" in table.hand(0)


def test_what_no_card_of_a_kind_can_have_is_refused() -> None:
    with pytest.raises(TextError, match="partners only"):
        read("Return an item with Sneaky to its owner's hand.", ITEM)


def test_cards_without_the_keyword_cannot_be_chosen(tmp_path: Path) -> None:
    game = game_with(tmp_path, SLY, ("Trap", "item", "Choose one: Gain 1 point; or defeat a partner with Sneaky."))
    table = plays(game, "Trap", world_map=[course("Dune Sea", "Sly One", "Twig")])

    table.do("Defeat a partner with Sneaky")

    assert table.discard(0) == ["Sly One", "Trap"]
