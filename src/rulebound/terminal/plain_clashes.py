"""Fights, blocks and moments as lines of text, with their dice, and what points from one thing to another."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.view import Clash, Die, Link, Roll, Side
from rulebound.terminal.plain_cards import Sheet, owner
from rulebound.terminal.plain_text import cited, ruled, wrapped

LINKED: Final = {
    "attack": "attacks",
    "support": "supports",
    "block": "blocks",
    "target": "aims at",
    "move": "moves to",
}


def clash_lines(sheet: Sheet) -> list[str]:
    lines = []
    for clash in sheet.view.clashes:
        lines += ruled(" · ".join(it for it in (clash.title, clash.step) if it), sheet.width)
        for side in clash.sides:
            lines += wrapped(side_text(sheet, side), sheet.width, "  ", "    ")
        if clash.verdict:
            lines += wrapped(cited(clash.verdict, clash.clause), sheet.width, "  ", "    ")
    return lines


def side_text(sheet: Sheet, side: Side) -> str:
    names = [member(sheet, it, side.seat) for it in side.cards]
    total = [] if side.total is None else [str(side.total)]
    parts = [f"{side.role}: {' + '.join(names) or 'nobody'}", *total, *(roll_text(roll) for roll in side.rolls)]
    return ", ".join(parts) + (f" ({side.note})" if side.note else "")


def member(sheet: Sheet, it: str, seat: int) -> str:
    """A card of a side, and whose it is where somebody else helps."""
    whose = owner(sheet, sheet.cards[it], seat)
    return sheet.name(it) + (f" ({whose})" if whose else "")


def roll_text(roll: Roll) -> str:
    parts = [die_text(die) for die in roll.dice] + ([f"{roll.plus:+}"] if roll.plus else [])
    verdict = {True: " wins", False: " fails", None: ""}[roll.won]
    return f"{roll.label} {roll.total} ({', '.join(parts)}){verdict}"


def die_text(die: Die) -> str:
    return f"d{die.sides} {die.face}{'' if die.kept else ' not kept'}"


def link_lines(sheet: Sheet) -> list[str]:
    """What points from one thing to another, where neither a clash nor the diagram of a slate tells it."""
    clashes = [members(clash) for clash in sheet.view.clashes]
    lines = []
    for link in sheet.view.links:
        if link.kind in LINKED and not any({link.a, link.b} <= clash for clash in clashes):
            lines += wrapped(link_text(sheet, link), sheet.width, "", "  ")
    return lines


def link_text(sheet: Sheet, link: Link) -> str:
    label = f" ({link.label})" if link.label else ""
    return f"{sheet.name(link.a)} {LINKED[link.kind]} {sheet.name(link.b)}{label}"


def members(clash: Clash) -> set[str]:
    return {it for side in clash.sides for it in [*side.cards, f"seat.{side.seat}"]}
