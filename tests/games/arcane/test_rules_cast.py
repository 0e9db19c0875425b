"""Your turn: casting, resting, links, and what the actions of tiles do."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.arcane.linking import are_joined, linked
from rulebound.games.arcane.performing import CollectShard, Complete, GainWill, TakeTile, UseItem
from rulebound.games.arcane.rules import Cast, Exchange, Link, Rest
from rulebound.games.arcane.zones import DECK, DISCARD
from rulebound.kernel.basics.reason import Reason
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import (
    ADD,
    ADD_TOO,
    USE_OR_COMPLETE,
    WILL_OR_SHARD,
    Scene,
    Table,
    corner,
    item,
    player,
    tile,
)

# -- Your turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "turn.order")
def test_turns_go_clockwise_from_the_first_player(scene: Scene) -> None:
    table = scene.new_game(seats=4, options={"first": "3"})
    order = []
    for _ in range(6):
        order.append(table.state.active)
        table.finish()

    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("arcane", "turn.choice", "A1")
def test_one_casts_or_rests_and_nothing_else(scene: Scene) -> None:
    table = scene(player(), player())

    assert table.options == [f"Cast {name}" for name in (USE_OR_COMPLETE, ADD, ADD_TOO, WILL_OR_SHARD)] + ["Rest"]

    table.do("Rest")
    after_resting = table.state.active
    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")

    assert (after_resting, table.state.active) == (1, 0)


@pytest.mark.rule("arcane", "A1")
def test_one_may_rest_without_tokens_and_cast_without_any_use(scene: Scene) -> None:
    table = scene(player(), player(), bag=[])

    assert table.can(Rest)
    table.do(f"Cast {ADD}")

    assert table.state.active == 1


@pytest.mark.rule("arcane", "A1")
def test_with_every_tile_exhausted_one_rests(scene: Scene) -> None:
    names = (USE_OR_COMPLETE, ADD, ADD_TOO, WILL_OR_SHARD)
    table = scene(player(), player(slate=[corner(name) for name in names], private=["Pop Quiz"]))

    table.rest()

    assert table.asked == "Do you exchange a private assignment?"
    assert not any(table.is_exhausted(name) for name in names)


# -- Cast --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "cast.activate")
def test_only_what_one_sees_on_the_own_slate_can_be_cast(scene: Scene) -> None:
    table = scene(player(slate=[tile("Gain Will, NES", 0, 0)]), player())
    covered = table.state.below[table.piece("Gain Will, NES")]

    assert table.why_not(Cast, ADD, of=1) == Reason(
        "cast.activate",
        "Only tiles and corners of your slate are cast and linked; their actions complete assignments, use items "
        "and take tiles.",
    )
    assert table.why_not_at(Cast, covered) == Reason("stack.covered", f"{USE_OR_COMPLETE} is covered, and not in use.")
    assert table.can(Cast, "Gain Will, NES")


@pytest.mark.rule("arcane", "cast.unexhausted", "token.exhausts")
def test_an_exhausted_tile_cannot_be_cast_until_its_player_rests(scene: Scene) -> None:
    table = scene(player(), player())

    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")
    table.rest()
    again = table.why_not(Cast, WILL_OR_SHARD)
    table.rest(2)

    assert again == Reason("cast.unexhausted", f"An exhaustion token lies on {WILL_OR_SHARD}.")
    assert table.can(Cast, WILL_OR_SHARD)


@pytest.mark.rule("arcane", "cast.exhaust", "A2")
def test_the_token_lies_on_the_tile_before_its_actions(scene: Scene) -> None:
    table = scene(player(), player())

    table.do(f"Cast {WILL_OR_SHARD}")

    assert table.is_exhausted(WILL_OR_SHARD)
    assert (table.will, table.shards) == ([3, 3], [3, 3])


@pytest.mark.rule("arcane", "cast.actions", "A4")
@pytest.mark.parametrize("order", [("Gain 1 Will", "Collect 1 Shard"), ("Collect 1 Shard", "Gain 1 Will")])
def test_all_actions_of_a_tile_can_be_performed_in_any_order(scene: Scene, order: tuple[str, str]) -> None:
    table = scene(player(slate=[tile("2x Gain Will + 2x Collect Shard, N", 1, 1)]), player())

    table.do("Cast 2x Gain Will + 2x Collect Shard, N", *order, *order)

    assert (table.will[0], table.shards[0]) == (5, 5)
    assert table.state.active == 1


@pytest.mark.rule("arcane", "cast.may", "A3")
def test_each_action_may_be_left_out(scene: Scene) -> None:
    table = scene(player(slate=[tile("2x Gain Will + 2x Collect Shard, N", 1, 1)]), player())

    table.do("Cast 2x", "Collect 1 Shard", "Do no more with 2x Gain Will + 2x Collect Shard, N")

    assert (table.will[0], table.shards[0]) == (3, 4)


@pytest.mark.rule("arcane", "cast.slash", "A5")
def test_of_two_actions_with_a_slash_one_is_performed(scene: Scene) -> None:
    table = scene(player(), player())

    table.do(f"Cast {WILL_OR_SHARD}", "Collect 1 Shard")

    assert (table.will[0], table.shards[0], table.state.active) == (3, 4, 1)


@pytest.mark.rule("arcane", "cast.actions")
def test_what_the_tile_does_not_show_cannot_be_done(scene: Scene) -> None:
    table = scene(
        player(will=9, slate=[tile("Gain Will + Use Item, NE", 1, 1)], items=["Spark Flask"], private=["Pop Quiz"]),
        player(),
        market=["Use Item, NE"],
    )

    table.do("Cast Gain Will + Use Item, NE")
    told = [table.why_not(CollectShard), table.why_not(TakeTile, "Use Item, NE"), table.why_not(Complete, "Pop Quiz")]

    assert told == [
        Reason("cast.actions", f"Gain Will + Use Item, NE shows no {action} action.")
        for action in ("Collect Shard", "Add Tile", "Complete Assignment")
    ]


@pytest.mark.rule("arcane", "cast.actions")
def test_an_action_that_has_been_performed_is_not_left(scene: Scene) -> None:
    table = scene(player(slate=[tile("Gain Will + Use Item, NE", 1, 1)], items=["Spark Flask"]), player())

    table.do("Cast Gain Will + Use Item, NE", "Gain 1 Will")

    assert table.why_not(GainWill) == Reason("cast.actions", "Gain Will + Use Item, NE has no Gain Will action left.")


# -- Rest --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "rest.tokens")
def test_resting_removes_all_tokens_of_the_own_slate_corners_included(scene: Scene) -> None:
    table = scene(
        player(slate=[tile("Gain Will, NES", 1, 1, exhausted=2), corner(ADD), corner(WILL_OR_SHARD)]),
        player(slate=[corner(ADD)]),
    )

    table.do("Rest")

    assert table.exhaustion(0, 1, 1) == 0
    assert [table.is_exhausted(ADD, of=seat) for seat in (0, 1)] == [False, True]


@pytest.mark.rule("arcane", "rest.exchange", "C10")
def test_resting_one_may_discard_a_private_assignment_and_draw_another_at_once(scene: Scene) -> None:
    table = scene(
        player(private=["Pop Quiz", "Damp Chalk", "Deep Breath"]), player(), deck=["Bulk Order", "Feather Bed"]
    )

    table.do("Rest", "Discard Pop Quiz and draw another card")

    assert table.hand(0) == ["Damp Chalk", "Deep Breath", "Feather Bed"]
    assert table.names(table.state.cards_in(DISCARD)) == ["Pop Quiz"]
    assert table.state.active == 1


@pytest.mark.rule("arcane", "rest.exchange")
def test_one_exchanges_one_private_assignment_at_most_and_needs_not(scene: Scene) -> None:
    table = scene(player(private=["Pop Quiz", "Damp Chalk", "Deep Breath"]), player())

    table.do("Rest", "Keep your private assignments")

    assert table.hand(0) == ["Pop Quiz", "Damp Chalk", "Deep Breath"]
    assert table.why_not(Exchange, "Pop Quiz") is not None


@pytest.mark.rule("arcane", "C10")
@pytest.mark.parametrize("ruling", ["free", "needs-card"])
def test_with_an_empty_deck_exchanging_depends_on_the_table(scene: Scene, ruling: str) -> None:
    table = scene(
        player(private=["Pop Quiz", "Damp Chalk", "Deep Breath"]),
        player(),
        deck=[],
        last_card=1,
        pencils=1,
        rulings={"exchange": ruling},
    )

    table.do("Rest")

    if ruling == "free":
        table.do("Discard Pop Quiz")
        assert table.hand(0) == ["Damp Chalk", "Deep Breath"]
    else:
        assert table.state.active == 1
        assert table.hand(0) == ["Pop Quiz", "Damp Chalk", "Deep Breath"]


@pytest.mark.rule("arcane", "C10")
@pytest.mark.parametrize(("answer", "left"), [
    ("Yes", (["Pop Quiz"], 2)), ("No", (["Deep Breath"], 3)),
])  # fmt: skip
def test_one_draws_another_card_only_for_one_that_was_discarded(
    scene: Scene, tmp_path: Path, answer: str, left: tuple[list[str], int]
) -> None:
    text = "If you would discard a card, you may lose 1 Will instead."
    game = game_with(tmp_path, ("Keepsake", "item", text))
    table = scene(player(private=["Pop Quiz"], items=["Keepsake"], will=3), player(), game=game, deck=["Deep Breath"])

    table.do("Rest", "Discard Pop Quiz and draw another card", answer)

    assert (table.hand(0), table.will[0]) == left


@pytest.mark.rule("arcane", "C11")
def test_a_discarded_private_assignment_stays_hidden_and_is_never_shuffled_back(scene: Scene) -> None:
    table = scene(player(private=["Pop Quiz", "Damp Chalk", "Deep Breath"]), player(), deck=["Feather Bed"], pencils=1)

    table.do("Rest", "Discard Pop Quiz")
    it = table.state.cards_in(DISCARD)[0]

    assert [table.state.knows(seat, it) for seat in (0, 1, -1)] == [True, False, False]
    assert table.state.cards_in(DECK) == []


# -- Linked actions ----------------------------------------------------------------------------------------------------

A = "Gain Will / Collect Shard, NES"
B = "Complete Assignment + Add Tile, NS"
C = "Use Item, NES"
D = "Complete Assignment, NES"
E = "Chaos Magic, NESW"
F = "Chaos Magic, NS"


def casting_example(scene: Scene) -> Table:
    """The rulebook's: A is cast; B, C and D are linked to it, and B is exhausted; E is too far away, F not linked."""
    slate = [
        tile(A, 1, 1), tile(B, 0, 1, exhausted=1), tile(C, 1, 2, turn=1), tile(D, 2, 1), tile(E, 1, 3),
        tile(F, 1, 0, turn=1),
    ]  # fmt: skip
    return scene(player(will=4, slate=slate, items=["Spark Flask"], private=["Bulk Order"]), player())


