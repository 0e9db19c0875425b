"""Other words for what happens, or has happened this turn: entering, battles, drawing from an empty deck."""

from __future__ import annotations

from collections.abc import Iterator


def of_this_turn() -> Iterator[tuple[str, str]]:
    """What was done and has happened in it."""
    for been in ("that was", "that were", "that has been", "that have been"):
        yield f"{been} defeated this turn", "defeated this turn"
    for cleared in ("for each course you have cleared", "the number of courses you have cleared"):
        yield f"{cleared}.", f"{cleared} this game."
    yield "for each course cleared this turn", "for each course a player has cleared this turn"
    yield "were defeated this turn", "have been defeated this turn"
    past = {"attacked": "attack", "cleared a course": "clear a course", "entered": "enter", "moved": "move"}
    for done, do in past.items():
        for verb in ("that has", "that have"):
            yield f"{verb} {done} this turn", f"that {done} this turn"
        for verb in ("that has not", "that have not"):
            yield f"{verb} {done} this turn", f"that did not {do} this turn"


def of_entering() -> Iterator[tuple[str, str]]:
    """What is found enters without being paid for."""
    for said in ("put it into play", "it enters for free", "enter it for free", "put it onto a course", "enter it",
                 "put it at a course", "play it for free", "play it without paying its cost"):  # fmt: skip
        for before in (".", ","):
            yield f"{before} {said}.", f"{before} enter it without paying its cost."
        yield f"that partner {said.removeprefix('it ')}.", "enter it without paying its cost."
    for said in (
        "put it onto a course of yours",
        "put it into play at a course of yours",
        "enter it at a course of yours",
    ):
        yield f"{said}.", "enter it at a course of yours without paying its cost."
    free = "without paying its cost"
    for pile in ("your discard pile", "the discard pile"):
        for verb, end in (("return", "to play"), ("put", "into play"), ("put", "onto a course"), ("bring", "into play"),
                          ("return", "into play"), ("play", "for free"), ("enter", "for free")):  # fmt: skip
            yield f"{verb} a ... from {pile} {end}", f"enter a ... from your discard pile {free}"
            yield f"{verb} a ... from {pile} {end} here", f"enter a ... from your discard pile here {free}"
        yield f"put a ... from {pile} here", f"enter a ... from your discard pile here {free}"
    for end in ("into play", "onto a course"):
        yield f"put a ... from your hand {end} here", "enter a ... from your hand here without paying its cost"
        for there in ("there", "at that course", "at the same course", "at its course"):
            yield (
                f"put a ... from your hand {end} {there}",
                "enter a ... from your hand there without paying its cost",
            )
        yield f"put a ... from your hand {end}", "enter a ... from your hand without paying its cost"
    for free in ("for free", "without paying its cost", "without being paid for"):
        for who in ("that partner", "it"):
            yield f". {who} enters {free}.", ". enter it without paying its cost."
            yield (
                f". {who} enters {free} at a course of yours.",
                ". enter it at a course of yours without paying its cost.",
            )
            yield (
                f". {who} enters at a course of yours {free}.",
                ". enter it at a course of yours without paying its cost.",
            )


def of_empty_decks() -> Iterator[tuple[str, str]]:
    """Players who have no card left to draw."""
    for empty in ("while your deck is empty", "when your deck is empty", "with an empty deck", "from your empty deck",
                  "but your deck is empty", "while you have no cards in your deck"):  # fmt: skip
        yield f"you would draw a card {empty}", "you would draw a card from an empty deck"
    for lose in ("do not lose the game", "cannot lose the game", "are not eliminated", "cannot be eliminated",
                 "do not lose", "cannot lose"):  # fmt: skip
        for why in ("for having an empty deck", "for having no cards in your deck", "for running out of cards",
                    "because of an empty deck", "by running out of cards", "while your deck is empty",
                    "when your deck is empty", "for an empty deck", "if your deck is empty"):  # fmt: skip
            yield f"you {lose} {why}", "you are not eliminated for an empty deck"


def of_battles() -> Iterator[tuple[str, str]]:
    """What waits for a battle happens once it is over; that can be said, too."""
    for what in ("attacks", "attacks ...", "is attacked", "is attacked ..."):
        for after in ("after the battle", "after that battle", "after battle", "after combat"):
            yield f"{what}, ... {after}.", f"{what}, ... ."
            yield f"{what}, {after}, ...", f"{what}, ..."
