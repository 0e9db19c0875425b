"""What texts speak of: actions on the Timeline, assets, and what they can be like; health and action points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardgame.phrases import CounterWord
from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.numbers.differing import Feature, Rivals
from rulebound.cardtext.phrases.paying.prices import Currency
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import Candidates, Take
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Kind, Stat
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.subjects import Object, Possessive
from rulebound.cardtext.phrases.times.later import TurnOf
from rulebound.cardtext.phrases.zones.rival_decks import DeckOfRival
from rulebound.games.varia import verbs
from rulebound.games.varia.card import ATTACK, BLOCK, MAGICAL, NONE, PHYSICAL, SUBTYPES
from rulebound.games.varia.counters import RUINED
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, TIMELINE
from rulebound.kernel.basics.modifier import NEXT_TURN, NEXT_TURN_OVER
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.language import worded

SORTS: Final = {"attack": ATTACK, "block": BLOCK}
ASSETS: Final = {"weapon": "Weapon", "armor": "Armor", "charm": "Charm"}


class VariaKind(Kind):
    """Actions are those on the Timeline; assets those in play."""

    forms: ClassVar[dict[str, str]] = {
        "action": "actions", "attack": "attacks", "block": "blocks", "asset": "assets", "weapon": "weapons",
        "armor": "armors", "charm": "charms",
    }  # fmt: skip

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        return assets if self.word == "asset" or self.word in ASSETS else actions

    def is_kind(self, sense: Sense) -> Test:
        word = self.word
        if word == "action":
            return Test("{it} is no action on the Timeline.", lambda table, source, it: table.zone[it] == TIMELINE)
        if word in SORTS:
            kind = SORTS[word]
            return Test(worded("{it} is no {kind}.", kind=word), lambda table, source, it: table.is_of(it, kind))
        if word == "asset":
            return Test("{it} is no asset in play.", is_asset)
        form = ASSETS[word]
        return Test(
            worded("{it} is no {kind} in play.", kind=word),
            lambda table, source, it: is_asset(table, source, it) and table.print_of(it).form == form,
        )

    def lies_alone(self) -> bool:
        return self.word in ("action", "asset")

    def is_plain(self) -> bool:
        return self.word not in SORTS and self.word not in ASSETS

    def prints(self, table: Any, it: int) -> bool:
        card = table.print_of(it)
        if self.word in SORTS:
            return SORTS[self.word] in card.types
        if self.word in ASSETS:
            return bool(card.kind == "asset" and card.form == ASSETS[self.word])
        return bool(card.kind == self.word)


def is_asset(table: Table, source: int, it: int) -> bool:
    return table.zone[it] in (CHARACTER, TIMELINE) and table.is_asset(it)


def actions(table: Table) -> list[int]:
    """The first piece of each action on the Timeline, the active player's first."""
    return [action[0] for seat in table.left() for action in table.rows[seat] if action]


def assets(table: Table) -> list[int]:
    return [it for it in table.all_in_play() if table.is_asset(it)]


class Typed(Adjective):
    """A supertype, or a subtype."""

    printed: ClassVar[bool] = True
    forms: ClassVar[tuple[str, ...]] = (PHYSICAL, MAGICAL, *[word for word in SUBTYPES if word != NONE])

    def test(self, sense: Sense) -> Test:
        word = self.word
        return Test(worded("{it} is not {kind}.", kind=word), lambda table, source, it: table.is_of(it, word))


class Ruined(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("ruined",)
    term: ClassVar[str] = "ruined"

    def test(self, sense: Sense) -> Test:
        return Test("{it} is not ruined.", lambda table, source, it: table.is_marked(RUINED, it))


class VariaStat(Stat):
    forms: ClassVar[tuple[str, ...]] = ("Power", "Focus", "cost", "Power die", "Focus die")
    keys: ClassVar[dict[str, str]] = {
        "Power": "power", "Focus": "focus", "cost": "cost", "Power die": "power dice", "Focus die": "focus dice",
    }  # fmt: skip

    def key(self) -> str:
        return type(self).keys[self.word]

    def of(self, table: Any, it: int) -> int:
        value: int = table.total(self.key(), table.together(it))
        return value


class Points(CounterWord):
    forms: ClassVar[dict[str, str]] = {"Health Point": "Health Points", "Action Point": "Action Points"}
    terms: ClassVar[dict[str, str]] = {"Health Point": "health", "Action Point": "points"}

    def is_vital(self) -> bool:
        return self.word == "Health Point"

    def lose_after_all(self, table: Table, seat: int, n: int, other: int) -> None:
        if other == verbs.BY_DAMAGE:
            verbs.take(table, seat, n)
        else:
            super().lose_after_all(table, seat, n, other)


class Paid(Currency):
    forms: ClassVar[dict[str, str]] = {"Action Point": "Action Points"}
    terms: ClassVar[dict[str, str]] = {"Action Point": "points"}


class YourTarget(Others):
    """The other player. [plan.target]"""

    text: ClassVar[str] = "your target"

    def number(self) -> str:
        return "one"

    def seats(self, sense: Sense) -> Any:
        return the_rival


def the_rival(table: Table, scope: Scope) -> list[int]:
    return [table.rival(scope.me)]


class TargetsAction(Phrase, Object):
    """The other player's action of this moment: what it is made of."""

    text: ClassVar[str] = "your target's action {now?in this moment}"
    now: bool

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(targets_action)

    def candidates(self, sense: Sense) -> Candidates | None:
        return targets_action


def targets_action(table: Table, scope: Scope) -> list[int]:
    return table.action_at(table.rival(scope.me), table.moment)[:1]


class TargetsCards(Possessive):
    forms: ClassVar[tuple[str, ...]] = ("your target's",)


class UntilTheirTurn(Until):
    """As long as that depends on the other player's turns."""

    lasting: ClassVar[dict[str, str]] = {
        "until the start of your target's next turn": NEXT_TURN,
        "until the end of your target's next turn": NEXT_TURN_OVER,
        "until the end of their next turn": NEXT_TURN_OVER,
    }
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)

    def whose(self, table: Table, scope: Scope) -> int:
        return table.rival(scope.me)


class UntilNextTurnEnds(Until):
    """Of the turn of both players that follows. [turn.shared]"""

    lasting: ClassVar[dict[str, str]] = {"until the end of the next turn": NEXT_TURN_OVER}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)

    def whose(self, table: Table, scope: Scope) -> int:
        return table.rival(table.active)


class StackName(Word):
    """The stacks that there are."""

    label: ClassVar[str] = "the name of a stack"
    forms: ClassVar[tuple[str, ...]] = (
        "Enraged", "Fatigue", "Bleeding", "Braced", "Hexed", "Inspired", "Burning", "Warded", "Marked",
    )  # fmt: skip


class TokenName(Word):
    """The tokens that cards can create."""

    label: ClassVar[str] = "the name of a token"
    forms: ClassVar[tuple[str, ...]] = ("Ember Jab", "Spark", "Thrown Knife", "Second Wind")


class SubtypeFeature(Feature):
    forms: ClassVar[dict[str, str]] = {"subtype": "subtypes"}

    def of(self, table: Table, it: int) -> list[str]:
        return table.print_of(it).subtypes


class TheirDeck(DeckOfRival):
    forms: ClassVar[tuple[str, ...]] = ("your target's deck",)


class TheirTurn(TurnOf):
    of_rival: ClassVar[bool] = True
    forms: ClassVar[tuple[str, ...]] = ("your target's",)


class YourRival(Rivals):
    forms: ClassVar[tuple[str, ...]] = ("your target",)
