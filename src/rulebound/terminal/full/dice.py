"""Dice that tumble for a moment. A key press stops them at once."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.view import Die, Roll
from rulebound.language import _
from rulebound.terminal.drawn.runs import DIM, STRONG, Row, Run

FRAME: Final = 0.06  # seconds
FRAMES: Final = 7
PIPS: Final = "⚀⚁⚂⚃⚄⚅"


def tumbling(rolls: list[Roll], frame: int) -> Row:
    """The dice in this frame; from FRAMES on, the result."""
    row: Row = []
    for roll in rolls:
        row.append(Run(f"{'   ' if row else ''}{roll.label or _('Rolled')} ", DIM))
        for place, die in enumerate(roll.dice):
            row.append(Run(shown(die, frame, place) + " ", STRONG if die.kept else DIM))
        if frame >= FRAMES:
            plus = f"{roll.plus:+} " if roll.plus else ""
            verdict = {True: " " + _("wins"), False: " " + _("fails"), None: ""}[roll.won]
            alone = len(roll.dice) == 1 and not roll.plus
            row.append(Run(f"{plus}{'' if alone else f'= {roll.total}'}{verdict}"))
    return row


def shown(die: Die, frame: int, place: int) -> str:
    """A die in this frame: another face in every frame, at last the result."""
    face = die.face if frame >= FRAMES else (die.face + (frame + 1) * (place * 2 + 3)) % die.sides + 1
    if die.sides == 2:
        return (_("heads"), _("tails"))[face - 1]
    return f"{PIPS[face - 1]} {face}" if die.sides == len(PIPS) else f"[{face}]"
