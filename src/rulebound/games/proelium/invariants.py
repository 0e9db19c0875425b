"""What holds in every position of Proelium by the rulebook."""

from __future__ import annotations

from typing import Final

from rulebound.games.proelium.ability import LIMIT as RAISED
from rulebound.games.proelium.counters import FUNDS, LIFE
from rulebound.games.proelium.money import LIMIT
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import ATTACHED, LABORATORY
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.game.invariant import Invariant, elsewhere, invariant, misplaced


@invariant("permanent.stays")
def every_card_is_in_one_place(table: Table) -> list[str]:
    return misplaced(table) + elsewhere(table)


@invariant("card.enhancement")
def enhancements_are_at_entities_in_play(table: Table) -> list[str]:
    faults: list[str] = []
    for it, host in enumerate(table.host):
        if (host >= 0) != (table.zone[it] == ATTACHED):
            faults.append(f"piece {it} in zone {table.zone[it]} enhances {host}")
        elif (host >= 0) != (it in table.attached):
            faults.append(f"piece {it} enhances {host}, and is not listed so")
        elif host >= 0 and table.zone[host] != LABORATORY:
            faults.append(f"piece {it} enhances {host}, which is in zone {table.zone[host]}")
    return faults


@invariant("money.limit")
def no_player_has_spent_more_than_allowed(table: Table) -> list[str]:
    """Except in games with cards that raise it as long as they are in play: they may have left meanwhile."""
    if any([ability.key == RAISED for card in table.cards_of for ability in card.abilities]):
        return []
    more = [0] * table.seats  # by what cards said for a while
    for one in table.modifiers:
        if one.value == RAISED:
            more[seat_meant(one.it)] += max(0, one.amount)
    over = [(seat, spent) for seat, spent in enumerate(table.spent) if spent > LIMIT + more[seat]]
    return [f"seat {seat} has spent {spent} tokens" for seat, spent in over]


@invariant("R13")
def funds_are_never_below_zero(table: Table) -> list[str]:
    return [f"seat {seat} has {funds} tokens" for seat, funds in enumerate(table.amounts[FUNDS]) if funds < 0]


@invariant("attack.block")
def attackers_and_blockers_are_on_their_sides(table: Table) -> list[str]:
    faults: list[str] = []
    if not len(table.attackers) == len(table.blockers) == len(table.stopped):
        faults.append("attackers and blockers are not as many as each other")
    mine = table.cards_in(LABORATORY, table.active)
    theirs = table.cards_in(LABORATORY, table.rival(table.active))
    faults += [f"piece {it} attacks from elsewhere" for it in table.attackers if it not in mine]
    return faults + [f"piece {it} blocks from elsewhere" for one in table.blockers for it in one if it not in theirs]


@invariant("R49")
def the_deciding_player_lives(table: Table) -> list[str]:
    """Life is checked before any player may respond."""
    if table.over or table.window < 0 or table.scopes or table.acted:
        return []
    return [f"seat {seat} has no life" for seat, life in enumerate(table.amounts[LIFE]) if life <= 0]


INVARIANTS: Final[list[Invariant[Table]]] = [
    every_card_is_in_one_place,
    enhancements_are_at_entities_in_play,
    no_player_has_spent_more_than_allowed,
    funds_are_never_below_zero,
    attackers_and_blockers_are_on_their_sides,
    the_deciding_player_lives,
]
