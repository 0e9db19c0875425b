"""What the log says of what happens in all games that declare what they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.cardgame.declaring import Counter, Mark, Value
from rulebound.cardgame.events import PLAYS
from rulebound.cardgame.table import BEGINS, CHANGES, DISCARDS, DRAWS, LIES_OPEN
from rulebound.cardgame.triggers import IS_IDLE, TRIGGERS
from rulebound.kernel.table.cardtable import ROLLS

USES: Final = "uses"
SENTENCES: Final = {
    BEGINS: "Turn {n}: {seat}",
    PLAYS: "{seat} plays {it}.",
    USES: "{seat} uses {it}: {does}",
    DRAWS: "{seat} draws {it}.",
    DISCARDS: "{it} is discarded.",
    LIES_OPEN: "{it} is laid open.",
    ROLLS: "{seat} rolls a {n}.",
    TRIGGERS: "{it}: {does}",
    IS_IDLE: "{it} does nothing now.",
    CHANGES: "{it} is changed by {other}.",
}
TOGETHER: Final = {DRAWS: "{seat} draws {them}.", DISCARDS: "{them} are discarded.", LIES_OPEN: "{them} are laid open."}


def sentences_of(counters: Sequence[Counter], marks: Sequence[Mark], values: Sequence[Value]) -> dict[str, str]:
    """The sentences for each kind of event that these games have without saying so."""
    found = dict(SENTENCES)
    for counter in counters:
        nouns = f"{{n}} {counter.many}"
        if counter.many == f"{counter.one}s":
            nouns = f"{{n}} {counter.one}{{plural}}"
        found[counter.gains] = f"{{seat}} gains {nouns}."
        found[counter.loses] = f"{{seat}} loses {nouns}."
        found[counter.pays] = f"{{seat}} pays {nouns}."
    for mark in marks:
        found[mark.gets] = f"{{it}} is {mark.word}."
        found[mark.loses] = f"{{it}} is no longer {mark.word}."
    for value in values:
        named = value.key if value.key.isupper() else value.key.capitalize()
        found[value.changes] = f"{{other}} gives {{it}} {{signed}} {named}."
    return found
