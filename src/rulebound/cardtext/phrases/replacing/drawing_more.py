"""More cards than a player would draw, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.opponents.choosing_players import refuse_choice
from rulebound.cardtext.phrases.replacing.drawing import has_drawn
from rulebound.cardtext.phrases.replacing.instead import DoesInstead
from rulebound.cardtext.phrases.replacing.would_happen import OnWould, is_mine
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.drawing import WOULD_DRAW, WOULD_DRAW_CARDS
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.replacement import Alters

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.replacing.altering import Times
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.players import Player


class DrawMore(OnWould):
    """`If you would draw one or more cards, draw an additional card.` Of each instruction once."""

    text: ClassVar[str] = "if you would draw one or more cards, draw that many plus {count:CountWord} instead"
    count: CountWord

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        more = self.count.count()
        return [drawing_more(line, lambda number: number + more)]


class DrawTimes(OnWould):
    text: ClassVar[str] = "if you would draw one or more cards, draw {times:Times} that many instead"
    times: Times

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [drawing_more(line, self.times.of)]


def drawing_more(line: str, to: Any) -> Ability[Any]:
    """The player of the card draws another number of cards."""

    def altered(table: CardTable, source: int, it: int, number: int) -> int:
        return int(to(number)) if is_mine(table, source, it, number) else number

    return Alters(line, WOULD_DRAW_CARDS, altered)


class CannotDraw(Standing):
    """`Each other player cannot draw cards.`"""

    text: ClassVar[str] = "{who:Player} cannot draw cards"
    who: Player

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        return [no_draws(line, self.who.seats(sense), 0)]


class CannotDrawMore(Standing):
    """`Each other player cannot draw more than one card each turn.`"""

    text: ClassVar[str] = "{who:Player} cannot draw more than {count:CountWord} card/cards each turn"
    who: Player
    count: CountWord

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        return [no_draws(line, self.who.seats(sense), self.count.count())]


def no_draws(line: str, seats: Seats, most: int) -> Ability[Any]:
    """These players draw so many cards in a turn, and then nothing instead."""

    def instead(table: CardTable, source: int, it: int, number: int) -> bool:
        if it not in [of_seat(seat) for seat in seats(table, Scope(table.controller(source), source, []))]:
            return False
        return most == 0 or has_drawn(table, source, it, line, most)

    return DoesInstead(line, WOULD_DRAW, instead, Sequence())
