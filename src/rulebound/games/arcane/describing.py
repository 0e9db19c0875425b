"""From a table to its scene: a position described in the rulebook's words, so that `scene` builds the same again."""

from __future__ import annotations

from typing import Any

from rulebound.games.arcane import rules
from rulebound.games.arcane.scene import MEMORY, NUMBERS, PHASE, PILES
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import HAND, ITEMS, SPELLS
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.game.remembering import remembered


def describe(table: Any) -> dict[str, Any]:
    """The scene of a position, whole. Raises SceneError while an action is half carried out."""
    assert isinstance(table, Table)
    if table.over:
        raise SceneError("this position", ["the game is over"])
    if table.question[0] is not rules.CAST_OR_REST:
        raise SceneError("this position", ["a turn is half done: finish it, or take it back"])
    order: list[int] = []
    seats = [seat_of(table, seat, order) for seat in range(table.seats)]
    piles: dict[str, Any] = {}
    for pile in PILES:
        piles[pile] = [table.card(it).name for it in table.cards_in(PILES[pile])]
        order += table.cards_in(PILES[pile])
    scene: dict[str, Any] = {
        "seats": seats,
        "active": table.active,
        "first": table.first,
        "phase": PHASE,
        "turn": table.turn,
        "extra turn": table.is_extra,
        "pencils": table.pencils,
        "last card": table.emptied,
        **piles,
        "decks": [],
        **remembered(table, order, MEMORY),
    }
    return scene


def seat_of(table: Table, seat: int, order: list[int]) -> dict[str, Any]:
    """One seat of a scene; the pieces that it names are noted in `order`, as `build` will meet them."""
    numbers = (table.will[seat], table.shards[seat], table.prestige[seat], table.extra[seat], table.owed[seat])
    given: dict[str, Any] = dict(zip(NUMBERS, numbers, strict=True))
    given["final turn"] = table.finals[seat]
    given["private"] = [table.card(it).name for it in table.cards_in(HAND, seat)]
    given["items"] = [{"name": table.card(it).name, "tokens": table.tokens[it]} for it in table.cards_in(ITEMS, seat)]
    given["spells"] = [table.card(it).name for it in table.cards_in(SPELLS, seat)]
    order += table.cards_in(HAND, seat) + table.cards_in(ITEMS, seat) + table.cards_in(SPELLS, seat)
    given["slate"] = [tile for space in range(SPACES) for tile in stack_of(table, seat * SPACES + space, order)]
    return given


def stack_of(table: Table, spot: int, order: list[int]) -> list[dict[str, Any]]:
    """The tiles on a space, the lowest first; its exhaustion tokens lie on the uppermost."""
    stack: list[int] = []
    it = table.top[spot]
    while it >= 0:
        stack.append(it)
        it = table.below[it]
    stack.reverse()
    place = [spot % SPACES // COLUMNS, spot % COLUMNS]
    shown: list[dict[str, Any]] = []
    for it in stack:
        if table.is_printed(it):
            shown.append({"name": table.card(it).name})
        else:
            shown.append({"name": table.card(it).name, "at": place, "turn": table.turns[it]})
            order.append(it)
    if stack and table.exhaustion[spot]:
        shown[-1]["exhausted"] = table.exhaustion[spot]
    return [one for one in shown if len(one) > 1]
