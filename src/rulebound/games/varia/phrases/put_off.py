"""What a text says of its action is known in the moment of that, and no longer when something put off is done."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.times.later import AtTime, AtTimeIf, TimeLast
from rulebound.language import N_

THIS_MOMENT: Final = "the end of the moment"
FORGOTTEN: Final = N_("this is known in its moment only, and not when that is done: count something else there")


def refuse_put_off(phrase: Phrase, sense: Sense) -> None:
    """Of what is looked at in another moment, or in another turn."""
    later = [part for part in walk(sense.line) if isinstance(part, AtTime | AtTimeIf | TimeLast)] if sense.line else []
    for part in later:
        if str(part.time).lower() != THIS_MOMENT and any([one is phrase for one in walk(part)]):
            refuse_forgotten(phrase, sense)


def refuse_forgotten(phrase: Phrase, sense: Sense) -> None:
    sense.wrong(phrase, FORGOTTEN)
