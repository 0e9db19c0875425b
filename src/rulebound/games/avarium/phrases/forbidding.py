"""What cannot be done by whom: enemies play no schemes, or their schemes do nothing to some students."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.choices import targeting
from rulebound.cardtext.phrases.numbers.chosen_names import NAME, WithThatName
from rulebound.cardtext.phrases.paying.bans import Ban
from rulebound.cardtext.phrases.structure.filters import Filter, Prohibited
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Instructions
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium import parties
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Forbids

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.zones.decks import Wanted

LOOKS_ALONE: Final = True
PLAY: Final = "play schemes"
TARGETED: Final = "be targeted"


# -- Playing schemes ---------------------------------------------------------------------------------------------------


class Banned(Word):
    label: ClassVar[str] = "who cannot play schemes"
    forms: ClassVar[tuple[str, ...]] = ("enemies", "players", "you")

    def number(self) -> str:
        return "many"

    def is_one(self, table: Table, source: int, me: int) -> bool:
        """Whether this player is meant, by the card that says so."""
        return self.word == "players" or (player(table, source) == me) == (self.word == "you")


class BannedWhile(Word):
    label: ClassVar[str] = "when they cannot"
    forms: ClassVar[tuple[str, ...]] = (
        "during your turn", "during enemies' turns", "during fights", "during fights with me",
    )  # fmt: skip

    def is_now(self, table: Table, source: int) -> bool:
        if self.word == "during fights":
            return table.fight != NO_FIGHT
        if self.word == "during fights with me":
            return parties.side_of(table, source) >= 0
        return (table.active == player(table, source)) == (self.word == "during your turn")


class PlayNoSchemes(Standing):
    """`Enemies cannot play SURPRISE schemes during your turn.`"""

    text: ClassVar[str] = "{who:Banned} cannot play {wanted:Wanted+}[ {occasion:BannedWhile}]"
    who: Banned
    wanted: Wanted
    occasion: BannedWhile | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [no_schemes(line, self.who, self.wanted, self.occasion, sense)]


def no_schemes(
    text: str, who: Banned, wanted: Wanted, occasion: BannedWhile | None, sense: Sense
) -> Forbids[Any]:  # fmt: skip
    """That these players cannot play such schemes."""
    kind = getattr(wanted, "kind", None)
    if kind is not None and not kind.could_be(SCHEME):
        sense.wrong(wanted, "only schemes are played: write 'recruit' of students")
    test = wanted.test(sense)

    def applies(table: Table, source: int, me: int, it: int) -> bool:
        if not who.is_one(table, source, me) or not test.holds(table, it, it):
            return False
        return occasion is None or occasion.is_now(table, source)

    return Forbids(text, PLAY, applies)


class PlayNoSchemesUntil(Instructions):
    """The idol of the player has it for a while."""

    keeps_choice: ClassVar[bool] = True
    text: ClassVar[str] = "{until}, {who:Banned} cannot play {wanted:Wanted+}"
    until: Until
    who: Banned
    wanted: Wanted

    def effect(self, sense: Sense) -> Effect[Any]:
        if any([isinstance(part, WithThatName) for part in walk(self.wanted)]):
            return ban_of_name(self, self.who, self.wanted, self.until, sense)
        forbids = no_schemes(f"{self}.", self.who, self.wanted, None, sense)
        return ForbidForNow(forbids, self.until)


def ban_of_name(phrase: Phrase, who: Banned, wanted: Wanted, until: Until, sense: Sense) -> Effect[Any]:
    """The name that was chosen before is kept with the ban; all know it."""

    def seats(table: Table, scope: Scope) -> list[int]:
        return [seat for seat in table.left() if who.is_one(table, of_seat(scope.me), seat)]

    ban = Ban(str(phrase), wanted.test(sense), seats, until, by_card=sense.feature != NAME)
    ban.forbids = Forbids(str(phrase), PLAY, ban.is_banned)
    return ban


class ForbidForNow(Effect[Any]):
    def __init__(self, forbids: Forbids[Any], until: Until) -> None:
        super().__init__()
        self.forbids = forbids
        self.until = until

    def run(self, table: Table, scope: Scope) -> None:
        table.modify(
            gained(self.forbids), table.idol[scope.me], 0, self.until.lasts(), scope.me, scope.source
        )  # fmt: skip

    def lends(self) -> list[Ability[Any]]:
        return [self.forbids]


# -- By whom -----------------------------------------------------------------------------------------------------------


class ByWhat(Word):
    label: ClassVar[str] = "by what"
    forms: ClassVar[tuple[str, ...]] = ("enemies", "enemy schemes", "enemy students", "schemes")

    def is_doing(self, table: Table, it: int) -> bool:
        """Whether such a card is doing something to this one just now; in a fight, it is the other side."""
        acting = table.scopes[-1].source if table.scopes else NOTHING
        if acting < 0:
            return self.word in ("enemies", "enemy students") and table.fight == FIGHT
        if self.word == "enemy students" and not table.is_student(acting):
            return False
        if self.word in ("schemes", "enemy schemes") and not table.is_scheme(acting):
            return False
        return self.word == "schemes" or player(table, acting) != table.holder[it]


class DoneBy(Word):
    label: ClassVar[str] = "what cannot be done to them"
    forms: ClassVar[tuple[str, ...]] = ("exhausted", "expelled", "readied")


class CannotBeDoneBy(Standing):
    """`Students in my class cannot be exhausted by enemy schemes.`"""

    text: ClassVar[str] = "{who:Subject} cannot be {done:DoneBy} by {by:ByWhat}"
    who: Subject
    done: DoneBy
    by: ByWhat

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [not_done_by(line, self.who, self.done, self.by, sense)]


def not_done_by(text: str, who: Subject, done: DoneBy, by: ByWhat, sense: Sense) -> Forbids[Any]:
    """That this is not done to them by those."""
    found = who.filter(sense)
    if by.word == "schemes" and done.word == "exhausted":
        sense.wrong(by, "students are exhausted to pay for schemes as well: write 'by enemy schemes'")

    def applies(table: Table, source: int, me: int, it: int) -> bool:
        return by.is_doing(table, it) and found.holds(table, source, it)

    return Forbids(text, f"be {done.word}", applies)


class CannotBeDoneByUntil(Instructions):
    """The idol of the player has it for a while."""

    text: ClassVar[str] = "{until}, {who:Subject} cannot be {done:DoneBy} by {by:ByWhat}"
    until: Until
    who: Subject
    done: DoneBy
    by: ByWhat

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidForNow(not_done_by(f"{self}.", self.who, self.done, self.by, sense), self.until)


class CannotBeAttackedBy(Standing):
    """`I cannot be attacked by students with Combat 3 or more.` It is the leader of the attack that counts."""

    text: ClassVar[str] = "{who:Subject} cannot be attacked by {attackers:Cards+}"
    who: Subject
    attackers: Cards

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, attackers = self.who.filter(sense), self.attackers.filter(sense)

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            leader = table.leaders[parties.ATTACKING]
            return leader >= 0 and found.holds(table, source, it) and attackers.holds(table, source, leader)

        return [Forbids(line, "be attacked", applies)]


class CannotBeTargeted(Standing):
    """`I cannot be targeted by enemy schemes.`"""

    text: ClassVar[str] = "{who:Subject} cannot be targeted[ by {by:ByWhat}]"
    who: Subject
    by: ByWhat | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        if self.by is not None and self.by.word == "enemy students":
            sense.wrong(self.by, "write 'by enemies' or 'by enemy schemes' here")
        others_only = self.by is not None and self.by.word != "schemes"
        schemes_only = self.by is not None and self.by.word != "enemies"

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            if (schemes_only and not table.is_scheme(table.doer)) or (others_only and me == table.holder[it]):
                return False
            return found.holds(table, source, it)

        return [Forbids(line, TARGETED, applies)]


def may_be_targeted(found: Filter) -> Filter:
    """Those of these cards that can be targets."""
    return found.but(MAY_BE_TARGETED)


def may_be_targeted_by(table: Table, source: int, it: int) -> bool:
    """Whether no card forbids it of this card, which is the doer while that is asked."""
    before, table.doer = table.doer, source
    found = table.forbidder(NO_TARGET, player(table, source), it)
    table.doer = before
    return found < 0


NO_TARGET: Final = f"cannot {TARGETED}"
MAY_BE_TARGETED: Final = Prohibited("{it} cannot be targeted.", may_be_targeted_by, NO_TARGET)


class Target(targeting.Target):
    def aimed(self, found: Filter) -> Filter:
        return may_be_targeted(found)


class Targets(targeting.Targets):
    def aimed(self, found: Filter) -> Filter:
        return may_be_targeted(found)


class UpToTargets(targeting.UpToTargets):
    def aimed(self, found: Filter) -> Filter:
        return may_be_targeted(found)
