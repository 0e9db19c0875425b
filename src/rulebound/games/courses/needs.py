"""The needs of the course game: what must be so, the clause it comes from, and the sentence that says it is not."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.besides import can_pay_both, leaves_enough_once_tapped
from rulebound.games.courses.card import ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, HAND, HOME, WORLD_MAP
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.need import Need, need, prohibition
from rulebound.kernel.table.taxing import can_pay_all

# -- What a card is ----------------------------------------------------------------------------------------------------


@need("main.any", "Only cards of your own hand can be used like this.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == me


@need("play.item", "{it} is not a partner: it is played, and does not enter.")
def is_no_item(table: Table, me: int, it: int) -> bool:
    return table.print_of(it).kind != ITEM


@need("play.supporter", "{it} is not a partner: it is played, and does not enter.")
def is_partner_card(table: Table, me: int, it: int) -> bool:
    return table.print_of(it).kind == PARTNER


@need("enter.cost", "{it} is a partner: it enters, and is not played.")
def is_supporter_or_item(table: Table, me: int, it: int) -> bool:
    return table.print_of(it).kind in (SUPPORTER, ITEM)


@need("enter.attach", "{it} is no partner at a course: only partners that have entered can do this.")
def at_a_course(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == AT_COURSE


@need("R42", "Only your own partners at a course can do this.")
def your_partner(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == AT_COURSE and table.holder[it] == me


@need("enter.attach", "Partners can only be attached to a course in a world map.")
def in_a_world_map(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == WORLD_MAP


@need("battle.defender", "The defender must be another player's partner.")
def rival_partner(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == AT_COURSE and table.holder[it] != me


# -- Paying ------------------------------------------------------------------------------------------------------------


@need("enter.cost", "{it} costs {cost}, and you have {left} left.")
def enough_stars(table: Table, me: int, it: int) -> bool:
    return table.purse >= table.cost(it)


@need("play.cost", "{it} costs {cost}, and you have {left} left.")
def enough_stars_to_play(table: Table, me: int, it: int) -> bool:
    return table.purse >= table.cost(it)


tolls_can_be_paid: Final[Need[Table]] = Need(
    "R39", "What {it} costs besides cannot be done.", lambda table, me, it: table.has_tolls(me, it),
    parts=lambda table, it: table.conditions_of(it),
)  # fmt: skip


def is_affordable(table: Table, me: int, it: int) -> bool:
    """Both at once, since this is asked of every card at every decision."""
    cost = table.cost(it)
    return table.purse >= cost and (not table.prints[table.faces[it]].tolls or can_pay_both(table, me, it, cost))


NOT_BOTH: Final = "Once the stars of {it} are paid, too little is left for what it costs besides."
affordable: Final[Need[Table]] = Need(
    "R15", NOT_BOTH, is_affordable, parts=lambda table, it: [enough_stars, tolls_can_be_paid]
)

may_be_played: Final = prohibition("R39", "{it} cannot be played{because be played}.", "cannot be played")

affordable_to_play: Final[Need[Table]] = Need(
    "R15", NOT_BOTH, is_affordable, parts=lambda table, it: [enough_stars_to_play, tolls_can_be_paid]
)


@need("enter.attach", "There is no course to attach {it} to.")
def a_course_in_play(table: Table, me: int, it: int) -> bool:
    return table.course_count() > 0


@need("R39", "{it} cannot enter at any course because of {bars}.")
def a_course_that_lets_it_in(table: Table, me: int, it: int) -> bool:
    return table.has_entrance(it)


some_course: Final[Need[Table]] = Need(
    "enter.attach", "There is no course to attach {it} to.", lambda table, me, it: table.has_entrance(it),
    parts=lambda table, it: [a_course_in_play, a_course_that_lets_it_in],
)  # fmt: skip


@need("R39", "{source} cannot enter there because of {bar}.")
def may_enter_there(table: Table, me: int, it: int) -> bool:
    return table.bar(table.scopes[-1].source, it) < 0


@need("R46", "{it} attaches itself to {host}, and there is none at a course.")
def partner_to_attach_to(table: Table, me: int, it: int) -> bool:
    hosts = table.print_of(it).hosts
    return not hosts or hosts[0].is_there(table, it)


@need("R11", "Only your own courses and your own cards that provide stars can pay.")
def yours_to_pay_with(table: Table, me: int, it: int) -> bool:
    return table.holder[it] == me and table.zone[it] in (WORLD_MAP, HOME)


@need("enter.cost", "{it} is tapped already.")
def not_tapped_yet(table: Table, me: int, it: int) -> bool:
    return not table.tapped[it]


@need("R10", "{it} provides no stars.")
def provides_stars(table: Table, me: int, it: int) -> bool:
    return table.stars(it) > 0


@need("R15", "{it} is needed for what {source} costs besides.")
def leaves_what_it_costs_besides(table: Table, me: int, it: int) -> bool:
    paid = table.scopes[-1]
    others = [other for other in table.sources(me) if other != it]
    return leaves_enough_once_tapped(table, me, paid.source, paid.number, it, others)


# -- Exit, move, clear, battle -----------------------------------------------------------------------------------------


@need("R18", "{it} is tapped.")
def untapped(table: Table, me: int, it: int) -> bool:
    return not table.tapped[it]


@need("move.tap", "There is no other course to move {it} to.")
def some_other_course(table: Table, me: int, it: int) -> bool:
    return table.course_count() > 1


@need("move.tap", "{source} is at {it} already.")
def a_different_course(table: Table, me: int, it: int) -> bool:
    return table.at[table.scopes[-1].source] != it


@need("clear.partner", "{it} is tapped.")
def untapped_to_clear(table: Table, me: int, it: int) -> bool:
    return not table.tapped[it]


@need("clear.course", "{course} is tapped.")
def course_untapped(table: Table, me: int, it: int) -> bool:
    return not table.tapped[table.at[it]]


@need("clear.guarded", "{guard} {stands} guard at {course}.")
def unguarded(table: Table, me: int, it: int) -> bool:
    return table.guard(me, table.at[it]) < 0


@need("battle.attacker", "{it} is tapped.")
def untapped_to_attack(table: Table, me: int, it: int) -> bool:
    return not table.tapped[it]


@need("battle.declare", "No other player has an untapped partner at {course}.")
def rival_untapped_there(table: Table, me: int, it: int) -> bool:
    return table.guard(me, table.at[it]) >= 0


@need("battle.defender", "No partner of another player at {course} can be attacked.")
def some_defender(table: Table, me: int, it: int) -> bool:
    for rival in table.rivals_at(me, table.at[it]):
        if can_be_attacked_by(table, me, it, rival):
            return True
    return False


def can_be_attacked_by(table: Table, me: int, it: int, rival: int) -> bool:
    """Whether this partner of another player can be the defender."""
    if table.tapped[rival] and table.ruling("defender") != "any":
        return False
    return forbidder_of(table, "cannot be attacked", me, rival, it) < 0 and can_pay_to_attack(table, me, it, rival)


def can_pay_to_attack(table: Table, me: int, it: int, rival: int) -> bool:
    """Whether this player has what must be paid for both the attacker and the defender."""
    if "cannot be attacked" not in table.forbids:
        return True  # as most often
    return can_pay_all(table, me, [("attack", it), ("be attacked", rival)])


def forbidder_of(table: Table, cannot: str, me: int, it: int, by: int) -> int:
    """The piece because of which this one `cannot be ...` by another piece; NOTHING if there is none."""
    table.doer = by
    found = table.forbidder(cannot, me, it)
    table.doer = NOTHING
    return found


@need("R27", "{it} is not at the same course as {source}.")
def at_the_battle(table: Table, me: int, it: int) -> bool:
    return table.at[it] == table.at[table.scopes[-1].source]


@need("R28", "{it} is tapped, and at this table only untapped partners can be attacked.")
def may_defend_tapped(table: Table, me: int, it: int) -> bool:
    return not table.tapped[it] or table.ruling("defender") == "any"


not_protected: Final[Need[Table]] = Need(
    "R39",
    "{it} cannot be attacked{because be attacked}.",
    lambda table, me, it: forbidder_of(table, "cannot be attacked", me, it, table.scopes[-1].source) < 0,
    cannot="cannot be attacked",
)


# -- Using -------------------------------------------------------------------------------------------------------------


@need("R39", "Only your own cards in play can be used.")
def yours_in_play(table: Table, me: int, it: int) -> bool:
    return table.stays(it) and table.controller(it) == me


@need("R39", "{it} has nothing that can be used.")
def has_a_use(table: Table, me: int, it: int) -> bool:
    return len(table.usable(it)) > 0


@need("R39", "{unpaid}")
def cost_can_be_paid(table: Table, me: int, it: int) -> bool:
    return table.unpaid(me, it) == ""


@need("R39", "{offer cost}")
def offer_can_be_paid(table: Table, me: int, it: int) -> bool:
    source = table.scopes[-1].source
    return table.cost_unpaid(me, source, table.usable(source)[it].ability) == ""


@need("R39", "There are fewer choices.")
def is_offered(table: Table, me: int, it: int) -> bool:
    return it < len(table.usable(table.scopes[-1].source))


may_attack: Final = prohibition("R39", "{it} cannot attack{because attack}.", "cannot attack")


may_clear: Final = prohibition("R39", "{it} cannot clear{because clear}.", "cannot clear")


may_exit: Final = prohibition("R39", "{it} cannot exit{because exit}.", "cannot exit")


may_move: Final = prohibition("R39", "{it} cannot move{because move}.", "cannot move")


may_be_cleared: Final[Need[Table]] = Need(
    "R39",
    "{course} cannot be cleared{because be cleared}.",
    lambda table, me, it: forbidder_of(table, "cannot be cleared", me, table.at[it], it) < 0,
    cannot="cannot be cleared",
)


can_pay_to_clear: Final[Need[Table]] = Need(
    "R39",
    "{course} cannot be cleared by {it}: you do not have all that must be paid for it.",
    lambda table, me, it: can_pay_all(table, me, [("clear", it), ("be cleared", table.at[it])]),
    cannot="cannot be cleared",
)
