"""What may be so, and the win-cons that are met when it is."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.differing import Feature
from rulebound.cardtext.phrases.instructions import Resource
from rulebound.cardtext.phrases.lines import Line
from rulebound.cardtext.phrases.meaning import Near, Sense, So
from rulebound.cardtext.phrases.nouns import Adjective, Amount, Kind, Place, Way
from rulebound.cardtext.phrases.sentences import Condition, Fact
from rulebound.games.avarium.ability import WIN, WIN_AT_START, WinCon
from rulebound.games.avarium.card import GENDERS, IDOL
from rulebound.games.avarium.phrases.cards import Cards, Count, others
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability


class IAm(Fact):
    text: ClassVar[str] = "I am {adjective}"
    adjective: Adjective

    def so(self, sense: Sense) -> So:
        test = self.adjective.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)


class ThereIsAnother(Fact):
    """One besides the card itself."""

    text: ClassVar[str] = "there is another {noun:Cards}"
    noun: Cards

    def so(self, sense: Sense) -> So:
        found = others(self.noun.filter(sense))
        return lambda table, scope: found.has(table, scope.source, 1)


class DifferentClubs(Fact):
    """So many clubs among them; to be in no club is not to be in one."""

    text: ClassVar[str] = "there are {adjectives:Adjective**} {kind+} of {count:Count} different clubs {place}"
    adjectives: tuple[Adjective, ...]
    kind: Kind
    count: Count
    place: Place

    def so(self, sense: Sense) -> So:
        found, count = cards(self.adjectives, self.kind, self.place).filter(sense), self.count.count()

        def varied(table: Table, scope: Scope) -> bool:
            if not found.has(table, scope.source, count):
                return False
            clubs = {table.print_of(it).club for it in found.found(table, scope.source)} - {"None"}
            return len(clubs) >= count

        return varied

    def near(self, sense: Sense) -> Near:
        found, count = cards(self.adjectives, self.kind, self.place).filter(sense), self.count.count()

        def so_many(table: Table, scope: Scope) -> float:
            clubs = {table.print_of(it).club for it in found.found(table, scope.source)} - {"None"}
            return min(1.0, len(clubs) / count)

        return so_many


class OfEachGender(Fact):
    text: ClassVar[str] = "there are {count:Count} {adjectives:Adjective**} {kind+} of each gender {place}"
    count: Count
    adjectives: tuple[Adjective, ...]
    kind: Kind
    place: Place

    def so(self, sense: Sense) -> So:
        found, count = cards(self.adjectives, self.kind, self.place).filter(sense), self.count.count()

        def of_each(table: Table, scope: Scope) -> bool:
            if not found.has(table, scope.source, count * len(GENDERS)):
                return False
            genders = [table.print_of(it).gender for it in found.found(table, scope.source)]
            return all([genders.count(gender) >= count for gender in GENDERS])

        return of_each

    def near(self, sense: Sense) -> Near:
        found, count = cards(self.adjectives, self.kind, self.place).filter(sense), self.count.count()

        def so_many(table: Table, scope: Scope) -> float:
            genders = [table.print_of(it).gender for it in found.found(table, scope.source)]
            return sum([min(count, genders.count(gender)) for gender in GENDERS]) / (count * len(GENDERS))

        return so_many


class ThereAreForPlayers(Fact):
    """A number that is larger at a table of three or four, where what lies in common piles adds up sooner.

    Who has left the game is no player any more.
    """

    text: ClassVar[str] = (
        "there are {count} or more {noun:Cards+}, and {more:Count} more for each player beyond the second"
    )
    count: Count
    noun: Cards
    more: Count

    def so(self, sense: Sense) -> So:
        found, count, more = self.noun.filter(sense), self.count.count(), self.more.count()
        among = found.among

        def so_many(table: Table, scope: Scope) -> bool:
            wanted = for_players(table, count, more)
            return len(among(table)) >= wanted and found.has(table, scope.source, wanted)

        return so_many

    def near(self, sense: Sense) -> Near:
        found, count, more = self.noun.filter(sense), self.count.count(), self.more.count()

        def part(table: Table, scope: Scope) -> float:
            return min(1.0, len(found.found(table, scope.source)) / for_players(table, count, more))

        return part


def for_players(table: Table, count: int, more: int) -> int:
    """How many there must be, with so many players still in the game."""
    return count + more * (len(table.clockwise[table.active]) - 2)


def cards(adjectives: tuple[Adjective, ...], kind: Kind, place: Place) -> Cards:
    """The noun of these parts."""
    noun = Cards()
    noun.adjectives, noun.kind, noun.place, noun.having = adjectives, kind, place, None
    return noun


# -- Winning -----------------------------------------------------------------------------------------------------------


class StartWith(Fact):
    """Looked at when the turn starts. [win.con.start]"""

    text: ClassVar[str] = "you start your turn with {amount} {resource#amount} or {way}"
    amount: Amount
    resource: Resource
    way: Way

    def so(self, sense: Sense) -> So:
        bound, way, resource = int(self.amount.value), self.way, self.resource
        return lambda table, scope: way.compares(resource.had(table, scope.me), bound)

    def near(self, sense: Sense) -> Near:
        if self.way.word == "less":
            return super().near(sense)
        bound, resource = int(self.amount.value), self.resource
        return lambda table, scope: min(1.0, resource.had(table, scope.me) / bound)


class StartWhile(Condition):
    text: ClassVar[str] = "you start your turn while {condition}"
    condition: Condition

    def so(self, sense: Sense) -> So:
        return self.condition.so(sense)

    def near(self, sense: Sense) -> Near:
        return self.condition.near(sense)


class Wins(Line):
    """The win-con of an idol. One that speaks of the start of the turn is checked then, others at all times."""

    text: ClassVar[str] = "you win if {condition}."
    condition: Condition

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind != IDOL:
            sense.wrong(self, "only idols have a win-con")
        key = WIN_AT_START if isinstance(self.condition, StartWith | StartWhile) else WIN
        return [WinCon(str(self), key, self.condition.so(sense), self.condition.near(sense))]


class StudentFeature(Feature):
    """In what students differ; to be in no club is not to be in one."""

    forms: ClassVar[dict[str, str]] = {"club": "clubs", "faction": "factions", "gender": "genders"}

    def of(self, table: Table, it: int) -> list[str]:
        card = table.print_of(it)
        found = {"club": card.club, "faction": card.faction, "gender": card.gender}[self.word]
        return [] if found in ("", "None") else [found]
