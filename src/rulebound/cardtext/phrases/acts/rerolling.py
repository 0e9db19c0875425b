"""Dice that their player may roll again once they are seen: `once each turn, you may reroll one of your dice`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.counts import Amount, Way
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Instructions
from rulebound.kernel.basics.modifier import END_OF_TURN, Modifier, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Standing
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.static import Adds

Faces = Callable[[int, int], bool]  # what a die has shown, and shows now

REROLLS: Final = "may be rerolled: "  # with this begins the key of each sort of dice
OF_TEXTS: Final = REROLLS + "dice of texts"
SHOWN_BEFORE: Final = "has shown before it is rerolled"  # of a die that a text rolls: a modifier of the card


class OwnDice(Word):
    """keys: for each word the sorts of dice that it means."""

    label: ClassVar[str] = "which of one's dice"
    keys: ClassVar[dict[str, tuple[str, ...]]] = {}


class MayReroll(Line):
    """Its player is asked once such a die is seen; what it shows then counts."""

    text: ClassVar[str] = "once each turn, you may reroll {which:OwnDice}."
    which: OwnDice

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        self.refuse_played(sense)
        return [Adds(str(self), key, is_its_players) for key in type(self.which).keys[self.which.word]]

    def refuse_played(self, sense: Sense) -> None:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play can wait for this: it does nothing more once it is gone")


def is_its_players(table: Any, source: int, it: int) -> int:
    return 1 if it == of_seat(table.controller(source)) else 0


def rerolling(table: CardTable, seat: int, key: str) -> list[Standing]:
    """The cards by which a player may reroll such a die now."""
    return [
        one for one in table.standing.get(key, NO_ABILITIES)
        if table.controller(one.source) == seat and not table.has_used(one.source, one.ability.text)
    ]  # fmt: skip


# -- What comes of it --------------------------------------------------------------------------------------------------


class AfterReroll(Phrase):
    """What is done once the die is rolled again."""

    label: ClassVar[str] = "what is done after a reroll"
    instructions: Instructions

    def is_so(self, before: int, now: int) -> bool:
        """Whether it is done, by what the die has shown and shows."""
        return True


class IfRerolled(AfterReroll):
    text: ClassVar[str] = "if you do, {instructions}."
    instructions: Instructions


class LessOrMoreShown(Word):
    label: ClassVar[str] = "less, more, the same"
    forms: ClassVar[tuple[str, ...]] = ("less than before", "more than before", "the same as before")


class IfItShowsLess(AfterReroll):
    text: ClassVar[str] = "if it shows {way:LessOrMoreShown}, {instructions}."
    way: LessOrMoreShown
    instructions: Instructions

    def is_so(self, before: int, now: int) -> bool:
        if self.way.word == "the same as before":
            return now == before
        return now < before if self.way.word == "less than before" else now > before


class IfItShowsSo(AfterReroll):
    text: ClassVar[str] = "if it shows {amount}[ or {way}], {instructions}."
    amount: Amount
    way: Way | None
    instructions: Instructions

    def is_so(self, before: int, now: int) -> bool:
        wanted = int(self.amount.value)
        return now == wanted if self.way is None else self.way.compares(now, wanted)


class MayRerollThen(MayReroll):
    """`Once each turn, you may reroll one of your dice. If it shows less than before, lose 1 Health Point.`"""

    text: ClassVar[str] = "once each turn, you may reroll {which:OwnDice}. {after:AfterReroll}"
    which: OwnDice
    after: AfterReroll

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        self.refuse_played(sense)
        sense.begins()
        done, is_so, leave = self.after.instructions.effect(sense), self.after.is_so, sense.words.leave
        keys = type(self.which).keys[self.which.word]
        return [AddsReroll(str(self), key, is_so, done, leave) for key in keys]


class AddsReroll(Adds[Any]):
    """Once the die is rolled again, something is done, where what it shows is so."""

    def __init__(self, text: str, key: str, is_so: Faces, done: Effect[Any], leave: Step[Any]) -> None:
        super().__init__(text, key, is_its_players)
        self.is_so = is_so
        self.done = done
        self.leave = leave

    def effects(self) -> list[Effect[Any]]:
        return [self.done]


def after_reroll(table: CardTable, one: Standing, seat: int, before: int, now: int) -> None:
    """What its card says for that comes next."""
    ability = one.ability
    if isinstance(ability, AddsReroll) and ability.is_so(before, now):
        table.play_out(ability.done, Scope(seat, one.source, []), ability.leave)


def note_shown(table: CardTable, one: Standing, seat: int, before: int) -> None:
    """What a die of a text has shown, until it is rolled again by this card."""
    if isinstance(one.ability, AddsReroll):
        table.modifiers = [*table.modifiers, Modifier(SHOWN_BEFORE, one.source, before, END_OF_TURN, seat, one.source)]


def after_reroll_of_text(table: CardTable, seat: int, now: int) -> None:
    """The same of a die that a text rolls: what it has shown is noted."""
    noted = [one for one in table.modifiers if one.value == SHOWN_BEFORE and one.seat == seat]
    if not noted:
        return
    table.keep_modifiers([one for one in table.modifiers if one.value != SHOWN_BEFORE])
    for one in table.standing.get(OF_TEXTS, NO_ABILITIES):
        if one.source == noted[-1].source and isinstance(one.ability, AddsReroll):
            after_reroll(table, one, seat, noted[-1].amount, now)
            return
