"""Damage that characters deal by a text, and not the card that says so: `each character deals 2 damage to itself`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.copying import OfTwo, both_taken
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.players import Player
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Object, This, refuse_your, some_can
from rulebound.games.proelium import verbs
from rulebound.games.proelium.phrases.amounts import Quantity
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class Itself(Word):
    label: ClassVar[str] = "itself, themselves"
    forms: ClassVar[dict[str, str]] = {"itself": "themselves"}


class CharactersDeal(Clause):
    """What deals the damage are these characters. [R62]"""

    what: Bearer

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_character(it))

    def refuse_this(self, sense: Sense) -> None:
        """What the card itself deals is said without it."""
        refuse_your(self.what, sense)
        if isinstance(self.what, This) and isinstance(self, DealsAmount):
            sense.correct(self.what, "leave 'this' out, and write 'deal': the card itself deals it")

    def much(self, table: Table, scope: Scope, it: int) -> int:
        """How much this one deals."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def dealt_to_itself(self, sense: Sense) -> Effect[Any]:
        """Each of them takes what it deals."""
        self.refuse_this(sense)
        wound = DoToEach(lambda table, scope, it: verbs.wound(table, it, self.much(table, scope, it), it))
        return Sequence(self.what.take(sense), wound)

    def dealt_to(self, other: Object, sense: Sense) -> Effect[Any]:
        """Each of them deals it to another card; those are chosen first."""
        self.refuse_this(sense)
        both = both_taken(self.what, other, sense)

        def wound(table: Table, scope: Scope, it: int, target: int) -> None:
            verbs.wound(table, target, self.much(table, scope, it), it)

        return Sequence(*both, OfTwo(wound))

    def dealt_to_player(self, who: Player, sense: Sense) -> Effect[Any]:
        """Each of them deals it to a player."""
        self.refuse_this(sense)
        seats = who.seats(sense)

        def hurt(table: Table, scope: Scope, it: int) -> None:
            for seat in seats(table, scope):
                verbs.hurt(table, seat, it, self.much(table, scope, it))

        return Sequence(self.what.take(sense), DoToEach(hurt))


# -- As much as one of its values --------------------------------------------------------------------------------------


class DealsValue(CharactersDeal):
    """As it is when the damage is dealt."""

    stat: Stat

    def much(self, table: Table, scope: Scope, it: int) -> int:
        return max(0, self.stat.of(table, it))


class DealsValueToItself(DealsValue):
    """`Each character deals damage equal to its A to itself.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal damage equal to its/their {stat} to {same:Itself#what}"
    what: Bearer
    stat: Stat
    same: Itself

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.dealt_to_itself(sense)


class DealsValueTo(DealsValue):
    """`A character of yours deals damage equal to its A to a character of your opponent.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal damage equal to its/their {stat} to {other:Object}"
    what: Bearer
    stat: Stat
    other: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.dealt_to(self.other, sense)


class DealsValueToPlayer(DealsValue):
    """`A character of yours deals damage equal to its A to your opponent.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal damage equal to its/their {stat} to {who:Player}"
    what: Bearer
    stat: Stat
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.dealt_to_player(self.who, sense)


# -- So much -----------------------------------------------------------------------------------------------------------


class DealsAmount(CharactersDeal):
    """With dice, each rolls its own."""

    amount: Quantity

    def much(self, table: Table, scope: Scope, it: int) -> int:
        return self.amount.rolled(table, scope.me)


class DealsAmountToItself(DealsAmount):
    """`Each attacking character deals 2 damage to itself.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal {amount:Quantity} damage to {same:Itself#what}"
    what: Bearer
    amount: Quantity
    same: Itself

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.dealt_to_itself(sense)


class DealsAmountTo(DealsAmount):
    """`A character of yours deals 2 damage to another character.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal {amount:Quantity} damage to {other:Object}"
    what: Bearer
    amount: Quantity
    other: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.dealt_to(self.other, sense)


class DealsAmountToPlayer(DealsAmount):
    """`Each character of yours deals 1 damage to your opponent.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal {amount:Quantity} damage to {who:Player}"
    what: Bearer
    amount: Quantity
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.dealt_to_player(self.who, sense)


# -- The card that says so deals it ------------------------------------------------------------------------------------


class WoundByOwn(Clause):
    """`Deal damage to each character equal to its own A.` [card.attack] [R35]"""

    text: ClassVar[str] = "deal damage to {what:Object} equal to its/their own {stat}"
    what: Object
    stat: Stat

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_character(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        stat = self.stat

        def wound(table: Table, scope: Scope, it: int) -> None:
            verbs.wound(table, it, max(0, stat.of(table, it)), scope.source)

        return Sequence(self.what.take(sense), DoToEach(wound))
