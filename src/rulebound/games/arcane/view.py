"""The table of Arcane Academy as one seat may see it: a listing of what may be seen, and nothing else."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.showing import whole_view
from rulebound.games.arcane import box
from rulebound.games.arcane.card import TILE
from rulebound.games.arcane.faces import card, tile
from rulebound.games.arcane.layout import TERMS, THEME, layout
from rulebound.games.arcane.linking import can_be_linked, linked
from rulebound.games.arcane.options import option, prompt, space_id, worth_explaining
from rulebound.games.arcane.slate import COLUMNS, ROWS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import BAG, DECK, DISCARD, HAND, ITEMS, MARKET, PLAYED, PUBLIC, SPELLS, TAKEN
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowing.showing import card_id
from rulebound.kernel.table.cardtable import CardTable

ASSIGNMENT: Final = "assignment"  # the back of all assignments
PHASES: Final = ["Cast or rest", "Activated tile", "Linked tiles", "End of turn", "Final scoring"]


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
        place=lambda action: space_id(seat, action) or card_id(table, action.it),
    )
    found.links = links(table)
    if found.decision is not None:
        found.decision.prompt = prompt(table, found.decision.prompt)
    return found


def turn(table: Table) -> shape.Turn:
    step = "Extra turn" if table.is_extra else "Final turn" if any(table.finals) and not table.over else ""
    return shape.Turn(number=table.turn, seat=table.active, phases=PHASES, phase=table.phase, step=step)


def seat_plate(table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: Prestige, completed assignments, Will and Shards."""
    counters = [
        shape.Counter(
            key="prestige", label="Prestige", now=table.score(owner), icon="laurel", tint="gold", term="prestige",
            main=True,
        ),
        shape.Counter(
            key="done", label="Assignments", now=table.completed(owner), icon="scroll", how="pips", goal=box.ENOUGH,
            term="assignment", main=True,
        ),
        shape.Counter(
            key="will", label="Will", now=table.will[owner], most=table.most_will(owner), icon="flame", how="dial",
            tint="will", term="will",
        ),
        shape.Counter(
            key="shards", label="Shards", now=table.shards[owner], icon="gem", how="tokens", tint="shard",
            term="shards",
        ),
    ]  # fmt: skip
    return shape.Seat(
        index=owner,
        name=table.setup.names[owner],
        who="you" if owner == seat else "",
        counters=counters,
        active=owner == table.active and not table.over,
        deciding=owner == table.seat,
        role="pencils down" if owner == table.pencils else "",
        hand=len(table.cards_in(HAND, owner)),
    )


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def center(table: Table, seat: int) -> list[shape.Area]:
    """What lies in the middle: tiles, public assignments, bag, deck and discards, and what is being completed."""
    market = shape.Area(
        id="tiles", name="Tiles in the center", layout="row", role="market", limit=box.MARKET_SIZE,
        empty="No tiles left", cards=[card(table, it) for it in table.cards_in(MARKET)],
    )  # fmt: skip
    public = shape.Area(
        id="public", name="Public assignments", layout="row", role="market", size="large", limit=box.PUBLIC_SIZE,
        cards=[card(table, it) for it in table.cards_in(PUBLIC)], empty="No assignments left",
    )  # fmt: skip
    areas = [
        market,
        public,
        pile("bag", "Bag", TILE, len(table.cards_in(BAG))),
        pile("deck", "Deck", ASSIGNMENT, len(table.cards_in(DECK))),
    ]
    areas.append(discarded(table, seat))
    for key, name, pieces in (
        ("played", "Being completed", table.cards_in(PLAYED)),
        ("taken", "Tiles to be placed", table.cards_in(TAKEN)),
    ):
        if pieces:
            cards = [card(table, it) for it in pieces]
            areas.append(shape.Area(id=key, name=name, layout="row", cards=cards, owner=table.active))
    return areas


def pile(key: str, name: str, back: str, n: int) -> shape.Area:
    """A pile face down, of which one sees only how high it is."""
    top = [shape.Card(id=f"{key}.top", back=back)] if n else []
    return shape.Area(
        id=key, name=name, layout="pile", role="deck", size="small", count=n, cards=top, empty="Empty"
    )  # fmt: skip


def discarded(table: Table, seat: int) -> shape.Area:
    """Assignments that were discarded: the private ones lie face down for all but their player."""
    known = [card(table, it) for it in reversed(table.cards_in(DISCARD)) if table.knows(seat, it)]
    hidden = len(table.cards_in(DISCARD)) > len(known)
    return shape.Area(
        id="discard", name="Discarded assignments", layout="pile", role="discard", size="small",
        count=len(table.cards_in(DISCARD)), empty="Nothing discarded",
        cards=known + ([shape.Card(id="discard.top", back=ASSIGNMENT)] if hidden else []),
    )  # fmt: skip


def areas_of(table: Table, owner: int, seat: int) -> list[shape.Area]:
    """What lies in front of one player."""
    whose = "Your" if owner == seat else f"{table.setup.names[owner]}'s"
    slate = shape.Area(
        id=f"slate.{owner}", name=f"{whose} slate", layout="grid", owner=owner, role="board", rows=ROWS, cols=COLUMNS,
        size="large" if owner == seat else "small",
        cards=[tile(table, it) for it in table.tiles_of(owner)],
    )  # fmt: skip
    items = shape.Area(
        id=f"items.{owner}", name=f"{whose} items", layout="row", owner=owner, empty="No items",
        cards=[card(table, it) for it in table.cards_in(ITEMS, owner)],
    )  # fmt: skip
    spells = shape.Area(
        id=f"spells.{owner}", name=f"{whose} spells", layout="row", owner=owner, size="small", empty="No spells",
        cards=[card(table, it) for it in table.cards_in(SPELLS, owner)],
    )  # fmt: skip
    return [slate, items, spells, *hand(table, owner, seat, whose)]


def hand(table: Table, owner: int, seat: int, whose: str) -> list[shape.Area]:
    """One's own private assignments; of another one what is known of them, if anything is."""
    cards = [card(table, it) for it in table.cards_in(HAND, owner) if table.knows(seat, it)]
    if owner != seat and not cards:
        return []
    for one in cards:
        one.hidden = owner == seat
    return [
        shape.Area(
            id=f"hand.{owner}",
            name=f"{whose} private assignments",
            layout="fan",
            owner=owner,
            role="hand",
            size="large",
            cards=cards,
            count=len(table.cards_in(HAND, owner)),
            secret=owner == seat,
            empty="No private assignments",
        )
    ]


def links(table: Table) -> list[shape.Link]:
    """All full connectors on all slates; on: whether casting one of the two tiles would set off the other."""
    found: list[shape.Link] = []
    for owner in range(table.seats):
        for it in table.tiles_of(owner):
            for other in linked(table, it):
                if it < other:
                    works = works_now(table, it, other)
                    found.append(shape.Link(a=card_id(table, it), b=card_id(table, other), kind="joined", on=works))
    return found


def works_now(table: Table, it: int, other: int) -> bool:
    """During a cast, the links of the activated tile to what can still be resolved; else those that could be used."""
    if table.activated >= 0:
        partner = other if it == table.activated else it
        return table.activated in (it, other) and partner not in table.resolved and can_be_linked(table, partner)
    return any(not table.is_exhausted(one) and can_be_linked(table, two) for one, two in ((it, other), (other, it)))
