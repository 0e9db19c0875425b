"""What is done at most twice in each turn, or three times, though what it waits for happens again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.effect import If, Sequence
from rulebound.kernel.table.triggered import Triggered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.lines import Awaiting


class TimesEachTurn(Word):
    label: ClassVar[str] = "twice, three times"
    forms: ClassVar[tuple[str, ...]] = ("twice", "three times", "four times")

    def times(self) -> int:
        return type(self).forms.index(self.word) + 2


class SoOftenEachTurn(Line):
    """`Twice each turn, when you play an item, gain 1 point.`"""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{so_often:TimesEachTurn} each turn, {waits:Awaiting}"
    so_often: TimesEachTurn
    waits: Awaiting

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [at_most(self, ability, self.so_often.times()) for ability in self.waits.abilities(sense)]


def at_most(line: Line, ability: Ability[Any], most: int) -> Ability[Any]:
    """The ability, so often in a turn. What hangs on a condition uses nothing up where that fails."""
    assert isinstance(ability, Triggered)
    text, when, effect = str(line), ability.when, ability.effect
    body, so = (effect.body, effect.so) if isinstance(effect, If) else (effect, None)

    def is_left(table: Any, scope: Scope) -> bool:
        return table.times_noted(scope.source, text) < most and (so is None or so(table, scope))

    def note(table: Any, scope: Scope, seat: int) -> None:
        note_once_more(table, scope.source, text)

    ability.text = text
    ability.when = lambda table, source, it, other, seat: (
        table.times_noted(source, text) < most and when(table, source, it, other, seat)
    )
    ability.effect = If(is_left, Sequence(DoForSeats(just_me, note), body))
    return ability


def note_once_more(table: Any, source: int, text: str) -> None:
    """It is noted that a card has done this once more in this turn."""
    table.modify(USED + text, source, 1, END_OF_TURN, table.controller(source), source)
