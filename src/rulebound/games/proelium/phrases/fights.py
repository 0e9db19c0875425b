"""Fights: two characters whose A and D are compared, in combat or because of a card. [attack.destroys] [R59]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.acts.copying import OfTwo
from rulebound.cardtext.phrases.cards.control import ChooseTwo, both
from rulebound.cardtext.phrases.structure.effects import DoTogether
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, Subject
from rulebound.games.proelium import fights
from rulebound.games.proelium.events import BEATS, LOSES_FIGHT, STOPPED, UNSTOPPED, WINS_FIGHT
from rulebound.games.proelium.phrases.blocking import ATTACKING, KNOWN
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

# -- How a fight ends --------------------------------------------------------------------------------------------------


class WinsOrLosesFight(Word):
    forms: ClassVar[dict[str, str]] = {"wins": "win", "loses": "lose"}


class FightEnds(Event):
    """`When this wins a fight, draw a card.` Who destroys the other and stays in play wins; who is destroyed loses."""

    text: ClassVar[str] = "{what:Subject} {how:WinsOrLosesFight} a fight"
    what: Subject
    how: WinsOrLosesFight

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, kind = self.what.filter(sense), WINS_FIGHT if self.how.word == "wins" else LOSES_FIGHT
        return kind, lambda table, source, it, other, seat: found.holds(table, source, it)

    def ends_it(self) -> bool:
        return self.how.word == "loses"


class DestroysInFight(Event):
    """`When this destroys a character in a fight, gain 10k.`"""

    text: ClassVar[str] = "{what:Subject} destroys/destroy {other:Subject} in a fight"
    what: Subject
    other: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, others = self.what.filter(sense), self.other.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it) and others.holds(table, source, other)

        return BEATS, when

    def parts(self) -> dict[str, str]:
        return {"that character": OTHER, "that entity": OTHER}

    def it_is(self) -> str:
        return ""

    def subject_is(self) -> str:
        return IT


class IsBlockedOrNot(Word):
    forms: ClassVar[dict[str, str]] = {
        "is blocked": "are blocked", "is not blocked": "are not blocked", "attacks and is not blocked":
        "attack and are not blocked",
    }  # fmt: skip


class BlockedOrNot(Event):
    """`When this attacks and is not blocked, draw a card.`, once who blocks whom is known. [attack.block]"""

    text: ClassVar[str] = "{what:Subject} {how:IsBlockedOrNot}"
    what: Subject
    how: IsBlockedOrNot

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, kind = self.what.filter(sense), STOPPED if self.how.word == "is blocked" else UNSTOPPED
        return kind, lambda table, source, it, other, seat: found.holds(table, source, it)

    def parts(self) -> dict[str, str]:
        return ATTACKING

    def it_is(self) -> str:
        """Of `this is blocked` it could be who blocks."""
        return "" if self.how.word == "is blocked" and isinstance(self.what, KNOWN) else IT

    def subject_is(self) -> str:
        return IT


# -- Fights because of a card ------------------------------------------------------------------------------------------


class FightsOne(Clause):
    """`A character of yours fights a character of your opponent.`"""

    text: ClassVar[str] = "{what:Object} fights/fight {other:Object}"
    what: Object
    other: Object

    def possible(self, sense: Sense) -> So | None:
        among = [what.candidates(sense) for what in (self.what, self.other)]
        return lambda table, scope: all([found is None or len(found(table, scope)) > 0 for found in among])

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(*both(self.what, self.other, sense), OfTwo(fight_by_card))


class FightEachOther(Clause):
    """Of two that were chosen before."""

    text: ClassVar[str] = "they fight each other"

    def effect(self, sense: Sense) -> Effect[Any]:
        if not any([isinstance(phrase, ChooseTwo) for phrase in walk(sense.line)] if sense.line else []):
            sense.wrong(self, "say before this which two cards they are: 'choose a card of yours and a card of ...'")
        return DoTogether(fight_together)


def fight_together(table: Table, scope: Scope, cards: list[int]) -> None:
    if len(cards) == 2:
        fights.fight(table, cards[0], cards[1])


def fight_by_card(table: Table, scope: Scope, it: int, other: int) -> None:
    fights.fight(table, it, other)
