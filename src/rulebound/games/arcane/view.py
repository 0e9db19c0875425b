"""The table of Arcane Academy as one seat may see it."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardgame.drawing import face_down, hand, open_pile, place, plate
from rulebound.cardgame.view_parts import whole_view
from rulebound.games.arcane import box
from rulebound.games.arcane.card import TILE
from rulebound.games.arcane.faces import card, tile
from rulebound.games.arcane.layout import TERMS, THEME, layout
from rulebound.games.arcane.linking import can_be_linked, linked
from rulebound.games.arcane.options import option, prompt, space_id, worth_explaining
from rulebound.games.arcane.slate import COLUMNS, ROWS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import BAG, DECK, DISCARD, ITEMS, MARKET, PLAYED, PUBLIC, SPELLS, TAKEN
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import N_, _

ASSIGNMENT: Final = "assignment"  # the back of all assignments
PHASES: Final = [
    "Cast or rest",
    "Activated tile",
    "Linked tiles",
    "End of turn",
    "Final scoring",
]


def view(table: CardTable, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    assert isinstance(table, Table)
    areas = [*center(table, seat), *[area for owner in range(table.seats) for area in areas_of(table, owner, seat)]]
    found = whole_view(
        table,
        seat,
        areas,
        plate=lambda owner: seat_plate(table, owner, seat),
        turn=turn(table),
        layout=layout(table, seat, {area.id for area in areas}),
        theme=THEME,
        terms=TERMS,
        option=lambda action: option(table, seat, action),
        refusals=worth_explaining(table, seat),
        place=lambda action: space_id(table, seat, action) or card_id(table, action.it),
    )
    found.links = links(table)
    if found.decision is not None:
        found.decision.prompt = prompt(table, found.decision.prompt)
    return found


def turn(table: Table) -> shape.Turn:
    step = N_("Extra turn") if table.is_extra else N_("Final turn") if any(table.finals) and not table.over else ""
    return shape.Turn(number=table.turn, seat=table.active, phases=PHASES, phase=table.phase, step=step)


def seat_plate(table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: Prestige, completed assignments, Will and Shards."""
    counters = [
        shape.Counter(
            key="prestige", label=_("Prestige"), now=table.score(owner), icon="laurel", tint="gold", term="prestige",
            main=True,
        ),
        shape.Counter(
            key="done", label=_("Assignments"), now=table.completed(owner), icon="scroll", how="pips", goal=box.ENOUGH,
            term="assignment", main=True,
        ),
        shape.Counter(
            key="will", label=_("Will"), now=table.will[owner], most=table.most_will(owner), icon="flame", how="dial",
            tint="will", term="will",
        ),
        shape.Counter(
            key="shards", label=_("Shards"), now=table.shards[owner], icon="gem", how="tokens", tint="shard",
            term="shards",
        ),
    ]  # fmt: skip
    return plate(table, owner, seat, counters, role=_("pencils down") if owner == table.pencils else "")


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def center(table: Table, seat: int) -> list[shape.Area]:
    """The center: tiles, public assignments, bag, deck and discards, and the assignment that is being completed."""

    def drawn(zone: int) -> list[shape.Card]:
        return [card(table, it) for it in table.cards_in(zone)]

    tiles: dict[str, Any] = {"role": "market", "limit": box.MARKET_SIZE, "empty": _("No tiles left")}
    public: dict[str, Any] = {"role": "market", "limit": box.PUBLIC_SIZE, "empty": _("No assignments left")}
    bag, deck = table.cards_in(BAG), table.cards_in(DECK)
    areas = [
        place(table, seat, "tiles", N_("Tiles in the center"), drawn(MARKET), **tiles),
        place(table, seat, "public", N_("Public assignments"), drawn(PUBLIC), size="large", **public),
        face_down(table, seat, "bag", N_("Bag"), bag, TILE, lambda it: card(table, it)),
        face_down(table, seat, "deck", N_("Deck"), deck, ASSIGNMENT, lambda it: card(table, it)),
        discarded(table, seat),
    ]
    for key, noun, zone in (("played", _("Being completed"), PLAYED), ("taken", _("Tiles to be placed"), TAKEN)):
        for owner in sorted({table.holder[it] for it in table.cards_in(zone)}):
            held = [card(table, it) for it in table.cards_in(zone) if table.holder[it] == owner]
            name = key if owner == table.active else f"{key}.{owner}"
            areas.append(shape.Area(id=name, name=noun, layout="row", cards=held, owner=owner))
    return areas


def discarded(table: Table, seat: int) -> shape.Area:
    """Discarded assignments: private ones are face down for all but their player."""
    pile = table.cards_in(DISCARD)
    known = [card(table, it) for it in pile if table.knows(seat, it)]
    hidden = [shape.Card(id="discard.top", back=ASSIGNMENT)] if len(pile) > len(known) else []
    return open_pile(
        table,
        seat,
        "discard",
        N_("Discarded assignments"),
        hidden + known,
        count=len(pile),
        empty=_("Nothing discarded"),
    )


def areas_of(table: Table, owner: int, seat: int) -> list[shape.Area]:
    """The areas of one player."""
    grid: dict[str, Any] = {"layout": "grid", "role": "board", "rows": ROWS, "cols": COLUMNS}
    slate = [tile(table, it) for it in table.tiles_of(owner)]
    items, spells = [[card(table, it) for it in table.cards_in(zone, owner)] for zone in (ITEMS, SPELLS)]
    return [
        place(table, seat, "slate", N_("slate"), slate, owner, size="large" if owner == seat else "small", **grid),
        place(table, seat, "items", N_("items"), items, owner, empty=_("No items")),
        place(table, seat, "spells", N_("spells"), spells, owner, size="small", empty=_("No spells")),
        *hand(
            table, seat, owner, N_("private assignments"), lambda it: card(table, it), empty=_("No private assignments")
        ),
    ]  # fmt: skip


def links(table: Table) -> list[shape.Link]:
    """All full connectors on all slates; on: whether casting one of the two tiles would trigger the other."""
    found: list[shape.Link] = []
    for owner in range(table.seats):
        for it in table.tiles_of(owner):
            for other in linked(table, it):
                if it < other:
                    works = works_now(table, it, other)
                    found.append(shape.Link(a=card_id(table, it), b=card_id(table, other), kind="joined", on=works))
    return found


def works_now(table: Table, it: int, other: int) -> bool:
    """During a cast, the links of the activated tile to tiles that can still be resolved; else all usable links."""
    if table.activated >= 0:
        partner = other if it == table.activated else it
        return table.activated in (it, other) and partner not in table.resolved and can_be_linked(table, partner)
    return any(not table.is_exhausted(one) and can_be_linked(table, two) for one, two in ((it, other), (other, it)))
