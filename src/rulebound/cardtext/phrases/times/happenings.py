"""What happens to players in every game: they gain and lose, draw and discard; so that a card does something then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND, DRAWS_A_CARD, CardTable

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount


class Acting(Word):
    """Who does it: a game with another word for other players has it in a class of its own."""

    label: ClassVar[str] = "who does it"

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def acts(self, table: Any, source: int, seat: int) -> bool:
        """Whether it is this player, as the card says it."""
        assert isinstance(table, CardTable)
        return self.includes(table.whose(source), seat)

    def includes(self, me: int, seat: int) -> bool:
        """Whether it is this player, as my card says it."""
        return self.word == "a player" or (seat == me) == (self.word == "you")


class AnyActing(Acting):
    forms: ClassVar[tuple[str, ...]] = ("you", "another player", "a player")


class OfPlayers(Event):
    """Something of a player, and of no card that could be spoken of."""

    who: Acting

    def has_player(self) -> bool:
        return self.who.word != "you"

    def has_card(self) -> bool:
        return False

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return self.kind(sense), lambda table, source, it, other, seat: seat >= 0 and who.acts(table, source, seat)

    def kind(self, sense: Sense) -> str:
        """What the table calls it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class OfResource(OfPlayers):
    """So much of a resource, of which can be spoken as `that much`."""

    resource: Resource

    def has_amount(self) -> bool:
        return True


class GainsSome(OfResource):
    """`When another player gains points, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} gains/gain {resource+}"
    who: Acting
    resource: Resource

    def kind(self, sense: Sense) -> str:
        return self.resource.gained()


class LosesSome(OfResource):
    text: ClassVar[str] = "{who:Acting} loses/lose {resource+}"
    who: Acting
    resource: Resource

    def kind(self, sense: Sense) -> str:
        return self.resource.lost()


class SoMuchAtOnce(OfResource):
    """Not in several steps."""

    amount: Amount

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, int(self.amount.value)

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return bool(table.happening >= least) and seat >= 0 and who.acts(table, source, seat)

        return self.kind(sense), when


class GainsSoMuch(SoMuchAtOnce):
    """`When another player gains 3 or more Shards at once, gain 1 Shard.`"""

    text: ClassVar[str] = "{who:Acting} gains/gain {amount} or more {resource+} {once?at once}"
    who: Acting
    amount: Amount
    resource: Resource
    once: bool

    def kind(self, sense: Sense) -> str:
        return self.resource.gained()


class LosesSoMuch(SoMuchAtOnce):
    text: ClassVar[str] = "{who:Acting} loses/lose {amount} or more {resource+} {once?at once}"
    who: Acting
    amount: Amount
    resource: Resource
    once: bool

    def kind(self, sense: Sense) -> str:
        return self.resource.lost()


class DrawsACard(OfPlayers):
    """Each card that is drawn is one time."""

    text: ClassVar[str] = "{who:Acting} draws/draw a card"
    who: Acting

    def kind(self, sense: Sense) -> str:
        return DRAWS_A_CARD


class DiscardsACard(OfPlayers):
    """Out of a hand, for whatever reason."""

    text: ClassVar[str] = "{who:Acting} {verb:DiscardsVerb#who} a card"
    who: Acting
    verb: DiscardsVerb

    def kind(self, sense: Sense) -> str:
        return DISCARDS_FROM_HAND


class DiscardsVerb(Word):
    forms: ClassVar[dict[str, str]] = {"discards": "discard"}
