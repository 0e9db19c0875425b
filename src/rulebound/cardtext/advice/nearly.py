"""What says nearly the same in another way, which is only proposed.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.patterns import Patterns
from rulebound.cardtext.advice.restatements import SENTENCE

NEARLY: Final = Patterns((
    (r"\bdeals combat damage to your opponent\b", "damages your opponent"),
    (r"\bdeals combat damage\b", "deals damage"),
    (rf"(^|[.:\n] )({SENTENCE}) in the next turn \.", r"\1at the start of the next turn , \2 ."),
))  # fmt: skip
