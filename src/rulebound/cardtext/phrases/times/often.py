"""What is done once in each turn, or once in the game, though what it waits for happens again."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Awaiting, Event, Line, Waits, WaitsIf
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Instructions, Sentence
from rulebound.cardtext.phrases.times.noting import is_relative
from rulebound.cardtext.phrases.times.nth_time import count_for_players, only_then, times_of_player
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import If, Sequence
from rulebound.kernel.table.triggered import Triggered


class OnceEachTurn(Line):
    """`Once each turn, when you play an item, gain 1 point.`"""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "once each turn, {waits:Awaiting}"
    waits: Awaiting

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        found = self.waits.abilities(sense)
        if isinstance(self.waits, WaitsIf) and not self.waits.sentences:
            return [limited_where_so(self, ability) for ability in found]
        return [limited(self, ability) for ability in found]


class OnceEachGame(Line):
    """`Once each game, when you lose points, draw three cards.` Only as long as the card stays in play."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "once each game, {waits:Awaiting}"
    waits: Awaiting

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [once_in_all(self, ability) for ability in self.waits.abilities(sense)]


def once_in_all(line: Line, ability: Ability[Any]) -> Ability[Any]:
    """The ability, which a card that stays has once. What hangs on a condition uses nothing up where that fails."""
    assert isinstance(ability, Triggered)
    text, when, effect = str(line), ability.when, ability.effect
    body, so = (effect.body, effect.so) if isinstance(effect, If) else (effect, None)

    def is_left(table: Any, scope: Scope) -> bool:
        return not table.has_used(scope.source, text) and (so is None or so(table, scope))

    def note(table: Any, scope: Scope, seat: int) -> None:
        if table.bears(scope.source):
            table.use_up(scope.source, text, END_OF_GAME)

    ability.text = text
    ability.when = lambda table, source, it, other, seat: (
        not table.has_used(source, text) and when(table, source, it, other, seat)
    )
    ability.effect = If(is_left, Sequence(DoForSeats(just_me, note), body))
    return ability


class FirstTime(Line):
    """The first time in a turn, whether the card was in play then or not. What `this` does is counted on the card."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "the first time {event} each turn, {instructions}. {sentences:Sentence**}"
    event: Event
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        waits = self.waits()
        waits.event, waits.instructions, waits.sentences = self.event, self.instructions, self.sentences
        if is_relative(self.event):
            return [limited(self, ability) for ability in waits.abilities(sense)]
        text = f"{self.event} each turn".lower()
        count_for_players(self.event, sense, text, END_OF_TURN)
        return [
            only_then(self, ability, lambda table, source: times_of_player(table, source, text) == 1)
            for ability in waits.abilities(sense)
        ]

    def waits(self) -> Waits:
        """The line without the limit, as the game has it."""
        return Waits()


def limited_where_so(line: Line, ability: Ability[Any]) -> Ability[Any]:
    """The same of what hangs on a condition: a time at which that does not hold uses nothing up."""
    assert isinstance(ability, Triggered)
    effect = ability.effect
    if not isinstance(effect, If):
        return limited(line, ability)
    text, so = str(line), effect.so

    def is_left(table: Any, scope: Scope) -> bool:
        return not table.has_used(scope.source, text) and so(table, scope)

    def note(table: Any, scope: Scope, seat: int) -> None:
        table.is_used_up(scope.source, text)

    ability.text = text
    ability.effect = If(is_left, Sequence(DoForSeats(just_me, note), effect.body))
    return ability


def limited(line: Line, ability: Ability[Any]) -> Ability[Any]:
    """The ability, which does what this line says once in each turn."""
    assert isinstance(ability, Triggered)
    ability.text = str(line)
    ability.once = True
    return ability
