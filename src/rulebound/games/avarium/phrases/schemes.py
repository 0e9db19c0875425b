"""What cards do to schemes: in hands, in the Library, and in the Trash Pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.from_hands import FromHand
from rulebound.cardtext.phrases.choices.modes import can_aim_in_some_way
from rulebound.cardtext.phrases.numbers.amounts import DiscardAny, DiscardUpTo
from rulebound.cardtext.phrases.numbers.doing_so_much import DiscardAtRandom
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Adjective
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Sentence, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.zones.decks import CardNoun, Deck, DiscardPile
from rulebound.cardtext.phrases.zones.destinations import Destination, IntoHand, PutIt
from rulebound.cardtext.phrases.zones.playing import PlayFromPile
from rulebound.cardtext.phrases.zones.printed_cards import DiscardPrinted
from rulebound.games.avarium import characters, schemes
from rulebound.games.avarium.events import PLAYS
from rulebound.games.avarium.phrases import costs
from rulebound.games.avarium.phrases.instructions import ToThese, some_there
from rulebound.games.avarium.phrases.kinds import Count
from rulebound.games.avarium.phrases.subjects import nothing
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards

NOT_YET: Final = Test("{it} is chosen already.", lambda table, source, it: it not in table.scopes[-1].picks)


class Trash(Verb, Cost, FromHand):
    """Cards of a hand, by choice."""

    text: ClassVar[str] = "trashes/trash {count:Count} card/cards"
    count: Count

    def so_many(self) -> int:
        return self.count.count()

    def outcomes(self) -> tuple[str, ...]:
        """What cards are called to which it was done: `trashed`."""
        return ("trashed",)

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent, sense.discarded = "", self.count.count()
        hand = Filter(own_hand, [Test("Only cards of your own hand can be trashed.", is_in_own_hand), NOT_YET])
        question = sense.which("{source}: choose a card of your hand to trash.", hand)
        one: list[Effect[Any]] = [TakeOne(question, hand, sense.words.pick) for _ in range(self.count.count())]
        return Sequence(Take(nothing), *one, DoToEach(trash))

    def possible(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(table.cards_in(HAND, scope.me)) >= count

    def payable(self, sense: Sense) -> list[Need[Any]]:
        count = self.count.count()
        text = N_("You have too few cards in your hand to trash.")
        return [Need(costs.CLAUSE, text, lambda table, me, it: len(table.cards_in(HAND, me)) >= count)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class TrashPrinted(DiscardPrinted):
    text: ClassVar[str] = "trashes/trash {what:PrintedCards} from {whose:HandsOwner} hand"
    what: PrintedCards
    whose: HandsOwner


class TrashAtRandom(DiscardAtRandom):
    text: ClassVar[str] = "trashes/trash {count:CountWord} card/cards at random"
    count: CountWord

    def outcomes(self) -> tuple[str, ...]:
        return ("trashed",)


class TrashUpTo(DiscardUpTo):
    text: ClassVar[str] = "trashes/trash up to {count:CountWord} cards"
    count: CountWord

    def discard(self, table: Table, scope: Scope, it: int) -> None:
        schemes.trash(table, it)


class TrashAny(DiscardAny):
    text: ClassVar[str] = "trashes/trash any number of cards"

    def discard(self, table: Table, scope: Scope, it: int) -> None:
        schemes.trash(table, it)


def own_hand(table: Table) -> list[int]:
    """The hand of the player who is asked by the innermost effect."""
    return table.cards_in(HAND, table.scopes[-1].me)[:]


def is_in_own_hand(table: Table, source: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == table.scopes[-1].me


def trash(table: Table, scope: Scope, it: int) -> None:
    schemes.trash(table, it)


class TrashIt(ToThese):
    """A card that was chosen from a hand, or looked at."""

    text: ClassVar[str] = "trashes/trash {what:It}"

    def possible(self, sense: Sense) -> So | None:
        return None

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.is_scheme(it) and table.zone[it] in (HAND, LIBRARY):
            schemes.trash(table, it)


class SchemeDeck(Deck):
    """The common deck of schemes, and that of students."""

    forms: ClassVar[tuple[str, ...]] = ("the Library", "the School")

    def zone(self, table: Table) -> int:
        return LIBRARY if self.word == "the Library" else SCHOOL


class DeckCard(CardNoun):
    forms: ClassVar[dict[str, str]] = {"scheme": "schemes", "student": "students"}


class Surprising(Adjective):
    """Schemes that can be played at any time."""

    forms: ClassVar[tuple[str, ...]] = ("SURPRISE",)
    term: ClassVar[str] = "surprise"
    printed: ClassVar[bool] = True

    def test(self, sense: Sense) -> Test:
        return Test("{it} is no surprise.", lambda table, source, it: table.print_of(it).surprise)


class TrashPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("the Trash Pile",)


class IntoMyClass(Destination):
    """Into the Class of the player whose effect it is. [join.again]"""

    text: ClassVar[str] = "into {whose:MyOrYour} class"
    whose: MyOrYour

    def put(self, table: Table, scope: Scope, it: int) -> None:
        characters.join(table, it, scope.me)


class MyOrYour(Word):
    forms: ClassVar[tuple[str, ...]] = ("my", "your")


class IntoYourHallway(Destination):
    text: ClassVar[str] = "into your hallway"

    def put(self, table: Table, scope: Scope, it: int) -> None:
        characters.to_hallway(table, it, scope.me)


class PutThem(PutIt):
    """Into the hand or the hallway from wherever they are."""

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense)

    def effect(self, sense: Sense) -> Effect[Any]:
        where = self.where
        if not isinstance(where, IntoHand | IntoYourHallway | IntoMyClass):
            return super().effect(sense)
        return Sequence(self.what.take(sense), DoToEach(where.put))


class ShuffleTrash(Clause):
    text: ClassVar[str] = "shuffle the Trash Pile into the Library"

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(TRASH_PILE)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: schemes.shuffle_in_trash(table))


class ActsAsScheme(Effect[Any]):
    """The card that was taken takes effect as a scheme, for nothing, with targets chosen now. [D10]"""

    def __init__(self, leave: Step[Any], *, keeps_targets: bool) -> None:
        super().__init__()
        self.leave = leave
        self.keeps_targets = keeps_targets
        self.found: Effect[Any] = TargetsFound()
        self.after: Effect[Any] = TargetsBack()

    def run(self, table: Table, scope: Scope) -> None:
        it = scope.picks[0] if scope.picks else NOTHING
        ability = table.ability_of(it) if it >= 0 else None
        if ability is None or any([one.source == it for one in table.scopes]):
            return
        scope.queue = table.targets[:]
        table.agenda.append(self.after.step)
        kept = [waits.picks for waits in table.declared if waits.source == it] if self.keeps_targets else []
        inner = Scope(scope.me, it, kept[0][:] if kept else [])
        table.play_out(ability.effect, inner, self.leave)
        table.agenda.append(self.found.step)
        if not kept:
            for target in ability.targets[::-1]:
                table.agenda.append(target.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.found, self.after]


class TargetsFound(Effect[Any]):
    """The targets that were chosen are those of the effect that comes now."""

    def run(self, table: Table, scope: Scope) -> None:
        table.targets = scope.picks
        scope.picks = []


class TargetsBack(Effect[Any]):
    """The effect that goes on has its own targets again."""

    def run(self, table: Table, scope: Scope) -> None:
        table.targets = scope.queue
        scope.queue = NO_QUEUE


class PlayScheme(PlayFromPile):
    """It takes effect now, and stays where it is. [card.wins]"""

    def found(self, sense: Sense) -> Filter:
        return Filter(
            lambda table: table.cards_in(TRASH_PILE)[:], [IN_TRASH_PILE, self.wanted.test(sense), CAN_BE_PLAYED]
        )

    def possible(self, sense: Sense) -> So | None:
        found = self.found(sense)
        return lambda table, scope: len(found.found(table, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if not self.free:
            sense.wrong(self, "it is played for nothing: write 'without paying its cost' after it")
        found = self.found(sense)
        question = sense.which("{source}: which scheme do you play?", found)
        sense.antecedent = "taken"
        taking = TakeOne(question, found, sense.words.pick)
        return Sequence(
            Take(nothing), taking, DoToEach(is_played), ActsAsScheme(sense.words.leave, keeps_targets=False)
        )


def is_played(table: Table, scope: Scope, it: int) -> None:
    table.emit(PLAYS, scope.me, it)


def can_be_played(table: Table, source: int, it: int) -> bool:
    """Whether it does something, for which there are targets, and does not do it just now."""
    ability = table.ability_of(it)
    if ability is None or any([one.source == it for one in table.scopes]):
        return False
    return not ability.targets or can_aim_in_some_way(table, table.scopes[-1].me, it, ability.targets)


IN_TRASH_PILE: Final = Test("{it} is not in the Trash Pile.", lambda table, source, it: table.zone[it] == TRASH_PILE)
CAN_BE_PLAYED: Final = Test("{it} cannot be played now.", can_be_played)


class CopyScheme(ToThese):
    """A scheme that waits does for you what it says; its targets are the same, unless you may choose others."""

    text: ClassVar[str] = "copies/copy {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.copied(sense, keeps_targets=True)

    def copied(self, sense: Sense, *, keeps_targets: bool) -> Effect[Any]:
        taken = self.what.take(sense)
        return Sequence(taken, ActsAsScheme(sense.words.leave, keeps_targets=keeps_targets))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, NewTargets):
            return super().followed(sense, following)
        return self.copied(sense, keeps_targets=False)


class NewTargets(Sentence):
    text: ClassVar[str] = "you may choose {new:NewOnes} for the copy."
    new: NewOnes

    def depends(self) -> bool:
        return True


class NewOnes(Word):
    forms: ClassVar[tuple[str, ...]] = ("a new target", "new targets")
