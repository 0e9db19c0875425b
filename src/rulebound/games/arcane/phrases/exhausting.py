"""What is done in place of exhausting a tile, by a text or by casting it, and in place of resting."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.replacing.once_instead import using_up
from rulebound.cardtext.phrases.replacing.would_happen import Applies, Averted, AvertedOfPlayer, Fate, Replaced, is_mine
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.arcane import assignments, tiles
from rulebound.games.arcane.assignments import WOULD_DISCARD, WOULD_TAKE
from rulebound.games.arcane.phrases.done_to_tiles import doer
from rulebound.games.arcane.rules import WOULD_REST, rest
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.tiles import BY_CAST, WOULD_EXHAUST
from rulebound.games.arcane.zones import SLATE
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.replacement import Instead


class TileFate(Fate):
    """Tiles are exhausted, completed assignments and placed tiles discarded, and items taken by other players."""

    forms: ClassVar[tuple[str, ...]] = ("exhausted", "discarded", "taken")
    terms: ClassVar[dict[str, str]] = {"exhausted": "exhausted"}

    def event(self) -> str:
        return {"exhausted": WOULD_EXHAUST, "discarded": WOULD_DISCARD, "taken": WOULD_TAKE}[self.word]

    def again(self, table: Table, it: int, other: int) -> None:
        if self.word == "taken":
            assignments.change_hands(table, it, table.whose(other))
        elif self.word == "exhausted":
            if table.is_visible(it):
                tiles.exhaust(table, it)
        elif table.zone[it] == SLATE:
            tiles.discard(table, it)
        else:
            assignments.discard(table, it)


class YouExhaust(Averted):
    """`If you would exhaust a tile by casting it, you may pay 2 Will instead.`

    By a text of yours, too, without `by casting it`.
    """

    text: ClassVar[str] = "you would exhaust {what:Subject} {cast?by casting it}"
    what: Subject
    cast: bool

    def event(self) -> str:
        return WOULD_EXHAUST

    def applies(self, sense: Sense) -> Applies:
        found, only_cast = self.what.filter(sense), self.cast

        def by_you(table: Table, source: int, it: int, number: int) -> bool:
            if only_cast and number != BY_CAST:
                return False
            return doer(table) == table.whose(source) and found.holds(table, source, it)

        return by_you

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        if table.is_visible(it):
            tiles.exhaust(table, it)

    def is_of_card(self) -> bool:
        return True


class AnotherExhausts(Replaced):
    """By a text of another player, or by a cast."""

    text: ClassVar[str] = "another player would exhaust {what:Subject}"
    what: Subject

    def event(self) -> str:
        return WOULD_EXHAUST

    def applies(self, sense: Sense) -> Applies:
        found = self.what.filter(sense)

        def by_another(table: Table, source: int, it: int, number: int) -> bool:
            return doer(table) != table.whose(source) and found.holds(table, source, it)

        return by_another

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        if table.is_visible(it):
            tiles.exhaust(table, it)

    def is_of_card(self) -> bool:
        return True


class NotExhaustedByCasting(Standing):
    """`Your corners are not exhausted when cast.`"""

    text: ClassVar[str] = "{who:Subject} is/are not exhausted when cast"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)

        def spared(table: Any, source: int, it: int, number: int) -> bool:
            return number == BY_CAST and it >= 0 and found.holds(table, source, it)

        return [Instead(line, WOULD_EXHAUST, spared)]


class NeverExhausted(NotExhaustedByCasting):
    """`As long as you have no cards in your hand, your tiles do not become exhausted.` They can be cast."""

    text: ClassVar[str] = "{who:Subject} does/do not become exhausted"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Instead(line, WOULD_EXHAUST, lambda table, source, it, number: found.holds(table, source, it))]


class FirstCastSpared(Standing):
    text: ClassVar[str] = "the first tile you cast each turn is not exhausted"

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        def spared(table: Any, source: int, it: int, number: int) -> bool:
            return number == BY_CAST and doer(table) == table.whose(source)

        return [Instead(line, WOULD_EXHAUST, using_up(spared, line))]


class YouWouldRest(AvertedOfPlayer):
    """`If you would rest, you may take 1 Shard from each other player instead.`"""

    text: ClassVar[str] = "you would rest"

    def event(self) -> str:
        return WOULD_REST

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        rest(table, seat_meant(it))
