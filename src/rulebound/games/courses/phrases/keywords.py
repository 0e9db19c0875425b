"""The keywords of the course game: what several cards have, in a word."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.values.keywords import PlainKeyword, ValuedKeyword


class CourseKeyword(PlainKeyword):
    means: ClassVar[dict[str, str]] = {
        "Drowsy": "This enters tapped.",
        "Slippery": "If this would be defeated, return it to its owner's hand instead.",
        "Sneaky": "This can clear guarded courses.",
    }
    forms: ClassVar[tuple[str, ...]] = tuple(means)


class Bounty(ValuedKeyword):
    text: ClassVar[str] = "Bounty {amount}"
    means: ClassVar[str] = "When this defeats a partner, gain {amount} point/points."
    amount: Amount
