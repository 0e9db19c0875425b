"""Tokens that are copies of cards: `create a token copy of it`, `create two token copies of this, except with 1 D`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.acts.copying import SetAside
from rulebound.cardtext.phrases.cards.tokens import NewTokens, TokenKind, TokenValue, key_among
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.cards.tokens import TokenFeatures
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.subjects import Object


class CreateTokenCopies(Clause):
    """Each has what is printed on the card, but for what the text says. They come as other tokens do."""

    text: ClassVar[str] = (
        "create {count:CountWord} token copy/copies of {what:Object}[, except with {but:TokenFeatures}]"
    )
    count: CountWord
    what: Object
    but: TokenFeatures | None

    def possible(self, sense: Sense) -> So | None:
        kinds = {kind.kind() for kind in sense.words.token_kinds}
        return some_can(self.what, sense, lambda table, scope, it: table.card(it).kind in kinds)

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.what.take(sense)
        sense.antecedent = "taken"
        kinds: list[TokenKind] = sense.words.token_kinds
        return Sequence(taken, SetAside(), CreatesCopies(kinds, self.count.count(), self.numbers(sense), sense))

    def numbers(self, sense: Sense) -> dict[str, int]:
        """What they have in place of what is printed."""
        found: dict[str, int] = {}
        for part in walk(self.but) if self.but is not None else ():
            if isinstance(part, TokenValue):
                found |= part.numbers()
        if self.but is not None and not found:
            sense.wrong(self.but, "only a number of a copy can be another one")
        return found


class CreatesCopies(Effect[Any]):
    """Copies of the cards that were set aside, of the kinds that a token can be."""

    def __init__(self, kinds: list[TokenKind], count: int, numbers: dict[str, int], sense: Sense) -> None:
        super().__init__()
        self.made: dict[str, CopiedTokens] = {}
        self.placed: dict[str, Effect[Any]] = {}  # of those kinds that come where their player chooses
        for kind in kinds:
            name = kind.kind()
            if name not in self.made:
                self.made[name] = CopiedTokens(kind, count, numbers)
                if kind.asks():
                    self.placed[name] = kind.played_out(sense, self.made[name])

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = []
        if not scope.queue or scope.queue[0] < 0:
            return
        kind = table.card(scope.queue[0]).kind
        if kind in self.placed:
            table.agenda.append(self.placed[kind].step)
        elif kind in self.made:
            self.made[kind].for_seat(table, scope, scope.me)

    def parts(self) -> list[Effect[Any]]:
        return list(self.placed.values())


class CopiedTokens(NewTokens):
    """So many tokens of each card of this kind that was set aside."""

    def __init__(self, kind: TokenKind, count: int, numbers: dict[str, int]) -> None:
        self.kind = kind
        self.count = count
        self.name = ""
        self.numbers = numbers

    def at(self, table: Any, scope: Scope, seat: int, place: int) -> None:
        made: list[int] = []
        for original in scope.queue:
            card = table.card(original)
            if card.kind == self.kind.kind():
                made += [self.kind.creates(table, scope, seat, card, place) for _ in range(self.count)]
        scope.picks = [it for it in made if it != NOTHING]
        for it in scope.picks:
            self.differ(table, scope, it)

    def differ(self, table: Any, scope: Scope, it: int) -> None:
        """Its numbers are those that the text says."""
        printed = table.card(it).values()
        for word, wanted in self.numbers.items():
            key = key_among(self.kind.prints(), word)
            if key in printed and printed[key] != wanted:
                table.change(key, it, wanted - printed[key], END_OF_GAME, scope.me, scope.source)
