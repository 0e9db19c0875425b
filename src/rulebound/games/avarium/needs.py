"""The needs of Avarium Academy, each with its clause and the sentence that is shown if it fails."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import classes, parties, resources
from rulebound.games.avarium.ability import STANDS_FIRST
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.state import CANNOT, Table
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT, PLAN
from rulebound.games.avarium.zones import CLASS, COURTYARD, HAND
from rulebound.kernel.table.need import Need, need, prohibition

# -- Recruiting --------------------------------------------------------------------------------------------------------


@need("recruit.courtyard", "Only students in the Courtyard can be recruited.")
def in_the_courtyard(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == COURTYARD


@need("recruit.cost", "{it} costs {price} Reputation to recruit, and you have {reputation}.")
def enough_to_recruit(table: Table, me: int, it: int) -> bool:
    return table.reputation[me] >= table.recruit_price(it) or resources.merit_to_recruit(table, me, it) >= 0


may_be_recruited: Final = prohibition(
    CANNOT, "{it} cannot be recruited because of {forbids be recruited}.", "cannot be recruited"
)


# -- Players -----------------------------------------------------------------------------------------------------------


@need("setup.players", "There is no such player at this table.")
def at_the_table(table: Table, me: int, seat: int) -> bool:
    return seat < table.seats


@need("win.expel", "{player} has been expelled.")
def still_in_the_school(table: Table, me: int, seat: int) -> bool:
    return not table.out[seat]


# -- Schemes and abilities ---------------------------------------------------------------------------------------------


@need("hand.own", "Only schemes in your own Hand can be played.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == me


@need(
    "scheme.plan", "{it} is no Surprise: it can only be played in your own Plan Phase, outside fights, {why pending}."
)
def scheme_may_be_played_now(table: Table, me: int, it: int) -> bool:
    if table.prints[table.faces[it]].surprise:
        return True
    return me == table.active and may_play_in_turn(table)


def may_play_in_turn(table: Table) -> bool:
    """Whether the active player may play a scheme that is no Surprise. [D4] [D5]"""
    if table.step != PLAN or table.fight != NO_FIGHT:
        return False
    return not table.declared or table.ruling("schemes_as_responses") == "yes"


@need("scheme.cost", "{it} costs {price}: you have {reputation} Reputation, and no ready student of that cost.")
def scheme_can_be_paid(table: Table, me: int, it: int) -> bool:
    """[D13]"""
    price = table.scheme_price(it)
    if table.reputation[me] >= price:
        return True
    for one in table.cards_in(CLASS, me):
        if can_pay(table, me, one, price):
            return True
    return can_pay(table, me, table.idol[me], price)


def can_pay(table: Table, me: int, it: int, price: int) -> bool:
    """Whether exhausting this character can pay for a scheme. [scheme.pay.student] [exhaust.idol.payment] [D1]"""
    if table.exhausted[it]:
        return False
    if it >= FIRST_IDOL:
        able = table.lifts and table.lifted(me, a_student_pays, it)
    else:
        able = table.prints[table.faces[it]].cost >= price or (table.lifts and table.lifted(me, costs_enough, it))
    return able and table.forbidder("cannot be exhausted", me, it) < 0


def its_text_allows_it(table: Table, me: int, it: int) -> bool:
    """What its own text requires: its cost, its timing, its targets. [surprise.sample] [ability.exhaust]"""
    ability = table.prints[table.faces[it]].declared
    return ability is not None and table.fulfils(me, ability.needs, it)


def needs_of_its_text(table: Table, it: int) -> list[Need[Table]]:
    ability = table.ability_of(it)
    return ability.needs if ability is not None else []


card_allows_it: Final[Need[Table]] = Need(
    "card.say", "What the text of {it} asks for is not so.", its_text_allows_it, parts=needs_of_its_text
)


may_be_played: Final = prohibition(
    CANNOT, "{it} cannot be played because of {forbids play schemes}.", "cannot play schemes"
)


@need("scheme.pay.reputation", "It costs {owed} Reputation, and you have {reputation}.")
def enough_reputation(table: Table, me: int, it: int) -> bool:
    return table.reputation[me] >= table.scheme_price(table.scopes[-1].source)


@need("scheme.pay.student", "Only characters of your own Class can pay.")
def yours_to_pay_with(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] == me


@need("exhaust.once", "{it} is exhausted already.")
def ready_to_pay(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


@need("exhaust.idol.payment", "{it} is an idol, and idols cannot be exhausted to pay for a scheme.")
def a_student_pays(table: Table, me: int, it: int) -> bool:
    return it < FIRST_IDOL


@need("scheme.pay.student", "{it} costs {cost}, less than the {owed} of the scheme.")
def costs_enough(table: Table, me: int, it: int) -> bool:
    return it >= FIRST_IDOL or table.cost(it) >= table.scheme_price(table.scopes[-1].source)


may_be_exhausted: Final = prohibition(
    CANNOT, "{it} cannot be exhausted because of {forbids be exhausted}.", "cannot be exhausted"
)


@need("ability.class", "Only characters of your own Class have abilities that you can use.")
def in_your_class(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] == me


@need("ability.activated", "{it} has no ability that can be activated.")
def has_an_ability(table: Table, me: int, it: int) -> bool:
    return table.card(it).kind != SCHEME and table.ability_of(it) is not None


may_be_used: Final = prohibition(
    CANNOT, "The ability of {it} cannot be used because of {forbids use abilities}.", "cannot use abilities"
)


@need("effects.prerogative", "{it} has no effect that waits.")
def has_triggered(table: Table, me: int, it: int) -> bool:
    return any([pending.me == me and pending.source == it for pending in table.pending])


TO_PLAY: Final[list[Need[Table]]] = [
    scheme_may_be_played_now, may_be_played, scheme_can_be_paid, card_allows_it,
]  # fmt: skip
TO_USE: Final[list[Need[Table]]] = [may_be_used, card_allows_it]


# -- The End Phase -----------------------------------------------------------------------------------------------------


@need("end.class", "Only students of your own Class can be expelled now.")
def your_student(table: Table, me: int, it: int) -> bool:
    return it < FIRST_IDOL and table.zone[it] == CLASS and table.holder[it] == me


@need("S3", "A card has kept {it} from being expelled in this turn.")
def not_spared(table: Table, me: int, it: int) -> bool:
    return it not in table.spared


may_be_expelled: Final = prohibition(
    CANNOT, "{it} cannot be expelled because of {forbids be expelled}.", "cannot be expelled"
)


@need("start.ready", "Only exhausted students of your own Class are chosen, each of them once.")
def waits_to_be_readied(table: Table, me: int, it: int) -> bool:
    return your_student.holds(table, me, it) and table.exhausted[it] and it not in table.scopes[-1].picks


may_be_readied: Final = prohibition(
    CANNOT, "{it} cannot be readied because of {forbids be readied}.", "cannot be readied"
)


# -- Fights ------------------------------------------------------------------------------------------------------------


@need("fight.first-turn", "No player may fight on their first turn.")
def not_your_first_turn(table: Table, me: int, it: int) -> bool:
    return table.turns[me] > 1  # [B5]


@need("fight.leader", "{it} is not in your Class: only characters there can attack.")
def yours_to_attack_with(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] == me


@need("fight.leader", "{it} is exhausted.")
def ready_to_attack(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


@need("fight.leader", "{it} has an Attack Token, and so cannot attack.")
def no_attack_token(table: Table, me: int, it: int) -> bool:
    """It has attacked before, or a card has put the token on it. [fight.once]"""
    return not table.token[it]


may_attack: Final = prohibition(CANNOT, "{it} cannot attack because of {forbids attack}.", "cannot attack")
may_be_in_attacks: Final = prohibition(
    CANNOT, "{it} cannot take part in attacks because of {forbids take part in attacks}.", "cannot take part in attacks"
)
may_be_in_fights: Final = prohibition(
    CANNOT, "{it} cannot take part in fights because of {forbids take part in fights}.", "cannot take part in fights"
)


@need("fight.target", "There is no one whom {it} could attack.")
def somebody_to_attack(table: Table, me: int, it: int) -> bool:
    """Whether this leader has a legal target. A trial fight tests it, so that overridden needs count."""
    if "cannot be attacked" not in table.standing and not table.modifiers:
        return True  # an enemy has a ready student, or else an idol that can be attacked
    leader = table.leaders[ATTACKING]
    table.leaders[ATTACKING] = it
    found = False
    for one in classes.characters(table):
        if table.holder[one] != me and table.fulfils(me, [no_ready_student_in_front, may_be_attacked], one):
            found = True
            break
    table.leaders[ATTACKING] = leader
    return found


TO_ATTACK: Final[list[Need[Table]]] = [
    not_your_first_turn, ready_to_attack, no_attack_token, may_attack, may_be_in_attacks, may_be_in_fights,
    somebody_to_attack,
]  # fmt: skip


@need("fight.target", "The target must be an idol or a student of another player's Class.")
def an_enemy(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] != me


@need("fight.idol", "{guard} stands ready in front of {it}.")
def no_ready_student_in_front(table: Table, me: int, it: int) -> bool:
    """[F1]"""
    return it < FIRST_IDOL or classes.guard_of(table, it) < 0


may_be_attacked: Final = prohibition(
    CANNOT, "{it} cannot be attacked because of {forbids be attacked}.", "cannot be attacked"
)


@need(CANNOT, "Others of that Class must be attacked before {it}.")
def none_stands_before_it(table: Table, me: int, it: int) -> bool:
    """Unless those cannot be attacked either."""
    if not table.unusual or STANDS_FIRST not in table.standing or table.now(STANDS_FIRST, it, 0) > 0:
        return True
    first = [one for one in classes.characters_of(table, table.holder[it]) if table.now(STANDS_FIRST, one, 0) > 0]
    return not any([table.fulfils(me, [no_ready_student_in_front, may_be_attacked], one) for one in first])


@need("fight.support", "{it} is in this fight already.")
def not_fighting_yet(table: Table, me: int, it: int) -> bool:
    return parties.side_of(table, it) < 0


@need("fight.support", "{it} is exhausted.")
def ready_to_support(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


@need("fight.support.token", "{it} has an Attack Token, and so cannot support a fight.")
def no_token_to_support(table: Table, me: int, it: int) -> bool:
    return not table.token[it]


@need("fight.support", "Only characters of your own Class can support a fight.")
def yours_to_support_with(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] == me


@need("fight.support", "You are on the other side of this fight.")
def may_help_the_attack(table: Table, me: int, it: int) -> bool:
    return me != table.fight_seats[DEFENDING]


@need("fight.support", "You are on the other side of this fight.")
def may_help_the_defence(table: Table, me: int, it: int) -> bool:
    return me != table.fight_seats[ATTACKING]


may_support: Final = prohibition(
    CANNOT, "{it} cannot support fights because of {forbids support fights}.", "cannot support fights"
)

may_support_attacks: Final = prohibition(
    CANNOT, "{it} cannot support this attack because of {forbids support attacks}.", "cannot support attacks"
)
may_support_defenses: Final = prohibition(
    CANNOT, "{it} cannot support this defense because of {forbids support defenses}.", "cannot support defenses"
)


TO_SUPPORT: Final[list[Need[Table]]] = [
    not_fighting_yet, ready_to_support, no_token_to_support, may_support, may_be_in_fights,
]  # fmt: skip


@need("fight.over", "At least {least} and at most {most} damage must be assigned to {source}.")
def as_much_as_must_be(table: Table, me: int, it: int) -> bool:
    """[F14]"""
    if table.fight != FIGHT or not table.scopes:
        return False
    return table.scopes[-1].number <= it <= table.scopes[-1].it
