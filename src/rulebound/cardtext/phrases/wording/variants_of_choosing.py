"""Words for what is chosen: secretly, a number, a type of card, or the name of one."""

from __future__ import annotations

from typing import Final

REVEALED: Final = (
    "all reveal", "all players reveal", "all are revealed", "all choices are revealed", "the choices are revealed",
    "all numbers are revealed", "everyone reveals", "all players reveal their choices", "all reveal their choices",
)  # fmt: skip
CHOOSING: Final = (
    *[
        (f"secretly chooses ...{then} {reveal}.", "secretly chooses ... .")
        for then in (", then", ". then", ". then,", ".")
        for reveal in REVEALED
    ],
    ("secretly chooses ..., then reveals it.", "secretly chooses ... ."),
    ("secretly chooses ... and reveals it.", "secretly chooses ... ."),
    ("chooses ... secretly", "secretly chooses ..."),
    ("secretly choose ... each", "secretly chooses ..."),
    *[
        (f"{who} who chose the {which} number", f"{who} with the {which} number")
        for who in ("each player", "the player", "each one", "all players")
        for which in ("highest", "lowest")
    ],
    *[
        (f"{choose} a {words}", "choose a card type")
        for choose in ("choose", "name")
        for words in ("card kind", "kind of card", "type of card")
    ],
    ("name a number", "choose a number"),
    ("choose a card name", "name a card"),
    ("choose the name of a card", "name a card"),
    ("name any card", "name a card"),
    ("with the chosen name", "with that name"),
    ("with the named name", "with that name"),
    ("with that card's name", "with that name"),
    *[
        (f"{it} {said}", "it has that name")
        for it in ("it is", "it's")
        for said in ("the named card", "that card", "the card with that name")
    ],
    ("it has the chosen name", "it has that name"),
    ("it has the named name", "it has that name"),
    ("all copies of the named card", "all cards with that name"),
    ("all copies of that card", "all cards with that name"),
    ("a copy of the named card", "a card with that name"),
    ("choose any number.", "choose a number."),
    ("name a card type", "choose a card type"),
    *[(f"of the {chosen}", "with that type") for chosen in ("chosen type", "chosen kind", "named type", "named kind")],
    ("card of that type", "card with that type"),
    ("cards of that type", "cards with that type"),
    *[
        (f"{it} {said} {kind}", "it is of that type")
        for it in ("it is", "it's")
        for said in ("a card of that", "of that", "a card of the chosen", "of the chosen", "of the named")
        for kind in ("kind", "type")
    ],
    ("it has that type", "it is of that type"),
    ("the chosen number", "that number"),
)
