"""What is done in place of cards that a player would draw: something else, more cards, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.replacing.would_happen import Applies, Replaced
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat, seat_meant
from rulebound.kernel.table.ability_keys import GAINED, USED
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.drawing import WOULD_DRAW, is_in_its_place

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho


IS_PUT_OFF: Final = True


class WouldDraw(Replaced):
    """A player would draw a card."""

    label: ClassVar[str] = "who would draw a card"

    def event(self) -> str:
        return WOULD_DRAW

    def again(self, table: Any, it: int, number: int, other: int) -> None:
        table.draw(seat_meant(it), 1)

    def applies(self, sense: Sense) -> Applies:
        who = self.is_who()
        return lambda table, source, it, number: not is_in_its_place(table, source, it) and who(table, source, it)

    def marked(self, it: int) -> int:
        return it

    def is_who(self) -> WhoDraws:
        """Whether it is the player who would draw."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def is_other(self) -> bool:
        """Whether that can be another player, of whom can be spoken."""
        return True


class WhoDraws:
    """Which players are meant: the player of the card, others, or both.

    but_first: the note by which the first card of each of them does not count; empty where it does.
    """

    def __init__(self, *, own: bool, others: bool, but_first: str = "") -> None:
        self.own = own
        self.others = others
        self.but_first = but_first

    def __call__(self, table: CardTable, source: int, it: int) -> bool:
        mine = it == of_seat(table.controller(source))
        if not (self.own if mine else self.others):
            return False
        return not self.but_first or has_drawn(table, source, it, self.but_first, 1)


def card_of(table: CardTable, source: int, text: str) -> int:
    """The card that says so, also where a player has it for a while because of it."""
    if source >= 0:
        return source
    given = [one.source for one in table.modifiers if one.it == source and one.value == GAINED + text]
    return given[-1] if given else NOTHING


def has_drawn(table: CardTable, source: int, it: int, text: str, most: int) -> bool:
    """Whether it has been noted that this player has drawn so many cards in this turn; else one more is noted."""
    note = f"{text} {it}"
    if table.times_noted(source, note) >= most:
        return True
    table.modify(USED + note, source, 1, END_OF_TURN, table.controller(source), source)
    return False


class YouWouldDraw(WouldDraw):
    text: ClassVar[str] = "you would draw a card {but?except the first one each turn}"
    but: bool

    def is_who(self) -> WhoDraws:
        return WhoDraws(own=True, others=False, but_first=str(self) if self.but else "")

    def is_other(self) -> bool:
        return False


class OtherWouldDraw(WouldDraw):
    text: ClassVar[str] = "{who:OtherWho} would draw a card {but?except the first one each turn}"
    who: OtherWho
    but: bool

    def is_who(self) -> WhoDraws:
        return WhoDraws(own=False, others=True, but_first=str(self) if self.but else "")


class AnyWouldDraw(WouldDraw):
    text: ClassVar[str] = "a player would draw a card {but?except the first one each turn}"
    but: bool

    def is_who(self) -> WhoDraws:
        return WhoDraws(own=True, others=True, but_first=str(self) if self.but else "")


class WhenDrawn(Phrase):
    """Each time that a card would be drawn, or the first time in each turn."""

    label: ClassVar[str] = "if a card would be drawn"
    what: WouldDraw

    def applies(self, sense: Sense) -> Applies:
        return self.what.applies(sense)


class IfDrawn(WhenDrawn):
    text: ClassVar[str] = "if {what:WouldDraw}"
    what: WouldDraw


class FirstDrawn(WhenDrawn):
    text: ClassVar[str] = "the first time {what:WouldDraw} each turn"
    what: WouldDraw

    def applies(self, sense: Sense) -> Applies:
        applies, text = self.what.applies(sense), str(self)

        def first(table: CardTable, source: int, it: int, number: int) -> bool:
            return applies(table, source, it, number) and not has_drawn(table, source, it, text, 1)

        return first
