"""What cards of Proelium have besides what those of all games have: research, maintenance, what they enhance."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.phrases.filters import Filter
from rulebound.games.proelium import money
from rulebound.games.proelium.events import MAINTAINS, UNMAINTAINED
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.effect import Effect

RESEARCH: Final = "research"  # the key of what can be researched
ENHANCES: Final = "what it enhances"  # the key of what an enhancement can be played on
MAINTENANCE: Final = "maintenance"  # the kind of event that maintenance waits for

# Values that cards change besides those that are printed: keys of statics and modifiers.
LIMIT: Final = "limit"  # of a seat: what it may spend in a turn
FEE: Final = "research fee"
ROLL: Final = "research roll"  # added to a roll for Extra Research


class Researched(Activated[Any]):
    """`Extra Research 20k: effect.` fee: in tokens; 0 where none is listed. [research.cost] [research.free]"""

    def __init__(self, text: str, effect: Effect[Any], fee: int) -> None:
        super().__init__(text, [], effect, RESEARCH)
        self.fee = fee


class Enhancing(Ability[Any]):
    """What an enhancement can be played on. [card.enhancement]"""

    def __init__(self, text: str, found: Filter) -> None:
        super().__init__(text, ENHANCES)
        self.found = found


class Maintain(Effect[Any]):
    """What maintenance brings, once it is paid; the other thing where it cannot be. [turn.maintenance] [R17] [R18]"""

    def __init__(self, fee: int, body: Effect[Any] | None, otherwise: Effect[Any] | None) -> None:
        super().__init__()
        self.fee = fee
        self.body: list[Effect[Any]] = [] if body is None else [body]
        self.otherwise: list[Effect[Any]] = [] if otherwise is None else [otherwise]

    def run(self, table: Any, scope: Scope) -> None:
        table.clause = "turn.maintenance"
        if money.can_pay(table, scope.me, self.fee):
            table.happened(MAINTAINS, scope.me, scope.source)
            money.spend(table, scope.me, self.fee)
            for body in self.body:
                table.agenda.append(body.step)
        else:
            table.happened(UNMAINTAINED, scope.me, scope.source)
            for otherwise in self.otherwise:
                table.agenda.append(otherwise.step)

    def parts(self) -> list[Effect[Any]]:
        return [*self.body, *self.otherwise]
