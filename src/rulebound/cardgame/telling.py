"""What the log says of what happens in all games that declare what they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.cardgame.declaring import Counter, Mark, Value
from rulebound.cardgame.events import PLAYS
from rulebound.cardgame.table import BEGINS, CHANGES, DISCARDS, DRAWS, GOES_BACK, LIES_OPEN
from rulebound.cardgame.triggers import IS_IDLE, TRIGGERS
from rulebound.kernel.table.cardtable import BIDS, BIDS_NOTHING, CEASES, CHOOSES_NUMBER, NAMES_CARD, ROLLS, SKIPS
from rulebound.kernel.table.copying import BECOMES, LEARNS_FROM
from rulebound.kernel.table.counting import PUTS_COUNTERS, REMOVES_COUNTERS
from rulebound.kernel.table.decktable import (
    CHOOSES,
    LOOKS_AT,
    LOOKS_AT_ANOTHERS,
    LOOKS_AT_HAND,
    PUTS_ABOVE,
    PUTS_BELOW,
    SHOWS,
    SHUFFLES,
    TAKES_UP,
)
from rulebound.kernel.table.instead import ACTS_INSTEAD
from rulebound.kernel.table.shielding import PREVENTED
from rulebound.kernel.table.tokens import CREATES

USES: Final = "uses"
OF_TEXTS: Final = {  # what any game's card texts can do
    PUTS_COUNTERS: "{it} gets {n} counter{plural} by {other}.",
    REMOVES_COUNTERS: "{it} loses {n} counter{plural}.",
    BECOMES: "{it} becomes a copy of {other}.",
    LEARNS_FROM: "{it} has all abilities of {other}.",
    CREATES: "{seat} creates {it}.",
    CEASES: "{it} was a token, and leaves the game.",
    ACTS_INSTEAD: "{it} of {seat} takes effect instead{for other}.",
    PREVENTED: "{n} damage is prevented.",
    LOOKS_AT: "{seat} looks at the top {n} card{plural} of the deck.",
    LOOKS_AT_ANOTHERS: "{seat} looks at the top {n} card{plural} of {deck}.",
    LOOKS_AT_HAND: "{seat} looks at the hand of {player}.",
    SHOWS: "{seat} shows {it}.",
    TAKES_UP: "{seat} takes {it} into the hand.",
    PUTS_BELOW: "{seat} puts {it} on the bottom of {deck}.",
    PUTS_ABOVE: "{seat} puts {it} on top of {deck}.",
    SHUFFLES: "{seat} shuffles the deck.",
    SKIPS: "{seat} skips a turn.",
    CHOOSES: "{seat} chooses {it}.",
    CHOOSES_NUMBER: "{seat} chooses {n}.",
    BIDS: "{seat} bids {n}.",
    BIDS_NOTHING: "{seat} bids nothing.",
    NAMES_CARD: "{seat} names {card}.",
}
SENTENCES: Final = {
    BEGINS: "Turn {n}: {seat}",
    PLAYS: "{seat} plays {it}.",
    USES: "{seat} uses {it}: {does}",
    DRAWS: "{seat} draws {it}.",
    DISCARDS: "{it} is discarded.",
    LIES_OPEN: "{it} is laid open.",
    GOES_BACK: "{it} returns to the hand of {seat}.",
    ROLLS: "{seat} rolls a {n}.",
    TRIGGERS: "{it}: {does}",
    IS_IDLE: "{it} does nothing now.",
    CHANGES: "{it} is changed by {other}.",
    **OF_TEXTS,
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
