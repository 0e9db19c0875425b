"""What each of several players chooses without the others knowing; in the end all choices are shown together.

They are asked one after the other, in turn order, and nothing is said of what they choose before all have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import CHOSEN, NUMBER_SHOWN, in_own_hand, own_hand
from rulebound.cardtext.phrases.numbers.chosen import USUAL_MOST, NumberRange, choice_of
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.effects import Forget, Seats, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import SECRETS, Number, Sense
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat, seat_meant
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CHOOSES_NUMBER, CardTable
from rulebound.kernel.table.decktable import CHOOSES
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Object
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner

# -- Asking ------------------------------------------------------------------------------------------------------------


class SecretChoice(Verb):
    """Others must do it, too: alone one has no secrets."""

    def chosen(self, sense: Sense) -> Effect[Any]:
        """How one of them chooses."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def shown(self) -> Effect[Any]:
        """What is done when all have: the scope's picks are seats, each with what it has chosen after it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.wrong(self, "say who chooses secretly: 'each player' or 'each other player'")
        return Sequence()

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        return Sequence(EachSecretly(seats, sense.of_others(self.chosen), sense.words.leave), self.shown())


class EachSecretly(Effect[Any]):
    """Each of these players chooses, one after the other; the scope keeps it all."""

    def __init__(self, seats: Seats, body: Effect[Any], leave: Step[Any]) -> None:
        super().__init__()
        self.seats = seats
        self.body: Effect[Any] = Sequence(body, Keep())
        self.leave = leave
        self.next: Effect[Any] = NextSecretly(self.body, leave)

    def run(self, table: CardTable, scope: Scope) -> None:
        scope.picks = []
        scope.queue = self.seats(table, scope)[::-1]
        table.agenda.append(self.next.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.next]


class NextSecretly(Effect[Any]):
    """The next player's turn to choose."""

    def __init__(self, body: Effect[Any], leave: Step[Any]) -> None:
        super().__init__()
        self.body = body
        self.leave = leave

    def run(self, table: CardTable, scope: Scope) -> None:
        if not scope.queue:
            scope.queue = NO_QUEUE
            return
        seat = scope.queue.pop()
        table.agenda.append(self.step)
        table.play_out(self.body, Scope(seat, scope.source, []), self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


class Keep(Effect[Any]):
    """What this player has chosen: a card, or a number."""

    def run(self, table: CardTable, scope: Scope) -> None:
        found = [scope.number - CHOSEN] if scope.number >= CHOSEN else [it for it in scope.picks[:1] if it >= 0]
        for one in found:
            table.scopes[-2].picks += [of_seat(scope.me), one]


def choices_of(scope: Scope) -> list[tuple[int, int]]:
    """The seats, each with what it has chosen."""
    return [(seat_meant(scope.picks[i]), scope.picks[i + 1]) for i in range(0, len(scope.picks) - 1, 2)]


# -- Cards -------------------------------------------------------------------------------------------------------------


class SecretlyChoose(SecretChoice):
    """`Each player secretly chooses a partner of theirs. Return them to their owners' hands.`"""

    text: ClassVar[str] = "secretly chooses/choose {what:Object}"
    what: Object

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        done = super().done_by(sense, seats, keeps=keeps)
        sense.antecedent = "taken"
        return done

    def chosen(self, sense: Sense) -> Effect[Any]:
        return self.what.take(sense)

    def shown(self) -> Effect[Any]:
        return ShowCards()


class ShowCards(Effect[Any]):
    """All see at once which cards they are; these become `them`."""

    def run(self, table: Any, scope: Scope) -> None:
        found = choices_of(scope)
        for seat, it in found:
            table.show(it)
            table.emit(CHOOSES, seat, it)
        scope.picks = list(dict.fromkeys([it for _, it in found]))


class SecretlyChooseHeld(SecretlyChoose):
    """`Each player secretly chooses a card from their hand.` It is shown with the others."""

    text: ClassVar[str] = "secretly chooses/choose a card from {whose:HandsOwner} hand"
    whose: HandsOwner

    def chosen(self, sense: Sense) -> Effect[Any]:
        refuse_whose(self.whose, sense)
        question = sense.question(N_("{source}: choose a card of your hand."), Pick, [])
        question.given = [Need(sense.words.clause, "That card is not in your hand.", in_own_hand)]
        return Sequence(Forget(), TakeOne(question, Filter(own_hand, []), sense.words.pick))


# -- Numbers -----------------------------------------------------------------------------------------------------------


class SecretlyChooseNumber(SecretChoice):
    """`Each player secretly chooses a number from 0 to 3. Each player loses that many points.` Each their own."""

    text: ClassVar[str] = "secretly chooses/choose a number[ {span:NumberRange}]"
    span: NumberRange | None

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        done = super().done_by(sense, seats, keeps=keeps)
        sense.feature = SECRETS
        return done

    def chosen(self, sense: Sense) -> Effect[Any]:
        low, high = (int(self.span.low.value), int(self.span.high.value)) if self.span is not None else (0, USUAL_MOST)
        if low >= high:
            sense.wrong(self, "there is nothing to choose: write the smaller number first")
            return Sequence()
        numbers = [str(n) for n in range(low, high + 1)]
        return choice_of(sense, N_("{source}: which number do you choose?"), numbers, low, numbers=True)

    def shown(self) -> Effect[Any]:
        return ShowNumbers()


class ShowNumbers(Effect[Any]):
    """All see at once which numbers they are; each player has the own one until the end of the turn.

    kind, kind_of_none: the kinds of event that this is called in the log.
    """

    def __init__(self, kind: str = CHOOSES_NUMBER, kind_of_none: str = CHOOSES_NUMBER) -> None:
        super().__init__()
        self.kind = kind
        self.kind_of_none = kind_of_none

    def run(self, table: Any, scope: Scope) -> None:
        table.keep_modifiers([one for one in table.modifiers if one.value != NUMBER_SHOWN])
        for seat, number in choices_of(scope):
            table.modify(NUMBER_SHOWN, of_seat(seat), number, END_OF_TURN, seat, scope.source)
            table.emit(self.kind if number > 0 else self.kind_of_none, seat, number=number)
        scope.picks = []


class HighestOrLowestShown(Word):
    """Of the numbers that were shown together."""

    label: ClassVar[str] = "highest, lowest"

    def of(self, table: Any) -> int:
        numbers = [number for _, number in numbers_shown(table)]
        if not numbers:
            return 0
        return max(numbers) if self.word == "highest" else min(numbers)

    def seats(self, table: Any) -> list[int]:
        """Who has chosen it."""
        wanted = self.of(table)
        return [seat for seat, number in numbers_shown(table) if number == wanted and not table.out[seat]]

    def refuse_unasked(self, phrase: Any, sense: Sense) -> None:
        """Refuses it where no sentence before has players choose."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own


class WhichNumber(HighestOrLowestShown):
    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest")

    def refuse_unasked(self, phrase: Any, sense: Sense) -> None:
        if sense.feature != SECRETS:
            sense.wrong(phrase, "no sentence before this has players choose numbers secretly")


def numbers_shown(table: Any) -> list[tuple[int, int]]:
    """The seats that have chosen secretly, each with its number."""
    return [(seat_meant(one.it), one.amount) for one in table.modifiers if one.value == NUMBER_SHOWN]


class WithTheNumber(Others):
    """Who has chosen it; all of them, where several have."""

    text: ClassVar[str] = "each player with the {which:WhichNumber} number"
    which: WhichNumber

    def seats(self, sense: Sense) -> Seats:
        return all_with(self.which, self, sense)


class AloneWithTheNumber(Others):
    """None, where several players have chosen it."""

    text: ClassVar[str] = "the player with the {which:WhichNumber} number"
    which: WhichNumber

    def seats(self, sense: Sense) -> Seats:
        return alone_with(self.which, self, sense)


class TheNumber(WholeMeasure):
    text: ClassVar[str] = "the {which:WhichNumber} number"
    which: WhichNumber

    def number_of(self, sense: Sense) -> Number:
        return so_high(self.which, self, sense)


def all_with(which: HighestOrLowestShown, phrase: Any, sense: Sense) -> Seats:
    """All who have chosen this number."""
    which.refuse_unasked(phrase, sense)
    return lambda table, scope: which.seats(table)


def alone_with(which: HighestOrLowestShown, phrase: Any, sense: Sense) -> Seats:
    """Who alone has chosen this number."""
    found = all_with(which, phrase, sense)

    def seats(table: Any, scope: Scope) -> list[int]:
        chosen = found(table, scope)
        return chosen if len(chosen) == 1 else []

    return seats


def so_high(which: HighestOrLowestShown, phrase: Any, sense: Sense) -> Number:
    """The number itself."""
    which.refuse_unasked(phrase, sense)
    return lambda table, scope: which.of(table)
