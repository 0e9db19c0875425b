"""The switches of RULINGS.md, and the options of the set-up."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.switch import Switch, idle_rounds

SWITCHES: Final[list[Switch]] = [
    Switch("chaos", "A7", "Which actions Chaos Magic can be.",
        {"useful": "one that can do something", "any": "also Gain Will while the dial is at its maximum"}),
    Switch("link_check", "A10", "When it is looked at whether a linked tile is exhausted.",
        {"resolving": "when it would be resolved", "activation": "when the activated tile is activated"}),
    Switch("links", "A12", "When it is looked at which tiles are linked.",
        {"resolving": "whenever the next one is chosen", "activation": "when the activated tile is activated"}),
    Switch("corner_links", "A14", "Whether the printed corners have connectors.",
        {"inner": "on their two inner edges", "none": "they have none"}),
    Switch("tokens_of_discarded_tile", "B11", "What becomes of exhaustion tokens on a tile that is discarded.",
        {"stay": "they stay on what it covered", "leave": "they are removed"}),
    Switch("discarded_tiles", "B12", "Where discarded tiles go.",
        {"out": "out of the game", "bag": "back into the bag"}),
    Switch("refill", "C2", "In which order cards are replaced at the end of a turn.",
        {"public-first": "public assignments, then private ones", "private-first": "private ones first of all"}),
    Switch("exchange", "C10", "Whether a resting player may discard a private assignment when the deck is empty.",
        {"free": "yes, and then nothing is drawn", "needs-card": "no"}),
    Switch("end_items", "E11", "In which order a player's End of Game items take effect.",
        {"own": "the player's own", "completed": "that in which they were completed"}),
    Switch("tokens_of_lost_item", "E14", "Whether Prestige tokens still count when their item has left play.",
        {"leave": "no, they leave with it", "stay": "yes, its player keeps them"}),
    idle_rounds("R2", 20, "twenty"),
]  # fmt: skip
