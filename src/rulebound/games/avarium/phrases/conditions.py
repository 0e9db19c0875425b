"""What may be so, and the win-cons that are met when it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts import conditions
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.numbers.differing import Feature
from rulebound.cardtext.phrases.structure.counts import Amount, Way
from rulebound.cardtext.phrases.structure.facts import Condition, Fact
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Near, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Adjective, Kind, Place
from rulebound.games.avarium.ability import WIN, WIN_AT_START, WinCon
from rulebound.games.avarium.belonging import NAMES, all_of, may_be_more, printed_of
from rulebound.games.avarium.card import FACTIONS, GENDERS, IDOL, SCHEME
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.phrases.by_players import ByPlayers, wanted_of
from rulebound.games.avarium.phrases.cards import Cards, Pile
from rulebound.games.avarium.phrases.kinds import Count
from rulebound.games.avarium.phrases.subjects import others
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.nouns import Noun


class IAm(Fact):
    text: ClassVar[str] = "I am {adjective}"
    adjective: Adjective

    def so(self, sense: Sense) -> So:
        test = self.adjective.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)


class IFightAlone(Fact):
    """`I have +2 Combat as long as I am attacking alone.` It leads a party of one."""

    text: ClassVar[str] = "I am {side:AloneOnSide} alone"
    side: AloneOnSide

    def so(self, sense: Sense) -> So:
        side = ATTACKING if self.side.word == "attacking" else DEFENDING
        return lambda table, scope: bool(table.parties[side] == [scope.source])


class AloneOnSide(Word):
    label: ClassVar[str] = "attacking, defending"
    forms: ClassVar[tuple[str, ...]] = ("attacking", "defending")


class ThereIsAnother(Fact):
    """One besides the card itself."""

    text: ClassVar[str] = "there is another {noun:Cards}"
    noun: Cards

    def so(self, sense: Sense) -> So:
        found = others(self.noun.filter(sense))
        return lambda table, scope: found.has(table, scope.source, 1)


# -- What a player has -------------------------------------------------------------------------------------------------


def refuse_of_no_player(noun: Noun, sense: Sense) -> None:
    """Only who is in a Class is a player's; what lies in piles is common, and schemes are cards in a hand."""
    if noun.kind.word == SCHEME:
        sense.wrong(noun, "write 'cards in your hand' of schemes that a player has")
    elif isinstance(noun.place, Pile):
        sense.wrong(noun, "what lies there is no player's: write 'there are' or 'there is'")


class HaveStudents(conditions.YouHaveCards):
    """`you have two or more other Sports students`: in the Class."""

    def so(self, sense: Sense) -> So:
        refuse_of_no_player(self.noun, sense)
        return super().so(sense)


class HaveAStudent(conditions.YouHaveA):
    def so(self, sense: Sense) -> So:
        refuse_of_no_player(self.noun, sense)
        return super().so(sense)


class HaveAnotherStudent(conditions.YouHaveAnother):
    def so(self, sense: Sense) -> So:
        refuse_of_no_player(self.noun, sense)
        return super().so(sense)


class HaveNoStudents(conditions.YouHaveNoCards):
    def so(self, sense: Sense) -> So:
        refuse_of_no_player(self.noun, sense)
        return super().so(sense)


class DifferentClubs(Fact):
    """So many clubs, factions or genders among them; to be in no club is not to be in one."""

    text: ClassVar[str] = (
        "there are {adjectives:Adjective**} {kind+} of {count:Count} different {feature:StudentFeature+} {place}"
        "[, {players:ByPlayers}]"
    )
    adjectives: tuple[Adjective, ...]
    kind: Kind
    count: Count
    feature: StudentFeature
    place: Place
    players: ByPlayers | None

    def so(self, sense: Sense) -> So:
        found = cards(self.adjectives, self.kind, self.place).filter(sense)
        wanted, feature = wanted_of(self.count.count(), self.players), self.feature.word

        def varied(table: Table, scope: Scope) -> bool:
            count = wanted(table)
            if not found.has(table, scope.source, count) and not may_be_more(table):
                return False  # each of them brings one at most
            return so_many_among(table, feature, found, scope) >= count

        return varied

    def near(self, sense: Sense) -> Near:
        found = cards(self.adjectives, self.kind, self.place).filter(sense)
        wanted, feature = wanted_of(self.count.count(), self.players), self.feature.word
        return lambda table, scope: min(1.0, so_many_among(table, feature, found, scope) / wanted(table))


