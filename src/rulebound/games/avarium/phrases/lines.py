"""Whole lines: schemes and surprises, activated abilities, and what waits."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.choices.modes import AimMode, can_aim_in_some_way
from rulebound.cardtext.phrases.choices.targeting import Aimed, can_aim
from rulebound.cardtext.phrases.paying import tolls
from rulebound.cardtext.phrases.structure import joining, lines, sentences
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Cost, Line, within
from rulebound.cardtext.phrases.structure.meaning import Sense, refuse_use, refuse_without_moment
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import IfYouDo, Sentence, joined
from rulebound.cardtext.phrases.structure.subjects import It, Them
from rulebound.cardtext.phrases.times import nth_time, often
from rulebound.games.avarium.ability import Awaits, Declared, Uncancelled
from rulebound.games.avarium.phrases.cancelling import ThisCannotBeCancelled
from rulebound.games.avarium.phrases.costs import merit_of
from rulebound.games.avarium.phrases.occasions import Limit, use_up
from rulebound.games.avarium.phrases.players import ItsPlayer, TargetEnemy
from rulebound.games.avarium.phrases.schemes_again import NewTargets
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.triggered import Triggered

AIMED = (Aimed, TargetEnemy, It, Them, ItsPlayer)
FOLLOWING = (IfYouDo, NewTargets)  # what is only done if the sentence before it was


def needs_targets(sentences: tuple[Sentence, ...]) -> bool:
    """Whether there is nothing in it that could be done without its targets. [D12]"""
    return all([
        isinstance(sentence, FOLLOWING) or any([isinstance(phrase, AIMED) for phrase in walk(sentence)])
        for sentence in sentences
    ])  # fmt: skip


def declared(
    sense: Sense, line: Line, cost: Cost | None, sentences: tuple[Sentence, ...], limit: Limit | None
) -> list[Ability[Any]]:
    """What is declared, with its cost, its targets, and when it may be; and that it cannot be cancelled."""
    final: list[Ability[Any]] = []
    if sense.plays:
        final = [Uncancelled(str(one)) for one in sentences if isinstance(one, ThisCannotBeCancelled)]
        sentences = tuple([one for one in sentences if not isinstance(one, ThisCannotBeCancelled)])
    if not sentences:
        return final
    needs = cost.payable(sense) if cost else []
    paid = cost.pay(sense) if cost else Sequence()
    limits = limit.needs(sense) if limit else []
    if limit is not None and limit.is_once_each_game():
        paid = Sequence(DoForSeats(just_me, use_up), paid)
    tires = cost is not None and cost.tires
    needs = [*limits, *needs]
    first_needs = limits if tires else needs[:]
    effect = joined(sense, sentences)
    targets = sense.targets
    sense.targets = []
    if targets and needs_targets(sentences):
        has_modes = any([isinstance(target, AimMode) for target in targets])

        def aimed(table: Table, me: int, it: int) -> bool:
            can = can_aim_in_some_way(table, me, it, targets) if has_modes else can_aim(table, me, it, targets)
            return can or table.ruling("no_target") == "allowed"

        needs.append(Need("D12", "There is nothing that {it} could target.", aimed))
    made = Declared(str(line), needs, targets, paid, effect, tires=tires, first_needs=first_needs)
    made.conditions = limits
    if cost is not None:
        made.price = within(cost)
        made.merit = merit_of(cost)
    return [made, *final]


class SchemeText(lines.Played):
    """A scheme that is no surprise: it is played in the Plan Phase. [scheme.plan]"""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if not sense.plays:
            standing = lines.whenever(sense, self.sentences, str(self))
            if standing:
                return standing
            refuse_without_moment(self, sense)
        return declared(sense, self, None, self.sentences, None)


class Surprise(Line):
    """A scheme that can be played at any time, or whenever it says. [surprise.any-time]"""

    text: ClassVar[str] = "SURPRISE:[ {limit}] {sentences:Sentence*}"
    term: ClassVar[str] = "surprise"
    limit: Limit | None
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if not sense.plays:
            sense.wrong(self, "only schemes can be surprises")
        return declared(sense, self, None, self.sentences, self.limit)


class AddsCostToPlay(tolls.AddsCost):
    """Of a scheme: what is done for it when it is declared, besides its price."""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if not sense.plays:
            sense.wrong(self, "only schemes are played, and can have an additional cost")
        if not self.sentences:
            sense.correct(self, "write what the scheme does after its cost, on the same line")
            return []
        return declared(sense, self, self.cost, self.sentences, None)


class Activates(lines.Used):
    """`EXHAUST: Gain 3 Merit.`"""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        refuse_of_scheme(sense, self)
        lines.refuse_endless_use(sense, self.cost, self.sentences)
        return declared(sense, self, self.cost, self.sentences, None)


class ActivatesWithin(Line):
    text: ClassVar[str] = "{cost}: {sentences:Sentence*} {limit}"
    cost: Cost
    sentences: tuple[Sentence, ...]
    limit: Limit

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        refuse_of_scheme(sense, self)
        return declared(sense, self, self.cost, self.sentences, self.limit)


def refuse_of_scheme(sense: Sense, line: Line) -> None:
    if sense.plays:
        refuse_use(line, sense)


class Waiting(lines.Waits):
    """Its targets are chosen when it is announced."""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return choosing_targets(sense, super().abilities(sense))


class WaitingIf(lines.WaitsIf):
    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return choosing_targets(sense, super().abilities(sense))


class AtMoment(lines.At):
    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return choosing_targets(sense, super().abilities(sense))


class FirstTime(often.FirstTime):
    """Of the whole turn. [S8]"""

    def waits(self) -> lines.Waits:
        return Waiting()


class NthTime(nth_time.NthTime):
    def waits(self) -> lines.Waits:
        return Waiting()


class EveryNthTime(nth_time.EveryNthTime):
    def waits(self) -> lines.Waits:
        return Waiting()


def choosing_targets(sense: Sense, abilities: list[Ability[Any]]) -> list[Ability[Any]]:
    """What waits, with the targets that are chosen when it is announced."""
    targets = sense.targets
    sense.targets = []
    waits = abilities[0]
    assert isinstance(waits, Triggered)
    if not targets:
        return [waits]
    aims = Awaits(waits.text, waits.key, waits.when, targets, waits.effect)
    aims.does, aims.takes_other, aims.takes_player = waits.does, waits.takes_other, waits.takes_player
    aims.takes_number, aims.spoken_of = waits.takes_number, waits.spoken_of
    return [aims]


# -- Then --------------------------------------------------------------------------------------------------------------


class Then(sentences.Then):
    """`First this. Then, that.`"""

    def effect(self, sense: Sense) -> Effect[Any]:
        return IfDone(super().effect(sense))


class InTurn(joining.InTurn):
    """`First this, then that.`"""

    def later(self, effect: Effect[Any]) -> Effect[Any]:
        return IfDone(effect)


class IfDone(Effect[Any]):
    """What comes after 'then'; a table may say that it hangs on what comes before. [D14]"""

    def __init__(self, body: Effect[Any]) -> None:
        super().__init__()
        self.body = body

    def run(self, table: Table, scope: Scope) -> None:
        if table.done != 0:
            table.done = min(table.done, 0)
            table.agenda.append(self.body.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]
