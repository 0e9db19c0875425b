"""What saves a player who would have nothing left: `if you would drop to 0 life, have 5 life instead`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.card_instructions import done_whole
from rulebound.cardtext.phrases.replacing.in_place import done_in_place_of
from rulebound.cardtext.phrases.replacing.instead import offered
from rulebound.cardtext.phrases.replacing.would_happen import Applies, Averted, OnWould, is_mine
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.replacing.would_happen import Replaced
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.structure.players import Per
    from rulebound.cardtext.phrases.structure.sentences import Clause

ALL_THREE = N_("{first}, {second} and {third}")


class WouldDrop(Averted):
    """What would be lost by it is not, and then the card does what it says."""

    text: ClassVar[str] = "you would drop to 0 {resource+}"
    resource: Resource

    def event(self) -> str:
        return self.resource.drops()

    def applies(self, sense: Sense) -> Applies:
        if not self.resource.is_vital():
            sense.wrong(self.resource, "a player without it has not lost: write 'you would lose {word}'",
                        word=self.resource.plural())  # fmt: skip
        return is_mine

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        self.resource.lose_after_all(table, seat_meant(it), number, other)


def refuse_without_loss(phrase: Phrase, sense: Sense) -> None:
    """Also what a player may do is in place of a loss."""
    in_place = sense.so_much or any([isinstance(part, WouldDrop) for part in walk(sense.line)] if sense.line else [])
    if not in_place:
        sense.wrong(phrase, "write how many are gained or lost: only in place of a loss can a player have so many")


class HaveSoMuch(PlainVerb):
    """`If you would drop to 0 Health Points, ruin this and have 5 Health Points instead.`"""

    text: ClassVar[str] = "has/have {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def does(self, sense: Sense) -> Does:
        refuse_without_loss(self, sense)
        wanted, resource = int(self.amount.value), self.resource
        return lambda table, scope, seat: resource.give(table, seat, wanted - resource.had(table, seat))


class HaveSoMuchPer(PlainVerb):
    """`If you would drop to 0 life, destroy all items of yours and have 1 life for each destroyed this way instead.`"""

    text: ClassVar[str] = "has/have {amount} {resource#amount} {per}"
    amount: Amount
    resource: Resource
    per: Per

    def does(self, sense: Sense) -> Does:
        refuse_without_loss(self, sense)
        before, sense.so_much = sense.so_much, False  # what is counted is not what would be lost
        each, number, resource = int(self.amount.value), self.per.number_of(sense), self.resource
        sense.so_much = before

        def have(table: Any, scope: Scope, seat: int) -> None:
            resource.give(table, seat, each * number(table, scope) - resource.had(table, seat))

        return have


# -- Three instructions in place of what would happen ------------------------------------------------------------------


class MustDoThreeInstead(OnWould):
    """`If you would drop to 0 life, pay 50k, destroy this and set your life to 5 instead.`"""

    text: ClassVar[str] = "if {what:Averted}, {first:Clause}, {second:Clause} and {third:Clause} instead"
    what: Averted
    first: Clause
    second: Clause
    third: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.first, self.second, self.third)]


class MayDoThreeInstead(OnWould):
    """`If you would drop to 0 life, you may pay 50k, destroy this and set your life to 5 instead.`"""

    text: ClassVar[str] = "if {what:Replaced}, you may {first:Clause}, {second:Clause} and {third:Clause} instead"
    what: Replaced
    first: Clause
    second: Clause
    third: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        what, clauses = self.what, (self.first, self.second, self.third)
        sense.begins({} if what.is_of_card() else None)
        sense.amount = what.is_amount()
        whole, body = all_whole(clauses, sense)
        for clause in clauses:
            if clause.subject() is not None:
                sense.wrong(clause, "after 'you may' it is you who does it: leave this out")
        first, second, third = [lower(clause) for clause in clauses]
        done = worded(ALL_THREE, first=first, second=second, third=third)
        return [offered(sense, line, what, done, whole, body)]


def all_whole(clauses: tuple[Clause, ...], sense: Sense) -> tuple[So | None, Effect[Any]]:
    """Whether all of these can be done whole, and how."""
    found = [done_whole(clause, sense) for clause in clauses]
    needed = [whole for whole, _ in found if whole is not None]
    return lambda table, scope: all([so(table, scope) for so in needed]), Sequence(*[body for _, body in found])
