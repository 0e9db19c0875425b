"""The needs of Avarium Academy, each with its clause and the sentence that is shown if it fails.

Those of fights are in `needs_of_fights`.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import resources
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.state import CANNOT, Table
from rulebound.games.avarium.timing import NO_FIGHT, PLAN
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
