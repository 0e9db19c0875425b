"""Cards, as nouns: where they are, what they have, and all that is said of them together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.cards.surpassing import ThanWhich
from rulebound.cardtext.phrases.numbers.naming import SameAs
from rulebound.cardtext.phrases.opponents.others import is_theirs
from rulebound.cardtext.phrases.structure import nouns
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Place, Stat
from rulebound.games.avarium.ability import COMBAT, DEFENSE
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.phrases.kinds import OfAPlayer, player
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, DECLARED, EXPEL_PILE, TRASH_PILE
from rulebound.kernel.table.action import NOTHING
from rulebound.language import worded

# -- Where they are ----------------------------------------------------------------------------------------------------


class InYourClass(Place):
    """Students say `in my class`; schemes and win-cons, `in your class`."""

    text: ClassVar[str] = "in {whose:Whosever} class"
    whose: Whosever

    def test(self, sense: Sense) -> Test:
        if self.whose.word == "my" and sense.plays:
            sense.wrong(self, "a scheme has no class: write 'in your class'")
        if self.whose.word == "their":
            if not sense.they_are:
                sense.wrong(self, "there is no player before this whose class it could be")
            return Test("{it} is not in their Class.", is_theirs)
        return OfAPlayer("{it} is not in that class.", own=True, holds=is_own)


class Whosever(Word):
    forms: ClassVar[tuple[str, ...]] = ("my", "your", "their")
    label: ClassVar[str] = "my, your, their"


def is_own(table: Table, source: int, it: int) -> bool:
    return table.holder[it] == player(table, source)


class Pile(Place):
    """Somewhere else than in a Class."""

    def among(self) -> Callable[[Any], list[int]]:
        """What lies there."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class InPile(Pile):
    text: ClassVar[str] = "in the {pile:PileName}"
    pile: PileName

    def among(self) -> Callable[[Any], list[int]]:
        if self.pile.word == "Courtyard":
            return in_the_courtyard
        return in_the_expel_pile if self.pile.word == "Expel Pile" else in_the_trash_pile

    def test(self, sense: Sense) -> Test:
        zone = {"Courtyard": COURTYARD, "Expel Pile": EXPEL_PILE, "Trash Pile": TRASH_PILE}[self.pile.word]

        def lies_there(table: Table, source: int, it: int) -> bool:
            return table.zone[it] == zone

        return Test(worded("{it} is not in the {pile}.", pile=self.pile.word), lies_there)


def in_the_courtyard(table: Table) -> list[int]:
    return [it for it in table.cards_in(COURTYARD) if it != NOTHING]


def in_the_expel_pile(table: Table) -> list[int]:
    return table.cards_in(EXPEL_PILE)


def in_the_trash_pile(table: Table) -> list[int]:
    return table.cards_in(TRASH_PILE)


class PileName(Word):
    forms: ClassVar[tuple[str, ...]] = ("Courtyard", "Expel Pile", "Trash Pile")
    label: ClassVar[str] = "a pile"


# -- What they have ----------------------------------------------------------------------------------------------------


class CardStat(Stat):
    """Of a scheme it is its cost, and of a student its recruit cost."""

    forms: ClassVar[tuple[str, ...]] = ("Combat", "Defense", "recruit cost", "cost")

    def key(self) -> str:
        return COMBAT if self.word == "Combat" else DEFENSE

    def of(self, table: Table, it: int) -> int:
        if self.word == "Combat":
            return table.combat(it)
        return table.defense(it) if self.word == "Defense" else table.cost(it)


class SameAsMe(SameAs):
    forms: ClassVar[tuple[str, ...]] = ("as me",)


class ThanMe(ThanWhich):
    forms: ClassVar[tuple[str, ...]] = ("me",)


def is_in_a_class(table: Table, source: int, it: int) -> bool:
    return table.zone[it] == CLASS


IN_A_CLASS: Final = Test("{it} is in no Class.", is_in_a_class)
WAITS: Final = Test("{it} is not a scheme that waits.", lambda table, source, it: table.zone[it] == DECLARED)


class Cards(nouns.Noun):
    """`ready enemy students with recruit cost 2 or less`"""

    text: ClassVar[str] = "{adjectives:Adjective**} {kind~}[ {place}][ {having}]"

    def filter(self, sense: Sense) -> Filter:
        place, kind = self.place, self.kind.is_kind(sense)
        tests = nouns.adjective_tests(self, sense)
        if place is not None and not isinstance(place, Pile):
            tests.append(place.test(sense))
        if self.having is not None:
            tests.append(self.having.test(sense))
        if isinstance(place, Pile):
            return Filter(place.among(), [kind, *tests], [place.test(sense)])
        return Filter(self.kind.among(sense), tests, [WAITS if self.kind.word == SCHEME else IN_A_CLASS, kind])
