"""Assignments that cards complete without an action: what other cards forbid, and what they cost besides."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.performing import Complete
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player, tile

CARDS: Final = (
    ("Ban", "item", "Each other player cannot complete spells."),
    ("Pass", "spell", "Complete a public assignment without paying its cost."),
    ("Offer", "spell", "You may complete a public spell without paying its cost. If you don't, gain 1 Shard."),
    ("Gift", "spell", "Gain 3 Shards."),
    ("Poor", "spell", "Play this only if you have no Shards. Gain 5 Shards."),
    ("Rite", "spell", "As an additional cost to play this, discard a card. Gain 5 Will."),
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own, which cost nothing."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("arcane", "R8")
def test_honour_roll_completes_no_spell_while_a_card_forbids_that(own: ArcaneGame) -> None:
    public = ["Gift", "Puzzle Table", "Spark Flask"]
    table = Scene(own)(player(items=["Honour Roll"]), player(items=["Ban"]), public=public, bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Use Honour Roll")

    assert table.options == ["Puzzle Table", "Spark Flask"]
    assert table.why_not(Pick, "Gift") == Reason("C16", "Gift cannot be completed now.")


@pytest.mark.rule("arcane", "R8")
@pytest.mark.parametrize(("theirs", "completed"), [(["Ban"], []), ([], ["Gift"])])
@pytest.mark.parametrize(
    ("item", "scene"),
    [
        ("USE: Complete the top assignment of the deck without paying its cost.", {"deck": ["Gift"]}),
        ("USE: Complete a spell from the discard pile without paying its cost.", {"discard": ["Gift"], "deck": []}),
        ("USE: Complete a spell from your hand without paying its cost.", {"private": ["Gift"], "deck": []}),
        ("USE: Complete an assignment without paying its cost.", {"private": ["Gift"], "deck": []}),
        ("USE: Complete a public assignment for half its cost.", {"public": ["Gift"], "deck": []}),
        ("USE: Complete an assignment from your hand for 2 less.", {"private": ["Gift"], "deck": []}),
        (
            "USE: Look at the top card of the deck. Complete it without paying its cost.",
            {"deck": ["Gift"]},
        ),
    ],
)
def test_no_card_completes_what_a_card_forbids(
    tmp_path: Path, item: str, scene: dict[str, Any], theirs: list[str], completed: list[str]
) -> None:
    game = game_with(tmp_path, ("Key", "item", item), ("Gift", "spell", "Gain 3 Shards."), CARDS[0])
    mine = player(items=["Key"], private=scene.get("private", []))
    center = {key: cards for key, cards in scene.items() if key != "private"}
    table = Scene(game)(mine, player(items=theirs), bag=[], **center)

    table.do(f"Cast {USE_OR_COMPLETE}", "Use Key")
    if "Gift" in table.options:
        table.do("Gift")

    assert table.spells(0) == completed


@pytest.mark.rule("arcane", "R8")
def test_what_a_card_forbids_is_not_offered_and_so_has_not_been_done(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Offer"]), player(items=["Feather Bed"]), public=["Poor"], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Offer")

    assert (table.spells(0), table.shards[0]) == (["Offer"], 4)


@pytest.mark.rule("arcane", "R8")
@pytest.mark.parametrize(("shards", "gained"), [(0, 5), (2, 0)])
def test_what_can_be_played_only_if_something_is_so_is_completed_by_a_card_only_then(
    own: ArcaneGame, shards: int, gained: int
) -> None:
    table = Scene(own)(player(private=["Pass"], shards=shards), player(), public=["Poor"], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Pass")

    assert table.shards[0] == shards + gained


@pytest.mark.rule("arcane", "R8")
def test_what_an_assignment_costs_besides_is_done_where_a_card_completes_it(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Pass", "Gift"], will=0), player(), public=["Rite"], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Pass")

    assert (table.hand(0), table.will[0]) == ([], 5)


@pytest.mark.rule("arcane", "C1", "setup.replace")
@pytest.mark.parametrize(("mine", "fourth", "hand"), [("Echo", "Puzzle Table", 3), ("Spark Flask", "Echo", 4)])
def test_a_spell_that_comes_back_while_it_takes_effect_is_not_replaced(
    tmp_path: Path, mine: str, fourth: str, hand: int
) -> None:
    own = game_with(tmp_path, ("Echo", "spell", "Gain 1 Will. Return this to its owner's hand."))
    held = ["Deep Breath", "New Wing", mine]
    public = ["Bulk Order", "Time Dilation", "Pop Quiz", fourth]
    deck = ["Damp Chalk", "Grand Theorem", "Guild Card"]
    table = Scene(own)(player(private=held), player(), public=public, bag=[], deck=deck)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Echo")

    assert "Echo" in table.hand(0)
    assert (len(table.hand(0)), len(table.public)) == (hand, 4)


@pytest.mark.rule("arcane", "C1")
def test_another_assignment_of_the_same_turn_is_replaced_all_the_same(tmp_path: Path) -> None:
    texts = ("Echo", "spell", "Return this to its owner's hand."), ("Gift", "spell", "Gain 1 Will.")
    own = game_with(tmp_path, *texts)
    slate = [tile("2x Complete Assignment, N", 1, 1)]
    held, deck = ["Echo", "Gift", "Deep Breath"], ["Damp Chalk", "Grand Theorem", "Guild Card"]
    public = ["Bulk Order", "Time Dilation", "Pop Quiz", "Puzzle Table"]
    table = Scene(own)(player(private=held, slate=slate), player(), public=public, bag=[], deck=deck)

    table.do("Cast 2x Complete", "Complete Gift", "Complete Echo")
    table.finish()

    assert sorted(table.hand(0)) == ["Deep Breath", "Echo", "Guild Card"]


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("Poor", "Poor can be played only if you have no Shards."),
        ("Rite", "You have too few cards in your hand to discard."),
    ],
)
def test_the_reason_says_what_must_be_so_for_an_assignment_to_be_played(
    own: ArcaneGame, card: str, sentence: str
) -> None:
    table = Scene(own)(player(shards=2, items=["Spark Flask"]), player(), public=[card], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert table.why_not(Complete, card) == Reason("C16", sentence)
