"""The needs of Varia, each with its clause and the sentence that is shown if it fails."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import timeline
from rulebound.games.varia.ability_keys import FAST_BY_CARD
from rulebound.games.varia.card import FAST, FIXED, MAGICAL, PHYSICAL, SKILLFUSE, SPELLFUSE
from rulebound.games.varia.counters import RUINED
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, HAND
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.need import Need, need, prohibition

FAST_STEPS: Final = (4, 5)
NOT_PLAYED: Final = "cannot be played"  # as cards forbid it

# -- Distance ----------------------------------------------------------------------------------------------------------


@need("distance.states", "You are engaged already.")
def disengaged(table: Table, me: int, it: int) -> bool:
    return not table.engaged


@need("distance.states", "You are disengaged already.")
def engaged(table: Table, me: int, it: int) -> bool:
    return table.engaged


def is_free_to_move(table: Table, me: int, it: int) -> bool:
    return table.forbidder("cannot move", me, of_seat(me)) < 0


free_to_move: Final[Need[Table]] = Need("golden.rule", "You cannot move.", is_free_to_move, cannot="cannot move")
free_to_engage: Final[Need[Table]] = Need(
    "golden.rule", "You cannot engage.",
    lambda table, me, it: table.forbidder("cannot engage", me, of_seat(me)) < 0, cannot="cannot engage",
)  # fmt: skip
free_to_disengage: Final[Need[Table]] = Need(
    "golden.rule", "You cannot disengage.",
    lambda table, me, it: table.forbidder("cannot disengage", me, of_seat(me)) < 0, cannot="cannot disengage",
)  # fmt: skip


# -- What can be planned -----------------------------------------------------------------------------------------------


@need("plan.actions", "{it} is neither in your hand nor among your assets.")
def within_reach(table: Table, me: int, it: int) -> bool:
    return table.zone[it] in (HAND, CHARACTER) and table.holder[it] == me


@need("asset.action", "{it} has no action.")
def has_an_action(table: Table, me: int, it: int) -> bool:
    return table.print_of(it).is_action() and table.kind(it) != "stack"


@need("ruin.asset", "{it} is ruined, and cannot be planned.")
def not_ruined(table: Table, me: int, it: int) -> bool:
    return not table.marks[RUINED][it]


@need("R11", "{it} was planned in this turn already.")
def not_used_yet(table: Table, me: int, it: int) -> bool:
    return it not in table.used


def is_free_to_plan(table: Table, me: int, it: int) -> bool:
    """All tests in one, because every card is tested at every decision."""
    if table.forbids and table.forbidder(NOT_PLAYED, me, it) >= 0:
        return False
    return not table.marks[RUINED][it] and it not in table.used


may_be_planned: Final = prohibition("golden.rule", "{it} cannot be planned{because be played}.", NOT_PLAYED)
free_to_plan: Final[Need[Table]] = Need(
    "plan.actions", "{it} cannot be planned.", is_free_to_plan,
    parts=lambda table, it: [may_be_planned, not_ruined, not_used_yet],
)  # fmt: skip


@need("fast.only", "{it} is not Fast.")
def is_fast(table: Table, me: int, it: int) -> bool:
    """[term.fast]"""
    if FAST in table.cards_of[table.faces[it]].keywords:
        return True
    return table.unusual and FAST_BY_CARD in table.standing and table.now(FAST_BY_CARD, it, 0) > 0


@need("react.window", "You have an action in every moment of the Resolution Window.")
def a_moment_is_free(table: Table, me: int, it: int) -> bool:
    return timeline.has_empty_moment(table, me)


@need("fast.active", "You have no action that it could be combined with or replace.")
def an_action_is_there(table: Table, me: int, it: int) -> bool:
    """Or an empty moment, at tables that allow that. [R14]"""
    for pieces in table.rows[me]:
        if pieces and not table.has_keyword(pieces, FIXED):
            return True
    return table.ruling("fast") != "combos" and timeline.has_empty_moment(table, me)


# -- Moments -----------------------------------------------------------------------------------------------------------


@need("react.window", "You have an action in {moment}, or it is outside the Resolution Window.")
def free_in_window(table: Table, me: int, it: int) -> bool:
    return timeline.is_empty(table, me, it)


@need("fast.active", "You have no action in {moment}.")
def own_action_there(table: Table, me: int, it: int) -> bool:
    return len(table.action_at(me, it)) > 0


@need("R14", "Fast actions are combined or replace others in the fast steps, and not before.")
def in_a_fast_step(table: Table, me: int, it: int) -> bool:
    return table.phase in FAST_STEPS or table.ruling("fast") == "any step"


@need("R14", "In the fast steps, actions are combined or replaced here, and not planned into empty moments.")
def fast_anywhere(table: Table, me: int, it: int) -> bool:
    return table.ruling("fast") != "combos"


@need("R13", "Nothing can be combined with {there} or replace it.")
def not_fixed(table: Table, me: int, it: int) -> bool:
    return not table.has_keyword(table.action_at(me, it), FIXED)


@need("combo.attack-block", "{source} cannot be combined with {there}: attacks and blocks cannot be combined.")
def can_be_combined(table: Table, me: int, it: int) -> bool:
    return bool(table.scopes) and table.can_merge(table.action_at(me, it), [table.scopes[-1].source])


@need("combo.attack-block", "{it} cannot be combined with {source}: attacks and blocks cannot be combined.")
def can_be_fused(table: Table, me: int, it: int) -> bool:
    return bool(table.scopes) and table.can_merge([it], table.together(table.scopes[-1].source))


def is_keyword_of_source(table: Table, keyword: str) -> bool:
    """Whether the card that is being planned has this keyword."""
    return bool(table.scopes) and keyword in table.print_of(table.scopes[-1].source).keywords


@need("term.spellfuse", "{it} is not Magical: Spellfuse combines {source} with Magical actions only.")
def is_magical_for_spellfuse(table: Table, me: int, it: int) -> bool:
    return not is_keyword_of_source(table, SPELLFUSE) or table.is_of(it, MAGICAL)


@need("term.skillfuse", "{it} is not Physical: Skillfuse combines {source} with Physical actions only.")
def is_physical_for_skillfuse(table: Table, me: int, it: int) -> bool:
    return not is_keyword_of_source(table, SKILLFUSE) or table.is_of(it, PHYSICAL)


def fuses_with(table: Table, it: int, other: int) -> bool:
    """Whether one of the first card's keywords allows to combine it with the other before it is planned."""
    keywords = table.print_of(it).keywords
    if SPELLFUSE in keywords and table.is_of(other, MAGICAL):
        return True
    return SKILLFUSE in keywords and table.is_of(other, PHYSICAL)


def is_of_the_type(table: Table, me: int, it: int) -> bool:
    return bool(table.scopes) and fuses_with(table, table.scopes[-1].source, it)


of_the_type: Final[Need[Table]] = Need(
    "term.spellfuse", "{it} cannot be combined with {source} before both are planned.", is_of_the_type,
    parts=lambda table, it: [is_magical_for_spellfuse, is_physical_for_skillfuse],
)  # fmt: skip


@need("plan.actions", "{it} is not in your hand.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == me
