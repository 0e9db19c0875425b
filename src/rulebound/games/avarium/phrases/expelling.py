"""How many students a player has expelled: `if you have expelled two or more enemy students this turn`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.numbers.tallying import PlayerDid
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.times.history import HaveDoneOften
from rulebound.cardtext.phrases.times.noting import note
from rulebound.games.avarium.events import EXPELLED
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Remembered

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.times.history import SinceWhen


def expelled_by(who: Acting, noun: Noun, since: SinceWhen, sense: Sense) -> Number:
    """How many such students this player has expelled since then: with schemes, abilities, and in fights.

    In a fight that is whose leader dealt the damage.
    """
    found, text = noun.filter(sense), f"{noun} expelled {since.word}"

    def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
        return other >= 0 and player(table, other) == seat_meant(source) and found.holds(table, source, it)

    remembered = Remembered[Any](text, EXPELLED, when, Sequence())
    remembered.watched.lasts = since.lasts()
    note(sense, remembered)

    def often(table: Table, scope: Scope) -> int:
        seats = [seat for seat in range(table.seats) if who.includes(scope.me, seat)]
        return max([table.times_noted(of_seat(seat), text) for seat in seats], default=0)

    return often


class StudentExpelled(PlayerDid):
    """`Draw a card for each enemy student you have expelled this turn.`"""

    text: ClassVar[str] = "{noun~} {who:Acting} has/have expelled"
    noun: Noun
    who: Acting

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return expelled_by(self.who, self.noun, since, sense)


class HaveExpelledOften(HaveDoneOften):
    """`You win the game if you have expelled ten or more enemy students this game.`"""

    text: ClassVar[str] = "{who:Acting} has/have expelled {count:CountWord} or {way:CountWay} {noun+} {since:SinceWhen}"
    who: Acting
    count: CountWord
    way: CountWay
    noun: Noun
    since: SinceWhen

    def counted(self, sense: Sense) -> Number:
        return expelled_by(self.who, self.noun, self.since, sense)


class HaveExpelledOne(Fact):
    """`If you have expelled an enemy student this turn, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} has/have {no?not} expelled a {noun} {since:SinceWhen}"
    who: Acting
    no: bool
    noun: Noun
    since: SinceWhen

    def so(self, sense: Sense) -> So:
        often, no = expelled_by(self.who, self.noun, self.since, sense), self.no
        return lambda table, scope: (often(table, scope) > 0) != no
