"""Which cards, by what is printed on them, wherever they lie: `card`, `item`, `Fire action with cost 2 or less`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, trait
from rulebound.cardtext.phrases.decks import printed_test
from rulebound.cardtext.phrases.meaning import Sense

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.nouns import Adjective, Having, Kind

Among = Callable[[Any, int, int], bool]  # (table, source, it)


@trait
class Sort:
    """Which cards of a pile: all, or those of a kind, by what is printed on them."""

    label: ClassVar[str] = "a kind of card, or 'card'"

    def among(self, sense: Sense) -> Among:
        """Whether a card of a pile is one of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class CardOf(Phrase, Sort):
    text: ClassVar[str] = "{kind~}"
    kind: Kind

    def among(self, sense: Sense) -> Among:
        return printed_test(sense, (), self.kind, None)


class PrintedCard(Phrase, Sort):
    """`Song action`, `Fire action with cost 2 or less`"""

    text: ClassVar[str] = "{adjectives:Adjective*} {kind~}[ {having}]"
    adjectives: tuple[Adjective, ...]
    kind: Kind
    having: Having | None

    def among(self, sense: Sense) -> Among:
        return printed_test(sense, self.adjectives, self.kind, self.having)


class CardHaving(Phrase, Sort):
    """`partner with cost 2 or less`"""

    text: ClassVar[str] = "{kind~} {having}"
    kind: Kind
    having: Having

    def among(self, sense: Sense) -> Among:
        return printed_test(sense, (), self.kind, self.having)
