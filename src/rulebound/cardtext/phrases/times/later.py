"""What is done later: at the end of the turn, at the start of a turn to come, the next time that something happens.

It is played out whatever has become of the card by then. The cards that it speaks of are those that were taken; what
has gone elsewhere since is no part of it any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import doing
from rulebound.cardtext.phrases.structure.meaning import Sense, event_card
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import they_of
from rulebound.cardtext.phrases.structure.sentences import (
    Clause,
    IfSo,
    Instructions,
    PlainInstructions,
    Say,
    Sentence,
    joined,
)
from rulebound.cardtext.phrases.times.moments import turn_event
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN, NEXT_TURN_OVER
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.triggered import Awaited, Triggered

IS_PUT_OFF: Final = True
Due = Callable[[Any, Delayed, int, int, int], bool]  # (table, delayed, it, other, seat)
NEVER_TOO_LATE: Final = ""


class Later(Effect[Any]):
    """From now on this waits. picked: the cards that it speaks of; they: whether it speaks of a player known before."""

    def __init__(
        self, ability: Awaited[Any], picked: Callable[[Any, Scope], list[int]], until: str, *, they: bool
    ) -> None:  # fmt: skip
        super().__init__()
        self.they = they
        self.ability = ability
        self.picked = picked
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        they = they_of(scope) if self.they else NO_SEAT
        table.delay(self.ability, scope, they, self.picked(table, scope), self.until)

    def lends(self) -> list[Ability[Any]]:
        return [self.ability]


def cards_spoken_of(sense: Sense) -> Callable[[Any, Scope], list[int]]:
    """What `it` and `them` are when this is said."""
    if sense.antecedent == "event":
        return event_card(sense, sense.it_is)
    taken = bool(sense.antecedent)
    return lambda table, scope: scope.picks if taken else []


# -- At a time ---------------------------------------------------------------------------------------------------------


class Time(Phrase):
    """A moment that comes once, after this one."""

    label: ClassVar[str] = "a time, such as 'the end of the turn'"

    def event(self, sense: Sense) -> str:
        """The kind of event that it is."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def due(self) -> Due:
        """Whether it is this one."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def then(self) -> Time | None:
        """What is waited for once this has come; mostly nothing."""
        return None

    def too_late(self) -> str:
        """The duration after which it will not come any more: the end of a fight comes only in that fight."""
        return NEVER_TOO_LATE

    def has_player(self) -> bool:
        """Whether it says whose time it is, so that it can be spoken of `that player`."""
        return False

    def lasts(self) -> str:
        """The duration that ends then, as modifiers have it; empty where none does."""
        return ""

    def ends_with(self, table: Any, scope: Scope) -> int:
        """The player with whose turns that duration ends."""
        return scope.me


class EndOfThisTurn(Time):
    text: ClassVar[str] = "the end of the turn"

    def event(self, sense: Sense) -> str:
        return turn_event(self, sense, "end")

    def due(self) -> Due:
        return lambda table, delayed, it, other, seat: True

    def lasts(self) -> str:
        return END_OF_TURN


class StartOfNextTurn(Time):
    text: ClassVar[str] = "the start of {whose:TurnOf} next turn"
    whose: TurnOf

    def event(self, sense: Sense) -> str:
        if self.whose.word == "their" and not sense.they_are:
            sense.wrong(self.whose, "there is no player before this whose turn it could be")
        return turn_event(self, sense, "start")

    def due(self) -> Due:
        whose = self.whose
        return lambda table, delayed, it, other, seat: whose.is_it(delayed, seat)

    def has_player(self) -> bool:
        return type(self.whose).of_rival

    def lasts(self) -> str:
        return NEXT_TURN

    def ends_with(self, table: Any, scope: Scope) -> int:
        return self.whose.seat(table, scope)


class EndOfNextTurn(StartOfNextTurn):
    """Once that turn has begun, its end is waited for, so that this one's is none."""

    text: ClassVar[str] = "the end of {whose:TurnOf} next turn"
    whose: TurnOf

    def then(self) -> Time | None:
        return EndOfThisTurn()

    def lasts(self) -> str:
        return NEXT_TURN_OVER


class TurnOf(Word):
    """of_rival: in games for two, whether it is the turn of the other player, who can be spoken of then."""

    forms: ClassVar[tuple[str, ...]] = ("your", "their")
    of_rival: ClassVar[bool] = False

    def is_it(self, delayed: Delayed, seat: int) -> bool:
        """Whether it is the turn of the player who is meant."""
        if type(self).of_rival:
            return seat != delayed.me
        return seat == (delayed.me if self.word == "your" else delayed.they)

    def seat(self, table: Any, scope: Scope) -> int:
        """The player who is meant."""
        if type(self).of_rival:
            return int(table.rival(scope.me))
        return scope.me if self.word == "your" else they_of(scope)