def so_many_among(table: Table, feature: str, found: Filter, scope: Scope) -> int:
    """How many clubs these cards are in, or of how many factions or genders they are."""
    return len({one for it in found.found(table, scope.source) for one in all_of(table, feature, it)})


class OfEachGender(Fact):
    text: ClassVar[str] = (
        "there are {count:Count} {adjectives:Adjective**} {kind+} of each {feature:EachFeature} {place}"
    )
    count: Count
    adjectives: tuple[Adjective, ...]
    kind: Kind
    feature: EachFeature
    place: Place

    def so(self, sense: Sense) -> So:
        found, count = cards(self.adjectives, self.kind, self.place).filter(sense), self.count.count()
        word, each = self.feature.word, self.feature.each()

        def of_each(table: Table, scope: Scope) -> bool:
            if not found.has(table, scope.source, count * len(each)) and not may_be_more(table):
                return False
            cards = found.found(table, scope.source)
            if may_be_more(table):
                has = [one for it in cards for one in all_of(table, word, it)]
            else:
                has = [printed_of(table, word, it) for it in cards]
            return all([has.count(one) >= count for one in each])

        return of_each

    def near(self, sense: Sense) -> Near:
        found, count = cards(self.adjectives, self.kind, self.place).filter(sense), self.count.count()
        feature = self.feature
        each = feature.each()

        def so_many(table: Table, scope: Scope) -> float:
            has = [one for it in found.found(table, scope.source) for one in feature.of(table, it)]
            return sum([min(count, has.count(one)) for one in each]) / (count * len(each))

        return so_many


class EachFeature(Word):
    """Of which there are only some."""

    label: ClassVar[str] = "gender, faction"
    forms: ClassVar[tuple[str, ...]] = ("gender", "faction")

    def each(self) -> tuple[str, ...]:
        """All that there are."""
        return GENDERS if self.word == "gender" else FACTIONS

    def of(self, table: Table, it: int) -> list[str]:
        return all_of(table, self.word, it)


class MoreThanAllTogether(Fact):
    """More than they have in sum."""

    text: ClassVar[str] = "you have more {noun:Cards+} than all enemies combined"
    noun: Cards

    def so(self, sense: Sense) -> So:
        found = self.noun.filter(sense)

        def more(table: Table, scope: Scope) -> bool:
            cards = found.found(table, scope.source)
            mine = len([it for it in cards if table.holder[it] == scope.me])
            return mine > len(cards) - mine

        return more


class ThereAreByPlayers(Fact):
    text: ClassVar[str] = "there are {count} or more {noun:Cards+}, {players:ByPlayers}"
    count: Count
    noun: Cards
    players: ByPlayers

    def so(self, sense: Sense) -> So:
        found, numbers = self.noun.filter(sense), self.players.by_players(self.count.count())

        def so_many(table: Table, scope: Scope) -> bool:
            return found.has(table, scope.source, numbers[len(table.clockwise[table.active])])

        return so_many

    def near(self, sense: Sense) -> Near:
        found, wanted = self.noun.filter(sense), wanted_of(self.count.count(), self.players)
        return lambda table, scope: min(1.0, len(found.found(table, scope.source)) / wanted(table))


def cards(adjectives: tuple[Adjective, ...], kind: Kind, place: Place) -> Cards:
    """The noun of these parts."""
    noun = Cards()
    noun.adjectives, noun.kind, noun.place, noun.having = adjectives, kind, place, None
    return noun


# -- Winning -----------------------------------------------------------------------------------------------------------


class StartWith(Fact):
    """Looked at when the turn starts. [win.con.start]"""

    text: ClassVar[str] = "you start your turn with {amount} {resource#amount} or {way}[, {players:ByPlayers}]"
    amount: Amount
    resource: Resource
    way: Way
    players: ByPlayers | None

    def so(self, sense: Sense) -> So:
        bound, way, resource = wanted_of(int(self.amount.value), self.players), self.way, self.resource
        return lambda table, scope: way.compares(resource.had(table, scope.me), bound(table))

    def near(self, sense: Sense) -> Near:
        if self.way.word == "less":
            return super().near(sense)
        bound, resource = wanted_of(int(self.amount.value), self.players), self.resource
        return lambda table, scope: min(1.0, resource.had(table, scope.me) / bound(table))


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
        return all_of(table, self.word, it)

    def all_values(self) -> tuple[str, ...]:
        return NAMES[self.word]
