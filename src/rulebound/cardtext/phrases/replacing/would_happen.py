"""What would happen, so that something else can happen instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.acts.instructions import DISCARDS_ONE
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.scope import NONE
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.subjects import Subject


IS_PUT_OFF: Final = True
Applies = Callable[[Any, int, int, int], bool]  # (table, source, it, number)


class Replaced(Phrase):
    """Something that would happen."""

    label: ClassVar[str] = "what would happen"

    def event(self) -> str:
        """The kind of event, as verbs ask for it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def applies(self, sense: Sense) -> Applies:
        """Whether it is what would happen to that card, or seat."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        """Lets it happen after all."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def saved(self, table: Any, it: int) -> None:
        """What is besides so of a card to which it did not happen."""

    def marked(self, it: int) -> int:
        """The second piece of what is done instead, by which it is known again; mostly none."""
        return NONE

    def asked(self, done: str) -> str:
        """The question whether this is done instead."""
        return worded("{source}{for whom}: do you {what} instead?", what=done)

    def is_of_card(self) -> bool:
        """Whether it would happen to a card, which is `it` then."""
        return False

    def is_damage(self) -> bool:
        """Whether it is damage, of which some can be prevented."""
        return False

    def is_amount(self) -> bool:
        """Whether it is so much of something, of which can be spoken as `that much`."""
        return False


class Averted(Replaced):
    """What something else can come in place of; of gains there are sentences of their own."""

    label: ClassVar[str] = "what would happen"


class OnWould(Standing):
    """What holds all the time, or for a while, of something that would happen."""

    label: ClassVar[str] = "what is so of something that would happen"


class Fate(Word):
    """What can become of cards."""

    label: ClassVar[str] = "what can become of a card"

    def event(self) -> str:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def again(self, table: Any, it: int, other: int) -> None:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def saved(self, table: Any, it: int) -> None:
        """What is besides so of a card that was spared."""


class WouldBe(Averted):
    """`another partner of yours would be defeated`"""

    text: ClassVar[str] = "{who:Subject} would be {fate:Fate}"
    who: Subject
    fate: Fate

    def event(self) -> str:
        return self.fate.event()

    def applies(self, sense: Sense) -> Applies:
        found = self.who.filter(sense)
        return lambda table, source, it, number: it >= 0 and found.holds(table, source, it)

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        self.fate.again(table, it, other)

    def saved(self, table: Any, it: int) -> None:
        self.fate.saved(table, it)

    def is_of_card(self) -> bool:
        return True


def would_gain(resource: str) -> str:
    """The kind of event that a player gains some of it."""
    return f"gains {resource}"


def would_lose(resource: str) -> str:
    """The kind of event that a player loses some of it."""
    return f"loses {resource}"


def is_mine(table: CardTable, source: int, it: int, number: int) -> bool:
    """Whether it would happen to the player who controls the card."""
    return it == of_seat(table.controller(source))


class WouldGain(Replaced):
    text: ClassVar[str] = "you would gain {resource+}"
    resource: Resource

    def event(self) -> str:
        return would_gain(self.resource.word)

    def asked(self, done: str) -> str:
        so_much = self.resource.that_much()
        return worded("{source}: do you {what} instead of gaining {so much}?", **{"what": done, "so much": so_much})

    def is_amount(self) -> bool:
        return True

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        self.resource.give(table, seat_meant(it), number)


class AvertedOfPlayer(Averted):
    """What would happen to a player, and to no card in play."""

    label: ClassVar[str] = "what would happen to a player"


class WouldLose(AvertedOfPlayer):
    text: ClassVar[str] = "you would lose {resource+}"
    resource: Resource

    def event(self) -> str:
        return would_lose(self.resource.word)

    def asked(self, done: str) -> str:
        so_much = self.resource.that_much()
        return worded("{source}: do you {what} instead of losing {so much}?", **{"what": done, "so much": so_much})

    def is_amount(self) -> bool:
        return True

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        self.resource.lose_after_all(table, seat_meant(it), number, other)


class WouldDiscard(AvertedOfPlayer):
    """By a text, and not to pay for something."""

    text: ClassVar[str] = "you would discard a card"

    def event(self) -> str:
        return DISCARDS_ONE

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        """The card that was chosen, if it is still there."""
        if number in table.hand_of(seat_meant(it)):
            table.discard(number)
