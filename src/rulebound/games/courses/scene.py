"""Scenes of the course game: besides zones and points, partners at courses and what is attached to them.

game.scene(
    seats=[
        {"points": 12, "hand": ["Foghorn"], "world map": ["Dune Sea", {"name": "Mossy Keep", "tapped": True}]},
        {"world map": [{"name": "Rooftop Garden", "partners": ["Aki", {"name": "Twig", "owner": 0}]}]},
    ],
    active=0, phase="main", turn=9, chance=[4],
)
"""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.cardgame.moment import Moment
from rulebound.cardgame.scene import Builder
from rulebound.cardgame.scene_fields import MEMORY, Attached, Field
from rulebound.games.courses import rules
from rulebound.games.courses.beginning import FIRST_HAND, first_hands
from rulebound.games.courses.piles import survives
from rulebound.games.courses.settling import WINNING_POINTS, settle
from rulebound.games.courses.timing import MAIN, MULLIGAN
from rulebound.games.courses.zones import AT_COURSE, ATTACHED, DECK, HOME, WORLD_MAP
from rulebound.kernel.table.zones import AWAY
from rulebound.language import _

MOMENTS: Final = {
    "main": Moment(
        rules.MAIN_PHASE, [rules.main_phase, rules.end_main, settle, rules.end_phase], MAIN,
        again=[settle, rules.main_phase],
    ),
    "first hands": Moment(
        FIRST_HAND, phase=MULLIGAN, steps=lambda table: [*first_hands(table, table.active), rules.turn.by(table.first)]
    ),
}  # fmt: skip


class CourseBuilder(Builder):
    """Reads the scenes of the course game."""

    seat_fields: ClassVar = (Field("points", "points"), Field("failed", "failed", False))
    piece_fields: ClassVar = (Field("tapped", "tapped", False, zones=(WORLD_MAP, HOME, AT_COURSE, ATTACHED)),)
    attachments: ClassVar = (
        Attached("partners", AT_COURSE, to=WORLD_MAP, name="at"),
        Attached("attached", ATTACHED, to=AT_COURSE, name="at"),
    )  # fmt: skip
    given_away: ClassVar[bool] = True
    memory: ClassVar = (*MEMORY, "at a course", "attached")
    moment_key = "phase"
    away = "gone"

    def usual_turn(self) -> int:
        return 0 if self.moment == "first hands" else 2

    def check(self) -> None:
        t = self.t
        for seat in range(t.seats):
            if t.points[seat] >= WINNING_POINTS:
                self.problems.append(
                    _("seat {seat}: with {points} points the game is won", seat=seat, points=t.points[seat])
                )
            if t.out[seat] and any(t.owner(it) == seat for it, zone in enumerate(t.zone) if zone != AWAY):
                self.problems.append(_("seat {seat}: a player who is out has no cards in the game", seat=seat))
            if not t.out[seat] and self.seats[seat].get("gone"):
                self.problems.append(_("seat {seat}: cards are 'gone' only of a player who is 'out'", seat=seat))
            is_empty = not t.cards_in(DECK, seat) and t.ruling("deck_out") == "empty"
            if is_empty and not t.out[seat] and not survives(t, seat):
                self.problems.append(_("seat {seat}: a player without a card in the deck is out", seat=seat))
