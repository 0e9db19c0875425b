"""A symbol of tiles that a player chooses, and what is then said of it."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.numbers.chosen import begin_choice, choice_of, chosen, refuse_unchosen
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.players import Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.arcane import performing
from rulebound.games.arcane.card import CHAOS, CHAOS_MAGIC, SPELL, SYMBOL_ACTIONS
from rulebound.games.arcane.phrases.nouns import TileSymbol, shows_symbol
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.language import N_

SYMBOL = "symbol"  # what was chosen, as `Sense.feature` has it
SYMBOLS = [*SYMBOL_ACTIONS.values(), CHAOS]  # by the places at which they are chosen


class WhatSymbol(Word):
    forms: ClassVar[tuple[str, ...]] = ("symbol", "casting action")


class ChooseSymbol(Clause):
    """`Choose a symbol. Exhaust all tiles of other players with that symbol.`"""

    text: ClassVar[str] = "choose a {what:WhatSymbol}"
    what: WhatSymbol

    def effect(self, sense: Sense) -> Effect[Any]:
        begin_choice(self, sense, SYMBOL)
        names = [*SYMBOL_ACTIONS, CHAOS_MAGIC] if self.what.word == "symbol" else [*SYMBOL_ACTIONS]
        return choice_of(sense, N_("{source}: which symbol do you choose?"), names)


class WithThatSymbol(Having):
    """Chaos Magic shows no symbol but its own."""

    printed: ClassVar[bool] = True
    text: ClassVar[str] = "with that symbol"

    def test(self, sense: Sense) -> Test:
        refuse_unchosen(self, sense, SYMBOL)

        def shows(table: Table, source: int, it: int) -> bool:
            place = chosen(table, source)
            return place >= 0 and shows_symbol(table, it, SYMBOLS[place])

        return Test("{it} has another symbol.", shows)


class ShowsIt(Fact):
    """`If it has a Chaos Magic symbol, draw two cards.` Chaos Magic shows no symbol but its own."""

    text: ClassVar[str] = "it has a {symbol:TileSymbol} symbol"
    symbol: TileSymbol

    def wanted(self) -> int:
        return CHAOS if self.symbol.word == CHAOS_MAGIC else SYMBOL_ACTIONS[self.symbol.word]

    def so(self, sense: Sense) -> So:
        wanted, found = self.wanted(), it_or_itself(self, sense)
        return lambda table, scope: any([it >= 0 and shows_symbol(table, it, wanted) for it in found(table, scope)[:1]])


class ShowsItNot(ShowsIt):
    text: ClassVar[str] = "it has no {symbol:TileSymbol} symbol"
    symbol: TileSymbol

    def so(self, sense: Sense) -> So:
        wanted, found = self.wanted(), it_or_itself(self, sense)

        def lacks(table: Table, scope: Scope) -> bool:
            return any([it >= 0 and not shows_symbol(table, it, wanted) for it in found(table, scope)[:1]])

        return lacks


class PerformThatAction(Clause):
    """`Choose a casting action. Perform that action for each tile of yours with that symbol.` Each time optional."""

    text: ClassVar[str] = "perform that action[ {per}]"
    per: Per | None

    def often(self, sense: Sense) -> Number | None:
        """How often; None is once."""
        return number_of(self.per, sense)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_unchosen(self, sense, SYMBOL)
        if sense.kind != SPELL:
            sense.wrong(self, "only a spell can do this: an item could use itself without end")
        per = self.often(sense)

        def perform(table: Table, scope: Scope, seat: int) -> None:
            place = chosen(table, scope.source)
            often = per(table, scope) if per is not None else 1
            if 0 <= place < len(SYMBOL_ACTIONS) and often > 0:
                table.scopes.append(Scope(seat, scope.source, [SYMBOLS[place]] * often))
                table.then(seat, performing.resolve)

        return DoForSeats(just_me, perform)


class SoOften(Word):
    label: ClassVar[str] = "twice, three times"
    forms: ClassVar[tuple[str, ...]] = ("twice", "three times", "four times")

    def times(self) -> int:
        return type(self).forms.index(self.word) + 2


class PerformItSoOften(PerformThatAction):
    """`Choose a casting action. Perform that action twice.`"""

    text: ClassVar[str] = "perform that action {so_often:SoOften}"
    so_often: SoOften

    def often(self, sense: Sense) -> Number | None:
        times = self.so_often.times()
        return lambda table, scope: times
