"""The clash of a moment: attacks and blocks, rolls, misses and damage."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.acts.rerolling import after_reroll, rerolling
from rulebound.games.varia import verbs
from rulebound.games.varia.card import ATTACK, BLOCK, MAGICAL, PHYSICAL, RANGED, REACH
from rulebound.games.varia.dice import (
    FOCUS_DIE,
    FOCUS_SHOWN,
    FOCUS_SIDES,
    POWER_DIE,
    POWER_SHOWN,
    POWER_SIDES,
    REROLL_FOCUS,
    REROLL_POWER,
    roll_once,
    roll_pool,
    show,
    tell,
)
from rulebound.games.varia.events import (
    ARMOR,
    BLOCKS,
    HITS,
    INFINITE,
    MISSES,
    MISSES_DISTANCE,
    MISSES_FOCUS,
    ROLLS_FOCUS,
    ROLLS_POWER,
    WITHSTANDS,
)
from rulebound.games.varia.parts import CHOOSING
from rulebound.games.varia.settling import settle
from rulebound.games.varia.state import (
    ATTACKS_AGAIN,
    DAMAGE_TIMES,
    INFINITE_POWER,
    MORE_DAMAGE,
    NEITHER,
    REACH_BY_CARD,
    UNSTOPPABLE,
    ZEROS,
    Table,
)
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.event import Throw
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Question
from rulebound.kernel.table.agenda import Rule, rule
from rulebound.kernel.table.effect import No, Yes

POWER: Final = 0  # sorts of dice
FOCUS: Final = 1
BOUNDLESS: Final = 1000  # infinite Power: more than anything else comes to [R23]


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


@rule("clash.roll")
def clash(table: Table, me: int) -> None:
    """One of the four kinds of clashes. [clash.stalemate] [R17]"""
    if is_rolled_again(table):
        begin_rerolling(table, me)
    else:
        fight(table, me, [True, True])
        clash_again(table, me)


def clash_again(table: Table, me: int) -> None:
    """Once more, where an attack of this moment attacks twice. [R39]"""
    if (table.unusual or table.modifiers) and True in attack_again(table) and not table.over:
        table.then(me, settle, second_clash)


def fight(table: Table, me: int, attacking: list[bool]) -> None:
    """The actions of the moment roll and meet. attacking: which player's attack deals damage, if it is one. [R39]"""
    sides = sides_from(table, me)
    roll_all(table, me, sides)
    meet(table, me, sides, attacking)


def sides_from(table: Table, me: int) -> list[list[int]]:
    """The actions of both, mine first."""
    return [side(table, me), side(table, table.rival(me))]


def roll_all(table: Table, me: int, sides: list[list[int]]) -> list[int]:
    """What both actions roll; the dice that count, each as a number of its seat, its sort and what it shows."""
    table.hit = NEITHER
    table.power = table.focus = table.damage = ZEROS
    dice: list[int] = []
    seat = me
    for pieces in sides:
        if pieces:
            dice += roll(table, seat, pieces)
        seat = table.rival(me)
    return dice


def meet(table: Table, me: int, sides: list[list[int]], attacking: list[bool]) -> None:
    """What comes of the rolls."""
    attackers: list[int] = []
    blocked = False
    seat = me
    for pieces in sides:
        if table.is_typed(pieces, ATTACK):
            attackers.append(seat)
        elif table.is_typed(pieces, BLOCK):
            blocked = True
        seat = table.rival(me)
    if len(attackers) == 2:
        challenged(table, attackers, attacking)
    elif attackers and not attacking[attackers[0]]:
        pass
    elif attackers and blocked:
        defended(table, attackers[0])
    elif attackers:
        unopposed(table, attackers[0])
    for seat in attackers:
        if table.hit[seat] and not table.over:
            it, dealt = table.acting(seat)[0], table.damage[seat]
            table.emit(HITS, seat, it, number=dealt)  # what it says on a hit comes after the damage [hit.on]


# -- Attacking twice ---------------------------------------------------------------------------------------------------


def attack_again(table: Table) -> list[bool]:
    """For each player whether their attack of this moment attacks twice. [R39]"""
    return [
        is_attack(table, seat) and table.added(ATTACKS_AGAIN, table.acting(seat)) > 0 for seat in range(table.seats)
    ]


