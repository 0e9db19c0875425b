"""What holds all the time, but only as long as something is so: keywords and texts of others too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import Line, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.replacement import Alters, Instead, MayInstead
from rulebound.kernel.table.static import Applies, Forbids, Lends, Lifts, OpensHands, Silences, Static
from rulebound.kernel.table.triggered import Triggered

Happens = Callable[[Any, int, int, int], bool]  # (table, source, it, number)


class StandsWhile(Line):
    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{standing} as long as {condition}."
    standing: Standing
    condition: Condition

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return as_long_as(self, sense, self.standing.abilities(sense, str(self)), self.condition.so(sense))


class WhileStands(Line):
    """The same with the condition first."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "as long as {condition}, {standing}."
    condition: Condition
    standing: Standing

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return as_long_as(self, sense, self.standing.abilities(sense, str(self)), self.condition.so(sense))


class StandsUnless(Line):
    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{standing} unless {condition}."
    standing: Standing
    condition: Condition

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        so = self.condition.so(sense)
        found = self.standing.abilities(sense, str(self))
        return as_long_as(self, sense, found, lambda table, scope: not so(table, scope))


def as_long_as(line: Line, sense: Sense, abilities: list[Ability[Any]], so: So) -> list[Ability[Any]]:
    """These abilities, each of which counts only while this is so for the player of the card."""
    if not all([can_depend(ability) for ability in abilities]):
        sense.wrong(line, "this is so all the time, or never: it cannot depend on anything")
        return abilities

    def holds(table: Any, source: int) -> bool:
        return so(table, Scope(table.controller(source), source, []))

    return [depending(ability, str(line), holds) for ability in abilities]


def can_depend(ability: Ability[Any]) -> bool:
    return isinstance(ability, Static | Lifts | Forbids | Instead | Lends | Triggered | Alters | Silences | OpensHands)


def depending(ability: Ability[Any], line: str, holds: Callable[[Any, int], bool]) -> Ability[Any]:
    """The ability, which counts only where `holds(table, source)`.

    Which card it concerns is found sooner than whether the condition holds, and excludes most.
    """
    if isinstance(ability, Static):
        return ability.only_while(line, holds)
    if isinstance(ability, Silences):
        silenced = ability.silenced
        return Silences(line, lambda table, source: silenced(table, source) if holds(table, source) else [])
    if isinstance(ability, OpensHands):
        whose = ability.whose
        return OpensHands(line, lambda table, source: whose(table, source) if holds(table, source) else [])
    if isinstance(ability, Lends):
        has_it = ability.has_it
        return Lends(line, ability.lent, lambda table, source, it: has_it(table, source, it) and holds(table, source))
    if isinstance(ability, Triggered):
        return depending_trigger(ability, holds)
    if isinstance(ability, Instead):
        return depending_instead(ability, line, holds)
    if isinstance(ability, Alters):
        to = ability.to
        return altering_while(ability, line, lambda t, source, it, n: to(t, source, it, n) if holds(t, source) else n)
    if isinstance(ability, Forbids):
        return ability.only_where(line, lambda applies: both(applies, holds))
    assert isinstance(ability, Lifts), ability
    return Lifts(line, ability.need, both(ability.applies, holds))


def both(applies: Applies, holds: Callable[[Any, int], bool]) -> Applies:
    """Whether it applies, and the condition holds."""
    return lambda table, source, me, it: applies(table, source, me, it) and holds(table, source)


def altering_while(ability: Alters[Any], line: str, to: Callable[[Any, int, int, int], int]) -> Ability[Any]:
    found = Alters(line, "", to)
    found.key, found.keys = ability.key, ability.keys
    return found


def depending_instead(ability: Instead[Any], line: str, holds: Callable[[Any, int], bool]) -> Ability[Any]:
    """What happens instead, or may, only while something is so."""

    def only_now(happens: Happens) -> Happens:
        return lambda table, source, it, number: holds(table, source) and happens(table, source, it, number)

    if isinstance(ability, MayInstead):
        return ability.changed(line, only_now, ability.hosts)
    depends = Instead[Any](line, ability.kind, only_now(ability.instead), ability.hosts)
    depends.done = ability.done
    return depends


def depending_trigger(ability: Triggered[Any], holds: Callable[[Any, int], bool]) -> Ability[Any]:
    """What a card, or others because of it, wait for, only while something is so."""
    before = ability.hosts

    def hosts(table: Any, source: int) -> list[int]:
        if not holds(table, source):
            return []
        return before(table, source) if before is not None else [source]

    return ability.for_hosts(hosts)
