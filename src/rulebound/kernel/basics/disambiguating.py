"""Disambiguation: options that read alike but are about different cards get a remark that says which is which.

Two courses of one name, or two partners of one name at different courses: `At Rooftop Garden (yours)`,
`Untap Aki (at Dune Sea)`. Two copies of a card in one hand stay alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebound.kernel.basics.view import Area, Card, Option, View, say
from rulebound.language import _


class Spot(NamedTuple):
    """What distinguishes cards of one name: owner, the card it is attached to, area, state (such as tapped)."""

    owner: str
    host: str
    area: str
    turned: str


NOWHERE = Spot("", "", "", "")


def disambiguate(view: View) -> View:
    """The view with a remark in brackets after each option that reads like another one about another card."""
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
    """Every card of an area with its spot, attached cards included."""
    for card in area.cards:
        yield from spots_of(view, area, card, "")


def spots_of(view: View, area: Area, card: Card, host: str) -> Iterator[tuple[str, Spot]]:
    owner = next((seat for seat in (card.held, card.owner, area.owner) if seat >= 0), -1)
    yield card.id, Spot(whose(view, owner), host, area.name, card.turned)
    for attached in card.on:
        name = view.faces[card.face].name if card.face else ""
        yield from spots_of(view, area, attached, _("at {name}", name=name) if name else "")


def whose(view: View, owner: int) -> str:
    """The owner of a card, in words for this viewer."""
    if owner < 0:
        return ""
    return _("yours") if owner == view.viewer else _("{name}'s", name=view.seats[owner].name)


def remark(group: list[Option], spots: list[list[Spot]]) -> None:
    """Adds to each option of a group the one distinction that separates the most of them."""
    for place in range(min(len(touched) for touched in spots)):
        sorts = [[touched[place][sort] for touched in spots] for sort in range(len(Spot._fields))]
        best = max(sorts, key=lambda words: len(set(words)))
        if len(set(best)) > 1:
            for option, word in zip(group, best, strict=True):
                if word:
                    option.text = [*option.text, f" ({word})"]
            return