@pytest.mark.rule("arcane", "link.direct", "link.order", "link.free", "A8", "A13")
@pytest.mark.parametrize("first", [C, D])
def test_the_casting_example_of_the_rulebook(scene: Scene, first: str) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will")

    assert table.will[0] == 5
    assert table.asked == f"Which tile linked to {A} do you resolve?"
    assert table.options == [f"Resolve {C}", f"Resolve {D}", "Resolve no more tiles"]

    second = D if first == C else C
    for name in (first, second):
        table.do(f"Resolve {name}", "Use Spark Flask" if name == C else "Complete Bulk Order")

    assert table.spells(0) == ["Bulk Order"]
    assert table.is_exhausted(A)
    assert not table.is_exhausted(C)
    assert not table.is_exhausted(D)


@pytest.mark.rule("arcane", "link.unexhausted")
def test_the_exhausted_tile_of_the_example_is_not_set_off(scene: Scene) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will")

    assert table.why_not(Link, B) == Reason("link.unexhausted", f"{B} is linked, but an exhaustion token lies on it.")


@pytest.mark.rule("arcane", "link.edge", "link.chain", "A9")
def test_a_tile_more_than_one_space_away_is_not_set_off(scene: Scene) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will")
    assert table.why_not(Link, E) == Reason("link.edge", f"{E} does not touch {A}.")

    table.do(f"Resolve {C}", "Use Spark Flask")
    assert not table.can(Link, E)


