"""Schemes that are aimed anew: another player chooses what their targets are."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.choices.modes import AimMode, mode_of
from rulebound.cardtext.phrases.choices.targeting import Aim
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.schemes_again import NewOnes
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.targets import is_a_player, targets_of, tell_targets
from rulebound.games.avarium.zones import DECLARED
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.pending import Pending


class ChooseNewTargets(ToThese):
    """Of those that its text allows, seen from its player; they may stay as they are. A scheme without any stays so."""

    text: ClassVar[str] = "chooses/choose {new:NewOnes} for {what:Object}"
    new: NewOnes
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), Redirect(sense.words.leave, None))

    def possible(self, sense: Sense) -> So | None:
        return None


class ChangeTheTarget(ToThese):
    """`Change the target of target scheme to another student.`

    A target stays as it is where there is no other of that sort.
    """

    text: ClassVar[str] = "changes/change the target of {what:Object} to another {noun:Cards}"
    what: Object
    noun: Cards

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), Redirect(sense.words.leave, self.noun.filter(sense)))

    def possible(self, sense: Sense) -> So | None:
        return None


class Redirect(Effect[Any]):
    """The scheme that was taken is aimed anew, by the player of this scope.

    The scope around the choice is that of the scheme's player, who has its enemies; that player's `they` is who
    chooses. wanted: what a new target must be, where that is said.
    """

    def __init__(self, leave: Step[Any], wanted: Filter | None) -> None:
        super().__init__()
        self.leave = leave
        self.anew: Effect[Any] = AimAnew(leave, wanted)

    def run(self, table: Table, scope: Scope) -> None:
        for it in scope.picks[:1]:
            waits = waiting_scheme(table, it)
            if waits is not None and waits.picks:
                around = Scope(waits.me, it, [])
                around.they = scope.me
                table.play_out(self.anew, around, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.anew]


def waiting_scheme(table: Table, it: int) -> Pending | None:
    """How a scheme waits on the list of effects."""
    for waits in table.declared:
        if waits.source == it and it >= 0 and table.zone[it] == DECLARED:
            return waits
    return None


class AimAnew(Effect[Any]):
    """Its targets are chosen, one after the other."""

    def __init__(self, leave: Step[Any], wanted: Filter | None) -> None:
        super().__init__()
        self.leave = leave
        self.kept: Effect[Any] = KeepNew()
        self.another: Effect[Any] | None = AimAtAnother(wanted) if wanted is not None else None

    def run(self, table: Table, scope: Scope) -> None:
        waits = waiting_scheme(table, scope.source)
        if waits is None:
            return
        table.play_out(self.kept, Scope(scope.they, scope.source, []), self.leave)
        inner = table.scopes[-1]
        targets = targets_of(table.ability(waits.face, waits.ability))
        for target, old in zip(targets[::-1], waits.picks[::-1], strict=True):
            if isinstance(target, AimMode):  # which effect it is stays as it was
                inner.number = mode_of(old)
                table.agenda.append(target.kept.step)
            else:
                table.agenda.append(target.step if self.another is None else self.another.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.kept] if self.another is None else [self.kept, self.another]


class AimAtAnother(Effect[Any]):
    """The next target of the scheme is chosen among others of a sort than it was."""

    def __init__(self, wanted: Filter) -> None:
        super().__init__()
        self.wanted = wanted

    def run(self, table: Table, scope: Scope) -> None:
        waits = waiting_scheme(table, scope.source)
        if waits is None:
            return
        number = len(scope.picks)
        target, old = targets_of(table.ability(waits.face, waits.ability))[number], waits.picks[number]
        assert isinstance(target, Aim), target
        asking = table.scopes[0].source if table.scopes else scope.source
        others: list[int] = []
        if old >= 0 and not is_a_player(target):
            others = [it for it in target.among(table, scope.source) if it not in waits.picks]
        actions = [target.actions[it] for it in others if self.wanted.holds(table, asking, it)]
        if not table.ask(scope.me, target.question, actions):
            scope.picks.append(old)


class KeepNew(Effect[Any]):
    """The scheme waits with its new targets, and all see them."""

    def run(self, table: Table, scope: Scope) -> None:
        waits = waiting_scheme(table, scope.source)
        if waits is None:
            return
        targets, picks = targets_of(table.ability(waits.face, waits.ability)), scope.picks
        kept = Pending(
            waits.me, waits.source, waits.ability, waits.it, waits.cause, waits.face, waits.seat, waits.number, picks,
            waits.other,
        )  # fmt: skip
        table.declared = [kept if one is waits else one for one in table.declared]
        tell_targets(table, scope.source, targets, picks)
