"""The pieces of a player and their numbers: actions, assets, then tokens and stacks."""

from __future__ import annotations

from typing import Final

DECK_SIZE: Final = 30  # [setup.deck] [build.size]
MOST_ASSETS: Final = 8
MOST_TOKENS: Final = 20  # actions and stacks that a player can have at a time
TOKENS_FROM: Final = DECK_SIZE + MOST_ASSETS
EACH: Final = TOKENS_FROM + MOST_TOKENS


def is_token(it: int) -> bool:
    """Whether a piece was created during the game."""
    return it % EACH >= TOKENS_FROM
