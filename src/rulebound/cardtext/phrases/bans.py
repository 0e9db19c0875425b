"""Players who cannot play cards of a kind: as long as a card is in play, or for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.effects import Seats
from rulebound.cardtext.phrases.filters import Test
from rulebound.cardtext.phrases.lines import Standing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Forbids, gained
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.decks import Wanted
    from rulebound.cardtext.phrases.nouns import Until
    from rulebound.cardtext.phrases.players import Player
    from rulebound.cardtext.phrases.prices import PlaysVerb

BE_PLAYED: Final = "be played"


class CannotPlay(Standing):
    """`Each other player cannot play items.`"""

    text: ClassVar[str] = "{who:Player} cannot {plays:PlaysVerb} {wanted:Wanted+}"
    who: Player
    plays: PlaysVerb
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        test, seats = self.wanted.test(sense), self.who.seats(sense)

        def applies(table: Any, source: int, me: int, it: int) -> bool:
            barred = seats(table, Scope(table.controller(source), source, []))
            return me in barred and test.holds(table, it, it)

        return [Forbids(line, BE_PLAYED, applies)]


class CannotPlayUntil(Clause):
    """`Each other player cannot play items until the start of your next turn.`"""

    text: ClassVar[str] = "{who:Player} cannot {plays:PlaysVerb} {wanted:Wanted+} {until}"
    who: Player
    plays: PlaysVerb
    wanted: Wanted
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return Ban(str(self), self.wanted.test(sense), self.who.seats(sense), self.until)


class UntilThenCannotPlay(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {who:Player} cannot {plays:PlaysVerb} {wanted:Wanted+}"
    until: Until
    who: Player
    plays: PlaysVerb
    wanted: Wanted

    def effect(self, sense: Sense) -> Effect[Any]:
        return Ban(str(self), self.wanted.test(sense), self.who.seats(sense), self.until)


class Ban(Effect[Any]):
    """From now on and for a while, these players cannot play such cards."""

    def __init__(self, text: str, wanted: Test, seats: Seats, until: Until) -> None:
        super().__init__()
        self.forbids = Forbids[Any](
            text, BE_PLAYED, lambda table, source, me, it: source == of_seat(me) and wanted.holds(table, it, it)
        )
        self.seats = seats
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        lasts, whose = self.until.lasts(), self.until.whose(table, scope)
        for seat in self.seats(table, scope):
            table.modify(gained(self.forbids), of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [self.forbids]
