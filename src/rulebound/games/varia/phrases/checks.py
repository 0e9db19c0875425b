"""Attribute Checks: making one, and what follows from who wins. [term.check]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.varia.dice import FOCUS_SIDES, roll_pool, show
from rulebound.games.varia.events import CHECKS, WINS_CHECK
from rulebound.games.varia.phrases.waiting import Doer
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

LOOKS_ALONE: Final = True


class MakeCheck(Clause):
    """[term.check] [R24]"""

    text: ClassVar[str] = "make an Attribute Check"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, make_check)


def make_check(table: Table, scope: Scope, seat: int) -> None:
    """The scope remembers whether its player has won."""
    totals: list[int] = []
    for one in (seat, table.rival(seat)):
        own = table.action_of_text() if one == seat else []  # the rival's roll is not made for this action
        throw = roll_pool(table, 1, FOCUS_SIDES, table.improved(own))
        totals.append(throw.sum() + table.spent[one])
        show(table, CHECKS, one, -1, totals[-1], throw)
    scope.number = 1 if totals[0] >= totals[1] else 0
    table.emit(WINS_CHECK, seat if scope.number else table.rival(seat))


class WonCheck(Fact):
    """Where totals are equal, the one who makes the check wins. [term.check]"""

    text: ClassVar[str] = "you {how:WinOrLose} it"
    how: WinOrLose

    def so(self, sense: Sense) -> So:
        if not any([isinstance(phrase, MakeCheck) for phrase in walk(sense.line)] if sense.line else []):
            sense.wrong(self, "no sentence before this makes an Attribute Check")
        wanted = 1 if self.how.word == "win" else 0
        return lambda table, scope: scope.number == wanted


class WinOrLose(Word):
    forms: ClassVar[tuple[str, ...]] = ("win", "lose")


class WinsCheck(OfNoCard):
    """`When you win an Attribute Check, draw a card.`"""

    text: ClassVar[str] = "{who:Doer} {how:WinsOrLoses#who} an Attribute Check"
    who: Doer
    how: WinsOrLoses

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, wins = self.who, self.how.word == "wins"
        return WINS_CHECK, lambda table, source, it, other, seat: who.is_it(table, source, seat) == wins

    def has_player(self) -> bool:
        return self.who.word != "you"


class WinsOrLoses(Word):
    forms: ClassVar[dict[str, str]] = {"wins": "win", "loses": "lose"}
