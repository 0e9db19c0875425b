"""What cards of Proelium wait for, what they forbid, and on what their effects depend."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardgame.events import PLAYS
from rulebound.cardtext.grammar.phrase import Word, make
from rulebound.cardtext.phrases.acts.changes import Forbidden
from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
from rulebound.cardtext.phrases.structure.lines import Event, OneOfTwo, Standing
from rulebound.cardtext.phrases.structure.meaning import IT, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.history import Act, CardsHaveDone, DidPlay
from rulebound.cardtext.phrases.times.moments import WhoseTurns
from rulebound.cardtext.phrases.times.next_time import HappensToIt
from rulebound.games.proelium import victory
from rulebound.games.proelium.events import ATTACKS, BLOCKS, DESTROYED, HURTS, PAYS, RESEARCHES, WOUNDED
from rulebound.games.proelium.needs import is_no_newcomer
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.blocking import KNOWN, named_in_a_block
from rulebound.games.proelium.phrases.lines import YouOrOpponent
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import DISCARD
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Lifts


class ProeliumForbidden(Forbidden):
    forms: ClassVar[tuple[str, ...]] = (
        "attack", "block", "be blocked", "be damaged", "be destroyed", "be researched",
    )  # fmt: skip

    def key(self) -> str:
        return self.word


class CanAttackAtOnce(Standing):
    """[fabrication.first-turn]"""

    text: ClassVar[str] = "{who:Subject} can attack on the turn {that?that} you play {them:ItOrThem#who}"
    who: Subject
    that: bool
    them: ItOrThem

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Lifts(line, is_no_newcomer, lambda table, source, me, it: found.holds(table, source, it))]


class ItOrThem(Word):
    forms: ClassVar[dict[str, str]] = {"it": "them"}


# -- Events ------------------------------------------------------------------------------------------------------------


class PlaysOne(Event):
    text: ClassVar[str] = "{who:YouOrOpponent} plays/play {what:Subject}"
    who: YouOrOpponent
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.is_it(table, source, seat) and found.holds(table, source, it)

        return PLAYS, when

    def has_player(self) -> bool:
        return self.who.word != "you"


class HappensToOne(Word):
    """What can happen to a card by itself."""

    forms: ClassVar[dict[str, str]] = {
        "attacks": "attack", "blocks": "block", "is destroyed": "are destroyed", "is damaged": "are damaged",
    }  # fmt: skip


KINDS = {"attacks": ATTACKS, "blocks": BLOCKS, "is destroyed": DESTROYED, "is damaged": WOUNDED}


class ItHappens(Event):
    text: ClassVar[str] = "{what:Subject} {happens:HappensToOne}"
    what: Subject
    happens: HappensToOne

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)
        return KINDS[self.happens.word], lambda table, source, it, other, seat: found.holds(table, source, it)

    def parts(self) -> dict[str, str]:
        return named_in_a_block(self.what, None) if self.happens.word == "blocks" else {}

    def it_is(self) -> str:
        """The one that the sentence names; but of a block by a card that has a name it could be either."""
        return "" if self.happens.word == "blocks" and isinstance(self.what, KNOWN) else IT

    def subject_is(self) -> str:
        return IT

    def ends_it(self) -> bool:
        return self.happens.word == "is destroyed"


class HappensEither(OneOfTwo):
    """`When this attacks or blocks, draw a card.`"""

    text: ClassVar[str] = "{what:Subject} {first:HappensToOne} or {second:HappensToOne}"
    what: Subject
    first: HappensToOne
    second: HappensToOne

    def each(self) -> list[Event]:
        return [happening(self.what, self.first), happening(self.what, self.second)]


def happening(what: Subject, happens: HappensToOne) -> Event:
    """The event that this happens to one of these."""
    event = ItHappens()
    event.what, event.happens = what, happens
    return event


class HasHappened(CardsHaveDone):
    text: ClassVar[str] = "{what:Subject} has {no?not} {done:DoneToOne} this turn"
    what: Subject
    no: bool
    done: DoneToOne

    def event(self) -> Event:
        what = make(HappensToOne, (DoneToOne.happens[self.done.word],))
        assert isinstance(what, HappensToOne), what
        return happening(self.what, what)


class DoneToOne(Word):
    """The same as what has happened."""

    happens: ClassVar[dict[str, str]] = {
        "attacked": "attacks", "blocked": "blocks", "been destroyed": "is destroyed", "been damaged": "is damaged",
    }  # fmt: skip
    forms: ClassVar[tuple[str, ...]] = tuple(happens)
    label: ClassVar[str] = "what has happened to a card"


class OpponentHas(OtherWho):
    forms: ClassVar[tuple[str, ...]] = ("your opponent",)


class OpponentActing(Acting):
    forms: ClassVar[tuple[str, ...]] = ("your opponent",)


class HurtsSomebody(Event):
    """Damage in combat or by a card."""

    text: ClassVar[str] = "{what:Subject} damages/damage {who:YouOrOpponent}"
    what: Subject
    who: YouOrOpponent

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, who = self.what.filter(sense), self.who

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return it >= 0 and who.is_it(table, source, seat) and found.holds(table, source, it)

        return HURTS, when

    def has_player(self) -> bool:
        return self.who.word != "you"

    def has_amount(self) -> bool:
        return True


class Spends(Event):
    """The payment with which it has become so much in the turn. [money.limit]"""

    text: ClassVar[str] = "{who:YouOrOpponent} spends/spend {money} or more in a turn"
    who: YouOrOpponent
    money: Money

    def least(self) -> int:
        """How much, in tokens."""
        return self.money.tokens()

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, self.least()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.is_it(table, source, seat) and table.spent[seat] >= least

        return PAYS, when

    def has_card(self) -> bool:
        return False

    def is_once(self) -> bool:
        return True

    def has_player(self) -> bool:
        return self.who.word != "you"


class SpendsMore(Spends):
    text: ClassVar[str] = "{who:YouOrOpponent} spends/spend more than {money} in a turn"
    who: YouOrOpponent
    money: Money

    def least(self) -> int:
        return self.money.tokens() + 1


class SpendsAny(Spends):
    """`When your opponent spends money, gain 10k.`: each time that anything is paid."""

    text: ClassVar[str] = "{who:YouOrOpponent} spends/spend money"
    who: YouOrOpponent

    def least(self) -> int:
        return 0

    def is_once(self) -> bool:
        return False


class ItIs(HappensToIt):
    text: ClassVar[str] = "it is {fate:ItsFate}"
    fate: ItsFate

    def kind(self) -> str:
        return KINDS[f"is {self.fate.word}"]

    def has_happened(self, table: Any, it: int) -> bool:
        return self.fate.word == "destroyed" and bool(table.zone[it] == DISCARD)

    def done(self) -> str:
        return self.fate.word if self.fate.word == "destroyed" else ""

    def is_done(self, table: Table, it: int) -> bool:
        """Who has no D left is destroyed once all has taken effect. [R49]"""
        return self.has_happened(table, it) or it in victory.dying(table)


class ItsFate(Word):
    forms: ClassVar[tuple[str, ...]] = ("destroyed", "damaged")


class ProeliumAct(Act):
    forms: ClassVar[tuple[str, ...]] = ("attacked", "researched")
    kinds: ClassVar[dict[str, str]] = {"attacked": ATTACKS, "researched": RESEARCHES}
    present: ClassVar[dict[str, str]] = {"attacked": "attack", "researched": "research"}


class OpponentsTurns(WhoseTurns):
    forms: ClassVar[tuple[str, ...]] = ("your opponent's",)


class WhoseTurn(Word):
    forms: ClassVar[tuple[str, ...]] = ("your", "your opponent's")


# -- What is counted ---------------------------------------------------------------------------------------------------


class PlayedCards(DidPlay):
    forms: ClassVar[tuple[str, ...]] = ("played",)
    kinds: ClassVar[tuple[str, ...]] = (PLAYS,)
