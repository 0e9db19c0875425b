"""The keys by which tables look up abilities, and the values of modifiers that stand for abilities for a while."""

from __future__ import annotations

from typing import Final

USE: Final = "use"  # the key of activated abilities
PLAYED: Final = "played"  # the key of abilities that are carried out when a card is played
LENDS: Final = "lends"  # the key of abilities that a card grants to others
CANNOT: Final = "cannot "  # begins the key of abilities that forbid an action
FORBIDS: Final = "forbids"  # the key of all abilities that forbid
LIFTS: Final = "lifts"  # the key of all abilities that override a need
ENTERS_WITH: Final = "enters with"  # the key of what a card has on it as it comes into play
WINS: Final = "wins"  # the key of conditions that win the game
OPEN_HAND: Final = "open hand"  # the key of abilities by which all see a player's hand
LEARNS: Final = "learns"  # the key of abilities that give a card those of others
SILENCES: Final = "silences"  # the key of abilities by which other cards have none
GAINED: Final = "gained: "  # begins the value of a modifier that grants abilities for a while
TOLL: Final = "toll"  # the key of what must be done besides to play a card
PLAYER_PRICE: Final = "price of a player"  # the key of what changes the costs of a player for a while
OWN_PRICE: Final = "own price"  # the key of what changes a card's own cost
USED: Final = "used: "  # begins the value of a modifier that notes what a piece has done this turn, and can do once
INSTEAD_OF: Final = "instead of "  # begins the key of abilities that replace an event
ALTERS: Final = "alters "  # begins the key of abilities that change how much of an event there is
STANDS_IN: Final = "one resource stands for another"
UNUSUAL: Final = frozenset([ENTERS_WITH, WINS, OPEN_HAND, LEARNS, SILENCES, PLAYER_PRICE, STANDS_IN])
LEARNED: Final = GAINED + "all abilities of another card"  # the value of a modifier; its amount is that card's face
SILENCED: Final = GAINED + "Loses all abilities."  # the value of a modifier: what its card had before, it has no more
FOREIGN: Final = 1_048_576  # the numbers of abilities from here on are those of other cards
EACH_CARD: Final = 64  # abilities that a card has at most


def foreign(face: int, number: int) -> int:
    """The number of an ability of another card."""
    return FOREIGN + face * EACH_CARD + number


def cannot(action: str) -> str:
    """The key of abilities that forbid an action, and of modifiers that do so for a while."""
    key = KEYS_OF_FORBIDDING.get(action)
    if key is None:
        key = KEYS_OF_FORBIDDING[action] = CANNOT + action
    return key


def instead_of(kind: str) -> str:
    """The key of abilities that replace an event."""
    key = KEYS_OF_REPLACING.get(kind)
    if key is None:
        key = KEYS_OF_REPLACING[kind] = INSTEAD_OF + kind
    return key


def altering(kind: str) -> str:
    """The key of abilities that change how much of an event there is."""
    key = KEYS_OF_ALTERING.get(kind)
    if key is None:
        key = KEYS_OF_ALTERING[kind] = ALTERS + kind
    return key


# Such keys are asked for at every event, and a text that is put together anew is slower to look up.
KEYS_OF_FORBIDDING: Final[dict[str, str]] = {}
KEYS_OF_REPLACING: Final[dict[str, str]] = {}
KEYS_OF_ALTERING: Final[dict[str, str]] = {}
