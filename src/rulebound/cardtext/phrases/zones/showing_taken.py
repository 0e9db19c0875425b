"""Cards that one player has looked at, and that are shown to all as they are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.zones.destinations import Deal
from rulebound.cardtext.phrases.zones.putting_seen import Moved, PutSeen
from rulebound.cardtext.phrases.zones.revealing import WhatWasWanted
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.zones.destinations import Destination
    from rulebound.cardtext.phrases.zones.putting_seen import Among, TheOthers


def show(table: Any, scope: Scope, it: int) -> None:
    table.show(it)


class RevealAndPut(PutSeen):
    """`Reveal a partner from among them and put it into your hand.`"""

    text: ClassVar[str] = "reveal {which:Among} and put {what:WhatWasWanted} {where:Destination}"
    which: Among
    what: WhatWasWanted
    where: Destination

    def shown(self) -> Moved:
        """The cards that are revealed, and where they go."""
        move = Moved()
        move.which, move.where = self.which, self.where
        return move

    def moves(self) -> list[Moved]:
        return [self.shown()]

    def effect(self, sense: Sense) -> Effect[Any]:
        word = "it" if self.which.count_of() == 1 else "them"
        if word != self.what.word:
            sense.correct(self.what, "write '{word}' here", word=word)
        return super().effect(sense)

    def moved(self, move: Moved, sense: Sense) -> Effect[Any]:
        if move.which is not self.which:
            return super().moved(move, sense)
        return Sequence(*move.taken(sense), DoToEach(show), Deal(move.where))


class RevealAndPutRest(RevealAndPut):
    """`Reveal a partner from among them, put it into your hand and the rest on the bottom of your deck.`"""

    text: ClassVar[str] = (
        "reveal {which:Among} and put {what:WhatWasWanted} {where:Destination} and {others:TheOthers} "
        "{second:Destination}"
    )
    which: Among
    what: WhatWasWanted
    where: Destination
    others: TheOthers
    second: Destination

    def moves(self) -> list[Moved]:
        rest = Moved()
        rest.which, rest.where = self.others, self.second
        return [self.shown(), rest]
