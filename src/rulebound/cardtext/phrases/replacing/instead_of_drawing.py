"""What is done instead of drawing a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.acts.card_instructions import done_whole
from rulebound.cardtext.phrases.replacing.drawing import FirstDrawn, WhenDrawn, card_of
from rulebound.cardtext.phrases.replacing.instead import DoesInstead, OfferInstead
from rulebound.cardtext.phrases.replacing.would_happen import OnWould
from rulebound.cardtext.phrases.structure.effects import DoForSeats, run_at_once
from rulebound.cardtext.phrases.structure.lines import Line, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, Instructions, PlainVerb, Say, Sentence, joined
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.drawing import WOULD_DRAW, is_in_its_place
from rulebound.kernel.table.effect import Effect, No, Sequence, Yes
from rulebound.kernel.table.instead import note_instead
from rulebound.kernel.table.replacement import MayInstead
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Until

# -- Who would draw ----------------------------------------------------------------------------------------------------


# -- What is done instead ----------------------------------------------------------------------------------------------


IS_PUT_OFF: Final = True


class OnDraw(Standing):
    """What is done in place of a card that would be drawn."""

    label: ClassVar[str] = "what is done in place of a draw"


class DrawsOtherwise(OnDraw):
    """`If you would draw a card, gain 1 point instead.`"""

    text: ClassVar[str] = "{when:WhenDrawn}, {clause} instead"
    when: WhenDrawn
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        begin(self.when, sense)
        return [otherwise(self.when, sense, line, self.clause.effect(sense))]


class DrawsBothOtherwise(OnDraw):
    """`If you would draw a card, draw two cards and lose 1 point instead.`"""

    text: ClassVar[str] = "{when:WhenDrawn}, {first:Clause} and {second:Clause} instead"
    when: WhenDrawn
    first: Clause
    second: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        begin(self.when, sense)
        return [otherwise(self.when, sense, line, Sequence(self.first.effect(sense), self.second.effect(sense)))]


class DrawsInTurnOtherwise(DrawsBothOtherwise):
    """`If you would draw a card, draw two cards, then discard a card instead.`"""

    text: ClassVar[str] = "{when:WhenDrawn}, {first:Clause}, then {second:Clause} instead"
    when: WhenDrawn
    first: Clause
    second: Clause


class FirstMayDrawOtherwise(OnWould):
    """`The first time you would draw a card each turn, you may gain 1 point instead.`"""

    text: ClassVar[str] = "{when:FirstDrawn}, you may {clause} instead"
    when: FirstDrawn
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        sense.begins()
        whole, body = done_whole(self.clause, sense)
        return [offered(self.when, sense, line, lower(self.clause), whole, body)]


def offered(
    when: WhenDrawn, sense: Sense, line: str, said: str, whole: So | None, body: Effect[Any]
) -> Ability[Any]:  # fmt: skip
    """The ability of doing this instead, if its player likes."""
    what, applies = when.what, when.applies(sense)

    def still(table: Any, source: int, it: int, number: int) -> bool:
        return whole is None or whole(table, Scope(table.controller(source), source, [], it, number))

    def can(table: Any, source: int, it: int, number: int) -> bool:
        return still(table, source, it, number) and applies(table, source, it, number)

    question = sense.question(worded("{source}: do you {what} instead?", what=said), Yes, [])
    question.takes.append(No)
    offer = OfferInstead(question, [sense.words.yes, sense.words.no], body, what, sense.words.leave)
    may = MayInstead(line, what.event(), can, offer, what.again, sense.words.leave)
    may.still = still
    offer.anyway.offered.append(may)
    return may


class SkipThatDraw(PlainVerb):
    """`If another player would draw a card, they skip that draw instead.`"""

    text: ClassVar[str] = "skips/skip that draw"

    def does(self, sense: Sense) -> Does:
        if sense.line is None or not any([isinstance(one, WhenDrawn) for one in walk(sense.line)]):
            sense.wrong(self, "no draw is spoken of before this")
        return lambda table, scope, seat: None


class InsteadOfDrawing(Line):
    """`If you would draw a card, instead look at the top two cards of your deck.` and the sentences after it."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{when:WhenDrawn}, instead {instructions}. {sentences:Sentence**}"
    when: WhenDrawn
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return and_more(self.when, self.instructions, self.sentences, sense, str(self))


