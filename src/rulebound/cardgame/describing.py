"""From a table of a declared game to the scene that describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.cardgame.scene import listed_zones
from rulebound.cardgame.table import Table
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.game.remembering import remembered
from rulebound.kernel.table.action import NOBODY
from rulebound.kernel.table.zones import AWAY, Zone

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame, Moment


def describe(game: DeclaredGame, table: Table) -> dict[str, Any]:
    """The scene of a position, whole. Raises SceneError while an action is half carried out."""
    if table.over:
        raise SceneError("this position", ["the game is over"])
    moment = game.moment_now(table)
    if not moment or table.scopes or table.raised:
        raise SceneError("this position", ["an action is half carried out: finish it, or take it back"])
    seats: list[dict[str, Any]] = [
        {counter.many: table.amounts[counter.number][seat] for counter in game.counters.all} | {"out": table.out[seat]}
        for seat in range(table.seats)
    ]
    scene: dict[str, Any] = {"seats": seats, "active": table.active, "first": table.first, "moment": moment}
    scene |= {"turn": table.turn, "decks": list(table.setup.decks)}
    order = game.describe_more(table, scene)
    for zone, seat in listed_zones(game, table.seats):
        there = pieces_in(table, zone, seat)
        order += there
        (scene if seat < 0 else seats[seat])[zone.name] = [card_of(table, it, zone) for it in there]
    return {**scene, **remembered(table, order, game.builder.memory)}


def is_now(table: Table, moment: Moment) -> bool:
    """Whether this is asked now, and what waits is what would wait then."""
    waiting = [rule.by(table.active) for rule in moment.rules[:0:-1]]
    return moment.question is table.question[0] and table.agenda == waiting


def pieces_in(table: Table, zone: Zone, seat: int) -> list[int]:
    """The pieces that a scene names for this zone, in order."""
    if zone.number == AWAY:
        gone = [it for it, number in enumerate(table.zone) if number == AWAY and table.faces[it] >= 0]
        return [it for it in gone if seat < 0 or table.owner(it) == seat]
    return [it for it in table.cards_in(zone.number, max(seat, 0)) if it >= 0]


def card_of(table: Table, it: int, zone: Zone) -> Any:
    """A card by its name, or with what else is so of it."""
    more: dict[str, Any] = {mark.word: True for mark in table.mark_list if table.is_marked(mark.number, it)}
    if not zone.each and table.holder[it] >= 0:
        more["of"] = table.holder[it]
    if zone.each and table.owner(it) not in (NOBODY, table.holder[it]):
        more["owner"] = table.owner(it)
    return {"name": table.card(it).name, **more} if more else table.card(it).name
