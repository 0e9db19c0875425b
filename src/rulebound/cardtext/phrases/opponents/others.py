"""What other players do, and one of some that they choose; each of them is asked in turn order."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.acts.from_hands import noted_of_others
from rulebound.cardtext.phrases.acts.instructions import seats_of
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.choices.choosing import Some
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import EachSeatDoes, Take
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having, Whose
from rulebound.cardtext.phrases.structure.players import Others, Player, they_of
from rulebound.cardtext.phrases.structure.roles import EventCard
from rulebound.cardtext.phrases.structure.sentences import Clause, PlainInstructions, Sentence, Verb
from rulebound.cardtext.phrases.structure.subjects import It, Object, They, some_can
from rulebound.kernel.table.effect import Effect, If, Sequence


class SomebodyDoes(Clause):
    """`Each other player discards a card.`"""

    text: ClassVar[str] = "{who:Player} {verb:Verb@who}"
    who: Player
    verb: Verb

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = seats_of(self.who, sense)
        keeps = speaks_of_it(self.verb, sense)
        counted = noted_of_others(self.who, self.verb, sense, seats, keeps=keeps)
        return chosen_first(self.who, sense, counted or self.verb.done_by(sense, seats, keeps=keeps))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, IfOneCannot):
            return super().followed(sense, following)
        seats, keeps = seats_of(self.who, sense), speaks_of_it(self.verb, sense)
        body = sense.of_others(lambda inner: following.unless_done(inner, self.verb))
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))


class IfOneCannot(Sentence):
    """`Each player discards a card. If a player cannot, they lose 1 point.`"""

    text: ClassVar[str] = "if {who:WhoCannot} cannot, they {verb:Verb}."
    who: WhoCannot
    verb: Verb

    def depends(self) -> bool:
        return True

    def unless_done(self, sense: Sense, first: Verb) -> Effect[Any]:
        """What one of these players does: the first, if all of it can be done."""
        whole = first.whole(sense)
        if whole is None:
            sense.wrong(self, "that can always be done, so leave this out")
            return first.effect(sense)
        return If(whole, first.effect(sense), self.verb.effect(sense))


class WhoCannot(Word):
    forms: ClassVar[tuple[str, ...]] = ("a player", "they", "that player")


class SomebodyDoesBoth(PlainInstructions):
    """`Each other player chooses a partner of theirs and taps it.`"""

    text: ClassVar[str] = "{who:Others} {first:Verb@who} and {second:Verb@who}"
    who: Others
    first: Verb
    second: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.who.seats(sense)
        body = sense.of_others(lambda inner: Sequence(self.first.effect(inner), self.second.effect(inner)))
        both = EachSeatDoes(seats, body, sense.words.leave, keeps=speaks_of_it(self.first, sense))
        return chosen_first(self.who, sense, both)


class SomebodyDoesInTurn(SomebodyDoesBoth):
    """`Each player discards their hand, then draws three cards.`"""

    text: ClassVar[str] = "{who:Others} {first:Verb@who}, then {second:Verb@who}"
    who: Others
    first: Verb
    second: Verb


def speaks_of_it(phrase: Phrase, sense: Sense) -> bool:
    """Whether others must know what was taken before."""
    return bool(sense.antecedent) and any([is_of_it(part, sense) for part in walk(phrase)])


def is_of_it(part: Phrase, sense: Sense) -> bool:
    if isinstance(part, Having):
        return part.speaks_of_before(sense)
    return isinstance(part, It | They | EventCard) or bool(getattr(type(part), "of_before", False))


class Theirs(Whose):
    """Of the player who is doing this just now, or is spoken of."""

    forms: ClassVar[tuple[str, ...]] = ("of theirs",)

    def test(self, sense: Sense) -> Test:
        if not sense.they_are:
            sense.wrong(self, "there is no player before this whose cards these could be")
        return Test("{it} is not theirs.", is_theirs)


def is_theirs(table: Any, source: int, it: int) -> bool:
    return bool(table.controller(it) == they_of(table.scopes[-1]))


# -- One of some, and the rest -----------------------------------------------------------------------------------------


class ChooseCards(Verb):
    """So many of some: the others are the rest."""

    text: ClassVar[str] = "chooses/choose {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Some | choosing.UpTo):
            sense.rest, sense.rest_of_others = [self.what.noun.filter(sense)], sense.by_others
        elif isinstance(self.what, choosing.SomeOther):
            sense.rest, sense.rest_of_others = [self.what.filter(sense)], sense.by_others
        elif not self.what.is_aimed:
            sense.correct(self.what, "write how many are chosen, such as 'a' or 'two'")
        return self.what.take(sense)

    def possible(self, sense: Sense) -> So | None:
        return None if self.what.is_aimed else some_can(self.what, sense, lambda table, scope, it: True)


class TheRest(Phrase, Object):
    """All of them that were not chosen."""

    text: ClassVar[str] = "the rest of them"

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        if not sense.rest:
            sense.wrong(self, "nothing was chosen before this, so there is no rest")
            return Sequence()
        if sense.rest_of_others and not sense.by_others:
            sense.wrong(
                self,
                "each player has a rest of their own: write 'each player chooses ... and discards the rest of them'",
            )
        found = sense.rest[0]
        sense.antecedent = "taken"
        return Take(lambda table, scope: [it for it in found.found(table, scope.source) if it not in scope.picks])
