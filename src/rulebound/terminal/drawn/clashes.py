"""Fights, blocks and moments with their dice, and the links from one card to another."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.view import Clash, Die, Link, Roll, Side
from rulebound.language import N_, _
from rulebound.terminal.drawn.decision import cited
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Row, Run, wrap
from rulebound.terminal.drawn.sheet import Sheet, owner

INDENT: Final = [Run("  ")]
LINKED: Final = {
    "attack": N_("attacks"),
    "support": N_("supports"),
    "block": N_("blocks"),
    "target": N_("aims at"),
    "move": N_("moves to"),
}


def clash_rows(sheet: Sheet, clash: Clash, room: int) -> list[Row]:
    """Who meets whom, and the result. In words, each side has a row of its own that names its role."""
    row = [Run("⚔ ", STRONG), Run(" · ".join(it for it in (clash.title, clash.step) if it), STRONG, clash.id)]
    sides = [side_row(sheet, side) for side in clash.sides]
    if sheet.worded:
        results = [*sides, *([[Run(f"→ {clash.verdict}"), *cited(clash.clause)]] if clash.verdict else [])]
        return [*wrap(row, room, [], INDENT), *(row for it in results for row in wrap(it, room, INDENT, [Run("    ")]))]
    for n, side in enumerate(sides):
        row += [Run(" × " if n else ": ", DIM), *side]
    if clash.verdict:
        row.append(Run(f" → {clash.verdict}", PLAIN, clash.id))
    return wrap(row, room, [], INDENT)


def side_row(sheet: Sheet, side: Side) -> Row:
    row = [Run(f"{side.role}: ")] if sheet.worded else []
    for n, it in enumerate(side.cards):
        whose = owner(sheet, sheet.cards[it], side.seat)
        row += [*([Run(" + ", DIM)] if n else []), Run(sheet.name(it), STRONG, it)]
        row.append(Run(f" ({whose})" if whose else "", DIM, it))
    if not side.cards:
        awaited = "?" if side.seat < 0 else sheet.view.seats[side.seat].name
        row.append(Run(_("none") if sheet.worded else awaited, DIM))
    if side.total is not None:
        row.append(Run(f" [{side.total}]", STRONG))
    row.append(Run("".join(f", {roll_text(roll)}" for roll in side.rolls)))
    return [*row, Run(f" ({side.note})", DIM)] if side.note else row


def roll_text(roll: Roll) -> str:
    """The dice, and whether the roll was enough."""
    parts = [die_text(die) for die in roll.dice] + ([f"{roll.plus:+}"] if roll.plus else [])
    verdict = {True: " " + _("wins"), False: " " + _("fails"), None: ""}[roll.won]
    return f"{roll.label} {roll.total} ({', '.join(parts)}){verdict}"


def die_text(die: Die) -> str:
    return f"d{die.sides} {die.face}{'' if die.kept else ' ' + _('not kept')}"


def link_rows(sheet: Sheet, room: int) -> list[Row]:
    """The links that neither a clash nor the diagram of a slate shows."""
    clashes = [members(clash) for clash in sheet.view.clashes]
    lines = [
        link
        for link in sheet.view.links
        if link.kind in LINKED and not any({link.a, link.b} <= clash for clash in clashes)
    ]
    return [row for link in lines for row in wrap([Run(link_text(sheet, link), DIM)], room, [], INDENT)]


def link_text(sheet: Sheet, link: Link) -> str:
    label = f" ({link.label})" if link.label else ""
    return f"{sheet.name(link.a)} {_(LINKED[link.kind])} {sheet.name(link.b)}{label}"


def members(clash: Clash) -> set[str]:
    return {it for side in clash.sides for it in [*side.cards, f"seat.{side.seat}"]}
