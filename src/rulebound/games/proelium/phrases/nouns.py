"""What the texts of Proelium speak of: entities, life, the opponent, and what is enhanced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardgame.phrases import CounterWord, ValueWord
from rulebound.cardtext.grammar.phrase import Name, Phrase
from rulebound.cardtext.phrases.counting.counters import Host
from rulebound.cardtext.phrases.numbers.differing import Rivals
from rulebound.cardtext.phrases.structure.counts import Until, Way
from rulebound.cardtext.phrases.structure.effects import Candidates, Seats, Take
from rulebound.cardtext.phrases.structure.filters import Filter, Owned, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Having, Kind, Whose
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.subjects import Object, Possessive, Subject
from rulebound.cardtext.phrases.times.later import TurnOf
from rulebound.cardtext.phrases.zones.rival_decks import DeckOfRival
from rulebound.games.proelium import verbs
from rulebound.games.proelium.counters import LOADED, WEARY
from rulebound.games.proelium.events import HURTS
from rulebound.games.proelium.parts import ENTITIES
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import NEXT_TURN, NEXT_TURN_OVER
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.language import worded


class ProeliumKind(Kind):
    """Entities and enhancements in play; of actions and attacks, those that are being played."""

    forms: ClassVar[dict[str, str]] = {
        "entity": "entities", "character": "characters", "item": "items", "enhancement": "enhancements",
        "action": "actions", "attack": "attacks", "card": "cards",
    }  # fmt: skip

    def could_be(self, kind: str) -> bool:
        entity = self.word == "entity" and kind in ENTITIES
        return entity or self.word in (kind, "card") or kind not in type(self).forms

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        return lambda table: table.all_in_play()

    def is_kind(self, sense: Sense) -> Test:
        word = self.word
        if word == "card":
            return Test("{it} is no card in play.", lambda table, source, it: table.stays(it))
        if word == "entity":
            return Test("{it} is no entity in play.", is_entity)
        if word in ("action", "attack"):
            return Test(worded("{it} is no {kind}.", kind=word), lambda table, source, it: table.kind(it) == word)
        return Test(
            worded("{it} is no {kind} in play.", kind=word),
            lambda table, source, it: table.kind(it) == word and table.stays(it),
        )

    def lies_alone(self) -> bool:
        return False

    def is_plain(self) -> bool:
        return self.word not in ("entity", "card")

    def prints(self, table: Table, it: int) -> bool:
        """Whether this is printed on a card, wherever it lies."""
        kind = table.kind(it)
        return self.word in ("card", kind) or (self.word == "entity" and kind in ENTITIES)


def is_entity(table: Table, source: int, it: int) -> bool:
    return table.print_of(it).is_entity and table.stays(it)


class Life(CounterWord):
    """Damage is lost as life."""

    forms: ClassVar[dict[str, str]] = {"life": "life"}

    def losses(self) -> list[str]:
        return [*super().losses(), HURTS]

    def is_vital(self) -> bool:
        return True

    def lose_after_all(self, table: Table, seat: int, n: int, other: int) -> None:
        if other >= 0:
            verbs.lose_by_damage(table, seat, other, n)
        else:
            super().lose_after_all(table, seat, n, other)


class BattleStat(ValueWord):
    forms: ClassVar[tuple[str, ...]] = ("A", "D")


# -- Players -----------------------------------------------------------------------------------------------------------


class Opponent(Others):
    text: ClassVar[str] = "your opponent"

    def seats(self, sense: Sense) -> Seats:
        return lambda table, scope: [table.rival(scope.me)]


# -- What cards can be like --------------------------------------------------------------------------------------------


class State(Adjective):
    """What all can see of an entity."""

    forms: ClassVar[tuple[str, ...]] = (
        "attacking", "blocking", "damaged", "enhanced", "loaded", "unloaded", "weary",
    )  # fmt: skip
    terms: ClassVar[dict[str, str]] = {"weary": "weary", "loaded": "loaded"}

    def test(self, sense: Sense) -> Test:
        return Test(worded("{it} is not {kind}.", kind=self.word), TESTS[self.word])


def is_blocking(table: Table, source: int, it: int) -> bool:
    return any([it in blocking for blocking in table.blockers])


TESTS: dict[str, Callable[[Any, int, int], bool]] = {
    "attacking": lambda table, source, it: it in table.attackers,
    "blocking": is_blocking,
    "damaged": lambda table, source, it: table.wounds[it] > 0,
    "enhanced": lambda table, source, it: it in table.host,
    "loaded": lambda table, source, it: table.is_marked(LOADED, it),
    "unloaded": lambda table, source, it: not table.is_marked(LOADED, it),
    "weary": lambda table, source, it: table.is_marked(WEARY, it),
}


class WithCost(Having):
    printed: ClassVar[bool] = True
    text: ClassVar[str] = "with cost {money} or {way}"
    money: Money
    way: Way

    def test(self, sense: Sense) -> Test:
        bound, way, written = self.money.tokens(), self.way, self.money.written()
        return Test(
            worded("{it} does not cost {price}.", price=f"{written} or {way.word}"),
            lambda table, source, it: way.compares(table.print_of(it).numbers["cost"], bound),
        )


class OfOpponent(Whose):
    forms: ClassVar[tuple[str, ...]] = ("of your opponent",)

    def test(self, sense: Sense) -> Test:
        return Owned("{it} is not your opponent's.", own=False)


class Called(Having):
    """By a word of the name: the rulebook knows no other sorts of cards."""

    printed: ClassVar[bool] = True
    text: ClassVar[str] = "with {name} in the name"
    name: Name

    def test(self, sense: Sense) -> Test:
        word = self.name.value
        text = worded('{it} does not have "{word}" in its name.', word=word)
        return Test(text, lambda table, source, it: word in table.print_of(it).name)


# -- What is enhanced --------------------------------------------------------------------------------------------------


class EnhancedCard(Phrase, Object, Subject):
    """What the card that says so is attached to."""

    text: ClassVar[str] = "the enhanced entity"

    def take(self, sense: Sense) -> Effect[Any]:
        self.refuse_others(sense)
        sense.antecedent = "taken"
        return Take(host_of)

    def candidates(self, sense: Sense) -> Candidates | None:
        return host_of

    def filter(self, sense: Sense) -> Filter:
        self.refuse_others(sense)
        return Filter(
            lambda table: table.all_in_play(),
            [Test("It must be the enhanced entity.", lambda table, source, it: table.host[source] == it)],
        )

    def refuse_others(self, sense: Sense) -> None:
        if sense.kind != "enhancement":
            sense.wrong(self, "only an enhancement enhances an entity")


def host_of(table: Table, scope: Scope) -> list[int]:
    return [table.host[scope.source]] if table.host[scope.source] >= 0 else []


class HostEnhanced(Host):
    text: ClassVar[str] = "the enhanced entity"

    def hosts(self, sense: Sense) -> Candidates:
        return host_of


class OpponentsCards(Possessive):
    forms: ClassVar[tuple[str, ...]] = ("your opponent's",)


class UntilTheirTurn(Until):
    """As long as that depends on the opponent's turns."""

    lasting: ClassVar[dict[str, str]] = {
        "until the start of your opponent's next turn": NEXT_TURN,
        "until the end of your opponent's next turn": NEXT_TURN_OVER,
        "until the end of their next turn": NEXT_TURN_OVER,
    }
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)

    def whose(self, table: Table, scope: Scope) -> int:
        return table.rival(scope.me)


class TheirDeck(DeckOfRival):
    forms: ClassVar[tuple[str, ...]] = ("your opponent's deck",)


class TheirTurn(TurnOf):
    of_rival: ClassVar[bool] = True
    forms: ClassVar[tuple[str, ...]] = ("your opponent's",)


class YourRival(Rivals):
    forms: ClassVar[tuple[str, ...]] = ("your opponent",)
