"""What is so, or done, if dice of a clash show something: `when a Power die of yours shows 6, gain 1 Action Point`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.rerolling import OF_TEXTS, OwnDice
from rulebound.cardtext.phrases.dice.rolling import RollsVerb
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.games.varia.ability_keys import UNTIL_MOMENT_ENDS
from rulebound.games.varia.dice import FOCUS_SHOWN, POWER_SHOWN, REROLL_FOCUS, REROLL_POWER
from rulebound.games.varia.phrases.dice_shown import Shown
from rulebound.games.varia.phrases.in_moment import refuse_without_moment
from rulebound.games.varia.phrases.lines import AtStart, When
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import ROLLS
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Triggered
from rulebound.language import N_

NOT_ROLLED: Final = N_("dice are rolled after the start of a moment: write this at 'On-Hit:' or 'End of Moment:'")


class DieSort(Word):
    label: ClassVar[str] = "which die"
    kinds: ClassVar[dict[str, str]] = {"Power": POWER_SHOWN, "Focus": FOCUS_SHOWN}
    forms: ClassVar[tuple[str, ...]] = tuple(kinds)

    def kind(self) -> str:
        """The kind of event that such a die shows something."""
        return type(self).kinds[self.word]


class DiceOwner(Word):
    label: ClassVar[str] = "whose die"
    forms: ClassVar[tuple[str, ...]] = ("yours", "another player")

    def is_it(self, table: Table, source: int, seat: int) -> bool:
        return (table.controller(source) == seat) == (self.word == "yours")


def shows(whose: DiceOwner, shown: Shown) -> When:
    """Whether such a die has shown it just now."""

    def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
        return whose.is_it(table, source, seat) and shown.is_it(table.happening)

    return when


class DieShows(OfNoCard):
    """Each die is one time; of an Improved or Impaired action only those of the roll that counts. [R40]"""

    text: ClassVar[str] = "a {sort:DieSort} die of {whose:DiceOwner} shows {shown}"
    sort: DieSort
    whose: DiceOwner
    shown: Shown

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.sort.kind(), shows(self.whose, self.shown)

    def has_player(self) -> bool:
        return self.whose.word != "yours"


class RollsHere(RollsVerb):
    """The dice of texts, and those of a clash. [R40] [R44]"""

    forms: ClassVar[dict[str, str]] = {"rolls": "roll"}
    kinds: ClassVar[tuple[str, ...]] = (ROLLS, POWER_SHOWN, FOCUS_SHOWN)


class DiceHere(OwnDice):
    """[R48]"""

    forms: ClassVar[tuple[str, ...]] = ("one of your dice", "one of your Power dice", "one of your Focus dice")
    keys: ClassVar[dict[str, tuple[str, ...]]] = {
        "one of your dice": (OF_TEXTS, REROLL_POWER, REROLL_FOCUS), "one of your Power dice": (REROLL_POWER,),
        "one of your Focus dice": (REROLL_FOCUS,),
    }  # fmt: skip


class DieHasShown(Fact):
    """In this moment, of what was rolled since the card was there."""

    text: ClassVar[str] = "a {sort:DieSort} die of {whose:DiceOwner} shows {shown}"
    sort: DieSort
    whose: DiceOwner
    shown: Shown

    def so(self, sense: Sense) -> So:
        refuse_without_moment(self, sense)
        if isinstance(sense.line, AtStart):
            sense.wrong(self, NOT_ROLLED)
        text = str(self)
        if not any([one.text == text for one in sense.notes]):
            notes = Triggered[Any](text, self.sort.kind(), shows(self.whose, self.shown), Sequence())
            notes.silent = notes.counts = True
            notes.lasts = UNTIL_MOMENT_ENDS
            sense.notes.append(notes)

        def so(table: Table, scope: Scope) -> bool:
            return table.times_noted(scope.source, text) > 0

        return so
