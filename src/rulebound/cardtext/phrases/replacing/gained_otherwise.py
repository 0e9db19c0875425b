"""What would be gained is something else, lost, or another player's: `gain that many Shards instead`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.replacing.would_happen import OnWould, is_mine, would_gain
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.instead import note_instead
from rulebound.kernel.table.replacement import Instead

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.amounts import MuchOrMany
    from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho


class GainAnother(OnWould):
    """`If you would gain Will, gain that many Shards instead.`"""

    text: ClassVar[str] = "if you would gain {first:Resource+}, gain that {much:MuchOrMany} {other:Resource+} instead"
    first: Resource
    much: MuchOrMany
    other: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if self.first.word == self.other.word:
            sense.wrong(self, "this would change nothing")
        correct_much(self.much, self.other, sense)
        other = self.other

        def instead(table: Any, source: int, it: int, number: int) -> bool:
            if not is_mine(table, source, it, number):
                return False
            note_instead(table, table.controller(source), source)
            other.give(table, seat_meant(it), number)
            return True

        return [Instead(line, would_gain(self.first.word), instead)]


class GainTheirs(OnWould):
    """`If another player would gain points, gain that many points instead.`"""

    text: ClassVar[str] = (
        "if {who:OtherWho} would gain {resource+}, gain that {much:MuchOrMany} {same:Resource+} instead"
    )
    who: OtherWho
    resource: Resource
    much: MuchOrMany
    same: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        correct_much(self.much, self.same, sense)
        same = self.same

        def instead(table: Any, source: int, it: int, number: int) -> bool:
            if is_mine(table, source, it, number):
                return False
            note_instead(table, table.controller(source), source)
            same.give(table, table.controller(source), number)
            return True

        return [Instead(line, would_gain(self.resource.word), instead)]


class OthersGainAnother(OnWould):
    """`If another player would gain Will, they gain that many Shards instead.`"""

    text: ClassVar[str] = (
        "if {who:OtherWho} would gain {resource+}, they gain that {much:MuchOrMany} {other:Resource+} instead"
    )
    who: OtherWho
    resource: Resource
    much: MuchOrMany
    other: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if self.resource.word == self.other.word:
            sense.wrong(self, "this would change nothing")
        correct_much(self.much, self.other, sense)
        other = self.other

        def instead(table: Any, source: int, it: int, number: int) -> bool:
            if is_mine(table, source, it, number):
                return False
            note_instead(table, table.controller(source), source)
            other.give(table, seat_meant(it), number)
            return True

        return [Instead(line, would_gain(self.resource.word), instead)]


class GainIsLoss(OnWould):
    """`If you would gain Will, lose that much Will instead.`"""

    text: ClassVar[str] = "if you would gain {first:Resource+}, lose that {much:MuchOrMany} {other:Resource+} instead"
    first: Resource
    much: MuchOrMany
    other: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [losing_instead(line, self.first, self.much, self.other, sense, own=True)]


class TheirGainIsLoss(OnWould):
    """`If another player would gain Will, they lose that much Will instead.`"""

    text: ClassVar[str] = (
        "if {who:OtherWho} would gain {resource+}, they lose that {much:MuchOrMany} {other:Resource+} instead"
    )
    who: OtherWho
    resource: Resource
    much: MuchOrMany
    other: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [losing_instead(line, self.resource, self.much, self.other, sense, own=False)]


def losing_instead(
    line: str, gained: Resource, much: MuchOrMany, lost: Resource, sense: Sense, *, own: bool
) -> Ability[Any]:  # fmt: skip
    """As much is lost as would be gained, as far as it is there."""
    correct_much(much, lost, sense)

    def instead(table: Any, source: int, it: int, number: int) -> bool:
        if is_mine(table, source, it, number) != own:
            return False
        note_instead(table, table.controller(source), source)
        lost.lose(table, seat_meant(it), number)
        return True

    return Instead(line, would_gain(gained.word), instead)


def correct_much(much: MuchOrMany, resource: Resource, sense: Sense) -> None:
    """`That many` of what is counted, `that much` of all else."""
    plural = resource.plural() != resource.word
    if plural != (much.word == "many"):
        sense.correct(much, "write '{word}' here", word="many" if plural else "much")
