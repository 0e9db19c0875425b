"""Keywords for planning: Spellfuse and Skillfuse before a card is planned, Dragonrage with it."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import timeline, tokens
from rulebound.games.varia.card import DRAGONRAGE, FIXED, SKILLFUSE, SPELLFUSE
from rulebound.games.varia.needs import can_be_fused, fuses_with, in_your_hand, is_fast, of_the_type
from rulebound.games.varia.parts import ACTIONS, BOX, CHOOSING
from rulebound.games.varia.quickening import NOT_FAST_YET, fast_alone, is_not_fast_yet, makes_fast
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import HAND
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import No, Yes


def set_off(table: Table, me: int, it: int, number: int = 0) -> None:
    """Carries out this card's keywords for planning, if it has any. number: NOT_FAST_YET where it must become Fast.

    [term.spellfuse] [term.skillfuse] [term.dragonrage]
    """
    keywords = table.print_of(it).keywords
    if not keywords:
        return
    fused = SPELLFUSE in keywords or SKILLFUSE in keywords
    if fused or DRAGONRAGE in keywords:
        table.scopes.append(Scope(me, it, [], number=number))
        if fused:
            table.then(me, fuse, rage, forget_scope)
        else:
            table.then(me, rage, forget_scope)


@rule("term.spellfuse")
def fuse(table: Table, me: int) -> None:
    """One other magical, or physical, action of the hand may be combined with it. [term.skillfuse] [R15]"""
    it = table.scopes[-1].source
    hand = table.cards_in(HAND, me)  # offered whole: which ones are of the type is for this player to know
    if any([fuses_with(table, it, other) for other in hand]):
        table.then(me, fuse_with)
        table.ask(me, WHICH_PARTNER, [*(FUSE[other] for other in hand), FUSE_NOTHING])


class Fuse(Action[Table]):
    clause = "term.spellfuse"
    says = "Combine it with {it}"
    given = [in_your_hand]
    needs = [of_the_type, can_be_fused, makes_fast]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


class FuseNothing(Action[Table]):
    clause = "term.spellfuse"
    says = "Plan it alone"
    needs = [fast_alone]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(NOTHING)


@rule("term.spellfuse")
def fuse_with(table: Table, me: int) -> None:
    """Combines the chosen card with it, and then asks whether another one is fused with that card. [R15]"""
    scope = table.scopes[-1]
    partner = scope.picks.pop() if scope.picks else NOTHING
    if partner < 0:
        return
    number = NOT_FAST_YET if is_not_fast_yet(table.scopes) and not is_fast.holds(table, me, partner) else 0
    timeline.combine(table, me, partner, table.moment_of(scope.source))
    set_off(table, me, partner, number)


@rule("term.dragonrage")
def rage(table: Table, me: int) -> None:
    """Creates an Inner Dragon with it and a Vulnerable in the following moment: both or neither. [R13] [R27]"""
    it = table.scopes[-1].source
    moment = table.moment_of(it)
    if DRAGONRAGE not in table.print_of(it).keywords or moment < 0:
        return
    if not table.has_keyword(table.action_at(me, moment + 1), FIXED):
        table.then(me, rage_now)
        if not table.ask(me, WHETHER_TO_RAGE, [CHOOSING.yes, CHOOSING.no]):
            table.agenda.pop()


@rule("term.dragonrage")
def rage_now(table: Table, me: int) -> None:
    it = table.scopes[-1].source
    moment = table.moment_of(it)
    if tokens.create(table, me, table.game.cards["Inner Dragon"], moment, it) >= 0:
        tokens.create_instead(table, me, table.game.cards["Vulnerable"], moment + 1, it)


@rule("plan.actions")
def forget_scope(table: Table, me: int) -> None:
    table.scopes.pop()


WHICH_PARTNER: Final[Question[Table]] = Question(
    "term.spellfuse", "{source}: which action of your hand do you combine with it?", takes=[Fuse, FuseNothing],
    chained=True,
)  # fmt: skip
WHETHER_TO_RAGE: Final[Question[Table]] = Question(
    "term.dragonrage", "{source}: do you create an Inner Dragon with it, and a Vulnerable after it?", takes=[Yes, No],
    chained=True,
)  # fmt: skip
FUSE_NOTHING: Final = ACTIONS.one(FuseNothing)
FUSE: Final = ACTIONS.each(Fuse, BOX.pieces)
