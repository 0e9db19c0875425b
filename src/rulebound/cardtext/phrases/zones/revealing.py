"""Cards of a deck that are shown one after the other, until one is there that is wanted.

All of them wait as what was looked at does; those that were wanted are `it` and `them`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Take
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import LookAtDeck
from rulebound.cardtext.phrases.zones.destinations import UNTIL, Deal, Destination, in_an_order
from rulebound.cardtext.phrases.zones.putting_seen import Rest, of_the_queue
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.zones.decks import Deck, Wanted


class RevealUntil(LookAtDeck):
    """`Reveal cards from the top of your deck until you reveal a partner.` If there is none, all are shown."""

    text: ClassVar[str] = (
        "reveal cards from the top of {deck:Deck} until you reveal {count:CountWord} {wanted:Wanted#count}"
    )
    deck: Deck
    count: CountWord
    wanted: Wanted

    def is_shown(self) -> bool:
        return True

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        sense.looked_at = UNTIL
        deck, test, count = self.deck, self.wanted.test(sense), self.count.count()

        def reveal(table: Any, scope: Scope, seat: int) -> None:
            pile = deck.cards(table, deck.whose(table, scope))[::-1]
            places = [n for n, it in enumerate(pile) if test.holds(table, scope.source, it)][:count]
            shown = places[-1] + 1 if len(places) == count else len(pile)
            scope.queue = deck.look(table, scope, shown, shown=True)
            scope.picks = [pile[n] for n in places]

        return DoForSeats(just_me, reveal)


class WhatWasWanted(Word):
    forms: ClassVar[tuple[str, ...]] = ("it", "them")


class PutItAndRest(Clause):
    """`Put it into your hand and the rest on the bottom of your deck.`"""

    text: ClassVar[str] = "put {what:WhatWasWanted} {where:Destination} and {rest:Rest} {second:Destination}"
    what: WhatWasWanted
    where: Destination
    rest: Rest
    second: Destination

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(scope.queue) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.looked_at != UNTIL:
            sense.wrong(self, "write 'one of them' here, and what it is")
        if self.rest.word != "the rest":
            sense.correct(self.rest, "write '{word}' here", word="the rest")
        sense.looked_at = 0
        sense.antecedent = ""
        parts: list[Effect[Any]] = []
        for where, what in ((self.where, None), (self.second, of_the_queue(None))):
            where.check(sense)
            parts += [] if what is None else [Take(what)]
            parts += [in_an_order(sense, where)] if where.in_any_order() else []
            parts.append(Deal(where))
        return Sequence(*parts)
