"""What holds as long as a card is in a Class."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.acts.changes import Forbidden
from rulebound.cardtext.phrases.numbers.measuring import Measure
from rulebound.cardtext.phrases.replacing.would_happen import Fate
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium import characters, damage
from rulebound.games.avarium.ability import COMBAT, DEFENSE
from rulebound.games.avarium.events import EXHAUSTED, EXPELLED
from rulebound.games.avarium.needs import costs_enough
from rulebound.games.avarium.needs_of_fights import no_ready_student_in_front, no_token_to_support
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.phrases.ready_and_gone import MyStat
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.replacement import Instead
from rulebound.kernel.table.static import Adds, Lifts


class MyStatIs(Standing):
    """`My Combat is equal to the number of students in my class.` What is printed does not count."""

    text: ClassVar[str] = "my {stat} is equal to {measure}"
    stat: Stat
    measure: Measure

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if self.stat.word not in ("Combat", "Defense"):
            sense.wrong(self.stat, "only Combat and Defense can be equal to something")
        mine = [part for part in walk(self.measure) if isinstance(part, MyStat)]
        if mine and (self.stat.word == "Combat" or mine[0].stat.word != "Combat"):
            sense.wrong(mine[0], "of its own values, a card's Defense can be equal to its Combat alone")
        number, is_combat = self.measure.number_of(sense), self.stat.word == "Combat"

        def change(table: Table, source: int, it: int) -> int:
            if it != source:
                return 0
            printed = table.print_of(it).combat if is_combat else table.print_of(it).defense
            return number(table, Scope(table.holder[source], source, [])) - printed

        return [Adds(line, COMBAT if is_combat else DEFENSE, change)]


# -- What can be done all the same -------------------------------------------------------------------------------------


class Can(Standing):
    """A need that a card sets aside: the card wins over the rule. [card.wins]"""

    text: ClassVar[str] = "{who:Subject} can {freedom:Freedom}"
    who: Subject
    freedom: Freedom

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, word = self.who.filter(sense), self.freedom.word
        if word == BEHIND:
            return [Lifts(line, no_ready_student_in_front, lambda table, source, me, it: leads(table, source, found))]
        if word == AGAIN:
            return [Lifts(line, no_token_to_support, lambda table, source, me, it: found.holds(table, source, it))]
        return [Lifts(line, costs_enough, lambda table, source, me, it: found.holds(table, source, it))]


BEHIND: Final = "attack idols behind ready students"
ANY_COST: Final = "be exhausted to play schemes of any cost"
AGAIN: Final = "support fights despite Attack Tokens"


class Freedom(Word):
    label: ClassVar[str] = "what can be done all the same"
    forms: ClassVar[tuple[str, ...]] = (BEHIND, ANY_COST, AGAIN)


def leads(table: Table, source: int, found: Filter) -> bool:
    leader = table.leaders[0]
    return leader >= 0 and found.holds(table, source, leader)


# -- What cannot be done -----------------------------------------------------------------------------------------------


class CardForbidden(Forbidden):
    forms: ClassVar[tuple[str, ...]] = (
        "lead attacks", "be attacked", "support fights", "be expelled", "be exhausted", "be readied", "use abilities",
        "take part in attacks", "take part in fights", "support attacks", "support defenses",
    )  # fmt: skip

    def key(self) -> str:
        return "attack" if self.word == "lead attacks" else self.word


# -- What happens instead ----------------------------------------------------------------------------------------------


class WouldBeExpelled(Standing):
    text: ClassVar[str] = "if {who:Subject} would be expelled[ while {condition}], {rescue:Rescue} instead"
    who: Subject
    condition: Condition | None
    rescue: Rescue

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, so = self.who.filter(sense), self.condition.so(sense) if self.condition else None
        rescue = self.rescue

        def instead(table: Table, source: int, it: int, number: int) -> bool:
            if not found.holds(table, source, it):
                return False
            if so is not None and not so(table, Scope(table.holder[source], source, [])):
                return False
            return rescue.saves(table, source, it)

        return [Instead(line, EXPELLED, instead)]


class Rescue(Word):
    """What can happen instead, at once and without a choice."""

    label: ClassVar[str] = "what happens instead"
    forms: ClassVar[tuple[str, ...]] = (
        "exhaust me", "expel me", "exhaust it", "put it into your hallway", "put me into my hallway",
        "return me to the Courtyard", "return it to the Courtyard",
    )  # fmt: skip

    def saves(self, table: Table, source: int, it: int) -> bool:
        """Whether it has happened, or counts as if it had. [D24]"""
        if self.word == "put it into your hallway":
            characters.to_hallway(table, it, player(table, source))
            return True
        if self.word == "put me into my hallway":
            if table.zone[source] != CLASS:
                return False
            characters.to_hallway(table, source, player(table, source))
            return True
        if self.word.endswith("to the Courtyard"):
            characters.to_courtyard(table, source if self.word == "return me to the Courtyard" else it)
            return True
        if self.word == "expel me":
            if it == source or is_in_vain(table, "cannot be expelled", source):
                return False
            characters.expel(table, source, source)
            return True
        tired = source if self.word == "exhaust me" else it
        if table.exhausted[tired] or is_in_vain(table, "cannot be exhausted", tired):
            return False
        characters.exhaust(table, tired, source)
        return True


def is_in_vain(table: Table, cannot: str, it: int) -> bool:
    """Whether a card forbids what would happen instead, and so it saves no student."""
    return table.ruling("forbidden_rescue") == "fails" and table.forbidder(cannot, table.holder[it], it) >= 0


class CharacterFate(Fate):
    forms: ClassVar[tuple[str, ...]] = ("expelled", "exhausted")
    terms: ClassVar[dict[str, str]] = {"exhausted": "exhausted"}

    def event(self) -> str:
        return EXPELLED if self.word == "expelled" else EXHAUSTED

    def again(self, table: Table, it: int, other: int) -> None:
        """It may have left the Class meanwhile, by what was asked before."""
        if table.zone[it] != CLASS:
            return
        if self.word == "expelled":
            damage.expelled_after_all(table, it, other)
        else:
            characters.exhaust(table, it, other)
