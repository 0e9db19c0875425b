"""The needs of Proelium: what must be so, the clause it comes from, and the sentence that says it is not."""

from __future__ import annotations

from typing import Final

from rulebound.games.proelium import money, research
from rulebound.games.proelium.counters import FUNDS, WEARY
from rulebound.games.proelium.parts import ENHANCEMENT
from rulebound.games.proelium.phases import FABRICATION
from rulebound.games.proelium.state import NO_WINDOW, Table
from rulebound.games.proelium.zones import HAND, LABORATORY, TAKING_EFFECT
from rulebound.kernel.table.need import Need, need, prohibition

AGAIN: Final = "may attack again"  # of a character that has attacked once, until the second combat begins

# -- Playing cards -----------------------------------------------------------------------------------------------------


@need("card.cost", "{it} is not in your hand.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == me


@need("fabrication.permanents", "{it} is a permanent: you play it in your own Fabrication phase.")
def comes_now(table: Table, me: int, it: int) -> bool:
    """[any-time.cards] [fabrication.others] [return.cards] [R23] [R24] [R45]"""
    if not table.cards_of[table.faces[it]].is_entity:
        return True
    return table.phase == FABRICATION and me == table.active and table.window == NO_WINDOW


@need("card.cost", "{it} costs {cost}, and you have {funds}.")
def can_be_paid(table: Table, me: int, it: int) -> bool:
    """[R8]"""
    return table.value("cost", it) <= table.amount(FUNDS, me)


@need("money.limit", "{it} costs {cost}, and you may spend {rest} more in this turn.")
def within_the_limit(table: Table, me: int, it: int) -> bool:
    return table.value("cost", it) <= money.left_to_spend(table, me)


@need("card.enhancement", "There is nothing in play that {it} can enhance.")
def can_enhance(table: Table, me: int, it: int) -> bool:
    return table.print_of(it).kind != ENHANCEMENT or len(hosts_for(table, it)) > 0


def hosts_for(table: Table, it: int) -> list[int]:
    """What an enhancement can be played on by the player who has it."""
    found: list[int] = []
    for enhancing in table.print_of(it).enhances:
        found += enhancing.found.found(table, it)
    return found


@need("card.enhancement", "{source} cannot enhance {it}.")
def can_be_enhanced(table: Table, me: int, it: int) -> bool:
    return len(table.scopes) > 0 and it in hosts_for(table, table.scopes[-1].source)


def is_affordable(table: Table, me: int, it: int) -> bool:
    """All at once, since this is asked of every card at every decision."""
    cost = table.value("cost", it)
    if cost > table.amounts[FUNDS][me] or cost > money.left_to_spend(table, me):
        return False
    return not table.prints[table.faces[it]].tolls or has_tolls_besides(table, me, it, cost)


def has_tolls_besides(table: Table, me: int, it: int, cost: int) -> bool:
    """Whether what a card costs besides can be done once its cost is paid."""
    if not table.print_of(it).tolls:
        return True
    return money.could_pay_besides(table, me, cost, lambda: table.has_tolls(me, it))


@need("golden.rule", "What {it} costs besides cannot be done.")
def tolls_can_be_paid(table: Table, me: int, it: int) -> bool:
    return has_tolls_besides(table, me, it, table.value("cost", it))


TO_BE_AFFORDED: Final = [can_be_paid, within_the_limit, tolls_can_be_paid]
affordable: Final[Need[Table]] = Need(
    "card.cost", "{it} cannot be paid.", is_affordable, parts=lambda table, it: TO_BE_AFFORDED
)

may_be_played: Final = prohibition("golden.rule", "{it} cannot be played{because be played}.", "cannot be played")

TO_PLAY: Final = [comes_now, affordable, can_enhance, may_be_played]

# -- Research and abilities --------------------------------------------------------------------------------------------


@need("research.any-time", "There is no Extra Research on {it}.")
def has_research(table: Table, me: int, it: int) -> bool:
    return len(research.research_of(table, it)) > 0


@need("R41", "Only the player who has {it} in play, or is playing it, researches it.")
def is_at_hand(table: Table, me: int, it: int) -> bool:
    """Under one's control in play, or taking effect."""
    if table.zone[it] == TAKING_EFFECT:
        return len(table.scopes) > 0 and table.scopes[-1].source == it and table.scopes[-1].me == me
    return table.stays(it) and table.holder[it] == me


@need("R42", "{it} was researched in this turn already.")
def not_researched_yet(table: Table, me: int, it: int) -> bool:
    """[research.free] [R43]"""
    return it not in table.researched or not research.is_free(table, it)


@need("research.cost", "To research {it} costs {fee}, and you have {funds}.")
def research_can_be_paid(table: Table, me: int, it: int) -> bool:
    return research.due(table, me, it) <= table.amount(FUNDS, me)


@need("research.cost", "To research {it} costs {fee}, and you may spend {rest} more in this turn.")
def research_within_the_limit(table: Table, me: int, it: int) -> bool:
    return research.due(table, me, it) <= money.left_to_spend(table, me)


TO_RESEARCH: Final = [
    prohibition("golden.rule", "{it} cannot be researched{because be researched}.", "cannot be researched"),
    not_researched_yet, research_can_be_paid, research_within_the_limit,
]  # fmt: skip


@need("R41", "{it} is not yours.")
def is_yours(table: Table, me: int, it: int) -> bool:
    return table.stays(it) and table.holder[it] == me


# -- Combat ------------------------------------------------------------------------------------------------------------


@need("attack.declare", "{it} is not in your laboratory.")
def in_your_laboratory(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == LABORATORY and table.holder[it] == me


@need("card.stats", "{it} is no character: it neither attacks nor blocks.")
def has_stats(table: Table, me: int, it: int) -> bool:
    return table.is_character(it)


@need("attack.declare", "{it} attacks already.")
def attacks_not_yet(table: Table, me: int, it: int) -> bool:
    """[R21]"""
    return it not in table.attackers


@need("fabrication.first-turn", "{it} came in this turn, and may not attack yet.")
def is_no_newcomer(table: Table, me: int, it: int) -> bool:
    """[R20] [R22]"""
    if table.came[it] != table.turn:
        return True
    return table.turns_begun(me) > 1 and table.ruling("fresh") == "first turn"


@need("R61", "In this second combat only characters attack that can attack twice.")
def is_in_this_combat(table: Table, me: int, it: int) -> bool:
    """Who is noted may attack again; where none is, it is no second combat."""
    if not table.modifiers or table.now(AGAIN, it, 0) > 0:
        return True
    return not any([modifier.value == AGAIN for modifier in table.modifiers])


@need("attack.half-zero", "{it} has attacked, and would block with a defense of {block}.")
def has_defense_to_block(table: Table, me: int, it: int) -> bool:
    """[R38]"""
    return not table.is_marked(WEARY, it) or table.block_defense(it) > 0


@need("R29", "{it} blocks already.")
def blocks_not_yet(table: Table, me: int, it: int) -> bool:
    return not any([it in blocking for blocking in table.blockers])


TO_ATTACK: Final = [
    has_stats, attacks_not_yet, is_no_newcomer, is_in_this_combat,
    prohibition("golden.rule", "{it} cannot attack{because attack}.", "cannot attack"),
]  # fmt: skip
TO_BLOCK: Final = [
    has_stats, has_defense_to_block, blocks_not_yet,
    prohibition("golden.rule", "{it} cannot block{because block}.", "cannot block"),
]  # fmt: skip
