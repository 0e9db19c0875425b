"""Partners that enter where another one is, or was: `discard a partner of yours. enter a partner there`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import begun_anew, lower
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import it_could_be
from rulebound.games.courses import partners
from rulebound.games.courses.phrases.hands import own_hand, wanted_partner
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import HAND, WORLD_MAP
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.zones.decks import Wanted


class EnterThere(Clause):
    """`Discard a partner of yours. If you do, enter a partner from your hand there without paying its cost.`"""

    of_before: ClassVar[bool] = True
    text: ClassVar[str] = "enter a {wanted:Wanted} from your hand there without paying its cost"
    wanted: Wanted

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.antecedent:
            sense.wrong(self, "no course and no partner was spoken of before this, so nothing is 'there'")
        wanted, before = wanted_partner(self.wanted, sense), it_could_be(sense)

        def note_course(table: Table, scope: Scope, seat: int) -> None:
            scope.queue = [table.last_course_of(it) for it in before(table, scope)[:1] if it >= 0]

        def may_enter(table: Table, source: int, it: int) -> bool:
            scope = table.scopes[-1]
            place = scope.queue[0] if scope.queue else -1
            if place < 0 or table.zone[place] != WORLD_MAP or table.bar(it, place) >= 0:
                return False
            return it in table.cards_in(HAND, scope.me) and wanted(table, it)

        text = worded("It must be a {wanted} of your hand.", wanted=lower(self.wanted))
        hand = Filter(own_hand, [Test(text, may_enter)])
        which = sense.which("{source}: which partner enters?", hand)
        which.secret = True  # that there is but one would tell what is hidden
        first = begun_anew(sense, self)
        noted = DoForSeats(just_me, note_course)
        sense.antecedent = "taken"
        return Sequence(noted, first, TakeOne(which, hand, sense.words.pick), DoToEach(enter_noted))

    def possible(self, sense: Sense) -> So | None:
        wanted = wanted_partner(self.wanted, sense)
        return lambda table, scope: any([wanted(table, it) for it in table.cards_in(HAND, scope.me)])


def enter_noted(table: Table, scope: Scope, it: int) -> None:
    course, scope.queue = scope.queue[0] if scope.queue else -1, NO_QUEUE
    if course >= 0 and table.zone[it] == HAND:
        partners.enter(table, it, course)
