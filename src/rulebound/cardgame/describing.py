"""From a table to the scene that describes it, so that the scene makes the same again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.cardgame.scene_fields import listed_zones, memory_of
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.game.scene_memory import saved_memory
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY, Zone

if TYPE_CHECKING:
    from rulebound.cardgame.game import CardGame


def describe(game: CardGame, table: CardTable) -> dict[str, Any]:
    """The scene of a position, whole. Raises SceneError while an action is half carried out."""
    if table.over:
        raise SceneError("this position", ["the game is over"])
    moment = game.moment_now(table)
    if not moment or table.scopes or table.pending or table.declared:
        raise SceneError("this position", ["an action is half carried out: finish it, or take it back"])
    builder = game.builder
    seats = [{"out": table.out[seat], **builder.said_of_seat(table, seat)} for seat in range(table.seats)]
    scene: dict[str, Any] = {"seats": seats, "active": table.active, "first": table.first, builder.moment_key: moment}
    scene |= {"turn": table.turn, "decks": list(table.setup.decks)}
    scene |= {field.key: getattr(table, field.name) for field in builder.table_fields}
    order = game.describe_more(table, scene)
    for zone, seat in listed_zones(game, table.seats):
        there = [it for it in pieces_in(table, zone, seat) if it not in order]
        (scene if seat < 0 else seats[seat])[builder.name_of(zone)] = [
            card_of(game, table, it, zone, seat, order) for it in there
        ]
    return {**scene, **saved_memory(table, order, memory_of(table, builder.memory))}


def pieces_in(table: CardTable, zone: Zone, seat: int) -> list[int]:
    """The pieces that a scene names for this zone, in order."""
    if zone.number == AWAY:
        lost = [it for it, number in enumerate(table.zone) if number == AWAY and table.faces[it] >= 0]
        gone = [it for it in lost if it not in table.token_pieces]
        return [it for it in gone if seat < 0 or table.owner(it) == seat]
    return [it for it in table.cards_in(zone.number, max(seat, 0)) if it >= 0]


def card_of(game: CardGame, table: CardTable, it: int, zone: Zone, seat: int, order: list[int]) -> Any:
    """A card by its name, or with what else is so of it and what is attached to it; the pieces go to `order`.

    seat: whose card it is unless the scene says otherwise.
    """
    order.append(it)
    builder = game.builder
    more = builder.said_of_piece(table, it, zone)
    if builder.strangers and not zone.each and table.holder[it] >= 0:
        more["of"] = table.holder[it]
    elif not zone.each and table.holder[it] not in (NO_SEAT, table.owner(it)):
        more["of"] = table.holder[it]  # what is attached has another player for the moment
    if seat >= 0 and table.owner(it) not in (NO_SEAT, seat):
        more["owner"] = table.owner(it)
    for one in builder.attachments:
        if one.to == zone.number:
            there = [other for other in table.cards_in(one.zone) if getattr(table, one.name)[other] == it]
            on = [card_of(game, table, other, table.zones[one.zone], table.owner(it), order) for other in there]
            more |= {one.key: on} if on else {}
    if it in table.token_pieces and not table.card(it).token:
        more["created"] = True  # a copy of a card
    return {"name": table.card(it).name, **more} if more else table.card(it).name
