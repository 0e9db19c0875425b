"""Attacks and blocks that have rolled: which of them hit, which miss, and what damage they deal."""

from __future__ import annotations

from rulebound.games.varia import verbs
from rulebound.games.varia.ability_keys import DAMAGE_TIMES, MORE_DAMAGE, REACH_BY_CARD, UNSTOPPABLE
from rulebound.games.varia.card import ATTACK, BLOCK, MAGICAL, PHYSICAL, RANGED, REACH
from rulebound.games.varia.events import ARMOR, MISSES, MISSES_DISTANCE, MISSES_FOCUS, WITHSTANDS
from rulebound.games.varia.rolling import BOUNDLESS, is_added
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.replacing import replaced


def side(table: Table, seat: int) -> list[int]:
    """A player's action in the clash, if it is performed, and neither disrupted nor ruined. [disrupt.moment]
    [ruin.asset]
    """
    pieces = table.acting(seat)
    for it in pieces:
        if table.is_blank(it):
            return []
    return pieces


def is_attack(table: Table, seat: int) -> bool:
    return table.is_typed(side(table, seat), ATTACK)


def is_block(table: Table, seat: int) -> bool:
    return table.is_typed(side(table, seat), BLOCK)


# -- The kinds of clashes ----------------------------------------------------------------------------------------------


def defended(table: Table, seat: int) -> bool:
    """An attack against a block; whether it has met that. [clash.defended] [miss.focus] [R18] [R19] [R37]"""
    rival = table.rival(seat)
    if is_like(table, seat, "cannot be blocked"):
        unopposed(table, seat)
        return False
    if is_too_far(table, seat):
        return False
    if table.focus[rival] > table.focus[seat] and not is_like(table, seat, "cannot miss"):
        miss(table, seat, MISSES_FOCUS)
    else:
        table.hit = replaced(table.hit, seat, True)
        strike(table, rival, table.power[seat] - table.power[rival])
    return True


def challenged(table: Table, order: list[int], attacking: list[bool]) -> None:
    """An attack against an attack: one that misses deals no damage, but still prevents damage. [clash.challenged]

    [miss.nothing] [R18]
    """
    for seat in order:
        if attacking[seat] and not is_too_far(table, seat):
            table.hit = replaced(table.hit, seat, True)
    for seat in order:
        if table.hit[seat] and table.power[seat] > table.power[table.rival(seat)]:
            strike(table, table.rival(seat), table.power[seat] - table.power[table.rival(seat)])
            return


def unopposed(table: Table, seat: int) -> None:
    """An attack without an opposing action. [clash.unopposed] [term.armor] [R17]"""
    if is_too_far(table, seat):
        return
    table.hit = replaced(table.hit, seat, True)
    rival = table.rival(seat)
    damage = max(0, table.power[seat])
    prevented = 0
    if damage < BOUNDLESS // 2 and not is_like(table, seat, "ignores armor"):
        prevented = min(damage, armor(table, rival, table.acting(seat)))
    if prevented > 0:
        table.emit(ARMOR, rival, number=prevented)
    strike(table, rival, damage - prevented)


def strike(table: Table, seat: int, damage: int) -> None:
    """The rest of an attack's Power hits this player."""
    if damage > 0 and (table.unusual or table.modifiers):
        damage = as_cards_say(table, table.acting(table.rival(seat)), damage)
    if damage > 0:
        verbs.deal(table, seat, damage)
    else:
        table.emit(WITHSTANDS, seat)


def as_cards_say(table: Table, pieces: list[int], damage: int) -> int:
    """How much damage an attack deals once cards have made it more or less. [R38]"""
    if table.added(DAMAGE_TIMES["no"], pieces) > 0:
        return 0
    if damage >= BOUNDLESS // 2:
        return damage
    damage = max(0, damage + table.added(MORE_DAMAGE, pieces))
    for _ in range(table.added(DAMAGE_TIMES["double"], pieces)):
        damage *= 2
    for _ in range(table.added(DAMAGE_TIMES["triple"], pieces)):
        damage *= 3
    for _ in range(table.added(DAMAGE_TIMES["half"], pieces)):
        damage //= 2
    return bounded(damage)


def is_like(table: Table, seat: int, word: str) -> bool:
    """Whether cards say so of a player's attack. [R42]"""
    return (table.unusual or len(table.modifiers) > 0) and is_added(table, UNSTOPPABLE[word], table.acting(seat))


def is_too_far(table: Table, seat: int) -> bool:
    """Whether an attack misses because of the distance. [distance.miss] [miss.distance] [term.ranged] [term.reach]

    [R17]
    """
    if table.engaged:
        return False
    pieces = table.acting(seat)
    if table.has_keyword(pieces, RANGED) or table.added("ranged", pieces) > 0 or is_like(table, seat, "cannot miss"):
        return False
    if table.engaged_before and (table.has_keyword(pieces, REACH) or is_added(table, REACH_BY_CARD, pieces)):
        return False
    if table.ruling("unopposed") == "hits" and not is_opposed(table, seat):
        return False
    miss(table, seat, MISSES_DISTANCE)
    return True


def is_opposed(table: Table, seat: int) -> bool:
    """Whether the other player's action opposes an attack: a block does not where it cannot be blocked. [R42]"""
    rival = table.rival(seat)
    return is_attack(table, rival) or (is_block(table, rival) and not is_like(table, seat, "cannot be blocked"))


def miss(table: Table, seat: int, why: str) -> None:
    """This player's attack misses."""
    it = table.acting(seat)[0]
    table.emit(why, seat, it)
    table.passes(MISSES, seat, it)


def armor(table: Table, seat: int, pieces: list[int]) -> int:
    """What a player's armor prevents of an unopposed action: the best armor of each type counts. [term.armor] [R24]"""
    worn = [it for it in table.in_play(seat) if table.cards_of[table.faces[it]].armor and not table.is_blank(it)]
    if not worn:
        return 0
    prevented = 0
    for kind in (PHYSICAL, MAGICAL):
        if table.is_typed(pieces, kind):
            prevented += max([table.print_of(it).armor.get(kind, 0) for it in worn])
    return prevented
