"""What a step of a lesson waits for, as conditions on what the person sees; all of them must hold.

happened = "clear.partner"         an event of this clause has come since the step began
tried = "clear.guarded"            something was tried, or asked about, that this clause does not allow
asked = "main.any"                 the person is asked this question, after something was done
mine = { Points = 9 }              numbers of the person, at least these
theirs = { Merit = 5 }             numbers of the first rival, at most these
lies = { Aki = "Rooftop Garden" }  a card lies in the area, or on the card, with this name
won = true                         the game is over, and the person has won
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rulebound.kernel.basics.problem import nearest, unknown_keys
from rulebound.kernel.basics.view import Card, Seat, View
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

CLAUSES: Final = ("happened", "tried", "asked")
NUMBERS: Final = ("mine", "theirs")
KEYS: Final = (*CLAUSES, *NUMBERS, "lies", "won")
YOURS: Final = "Your "
PERSON: Final = 0


@dataclass(frozen=True)
class Goal:
    """Conditions; one that is left out holds."""

    happened: str = ""
    tried: str = ""
    asked: str = ""
    mine: Mapping[str, int] = field(default_factory=dict)
    theirs: Mapping[str, int] = field(default_factory=dict)
    lies: Mapping[str, str] = field(default_factory=dict)
    won: bool = False

    def is_met(self, view: View, happened: Collection[str], tried: Collection[str], *, acted: bool) -> bool:
        """Whether all of it holds. happened, tried: clauses of the log, and those that said no, since the beginning."""
        me, rivals = view.seats[PERSON], view.seats[PERSON + 1 :]
        return (
            (not self.happened or self.happened in happened)
            and (not self.tried or self.tried in tried)
            and (not self.asked or (acted and asked_of(view) == self.asked))
            and all(number(me, name) >= least for name, least in self.mine.items())
            and all(number(rivals[0], name) <= most for name, most in self.theirs.items())
            and all(lies(view, name, where) for name, where in self.lies.items())
            and (not self.won or (view.outcome is not None and PERSON in view.outcome.winners))
        )


def asked_of(view: View) -> str:
    """The clause of the question that the viewer must answer; empty where there is none."""
    decision = view.decision
    return decision.clause if decision is not None and decision.seat == view.viewer else ""


def number(seat: Seat, name: str) -> int:
    """What a player has of this; 0 where there is no such number."""
    return next((counter.now for counter in seat.counters if counter.label == name), 0)


def lies(view: View, name: str, where: str) -> bool:
    """Whether a card with this name lies in an area with that name, or on a card with that name."""
    for area in view.areas:
        for card in area.cards:
            inside = [card, *below(card)] if where in (area.name, area.name.removeprefix(YOURS)) else []
            on = below(card) if named(view, card) == where else []
            if any(named(view, one) == name for one in (*inside, *on)):
                return True
    return False


def below(card: Card) -> Iterator[Card]:
    """All that lies on a card."""
    for one in card.on:
        yield one
        yield from below(one)


def named(view: View, card: Card) -> str:
    return view.faces[card.face].name if card.face else ""


# -- Reading -----------------------------------------------------------------------------------------------------------


def goal_of(values: Mapping[str, Any]) -> Goal:
    """A goal as it is written, once nothing is wrong with it."""
    return Goal(**values)


def faults_of_goal(values: object, game: Game) -> Iterator[str]:
    """What is wrong with a goal."""
    if not isinstance(values, dict) or not values:
        yield _("a goal is a table with some of: {keys}", keys=", ".join(KEYS))
        return
    yield from unknown_keys(_("of a goal, "), values, KEYS)
    for key in CLAUSES:
        clause = values.get(key)
        if clause is not None and clause not in game.rules:
            yield _(
                "the rulebook has no clause {clause!r}{nearest}",
                clause=clause,
                nearest=nearest(str(clause), game.rules),
            )
    for key, kind in (*((key, int) for key in NUMBERS), ("lies", str)):
        table = values.get(key, {})
        if not isinstance(table, dict) or not all(type(one) is kind for one in table.values()):
            yield (
                _("of a goal, {key!r} must be a table of whole numbers", key=key)
                if kind is int
                else _("of a goal, {key!r} must be a table of names", key=key)
            )
    if type(values.get("won", True)) is not bool:
        yield _("of a goal, 'won' must be true or false")
    unknown = (
        [name for name in values.get("lies", {}) if name not in game.cards]
        if isinstance(values.get("lies", {}), dict)
        else []
    )
    yield from (
        _("of a goal, there is no card {name!r}{nearest}", name=name, nearest=nearest(name, game.cards))
        for name in unknown
    )
