"""The other player's deck, and what goes into the decks of owners: in games for two in which each has a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.cardtext.phrases.zones.decks import Deck, LookAtDeck
from rulebound.cardtext.phrases.zones.destinations import Destination
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.cardtext.phrases.zones.putting_seen import Among, Moved, PutSeen
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


class DeckOfRival(Deck):
    """A game says in its own words whose it is."""

    def whose(self, table: Any, scope: Scope) -> int:
        return int(table.rival(scope.me))

    def whose_is_it(self) -> str:
        return "their"

    def look(self, table: Any, scope: Scope, n: int, *, shown: bool) -> list[int]:
        found: list[int] = table.look_at_deck_of(self.whose(table, scope), self.zone(table), scope.me, n, shown=shown)
        return found


def looks_at_theirs(sense: Sense) -> bool:
    """Whether the line looks at the other player's deck."""
    looks = [one for one in walk(sense.line) if isinstance(one, LookAtDeck)] if sense.line else []
    return len(looks) > 0 and isinstance(looks[-1].deck, DeckOfRival)


class IntoTheirDiscard(Destination):
    """Of the other player, whose deck was looked at."""

    text: ClassVar[str] = "into their discard pile"

    def check(self, sense: Sense) -> None:
        if not looks_at_theirs(sense):
            sense.correct(self, "write 'into your discard pile': it is your deck that was looked at")

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.discard(it)


class IntoOwnersDiscard(IntoTheirDiscard):
    """Of whichever player."""

    text: ClassVar[str] = "into its owner's discard pile"

    def check(self, sense: Sense) -> None:
        """Each has one."""


class DiscardSeen(PutSeen):
    """`Discard one of them.` Of cards that were looked at: each goes to its owner's discard pile."""

    text: ClassVar[str] = "discard {which:Among}"
    which: Among

    def moves(self) -> list[Moved]:
        move = Moved()
        move.which, move.where = self.which, IntoOwnersDiscard()
        return [move]


# -- Milling -----------------------------------------------------------------------------------------------------------


class DiscardTop(PlainVerb):
    """`Your opponent discards the top two cards of their deck.`"""

    text: ClassVar[str] = "discards/discard the top {count:CountWord} cards of {whose:HandsOwner} deck"
    count: CountWord
    whose: HandsOwner

    def top(self) -> int:
        return self.count.count()

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        top = self.top()

        def mill(table: Any, scope: Scope, seat: int) -> None:
            for it in table.deck_pile(table.drawing_zone(), seat)[-top:][::-1]:
                table.discard(it)

        return mill


class DiscardTopCard(DiscardTop):
    text: ClassVar[str] = "discards/discard the top card of {whose:HandsOwner} deck"
    whose: HandsOwner

    def top(self) -> int:
        return 1


# -- Into their owners' decks ------------------------------------------------------------------------------------------
