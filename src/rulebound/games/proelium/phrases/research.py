"""Extra Research in the texts of Proelium: who does it, how it ends, and the dice that are rolled for it."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.rerolling import OF_TEXTS, OwnDice
from rulebound.cardtext.phrases.dice.rolling import Face, RollsNumber, RollsVerb, of_dice
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.games.proelium.events import FAILS, RESEARCHES, SUCCEEDS
from rulebound.games.proelium.phrases.lines import YouOrOpponent
from rulebound.games.proelium.research import OF_RESEARCH
from rulebound.kernel.table.cardtable import ROLLS


class DoesResearch(Event):
    text: ClassVar[str] = "{who:YouOrOpponent} researches/research"
    who: YouOrOpponent

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return RESEARCHES, lambda table, source, it, other, seat: who.is_it(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class RollsHere(RollsVerb):
    """The dice of texts, and that of Extra Research. [R63]"""

    forms: ClassVar[dict[str, str]] = {"rolls": "roll"}
    kinds: ClassVar[tuple[str, ...]] = (ROLLS, RESEARCHES)


class DiceHere(OwnDice):
    """[R66]"""

    forms: ClassVar[tuple[str, ...]] = ("one of your dice", "your Extra Research")
    keys: ClassVar[dict[str, tuple[str, ...]]] = {
        "one of your dice": (OF_TEXTS, OF_RESEARCH), "your Extra Research": (OF_RESEARCH,),
    }  # fmt: skip


class RollsForResearch(RollsNumber):
    text: ClassVar[str] = "{who:Acting} {verb:RollsVerb#who} {face} on Extra Research"
    who: Acting
    verb: RollsVerb
    face: Face

    def each(self) -> list[Event]:
        return [of_dice(self.who, self.face, RESEARCHES)]


class ResearchEnds(Event):
    text: ClassVar[str] = "{whose:WhoseResearch} Extra Research {result:Result}"
    whose: WhoseResearch
    result: Result

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        kind, own = self.result.word, self.whose.word == "your"
        return kind, lambda table, source, it, other, seat: (table.whose(source) == seat) == own


class WhoseResearch(Word):
    forms: ClassVar[tuple[str, ...]] = ("your", "your opponent's")


class Result(Word):
    forms: ClassVar[tuple[str, ...]] = (SUCCEEDS, FAILS)
