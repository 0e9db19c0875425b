"""Parts of patterns for everyday words, which several of their modules need."""

from __future__ import annotations

from typing import Final

STAT: Final = "((?:recruit |star |point )?(?:cost|value)|power|combat|defense|focus|a|d|stars?|will|shards?|reputation)"
COUNT: Final = "(one|two|three|four|five|six|seven|eight|nine|ten)"
SWAP: Final = "(?:swap|switch|trade|exchange|change)"