class InsteadOfDrawingAndMore(Line):
    """The same with the word at the end of the first sentence."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{when:WhenDrawn}, {instructions:Clause} instead. {sentences:Sentence*}"
    when: WhenDrawn
    instructions: Clause
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return and_more(self.when, self.instructions, self.sentences, sense, str(self))


def and_more(
    when: WhenDrawn, instructions: Instructions, sentences: tuple[Sentence, ...], sense: Sense, line: str
) -> list[Ability[Any]]:  # fmt: skip
    """The ability of carrying out these sentences instead of drawing."""
    begin(when, sense)
    first = Say()
    first.instructions = instructions
    return [otherwise(when, sense, line, joined(sense, (first, *sentences)))]


class MayInsteadOfDrawing(Line):
    """`If you would draw a card, you may instead look at the top two cards of your deck.`, and what comes after."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{when:WhenDrawn}, you may instead {clause}. {sentences:Sentence**}"
    when: WhenDrawn
    clause: Clause
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        sense.begins()
        whole = self.clause.possible(sense)
        first = Say()
        first.instructions = self.clause
        body = joined(sense, (first, *self.sentences))
        return [offered(self.when, sense, str(self), lower(self.clause), whole, body)]


def begin(when: WhenDrawn, sense: Sense) -> None:
    """What is done instead may speak of the other player who would draw."""
    sense.begins(player=when.what.is_other())


def otherwise(when: WhenDrawn, sense: Sense, line: str, body: Effect[Any]) -> Ability[Any]:
    """The ability of doing this instead: at once where nothing is chosen, so that the cards come in their order."""
    applies, leave, at_once = when.applies(sense), sense.words.leave, isinstance(body, DoForSeats)
    begun: Effect[Any] = body if at_once else InItsPlace(body)

    def instead(table: CardTable, source: int, it: int, number: int) -> bool:
        card = card_of(table, source, line)
        if is_in_its_place(table, card, it) or not applies(table, source, it, number):
            return False
        scope = Scope(table.controller(source), card, [], it, number)
        scope.they = seat_meant(it)
        note_instead(table, scope.me, card)
        if at_once:
            scope.other = it
            run_at_once(table, scope, body)
        else:
            table.play_out(begun, scope, leave)
        return True

    return DoesInstead(line, WOULD_DRAW, instead, begun)


class UntilThenDraws(Instructions):
    """`Until the end of the turn, if you would draw a card, draw two cards instead.` The player has it so long."""

    text: ClassVar[str] = "{until}, {would:OnDraw}"
    until: Until
    would: OnDraw

    def effect(self, sense: Sense) -> Effect[Any]:
        before = sense.antecedent, sense.parts, sense.it_is, sense.they_are
        lent = self.would.abilities(sense, f"{self}.")
        sense.antecedent, sense.parts, sense.it_is, sense.they_are = before
        return LendToMe(lent, self.until)


class LendToMe(Effect[Any]):
    """The player has these abilities for a while."""

    def __init__(self, lent: list[Ability[Any]], until: Until) -> None:
        super().__init__()
        self.lent = lent
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        for ability in self.lent:
            lasts, whose = self.until.lasts(), self.until.whose(table, scope)
            table.modify(gained(ability), of_seat(scope.me), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return self.lent


class InItsPlace(Effect[Any]):
    """It begins now; what it draws is not replaced by the same card again."""

    def __init__(self, body: Effect[Any]) -> None:
        super().__init__()
        self.body = body

    def run(self, table: CardTable, scope: Scope) -> None:
        scope.other = scope.it
        table.agenda.append(self.body.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]
