"""Scopes: the memory of an effect, with a queue of what is still to be done in any order."""

from __future__ import annotations

from rulebound.kernel.basics.scope import Scope, load_scope
from tests.contract.attributes import attributes
from tests.kernel.toy.game import asked, do, kinds, options, player, scene


def test_tiles_beside_the_first_are_used_in_any_order() -> None:
    one = scene(player(deck=["Squire", "Giant"]), player())
    other = one.clone()

    do(one, "Use tile 0", "Tile 1", "Tile 3")
    do(other, "Use tile 0", "Tile 3", "Tile 1")

    assert kinds(one) == ["gains", "draws", "loses"]
    assert kinds(other) == ["gains", "loses", "draws"]


def test_each_tile_is_used_once_and_one_may_stop_before_the_last() -> None:
    table = scene(player(), player(), chance=[])

    do(table, "Use tile 4")
    first = options(table)
    do(table, "Tile 5")
    second = options(table)
    do(table, "No more")

    assert first == ["Tile 1", "Tile 3", "Tile 5", "No more"]
    assert second == ["Tile 1", "Tile 3", "No more"]
    assert asked(table) == (0, "What do you do?")
    assert table.scopes == []


def test_a_used_tile_is_not_offered_beside_another() -> None:
    table = scene(player(), player())

    do(table, "Use tile 0", "No more", "Use tile 1")

    assert options(table) == ["Tile 2", "Tile 4", "No more"]


def test_a_copy_has_a_queue_of_its_own() -> None:
    table = scene(player(), player())
    do(table, "Use tile 4")

    copy = table.clone()
    do(copy, "Tile 1", "Tile 3", "Tile 5")

    assert options(table) == ["Tile 1", "Tile 3", "Tile 5", "No more"]
    assert table.scopes[-1].queue == [1, 3, 5]


def test_a_scope_survives_being_saved() -> None:
    scope = Scope(2, 17, [3, -1], it=5, number=6)
    scope.queue = [8, 9]

    again = load_scope(scope.save())

    assert attributes(again) == attributes(scope)


def test_a_saved_scope_shares_nothing_with_the_scope() -> None:
    scope = Scope(0, 1, [2])
    saved = scope.save()

    again = load_scope(saved)
    scope.picks.append(3)
    again.picks.append(4)

    assert saved == [0, 1, [2], [], -1, 0]
