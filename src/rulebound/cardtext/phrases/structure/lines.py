"""Lines: when something happens, at what cost, and what holds all the time."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, said, trait
from rulebound.cardtext.grammar.writing import spell
from rulebound.cardtext.phrases.structure.facts import Condition, only_if
from rulebound.cardtext.phrases.structure.meaning import IT, Sense, refuse_use, refuse_without_moment
from rulebound.cardtext.phrases.structure.sentences import Clause, IfSo, Instructions, Say, Sentence, joined
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.ability_keys import PLAYED
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.triggered import SpokenOf, Triggered


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
            found += sense.notes
            sense.notes = []
            if sense.targets:
                sense.wrong(line, "nothing is declared here for which a target could be chosen: leave out 'target'")
                sense.targets = []
        return found


class Line(Phrase):
    """holds_in_play: whether it waits or holds, so that only a card that stays in play can have it."""

    label: ClassVar[str] = "a line"
    holds_in_play: ClassVar[bool] = False

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


def doing(ability: Ability[Any], *sentences: Sentence) -> Ability[Any]:
    """The ability, which does what these sentences say."""
    text = " ".join([str(sentence) for sentence in sentences])
    ability.does = text[:1].lower() + text[1:]
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
            standing = whenever(sense, self.sentences, str(self))
            if standing:
                return standing
            refuse_without_moment(self, sense)
        return [doing(Activated(str(self), [], joined(sense, self.sentences), PLAYED), *self.sentences)]


def whenever(sense: Sense, sentences: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
    """What `You win the game if ...` or `At the end of the turn, ...` means on a card that stays."""
    say = sentences[0]
    return say.instructions.standing(sense, sentences[1:], line) if isinstance(say, Say) else []


class Used(Line):
    """`Cost: sentences.`"""

    text: ClassVar[str] = "{cost}: {sentences:Sentence*}"
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        refuse_endless_use(sense, self.cost, self.sentences)
        return [usable(self, sense, self.cost, self.sentences)]


def usable(line: Line, sense: Sense, cost: Cost, sentences: tuple[Sentence, ...]) -> Activated[Any]:
    """What a card can be used for at this cost."""
    if not sense.stays:
        refuse_use(line, sense)
    needs, paid = cost.payable(sense), cost.pay(sense)
    used = Activated[Any](str(line), needs, Sequence(paid, joined(sense, sentences)))
    used.price = within(cost)
    doing(used, *sentences)
    return used


def refuse_endless_use(sense: Sense, cost: Cost, sentences: tuple[Sentence, ...]) -> None:
    """What gives back all that it costs, and nothing else is needed for, could be used without end."""
    paid, price = cost.takes()
    for sentence in sentences:
        if paid and isinstance(sentence, Say) and isinstance(sentence.instructions, Clause):
            given, amount = sentence.instructions.gives()
            if given == paid and amount >= price:
                sense.wrong(sentence, "this gives back all that it costs, so it could be used without end")


class Awaiting(Line):
    """Something that is done when something else happens."""

    holds_in_play: ClassVar[bool] = True


class Waits(Awaiting):
    """`When this happens, effect.` and the sentences that go on from there."""

    text: ClassVar[str] = "when {event}, {instructions}. {sentences:Sentence**}"
    event: Event
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        first = Say()
        first.instructions = self.instructions
        return [waiting(self, sense, event, (first, *self.sentences)) for event in self.event.each()]


class WaitsIf(Awaiting):
    """`When this happens, if that is so, effect.` That is looked at when it is played out, whose turn it is at once."""

    text: ClassVar[str] = "when {event}, if {condition}, {instructions}. {sentences:Sentence**}"
    event: Event
    condition: Condition
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        first = IfSo()
        first.condition, first.instructions = self.condition, self.instructions
        made = [waiting(self, sense, event, (first, *self.sentences)) for event in self.event.each()]
        return [only_if(self.condition, one) for one in made]


def waiting(line: Line, sense: Sense, event: Event, sentences: tuple[Sentence, ...]) -> Ability[Any]:
    """What is done when this happens."""
    kind, when = event.trigger(sense)
    parts = event.parts() if event.has_card() else None
    sense.begins(parts, event.it_is(), gone=event.ends_it(), player=event.has_player())
    sense.subject_is, sense.amount = event.subject_is(), event.has_amount()
    waits = Triggered[Any](str(line), kind, when, joined(sense, sentences))
    waits.takes_other, waits.takes_player, waits.once = sense.takes_other, event.has_player(), event.is_once()
    waits.takes_number, waits.spoken_of = sense.takes_number, event.spoken_of()
    return doing(waits, *sentences)


class At(Awaiting):
    """`At the start of your turn, effect.`"""

    text: ClassVar[str] = "at {moment}, {sentences:Sentence*}"
    moment: Moment
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        kind, when = self.moment.trigger(sense)
        sense.they_are = self.moment.has_player()
        comes = Triggered[Any](str(self), kind, when, joined(sense, self.sentences))
        comes.takes_player = sense.they_are
        return [doing(comes, *self.sentences)]


class Moment(Phrase):
    """A moment of the game that comes again and again."""

    label: ClassVar[str] = "a moment, such as 'the start of your turn'"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def has_player(self) -> bool:
        """Whether it is a moment of another player, so that it can be spoken of `that player`."""
        return False


class Stands(Line):
    """What holds all the time while the card is in play."""

    holds_in_play: ClassVar[bool] = True
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

    def paid_with(self) -> str:
        """The resource, by its word, with which it is paid; empty for none."""
        return self.takes()[0]


class Event(Phrase):
    """Something that may happen: its kind, and whether it is the one that is meant."""

    label: ClassVar[str] = "an event"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def each(self) -> list[Event]:
        """The events that it stands for, where it is one of several: `this enters or attacks`."""
        return [self]

    def has_card(self) -> bool:
        """Whether it is something that a card does, or that is done to one."""
        return True

    def parts(self) -> dict[str, str]:
        """What its cards are called in the sentences after it: IT or OTHER, by the words."""
        return {}

    def it_is(self) -> str:
        """Which of its cards `it` is; empty where that is not certain."""
        return IT

    def subject_is(self) -> str:
        """Which of them an `it` is that gets something, where `it` could be either."""
        return self.it_is()

    def is_once(self) -> bool:
        """Whether it happens once in each turn, and all later ones of the turn are still the same."""
        return False

    def or_itself(self) -> str:
        """What `it` is called, where the card that says so could be meant as well; empty where it could not."""
        return ""

    def ends_it(self) -> bool:
        """Whether the card that waits for it has left play by then."""
        return False

    def has_player(self) -> bool:
        """Whether it is something that another player does, so that it can be spoken of `that player`."""
        return False

    def has_amount(self) -> bool:
        """Whether it is about so much of something, of which can be spoken as `that much`."""
        return False

    def spoken_of(self) -> SpokenOf | None:
        """Who that player is, where it is not the one who does it: `spoken_of(table, it, other, seat)`."""
        return None


class OfNoCard(Event):
    """What a player does without any card, such as starting a turn: there is no `it`."""

    def has_card(self) -> bool:
        return False


class OneOfTwo(Event):
    """Two events of the same cards, of which each is one time: `this enters or attacks`. What happens once has one."""

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        sense.correct(self, "write one event here")
        return self.each()[0].trigger(sense)
