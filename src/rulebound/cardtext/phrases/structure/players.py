"""The players that a text speaks of, and what it counts for each."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.errors import Listed
from rulebound.cardtext.grammar.phrase import Phrase, trait
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, event_card
from rulebound.cardtext.phrases.structure.nouns import Having, Noun, but_for_having, is_of_others
from rulebound.kernel.basics.scope import Scope


class Player(Phrase):
    label: ClassVar[str] = "a player"

    def seats(self, sense: Sense) -> Seats:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class You(Player):
    text: ClassVar[str] = "you"

    def number(self) -> str:
        return "many"

    def seats(self, sense: Sense) -> Seats:
        return whose_effect if sense.by_others else just_me


class Spoken(Player):
    """The player who is spoken of, and not spoken to."""

    label: ClassVar[str] = "another player"


class Others(Spoken):
    """One of whom is spoken, or each of several: `that player draws`."""


@trait
class Mentioned:
    """A player of whom a sentence before has spoken."""

    label: ClassVar[str] = "a player who was spoken of"

    def seats(self, sense: Sense) -> Seats:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class ThosePlayers(Spoken, Mentioned):
    """Of whom the sentences before speak, or the player who is doing something just now."""

    text: ClassVar[str] = "they"

    def number(self) -> str:
        return "many"

    def seats(self, sense: Sense) -> Seats:
        if not sense.they_are and sense.that_player is not None:
            return sense.that_player
        refuse_no_player(self, sense)
        return those


class ThatPlayer(Others, Mentioned):
    text: ClassVar[str] = "that player"

    def seats(self, sense: Sense) -> Seats:
        if not sense.they_are and sense.that_player is not None:
            return sense.that_player
        refuse_no_player(self, sense)
        return those


def seats_from(who: Player, sense: Sense) -> Seats:
    """From whom something is taken: `from that player`, where `they` would be wrong."""
    if isinstance(who, ThosePlayers):
        sense.correct(who, "write 'that player' here")
    return who.seats(sense)


def refuse_no_player(phrase: Phrase, sense: Sense) -> None:
    """Where no sentence before speaks of a player."""
    if not sense.they_are:
        sense.wrong(phrase, "there is no player before this that '{words}' could be", words=phrase.text)


class ItsOwner(Others):
    """Of the card that an event is about, or that was taken last."""

    text: ClassVar[str] = "its owner"

    def seats(self, sense: Sense) -> Seats:
        if sense.antecedent == "event":
            if not sense.it_is:
                known = Listed([f"'the owner of {name}'" for name in sense.parts])
                sense.wrong(self, "two cards of this event could be meant: write {words}", words=known)
            found = event_card(sense, sense.it_is)
            return lambda table, scope: [self.of(table, it) for it in found(table, scope)]
        if sense.changed_hands:
            return those
        if not sense.antecedent:
            sense.wrong(self, "there is no card before this whose owner it could be")
        return lambda table, scope: [
            seat for seat in [self.of(table, it) for it in scope.picks[:1] if it >= 0] if seat >= 0
        ]  # fmt: skip

    def of(self, table: Any, it: int) -> int:
        """Where cards belong to no player, the player who has it."""
        owner = int(table.owner(it))
        return owner if owner >= 0 else int(table.controller(it))


class EachPlayer(Others):
    text: ClassVar[str] = "each {other?other} player"
    other: bool

    def seats(self, sense: Sense) -> Seats:
        if self.other and sense.singled:
            return all_but_that_one
        return all_others if self.other else all_seats


def just_me(table: Any, scope: Scope) -> list[int]:
    return [scope.me]


def whose_effect(table: Any, scope: Scope) -> list[int]:
    """The player who the effect belongs to, where another player is doing a part of it, or a part of a part."""
    seat = scope.me
    for n in range(len(table.scopes) - 1, -1, -1):
        if table.scopes[n].source != scope.source:
            break
        seat = table.scopes[n].me
    return [seat]


def those(table: Any, scope: Scope) -> list[int]:
    return [seat for seat in (they_of(scope),) if not table.out[seat]]


def they_of(scope: Scope) -> int:
    """Who `they` are: who is spoken of, or else who is doing this."""
    return scope.they if scope.they >= 0 else scope.me


def all_seats(table: Any, scope: Scope) -> list[int]:
    """From the player whose effect it is, in turn order."""
    return sorted(table.left(), key=lambda seat: (seat - scope.me) % table.seats)


def all_others(table: Any, scope: Scope) -> list[int]:
    return [seat for seat in all_seats(table, scope) if seat != scope.me]


def all_but_that_one(table: Any, scope: Scope) -> list[int]:
    """All but the one player who was singled out by what they have; none where that was no one."""
    return [seat for seat in all_seats(table, scope) if scope.they >= 0 and seat != scope.they]


@trait
class CountsBefore:
    """What counts the cards to which something was done before, or how much was paid or lost."""

    label: ClassVar[str] = "what was done before"


class Per(Phrase):
    """`for each other partner here`: how often."""

    text: ClassVar[str] = "for each {noun}"
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        having = self.noun.having
        if sense.of_each and having is not None and having.is_of_each():
            return so_many_alike(self.noun, having, sense)
        found = self.noun.filter(sense)
        if sense.of_each and not self.noun.kind.could_be(sense.kind) and is_of_others(self.noun):
            return lambda table, scope: len([it for it in found.found(table, scope.source) if it != scope.it])

        def count(table: Any, scope: Scope) -> int:
            return len(found.found(table, scope.source))

        return count


def so_many_alike(noun: Noun, having: Having, sense: Sense) -> Number:
    """How many there are that are like the card of which something is so."""
    found, others = but_for_having(noun).filter(sense), is_of_others(noun)

    def count(table: Any, scope: Scope) -> int:
        alike = [it for it in found.found(table, scope.source) if having.is_alike(table, it, scope.it)]
        return len([it for it in alike if it != scope.it or not others])

    return count
