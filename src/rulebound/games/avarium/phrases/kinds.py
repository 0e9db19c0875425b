"""Which kind of card it is, and whose; upright or exhausted; of which club, faction or gender."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.structure import counts
from rulebound.cardtext.phrases.structure.filters import Owned, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Kind
from rulebound.games.avarium import classes, schemes
from rulebound.games.avarium.belonging import CLUBS, counts_as, is_counted
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.table.action import NO_SEAT
from rulebound.language import worded

COUNTS: Final = (
    "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
EITHER: Final = "idol or student"


def player(table: Table, source: int) -> int:
    """Whose effect it is: the player of its card, or who had the card in a Class last."""
    if FIRST_SCHEME <= source < FIRST_IDOL:
        return table.player_of_scheme(source)
    seat = table.controller(source)
    return seat if seat >= 0 else table.last_of(source)


class OfAPlayer(Owned):
    """Whose a card must be, where the card that says so may have left play."""

    def of_whom(self, table: Any, source: int, found: list[int]) -> list[int]:
        assert isinstance(table, Table)
        mine = player(table, source)
        holder = table.holder
        if self.own:
            if found is table.enrolled and mine >= 0:
                return table.cards_in(CLASS, mine)  # as most often: of the students in all Classes those in one
            return [it for it in found if holder[it] == mine]
        return [it for it in found if holder[it] != mine and holder[it] != NO_SEAT]


class Count(counts.CountWord):
    """How many cards: piles grow large."""

    forms: ClassVar[tuple[str, ...]] = COUNTS

    def count(self) -> int:
        return max(1, COUNTS.index(self.word))


# -- Kinds -------------------------------------------------------------------------------------------------------------


class CardKind(Kind):
    """In Classes, if nothing else is said; schemes are those that wait to be played out."""

    forms: ClassVar[dict[str, str]] = {
        "student": "students", "idol": "idols", EITHER: "idols and students", "scheme": "schemes",
    }  # fmt: skip

    def could_be(self, kind: str) -> bool:
        return kind not in (STUDENT, IDOL, SCHEME) or kind == self.word or (self.word == EITHER and kind != SCHEME)

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        if self.word == STUDENT:
            return classes.students
        if self.word == IDOL:
            return classes.idols
        return classes.characters if self.word == EITHER else schemes.waiting

    def is_kind(self, sense: Sense) -> Test:
        if self.word == STUDENT:
            return Test("{it} is not a student.", lambda table, source, it: it < FIRST_SCHEME)
        if self.word == IDOL:
            return Test("{it} is not an idol.", lambda table, source, it: it >= FIRST_IDOL)
        if self.word == EITHER:
            return Test("{it} is a scheme.", lambda table, source, it: it < FIRST_SCHEME or it >= FIRST_IDOL)
        return Test("{it} is not a scheme.", lambda table, source, it: FIRST_SCHEME <= it < FIRST_IDOL)

    def is_plain(self) -> bool:
        return self.word != EITHER

    def prints(self, table: Any, it: int) -> bool:
        return bool(table.card(it).kind in self.word.split(" or "))


# -- What they are -----------------------------------------------------------------------------------------------------


class Enemy(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("enemy",)

    def test(self, sense: Sense) -> Test:
        return OfAPlayer("{it} is not an enemy's.", own=False, holds=is_enemy)


def is_enemy(table: Table, source: int, it: int) -> bool:
    seat = table.holder[it]
    return seat >= 0 and seat != player(table, source)


class Upright(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("ready", "exhausted")
    terms: ClassVar[dict[str, str]] = {"exhausted": "exhausted"}

    def test(self, sense: Sense) -> Test:
        if self.word == "ready":
            return Test("{it} is exhausted.", is_ready)
        return Test("{it} is ready.", is_exhausted)


def is_ready(table: Table, source: int, it: int) -> bool:
    return not table.exhausted[it]


def is_exhausted(table: Table, source: int, it: int) -> bool:
    return table.exhausted[it]


class Kin(Adjective):
    """A club, a faction or a gender: of it is on whom it is printed, and who counts as being of it."""

    printed: ClassVar[bool] = True

    def name(self) -> str:
        """As it is printed."""
        return self.word

    def differs(self) -> str:
        """What is said of who is not of it."""
        return worded("{it} is not {kind}.", kind=self.word)

    def test(self, sense: Sense) -> Test:
        name = self.word
        key = counts_as(name)

        def is_of_it(table: Table, source: int, it: int) -> bool:
            if name in table.print_of(it).kin:
                return True
            return (table.unusual or len(table.modifiers) > 0) and is_counted(table, key, it)

        return Test(self.differs(), is_of_it)


class Faction(Kin):
    forms: ClassVar[tuple[str, ...]] = ("Paragon", "Delinquent", "Neutral")


class Club(Kin):
    """Those that are in a club."""

    forms: ClassVar[tuple[str, ...]] = CLUBS

    def differs(self) -> str:
        return worded("{it} is not in the {club} club.", club=self.word)


class Gender(Kin):
    forms: ClassVar[tuple[str, ...]] = ("female", "male", "mysterious")
