"""Players who cannot play cards of a kind, or not more than so many: as long as a card is in play, or for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.instructions import CHOSEN
from rulebound.cardtext.phrases.numbers.chosen_names import NAME, WithThatName
from rulebound.cardtext.phrases.numbers.naming import taken_last
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first, refuse_choice
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.cardtable import NAMES_CARD
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Forbids
from rulebound.kernel.table.triggered import Triggered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.paying.prices_for_a_while import PlaysVerb
    from rulebound.cardtext.phrases.structure.counts import CountWord, Until
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.zones.decks import Wanted

IS_PUT_OFF: Final = True
LOOKS_ALONE: Final = True
BE_PLAYED: Final = "be played"


class CannotPlay(Standing):
    """`Each other player cannot play items.`"""

    text: ClassVar[str] = "{who:Player} cannot {plays:PlaysVerb} {wanted:Wanted+}"
    who: Player
    plays: PlaysVerb
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        test, seats = self.wanted.test(sense), self.who.seats(sense)

        def applies(table: Any, source: int, me: int, it: int) -> bool:
            barred = seats(table, Scope(table.controller(source), source, []))
            return me in barred and test.holds(table, it, it)

        return [Forbids(line, BE_PLAYED, applies)]


class CannotPlayMore(Standing):
    """`Each other player cannot play more than one item each turn.` It counts what is played while it is there."""

    text: ClassVar[str] = (
        "{who:Player} cannot {plays:PlaysVerb} more than {count:CountWord} {wanted:Wanted#count} each turn"
    )
    who: Player
    plays: PlaysVerb
    count: CountWord
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        test, seats = self.wanted.test(sense), self.who.seats(sense)
        often = counted_for_each(f"{self.plays} {self.wanted}", self.plays.events(), test, sense)
        most = self.count.count()

        def applies(table: Any, source: int, me: int, it: int) -> bool:
            if not test.holds(table, it, it) or table.times_noted(source, often[me]) < most:
                return False
            return me in seats(table, Scope(table.controller(source), source, []))

        return [Forbids(line, BE_PLAYED, applies)]


def counted_for_each(what: str, events: list[str], wanted: Test, sense: Sense) -> list[str]:
    """By each seat, what the card notes of its plays; it counts how many of such cards that player plays in a turn."""
    names = [f"{what}, by player {seat}" for seat in range(MOST_SEATS)]
    if not any([one.text == names[0] for one in sense.notes]):
        sense.notes += [plays_of(name, kind, wanted, n) for n, name in enumerate(names) for kind in events]
    return names


def plays_of(text: str, kind: str, wanted: Test, me: int) -> Triggered[Any]:
    """The card counts how often this player plays such a card in a turn."""

    def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
        return seat == me and wanted.holds(table, it, it)

    notes = Triggered[Any](text, kind, when, Sequence())
    notes.silent, notes.counts = True, True
    return notes


class CannotPlayUntil(Clause):
    """`Each other player cannot play items until the start of your next turn.`"""

    keeps_choice: ClassVar[bool] = True
    text: ClassVar[str] = "{who:Player} cannot {plays:PlaysVerb} {wanted:Wanted+} {until}"
    who: Player
    plays: PlaysVerb
    wanted: Wanted
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return banning(self, self.who, self.wanted, self.until, sense)


class UntilThenCannotPlay(Instructions):
    """The same with the time first."""

    keeps_choice: ClassVar[bool] = True
    text: ClassVar[str] = "{until}, {who:Player} cannot {plays:PlaysVerb} {wanted:Wanted+}"
    until: Until
    who: Player
    plays: PlaysVerb
    wanted: Wanted

    def effect(self, sense: Sense) -> Effect[Any]:
        return banning(self, self.who, self.wanted, self.until, sense)


def banning(phrase: Phrase, who: Player, wanted: Wanted, until: Until, sense: Sense) -> Effect[Any]:
    """The ban; of the name of a card that was chosen before, all know the name."""
    by_card = sense.feature != NAME and any([isinstance(part, WithThatName) for part in walk(wanted)])
    if sense.feature:
        refuse_choice(who, sense)  # what was chosen before would be forgotten
    ban = Ban(str(phrase), wanted.test(sense), who.seats(sense), until, by_card=by_card)
    return chosen_first(who, sense, ban)


class Ban(Effect[Any]):
    """From now on and for a while, these players cannot play such cards; what was chosen for it is kept with it.

    by_card: whether it is the name of the card that was taken last.
    """

    def __init__(self, text: str, wanted: Test, seats: Seats, until: Until, *, by_card: bool = False) -> None:
        super().__init__()
        self.by_card = by_card
        self.forbids = Forbids[Any](text, BE_PLAYED, self.is_banned)
        self.wanted = wanted
        self.seats = seats
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        lasts, whose = self.until.lasts(), self.until.whose(table, scope)
        kept = name_of_taken(table, scope) if self.by_card else chosen_in(scope)
        if self.by_card and kept == 0:
            return  # no card was chosen
        for seat in self.seats(table, scope):
            table.modify(gained(self.forbids), of_seat(seat), kept, lasts, whose, scope.source)

    def is_banned(self, table: Any, source: int, me: int, it: int) -> bool:
        """Whether it is such a card, beside any of what was chosen."""
        if source != of_seat(me):
            return False
        bans = [one.amount for one in table.modifiers if one.it == source and one.value == gained(self.forbids)]
        return any([self.is_wanted(table, me, it, number) for number in bans])

    def is_wanted(self, table: Any, me: int, it: int, number: int) -> bool:
        if number <= 0:
            return bool(self.wanted.holds(table, it, it))
        table.scopes.append(Scope(me, it, [], number=CHOSEN + number - 1))  # as if it were chosen now
        found = bool(self.wanted.holds(table, it, it))
        table.scopes.pop()
        return found

    def lends(self) -> list[Ability[Any]]:
        return [self.forbids]


def chosen_in(scope: Scope) -> int:
    """What was chosen, and one more; 0 where nothing was."""
    return max(0, scope.number - CHOSEN + 1)


def name_of_taken(table: Any, scope: Scope) -> int:
    """The name of the card that was taken last, as if it were chosen, and one more; 0 where there is no card."""
    it = taken_last(scope)
    if it < 0 or table.faces[it] < 0:
        return 0
    number = int(table.faces[it])
    table.emit(NAMES_CARD, scope.me, number=number)
    return number + 1
