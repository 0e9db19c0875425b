"""What holds in every position of Arcane Academy by the rulebook. Thousands of games test it."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.box import FIRST_ASSIGNMENT, MARKET_SIZE, PRIVATE_SIZE, PUBLIC_SIZE
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.events import DRAWS, REVEALS
from rulebound.games.arcane.rules import turn
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import BAG, DECK, HAND, MARKET, PUBLIC, TAKEN
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.game.invariant import Invariant, all_of, elsewhere, invariant, lasting, misplaced
from rulebound.kernel.table.drawing import draws_can_differ


def spaces(seat: int) -> range:
    """The spaces of a slate."""
    return range(seat * SPACES, (seat + 1) * SPACES)


def stack(table: Table, space: int) -> list[int]:
    """The tiles on a space, from the top down."""
    found: list[int] = []
    top = table.top[space]
    while top >= 0:
        found.append(top)
        top = table.below[top]
    return found


every_card_is_in_one_place: Final = Invariant("comp.tiles", "every_card_is_in_one_place", misplaced)


@invariant("comp.tiles")
def cards_lie_where_they_say(table: Table) -> list[str]:
    faults = elsewhere(table)
    for it, face in enumerate(table.faces):
        if face >= 0 and (it >= FIRST_ASSIGNMENT) != (table.card(it).kind in (SPELL, ITEM)):
            faults.append(f"piece {it} is {table.card(it)}, which has another number")
    return faults


@invariant("add.stack")
def tiles_lie_on_their_space(table: Table) -> list[str]:
    faults: list[str] = []
    for seat in range(table.seats):
        for space in spaces(seat):
            tiles = stack(table, space)
            faults += [f"piece {it} lies at {space}, not {table.spot[it]}" for it in tiles if table.spot[it] != space]
            if not tiles and table.exhaustion[space]:
                faults.append(f"exhaustion tokens lie on the empty space {space}")
    return faults


@invariant("will.gain")
def will_is_within_its_dial(table: Table) -> list[str]:
    """While an effect goes on it may have lowered the maximum: what is over is lost when it is done. [D6]"""
    return [
        f"seat {seat} has {will} Will of {table.most_will(seat)}"
        for seat, will in enumerate(table.will)
        if will < 0 or (will > table.most_will(seat) and not table.scopes)
    ]


@invariant("shard.collect")
def nothing_is_below_zero(table: Table) -> list[str]:
    counted = {"Shards": table.shards, "extra turns": table.extra, "tokens": table.tokens}
    return [f"{n} {name} at {place}" for name, numbers in counted.items() for place, n in enumerate(numbers) if n < 0]


@invariant("end.tiles", before=turn)
def the_center_is_filled_when_a_turn_begins(table: Table) -> list[str]:
    """As far as bag, deck and discard pile last. [empty.tiles] [empty.deck]"""
    faults: list[str] = []
    market, public = len(table.cards_in(MARKET)), len(table.cards_in(PUBLIC))
    if market < MARKET_SIZE and table.cards_in(BAG):
        faults.append(f"{market} tiles lie in the market and {len(table.cards_in(BAG))} in the bag")
    if public < PUBLIC_SIZE and table.cards_in(DECK):
        faults.append(f"{public} assignments are public and {len(table.cards_in(DECK))} in the deck")
    return faults


@invariant("end.private", before=turn)
def private_assignments_are_replaced_when_a_turn_begins(table: Table) -> list[str]:
    """The player whose turn it was has at least three, as long as there are cards that are drawn. [C1] [R3]

    Cards that wait for what is drawn or revealed then may make them fewer again. [R22]
    """
    if table.turn == 0 or not table.cards_in(DECK) or len(table.cards_in(HAND, table.active)) >= PRIVATE_SIZE:
        return []
    if draws_can_differ(table) or table.delayed or not table.standing.keys().isdisjoint((DRAWS, REVEALS)):
        return []
    return [f"seat {table.active} has {len(table.cards_in(HAND, table.active))} private assignments"]


@invariant("E6", before=turn)
def nothing_outlasts_its_turn(table: Table) -> list[str]:
    return lasting(table, END_OF_TURN) + [f"tile {it} was not placed" for it in table.cards_in(TAKEN)]


INVARIANTS: Final = all_of(globals())
