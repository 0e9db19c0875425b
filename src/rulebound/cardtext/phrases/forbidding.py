"""What players cannot do with any of their cards: `each other player cannot attack until the start of your next turn`.

It holds for what comes later, too: it is said of the player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.effects import Seats
from rulebound.cardtext.phrases.lines import Standing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.others import chosen_first
from rulebound.cardtext.phrases.players import just_me, whose_effect
from rulebound.cardtext.phrases.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Forbids, gained
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.nouns import Until
    from rulebound.cardtext.phrases.players import Others


class PlayerAct(Word):
    """What a player does with a card. keys: what the table calls it, by the words."""

    label: ClassVar[str] = "what a player does"
    keys: ClassVar[dict[str, str]] = {}

    def key(self) -> str:
        return type(self).keys[self.word]


class PlayerCannot(Standing):
    """`Each other player cannot attack.`"""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayerAct}"
    who: Others
    act: PlayerAct

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        seats = self.who.seats(sense)

        def applies(table: Any, source: int, me: int, it: int) -> bool:
            return me in seats(table, Scope(table.controller(source), source, []))

        return [Forbids(line, self.act.key(), applies)]


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
