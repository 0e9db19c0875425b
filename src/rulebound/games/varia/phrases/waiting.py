"""What assets and stacks wait for: moving, taking damage, gaining stacks, performing an action."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
from rulebound.cardtext.phrases.structure.lines import Event, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting, OfPlayers
from rulebound.cardtext.phrases.times.history import Act
from rulebound.games.varia.events import DAMAGED, GAINS_STACK, MOVES, PERFORMS
from rulebound.games.varia.phrases.nouns import StackName
from rulebound.games.varia.state import Table


class Doer(Word):
    forms: ClassVar[tuple[str, ...]] = ("you", "your target")

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def is_it(self, table: Table, source: int, seat: int) -> bool:
        return (table.controller(source) == seat) == (self.word == "you")


class MovesNow(OfNoCard):
    text: ClassVar[str] = "{who:Doer} moves/move"
    who: Doer

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return MOVES, lambda table, source, it, other, seat: who.is_it(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class TakesDamage(Event):
    text: ClassVar[str] = "{who:Doer} takes/take damage"
    who: Doer

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return DAMAGED, lambda table, source, it, other, seat: who.is_it(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"

    def has_amount(self) -> bool:
        return True


class TargetHas(OtherWho):
    forms: ClassVar[tuple[str, ...]] = ("your target",)


class TargetActing(Acting):
    forms: ClassVar[tuple[str, ...]] = ("your target",)


class GainsAStack(OfPlayers):
    """`When your target gains Burning, gain 1 Health Point.`"""

    text: ClassVar[str] = "{who:Acting} gains/gain {stack:StackName}"
    event: ClassVar[str] = GAINS_STACK
    who: Acting
    stack: StackName

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, name = self.who, self.stack.word

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, seat) and table.card(it).name == name

        return type(self).event, when


class VariaAct(Act):
    forms: ClassVar[tuple[str, ...]] = ("moved", "taken damage")
    kinds: ClassVar[dict[str, str]] = {"moved": MOVES, "taken damage": DAMAGED}
    present: ClassVar[dict[str, str]] = {"moved": "move", "taken damage": "take damage"}


class Performs(Event):
    text: ClassVar[str] = "{who:Doer} performs/perform {what:Subject}"
    who: Doer
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.is_it(table, source, seat) and found.holds(table, source, it)

        return PERFORMS, when

    def has_player(self) -> bool:
        return self.who.word != "you"
