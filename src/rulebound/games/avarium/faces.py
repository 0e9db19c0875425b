"""How cards of Avarium Academy look to a seat that may see them: printed faces, and the present state of a card."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardgame.drawing import Printed, values
from rulebound.cardtext.phrases.whole.card_view import paragraphs
from rulebound.games.avarium import zones
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT, AvariumCard
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.language import N_, _

SYMBOLS = {"female": "♀", "male": "♂", "mysterious": "?"}
ART: dict[str, Any] = {IDOL: "crest", STUDENT: "crest", SCHEME: "sigil"}


def price_of_scheme(table: Table, it: int) -> int:
    """What its holder pays; without a holder, the printed price."""
    return table.scheme_price(it) if table.holder[it] >= 0 else table.cost(it)


def price_of_student(table: Table, it: int) -> int:
    """The present price in the Courtyard; elsewhere the printed one."""
    return table.recruit_price(it) if table.zone[it] == zones.COURTYARD else table.cost(it)


def merit_of_idol(table: Table, it: int) -> int:
    """The present Merit of its player."""
    return table.merit[table.holder[it]] if table.holder[it] >= 0 else table.print_of(it).merit


NUMBERS: Final = (
    Printed("cost", N_("Cost"), [SCHEME], price_of_scheme, "star", "nw", "silver", "star", "less"),
    Printed("cost", N_("Cost"), [STUDENT], price_of_student, "star", "nw", "silver", "star", "less"),
    Printed(
        "reputation", N_("Reputation each turn"), [IDOL], lambda table, it: table.print_of(it).reputation, "star", "nw",
        "gold", "star",
    ),
    Printed("combat", N_("Combat"), [IDOL, STUDENT], Table.combat, "swords", "sw", "blood"),
    Printed("merit", N_("Merit"), [IDOL], merit_of_idol, "heart", "se", "rose", "shield"),
    Printed("defense", N_("Defense"), [STUDENT], Table.defense, "shield", "se", "steel", "shield"),
)  # fmt: skip


def card(table: Table, it: int, at: tuple[int, int] | None = None, note: str = "") -> shape.Card:
    """A visible card, with its differences from the print."""
    exhausted = table.exhausted[it]
    token = [shape.Mark(key="token", label=_("Attack Token"), icon="swords", tint="blood")] if table.token[it] else []
    return shape.Card(
        id=card_id(table, it), face=f"avarium/{table.faces[it]}", owner=table.owner(it), at=at,
        turn=1 if exhausted else 0, turned=_("exhausted") if exhausted else "", marks=token, note=note,
        values=values(NUMBERS, table.print_of(it), table, it),
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
        name=printed.name, kind=kind, frame=frame, subtitle=subtitle, values=values(NUMBERS, printed),
        art=ART[printed.kind],
        text=paragraphs(printed.tree), motif=printed.motif, picture=printed.picture,
    )  # fmt: skip
