"""Whole lines: schemes and surprises, activated abilities, what waits; and when they may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.choices.modes import AimMode, can_aim_in_some_way
from rulebound.cardtext.phrases.choices.targeting import Aimed, can_aim
from rulebound.cardtext.phrases.paying import tolls
from rulebound.cardtext.phrases.structure import joining, lines, sentences
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import Cost, Line, within
from rulebound.cardtext.phrases.structure.meaning import Sense, refuse_use, refuse_without_moment
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Sentence, joined
from rulebound.cardtext.phrases.structure.subjects import It, Them
from rulebound.cardtext.phrases.times import nth_time, often
from rulebound.games.avarium.ability import Awaits, Declared, Uncancelled
from rulebound.games.avarium.phrases.cancelling import ThisCannotBeCancelled
from rulebound.games.avarium.phrases.costs import merit_of
from rulebound.games.avarium.phrases.fights import Fighting, IsBeingAttacked
from rulebound.games.avarium.phrases.players import ItsPlayer, TargetEnemy
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import NO_FIGHT
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.triggered import Triggered
from rulebound.language import worded

ONCE_EACH_GAME: Final = "once each game"
AIMED = (Aimed, TargetEnemy, It, Them, ItsPlayer)


def needs_targets(sentences: tuple[Sentence, ...]) -> bool:
    """Whether there is nothing in it that could be done without its targets. [D12]"""
    return all([any([isinstance(phrase, AIMED) for phrase in walk(sentence)]) for sentence in sentences])


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


# -- When --------------------------------------------------------------------------------------------------------------


class Limit(Phrase):
    text: ClassVar[str] = "use this {what:Limited} only {occasion}."
    what: Limited
    occasion: Occasion

    def needs(self, sense: Sense) -> list[Need[Any]]:
        what, word = self.what.word, self.occasion.word
        if (what == "scheme") != sense.plays:
            sense.wrong(self, "schemes say 'use this scheme', students and idols 'use this ability'")
        text = worded("{it} can only be used {occasion}.", occasion=word)
        return [Need(sense.words.clause, text, self.occasion.has_come())]

    def is_once_each_game(self) -> bool:
        return self.occasion.word == ONCE_EACH_GAME

    def is_for_fights(self) -> bool:
        """Whether there is a fight whenever it is used."""
        return self.occasion.word == "during a fight"


class LimitIf(Limit):
    """`SURPRISE: Use this scheme only if an idol in your class is being attacked. End the fight.`"""

    text: ClassVar[str] = "use this {what:Limited} only if {condition}."
    what: Limited
    condition: Condition

    def needs(self, sense: Sense) -> list[Need[Any]]:
        if (self.what.word == "scheme") != sense.plays:
            sense.wrong(self, "schemes say 'use this scheme', students and idols 'use this ability'")
        text = worded("{it} can only be used if {condition}.", condition=lower(self.condition))
        so = self.condition.so(sense)
        return [Need(sense.words.clause, text, lambda table, me, it: so(table, Scope(me, it, [])))]

    def is_once_each_game(self) -> bool:
        return False

    def is_for_fights(self) -> bool:
        return any([isinstance(part, Fighting | IsBeingAttacked) for part in walk(self.condition)])


class Limited(Word):
    label: ClassVar[str] = "scheme, ability"
    forms: ClassVar[tuple[str, ...]] = ("scheme", "ability")


class Occasion(Word):
    label: ClassVar[str] = "when it may be used"
    forms: ClassVar[tuple[str, ...]] = ("during a fight", "during your turn", "once each turn", ONCE_EACH_GAME)

    def has_come(self) -> Callable[[Table, int, int], bool]:
        """The test whether it may be used now."""
        if self.word == "during a fight":
            return is_in_a_fight
        if self.word == ONCE_EACH_GAME:
            return is_not_used_up
        return is_your_turn if self.word == "during your turn" else is_the_first_time


def is_in_a_fight(table: Table, me: int, it: int) -> bool:
    return table.fight != NO_FIGHT


def is_your_turn(table: Table, me: int, it: int) -> bool:
    return table.active == me


def is_not_used_up(table: Table, me: int, it: int) -> bool:
    return not table.has_used(it, ONCE_EACH_GAME)


def use_up(table: Table, scope: Scope, seat: int) -> None:
    table.use_up(scope.source, ONCE_EACH_GAME, END_OF_GAME)


def is_the_first_time(table: Table, me: int, it: int) -> bool:
    return not table.used[it]
