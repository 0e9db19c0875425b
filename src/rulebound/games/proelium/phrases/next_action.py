"""The next action of a player in this turn: it is cancelled, or what it does is done once more."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.proelium.parts import ACTION, ATTACK
from rulebound.games.proelium.phrases.nouns import ProeliumKind
from rulebound.games.proelium.playing import CANCELLED, COPIED
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

KINDS = {ACTION: [ACTION], ATTACK: [ATTACK], "card": [ACTION, ATTACK]}


class CancelNext(Clause):
    """It is paid for, does nothing, and is discarded. [R57]"""

    text: ClassVar[str] = "cancel the next {kind:ProeliumKind} your opponent plays this turn"
    kind: ProeliumKind

    def effect(self, sense: Sense) -> Effect[Any]:
        kinds = kinds_of(self, self.kind, sense)

        def cancel(table: Table, scope: Scope, seat: int) -> None:
            for kind in kinds:
                table.modify(CANCELLED + kind, of_seat(table.rival(seat)), 0, END_OF_TURN, seat, scope.source)

        return DoForSeats(just_me, cancel)


class CopyNext(Clause):
    """Its choices are made anew. Of one's own: `your` on another player's card would be that player's. [R57]"""

    text: ClassVar[str] = "copy the next {kind:ProeliumKind} you play this turn"
    kind: ProeliumKind

    def effect(self, sense: Sense) -> Effect[Any]:
        kinds = kinds_of(self, self.kind, sense)

        def copy(table: Table, scope: Scope, seat: int) -> None:
            for kind in kinds:
                table.modify(COPIED + kind, of_seat(seat), 0, END_OF_TURN, seat, scope.source)

        return DoForSeats(just_me, copy)


def kinds_of(phrase: Phrase, kind: ProeliumKind, sense: Sense) -> list[str]:
    """The kinds of cards that take effect once."""
    if kind.word not in KINDS:
        sense.wrong(phrase, "only actions and attacks take effect once: write 'action', 'attack' or 'card'")
    return KINDS.get(kind.word, [])