@pytest.mark.rule("arcane", "link.once")
def test_the_activated_tile_is_not_resolved_by_a_link(scene: Scene) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will")

    assert table.why_not(Link, A) == Reason("link.once", f"{A} is the activated tile, and has been resolved already.")


@pytest.mark.rule("arcane", "link.order", "link.whole")
def test_who_goes_on_too_early_is_told_which_tile_comes_first(scene: Scene) -> None:
    table = scene(
        player(slate=[tile("2x Gain Will, NS", 0, 1), tile("2x Complete Assignment, N", 1, 1)], private=["Pop Quiz"]),
        player(),
    )

    table.do("Cast 2x Gain Will, NS")
    before_the_links = table.why_not(Link, "2x Complete Assignment, N")
    table.do("Gain 1 Will", "Gain 1 Will", "Resolve 2x Complete Assignment, N")
    in_a_link = table.why_not(Link, "2x Gain Will, NS")
    another_cast = table.why_not(Cast, ADD)

    assert before_the_links == Reason(
        "link.order", "2x Gain Will, NS is resolved first: finish with it, or do no more with it."
    )
    assert in_a_link == Reason(
        "link.whole", "First finish with 2x Complete Assignment, N, or do no more with it: then comes another tile."
    )
    assert another_cast == Reason("turn.choice", "You have cast 2x Gain Will, NS in this turn.")


