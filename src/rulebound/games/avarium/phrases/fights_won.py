"""Fights that a player has won: as whose leader did, as what cards wait for, and counted since the game began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.tallying import PlayerDid
from rulebound.cardtext.phrases.structure.lines import OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Near, Number, Sense
from rulebound.cardtext.phrases.times.history import HaveDoneOften
from rulebound.cardtext.phrases.times.noting import note
from rulebound.games.avarium.events import LOSES_FIGHT, WINS_FIGHT
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Remembered

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.times.history import SinceWhen
    from rulebound.games.avarium.phrases.events_of_players import Doer


class WonOrLost(Word):
    """By whose leader, a fight is won or lost by a player. [S7]"""

    label: ClassVar[str] = "won, lost"
    forms: ClassVar[tuple[str, ...]] = ("won", "lost")

    def kind(self) -> str:
        return WINS_FIGHT if self.word == "won" else LOSES_FIGHT


class PlayerWins(OfNoCard):
    """`When you win a fight, gain 1 Reputation.` Once for the fight, however many won it together."""

    text: ClassVar[str] = "{who:Doer} wins/win a fight"
    who: Doer

    def kind(self) -> str:
        return WINS_FIGHT

    def has_player(self) -> bool:
        return self.who.word != "you"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return it in table.leaders and who.does(table, source, seat)

        return self.kind(), when


class PlayerLoses(PlayerWins):
    text: ClassVar[str] = "{who:Doer} loses/lose a fight"
    who: Doer

    def kind(self) -> str:
        return LOSES_FIGHT


def fights_of(who: Acting, how: WonOrLost, since: SinceWhen, sense: Sense) -> Number:
    """How many fights this player has won, or lost, since then."""
    text = f"fights {how.word} {since.word}"

    def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
        return it in table.leaders and player(table, it) == seat_meant(source)

    remembered = Remembered[Any](text, how.kind(), when, Sequence())
    remembered.watched.lasts = since.lasts()
    note(sense, remembered)

    def often(table: Table, scope: Scope) -> int:
        seats = [seat for seat in range(table.seats) if who.includes(scope.me, seat)]
        return max([table.times_noted(of_seat(seat), text) for seat in seats], default=0)

    return often


class HaveWonOften(HaveDoneOften):
    """`You win if you have won five or more fights this game.`"""

    text: ClassVar[str] = (
        "{who:Acting} has/have {how:WonOrLost} {count:CountWord} or {way:CountWay} fights {since:SinceWhen}"
    )
    who: Acting
    how: WonOrLost
    count: CountWord
    way: CountWay
    since: SinceWhen

    def counted(self, sense: Sense) -> Number:
        return fights_of(self.who, self.how, self.since, sense)

    def near(self, sense: Sense) -> Near:
        if self.way.word != "more":
            return super().near(sense)
        often, bound = self.counted(sense), max(1, self.count.count())
        return lambda table, scope: min(1.0, often(table, scope) / bound)


class FightWon(PlayerDid):
    """`Gain 1 Merit for each fight you have won this turn.`"""

    text: ClassVar[str] = "fight {who:Acting} has/have {how:WonOrLost}"
    who: Acting
    how: WonOrLost

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return fights_of(self.who, self.how, since, sense)
