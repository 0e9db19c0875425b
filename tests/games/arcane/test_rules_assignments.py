"""Completing assignments, using items, and what is replaced afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.arcane.events import COMPLETES, PLAYS
from rulebound.games.arcane.performing import Complete
from rulebound.games.arcane.zones import HAND, PLAYED, PUBLIC
from rulebound.kernel.basics.reason import Reason
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, USE_OR_COMPLETE, WILL_OR_SHARD, Scene, item, player, tile

TWICE = [tile("2x Complete Assignment, N", 1, 1)]

# -- Completing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "complete.kinds", "complete.choose", "complete.play", "E15")
def test_a_complete_assignment_action_completes_spells_and_items_public_or_private(scene: Scene) -> None:
    table = scene(player(will=9, shards=9, slate=TWICE, private=["Guild Card"]), player(), public=["Damp Chalk"])

    table.do("Cast 2x Complete Assignment, N", "Complete Damp Chalk for 5 Will", "Complete Guild Card for 5 Shards")

    assert (table.spells(0), table.items(0)) == (["Damp Chalk"], ["Guild Card"])
    assert table.state.completed(0) == 2


@pytest.mark.rule("arcane", "complete.action")
def test_without_a_complete_assignment_action_nothing_is_completed(scene: Scene) -> None:
    table = scene(player(will=9, private=["Damp Chalk"]), player(), market=["Use Item, NE"])

    table.do(f"Cast {ADD}")

    assert table.why_not(Complete, "Damp Chalk") == Reason(
        "cast.actions", f"{ADD} shows no Complete Assignment action."
    )


@pytest.mark.rule("arcane", "complete.pay", "C3")
@pytest.mark.parametrize(
    ("will", "shards", "name", "told"),
    [
        (4, 9, "Damp Chalk", "Damp Chalk costs 5 Will, and you have 4 Will."),
        (9, 1, "Guild Card", "Guild Card costs 5 Shards, and you have 1 Shard."),
    ],
)
def test_the_whole_cost_is_paid_in_one_currency(scene: Scene, will: int, shards: int, name: str, told: str) -> None:
    table = scene(player(will=will, shards=shards, private=[name]), player(), public=["Feather Bed", "Second Wind"])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert table.why_not(Complete, name) == Reason("complete.pay", told)


@pytest.mark.rule("arcane", "spell.will", "D5")
def test_a_spell_is_paid_with_will_down_to_nought(scene: Scene) -> None:
    table = scene(player(will=5, shards=3, private=["Vanishing Lecture"]), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Vanishing Lecture for 5 Will")

    assert (table.will[0], table.shards[0]) == (0, 3)


@pytest.mark.rule("arcane", "item.shards", "item.keep")
def test_an_item_is_paid_with_shards_and_stays_in_front_of_its_player(scene: Scene) -> None:
    table = scene(player(will=5, shards=5, private=["Guild Card"]), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Guild Card for 5 Shards")
    table.rest(2)

    assert (table.will[0], table.shards[0]) == (5, 0)
    assert table.items(0) == ["Guild Card"]
    assert all(table.state.knows(seat, table.piece("Guild Card")) for seat in (0, 1, -1))


@pytest.mark.rule("arcane", "spell.effect", "spell.tuck")
def test_a_spell_takes_effect_once_and_lies_under_the_slate(scene: Scene) -> None:
    table = scene(player(will=5, private=["Damp Chalk"]), player(will=6))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")
    table.rest(4)

    assert table.will == [0, 4]
    assert table.spells(0) == ["Damp Chalk"]


@pytest.mark.rule("arcane", "C4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (6, 4)])
def test_a_spell_takes_effect_as_far_as_it_can(scene: Scene, before: int, after: int) -> None:
    table = scene(player(will=5, private=["Damp Chalk"]), player(will=before))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")

    assert table.will == [0, after]
    assert table.spells(0) == ["Damp Chalk"]


@pytest.mark.rule("arcane", "C5")
def test_a_spell_counts_as_completed_after_its_effect(scene: Scene) -> None:
    """While it takes effect, three spells make three Shards; the fourth is not there yet."""
    table = scene(player(will=9, private=["Chain Reaction"], slate=[tile("Chaos Magic, NS", 1, 1)]), player())

    table.do("Cast Chaos Magic, NS", "Complete Chain Reaction")

    assert table.spells(0) == []
    assert table.names(table.state.cards_in(PLAYED)) == ["Chain Reaction"]
    table.finish()
    assert table.spells(0) == ["Chain Reaction"]
    assert table.happened(PLAYS, COMPLETES) == [PLAYS, COMPLETES]


@pytest.mark.rule("arcane", "C14")
def test_a_completed_private_assignment_is_shown_to_all(scene: Scene) -> None:
    table = scene(player(will=5, private=["Vanishing Lecture"]), player())
    it = table.piece("Vanishing Lecture")
    before = [table.state.knows(seat, it) for seat in (0, 1, -1)]

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Vanishing Lecture")

    assert before == [True, False, False]
    assert [table.state.knows(seat, it) for seat in (0, 1, -1)] == [True, True, True]


def test_whether_a_private_assignment_could_be_completed_is_not_told_to_others(scene: Scene) -> None:
    """One is asked, although nothing can be done; in a simulation that is skipped."""
    for windows, asked in (("public", True), ("none", False)):
        table = scene(player(will=1, private=["Vanishing Lecture"]), player(), options={"windows": windows})
        table.do(f"Cast {USE_OR_COMPLETE}")
        assert (table.state.active == 0) == asked


@pytest.mark.rule("arcane", "private.secret", "C12")
@pytest.mark.parametrize("private", ["Gift", "Vanishing Lecture"])
@pytest.mark.parametrize(("cost", "items"), [(0, []), (1, ["Thrifty Wand"])])
def test_who_has_nothing_to_pay_with_is_asked_where_a_private_assignment_may_cost_nothing(
    scene: Scene, tmp_path: Path, private: str, cost: int, items: list[str]
) -> None:
    game = game_with(tmp_path, ("Gift", "spell", "Gain 1 Will."), cost=cost)
    table = scene(player(will=0, shards=0, items=items, private=[private]), player(), game=game)

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert table.asked.startswith("Corner 1: Use Item / Complete Assignment: which action do you perform?")


# -- Items -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "R9")
@pytest.mark.parametrize(("what", "shards"), [("an assignment", 1), ("another assignment", 0)])
def test_an_item_that_waits_for_completed_assignments_waits_for_itself_unless_it_says_another(
    scene: Scene, tmp_path: Path, what: str, shards: int
) -> None:
    game = game_with(tmp_path, ("Echo", "item", f"When you complete {what}, gain 1 Shard."))
    table = scene(player(shards=0, private=["Echo"]), player(), game=game)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Echo")

    assert table.shards[0] == shards


@pytest.mark.rule("arcane", "C6")
def test_an_item_can_be_used_in_the_turn_in_which_it_is_completed(scene: Scene) -> None:
    slate = [tile("Complete Assignment, NES", 1, 1), tile("Use Item, NES", 1, 2, turn=1)]
    table = scene(player(shards=3, slate=slate, private=["Spark Flask"]), player())

    table.do("Cast Complete Assignment, NES", "Complete Spark Flask", "Resolve Use Item, NES", "Use Spark Flask")

    assert table.will[0] == 5


@pytest.mark.rule("arcane", "C8")
def test_use_item_does_nothing_without_a_use_item(scene: Scene) -> None:
    table = scene(player(items=["Guild Card"], slate=[tile("Use Item, NES", 1, 1)]), player())

    table.do("Cast Use Item, NES")

    assert table.state.active == 1


@pytest.mark.rule("arcane", "item.always")
def test_an_always_on_ability_works_without_being_used(scene: Scene) -> None:
    table = scene(player(items=["Feather Bed"]), player())

    table.rest()

    assert table.shards == [5, 3]


@pytest.mark.rule("arcane", "item.end")
def test_an_end_of_game_ability_does_nothing_during_the_game(scene: Scene) -> None:
    table = scene(player(items=["Curator's Catalogue", "Toll Box", "Guild Card"]), player())

    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")
    table.rest(3)

    assert table.scores[0] == 6


@pytest.mark.rule("arcane", "prestige.put", "prestige.no-limit", "D4")
@pytest.mark.parametrize("before", [0, 3, 32, 100])
def test_prestige_tokens_go_onto_an_item_without_limit(scene: Scene, before: int) -> None:
    table = scene(player(items=[item("Gilded Compasses", before)], slate=[tile("Use Item, NES", 1, 1)]), player())

    table.do("Cast Use Item, NES", "Use Gilded Compasses")

    assert table.tokens("Gilded Compasses") == before + 1
    assert table.scores[0] == before + 2


# -- Replacing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "C1", "setup.replace", "end.private", "end.public")
def test_completed_assignments_are_replaced_when_the_turn_ends(scene: Scene) -> None:
    table = scene(
        player(will=9, shards=9, slate=TWICE, private=["Guild Card", "Pop Quiz", "Bulk Order"]),
        player(private=["Deep Breath"] * 0),
        public=["Tuition Fees", "Feather Bed", "Second Wind", "Night Lamp"],
    )

    table.do("Cast 2x Complete Assignment, N", "Complete Guild Card")
    assert (len(table.hand(0)), len(table.public)) == (2, 4)
    table.do("Complete Tuition Fees")

    assert (len(table.hand(0)), len(table.public)) == (3, 4)
    assert table.hand(0)[:2] == ["Pop Quiz", "Bulk Order"]
    assert [table.state.knows(1, it) for it in table.state.cards_in(HAND, 0)] == [False] * 3
    assert all(table.state.knows(1, it) for it in table.state.cards_in(PUBLIC))


@pytest.mark.rule("arcane", "end.order", "C2")
@pytest.mark.parametrize("ruling", ["public-first", "private-first"])
def test_tiles_then_public_then_private_assignments_are_replaced(scene: Scene, ruling: str) -> None:
    table = scene(
        player(will=9, private=["Damp Chalk", "Pop Quiz", "Bulk Order"]),
        player(),
        public=["Tuition Fees", "Feather Bed", "Second Wind"],
        deck=["Grand Theorem", "Night Lamp"],
        rulings={"refill": ruling},
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")

    first, second = ("Night Lamp", "Grand Theorem")
    assert table.public[-1] == (first if ruling == "public-first" else second)
    assert table.hand(0)[-1] == (second if ruling == "public-first" else first)
    told = [line for line in table.told(0) if "center" in line or "draws" in line]
    assert told[0].endswith("center.") or ruling == "private-first"


@pytest.mark.rule("arcane", "R3")
def test_who_has_fewer_than_three_private_assignments_draws_up_to_three(scene: Scene) -> None:
    table = scene(player(private=["Pop Quiz"]), player(private=["Bulk Order"]))

    table.rest()

    assert (len(table.hand(0)), len(table.hand(1))) == (3, 1)


@pytest.mark.rule("arcane", "R3", "C1")
def test_who_has_more_than_three_still_replaces_a_completed_one(scene: Scene) -> None:
    private = ["Damp Chalk", "Pop Quiz", "Bulk Order", "Guild Card"]
    table = scene(player(will=9, private=private), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")

    assert len(table.hand(0)) == 4