@pytest.mark.rule("arcane", "link.octagon")
def test_not_linked_where_only_one_has_half_a_connector(scene: Scene) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will")

    assert table.why_not(Link, F) == Reason(
        "link.octagon", f"{F} touches {A}, but no two halves of a connector meet there."
    )


@pytest.mark.rule("arcane", "link.octagon", "A16")
@pytest.mark.parametrize(
    ("turn", "other", "meet"), [(0, 0, False), (1, 0, False), (1, 3, True), (1, 2, True), (2, 3, False)]
)
def test_two_tiles_are_linked_where_both_halves_meet(scene: Scene, turn: int, other: int, meet: bool) -> None:  # noqa: FBT001 - pytest passes it by name
    """`Use Item, NE` turned 1 has halves east and south, turned 2 south and west, turned 3 west and north."""
    table = scene(
        player(slate=[tile("Use Item, NE", 1, 1, turn), tile("Complete Assignment, NE", 1, 2, other)]), player()
    )
    t = table.state
    one, two = table.piece("Use Item, NE"), table.piece("Complete Assignment, NE")

    assert are_joined(t, one, two) == are_joined(t, two, one) == meet
    assert linked(t, one).count(two) == int(meet)


@pytest.mark.rule("arcane", "link.once", "A8")
def test_each_linked_tile_is_resolved_once(scene: Scene) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will", f"Resolve {C}", "Use Spark Flask")

    assert table.why_not(Link, C) == Reason("link.once", f"{C} has been resolved already.")


@pytest.mark.rule("arcane", "link.whole")
def test_a_tile_is_finished_before_the_next_is_begun(scene: Scene) -> None:
    slate = [tile(A, 1, 1), tile("2x Gain Will, NS", 0, 1), tile(D, 2, 1)]
    table = scene(player(slate=slate, private=["Deep Breath"]), player())

    table.do(f"Cast {A}", "Gain 1 Will", "Resolve 2x Gain Will, NS", "Gain 1 Will")

    assert table.options == ["Gain 1 Will", "Do no more with 2x Gain Will, NS"]
    assert table.why_not(Link, D) is not None


@pytest.mark.rule("arcane", "link.may", "A3")
def test_linked_tiles_need_not_be_resolved(scene: Scene) -> None:
    table = casting_example(scene)

    table.do(f"Cast {A}", "Gain 1 Will", "Resolve no more tiles")

    assert table.state.active == 1


@pytest.mark.rule("arcane", "corner.cast")
def test_corners_are_cast_and_linked_like_tiles(scene: Scene) -> None:
    table = scene(player(slate=[tile("Gain Will, NES", 0, 1, turn=1)]), player(), public=["Guild Card", "Feather Bed"])

    table.do("Cast Gain Will, NES", "Gain 1 Will", f"Resolve {USE_OR_COMPLETE}")
    told = table.why_not(Complete, "Guild Card")

    assert told == Reason("complete.pay", "Guild Card costs 5 Shards, and you have 3 Shards.")


# -- Tile actions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "shard.collect", "shard.no-limit", "D2")
@pytest.mark.parametrize("before", [0, 34, 35, 200])
def test_collect_shard_takes_one_shard_however_many_there_are(scene: Scene, before: int) -> None:
    table = scene(player(shards=before), player(shards=35))

    table.do(f"Cast {WILL_OR_SHARD}", "Collect 1 Shard")

    assert table.shards == [before + 1, 35]


