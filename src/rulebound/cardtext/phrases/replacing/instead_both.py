"""Two instructions in place of what would happen: `if this would be defeated, tap it and lose 1 point instead`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.card_instructions import done_whole
from rulebound.cardtext.phrases.replacing.in_place import done_in_place_of
from rulebound.cardtext.phrases.replacing.instead import meant_instead, offered, once_each_turn, sparing
from rulebound.cardtext.phrases.replacing.would_happen import OnWould
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Draw
    from rulebound.cardtext.phrases.numbers.amounts import DrawThatMany
    from rulebound.cardtext.phrases.opponents.others import SomebodyDoes
    from rulebound.cardtext.phrases.replacing.would_happen import Fate, Replaced, WouldGain
    from rulebound.cardtext.phrases.structure.subjects import Subject

IS_PUT_OFF: Final = True
BOTH: Final = N_("{first} and {second}")


class MayDoBothInstead(OnWould):
    """`If another partner of yours would be defeated, you may discard a card and tap it instead.`"""

    text: ClassVar[str] = "if {what:Replaced}, you may {first:Clause} and {second:Clause} instead"
    what: Replaced
    first: Clause
    second: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        what = self.what
        sense.begins({} if what.is_of_card() else None)
        sense.amount = what.is_amount()
        whole, body = both_whole(self.first, self.second, sense)
        for clause in (self.first, self.second):
            if clause.subject() is not None:
                sense.wrong(clause, "after 'you may' it is you who does it: leave this out")
        return [
            offered(sense, line, what, worded(BOTH, first=lower(self.first), second=lower(self.second)), whole, body)
        ]


def both_whole(first: Clause, second: Clause, sense: Sense) -> tuple[So | None, Effect[Any]]:
    """Whether both can be done whole, and how."""
    can, began = done_whole(first, sense)
    can_too, ended = done_whole(second, sense)
    both = [so for so in (can, can_too) if so is not None]
    return lambda table, scope: all([so(table, scope) for so in both]), Sequence(began, ended)


# -- Of cards, without asking ------------------------------------------------------------------------------------------


def both_meant_instead(sense: Sense, first: Clause, second: Clause) -> tuple[So | None, Effect[Any]]:
    """The same of two; the second is done as far as it can be."""
    whole, began = meant_instead(sense, first)
    _, ended = meant_instead(sense, second)
    return whole, Sequence(began, ended)


class FirstTimeWouldBoth(Standing):
    text: ClassVar[str] = (
        "the first time {who:Subject} would be {fate:Fate} each turn, {first:Clause} and {second:Clause} instead"
    )
    who: Subject
    fate: Fate
    first: Clause
    second: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        whole, body = both_meant_instead(sense, self.first, self.second)
        return [once_each_turn(sense, line, self.who, self.fate, whole, body)]


class NextTimeWouldBoth(Instructions):
    text: ClassVar[str] = (
        "the next time {who:Subject} would be {fate:Fate} {soon?this turn}, {first:Clause} and {second:Clause} instead"
    )
    who: Subject
    fate: Fate
    soon: bool
    first: Clause
    second: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        whole, body = both_meant_instead(sense, self.first, self.second)
        return sparing(sense, self, self.who, self.fate, END_OF_TURN if self.soon else END_OF_GAME, whole, body)


# -- Of what a player would gain ---------------------------------------------------------------------------------------


class GainsBothInstead(OnWould):
    """`If you would gain Will, gain that many Shards and draw a card instead.`"""

    text: ClassVar[str] = "if {what:WouldGain}, {first:Clause} and {second:Clause} instead"
    what: WouldGain
    first: Clause
    second: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.first, self.second)]


class DrawsInstead(OnWould):
    """`If you would gain Shards, draw a card instead.`"""

    text: ClassVar[str] = "if {what:WouldGain}, {draw:Draw} instead"
    what: WouldGain
    draw: Draw

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.draw)]


class DrawsThatManyInstead(OnWould):
    """`If you would gain points, draw that many cards instead.`"""

    text: ClassVar[str] = "if {what:WouldGain}, {draw:DrawThatMany} instead"
    what: WouldGain
    draw: DrawThatMany

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.draw)]


class OthersDoInstead(OnWould):
    """`If you would gain Merit, each enemy loses that much Merit instead.`"""

    text: ClassVar[str] = "if {what:WouldGain}, {they:SomebodyDoes} instead"
    what: WouldGain
    they: SomebodyDoes

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.they)]
