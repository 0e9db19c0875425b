"""How cards of Avarium Academy look to whoever may see them: printed faces, and what is true of a card now."""

from __future__ import annotations

from typing import Any

from rulebound.cardtext.phrases.showing import paragraphs
from rulebound.games.avarium import zones
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT, AvariumCard
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowing.showing import card_id

SYMBOLS = {"female": "♀", "male": "♂", "mysterious": "?"}
ART: dict[str, Any] = {IDOL: "crest", STUDENT: "crest", SCHEME: "sigil"}


def card(table: Table, it: int, at: tuple[int, int] | None = None, note: str = "") -> shape.Card:
    """One card whose face may be seen; numbers that are not as printed come along."""
    exhausted = table.exhausted[it]
    token = [shape.Mark(key="token", label="Attack Token", icon="swords", tint="blood")] if table.token[it] else []
    return shape.Card(
        id=card_id(table, it), face=f"avarium/{table.faces[it]}", owner=table.owner(it), at=at,
        turn=1 if exhausted else 0, turned="exhausted" if exhausted else "", marks=token, note=note,
        values=[value for value in values(table.print_of(it), table, it) if value.printed is not None],
    )  # fmt: skip


def face(printed: object) -> shape.Face:
    """A printed card."""
    assert isinstance(printed, AvariumCard)
    kind, frame, subtitle = "Surprise" if printed.surprise else "Scheme", SCHEME, ""
    if printed.kind == SCHEME:
        frame = "surprise" if printed.surprise else SCHEME
    else:
        kind = "Idol" if printed.kind == IDOL else f"{printed.faction} Student"
        frame = IDOL if printed.kind == IDOL else printed.faction.lower()
        club = "No club" if printed.club == "None" else printed.club
        subtitle = f"{club} · {SYMBOLS.get(printed.gender, '?')}"
        if printed.kind == IDOL:
            subtitle = f"{printed.faction} · {subtitle}"
    return shape.Face(
        name=printed.name, kind=kind, frame=frame, subtitle=subtitle, values=values(printed), art=ART[printed.kind],
        text=paragraphs(printed.tree), motif=printed.motif,
    )  # fmt: skip


def values(printed: AvariumCard, table: Table | None = None, it: int = -1) -> list[shape.Value]:
    """The numbers of a card, as printed, or as they are now on a table."""
    if printed.kind == SCHEME:
        held = table is not None and table.holder[it] >= 0
        now = table.scheme_price(it) if table and held else printed.cost
        return [value("cost", "Cost", printed.cost, now, "star", "nw", "silver")]
    now = table.combat(it) if table else printed.combat
    combat = value("combat", "Combat", printed.combat, now, "swords", "sw", "blood")
    if printed.kind == IDOL:
        reputation = value(
            "reputation", "Reputation each turn", printed.reputation, printed.reputation, "star", "nw", "gold"
        )
        left = table.merit[table.holder[it]] if table and table.holder[it] >= 0 else printed.merit
        merit = value("merit", "Merit", printed.merit, left, "heart", "se", "rose")
        return [reputation, combat, merit]
    offered = table is not None and table.zone[it] == zones.COURTYARD
    price = table.recruit_price(it) if table and offered else printed.cost
    defense = table.defense(it) if table else printed.defense
    return [
        value("cost", "Cost", printed.cost, price, "star", "nw", "silver"),
        combat,
        value("defense", "Defense", printed.defense, defense, "shield", "se", "steel"),
    ]


def value(key: str, label: str, printed: int, now: int, icon: str, place: Any, tint: str) -> shape.Value:
    shapes: dict[str, Any] = {"star": "star", "shield": "shield", "heart": "shield"}
    return shape.Value(
        key=key, label=label, now=now, printed=None if now == printed else printed, icon=icon, place=place, tint=tint,
        shape=shapes.get(icon, "disc"), better="less" if key == "cost" else "more",
    )  # fmt: skip
