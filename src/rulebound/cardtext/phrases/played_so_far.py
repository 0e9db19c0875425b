"""How many cards a player has played, in this turn as a number, and since the game began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.history import HaveDoneOften, counted, played
from rulebound.cardtext.phrases.meaning import Number, Sense
from rulebound.cardtext.phrases.measuring import WholeMeasure
from rulebound.cardtext.phrases.players import Per
from rulebound.kernel.basics.modifier import END_OF_GAME

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.decks import Wanted
    from rulebound.cardtext.phrases.happenings import Acting
    from rulebound.cardtext.phrases.history import DidPlay
    from rulebound.cardtext.phrases.nouns import CountWay, CountWord


class NumberPlayed(WholeMeasure):
    """`This gets Power equal to the number of actions you have performed this turn.`"""

    text: ClassVar[str] = "the number of {wanted:Wanted+} {who:Acting} has/have {did:DidPlay} this turn"
    wanted: Wanted
    who: Acting
    did: DidPlay

    def number_of(self, sense: Sense) -> Number:
        return played(self.who, self.did, self.wanted, sense)


class HavePlayedInGame(HaveDoneOften):
    """`You win if you have played ten or more schemes this game.`"""

    text: ClassVar[str] = (
        "{who:Acting} has/have {did:DidPlay} {count:CountWord} or {way:CountWay} {wanted:Wanted+} this game"
    )
    who: Acting
    did: DidPlay
    count: CountWord
    way: CountWay
    wanted: Wanted

    def counted(self, sense: Sense) -> Number:
        return played_in_game(self.who, self.did, self.wanted, sense)


class PerPlayedInGame(Per):
    """`Gain 1 Merit for each scheme you have played this game.`"""

    text: ClassVar[str] = "for each {wanted:Wanted} {who:Acting} has/have {did:DidPlay} this game"
    wanted: Wanted
    who: Acting
    did: DidPlay

    def number_of(self, sense: Sense) -> Number:
        return played_in_game(self.who, self.did, self.wanted, sense)


def played_in_game(who: Acting, did: DidPlay, wanted: Wanted, sense: Sense) -> Number:
    """How many such cards this player has played since the game began, this one too."""
    test, kinds = wanted.test(sense), type(did).kinds

    def is_one(table: Any, source: int, it: int) -> bool:
        return any([test.holds(table, source, part) for part in did.parts(table, it)])

    return counted(who, sense, f"{did} {wanted} this game".lower(), kinds, is_one, lasts=END_OF_GAME)
