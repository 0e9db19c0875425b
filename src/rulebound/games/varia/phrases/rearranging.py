"""Actions on the Timeline that are pushed, or change places, and those that must be planned. [pay.push]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.choices.choosing import Some
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoTogether
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia import timeline, verbs
from rulebound.games.varia.ability_keys import MUST_PLAN
from rulebound.games.varia.phrases.changes import coming_of
from rulebound.games.varia.phrases.nouns import TargetsAction
from rulebound.games.varia.phrases.waiting import Doer
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import DECK, HAND, TIMELINE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Adds


def is_to_come(table: Table, it: int) -> bool:
    """Whether a card lies on the Timeline in a moment that is still to come."""
    return table.moment_of(it) > table.moment


class Coming(ToCards):
    """Of actions that are still to come."""

    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return is_to_come(table, it)

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Some):
            return self.pay_by_choice(sense)  # of those to which it can be done
        return super().effect(sense)


class PushIt(Coming):
    """`Push an action of your target.`, and so all after it."""

    text: ClassVar[str] = "pushes/push {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, TargetsAction):
            sense.correct(self.what, 'write "your target\'s next action": this one is being performed')
        return super().effect(sense)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if is_to_come(table, it):
            timeline.push(table, table.holder[it], table.moment_of(it))


WHERE_KNOWN: Final = (TIMELINE, DECK, HAND)  # from where an action is forgotten


class ForgetIt(ToCards):
    """`End of Moment: Forget this.`, face down; an asset goes home. [forget.hand]"""

    text: ClassVar[str] = "forgets/forget {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.zone[it] in WHERE_KNOWN

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        """Also what was looked at in a deck or in a hand."""
        if table.zone[it] in WHERE_KNOWN:
            for part in verbs.whole(table, it):
                verbs.forget(table, part)


class SwapTwo(Coming):
    """`Swap two actions of your target.`: each has the moment of the other. Of two players' actions none moves."""

    text: ClassVar[str] = "swap {what:Object}"
    what: Object

    def whole(self, sense: Sense) -> So | None:
        return self.possible(sense)

    def effect(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.what, Some) or self.what.count.count() != 2:
            sense.correct(self.what, "write of two actions here: 'two actions of yours'")
        return super().effect(sense)

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(swap_both)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        """Both at once."""


class NextTwo(Word):
    forms: ClassVar[tuple[str, ...]] = ("your", "your target's")


class SwapNextTwo(Clause):
    """`Swap your target's next two actions.`: the first two of those that are still to come."""

    text: ClassVar[str] = "swap {whose:NextTwo} next two actions"
    whose: NextTwo

    def possible(self, sense: Sense) -> So | None:
        whose = self.whose_row
        return lambda table, scope: len(coming_of(table, whose(table, scope))) > 1

    def whose_row(self, table: Table, scope: Scope) -> int:
        """The player whose actions they are."""
        return scope.me if self.whose.word == "your" else table.rival(scope.me)

    def effect(self, sense: Sense) -> Effect[Any]:
        def swap(table: Table, scope: Scope, seat: int) -> None:
            row = self.whose_row(table, scope)
            found = coming_of(table, row)[:2]
            if len(found) == 2:
                timeline.swap(table, row, found[0], found[1])

        return DoForSeats(just_me, swap)


class ReverseTimeline(Clause):
    """`Reverse your target's Timeline.`: actions to come change places, and empty moments stay empty. [R45]"""

    text: ClassVar[str] = "reverse {whose:NextTwo} Timeline"
    whose: NextTwo

    def possible(self, sense: Sense) -> So | None:
        rows = self.rows
        return lambda table, scope: any([len(coming_of(table, row)) > 1 for row in rows(table, scope)])

    def rows(self, table: Table, scope: Scope) -> list[int]:
        """The players whose actions they are."""
        return [scope.me if self.whose.word == "your" else table.rival(scope.me)]

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(self.rows, reverse)


class ReverseBoth(ReverseTimeline):
    """Each player's own actions."""

    text: ClassVar[str] = "reverse each player's Timeline"

    def rows(self, table: Table, scope: Scope) -> list[int]:
        return [scope.me, table.rival(scope.me)]


def reverse(table: Table, scope: Scope, seat: int) -> None:
    """The first of a player's actions to come and the last change places, then the second and the last but one."""
    found = coming_of(table, seat)
    for place in range(len(found) // 2):
        timeline.swap(table, seat, found[place], found[len(found) - 1 - place])


def swap_both(table: Table, scope: Scope, cards: list[int]) -> None:
    found = [it for it in cards if it >= 0 and is_to_come(table, it)]
    if len(found) == 2 and table.holder[found[0]] == table.holder[found[1]]:
        timeline.swap(table, table.holder[found[0]], table.moment_of(found[0]), table.moment_of(found[1]))


class MustPlan(Standing):
    """`Your target must plan an attack each turn if able.` [R41]"""

    text: ClassVar[str] = "{who:Doer} must plan a {wanted:Wanted} each turn if able"
    who: Doer
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, test = self.who, self.wanted.test(sense)

        def added(table: Table, source: int, it: int) -> int:
            return 1 if who.is_it(table, source, table.holder[it]) and test.holds(table, it, it) else 0

        return [Adds(line, MUST_PLAN, added)]
