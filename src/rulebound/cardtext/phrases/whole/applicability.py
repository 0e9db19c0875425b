"""What can be said of which cards: a text about cards for which it can never be true does nothing.

A game says of its words and phrases which kinds of cards they fit. What fits none of the cards that a sentence speaks
of is refused, with the reason; so is what would wait or hold on a card that does not stay in play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final, TypeAlias

from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.phrase import Phrase, Word, fields_of, values_of, walk
from rulebound.cardtext.phrases.cards.having_keywords import HasThatKeyword, ItHasKeyword, WithKeyword, WithoutKeyword
from rulebound.cardtext.phrases.cards.tokens import TokenCard
from rulebound.cardtext.phrases.choices.choosing import Some, SomeOther
from rulebound.cardtext.phrases.structure.lines import Cost, Line, Text
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.subjects import All, Bearer, EachSuch, Every, OneOf, Subject, This
from rulebound.cardtext.phrases.values.granted import Gains, HasKeyword, HasText, Lent, LosesAndGains
from rulebound.cardtext.phrases.values.keywords import Keyword
from rulebound.kernel.basics.modifier import WHILE_IN_PLAY

Kinds: TypeAlias = tuple[str, ...]
ANY: Final[Kinds] = ()  # which, is not known


class Fits:
    """Which cards a word or a phrase can be said of, and the sentence that says so."""

    def __init__(self, sentence: str, *kinds: str) -> None:
        self.sentence = sentence
        self.kinds = kinds


class Applicability:
    """What a game says of its words.

    kinds: which kinds of cards each noun means. fits: by a word that is said of cards; by the phrase and the word,
    where that word has several meanings (`Change: cost`); by a phrase that is said of cards (`of: Defeats`); by one
    that speaks of the card itself (`ClearsThis`). stands_for: by the names of phrases, the kind of card that such a
    phrase is. itself: the names of phrases that are the card itself, besides `This`. of_itself: of those that say
    something of it without naming it. must_say: by the kinds of cards that cannot be played without some phrase, its
    name, and the sentence that says so. looks_behind: whether keywords stand for texts.
    """

    def __init__(
        self,
        kinds: Mapping[str, Kinds] | None = None,
        fits: Mapping[str, Fits] | None = None,
        stands_for: Mapping[str, str] | None = None,
        itself: Collection[str] = (),
        of_itself: Collection[str] = (),
        must_say: Mapping[str, tuple[str, str]] | None = None,
        *,
        looks_behind: bool = False,
    ) -> None:
        self.kinds = dict(kinds or {})
        self.looks_behind = looks_behind
        self.fits = dict(fits or {})
        self.stands_for = dict(stands_for or {})
        self.itself = tuple(itself)
        self.of_itself = tuple(of_itself)
        self.must_say = dict(must_say or {})

    def check(self, tree: Text, sense: Sense) -> None:
        """Notes whatever can do nothing on a card of this kind."""
        name, text = self.must_say.get(sense.kind, ("", ""))
        if name and not any([type(phrase).__name__ == name for phrase in walk(tree)]):
            sense.wrong(tree.lines[0], text)
        for line in tree.lines:
            if not sense.stays and line.holds_in_play and not counts_in_hand(line):
                sense.wrong(
                    line,
                    "cards of the kind {kind} do not stay in play, so that nothing of them can wait or hold: write "
                    "what happens when this is played",
                    kind=sense.kind,
                )
            self.look(line, (sense.kind,), sense)

    def look(self, phrase: Phrase, own: Kinds, sense: Sense, *, paid: bool = False) -> None:
        """Looks at a phrase and all in it; `own`: the kinds of the card that says it; paid: whether it is a cost."""
        self.fit(phrase, type(phrase).__name__, own, sense)
        if not paid and not sense.stays and own == (sense.kind,) and self.is_of_play(phrase):
            sense.wrong(
                phrase,
                "cards of the kind {kind} do not stay in play: nothing can be done there to this card itself",
                kind=sense.kind,
            )
        if isinstance(phrase, TokenCard):
            own = (phrase.kind.kind(),)  # what it has is its own
        subject = subject_of(phrase)
        meant = self.kinds_of(subject, own) if subject is not None else ANY
        if type(phrase).__name__ in self.of_itself:
            for value in values_of(phrase):
                for key in words_in(value, type(phrase).__name__) if isinstance(value, Phrase) else ():
                    self.fit(phrase, key, own, sense)
        lends = isinstance(phrase, HasKeyword | HasText | Gains | LosesAndGains | HasThatKeyword | ItHasKeyword)
        for key in said_beside(phrase, subject):
            self.fit(phrase, key, meant, sense)
        for value in values_of(phrase) if not isinstance(phrase, Word) else ():
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Phrase):
                    of_others = (
                        isinstance(part, Lent | Keyword) if lends else isinstance(part, WithKeyword | WithoutKeyword)
                    )
                    within = meant if of_others else own
                    self.look(part, within, sense, paid=isinstance(part, Cost) and isinstance(phrase, Line))
        if self.looks_behind and isinstance(phrase, Keyword):
            self.look_behind(phrase, own, sense)

    def is_of_play(self, phrase: Phrase) -> bool:
        """Whether this does to the card itself what can be done only in play, or lasts as long as it is there."""
        lasts = getattr(phrase, "lasts", None)
        if lasts is not None and lasts() == WHILE_IN_PLAY:
            return True
        if not getattr(type(phrase), "only_in_play", False):
            return False
        return any([isinstance(one, This) or type(one).__name__ in self.itself for one in values_of(phrase)])

    def look_behind(self, keyword: Phrase, own: Kinds, sense: Sense) -> None:
        """Looks at what a keyword stands for: what is wrong with that is wrong with the keyword."""
        assert isinstance(keyword, Keyword), keyword
        try:
            tree: Text = sense.parse(keyword.reminder())
        except TextError:  # words for people
            return
        inner = sense.of_a_quotation()
        for line in tree.lines:
            self.look(line, own, inner)
        sense.blame(keyword, inner.faults)

    def fit(self, phrase: Phrase, key: str, kinds: Kinds, sense: Sense) -> None:
        """Notes it if none of these kinds fits; where the kind is not known, if none at all could."""
        fits = self.fits.get(key) or self.fits.get(key.rpartition(": ")[2])
        if fits is None or (not kinds and fits.kinds):
            return
        if not any([kind in fits.kinds for kind in kinds]):
            sense.wrong(phrase, fits.sentence)

    def kinds_of(self, subject: Phrase, own: Kinds) -> Kinds:
        """The kinds of the cards that a phrase speaks of; ANY where that is not known."""
        if isinstance(subject, This) or type(subject).__name__ in self.itself:
            return own
        noun = subject if isinstance(subject, Noun) else getattr(subject, "noun", None)
        if isinstance(subject, Noun | OneOf | Every | All | EachSuch | Some | SomeOther) and isinstance(noun, Noun):
            return self.kinds.get(noun.kind.word, ANY)
        found = self.stands_for.get(type(subject).__name__, "")
        return (found,) if found else ANY


def subject_of(phrase: Phrase) -> Phrase | None:
    """The cards that a phrase says something of: a noun says it of itself."""
    if isinstance(phrase, Noun):
        return phrase
    if isinstance(phrase, Word | OneOf | Every | All | EachSuch):
        return None
    for value in values_of(phrase):
        if isinstance(value, Phrase) and isinstance(value, Subject | Bearer):
            return value
    return None


def said_beside(phrase: Phrase, subject: Phrase | None) -> Iterator[str]:
    """The words and phrases that a phrase says of its subject."""
    if subject is None:
        return
    if not isinstance(phrase, Noun):
        yield f"of: {type(phrase).__name__}"
    for name, value in zip(fields_of(type(phrase)), values_of(phrase), strict=True):
        if value is subject or name == "kind":
            continue
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Phrase):
                yield from words_in(part, str(getattr(type(phrase), "fits_as", type(phrase).__name__)))


def words_in(phrase: Phrase, around: str) -> Iterator[str]:
    """The words of a phrase that has no subject of its own, each with the name of the phrase that it stands in."""
    if isinstance(phrase, Word):
        yield f"{around}: {phrase.word}"
    elif not isinstance(phrase, Lent | Line | Noun) and subject_of(phrase) is None:
        yield f"of: {type(phrase).__name__}"
        for value in values_of(phrase) if not hasattr(phrase, "value") else ():
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Phrase):
                    yield from words_in(part, type(phrase).__name__)


def counts_in_hand(line: Line) -> bool:
    """Whether a line says something of the card before it is played, such as what it costs."""
    return bool(getattr(type(getattr(line, "standing", None)), "in_hand", False))
