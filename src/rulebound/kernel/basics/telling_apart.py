"""Telling apart: options of a view that read alike but are about different things say where the difference lies.

Two courses of one name, or two partners of one name at different courses: `At Rooftop Garden (yours)`,
`Untap Aki (at Dune Sea)`. Two copies of a card in one hand are alike, and stay so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebound.kernel.basics.view import Area, Card, Option, View, say


class Spot(NamedTuple):
    """What can be said of a card besides its name: whose it is, what it is attached to, where it lies, how it lies."""

    owner: str
    host: str
    area: str
    turned: str


NOWHERE = Spot("", "", "", "")


def tell_apart(view: View) -> View:
    """The view, with a remark in brackets behind each option that read like another one about something else."""
    if view.decision is None:
        return view
    alike: dict[str, list[Option]] = {}
    for option in view.decision.options:
        alike.setdefault(say(option.text), []).append(option)
    groups = [group for group in alike.values() if len(group) > 1]
    if groups:
        spots = {card: spot for area in view.areas for card, spot in spots_in(view, area)}
        for group in groups:
            remark(group, [[spots.get(touched, NOWHERE) for touched in option.touches] for option in group])
    return view


def spots_in(view: View, area: Area) -> Iterator[tuple[str, Spot]]:
    """Every card of an area, those attached to others included, with its spot."""
    for card in area.cards:
        yield from spots_of(view, area, card, "")


def spots_of(view: View, area: Area, card: Card, host: str) -> Iterator[tuple[str, Spot]]:
    owner = next((seat for seat in (card.held, card.owner, area.owner) if seat >= 0), -1)
    yield card.id, Spot(whose(view, owner), host, area.name, card.turned)
    for attached in card.on:
        name = view.faces[card.face].name if card.face else ""
        yield from spots_of(view, area, attached, f"at {name}" if name else "")


def whose(view: View, owner: int) -> str:
    """Whose a card is, for who looks."""
    if owner < 0:
        return ""
    return "yours" if owner == view.viewer else f"{view.seats[owner].name}'s"


def remark(group: list[Option], spots: list[list[Spot]]) -> None:
    """Adds to each option of a group what is said of its cards and not the same for all; the sort that tells most."""
    for place in range(min(len(touched) for touched in spots)):
        sorts = [[touched[place][sort] for touched in spots] for sort in range(len(Spot._fields))]
        best = max(sorts, key=lambda words: len(set(words)))
        if len(set(best)) > 1:
            for option, word in zip(group, best, strict=True):
                if word:
                    option.text = [*option.text, f" ({word})"]
            return
