"""What a table can be set up with: the arguments that every game takes, and the options that every game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from rulebound.kernel.basics.setup import ALL, CLOSED, NONE, OPEN, PUBLIC, Deck
from rulebound.kernel.basics.switch import Switch

WINDOWS = Switch(
    "windows",
    "",
    "When a player is asked for a response.",
    {
        PUBLIC: "whenever, by public facts, that player might hold a card that can be played",
        ALL: "at every opportunity, even if no response is possible",
        NONE: "only if there is a response; for simulation, since it reveals what players hold",
    },
)
DECK_LISTS = Switch(
    "deck_lists",
    "",
    "Whether players know the deck lists of the others.",
    {OPEN: "all players know all lists", CLOSED: "players know only their own list"},
)


class SetupArguments(TypedDict, total=False):
    """What a new table can be set up with. Each may be left out.

    seed: a whole number, 0 unless given. The same seed and the same decisions make the same game.
    seats: how many players, within `game.seats`; 2 unless given.
    decks: one for each seat, by name or as a `Deck`; unless given, the game's own in turn.
    rulings, options: values by name, as `game.rulings` and `game.options` list them; what is left out has its default.
    names: what the players are called, one for each seat; `Player 1` and so on unless given.
    """

    seed: int
    seats: int
    decks: Sequence[str | Deck] | None
    rulings: Mapping[str, object] | None
    options: Mapping[str, object] | None
    names: Sequence[str] | None
