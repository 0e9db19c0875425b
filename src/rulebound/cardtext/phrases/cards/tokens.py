"""Tokens: cards that a text creates, with what the text says of them: `a Scarecrow partner with 1 power`.

A game says which kinds there can be, what they print and how they come into play (`TokenKind`, `TokenNumber`). The
cards themselves are made with the game, since a table knows cards by their numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, trait, walk
from rulebound.cardtext.phrases.structure.counts import fault_of_number
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.tokens import CREATES, create
from rulebound.language import Message

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
    from rulebound.cardtext.phrases.structure.lines import Line


# -- What is printed on a token ----------------------------------------------------------------------------------------


class TokenCardName(Token):
    """Words with capitals. A game has a class of its own, since some of its own words may have capitals, too."""

    label: ClassVar[str] = "the name of a token, with a capital"


def names_without(*words: str) -> str:
    """The pattern of names in which none of these words stands."""
    word = r"[A-Z][\w'-]*"
    other = rf"(?!(?:{'|'.join(words)})\b){word}" if words else word
    return rf"{other}(?: {other})*"


class TokenKind(Word):
    """The kinds of cards that can be created. usual: by kind, what such a card prints where a text does not say."""

    label: ClassVar[str] = "a kind of card that can be created"
    usual: ClassVar[dict[str, dict[str, Any]]] = {}

    def kind(self) -> str:
        """The kind, as files of cards have it."""
        return self.word

    def prints(self) -> dict[str, Any]:
        """What such a card prints where a text does not say."""
        return type(self).usual[self.kind()]

    def asks(self) -> bool:
        """Whether their player chooses where they come into play."""
        return False

    def played_out(self, sense: Sense, tokens: NewTokens) -> Effect[Any]:
        """How they are created by the player of the scope."""
        return DoForSeats(just_me, tokens.for_seat)

    def refuse_place(self, phrase: Phrase, sense: Sense) -> None:
        """Notes it where a text must say more about where they come into play."""

    def creates(self, table: Any, scope: Scope, seat: int, card: Card, at: int) -> int:
        """Creates one, which comes into play. Its piece; NOTHING where there is none left."""
        it = create(table, seat, card)
        if it >= 0:
            table.emit(CREATES, seat, it)
            self.comes(table, seat, it, at)
        return it

    def comes(self, table: Any, seat: int, it: int, at: int) -> None:
        """A token comes into play, in front of this player. at: on what, where such cards lie on others."""
        raise NotImplementedError(type(self).__name__)  # each game has its own


@trait
class TokenNumber:
    """The words for numbers that a token can print."""

    label: ClassVar[str] = "a number of a token"


@trait
class Printed:
    """Something that is printed on a token."""

    label: ClassVar[str] = "what is printed on a token"

    def numbers(self) -> dict[str, int]:
        """The numbers that it says."""
        return {}

    def text_of_it(self) -> str:
        """A line of its text; empty if it is none."""
        return ""


class TokenFeature(Phrase, Printed):
    """Something that a token is created with."""

    label: ClassVar[str] = "what a token has"


class TokenValue(TokenFeature):
    text: ClassVar[str] = "{amount} {figure:TokenNumber#amount}"
    amount: Amount
    figure: TokenNumber

    def numbers(self) -> dict[str, int]:
        assert isinstance(self.figure, Word)
        return {self.figure.word: int(self.amount.value)}


class TokenFeatures(Phrase):
    """All of it but its text."""

    label: ClassVar[str] = "what a token has"


class OneFeature(TokenFeatures):
    text: ClassVar[str] = "{first:TokenFeature}"
    first: TokenFeature


class TwoFeatures(TokenFeatures):
    text: ClassVar[str] = "{first:TokenFeature} and {second:TokenFeature}"
    first: TokenFeature
    second: TokenFeature


class ThreeFeatures(TokenFeatures):
    text: ClassVar[str] = "{first:TokenFeature}, {second:TokenFeature} and {third:TokenFeature}"
    first: TokenFeature
    second: TokenFeature
    third: TokenFeature


class BeforeName(Token, Printed):
    """Numbers before the name."""

    label: ClassVar[str] = "a number such as 1-power"


class Dashed(BeforeName):
    """`1-power`"""

    pattern: ClassVar[str] = r"\d+-[A-Za-z]+"

    def fault(self) -> Message | None:
        return fault_of_number(self.value.partition("-")[0])

    def numbers(self) -> dict[str, int]:
        amount, _, word = self.value.partition("-")
        return {word: int(amount)}


class TokenText(Phrase, Printed):
    text: ClassVar[str] = '"{line}"'
    label: ClassVar[str] = "a text in quotation marks"
    line: Line

    def text_of_it(self) -> str:
        return str(self.line)


# -- What a token is ---------------------------------------------------------------------------------------------------


class TokenCard(Phrase):
    """A card that a text creates."""

    label: ClassVar[str] = "a token"
    name: TokenCardName
    kind: TokenKind

    def card_name(self) -> str:
        return self.name.value

    def printed(self) -> list[Printed]:
        """All that is printed on it."""
        return [part for part in walk(self) if isinstance(part, Printed)]

    def entry(self) -> dict[str, Any]:
        """The card as an entry of a file."""
        usual = self.kind.prints()
        found: dict[str, Any] = {"name": self.card_name(), "kind": self.kind.kind(), **usual}
        for part in self.printed():
            found |= {key_among(usual, word): number for word, number in part.numbers().items()}
            if part.text_of_it():
                found["text"] = part.text_of_it()
        return found

    def refuse_nonsense(self, sense: Sense) -> None:
        """Notes what such a card does not print, or prints twice, and what its text cannot mean."""
        usual = self.kind.prints()
        said: list[str] = []
        for part in self.printed():
            for word in part.numbers():
                key = key_among(usual, word)
                if key not in usual:
                    sense.wrong(part, "cards of this kind have no {word!r}", word=word)
                if key in said:
                    sense.wrong(part, "its {word!r} is said already", word=word)
                said.append(key)
            if isinstance(part, TokenText):
                inner = Sense(sense.words, self.kind.kind(), plays=False, parse=sense.parse)
                part.line.abilities(inner)
                sense.faults += inner.faults
                if any([isinstance(one, TokenCard) for one in walk(part)]):
                    sense.wrong(part, "a token cannot create tokens: write it on the card itself")


def key_among(usual: Mapping[str, Any], word: str) -> str:
    """What files of cards call a number that a text speaks of."""
    for key in usual:
        if word.lower() in (key.lower(), key.lower().removesuffix("s")):
            return key
    return word


class PlainToken(TokenCard):
    """One without a text of its own."""

    text: ClassVar[str] = "[{before:BeforeName} ]{name:TokenCardName} {kind:TokenKind~}[ with {features:TokenFeatures}]"
    before: BeforeName | None
    name: TokenCardName
    kind: TokenKind
    features: TokenFeatures | None


class TokenWithText(TokenCard):
    """One with a text, which comes last."""

    text: ClassVar[str] = (
        "[{before:BeforeName} ]{name:TokenCardName} {kind:TokenKind~} "
        "with[ {features:TokenFeatures} and] {says:TokenText}"
    )
    before: BeforeName | None
    name: TokenCardName
    kind: TokenKind
    features: TokenFeatures | None
    says: TokenText


class NewTokens:
    """So many tokens of a sort, to be created by a text."""

    def __init__(self, count: CountWord, token: TokenCard) -> None:
        self.count = count.count()
        self.kind = token.kind
        self.name = token.card_name()

    def for_seat(self, table: Any, scope: Scope, seat: int) -> None:
        """They come into play in front of this player."""
        self.at(table, scope, seat, NOTHING)

    def at(self, table: Any, scope: Scope, seat: int, place: int) -> None:
        """As many as there are pieces for come into play, there; `it` and `them` are these."""
        card = table.game.tokens[self.name]
        made = [self.kind.creates(table, scope, seat, card, place) for _ in range(self.count)]
        scope.picks = [it for it in made if it >= 0]