@rule("R39")
def second_clash(table: Table, me: int) -> None:
    """The same actions meet once more; an attack that does not attack twice only prevents damage. [miss.nothing]"""
    again = attack_again(table)
    if table.over or True not in again:
        return
    before = Scope(me, NOTHING, [*[int(hit) for hit in table.hit], *table.damage])
    fight(table, me, again)
    if not table.over:
        table.scopes.append(before)
        table.then(me, settle, both_together)


@rule("R39")
def both_together(table: Table, me: int) -> None:
    """An attack has hit if it has hit in either clash, and has dealt what it has dealt in both."""
    before = table.scopes.pop().picks
    table.hit = [table.hit[seat] or before[seat] > 0 for seat in range(2)]
    table.damage = [table.damage[seat] + before[2 + seat] for seat in range(2)]


# -- Rolling -----------------------------------------------------------------------------------------------------------


def roll(table: Table, seat: int, pieces: list[int]) -> list[int]:
    """Power and Focus of an action, with everything that is added. [card.power] [card.focus] [clash.roll]

    Returns the dice that can be rolled again.
    """
    dice = table.dice_of(pieces)
    if dice == 0:
        return []
    improved = table.improved(pieces)
    power = roll_pool(table, max(0, dice + table.added("power dice", pieces)), POWER_SIDES, improved, POWER_DIE, seat)
    focus = roll_pool(table, max(0, dice + table.added("focus dice", pieces)), FOCUS_SIDES, improved, FOCUS_DIE, seat)
    if table.unusual and POWER_SHOWN in table.standing:
        tell(table, POWER_SHOWN, seat, power)
    if table.unusual and FOCUS_SHOWN in table.standing:
        tell(table, FOCUS_SHOWN, seat, focus)
    total = table.total("power", pieces) + power.sum()
    focused = focus.faces[focus.kept]
    if (FOCUS_SIDES in focused and may_be_infinite(table, pieces)) or is_added(table, INFINITE_POWER, pieces):
        total = BOUNDLESS
        table.emit(INFINITE, seat, pieces[0])
    table.power = replaced(table.power, seat, total)
    table.focus = replaced(table.focus, seat, table.total("focus", pieces) + focus.sum())
    if total < BOUNDLESS:
        show(table, ROLLS_POWER, seat, pieces[0], total, power)
    show(table, ROLLS_FOCUS, seat, pieces[0], table.focus[seat], focus)
    if not is_rolled_again(table):
        return []
    shown = [die_of(seat, POWER, face) for face in power.faces[power.kept]]
    return shown + [die_of(seat, FOCUS, face) for face in focused]


def is_rolled_again(table: Table) -> bool:
    """Whether dice can be rolled again once they are seen."""
    return table.unusual and (REROLL_POWER in table.standing or REROLL_FOCUS in table.standing)


def die_of(seat: int, sort: int, face: int) -> int:
    """A die as a number."""
    return seat * 100 + sort * 10 + face


# -- Rolling again -----------------------------------------------------------------------------------------------------


def begin_rerolling(table: Table, me: int) -> None:
    """All dice are rolled and seen; then players roll again by cards, and then the actions meet. [R48]"""
    table.scopes.append(Scope(me, NOTHING, roll_all(table, me, sides_from(table, me))))
    rival = table.rival(me)
    table.do(
        reroll_power.by(me), reroll_focus.by(me), reroll_power.by(rival), reroll_focus.by(rival), meet_now.by(me)
    )  # fmt: skip


@rule("R48")
def meet_now(table: Table, me: int) -> None:
    table.scopes.pop()
    meet(table, me, sides_from(table, me), [True, True])
    clash_again(table, me)


@rule("R48")
def reroll_power(table: Table, me: int) -> None:
    """Whether the lowest Power die is rolled again."""
    if table.power[me] < BOUNDLESS and lowest(table, me, POWER) in range(1, POWER_SIDES):
        offer(table, me, POWER, WHETHER_POWER, power_again)


@rule("R48")
def reroll_focus(table: Table, me: int) -> None:
    """Whether the lowest Focus die is rolled again."""
    if lowest(table, me, FOCUS) in range(1, FOCUS_SIDES):
        offer(table, me, FOCUS, WHETHER_FOCUS, focus_again)


