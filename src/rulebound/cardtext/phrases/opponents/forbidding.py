"""What players cannot do with any of their cards: `each other player cannot attack until the start of your next turn`.

It holds for what comes later, too: it is said of the player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first, refuse_choice
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me, whose_effect
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.cardtext.phrases.times.noting import note
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Forbids
from rulebound.kernel.table.triggered import Remembered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.players import Others


class PlayerAct(Word):
    """What a player does with a card. keys: what the table calls it, by the words."""

    label: ClassVar[str] = "what a player does"
    keys: ClassVar[dict[str, str]] = {}

    events: ClassVar[dict[str, str]] = {}  # the kinds of events with which it is reported, where it can be counted

    def key(self) -> str:
        return type(self).keys[self.word]

    def event(self) -> str:
        """The kind of event; empty where it is not counted."""
        return type(self).events.get(self.word, "")


class PlayerCannot(Standing):
    """`Each other player cannot attack.`"""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayerAct}"
    who: Others
    act: PlayerAct

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        seats = self.who.seats(sense)

        def applies(table: Any, source: int, me: int, it: int) -> bool:
            return me in seats(table, Scope(table.controller(source), source, []))

        return [Forbids(line, self.act.key(), applies)]


class HowOften(Word):
    label: ClassVar[str] = "once, twice"
    forms: ClassVar[tuple[str, ...]] = ("once", "twice")

    def count(self) -> int:
        return 1 if self.word == "once" else 2


class PlayerCannotMore(Standing):
    """`Each player cannot clear courses more than once each turn.`"""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayerAct} more than {often:HowOften} each turn"
    who: Others
    act: PlayerAct
    often: HowOften

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        seats, most, noted = self.who.seats(sense), self.often.count(), f"{self.act.word} this turn"
        if not self.act.event():
            sense.wrong(self.act, "it is not counted how often this is done")
        note(sense, Remembered[Any](noted, self.act.event(), is_done_by, Sequence()))

        def applies(table: Any, source: int, me: int, it: int) -> bool:
            if table.times_noted(of_seat(me), noted) < most:
                return False
            return me in seats(table, Scope(table.controller(source), source, []))

        return [Forbids(line, self.act.key(), applies)]


def is_done_by(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    """Whether it is the player on whom it is noted."""
    return seat == seat_meant(source)


class YouCannot(Standing):
    """`You cannot clear courses.`"""

    text: ClassVar[str] = "you cannot {act:PlayerAct}"
    act: PlayerAct

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [Forbids(line, self.act.key(), lambda table, source, me, it: bool(me == table.controller(source)))]


class PlayerCannotUntil(Clause):
    """`Each other player cannot attack until the start of your next turn.`"""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayerAct} {until}"
    who: Others
    act: PlayerAct
    until: Until

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        return forbidding(self.who, self.act, self.until, sense)


class UntilThenPlayerCannot(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {who:Others} cannot {act:PlayerAct}"
    until: Until
    who: Others
    act: PlayerAct

    def effect(self, sense: Sense) -> Effect[Any]:
        return forbidding(self.who, self.act, self.until, sense)


class YouCannotUntil(Clause):
    """`You cannot attack until the end of the turn.`"""

    text: ClassVar[str] = "you cannot {act:PlayerAct} {until}"
    act: PlayerAct
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidPlayers(str(self.act), self.act.key(), whose_effect if sense.by_others else just_me, self.until)


class UntilThenYouCannot(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, you cannot {act:PlayerAct}"
    until: Until
    act: PlayerAct

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidPlayers(str(self.act), self.act.key(), whose_effect if sense.by_others else just_me, self.until)


def forbidding(who: Others, act: PlayerAct, until: Until, sense: Sense) -> Effect[Any]:
    """From now on and for a while, these players cannot do it."""
    return chosen_first(who, sense, ForbidPlayers(str(act), act.key(), who.seats(sense), until))


class ForbidPlayers(Effect[Any]):
    """Each of these players has the ban for a while."""

    def __init__(self, words: str, key: str, seats: Seats, until: Until) -> None:
        super().__init__()
        text = f"This player cannot {words.lower()}."
        self.forbids = Forbids[Any](text, key, lambda table, source, me, it: source == of_seat(me))
        self.seats = seats
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        lasts, whose = self.until.lasts(), self.until.whose(table, scope)
        for seat in self.seats(table, scope):
            table.modify(gained(self.forbids), of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [self.forbids]
