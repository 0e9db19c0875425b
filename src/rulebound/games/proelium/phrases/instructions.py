"""What texts of Proelium do with cards: where they go, who controls them, and what loads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardgame.leaving import OwnersHand
from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.counted_later import DoTogetherCounted
from rulebound.cardtext.phrases.choices.choosing import or_no
from rulebound.cardtext.phrases.structure.effects import DoToEach, DoTogether, Take, TakeUpTo
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import (
    Clause,
    PlainInstructions,
)
from rulebound.cardtext.phrases.structure.subjects import Article, Bearer, Object, This, some_can
from rulebound.cardtext.phrases.values.durations import CannotUntil, UntilThenCannot
from rulebound.cardtext.phrases.values.granted import Lend
from rulebound.cardtext.phrases.zones.playing import PlayFromPile, PlayTop
from rulebound.cardtext.phrases.zones.printed_cards import FromDiscardPile
from rulebound.games.proelium import destroying, playing, verbs
from rulebound.games.proelium.counters import LOADED
from rulebound.games.proelium.events import PUTS_INTO_PLAY
from rulebound.games.proelium.needs import is_no_newcomer
from rulebound.games.proelium.parts import ENTITIES
from rulebound.games.proelium.phrases.nouns import ProeliumKind
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import HAND, LABORATORY
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, No, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.static import Lifts
from rulebound.language import N_, worded

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards
# -- Where cards go ----------------------------------------------------------------------------------------------------


class DestroyIt(ToCards, Cost):
    """[entity.destroyed]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "destroys/destroy {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.stays(it)

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(destroy_them)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        return DoTogetherCounted(destroy_them, sense.words.leave)

    def whole(self, sense: Sense) -> So | None:
        return some_can(
            self.what, sense, lambda table, scope, it: table.stays(it) and not verbs.is_indestructible(table, it)
        )

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_as_price(sense, "only destroying the card itself, or cards that are chosen, can be a cost")
        if not isinstance(self.what, This):
            return self.payable_by_choice(sense)
        return [
            Need("golden.rule", "{it} cannot be destroyed.",
                 lambda table, me, it: table.forbidder("cannot be destroyed", me, it) < 0)
        ]  # fmt: skip

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense) if isinstance(self.what, This) else self.pay_by_choice(sense)


def destroy_them(table: Table, scope: Scope, cards: list[int]) -> None:
    """All at the same time. [R75]"""
    destroying.destroy_together(table, cards)


