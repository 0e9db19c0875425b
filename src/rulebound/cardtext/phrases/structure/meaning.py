"""What is known on the way through a card text, from its tree to its abilities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from rulebound.cardtext.grammar.errors import CORRECTION, SENSELESS, Fault
from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, Pick
from rulebound.kernel.table.need import Need
from rulebound.language import Message

T = TypeVar("T")
Number = Callable[[Any, Scope], int]
So = Callable[[Any, Scope], bool]
Near = Callable[[Any, Scope], float]  # 0 to 1
IT: Final = "it"  # the two cards that an event has
OTHER: Final = "other"
SECRETS: Final = "numbers of players"  # what was chosen, as `Sense.feature` has it
GAINED: Final = "what a card gains"  # in place of a kind of card, for texts that cards have because of others


class Vocabulary:
    """What a game lends to the meaning of its texts: a clause for what cards do, and actions to choose by."""

    def __init__(
        self,
        clause: str,
        pick: list[Action[Any]],
        choices: list[Action[Any]],
        yes: Action[Any],
        no: Action[Any],
        leave: Step[Any],
        seats: list[Action[Any]] | None = None,
        turns: tuple[str, str] = ("", ""),
    ) -> None:
        self.clause = clause
        self.pick = pick
        self.choices = choices
        self.yes = yes
        self.no = no
        self.leave = leave
        self.seats = seats or []  # to choose a player, by the number of the seat
        self.kinds: list[Any] = []  # the kinds of cards that the game's words name, as phrases
        self.token_kinds: list[Any] = []  # the kinds of cards that can be tokens, as phrases
        self.turns = turns  # the kinds of events with which a turn begins and ends; empty where nothing can wait for it


class Sense:
    """What is known on the way through a text: the card it is on, and what `it` stands for so far.

    line: which line of the text it is in.
    parse: reads a text of the same language, for keywords and quotations.
    antecedent: nothing yet (""), the card that an event is about ("event"), or cards that were taken ("taken").
    parts: the cards of the event that this line waits for, by what they are called: IT or OTHER of the event.
    it_is: which of the two `it` is, empty where that is not certain; takes_other: whether the text speaks of OTHER.
    subject_is: which of the two an `it` is that is the subject of its sentence, as in `it gets`, where only that is so.
    gone: whether the card has left play when this is played out.
    looked_at: how many cards of a deck wait to be put somewhere. unseen: whether it is a hand that others do not see.
    is_price: whether this is done in place of something else, so that it must be done whole.
    targets: how each target of the effect is chosen, when it is declared.
    by_others: whether it is other players who carry this part of the text out, one after the other: then the innermost
    scope is theirs. they_are: whether it is known who `they` are. takes_player: whether the text speaks of the player
    of the event that it waits for. rest: of what one card is chosen, so that the others are the rest.
    notes: what the card must note for what the text asks later.
    counts: whether something was done any number of times, so that it can be counted.
    discarded: how many cards of the hand were discarded just now, which are what was taken last.
    amount: whether the event is about so much of something; takes_number: whether the text speaks of `that much`.
    changed_hands: whether a card was taken from another player, who is `that player` and was its owner.
    that_player: who was chosen when the effect was declared, where no other player is spoken of.
    singled: whether one player was spoken of by what they have, so that `each other player` is each but that one.
    feature: what was chosen of that in which cards differ, such as a club.
    bids: of which resource players have bid secretly, as a phrase; None where they have not.
    others_done: what several players did to cards, as a phrase; None where they did nothing that can be counted.
    so_much: whether this is in place of something that would happen, of which the scope has the number.
    of_each: whether something is so of each of several cards, so that `other` can be other than that card.
    faults: what makes no sense, with the phrase that it is about.
    """

    def __init__(
        self, words: Vocabulary, kind: str, *, plays: bool, stays: bool = False,
        parse: Callable[[str], Any] | None = None,
    ) -> None:  # fmt: skip
        self.words = words
        self.parse: Callable[[str], Any] = parse if parse is not None else cannot_parse
        self.kind = kind
        self.plays = plays  # whether a plain sentence of such a card is carried out when it is played
        self.stays = stays or not plays  # whether it is in play after that
        self.line: Phrase | None = None
        self.antecedent = ""
        self.parts: dict[str, str] = {}
        self.it_is = IT
        self.subject_is = ""
        self.takes_other = False
        self.gone = False
        self.looked_at = 0
        self.unseen = False
        self.is_price = False
        self.by_others = False
        self.they_are = False
        self.takes_player = False
        self.rest: list[Filter] = []
        self.rest_of_others = False  # whether it was others who chose, each of their own
        self.counts = False
        self.discarded = 0
        self.amount = False
        self.takes_number = False
        self.feature = ""
        self.unused: Phrase | None = None  # what chooses a feature that nothing has asked for yet
        self.bids: Any = None
        self.singled = False
        self.that_player: Candidates | None = None
        self.changed_hands = False
        self.others_done: Any = None
        self.so_much = False
        self.measured: Phrase | None = None  # the number for which a card was chosen just now
        self.of_each = False
        self.after_others = False  # whether `you` may be said: the instruction before in the sentence is not yours
        self.targets: list[Effect[Any]] = []
        self.notes: list[Ability[Any]] = []
        self.faults: list[Fault] = []

    def begins(
        self, parts: dict[str, str] | None = None, it_is: str = IT, *, gone: bool = False, player: bool = False
    ) -> None:  # fmt: skip
        """A line begins; parts: the cards of the event that it waits for, if it waits for one.

        player: whether the event is something that another player does, so that it can be spoken of.
        """
        self.antecedent = "" if parts is None else "event"
        self.parts = {} if parts is None else parts
        self.it_is = it_is
        self.gone = gone
        self.subject_is = ""
        self.takes_other = False
        self.looked_at = 0
        self.they_are = self.takes_player = player
        self.rest = []
        self.counts = False
        self.discarded = 0
        self.amount = self.takes_number = False
        self.feature = ""
        self.bids = None
        self.others_done = None
        self.singled = False
        self.that_player = None
        self.changed_hands = False

    def chooses(self, phrase: Phrase, what: str) -> None:
        """This phrase chooses a feature: something in the text must ask for it."""
        self.feature, self.unused = what, phrase

    def has_chosen(self, what: str) -> bool:
        """Whether such a feature has been chosen, which is asked for now."""
        self.unused = None
        return self.feature == what

    def of_others(self, meaning: Callable[[Sense], T]) -> T:
        """What something means that other players do, one after the other: each is asked, and is `they`."""
        before = self.antecedent, self.by_others, self.they_are
        counts, discarded = self.counts, self.discarded
        self.by_others = self.they_are = True
        meant = meaning(self)
        self.antecedent, self.by_others, self.they_are = before
        self.counts, self.discarded = counts, discarded  # what they take is known to them alone
        return meant

    def before_all_else(self, meaning: Callable[[Sense], T]) -> T:
        """What something means where nothing is known of what happens or is done before: when an effect is declared."""
        before = self.antecedent, self.they_are, self.feature, self.amount
        self.antecedent, self.they_are, self.feature, self.amount = "", False, "", False
        meant = meaning(self)
        self.antecedent, self.they_are, self.feature, self.amount = before
        return meant

    def of_a_quotation(self) -> Sense:
        """What is known at the beginning of a text that stands in this one, or that a keyword stands for."""
        return Sense(self.words, self.kind, plays=self.plays, parse=self.parse)

    def of_another_card(self) -> Sense:
        """What is known at the beginning of a text that another card, which is in play, has because of this one."""
        return Sense(self.words, GAINED, plays=False, parse=self.parse)

    def wrong(self, phrase: Any, sentence: str | Message, **values: Any) -> None:
        """Notes what makes no sense. values: what fills the placeholders of the sentence, as in `Message`."""
        self.faults.append(Fault(phrase, message_of(sentence, values), SENSELESS))

    def correct(self, phrase: Any, sentence: str | Message, **values: Any) -> None:
        """Notes what is understood, but must be written otherwise: the sentence says how, so that is all."""
        self.faults.append(Fault(phrase, message_of(sentence, values), CORRECTION))

    def blame(self, phrase: Any, faults: Sequence[Fault]) -> None:
        """Notes what is wrong with a text that this phrase stands for."""
        self.faults += [Fault(phrase, fault.said, fault.kind) for fault in faults]

    def question(self, prompt: str, takes: type, needs: list[Need[Any]], says: str = "") -> Question[Any]:
        """A question that an effect puts: part of the instruction that set it off."""
        return Question(self.words.clause, prompt, *needs, takes=[takes], says=says, chained=True)

    def which(self, prompt: str, wanted: Filter, *needs: Need[Any]) -> Question[Any]:
        """A question for one of these cards, with what else must be so."""
        question = self.question(prompt, Pick, [*wanted.needs(self.words.clause), *needs])
        question.given = wanted.given_needs(self.words.clause)
        return question


def refuse_without_moment(line: Phrase, sense: Sense) -> None:
    """What a card that stays does must happen at some time."""
    if sense.kind == GAINED:
        sense.wrong(line, "what a card gains must say when this happens, or at what cost")
    else:
        sense.wrong(line, "cards of the kind {kind} must say when this happens, or at what cost", kind=sense.kind)


def refuse_use(line: Phrase, sense: Sense) -> None:
    """What takes effect once cannot be used later."""
    sense.wrong(line, "cards of the kind {kind} do not stay in play, so nothing of them can be used", kind=sense.kind)


def message_of(sentence: str | Message, values: dict[str, Any]) -> Message:
    return sentence if isinstance(sentence, Message) else Message(sentence, **values)


def event_card(sense: Sense, part: str) -> Candidates:
    """The card that has this part in the event; nothing, where it had none."""
    if part == OTHER:
        sense.takes_other = True
        return lambda table, scope: [scope.other] if scope.other >= 0 else []
    return lambda table, scope: [scope.it] if scope.it >= 0 else []


def cannot_parse(text: str) -> Any:
    raise NotImplementedError("the game lends no way to read texts in texts")


Abilities = list[Ability[Any]]
