"""The verbs of the Timeline: actions are planned, combined, replaced, pushed, and cleared away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.varia import verbs
from rulebound.games.varia.card import FIXED
from rulebound.games.varia.events import LEAVES, PLANS, PLANS_COMBO, PUSHES, REPLACES, SWAPS
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.pieces import NO_NUMBERS

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table


def is_fixed(table: Table, seat: int, moment: int) -> bool:
    """Whether nothing can be combined with the action of a moment, or take its place. [R13]"""
    return table.has_keyword(table.action_at(seat, moment), FIXED)


def next_free(table: Table, seat: int) -> int:
    """The moment after all of a player's actions. [plan.actions] [pay.beyond] [R8]"""
    return len(table.rows[seat])


def empty_moments(table: Table, seat: int) -> list[int]:
    """The moments of the window in which a player has no action. [react.window] [R9]"""
    row = table.rows[seat]
    return [moment for moment in range(table.window) if moment >= len(row) or not row[moment]]


def is_empty(table: Table, seat: int, moment: int) -> bool:
    """Whether it is one of these moments."""
    return 0 <= moment < table.window and not table.action_at(seat, moment)


def has_empty_moment(table: Table, seat: int) -> bool:
    """Whether there is any such moment."""
    row = table.rows[seat]
    return len(row) < table.window or [] in row[: table.window]


def taken_moments(table: Table, seat: int) -> list[int]:
    """The moments in which a player has an action, also those beyond the window. [R10]"""
    return [moment for moment, pieces in enumerate(table.rows[seat]) if pieces]


def take_in_hand(table: Table, seat: int, it: int) -> None:
    """Takes a card from the hand or the Character Zone for the Timeline; an asset only once a turn. [plan.assets]"""
    if table.print_of(it).kind == "asset":
        table.used = [*table.used, it]  # [R11]
    table.put(it, TIMELINE, seat)


def plan(table: Table, seat: int, it: int, moment: int) -> None:
    """Puts a card into an empty moment."""
    take_in_hand(table, seat, it)
    table.set_action(seat, moment, [it])
    table.emit(PLANS, seat, it, number=moment + 1)


def combine(table: Table, seat: int, it: int, moment: int) -> None:
    """Adds a card to the action of a moment. [combo.together] [R30]"""
    there = table.action_at(seat, moment)
    take_in_hand(table, seat, it)
    table.set_action(seat, moment, [*there, it])
    table.emit(PLANS_COMBO, seat, it, there[0])
    verbs.disrupt_together(table, it)


def replace(table: Table, seat: int, it: int, moment: int) -> None:
    """Puts a card in the place of the action of a moment, which is forgotten. [replace.forget]"""
    before = table.action_at(seat, moment)[0]
    take_in_hand(table, seat, it)
    table.emit(REPLACES, seat, it, before)
    forget(table, table.action_at(seat, moment))
    table.set_action(seat, moment, [it])


def clear(table: Table, seat: int, moment: int) -> None:
    """The cards of a moment are discarded; tokens leave the game, and assets return. [end.discard] [R12]"""
    for it in table.action_at(seat, moment):
        verbs.discard(table, it)


def forget(table: Table, pieces: list[int]) -> None:
    """These cards of a moment are forgotten; tokens leave the game, and assets return. [replace.forget] [R27]"""
    undo_made_by(table, pieces)
    for it in pieces:
        if table.zone[it] == TIMELINE:
            verbs.forget(table, it)


def push(table: Table, seat: int, moment: int, why: str = PUSHES) -> None:
    """Moves an action and all later ones on by one moment. why: the event, which says it. [pay.push] [pay.beyond]"""
    pieces = table.action_at(seat, moment)
    if not pieces:
        return
    row = table.rows[seat]
    table.rows[seat] = [*row[:moment], NO_NUMBERS, *row[moment:]]
    table.emit(why, seat, pieces[0], NOTHING)


def swap(table: Table, seat: int, moment: int, other: int) -> None:
    """Two actions of a player change places."""
    first, second = table.action_at(seat, moment), table.action_at(seat, other)
    if first and second and moment != other:
        row = table.rows[seat]
        table.rows[seat] = [second if n == moment else first if n == other else row[n] for n in range(len(row))]
        table.emit(SWAPS, seat, first[0], second[0])


def exchange(table: Table, seat: int, moment: int, other: int) -> None:
    """An action of a player and one of the other player change places: each is then the other one's. [R49]

    None of them leaves the Timeline: what is disrupted, ruined or changed stays so.
    """
    rival = table.rival(seat)
    mine, theirs = table.action_at(seat, moment), table.action_at(rival, other)
    if mine and theirs:
        for it in mine:
            table.holder[it] = rival
        for it in theirs:
            table.holder[it] = seat
        table.set_action(seat, moment, theirs)
        table.set_action(rival, other, mine)
        table.stand()  # what they say is of another player now
        table.emit(SWAPS, seat, mine[0], theirs[0])


def shift(table: Table, seat: int) -> None:
    """After the window: later actions come first in the next turn. [end.pushed]"""
    table.rows[seat] = table.rows[seat][table.window :]


def undo_made_by(table: Table, pieces: list[int]) -> None:
    """Removes what a replaced action's Dragonrage has created. [term.dragonrage] [R27]"""
    made = [it for it, maker in enumerate(table.maker) if maker >= 0 and maker in pieces and table.faces[it] >= 0]
    for it in made:
        table.emit(LEAVES, table.holder[it], it)
        verbs.remove(table, it)
