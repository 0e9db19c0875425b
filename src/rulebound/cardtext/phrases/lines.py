"""Lines: when something happens, at what cost, and what holds all the time."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, said, trait
from rulebound.cardtext.grammar.writing import spell
from rulebound.cardtext.phrases.meaning import IT, Sense
from rulebound.cardtext.phrases.sentences import Clause, Condition, Deeds, IfSo, Say, Sentence, joined
from rulebound.kernel.table.ability import PLAYED, Ability, Activated, Triggered
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need


class Text(Phrase):
    """All that a card says, a line an ability."""

    text: ClassVar[str] = "{lines:Line*\n}"
    lines: tuple[Line, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        found: list[Ability[Any]] = []
        for line in self.lines:
            sense.line = line
            sense.begins()
            found += line.abilities(sense)
        return found


class Line(Phrase):
    label: ClassVar[str] = "a line"

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


def doing(ability: Ability[Any], *sentences: Sentence) -> Ability[Any]:
    """The ability, which does what these sentences say."""
    told = " ".join([str(sentence) for sentence in sentences])
    ability.does = told[:1].lower() + told[1:]
    return ability


def within(cost: Cost) -> str:
    """What a cost says, as it stands within a sentence."""
    assert isinstance(cost, Phrase)
    return "".join(spell(said(cost).words, begins=False))


class Played(Line):
    """Sentences that are carried out when the card is played."""

    text: ClassVar[str] = "{sentences:Sentence*}"
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if not sense.plays:
            sense.wrong(self, f"{sense.a_kind} must say when this happens, or at what cost")
        return [doing(Activated(str(self), [], joined(sense, self.sentences), PLAYED), *self.sentences)]


class Used(Line):
    """`Cost: sentences.`"""

    text: ClassVar[str] = "{cost}: {sentences:Sentence*}"
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if not sense.stays:
            sense.wrong(self, f"{sense.a_kind} does not stay in play, so nothing of it can be used")
        refuse_endless_use(sense, self.cost, self.sentences)
        needs, paid = self.cost.payable(sense), self.cost.pay(sense)
        used = Activated(str(self), needs, Sequence(paid, joined(sense, self.sentences)))
        used.price = within(self.cost)
        return [doing(used, *self.sentences)]


def refuse_endless_use(sense: Sense, cost: Cost, sentences: tuple[Sentence, ...]) -> None:
    """What gives back all that it costs, and nothing else is needed for, could be used for ever."""
    paid, price = cost.takes()
    for sentence in sentences:
        if paid and isinstance(sentence, Say) and isinstance(sentence.deeds, Clause):
            given, amount = sentence.deeds.gives()
            if given == paid and amount >= price:
                sense.wrong(sentence, "this gives back all that it costs, so it could be used for ever")


class Waits(Line):
    """`When this happens, effect.` and the sentences that go on from there."""

    text: ClassVar[str] = "when {event}, {deeds}. {sentences:Sentence**}"
    event: Event
    deeds: Deeds
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        kind, when = self.event.trigger(sense)
        sense.begins(self.event.parts(), self.event.it_is(), gone=self.event.ends_it())
        first = Say()
        first.deeds = self.deeds
        effect = joined(sense, (first, *self.sentences))
        waits = Triggered(str(self), kind, when, effect)
        waits.takes_other = sense.takes_other
        return [doing(waits, first, *self.sentences)]


class WaitsIf(Line):
    """`When this happens, if that is so, effect.` Whether it is so is looked at when the effect is played out."""

    text: ClassVar[str] = "when {event}, if {condition}, {deeds}. {sentences:Sentence**}"
    event: Event
    condition: Condition
    deeds: Deeds
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        kind, when = self.event.trigger(sense)
        sense.begins(self.event.parts(), self.event.it_is(), gone=self.event.ends_it())
        first = IfSo()
        first.condition, first.deeds = self.condition, self.deeds
        effect = joined(sense, (first, *self.sentences))
        waits = Triggered(str(self), kind, when, effect)
        waits.takes_other = sense.takes_other
        return [doing(waits, first, *self.sentences)]


class At(Line):
    """`At the start of your turn, effect.`"""

    text: ClassVar[str] = "at {moment}, {sentences:Sentence*}"
    moment: Moment
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        kind, when = self.moment.trigger(sense)
        effect = joined(sense, self.sentences)
        return [doing(Triggered(str(self), kind, when, effect), *self.sentences)]


class Moment(Phrase):
    """A moment of the game that comes again and again."""

    label: ClassVar[str] = "a moment, such as 'the start of your turn'"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Stands(Line):
    """What holds all the time while the card is in play."""

    text: ClassVar[str] = "{standing:Standing}."
    standing: Standing

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return self.standing.abilities(sense, str(self))


class Standing(Phrase):
    label: ClassVar[str] = "what holds all the time"

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


@trait
class Cost:
    """What must be done to use a card. It can be paid when it can be done whole.

    tires: whether the card itself is exhausted for it.
    """

    label: ClassVar[str] = "a cost"
    tires: ClassVar[bool] = False

    def payable(self, sense: Sense) -> list[Need[Any]]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def pay(self, sense: Sense) -> Effect[Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def takes(self) -> tuple[str, int]:
        """The resource, by its word, of which this is all that is paid, and how much; nothing of none."""
        return "", 0


class Event(Phrase):
    """Something that may happen: its kind, and whether it is the one that is meant."""

    label: ClassVar[str] = "an event"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def parts(self) -> dict[str, str]:
        """What its cards are called in the sentences after it: IT or OTHER, by the words."""
        return {}

    def it_is(self) -> str:
        """Which of its cards `it` is; empty where that is not certain."""
        return IT

    def ends_it(self) -> bool:
        """Whether the card that waits for it has left play by then."""
        return False
