"""Pencils down, final turns, extra turns, the last assignment, scoring, ties and stalemate."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.games.arcane.assignments import discard
from rulebound.games.arcane.events import PENCILS_DOWN
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import (
    ADD,
    USE_OR_COMPLETE,
    WILL_OR_SHARD,
    Scene,
    Table,
    item,
    player,
    tile,
)

SEVEN = ["Damp Chalk", "Pop Quiz", "Bulk Order", "Tuition Fees", "Night Lamp", "Guild Card", "Thrifty Wand"]
SPELLS, ITEMS = SEVEN[:4], SEVEN[4:]
DULL = ["Trading Places", "Sliding Puzzle", "Geometry Lesson", "Cleared Desk", "Fresh Start", "Honour Roll", "Toll Box"]


def seven(**more: Any) -> dict[str, Any]:
    """A player with seven completed assignments, who can complete another."""
    return player(**{"will": 9, "shards": 9, "spells": SPELLS, "items": ITEMS, "private": ["Deep Breath"], **more})


def complete_the_eighth(table: Table) -> None:
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deep Breath")


# -- Pencils down ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "pencils.call", "pencils.mixed", "E2")
def test_with_eight_assignments_at_the_end_of_the_turn_pencils_go_down(scene: Scene) -> None:
    slate = [tile("Complete Assignment + Add Tile, NS", 1, 1)]
    table = scene(seven(slate=slate), player(), market=["Use Item, NE"], bag=[])

    table.do("Cast Complete Assignment + Add Tile, NS", "Complete Deep Breath")
    before = table.state.pencils
    table.finish()

    assert (before, table.state.pencils) == (-1, 0)
    assert "Pencils down! Player 1 has called the end of the exam." in table.told()


@pytest.mark.rule("arcane", "pencils.call")
def test_with_seven_nothing_happens(scene: Scene) -> None:
    table = scene(seven(), player())

    table.rest()

    assert table.state.pencils == -1


@pytest.mark.rule("arcane", "R19")
@pytest.mark.parametrize(("text", "mine", "theirs", "caller"), [
    ("Take an item of another player.", ITEMS[:2], ["Spark Flask"], 0),
    ("Take an item of another player.", ITEMS[:1], ["Spark Flask"], -1),
    ("Give an item of yours to another player.", ITEMS, [], -1),
    ("Discard an item of yours.", ITEMS, [], -1),
])  # fmt: skip
def test_toward_eight_count_the_items_that_lie_in_front_of_a_player(
    scene: Scene, tmp_path: Path, text: str, mine: list[str], theirs: list[str], caller: int
) -> None:
    game = game_with(tmp_path, ("Passing", "spell", text))
    me = player(spells=SPELLS, items=mine, private=["Passing"])
    table = scene(me, player(items=theirs), game=game)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Passing")
    if table.state.active == 0:
        table.do(mine[0])

    assert (table.state.active, table.state.pencils) == (1, caller)


@pytest.mark.rule("arcane", "pencils.final", "E1", "final.caller", "win.end", "E10")
@pytest.mark.parametrize(("seats", "caller"), [(2, 0), (3, 1), (4, 2)])
def test_each_player_has_one_final_turn_and_the_caller_the_last_one(scene: Scene, seats: int, caller: int) -> None:
    table = scene(*[seven() if seat == caller else {} for seat in range(seats)], active=caller)
    complete_the_eighth(table)
    order, asked = [], []
    while table.outcome is None:
        order.append(table.state.active)
        asked.append(table.asked)
        table.finish()

    assert set(asked) == {"Your last turn: cast, or rest?"}
    assert order == [(caller + 1 + n) % seats for n in range(seats)]
    assert table.outcome[1] == "prestige"


@pytest.mark.rule("arcane", "pencils.card", "E6")
def test_a_second_player_with_eight_changes_nothing(scene: Scene) -> None:
    table = scene(seven(), player(), pencils=1, seed=3)

    complete_the_eighth(table)
    table.finish()

    assert table.state.pencils == 1
    assert table.happened(PENCILS_DOWN) == []


@pytest.mark.rule("arcane", "C13")
def test_one_may_complete_more_than_eight(scene: Scene) -> None:
    table = scene(
        seven(slate=[tile("2x Complete Assignment, N", 1, 1)], private=["Deep Breath", "Feather Bed"]), player()
    )

    table.do("Cast 2x Complete Assignment, N", "Complete Deep Breath", "Complete Feather Bed")

    assert table.state.completed(0) == 9


# -- Extra turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "C15")
def test_an_extra_turn_is_a_whole_turn_after_the_end_of_this_one(scene: Scene) -> None:
    table = scene(player(will=9, private=["Time Dilation"]), player(), market=["Use Item, NE"])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Time Dilation")

    assert (table.state.active, table.state.turn, table.state.is_extra) == (0, 2, True)
    assert (len(table.market), len(table.hand(0))) == (4, 3)
    table.rest()
    assert (table.state.active, table.state.is_extra) == (1, False)


@pytest.mark.rule("arcane", "E5")
def test_an_extra_turn_may_earn_another_one(scene: Scene) -> None:
    table = scene(player(extra_turns=2), player())
    order = []
    for _ in range(4):
        order.append(table.state.active)
        table.rest()

    assert order == [0, 0, 0, 1]


@pytest.mark.rule("arcane", "E3", "pencils.extra")
def test_an_extra_turn_earned_in_the_turn_of_the_call_is_not_the_final_one(scene: Scene) -> None:
    table = scene(seven(extra_turns=1), player())
    complete_the_eighth(table)
    order = []
    while table.outcome is None:
        order.append((table.state.active, table.state.is_extra))
        table.finish()

    assert order == [(0, True), (1, False), (0, False)]


@pytest.mark.rule("arcane", "E4", "final.extra", "pencils.extra")
def test_an_extra_turn_earned_in_the_very_last_turn_is_still_taken(scene: Scene) -> None:
    table = scene(
        player(will=9, spells=SPELLS, items=ITEMS, private=["Time Dilation"]),
        player(final_turn=True),
        pencils=0,
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Time Dilation")

    assert table.outcome is None
    assert table.state.is_extra
    table.finish()
    assert table.outcome is not None


# -- The last assignment -----------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "E7", "empty.deck")
def test_who_draws_the_last_assignment_calls_pencils_down_at_the_end_of_the_turn(scene: Scene) -> None:
    table = scene(player(private=DULL[:2]), player(), deck=["Deep Breath"])

    table.rest()

    assert table.state.pencils == 0
    assert table.state.finals == [False, True]


@pytest.mark.rule("arcane", "E7")
def test_the_last_assignment_changes_nothing_once_pencils_are_down(scene: Scene) -> None:
    table = scene(player(private=DULL[:2]), player(), deck=["Deep Breath"], pencils=1)

    table.rest()

    assert table.state.pencils == 1


@pytest.mark.rule("arcane", "E8")
def test_also_where_it_is_drawn_by_resting(scene: Scene) -> None:
    table = scene(player(private=DULL[:3]), player(), deck=["Deep Breath"])

    table.do("Rest", f"Discard {DULL[0]}")

    assert table.state.pencils == 0


@pytest.mark.rule("arcane", "E8")
def test_also_where_it_is_drawn_by_a_card_and_not_before_the_turn_is_over(scene: Scene) -> None:
    table = scene(
        player(will=9, private=["Pop Quiz", *DULL[:3]], slate=[tile("2x Complete Assignment, N", 1, 1)]),
        player(),
        deck=["Deep Breath"],
    )

    table.do("Cast 2x Complete Assignment, N", "Complete Pop Quiz")
    before = table.state.pencils
    table.finish()

    assert (before, table.state.pencils) == (-1, 0)


@pytest.mark.rule("arcane", "E9")
def test_with_an_empty_deck_play_goes_on_with_fewer_assignments(scene: Scene) -> None:
    table = scene(player(will=9, private=["Damp Chalk"]), player(), public=["Toll Box"], deck=[], pencils=1)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")

    assert (table.public, table.hand(0)) == (["Toll Box"], [])
    assert table.outcome is None


@pytest.mark.rule("arcane", "R5")
def test_where_another_player_draws_the_last_one_that_player_calls(scene: Scene) -> None:
    table = scene(player(), player(), player(), last_card=2, deck=[])
    order = []
    table.finish()
    caller = table.state.pencils
    while table.outcome is None:
        order.append(table.state.active)
        table.finish()

    assert caller == 2
    assert order == [1, 2, 0]


# -- Scoring -----------------------------------------------------------------------------------------------------------


def last_turn(scene: Scene, *players: dict[str, Any], **more: Any) -> Table:
    """The last turn of a game, which seat 0 has begun."""
    final = [player(**{**one, "final_turn": True}) for one in players]
    return scene(*final, pencils=0, **more)


@pytest.mark.rule("arcane", "prestige.value", "prestige.tokens", "prestige.total")
def test_the_example_of_calculating_prestige(scene: Scene) -> None:
    """A spell of 2, an item of 3, and an item of 1 with two tokens: 8 in all."""
    table = scene(player(spells=["Deep Breath"], items=["Night Lamp", item("Gilded Compasses", 2)]), player())

    assert table.scores == [8, 0]


@pytest.mark.rule("arcane", "win.most")
def test_the_most_prestige_wins(scene: Scene) -> None:
    table = last_turn(scene, {"spells": SPELLS}, {"spells": ["Grand Theorem"], "will": 9, "shards": 30})

    table.finish()

    assert table.outcome == ([0], "prestige", "win.most")


@pytest.mark.rule("arcane", "tie.resources", "E12")
def test_a_tie_is_broken_by_will_and_shards_together(scene: Scene) -> None:
    table = last_turn(
        scene,
        {"spells": ["Damp Chalk"], "will": 5, "shards": 1},
        {"spells": ["Vanishing Lecture"], "will": 1, "shards": 6},
        {"will": 9, "shards": 9},
    )

    table.finish()

    assert table.outcome == ([1], "resources", "tie.resources")


@pytest.mark.rule("arcane", "tie.shared", "E12")
def test_else_the_victory_is_shared(scene: Scene) -> None:
    table = last_turn(
        scene,
        {"spells": ["Damp Chalk"], "will": 5, "shards": 1},
        {"will": 9, "shards": 9},
        {"spells": ["Vanishing Lecture"], "will": 1, "shards": 5},
    )

    table.finish()

    assert table.outcome == ([0, 2], "co-valedictorians", "tie.shared")
    assert table.state.returns() == [0.0, -1.0, 0.0]


@pytest.mark.rule("arcane", "E13")
def test_private_assignments_that_were_not_completed_cost_nothing(scene: Scene) -> None:
    table = last_turn(scene, {"private": DULL[:3], "spells": ["Damp Chalk"]}, {})

    table.finish()

    assert table.scores == [3, 0]


@pytest.mark.rule("arcane", "final.items", "item.end")
def test_end_of_game_items_take_effect_when_the_game_is_over(scene: Scene) -> None:
    table = last_turn(scene, {"items": ["Curator's Catalogue", "Toll Box", "Guild Card"]}, {})
    before = table.scores[0]

    table.finish()

    assert (before, table.scores[0]) == (6, 7)
    assert "The End of Game ability of Curator's Catalogue of Player 1 takes effect." in table.told()


@pytest.mark.rule("arcane", "E11")
@pytest.mark.parametrize("ruling", ["own", "completed"])
def test_where_their_order_matters_a_player_chooses_it(scene: Scene, ruling: str) -> None:
    """Three Shards are worth 1 with the key, if they are not given away before."""
    items = ["Donation Box", "Treasury Key"]
    table = last_turn(scene, {"items": items, "shards": 3}, {}, rulings={"end_items": ruling})

    table.rest()
    if ruling == "own":
        assert table.asked == "Which End of Game item takes effect next?"
        assert table.options == items
        table.do("Treasury Key")
    table.do("Yes")

    assert table.scores[0] == (3 + 1 + 3 if ruling == "own" else 3 + 3)
    assert table.shards[0] == 0


@pytest.mark.rule("arcane", "E11")
def test_a_player_chooses_only_among_their_own_items(scene: Scene) -> None:
    items = ["Donation Box", "Treasury Key"]
    table = last_turn(scene, {"items": items, "shards": 3}, {"items": ["Curator's Catalogue"]})

    table.rest()

    assert table.options == items
    assert table.why_not(Pick, "Curator's Catalogue") == Reason(
        "E11", "Curator's Catalogue is not an item of yours whose End of Game ability waits."
    )


@pytest.mark.rule("arcane", "E11")
def test_where_their_order_cannot_matter_nobody_is_asked(scene: Scene) -> None:
    table = last_turn(
        scene, {"items": ["Spellbook of Record", "Treasury Key"], "shards": 3, "spells": ["Damp Chalk"]}, {}
    )

    table.finish()

    assert table.outcome is not None
    assert table.scores[0] == 2 + 2 + 3 + 1 + 0


@pytest.mark.rule("arcane", "E11")
@pytest.mark.parametrize("other", ["Star Chart", "Curator's Catalogue", "Memory Urn"])
def test_where_no_other_item_counts_what_one_spends_its_player_chooses_no_order(scene: Scene, other: str) -> None:
    table = last_turn(scene, {"items": [other, "Donation Box"], "shards": 3}, {})

    table.rest()

    assert table.options == ["Yes", "No"]


@pytest.mark.rule("arcane", "E11")
def test_where_a_gain_sets_off_another_that_one_counts_a_player_chooses(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Fund", "item", "When you gain Prestige, gain 1 Shard."))
    items = ["Treasury Key", "Star Chart"]
    table = last_turn(scene, {"items": [*items, "Fund"], "shards": 2}, {}, game=game)

    table.rest()

    assert table.options == items


@pytest.mark.rule("arcane", "E11")
@pytest.mark.parametrize("text", ["Discard an item of yours.", "Put 2 Prestige tokens on this."])
def test_where_one_does_anything_else_a_player_chooses(scene: Scene, tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, ("Sale", "item", f"End of Game: {text}"))
    table = last_turn(scene, {"items": ["Sale", "Curator's Catalogue"]}, {}, game=game)

    table.rest()

    assert table.options == ["Sale", "Curator's Catalogue"]


@pytest.mark.rule("arcane", "E11")
@pytest.mark.parametrize(
    ("counting", "before", "after"),
    [
        ("Gain 1 Prestige for every 5 Prestige you have.", 1 + 4, 4 + 2),
        ("If you have 8 or more Prestige, gain 3 Prestige.", 0 + 4, 4 + 3),
    ],
)
def test_where_one_counts_the_prestige_that_another_brings_a_player_chooses(
    scene: Scene, tmp_path: Path, counting: str, before: int, after: int
) -> None:
    abacus = ("Abacus", "item", f"End of Game: {counting}")
    game = game_with(tmp_path, abacus, ("Bounty", "item", "End of Game: Gain 4 Prestige."))
    gained = []

    for chosen in ("Abacus", "Bounty"):
        table = last_turn(scene, {"items": ["Abacus", "Bounty"], "prestige": 6}, {}, game=game)
        table.rest()
        table.do(chosen)
        gained.append(table.scores[0] - 6)

    assert gained == [before, after]


@pytest.mark.rule("arcane", "E11")
def test_seats_take_their_turn_at_it_from_the_first_player(scene: Scene, tmp_path: Path) -> None:
    choice = "End of Game: You may pay 4 Will. If you do, put 3 Prestige tokens on this."
    game = game_with(tmp_path, ("Urn", "item", choice))
    table = last_turn(scene, {"items": ["Donation Box"]}, {"items": ["Urn"], "will": 9}, first=1, game=game)

    table.rest()

    assert table.state.seat == 1
    table.do("Yes", "No")
    assert (table.will[1], table.shards[0]) == (5, 3)
    assert table.scores == [1, table.state.worth(table.piece("Urn"))]


@pytest.mark.rule("arcane", "R13")
def test_a_turn_is_skipped_but_no_final_turn(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Nap", "spell", "Each other player skips their next turn.\nDraw a card."))
    early = scene(player(will=9, private=["Nap"]), player(), player(), game=game, bag=[])
    late = scene(
        player(will=9, private=["Nap"], final_turn=True), player(), player(), game=game, bag=[], pencils=0, first=0
    )

    for table in (early, late):
        table.do(f"Cast {USE_OR_COMPLETE}", "Complete Nap")
        table.finish() if table.state.active == 0 and table.state.turn == 1 else None

    assert (early.state.active, early.state.turn) == (0, 2)
    assert (late.state.active, late.state.turn) == (1, 2)


@pytest.mark.rule("arcane", "E11", "tie.resources")
def test_ties_are_broken_by_what_is_left_afterwards(scene: Scene) -> None:
    table = last_turn(
        scene,
        {"spells": ["Pop Quiz", "Trading Places"], "will": 3},
        {"items": ["Donation Box"], "shards": 6, "will": 0},
    )

    table.rest()
    table.do("Yes")

    assert table.scores == [4, 4]
    assert table.outcome == ([0], "resources", "tie.resources")


@pytest.mark.rule("arcane", "E14")
@pytest.mark.parametrize(("ruling", "score"), [("leave", 0), ("stay", 4)])
def test_prestige_tokens_leave_with_their_item_unless_the_table_says_otherwise(
    scene: Scene, ruling: str, score: int
) -> None:
    table = scene(player(items=[item("Gilded Compasses", 4)]), player(), rulings={"tokens_of_lost_item": ruling})

    discard(table.state, table.piece("Gilded Compasses"))

    assert table.scores[0] == score
    assert table.items(0) == []


@pytest.mark.rule("arcane", "E14")
@pytest.mark.parametrize(("ruling", "score"), [("leave", 0), ("stay", 4)])
@pytest.mark.parametrize(
    "text", ["Return an item of yours to your hand.", "Put an item of yours on the bottom of the deck."]
)
def test_so_they_do_when_it_goes_back_into_a_hand_or_the_deck(
    scene: Scene, tmp_path: Path, text: str, ruling: str, score: int
) -> None:
    game = game_with(tmp_path, ("Recall", "spell", text))
    mine = player(items=[item("Gilded Compasses", 4)], private=["Recall"])
    table = scene(mine, player(), game=game, rulings={"tokens_of_lost_item": ruling})

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Recall")

    assert (table.scores[0], table.items(0)) == (score, [])


# -- Stalemate ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "R2")
@pytest.mark.parametrize(("rounds", "turns"), [(1, 2), (3, 6), (20, 40)])
def test_a_game_in_which_everybody_rests_for_ever_is_drawn(scene: Scene, rounds: int, turns: int) -> None:
    table = scene(player(private=DULL[:3]), player(private=DULL[3:6]), deck=[], rulings={"stalemate": rounds})

    table.rest(turns - 1)
    before = table.outcome
    table.rest()

    assert before is None
    assert table.outcome == ([0, 1], "stalemate", "R2")
    assert table.state.returns() == [0.0, 0.0]


@pytest.mark.rule("arcane", "R2")
@pytest.mark.parametrize("action", ["complete", "place", "gain"])
def test_completing_and_placing_count_as_a_change_and_will_does_not(scene: Scene, action: str) -> None:
    table = scene(
        player(will=9, private=["Damp Chalk", *DULL[:2]]), player(private=DULL[3:6]), market=["Use Item, NE"], bag=[],
        deck=[], rulings={"stalemate": 2},
    )  # fmt: skip
    if action == "complete":
        table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")
    elif action == "place":
        table.do(f"Cast {ADD}", "Take Use Item, NE")
        table.finish()
    else:
        table.do(f"Cast {WILL_OR_SHARD}", "Collect 1 Shard")

    table.rest(3)

    assert (table.outcome is None) == (action != "gain")


@pytest.mark.rule("arcane", "R2", "empty.deck")
def test_players_who_exchange_in_every_turn_come_to_the_last_card_before_the_game_is_drawn(scene: Scene) -> None:
    table = scene(
        player(private=DULL[:3]), player(private=DULL[3:6]), public=SEVEN[:4], deck=[DULL[6], *SEVEN[4:]],
        rulings={"stalemate": 1},
    )  # fmt: skip

    for _ in range(4):
        table.do("Rest", f"Discard {table.hand(table.state.active)[0]}")

    assert table.outcome is None
    assert table.state.pencils == 1


@pytest.mark.rule("arcane", "R2")
def test_nought_rounds_are_never(scene: Scene) -> None:
    table = scene(player(private=DULL[:3]), player(private=DULL[3:6]), deck=[], rulings={"stalemate": 0})

    table.rest(100)

    assert table.outcome is None
