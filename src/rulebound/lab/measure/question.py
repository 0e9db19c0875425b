"""What is asked: the words of a command line, which can be sent to a worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The question.

    cards: files of cards. decks: the decks that play. old_decks, new_decks: decks to compare, one by one, by name or
    file. rulings: as they are in all games; changed: rulings to compare with those. barred: classes of actions with a
    card of which players are barred by lot. within: how many points to either side; other: also against another card
    of its kind.
    """

    game: str
    cards: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    old_decks: tuple[str, ...] = ()
    new_decks: tuple[str, ...] = ()
    changed: tuple[tuple[str, str], ...] = ()
    barred: tuple[str, ...] = ()
    bot: str = "quick"
    seats: int = 2
    games: int = 4000
    within: float = 4.0
    seed: int = 0
    rulings: tuple[tuple[str, str], ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    other: bool = False


class Subject(NamedTuple):
    """What is measured. kind: of the card, or `deck` or `ruling`; before: what it is compared with, in a few words."""

    name: str
    kind: str
    before: str
