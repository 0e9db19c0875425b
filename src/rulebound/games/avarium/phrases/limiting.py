"""How much players can do in a turn: schemes that they play, students whom they recruit, fights that they declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.paying import bans
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.games.avarium.card import SCHEME, STUDENT
from rulebound.games.avarium.events import ATTACKS
from rulebound.games.avarium.phrases.forbidding import PLAY, ForbidForNow
from rulebound.games.avarium.phrases.lines import Surprise
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.modifier import NEXT_TURN_OVER
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Forbids

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.paying.prices_for_a_while import PlaysVerb
    from rulebound.cardtext.phrases.structure.counts import CountWord, Until
    from rulebound.cardtext.phrases.structure.players import Others
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.games.avarium.phrases.forbidding import Banned

RECRUITED: Final = "be recruited"
ATTACK: Final = "attack"
SUPPORT: Final = "support fights"


class Many(Word):
    """How many fights, as the number before says."""

    forms: ClassVar[dict[str, str]] = {"fight": "fights"}


class PlayAtMost(Standing):
    """`Enemies can play only one scheme each turn.` What was played before the card was there does not count."""

    text: ClassVar[str] = (
        "{who:Banned} cannot {plays:PlaysVerb} more than {count:CountWord} {wanted:Wanted#count} each turn"
    )
    who: Banned
    plays: PlaysVerb
    count: CountWord
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [at_most(line, self.who, self.plays, self.count, self.wanted, sense)]


class PlayAtMostUntil(Instructions):
    """The idol of the player counts it for a while."""

    text: ClassVar[str] = (
        "{until}, {who:Banned} cannot {plays:PlaysVerb} more than {count:CountWord} {wanted:Wanted#count} each turn"
    )
    until: Until
    who: Banned
    plays: PlaysVerb
    count: CountWord
    wanted: Wanted

    def effect(self, sense: Sense) -> Effect[Any]:
        before, sense.notes = sense.notes, []
        forbids = at_most(f"{self}.", self.who, self.plays, self.count, self.wanted, sense)
        counts, sense.notes = sense.notes, before
        return CountForNow(forbids, counts, self.until)


class CountForNow(ForbidForNow):
    """What is forbidden for a while hangs on what the idol counts meanwhile."""

    def __init__(self, forbids: Forbids[Any], counts: list[Ability[Any]], until: Until) -> None:
        super().__init__(forbids, until)
        self.counts = counts

    def run(self, table: Table, scope: Scope) -> None:
        for one in self.counts:
            table.modify(gained(one), table.idol[scope.me], 0, self.until.lasts(), scope.me, scope.source)
        super().run(table, scope)

    def lends(self) -> list[Ability[Any]]:
        return [*self.counts, self.forbids]


def at_most(
    text: str, who: Banned, plays: PlaysVerb, count: CountWord, wanted: Wanted, sense: Sense
) -> Forbids[Any]:  # fmt: skip
    """That these players cannot play or recruit more than so many of such cards in a turn."""
    test, most = wanted_of(plays, wanted, sense), count.count()
    often = bans.counted_for_each(f"{plays} {wanted}", plays.events(), test, sense)

    def applies(table: Table, source: int, me: int, it: int) -> bool:
        if not who.is_one(table, source, me) or not test.holds(table, it, it):
            return False
        return table.times_noted(source, often[me]) >= most

    return Forbids(text, RECRUITED if plays.word == "recruit" else PLAY, applies)


def wanted_of(plays: PlaysVerb, wanted: Wanted, sense: Sense) -> Test:
    """Which cards; students are recruited, and schemes are played."""
    kind = getattr(wanted, "kind", None)
    recruited = plays.word == "recruit"
    if kind is not None and not kind.could_be(STUDENT if recruited else SCHEME):
        sense.correct(plays, "write '{word}' here", word="play" if recruited else "recruit")
    return wanted.test(sense)


# -- Not at all --------------------------------------------------------------------------------------------------------


class RecruitNone(Standing):
    """`Enemies cannot recruit Sports students.`"""

    text: ClassVar[str] = "{who:Banned} cannot recruit {wanted:Wanted+}"
    who: Banned
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [recruits_none(line, self.who, self.wanted, sense)]


class RecruitNoneUntil(Instructions):
    text: ClassVar[str] = "{until}, {who:Banned} cannot recruit {wanted:Wanted+}"
    until: Until
    who: Banned
    wanted: Wanted

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidForNow(recruits_none(f"{self}.", self.who, self.wanted, sense), self.until)


def recruits_none(text: str, who: Banned, wanted: Wanted, sense: Sense) -> Forbids[Any]:
    """That these players recruit no such students."""
    test = wanted.test(sense)

    def applies(table: Table, source: int, me: int, it: int) -> bool:
        return who.is_one(table, source, me) and test.holds(table, it, it)

    return Forbids(text, RECRUITED, applies)


class DeclareNone(Standing):
    text: ClassVar[str] = "{who:Banned} cannot declare fights"
    who: Banned

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [declares_none(line, self.who)]


class DeclareNoneUntil(Instructions):
    text: ClassVar[str] = "{until}, {who:Banned} cannot declare fights"
    until: Until
    who: Banned

    def effect(self, sense: Sense) -> Effect[Any]:
        return ForbidForNow(declares_none(f"{self}.", self.who), self.until)


def declares_none(text: str, who: Banned) -> Forbids[Any]:
    """That these players declare no fights."""
    return Forbids(text, ATTACK, lambda table, source, me, it: who.is_one(table, source, me))


class PlayersAct(Word):
    """What a player can be kept from."""

    label: ClassVar[str] = "what players do"
    forms: ClassVar[tuple[str, ...]] = (
        "play schemes", "play SURPRISE schemes", "recruit students", "declare fights", SUPPORT,
    )  # fmt: skip

    def key(self) -> str:
        """What the table calls it."""
        if self.word.startswith("play"):
            return PLAY
        if self.word == SUPPORT:
            return SUPPORT
        return RECRUITED if self.word == "recruit students" else ATTACK

    def is_meant(self, table: Table, it: int) -> bool:
        """Whether it is this with that card."""
        return self.word != "play SURPRISE schemes" or table.print_of(it).surprise


class TheyCannot(Clause):
    """`Target enemy cannot play schemes until the start of your next turn.` The idol of that player has it so long."""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayersAct} {until}"
    who: Others
    act: PlayersAct
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return KeepFrom(f"You cannot {self.act}.", self.act, self.who.seats(sense), self.until)


class TheyAllCannot(Clause):
    """`You cannot declare fights until the end of the turn.` The idol of the player has it for a while."""

    text: ClassVar[str] = "{who:Banned} cannot {act:PlayersAct} {until}"
    who: Banned
    act: PlayersAct
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        who, act = self.who, self.act

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return who.is_one(table, source, me) and act.is_meant(table, it)

        text = f"{str(who).capitalize()} cannot {act}."
        return ForbidForNow(Forbids(text, act.key(), applies), self.until)


class NotInTheirTurn(Clause):
    """`Target enemy cannot declare fights during their next turn.`"""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayersAct} during their next turn"
    who: Others
    act: PlayersAct

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.plays or any([isinstance(part, Surprise) for part in walk(sense.line)] if sense.line else []):
            sense.wrong(self, "this could be done in their turn: write 'until the start of your next turn'")
        return KeepFrom(f"During your turn, you cannot {self.act}.", self.act, self.who.seats(sense), None)


class KeepFrom(Effect[Any]):
    """These players cannot do it, until a time; or, where there is none, in their next turn."""

    def __init__(self, text: str, act: PlayersAct, seats: Seats, until: Until | None) -> None:
        super().__init__()
        in_turn = until is None

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            if table.holder[source] != me or (in_turn and table.active != me):
                return False
            return act.is_meant(table, it)

        self.forbids = Forbids[Any](text, act.key(), applies)
        self.seats = seats
        self.until = until

    def run(self, table: Table, scope: Scope) -> None:
        until = self.until
        for seat in self.seats(table, scope):
            lasts, whose = (NEXT_TURN_OVER, seat) if until is None else (until.lasts(), scope.me)
            table.modify(gained(self.forbids), table.idol[seat], 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [self.forbids]


class DeclareAtMost(Standing):
    """`Players can declare only one fight each turn.`"""

    text: ClassVar[str] = "{who:Banned} cannot declare more than {count:CountWord} {fights:Many#count} each turn"
    who: Banned
    count: CountWord
    fights: Many

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, most = self.who, self.count.count()
        anything = Test("", lambda table, source, it: True)
        often = bans.counted_for_each("declare fights", [ATTACKS], anything, sense)

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return who.is_one(table, source, me) and table.times_noted(source, often[me]) >= most

        return [Forbids(line, ATTACK, applies)]