class AtTime(Instructions):
    """`At the start of your next turn, gain 4 points.`"""

    text: ClassVar[str] = "at {time}, {instructions:PlainInstructions}"
    time: Time
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        return at_time(sense, self.time, self.instructions)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`You may pay 1 Shard. If you do, draw a card.` The second sentence waits with the first."""
        instructions = self.instructions
        return at_time(
            sense, self.time, instructions, str(following), lambda inner: instructions.followed(inner, following)
        )

    def followed_by_both(self, sense: Sense, done: Sentence, not_done: Sentence) -> Effect[Any]:
        instructions = self.instructions
        return at_time(
            sense, self.time, instructions, f"{done} {not_done}",
            lambda inner: instructions.followed_by_both(inner, done, not_done),
        )  # fmt: skip

    def standing(self, sense: Sense, following: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
        """On a card that stays, `at the end of the turn` is at the end of each."""
        first = Say()
        first.instructions = self.instructions
        return at_each(sense, self.time, (first, *following), line)


class AtTimeIf(Instructions):
    """`At the start of your next turn, if you have no cards, draw two cards.` It is looked at then."""

    text: ClassVar[str] = "at {time}, if {condition}, {instructions:PlainInstructions}"
    time: Time
    condition: Condition
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        meaning = self.if_so()
        return at_time(sense, self.time, self.instructions, str(meaning), meaning.effect, whole=True)

    def standing(self, sense: Sense, following: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
        return at_each(sense, self.time, (self.if_so(), *following), line)

    def if_so(self) -> IfSo:
        """The sentence that waits."""
        found = IfSo()
        found.condition, found.instructions = self.condition, self.instructions
        return found


def at_each(sense: Sense, time: Time, sentences: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
    """What a card that stays does at the end of each turn; nothing where another time is meant."""
    if not isinstance(time, EndOfThisTurn):
        return []
    every = Triggered[Any](line, time.event(sense), at_every, joined(sense, sentences))
    return [doing(every, *sentences)]


def at_every(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    return True


class TimeLast(PlainInstructions):
    """`Return it to its owner's hand at the end of the turn.`"""

    text: ClassVar[str] = "{clause} at {time}"
    clause: Clause
    time: Time

    def effect(self, sense: Sense) -> Effect[Any]:
        return at_time(sense, self.time, self.clause)


def at_time(
    sense: Sense, time: Time, instructions: PlainInstructions, more: str = "",
    meaning: Callable[[Sense], Effect[Any]] | None = None, *, whole: bool = False,
) -> Effect[Any]:  # fmt: skip
    """What is done then. more: what is said besides, with which these instructions mean that; whole: or all of it."""
    picked, they = cards_spoken_of(sense), sense.they_are
    antecedent, parts, looked_at = sense.antecedent, sense.parts, sense.looked_at
    sense.antecedent, sense.parts = ("taken" if antecedent else ""), {}  # which card had which part is known no longer
    sense.looked_at, sense.they_are = 0, they or time.has_player()
    effect = without_targets(sense, instructions, meaning)
    speaks = sense.they_are
    sense.antecedent, sense.parts, sense.looked_at, sense.they_are = antecedent, parts, looked_at, they
    said, kind, due = more if whole else f"{instructions}. {more}".rstrip(), time.event(sense), time.due()
    then, of_cards = time.then(), not more and instructions.is_of_it()
    does = more[:1].lower() + more[1:] if whole else f"{lower(instructions)}. {more}".rstrip()
    first = awaiting(f"At {time}, {said}", kind, due, Sequence() if then else effect, does, speaks=speaks)
    first.of_cards = of_cards
    if then is not None:
        last = awaiting(f"Then, at {time}, {said}", then.event(sense), then.due(), effect, does, speaks=speaks)
        last.of_cards, first.then = of_cards, last
    return Later(first, picked, time.too_late(), they=they)


def awaiting(
    text: str, kind: str, due: Due, effect: Effect[Any], does: str, *, speaks: bool
) -> Awaited[Any]:  # fmt: skip
    """What waits for its time. does: what it does then, in words; speaks: whether it speaks of a player."""
    awaited = Awaited[Any](text, kind, due, effect)
    awaited.takes_player, awaited.does = speaks, does
    return awaited


def without_targets(
    sense: Sense, instructions: Instructions, meaning: Callable[[Sense], Effect[Any]] | None = None
) -> Effect[Any]:
    """What these instructions do, with what depends on them; what they choose is chosen when they are done."""
    targets = len(sense.targets)
    effect = meaning(sense) if meaning is not None else instructions.effect(sense)
    if len(sense.targets) > targets:
        sense.wrong(
            instructions, "what is done later has no target: it is chosen when it is done, so leave out 'target'"
        )
        sense.targets = sense.targets[:targets]
    return effect
