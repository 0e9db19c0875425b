"""The last assignment that a player completed: `Copy the effect of the last spell another player completed.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.effects import Candidates, Take
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane.assignments import last_completed
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.times.happenings import Acting


class Recalled(Word):
    label: ClassVar[str] = "spell, item, assignment"
    forms: ClassVar[tuple[str, ...]] = ("spell", "item", "assignment")


class LastCompleted(Phrase, Object):
    """Of this game, or of this turn. A spell counts as completed once it has taken effect."""

    text: ClassVar[str] = "the last {kind:Recalled} {who:Acting} completed {soon?this turn}"
    kind: Recalled
    who: Acting
    soon: bool

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(self.candidates(sense))

    def candidates(self, sense: Sense) -> Candidates:
        kind, who, soon = self.kind.word, self.who.word, self.soon

        def found(table: Table, scope: Scope) -> list[int]:
            seats = table.left() if who == "a player" else [scope.me]
            if who == "another player":
                seats = [seat for seat in table.left() if seat != scope.me]
            return last_completed(table, seats, kind, scope.source, this_turn=soon)

        return found
