"""How many different ones a player has had: `you have recruited students of five different clubs this game`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Near, Number, Sense, So
from rulebound.cardtext.phrases.times.noting import counted

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.differing import Feature
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.times.history import DidPlay, SinceWhen
    from rulebound.cardtext.phrases.zones.decks import Wanted

IsOne = Callable[[Any, int, int], bool]


def different_played(
    who: Acting, did: DidPlay, wanted: Wanted, feature: Feature, since: SinceWhen, sense: Sense
) -> Number:  # fmt: skip
    """Of how many different clubs, and the like, a player has played such cards since then."""
    values = feature.all_values()
    if not values:
        sense.wrong(feature, "of these it is not known how many there are: count what is in play instead")
    test, kinds = wanted.test(sense), did.events(wanted, sense)

    def of(value: str) -> IsOne:
        def is_one(table: Any, source: int, it: int) -> bool:
            such = [part for part in did.parts(table, it) if test.holds(table, source, part)]
            return any([value in feature.of(table, part) for part in such])

        return is_one

    often = [
        counted(who, sense, f"{did} {wanted} of {value} {since}".lower(), kinds, of(value), lasts=since.lasts())
        for value in values
    ]
    return lambda table, scope: len([one for one in often if one(table, scope) > 0])


class HavePlayedDiffering(Fact):
    """`You win if you have recruited students of five different clubs this game.`"""

    text: ClassVar[str] = (
        "{who:Acting} has/have {did:DidPlay} {wanted:Wanted+} of {count:CountWord} or more different "
        "{feature:Feature+} {since:SinceWhen}"
    )
    who: Acting
    did: DidPlay
    wanted: Wanted
    count: CountWord
    feature: Feature
    since: SinceWhen

    def so_many(self, sense: Sense) -> Number:
        return different_played(self.who, self.did, self.wanted, self.feature, self.since, sense)

    def bound(self, sense: Sense) -> int:
        """How many they must be."""
        count, most = self.count.count(), len(self.feature.all_values())
        if 0 < most < count:
            sense.wrong(self.count, "there are not so many")
        return count

    def so(self, sense: Sense) -> So:
        number, bound = self.so_many(sense), self.bound(sense)
        return lambda table, scope: number(table, scope) >= bound

    def near(self, sense: Sense) -> Near:
        number, bound = self.so_many(sense), self.bound(sense)
        return lambda table, scope: min(1.0, number(table, scope) / bound)


class HavePlayedEach(Fact):
    """`You win if you have recruited a student of every club this game.`"""

    text: ClassVar[str] = (
        "{who:Acting} has/have {did:DidPlay} a {wanted:Wanted} of every {feature:Feature} {since:SinceWhen}"
    )
    who: Acting
    did: DidPlay
    wanted: Wanted
    feature: Feature
    since: SinceWhen

    def number_and_bound(self, sense: Sense) -> tuple[Number, int]:
        number = different_played(self.who, self.did, self.wanted, self.feature, self.since, sense)
        return number, max(1, len(self.feature.all_values()))

    def so(self, sense: Sense) -> So:
        number, bound = self.number_and_bound(sense)
        return lambda table, scope: number(table, scope) >= bound

    def near(self, sense: Sense) -> Near:
        number, bound = self.number_and_bound(sense)
        return lambda table, scope: min(1.0, number(table, scope) / bound)