class ReturnIt(ToCards):
    """[R46]"""

    text: ClassVar[str] = "returns/return {what:Object} to {hand:OwnersHand#what}"
    what: Object
    hand: OwnersHand

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return verbs.can_return(table, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.return_to_hand(table, it)


class CanAttack(Clause):
    """[fabrication.first-turn]"""

    text: ClassVar[str] = "{what:Bearer} can attack {now:ThisTurn}"
    what: Bearer
    now: ThisTurn

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        lifts = Lifts[Any]("This can attack.", is_no_newcomer, lambda table, source, me, it: it == source)
        return Sequence(self.what.take(sense), Lend([lifts], END_OF_TURN))


class ThisTurn(Word):
    forms: ClassVar[tuple[str, ...]] = ("this turn", "until the end of the turn")


class PlayHere(PlayFromPile):
    """[golden.rule]"""

    def can(self, table: Table, me: int, it: int) -> bool:
        return playing.can_be_played_by_card(table, me, it, 0 if self.free else table.value("cost", it))

    def plays(self, table: Table, me: int, it: int) -> None:
        playing.play(table, me, it, 0 if self.free else table.value("cost", it))


class PlayTopHere(PlayTop):
    """[golden.rule]"""

    def can(self, table: Table, me: int, it: int) -> bool:
        return playing.can_be_played_by_card(table, me, it, 0 if self.free else table.value("cost", it))

    def plays(self, table: Table, me: int, it: int) -> None:
        playing.play(table, me, it, 0 if self.free else table.value("cost", it))


class TakeBack(FromDiscardPile):
    text: ClassVar[str] = "return {what:PrintedCards} from your discard pile to your hand"
    prompt: ClassVar[str] = N_("{source}: which card do you return to your hand?")
    what: PrintedCards

    def goes(self, table: Table, scope: Scope, it: int) -> None:
        verbs.take_back(table, it)


class MayPutIntoPlay(PlainInstructions):
    """A card wins over the rule of when permanents are played. [R24]

    The player who holds any card is asked, whatever it is, so that being asked tells nothing.
    """

    text: ClassVar[str] = "you may put {article:Article} {kind:ProeliumKind} from your hand into play"
    article: Article
    kind: ProeliumKind

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_what_does_not_stay(self.kind, sense)
        clause, kind = sense.words.clause, self.kind
        question = sense.question("{source}: do you put a card into play?", Pick, [])
        question.takes.append(No)
        question.secret = True
        question.given = [or_no(Need(clause, "{it} is not in your hand.", lies_in_own(HAND)))]
        question.needs = [or_no(Need(clause, worded("{it} is no {kind}.", kind=kind.word), is_printed(kind)))]
        words = sense.words
        taking = TakeUpTo(question, Filter(own(HAND), []), words.pick, words.no, 1)
        sense.antecedent = "taken"
        return Sequence(Take(lambda table, scope: []), taking, DoToEach(put_into_play))


class Revive(FromDiscardPile):
    text: ClassVar[str] = "put {what:PrintedCards} from your discard pile into play"
    prompt: ClassVar[str] = N_("{source}: which card do you put into play?")
    what: PrintedCards

    def effect(self, sense: Sense) -> Effect[Any]:
        kind = self.what.wanted.kind
        if isinstance(kind, ProeliumKind):
            refuse_what_does_not_stay(kind, sense)
        else:
            sense.wrong(kind, "only entities can be put into play")
        return super().effect(sense)

    def goes(self, table: Table, scope: Scope, it: int) -> None:
        put_into_play(table, scope, it)


def refuse_what_does_not_stay(kind: ProeliumKind, sense: Sense) -> None:
    if kind.word != "entity" and kind.word not in ENTITIES:
        sense.wrong(kind, "only entities can be put into play")


def put_into_play(table: Table, scope: Scope, it: int) -> None:
    table.put(it, LABORATORY, scope.me)
    table.emit(PUTS_INTO_PLAY, scope.me, it)


def is_loaded(table: Table, me: int, it: int) -> bool:
    return table.is_marked(LOADED, it)


def is_unloaded(table: Table, me: int, it: int) -> bool:
    return not table.is_marked(LOADED, it)


def lies_in_own(pile: int) -> Callable[[Any, int, int], bool]:
    return lambda table, me, it: table.zone[it] == pile and table.holder[it] == me


def own(pile: int) -> Callable[[Any], list[int]]:
    """The cards there of the player who plays out the innermost effect."""
    return lambda table: table.cards_in(pile, table.scopes[-1].me)


def is_printed(kind: ProeliumKind) -> Callable[[Any, int, int], bool]:
    return lambda table, me, it: kind.prints(table, it)


class CannotForNow(CannotUntil):
    """`A character cannot attack until the end of the turn.`"""


class ForNowCannot(UntilThenCannot):
    """The same with the time first."""


# -- Loading -----------------------------------------------------------------------------------------------------------


class Load(ToCards, Cost):
    """[turn.maintenance] [R18]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "loads/load {what:Object}"
    term: ClassVar[str] = "loaded"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return not table.is_marked(LOADED, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.stays(it):
            table.mark(LOADED, it)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only loading the card itself can be a cost")
        return [Need("R52", "{it} is loaded.", is_unloaded)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class Unload(ToCards, Cost):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "unloads/unload {what:Object}"
    term: ClassVar[str] = "loaded"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.is_marked(LOADED, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        table.unmark(LOADED, it)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only unloading the card itself can be a cost")
        return [Need("R52", "{it} is not loaded.", is_loaded)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)
