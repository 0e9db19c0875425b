"""Students that do not ready for a turn, and students that change places."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats, beside_the_first
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Object
from rulebound.cardtext.phrases.values.durations import refuse_all
from rulebound.games.avarium import characters
from rulebound.games.avarium.box import FIRST_SCHEME
from rulebound.games.avarium.phrases.cards import Cards, Pile
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN_OVER
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Forbids

STAYS: Final = "I do not ready during my player's next turn."


class NextTurnOfPlayer(Word):
    label: ClassVar[str] = "whose next turn"
    forms: ClassVar[dict[str, str]] = {"its player's next turn": "their players' next turns"}


class StaysExhausted(Clause):
    """`Exhaust target student. It does not ready during its player's next turn.` Not by cards either."""

    text: ClassVar[str] = "{who:Bearer} does/do not ready during {turn:NextTurnOfPlayer#who}"
    who: Bearer
    turn: NextTurnOfPlayer

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_all(self.who, sense)
        return Sequence(self.who.take(sense), KeepExhausted())


def is_its_turn(table: Table, source: int, me: int, it: int) -> bool:
    """Whether that turn has come, from the beginning of which it lasts to its end."""
    value = gained(UNREADIED)
    return it == source and any([m.it == it and m.value == value and m.until == END_OF_TURN for m in table.modifiers])


UNREADIED: Final[Forbids[Any]] = Forbids(STAYS, "be readied", is_its_turn)


class KeepExhausted(Effect[Any]):
    def run(self, table: Table, scope: Scope) -> None:
        for it in scope.picks:
            if it >= 0 and table.zone[it] == CLASS:
                table.modify(gained(UNREADIED), it, 0, NEXT_TURN_OVER, table.holder[it], scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [UNREADIED]


class SwapStudents(Clause):
    """`Swap target student in your class with target enemy student.` Each joins the other's Class, as it is."""

    text: ClassVar[str] = "swap {what:Object} with {other:Object}"
    what: Object
    other: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        for part in (self.what, self.other):
            if isinstance(part, Phrase) and part.number() == "many":
                sense.wrong(self, "one student changes places with one: write of one each")
            noun = getattr(part, "noun", None)
            if isinstance(noun, Cards) and isinstance(noun.place, Pile):
                sense.wrong(noun.place, "students of two classes change places: of others, write where each is put")
        first = self.what.take(sense)
        return Sequence(*beside_the_first(first, self.other.take(sense)), DoForSeats(just_me, swap))


def swap(table: Table, scope: Scope, seat: int) -> None:
    """Nothing where one of them is not there any more, or both are in one Class."""
    it, other = scope.it, scope.picks[0] if scope.picks else -1
    if min(it, other) < 0 or max(it, other) >= FIRST_SCHEME:
        return
    mine, theirs = table.holder[it], table.holder[other]
    if table.zone[it] == table.zone[other] == CLASS and mine != theirs:
        characters.join_together(table, [(it, theirs), (other, mine)])
