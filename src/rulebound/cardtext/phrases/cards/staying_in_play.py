"""What lasts as long as a card is in play."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.kernel.basics.modifier import WHILE_IN_PLAY
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.pending import Delayed


class AsLongAsItStays(Until):
    """Only on cards that stay in play; nothing where the card has left by then."""

    lasting: ClassVar[dict[str, str]] = {"as long as this is in play": WHILE_IN_PLAY}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)


def is_its_source(table: Any, delayed: Delayed, it: int, other: int, seat: int) -> bool:
    return it == delayed.source


def stays_there(table: Any, scope: Scope) -> bool:
    return bool(table.bears(scope.source))
