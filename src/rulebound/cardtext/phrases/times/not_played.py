"""Whether a player has played such a card at all: `if you have not played an item this turn`.

For games in which nothing else that players have done is said so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.times.history import played

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.times.history import DidPlay, SinceWhen
    from rulebound.cardtext.phrases.zones.decks import Wanted


class HasPlayedOne(Fact):
    """`If your opponent has not played a character this turn, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} has/have {no?not} {did:DidPlay} a {wanted:Wanted} {since:SinceWhen}"
    who: Acting
    no: bool
    did: DidPlay
    wanted: Wanted
    since: SinceWhen

    def so(self, sense: Sense) -> So:
        often, no = played(self.who, self.did, self.wanted, self.since, sense), self.no
        return lambda table, scope: (often(table, scope) > 0) != no
