"""Prestige tokens that are put on items: what waits for it."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.happenings import Acting
from rulebound.cardtext.phrases.subjects import Subject
from rulebound.games.arcane.events import GAINS_TOKENS
from rulebound.games.arcane.phrases.done_to_tiles import ExhaustsIt


class PutsToken(ExhaustsIt):
    """`When you put a Prestige token on this, draw a card.` Of several that are put at once, once."""

    text: ClassVar[str] = "{who:Acting} puts/put a Prestige token on {what:Subject}"
    kind: ClassVar[str] = GAINS_TOKENS
    who: Acting
    what: Subject

    def has_amount(self) -> bool:
        return True
