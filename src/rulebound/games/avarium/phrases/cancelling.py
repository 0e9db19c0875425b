"""Schemes that are cancelled, and schemes that cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.joining import DONE, NOT_DONE, number_is
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, IfYouDo, IfYouDoNot, Instructions, Sentence
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium import schemes
from rulebound.games.avarium.ability import BE_CANCELLED
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.events import PLAYS
from rulebound.games.avarium.phrases.forbidding import ForbidForNow
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.static import Forbids
from rulebound.kernel.table.triggered import Triggered

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.zones.decks import Wanted


class Cancel(ToThese):
    """A scheme that waits will do nothing, unless it cannot be cancelled."""

    text: ClassVar[str] = "cancels/cancel {what:Object}"
    knows_whose: ClassVar[bool] = True
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        cancel(table, scope, it)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`Cancel target scheme. If you do, gain 2 Merit.`"""
        if not isinstance(following, IfYouDo | IfYouDoNot):
            return super().followed(sense, following)
        wanted = DONE if isinstance(following, IfYouDo) else NOT_DONE
        cancelled = Sequence(self.what.take(sense), Forgets(), DoToEach(cancel_and_note))
        return Sequence(cancelled, If(number_is(wanted), following.effect(sense)))


def cancel(table: Table, scope: Scope, it: int) -> bool:
    """Cancels a scheme, if it can be; the scope's queue has whose it was, for what is said of its player after that."""
    scope.queue = [table.holder[it]]
    return schemes.cancel(table, it)


class Forgets(Effect[Any]):
    """Nothing is cancelled yet."""

    def run(self, table: Table, scope: Scope) -> None:
        scope.number = NOT_DONE


def cancel_and_note(table: Table, scope: Scope, it: int) -> None:
    """The scope knows whether a scheme was cancelled."""
    if cancel(table, scope, it):
        scope.number = DONE


class ThisCannotBeCancelled(Sentence):
    """`Expel target student. This cannot be cancelled.`"""

    text: ClassVar[str] = "this cannot be cancelled."

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.wrong(self, "only a scheme can be cancelled: write this among the sentences of a scheme")
        return Sequence()


class PlayedBy(Word):
    label: ClassVar[str] = "who plays them"
    forms: ClassVar[tuple[str, ...]] = ("you play", "enemies play", "players play")

    def is_one(self, table: Table, source: int, me: int) -> bool:
        """Whether this player is meant, by the card that says so."""
        return self.word == "players play" or (player(table, source) == me) == (self.word == "you play")


class NotCancelled(Standing):
    """`SURPRISE schemes you play cannot be cancelled.`"""

    text: ClassVar[str] = "{wanted:Wanted+} {by:PlayedBy} cannot be cancelled"
    wanted: Wanted
    by: PlayedBy

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [not_cancelled(line, self.wanted, self.by, sense)]


def not_cancelled(text: str, wanted: Wanted, by: PlayedBy, sense: Sense) -> Forbids[Any]:
    """That such schemes of these players are not cancelled."""
    kind = getattr(wanted, "kind", None)
    if kind is not None and not kind.could_be(SCHEME):
        sense.wrong(wanted, "only schemes can be cancelled")
    test = wanted.test(sense)

    def applies(table: Table, source: int, me: int, it: int) -> bool:
        return by.is_one(table, source, me) and test.holds(table, it, it)

    return Forbids(text, BE_CANCELLED, applies)


class FirstNotCancelled(Standing):
    """`The first scheme you play each turn cannot be cancelled.` It counts those that are played while it is there."""

    text: ClassVar[str] = "the first {wanted:Wanted} you play each turn cannot be cancelled"
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        test, mark = self.wanted.test(sense), f"the first: {line}"

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if seat != player(table, source) or table.has_used(source, line) or not test.holds(table, it, it):
                return False
            table.modify(mark, it, 1, END_OF_TURN, seat, source)
            return True

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return any([one.it == it and one.value == mark and one.source == source for one in table.modifiers])

        notes = Triggered[Any](line, PLAYS, when, Sequence())
        notes.once = notes.silent = True
        return [Forbids(line, BE_CANCELLED, applies), notes]


class NotCancelledUntil(Clause):
    """The idol of the player has it for a while."""

    text: ClassVar[str] = "{wanted:Wanted+} {by:PlayedBy} cannot be cancelled {until}"
    wanted: Wanted
    by: PlayedBy
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidForNow(not_cancelled(f"{self}.", self.wanted, self.by, sense), self.until)


class UntilThenNotCancelled(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {wanted:Wanted+} {by:PlayedBy} cannot be cancelled"
    until: Until
    wanted: Wanted
    by: PlayedBy

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidForNow(not_cancelled(f"{self}.", self.wanted, self.by, sense), self.until)