@pytest.mark.rule("arcane", "A7")
def test_chaos_magic_can_use_an_item_whatever_comes_of_it(scene: Scene) -> None:
    table = scene(player(will=9, items=["Toll Box"], slate=[tile("Chaos Magic, NS", 1, 1)]), player(will=0))

    table.do("Cast Chaos Magic, NS", "Use Toll Box")

    assert table.will == [9, 0]


@pytest.mark.rule("arcane", "D6")
def test_will_above_the_maximum_is_lost_when_the_item_leaves_that_raised_it(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Bonfire", "spell", "Discard an item of yours. Then, gain 1 Shard."))
    table = scene(player(will=11, items=["Deep Chalice"], private=["Bonfire"]), player(), game=game)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Bonfire")
    table.finish()

    assert (table.will[0], table.items(0)) == (9, [])
    assert "Player 1 loses 2 Will." in table.told()
    assert game.scene(**table.state.as_scene()).fingerprint() == table.state.fingerprint()


@pytest.mark.rule("arcane", "D6")
@pytest.mark.parametrize(("item", "text"), [
    ("Deep Chalice", "An item of yours loses all abilities until the end of your next turn."),
    ("Mug", "Gain 5 Shards."),
])  # fmt: skip
def test_it_is_lost_too_when_the_item_no_longer_raises_it(scene: Scene, tmp_path: Path, item: str, text: str) -> None:
    mug = ("Mug", "item", "As long as you have no Shards, your maximum Will is 3 higher.")
    game = game_with(tmp_path, mug, ("Drain", "spell", text))
    table = scene(player(will=12, shards=0, items=[item], private=["Drain"]), player(), game=game)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Drain")

    assert table.will[0] == 9


@pytest.mark.rule("arcane", "D6")
def test_it_is_lost_too_when_the_item_is_no_longer_a_copy(scene: Scene, tmp_path: Path) -> None:
    text = "USE: This becomes a copy of another item until the end of your next turn."
    game = game_with(tmp_path, ("Clay", "item", text))
    mine = player(will=9, items=["Clay"], slate=[tile("2x Gain Will, NS", 1, 1)])
    table = scene(mine, player(items=["Deep Chalice"]), game=game)

    table.do(f"Cast {USE_OR_COMPLETE}", "Use Clay", "Rest", "Cast 2x Gain Will, NS", "Gain 1 Will")
    within = table.will[0]
    table.finish()

    assert (within, table.will[0], table.state.active) == (10, 9, 1)


@pytest.mark.rule("arcane", "will.gain", "D1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (8, 9), (9, 9)])
def test_gain_will_turns_the_dial_up_to_9_and_what_is_over_is_lost(scene: Scene, before: int, after: int) -> None:
    table = scene(player(will=before), player())

    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")

    assert table.will == [after, 3]


@pytest.mark.rule("arcane", "use.item", "use.one", "C9")
def test_use_item_uses_one_own_item_with_a_use_ability(scene: Scene) -> None:
    table = scene(
        player(items=["Spark Flask", "Guild Card", item("Gilded Compasses", 1)], slate=[tile("Use Item, NE", 1, 1)]),
        player(items=["Shard Press"]),
    )

    table.do("Cast Use Item, NE")
    assert table.options == [
        "Use Spark Flask: Gain 2 Will",
        "Use Gilded Compasses: Put 1 Prestige token on this",
        "Do no more with Use Item, NE",
    ]
    assert table.why_not(UseItem, "Guild Card") == Reason("use.one", "Guild Card has no USE ability.")
    assert table.why_not(UseItem, "Shard Press") == Reason("C9", "Only items that you have completed can be used.")
    table.do("Use Spark Flask")

    assert (table.will[0], table.tokens("Gilded Compasses")) == (5, 1)


@pytest.mark.rule("arcane", "use.often", "C7")
def test_the_same_item_is_used_once_for_each_use_item_action(scene: Scene) -> None:
    slate = [tile("Use Item, NE", 1, 1), tile("Use Item / Complete Assignment, NES", 0, 1)]
    table = scene(player(will=0, items=["Spark Flask"], slate=slate), player())

    table.do("Cast Use Item, NE", "Use Spark Flask", "Resolve Use Item / Complete", "Use Spark Flask")

    assert table.will[0] == 4
    assert table.state.active == 1


@pytest.mark.rule("arcane", "chaos.wild", "chaos.one")
@pytest.mark.parametrize(
    "action", ["Collect 1 Shard", "Gain 1 Will", "Take Use Item, NE", "Use Spark Flask", "Complete Deep Breath"]
)
def test_chaos_magic_is_any_one_of_the_five_other_actions(scene: Scene, action: str) -> None:
    table = scene(
        player(will=4, items=["Spark Flask"], slate=[tile("Chaos Magic, NS", 1, 1)]),
        player(),
        market=["Use Item, NE"],
        public=["Deep Breath"],
    )

    table.do("Cast Chaos Magic, NS")
    assert len(table.options) == 6
    table.do(action)

    assert table.state.phase == 3 or table.state.active == 1


@pytest.mark.rule("arcane", "A6")
def test_chaos_magic_works_on_a_linked_tile_and_each_time_anew(scene: Scene) -> None:
    slate = [tile("2x Gain Will, NS", 0, 1), tile("Chaos Magic, NS", 1, 1), tile("Gain Will, NES", 2, 1)]
    table = scene(player(slate=slate), player())

    table.do("Cast 2x Gain Will, NS", "Gain 1 Will", "Gain 1 Will", "Resolve Chaos Magic, NS", "Collect 1 Shard")
    table.rest()
    table.do("Cast Gain Will, NES", "Gain 1 Will", "Resolve Chaos Magic, NS", "Gain 1 Will")

    assert (table.will[0], table.shards[0]) == (7, 4)


@pytest.mark.rule("arcane", "A7")
@pytest.mark.parametrize("ruling", ["useful", "any"])
def test_chaos_magic_is_an_action_that_can_do_something_unless_the_table_says_otherwise(
    scene: Scene, ruling: str
) -> None:
    table = scene(player(will=9, slate=[tile("Chaos Magic, NS", 1, 1)]), player(), rulings={"chaos": ruling})

    table.do("Cast Chaos Magic, NS")

    assert table.can(GainWill) == (ruling == "any")
    if ruling == "useful":
        reason = table.why_not(GainWill)
        assert reason is not None
        assert reason.clause == "A7"


# -- Once it is chosen -------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "turn.choice")
def test_a_player_who_has_cast_does_not_rest_in_the_same_turn(scene: Scene) -> None:
    table = scene(player(), player())

    table.do(f"Cast {WILL_OR_SHARD}")

    assert table.why_not(Rest) == Reason("turn.choice", f"You have cast {WILL_OR_SHARD} in this turn.")


@pytest.mark.rule("arcane", "turn.choice")
def test_a_player_who_has_rested_does_not_cast_in_the_same_turn(scene: Scene) -> None:
    table = scene(player(private=["Pop Quiz"]), player())

    table.do("Rest")

    assert table.why_not(Cast, USE_OR_COMPLETE) == Reason("turn.choice", "You have rested in this turn.")
    assert table.why_not(Rest) == Reason("turn.choice", "You have rested in this turn.")


@pytest.mark.rule("arcane", "C10")
@pytest.mark.parametrize(("deck", "says"), [
    (["Toll Box"], "Discard Pop Quiz and draw another card"), ([], "Discard Pop Quiz"),
])  # fmt: skip
def test_an_exchange_says_whether_another_card_is_drawn(scene: Scene, deck: list[str], says: str) -> None:
    table = scene(player(private=["Pop Quiz"]), player(), deck=deck)

    table.do("Rest")

    assert table.options == [says, "Keep your private assignments"]


@pytest.mark.rule("arcane", "A7")
@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("If you would gain Will above your maximum, gain that many Shards instead.", 1),
        ("If you would gain Will, you may gain that many Shards instead.", 1),
        ("If another player would gain Will, they gain that many Shards instead.", 0),
        ("When you perform a Gain Will action, gain 1 Shard.", 1),
        ("When another player performs a Gain Will action, gain 1 Shard.", 0),
        ("When you gain Will, gain 1 Shard.", 0),
    ],
)
def test_at_the_maximum_chaos_magic_gains_will_where_a_card_makes_something_of_it(
    tmp_path: Path, text: str, can: int
) -> None:
    own = game_with(tmp_path, ("Own", "item", text))
    table = Scene(own)(player(items=["Own"], will=9, slate=[tile("Chaos Magic, NS", 1, 1)]), player(), bag=[], deck=[])
    table.do("Cast Chaos")

    assert int("Gain 1 Will" in table.options) == can
    if can:
        table.do("Gain 1 Will")
        if "Yes" in table.options:
            table.do("Yes")
        assert (table.will[0], table.shards[0]) == (9, 4)
