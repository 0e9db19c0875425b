"""What is done to as many as were taken before: `each enemy expels that many students from their class`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import make
from rulebound.cardtext.phrases.numbers.as_many import DiscardThatMany, DoThatOften
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.kinds import Count
from rulebound.games.avarium.phrases.leaving import TheirOwn
from rulebound.games.avarium.phrases.schemes import Trash
from rulebound.kernel.table.effect import Effect


class TrashThatMany(DiscardThatMany):
    text: ClassVar[str] = "trashes/trash that many cards"

    def one(self, sense: Sense) -> Effect[Any]:
        once = make(Trash, (make(Count, ("a",)),))
        assert isinstance(once, Trash), once
        return once.effect(sense)


class ThatManyOfTheirs(DoThatOften):
    """`Expel any number of students in your class. Each enemy expels that many students from their class.`"""

    text: ClassVar[str] = "expels/expel that many {noun:Cards+} from their class"
    noun: Cards

    def one(self, sense: Sense) -> Effect[Any]:
        once = make(TheirOwn, (make(Count, ("a",)), self.noun))
        assert isinstance(once, TheirOwn), once
        return once.effect(sense)
