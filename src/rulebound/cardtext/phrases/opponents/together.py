"""What you and another player do alike: `choose another player. You and that player each gain 3 Will`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.players import Others
    from rulebound.cardtext.phrases.structure.sentences import Verb


class YouAndThey(Clause):
    """First you, then the others."""

    text: ClassVar[str] = "you and {who:Others} each {verb:Verb}"
    who: Others
    verb: Verb

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        return chosen_first(self.who, sense, self.verb.done_by(sense, all_of(self.who.seats(sense))))


def all_of(others: Seats) -> Seats:
    """The player whose effect it is, and these."""

    def seats(table: Any, scope: Scope) -> list[int]:
        found = others(table, scope)
        return [scope.me, *[seat for seat in found if seat != scope.me]]

    return seats
