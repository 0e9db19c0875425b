"""What is done in place of something that would happen, without asking; and what is so of it for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.card_instructions import done_whole
from rulebound.cardtext.phrases.replacing.instead import DoesInstead, OfferInstead, meant_instead
from rulebound.cardtext.phrases.replacing.would_happen import OnWould, Replaced
from rulebound.cardtext.phrases.structure.effects import Take, needs_no_choice, run_at_once
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.cardtext.phrases.values.granted import Lend
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, No, Sequence, Yes
from rulebound.kernel.table.instead import note_instead
from rulebound.kernel.table.replacement import MayInstead

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.replacing.would_happen import Averted
    from rulebound.cardtext.phrases.structure.counts import Until


IS_PUT_OFF: Final = True


class MustDoInstead(OnWould):
    """`If you would take damage, ruin this instead.` No player is asked."""

    text: ClassVar[str] = "if {what:Averted}, {clause} instead"
    what: Averted
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.clause)]


class MustDoBothInstead(OnWould):
    text: ClassVar[str] = "if {what:Averted}, {first:Clause} and {second:Clause} instead"
    what: Averted
    first: Clause
    second: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.first, self.second)]


def done_in_place_of(sense: Sense, what: Replaced, line: str, first: Clause, *more: Clause) -> Ability[Any]:
    """The ability of doing these instead, if the first can be done whole."""
    whole, body = meant_instead_of(sense, what, first)
    after = [meant_instead_of(sense, what, clause)[1] for clause in more]
    return in_place_of(sense, what, line, whole, Sequence(body, *after) if after else body)


def meant_instead_of(sense: Sense, what: Replaced, clause: Clause) -> tuple[So | None, Effect[Any]]:
    """What is done in place of this, which knows how much that would be, and whether it can be done."""
    sense.so_much = not what.is_of_card()
    if what.is_of_card():
        meant = meant_instead(sense, clause)
    else:
        sense.begins()
        meant = done_whole(clause, sense)
    sense.so_much = False
    return meant


def in_place_of(sense: Sense, what: Replaced, line: str, whole: So | None, body: Effect[Any]) -> Ability[Any]:
    """The ability of doing this instead; at once where nothing is chosen.

    So two of them cannot go on forever, and a card that goes instead spares one alone of several at the same time.
    """
    applies, leave, at_once = what.applies(sense), sense.words.leave, needs_no_choice(body)

    def instead(table: CardTable, source: int, it: int, number: int) -> bool:
        if not applies(table, source, it, number):
            return False
        scope = Scope(table.controller(source), source, [], it, number)
        if whole is not None and not whole(table, scope):
            return False
        note_instead(table, scope.me, source, it)
        if it >= 0:
            what.saved(table, it)
        if at_once:
            run_at_once(table, scope, body)
        else:
            table.play_out(body, scope, leave)
        return True

    return DoesInstead(line, what.event(), instead, body)


class MayPayInstead(OnWould):
    """`If a character of yours would be destroyed, you may pay 30k to return it to its owner's hand instead.`"""

    text: ClassVar[str] = "if {what:Replaced}, you may {cost:Clause} to {clause:Clause} instead"
    what: Replaced
    cost: Clause
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        what, applies = self.what, self.what.applies(sense)
        sense.begins({} if what.is_of_card() else None)
        payable, paid = done_whole(self.cost, sense)
        sense.begins({} if what.is_of_card() else None)
        whole, body = done_whole(self.clause, sense)
        for clause in (self.cost, self.clause):
            if clause.subject() is not None:
                sense.wrong(clause, "after 'you may' it is you who does it: leave this out")

        def can(table: Any, source: int, it: int, number: int) -> bool:
            if not applies(table, source, it, number):
                return False
            scope = Scope(table.controller(source), source, [], it)
            return all([so is None or so(table, scope) for so in (payable, whole)])

        done = f"{lower(self.cost)} to {lower(self.clause)}"
        question = sense.question(what.asked(done), Yes, [])
        question.takes.append(No)
        both = Sequence(paid, body)
        offer = OfferInstead(question, [sense.words.yes, sense.words.no], both, what, sense.words.leave)
        may = MayInstead(line, what.event(), can, offer, what.again, sense.words.leave)
        offer.anyway.offered.append(may)
        return [may]


class UntilThenWould(Instructions):
    """`Until the end of the turn, if you would take damage, draw a card instead.` The card itself has it so long."""

    text: ClassVar[str] = "{until}, {would:OnWould}"
    until: Until
    would: OnWould

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play can wait for this: it does nothing more once it is gone")
        before = sense.antecedent, sense.parts, sense.it_is, sense.they_are
        lent = self.would.abilities(sense, f"{self}.")
        sense.antecedent, sense.parts, sense.it_is, sense.they_are = before
        return Sequence(Take(lambda table, scope: [scope.source]), Lend(lent, self.until.lasts(), self.until.whose))
