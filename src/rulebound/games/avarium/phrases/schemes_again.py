"""Schemes that take effect by the text of another card: out of the Trash Pile, or as a copy of one that waits."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.choices.modes import can_aim_in_some_way
from rulebound.cardtext.phrases.structure.effects import DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Sentence
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.zones.playing import PlayFromPile
from rulebound.games.avarium.events import PLAYS, REVEALS
from rulebound.games.avarium.phrases.forbidding import PLAY
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.subjects import nothing
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import TRASH_PILE
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, Sequence


class ActsAsScheme(Effect[Any]):
    """The card that was taken takes effect as a scheme, for nothing, with targets chosen now. [D10]"""

    def __init__(self, leave: Step[Any], *, keeps_targets: bool) -> None:
        super().__init__()
        self.leave = leave
        self.keeps_targets = keeps_targets
        self.found: Effect[Any] = TargetsFound()
        self.after: Effect[Any] = TargetsBack()

    def run(self, table: Table, scope: Scope) -> None:
        it = scope.picks[0] if scope.picks else NOTHING
        ability = table.ability_of(it) if it >= 0 else None
        if ability is None or any([one.source == it for one in table.scopes]):
            return
        scope.queue = table.targets[:]
        table.agenda.append(self.after.step)
        kept = [waits.picks for waits in table.declared if waits.source == it] if self.keeps_targets else []
        inner = Scope(scope.me, it, kept[0][:] if kept else [])
        table.play_out(ability.effect, inner, self.leave)
        table.agenda.append(self.found.step)
        if not kept:
            for target in ability.targets[::-1]:
                table.agenda.append(target.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.found, self.after]


class TargetsFound(Effect[Any]):
    """The targets that were chosen are those of the effect that comes now."""

    def run(self, table: Table, scope: Scope) -> None:
        table.targets = scope.picks
        scope.picks = []


class TargetsBack(Effect[Any]):
    """The effect that goes on has its own targets again."""

    def run(self, table: Table, scope: Scope) -> None:
        table.targets = scope.queue
        scope.queue = NO_QUEUE


class PlayScheme(PlayFromPile):
    """It takes effect now, and stays where it is. [card.wins]"""

    def found(self, sense: Sense) -> Filter:
        return Filter(
            lambda table: table.cards_in(TRASH_PILE)[:], [IN_TRASH_PILE, self.wanted.test(sense), CAN_BE_PLAYED]
        )

    def possible(self, sense: Sense) -> So | None:
        found = self.found(sense)
        return lambda table, scope: len(found.found(table, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if not self.free:
            sense.wrong(self, "it is played for nothing: write 'without paying its cost' after it")
        found = self.found(sense)
        question = sense.which("{source}: which scheme do you play?", found)
        sense.antecedent = "taken"
        taking = TakeOne(question, found, sense.words.pick)
        return Sequence(
            Take(nothing), taking, DoToEach(is_played), ActsAsScheme(sense.words.leave, keeps_targets=False)
        )


def is_played(table: Table, scope: Scope, it: int) -> None:
    table.emit(REVEALS, scope.me, it)
    table.emit(PLAYS, scope.me, it)


def can_be_played(table: Table, source: int, it: int) -> bool:
    """Whether its text and other cards allow that it is played now, and it does not take effect just now.

    What it costs does not matter. [card.say] [D20]
    """
    ability, me = table.ability_of(it), table.scopes[-1].me
    if ability is None or any([one.source == it for one in table.scopes]):
        return False
    if table.forbidder(cannot(PLAY), me, it) >= 0 or not table.fulfils(me, ability.conditions, it):
        return False
    return not ability.targets or can_aim_in_some_way(table, me, it, ability.targets)


IN_TRASH_PILE: Final = Test("{it} is not in the Trash Pile.", lambda table, source, it: table.zone[it] == TRASH_PILE)
CAN_BE_PLAYED: Final = Test("{it} cannot be played now.", can_be_played)


class CopyScheme(ToThese):
    """A scheme that waits does for you what it says; its targets are the same, unless you may choose others."""

    text: ClassVar[str] = "copies/copy {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.copied(sense, keeps_targets=True)

    def copied(self, sense: Sense, *, keeps_targets: bool) -> Effect[Any]:
        taken = self.what.take(sense)
        return Sequence(taken, ActsAsScheme(sense.words.leave, keeps_targets=keeps_targets))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, NewTargets):
            return super().followed(sense, following)
        return self.copied(sense, keeps_targets=False)


class NewTargets(Sentence):
    text: ClassVar[str] = "you may choose {new:NewOnes} for the copy."
    new: NewOnes

    def depends(self) -> bool:
        return True


class NewOnes(Word):
    forms: ClassVar[tuple[str, ...]] = ("a new target", "new targets")
