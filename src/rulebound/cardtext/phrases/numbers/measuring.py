"""So much as something else is: `gain points equal to its cost`, `draw cards equal to the number of partners here`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.acts.from_hands import AsksWhatItIs
from rulebound.cardtext.phrases.acts.one_die import number_rolled
from rulebound.cardtext.phrases.opponents.choosing_players import AnotherPlayer
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So, event_card
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.subjects import refuse_uncertain
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.structure.subjects import Object
    from rulebound.cardtext.phrases.zones.decks import Wanted


class Measure(Phrase):
    """A number that is counted or looked up when the instruction is done."""

    label: ClassVar[str] = "a number, such as 'the number of ...' or 'its cost'"

    def number_of(self, sense: Sense) -> Number:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        """What must be chosen before the number is known."""
        return []


class WholeMeasure(Measure):
    """One that can be halved."""

    label: ClassVar[str] = "a number, such as 'the number of ...' or 'its cost'"


class StatOf(WholeMeasure):
    """`Gain life equal to the A of a character of yours.` The card is chosen first."""

    text: ClassVar[str] = "the {stat} of {what:Object}"
    asks_worth: ClassVar[bool] = True
    stat: Stat
    what: Object

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        if isinstance(self.what, Phrase) and self.what.number() == MANY:
            sense.wrong(self.what, "one card has that value: write of one")
        sense.measured = self
        return [self.what.take(sense)]

    def number_of(self, sense: Sense) -> Number:
        if sense.measured is not self:
            sense.wrong(self, "choose the card in a sentence before, and write 'its {stat}' here", stat=str(self.stat))
        stat = self.stat
        return lambda table, scope: sum([stat.last_of(table, it) for it in scope.picks[:1] if it >= 0])


class HighestOf(WholeMeasure):
    text: ClassVar[str] = "the {which:WhichOfAll} {stat} among {noun+}"
    which: WhichOfAll
    stat: Stat
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        stat, found, which = self.stat, self.noun.filter(sense), self.which.word

        def number(table: Any, scope: Scope) -> int:
            values = [stat.of(table, it) for it in found.found(table, scope.source)]
            if which == "total":
                return sum(values)
            return (max(values) if which == "highest" else min(values)) if values else 0

        return number


class WhichOfAll(Word):
    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest", "total")


class NumberOf(WholeMeasure):
    text: ClassVar[str] = "the number of {noun+}"
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found = self.noun.filter(sense)
        return lambda table, scope: len(found.found(table, scope.source))


class CardsInHand(WholeMeasure):
    text: ClassVar[str] = "the number of cards in your hand"

    def number_of(self, sense: Sense) -> Number:
        return lambda table, scope: len(table.held_besides(scope.me, scope.source))


class CardsInTheirHand(WholeMeasure):
    text: ClassVar[str] = "the number of cards in {who:Player}'s hand"
    who: Player

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return player_chosen(self, self.who, sense)

    def number_of(self, sense: Sense) -> Number:
        refuse_unchosen(self, self.who, sense)
        seats = self.who.seats(sense)
        return lambda table, scope: sum([len(table.held_besides(seat, scope.source)) for seat in seats(table, scope)])


def player_chosen(measure: Measure, who: Player, sense: Sense) -> list[Effect[Any]]:
    """`Another player` is chosen before anything is counted."""
    if not isinstance(who, AnotherPlayer):
        return []
    sense.measured = measure
    return [who.chosen(sense)]


def refuse_unchosen(measure: Measure, who: Player, sense: Sense) -> None:
    if isinstance(who, AnotherPlayer) and sense.measured is not measure:
        sense.wrong(who, "no player is chosen here: write of 'each other player' or of a player who is known")


class ItsStat(WholeMeasure):
    """Of the card that was taken last, or that the event is about."""

    text: ClassVar[str] = "its {stat}"
    asks_worth: ClassVar[bool] = True
    stat: Stat

    def number_of(self, sense: Sense) -> Number:
        stat = self.stat
        found = it_or_itself(self, sense)
        return lambda table, scope: sum([stat.last_of(table, it) for it in found(table, scope)[:1] if it >= 0])


class NumberRolled(WholeMeasure):
    """The number that a die showed; what was offered or done by others since is no longer known beside it."""

    text: ClassVar[str] = "the number rolled"

    def number_of(self, sense: Sense) -> Number:
        return number_rolled(self, sense)


class Half(Measure):
    """Rounded down, where the text does not say otherwise."""

    text: ClassVar[str] = "half {measure:WholeMeasure}{up?, rounded up}"
    measure: WholeMeasure
    up: bool

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def number_of(self, sense: Sense) -> Number:
        whole, more = self.measure.number_of(sense), 1 if self.up else 0
        return lambda table, scope: (whole(table, scope) + more) // 2


class Twice(Measure):
    text: ClassVar[str] = "twice {measure:WholeMeasure}"
    measure: WholeMeasure

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def number_of(self, sense: Sense) -> Number:
        once = self.measure.number_of(sense)
        return lambda table, scope: 2 * once(table, scope)


def it_or_itself(phrase: Phrase, sense: Sense) -> Candidates:
    """What was taken last, or what the event is about; where there is neither, the card itself."""
    if sense.antecedent == "event":
        refuse_uncertain(phrase, sense)
        return event_card(sense, sense.it_is)
    if sense.antecedent or sense.discarded == 1:
        return lambda table, scope: scope.picks
    if not sense.stays:
        sense.wrong(phrase, "there is nothing before this that `it` or `its` could speak of")
    return lambda table, scope: [scope.source]


class PerStat(Per):
    """`for each power it has`"""

    text: ClassVar[str] = "for each {stat} it has"
    asks_worth: ClassVar[bool] = True
    stat: Stat

    def number_of(self, sense: Sense) -> Number:
        stat, found = self.stat, it_or_itself(self, sense)
        return lambda table, scope: max(0, sum([stat.last_of(table, it) for it in found(table, scope)[:1] if it >= 0]))


class ItIsOfKind(Fact, AsksWhatItIs):
    """`Reveal the top card of your deck. If it is a partner, put it into your hand.`"""

    text: ClassVar[str] = "it is {no?not} a {wanted:Wanted}"
    no: bool
    wanted: Wanted

    def so(self, sense: Sense) -> So:
        if not sense.antecedent and sense.discarded != 1:
            sense.wrong(self, "there is no card before this that `it` could be")
        test, found, should = self.wanted.test(sense), it_or_itself(self, sense), not self.no

        def is_one(table: Any, scope: Scope) -> bool:
            cards = [it for it in found(table, scope)[:1] if it >= 0]
            return any([bool(test.holds(table, scope.source, it)) == should for it in cards])

        return is_one