def lowest(table: Table, me: int, sort: int) -> int:
    """What the lowest die of a player shows; 0 where there is none."""
    faces = [die % 10 for die in table.scopes[-1].picks if die // 10 == me * 10 + sort]
    return min(faces, default=0)


def offer(table: Table, me: int, sort: int, question: Question[Table], again: Rule[Table]) -> None:
    if rerolling(table, me, KEYS[sort]):
        table.then(me, again)
        if not table.ask(me, question, [CHOOSING.yes, CHOOSING.no]):
            table.agenda.pop()


@rule("R48")
def power_again(table: Table, me: int) -> None:
    """The die shows something else, and so much more or less is the Power."""
    one = rerolling(table, me, REROLL_POWER)[0]
    by, face = roll_again(table, me, POWER, POWER_DIE, POWER_SIDES, POWER_SHOWN)
    table.power = replaced(table.power, me, table.power[me] + by)
    table.emit(ROLLS_POWER, me, table.acting(me)[0], number=table.power[me])
    table.then(me, reroll_power)
    after_reroll(table, one, me, face - by, face)


@rule("R48")
def focus_again(table: Table, me: int) -> None:
    """The same of Focus; a die that shows its maximum then counts like any other."""
    one = rerolling(table, me, REROLL_FOCUS)[0]
    by, face = roll_again(table, me, FOCUS, FOCUS_DIE, FOCUS_SIDES, FOCUS_SHOWN)
    table.focus = replaced(table.focus, me, table.focus[me] + by)
    pieces = table.acting(me)
    if face == FOCUS_SIDES and table.power[me] < BOUNDLESS and may_be_infinite(table, pieces):
        table.power = replaced(table.power, me, BOUNDLESS)
        table.emit(INFINITE, me, pieces[0])
    table.emit(ROLLS_FOCUS, me, pieces[0], number=table.focus[me])
    table.then(me, reroll_focus)
    after_reroll(table, one, me, face - by, face)


def roll_again(table: Table, me: int, sort: int, kind: str, sides: int, shown: str) -> tuple[int, int]:
    """By how much more the lowest die shows now, and what."""
    one, scope = rerolling(table, me, KEYS[sort])[0], table.scopes[-1]
    table.is_used_up(one.source, one.ability.text)
    before = lowest(table, me, sort)
    face = roll_once(table, 1, sides, kind, me)[0]
    scope.picks = [*without(scope.picks, die_of(me, sort, before)), die_of(me, sort, face)]
    if shown in table.standing:
        tell(table, shown, me, Throw(sides, [[face]]))
    return face - before, face


KEYS: Final = [REROLL_POWER, REROLL_FOCUS]
WHETHER_POWER: Final[Question[Table]] = Question(
    "R48", "Do you reroll your lowest Power die?", takes=[Yes, No], chained=False
)
WHETHER_FOCUS: Final[Question[Table]] = Question(
    "R48", "Do you reroll your lowest Focus die?", takes=[Yes, No], chained=False
)


def may_be_infinite(table: Table, pieces: list[int]) -> bool:
    """Whether a Focus die that shows its maximum makes this action's Power infinite. [R23]"""
    for it in pieces:
        if table.print_of(it).infinite and not table.is_blank(it):
            return True
    return False


# -- The kinds of clashes ----------------------------------------------------------------------------------------------


def defended(table: Table, seat: int) -> None:
    """An attack against a block. [clash.defended] [miss.focus] [R18] [R19]"""
    rival = table.rival(seat)
    if is_like(table, seat, "cannot be blocked"):
        unopposed(table, seat)
        return
    if is_too_far(table, seat):
        return
    if table.focus[rival] > table.focus[seat] and not is_like(table, seat, "cannot miss"):
        miss(table, seat, MISSES_FOCUS)
    else:
        table.hit = replaced(table.hit, seat, True)
        strike(table, rival, table.power[seat] - table.power[rival])
    if not table.over:
        table.passes(BLOCKS, rival, table.acting(seat)[0])  # [R37]


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


def is_added(table: Table, key: str, pieces: list[int]) -> bool:
    """Whether cards give an action this quality, which few cards do."""
    return (table.unusual or len(table.modifiers) > 0) and table.added(key, pieces) > 0


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
    rival = table.rival(seat)
    if table.ruling("unopposed") == "hits" and not is_attack(table, rival) and not is_block(table, rival):
        return False
    miss(table, seat, MISSES_DISTANCE)
    return True


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
