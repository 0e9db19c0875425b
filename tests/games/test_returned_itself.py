"""Cards that are played once and return themselves to the hand: they are not put away after that."""

from __future__ import annotations

from pathlib import Path

from rulebound.games.arcane.zones import HAND as PRIVATE
from tests.cardtext.designers.corpus import reader_of
from tests.games.arcane import own_cards as arcane_cards
from tests.games.arcane import table as arcane
from tests.games.courses import own_cards as courses_cards
from tests.games.courses import table as courses
from tests.games.proelium import own_cards as proelium_cards
from tests.games.proelium import table as proelium


def test_an_item_of_the_course_game_can_be_played_again(tmp_path: Path) -> None:
    own = courses_cards.game_with(tmp_path, ("Boom", "item", "Gain 1 point. Return this to your hand."))
    mine = courses.player(world_map=[courses.course("Dune Sea", "Aki")], hand=["Boom"], deck=courses.twelve_others())
    table = courses.Scene(own)(mine, courses.player())

    table.do("Play Boom", "Play Boom")

    assert (table.points[0], table.zone("Boom")) == (2, "hand")


def test_an_action_of_proelium_is_not_discarded(tmp_path: Path) -> None:
    own = proelium_cards.game_with(tmp_path, ("Boom", "action", "Gain 20k. Return this to your hand."))
    table = proelium.Scene(own)(proelium.player(hand=["Boom"], funds=20), proelium.player(funds=20))

    table.do("Play Boom")

    assert (table.funds[0], table.there("hand"), table.there("discard pile")) == (22, ["Boom"], [])


def test_a_spell_of_arcane_academy_is_private_again_and_not_completed(tmp_path: Path) -> None:
    own = arcane_cards.game_with(tmp_path, ("Boom", "spell", "Gain 1 Will. Return this to your hand."))
    slate = [arcane.tile("2x Complete Assignment, N", 0, 1)]
    table = arcane.Scene(own)(arcane.player(private=["Boom"], will=5, shards=0, slate=slate), arcane.player(), bag=[])

    table.do("Cast 2x Complete Assignment, N")
    table.do("Complete Boom for 0 Will")
    table.do("Complete Boom for 0 Will")

    assert (table.state.will[0], table.state.zone[table.piece("Boom")]) == (7, PRIVATE)


def test_a_venture_of_windward_is_in_the_hand_while_it_takes_effect_so_that_it_cannot_return() -> None:
    why = reader_of("windward").card_files.fault("Gain 1 coin. Return this to your hand.", "venture")

    assert "cards of the kind venture do not stay in play" in why
