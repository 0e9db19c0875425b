"""Words of other card games, and of everyday English, that are read as those of the house: the same in all games."""

from __future__ import annotations

from typing import Final

USUAL: Final = (
    ("whenever", "when"),
    ("^while", "as long as"),
    ("can't", "cannot"),
    ("don't", "do not"),
    ("doesn't", "does not"),
    ("isn't", "is not"),
    ("aren't", "are not"),
    ("this turn.", "until the end of the turn."),
    ("until end of turn", "until the end of the turn"),
    ("until the end of turn", "until the end of the turn"),
    ("until the end of this turn", "until the end of the turn"),
    ("until your next turn", "until the start of your next turn"),
    ("at end of turn", "at the end of the turn"),
    ("at the end of turn", "at the end of the turn"),
    ("at the end of this turn", "at the end of the turn"),
    ("at the start of the next turn", "at the start of your next turn"),
    ("at the beginning of", "at the start of"),
    ("^as this enters, it becomes", "when this enters, this becomes"),
    ("^you choose", "choose"),
    ("you control", "you have"),
    ("and the others", "and the rest"),
    ("then shuffle", "then, shuffle"),
    ("the rest.", "the rest of them."),
    ("once per turn", "once each turn"),
    ("once a turn", "once each turn"),
    ("that you play each turn", "you play each turn"),
    ("that you recruit each turn", "you recruit each turn"),
    ("that you complete each turn", "you complete each turn"),
)
LOOSELY: Final = (  # where a text cannot be read without
    ("you control", "of yours"),
    ("that you have", "of yours"),
    ("you have.", "of yours."),
)
LOOSEST: Final = (  # where it still cannot be read: what holds all the time, in the words of what happens
    ("if", "as long as"),
    ("gets", "has"),
    ("get", "have"),
)
OTHER_PLAYERS: Final = (  # in games in which they are called so
    ("an opponent", "another player"),
    ("each opponent", "each other player"),
    ("each opponent's", "each other player's"),
    ("opponents", "other players"),
)


def for_two(opponent: str) -> tuple[tuple[str, str], ...]:
    """The same in a game for two, in which the other player has a name."""
    words = ("an opponent", "each opponent", "the opponent", "your opponent", "your target")
    return tuple([(word, opponent) for word in words if word != opponent])
