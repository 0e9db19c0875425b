"""Answering: after each step both players may act, the active one first, until both pass in a row. [R25] [R26]"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.triggers import Triggers
from rulebound.games.proelium import money, verbs, victory
from rulebound.games.proelium.destroying import SPARES, destroy_together
from rulebound.games.proelium.parts import ACTIONS, CHOOSING
from rulebound.games.proelium.phases import (
    ATTACKED,
    BLOCKED,
    CARD,
    COMPARED,
    DRAWN,
    ENDING,
    FABRICATION,
    MAINTAINED,
    RETURN,
)
from rulebound.games.proelium.playing import PLAY, Play, Research, Use, usable_now
from rulebound.games.proelium.state import NO_WINDOW, Table
from rulebound.games.proelium.zones import HAND
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Rule, rule
from rulebound.kernel.table.window import Pass, Windows
from rulebound.kernel.table.winning import has_winner_by_card

TRIGGERED: Final[Triggers[Table]] = Triggers("R27", "golden.rule", CHOOSING.pick, CHOOSING.leave)


def destroy_the_dying(table: Table) -> None:
    """All at once; then those whose defense is gone without these, and so on. [entity.destroyed] [R75]"""
    while dead := victory.dying(table):
        verbs.destroy_all(table, dead)


@rule("golden.rule")
def settle(table: Table, me: int) -> None:
    """Once something has taken effect: who is destroyed, who has won, and what waited for it. [R27] [R49]"""
    if table.unusual and SPARES in table.standing:
        table.then(me, settle)  # again, once what is done for the dying instead is done with
        while dead := victory.dying(table):
            if destroy_together(table, dead):
                return
        table.agenda.pop()
    else:
        destroy_the_dying(table)
    victory.look(table)
    if not table.over:
        TRIGGERED.play_next(table, me, settle)


def settle_and_open(table: Table, me: int) -> None:
    """The same, and then a window opens: at once where nothing waits, as most often. [R26]"""
    if table.unusual and SPARES in table.standing:
        table.then(me, WINDOWS.open)
        table.then(me, settle)
        return
    table.clause = settle.clause
    destroy_the_dying(table)
    victory.look(table)
    if table.over or has_winner_by_card(table, "golden.rule"):
        return
    if table.pending:
        table.then(me, WINDOWS.open)
        TRIGGERED.play_next(table, me, settle)
    else:
        table.clause = WINDOWS.open.clause
        WINDOWS.begin(table, me)


class Answers(Windows[Table]):
    """The windows of Proelium."""

    def could_respond(self, table: Table, me: int) -> bool:
        """By what all can see: something in play, or a card in hand and the money for the cheapest one."""
        if usable_now(table, me):
            return True
        if not table.cards_in(HAND, me):
            return False
        return money.can_pay(table, me, table.cheapest) or table.may_be_lowered("cost")

    def responses(self, table: Table, me: int) -> list[Action[Table]]:
        return responses(table, me)

    def likely_responses(self, table: Table, seats: list[int]) -> list[tuple[int, list[Action[Table]]]]:
        """In the own phases of playing cards, what the active player could answer can as well come after the window."""
        likely: list[tuple[int, list[Action[Table]]]] = []
        own = table.active if table.window == CARD and table.phase in (FABRICATION, RETURN) else -1
        for me in seats:
            if me != own:
                found = answers(table, me)
                if found:
                    likely.append((me, [*found, PASS]))
        return likely

    def pass_on(self, table: Table, me: int) -> None:
        """The player who was asked has passed, or has done something that may be answered."""
        if table.acted:
            reopen(table)
        else:
            super().pass_on(table, me)

    def all_have_passed(self, table: Table) -> None:
        table.window = NO_WINDOW


def answers(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question at any time: cards that do not stay, research, and what cards can be used for.

    [any-time.cards] [research.any-time] [R52]
    """
    cards, faces = table.cards_of, table.faces
    found: list[Action[Table]] = [PLAY[it] for it in table.piles[HAND + me] if not cards[faces[it]].is_entity]
    return found + usable_now(table, me)


def responses(table: Table, me: int) -> list[Action[Table]]:
    return [*answers(table, me), PASS]


def reopen(table: Table) -> None:
    """What was done has taken effect, and can be answered. [R25]"""
    table.acted = False
    table.window = CARD
    settle_and_open(table, table.active)


def pause(follows: int, name: str) -> Rule[Table]:
    """The rule that lets both players act after a step. [R19] [R26]"""

    def stop(table: Table, me: int) -> None:
        table.window = follows
        table.mover = me
        settle_and_open(table, me)

    return Rule("R26", name, stop)


after_maintenance: Final = pause(MAINTAINED, "after_maintenance")
after_draw: Final = pause(DRAWN, "after_draw")
after_attackers: Final = pause(ATTACKED, "after_attackers")
after_comparison: Final = pause(COMPARED, "after_comparison")
at_the_end: Final = pause(ENDING, "at_the_end")


@rule("R26")
def after_blockers(table: Table, me: int) -> None:
    """Blockers are named only where anything attacks still. [R33]"""
    if table.attackers:
        table.window = BLOCKED
        table.mover = me
        settle_and_open(table, me)


PASS: Final[Action[Table]] = ACTIONS.one(Pass)
RESPOND: Final[Question[Table]] = Question(
    "any-time.cards",
    "{moment}: do you play or use something?",
    takes=[Play, Research, Use, Pass],
    offers=responses,
    secret=True,
)
WINDOWS: Final = Answers("R25", RESPOND)
