"""The table of Arcane Academy as one seat may see it: a listing of what may be seen, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.meaning import Choice
from rulebound.cardtext.showing import paragraphs
from rulebound.games.arcane import box, ending, performing, rules
from rulebound.games.arcane.card import (
    ADD,
    CHAOS,
    COLLECT,
    COMPLETE,
    CORNER,
    ITEM,
    SPELL,
    TILE,
    USE,
    WILL,
    ArcaneCard,
    letters_of,
)
from rulebound.games.arcane.linking import beside, can_be_linked, edges, linked, would_set_off
from rulebound.games.arcane.slate import COLUMNS, ROWS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.telling import HEADS, SENTENCES
from rulebound.games.arcane.wording import SIDES
from rulebound.kernel import view as shape
from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.effect import Pick
from rulebound.kernel.showing import card_id, decision, lines, outcome, words

PHASES: Final = ["Cast or rest", "Activated tile", "Linked tiles", "End of turn", "Final scoring"]

THEME: Final = shape.Theme(
    accent=165,
    second=300,
    texture="octagon",
    frames={
        TILE: shape.Frame(hue=165, chroma=0.06, metal="bronze"),
        CORNER: shape.Frame(hue=165, chroma=0.03, metal="bone"),
        SPELL: shape.Frame(hue=300, chroma=0.14),
        ITEM: shape.Frame(hue=160, chroma=0.12),
        "assignment": shape.Frame(hue=280, chroma=0.12),
    },
    tints={"will": 45, "shard": 15, "gold": 85},
)
TERMS: Final = {
    "will": shape.Term(
        name="Will", text="What spells are paid with. The dial goes to 9.", clause="will.gain", icon="flame"
    ),
    "shards": shape.Term(
        name="Shards", text="What items are paid with. One may have any number.", clause="shard.collect", icon="gem"
    ),
    "prestige": shape.Term(
        name="Prestige", text="Whoever has the most in the end wins.", clause="win.most", icon="laurel"
    ),
    "assignment": shape.Term(
        name="Assignment", text="A spell or an item. The first to complete eight ends the exam.", clause="pencils.call"
    ),
    "public": shape.Term(
        name="Public assignment", text="One of those in the center, which anybody can complete.", clause="setup.public"
    ),
    "market": shape.Term(
        name="Market tile", text="One of the tiles in the center, which Add Tile takes.", clause="setup.market"
    ),
    "exhausted": shape.Term(
        name="Exhausted", text="An exhaustion token lies on it: it can be neither cast nor used by a link. Resting "
        "removes all tokens.", clause="link.unexhausted", icon="block",
    ),
    "linked": shape.Term(
        name="Linked", text="It touches another tile, and half a connector of each meets the other's.",
        clause="link.octagon",
    ),
    "placed": shape.Term(
        name="Placed", text="A tile that was placed, and not a corner that the slate prints.",
        clause="corner.no-discard",
    ),
    "stacked": shape.Term(name="Stacked", text="It covers another tile or a corner.", clause="stack.covered"),
    "tile": shape.Term(
        name="Tile", text="Whatever one sees on a slate and can cast: placed tiles, and corners too.",
        clause="corner.cast",
    ),
    "corner": shape.Term(name="Corner", text="One of the four tiles that a slate prints.", clause="corner.cast"),
    "use": shape.Term(name="USE", text="What a Use Item action lets the item do.", clause="use.one", icon="hand"),
    "end": shape.Term(name="End of Game", text="It does this when the game is over.", clause="item.end"),
}  # fmt: skip
ICONS: Final = {WILL: "flame", COLLECT: "gem", USE: "hand", COMPLETE: "scroll", ADD: "tile"}


def view(table: CardTable, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    assert isinstance(table, Table)
    areas = [*center(table, seat), *[area for owner in range(table.seats) for area in areas_of(table, owner, seat)]]
    return shape.View(
        game=table.game.name,
        title=table.game.title,
        viewer=seat,
        seats=[seat_plate(table, owner, seat) for owner in range(table.seats)],
        turn=turn(table),
        layout=layout(table, seat, {area.id for area in areas}),
        theme=THEME,
        areas=areas,
        faces=faces(table, areas),
        terms=TERMS,
        links=links(table),
        decision=decision(table, seat, lambda action: option(table, seat, action), worth_explaining(table, seat)),
        log=lines(table, seat, SENTENCES, HEADS),
        outcome=outcome(table),
    )


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
        hand=len(table.hand[owner]),
    )


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def center(table: Table, seat: int) -> list[shape.Area]:
    """What lies in the middle: tiles, public assignments, bag, deck and discards, and what is being completed."""
    market = shape.Area(
        id="tiles", name="Tiles in the center", layout="row", role="market", limit=box.MARKET, empty="No tiles left",
        cards=[card(table, it) for it in table.market],
    )  # fmt: skip
    public = shape.Area(
        id="public", name="Public assignments", layout="row", role="market", size="large", limit=box.PUBLIC,
        cards=[card(table, it) for it in table.public], empty="No assignments left",
    )  # fmt: skip
    bag = shape.Area(
        id="bag", name="Bag", layout="pile", role="deck", size="small", count=len(table.bag), empty="Empty",
        cards=[shape.Card(id="bag.top", back=TILE)] if table.bag else [],
    )  # fmt: skip
    deck = shape.Area(
        id="deck", name="Deck", layout="pile", role="deck", size="small", count=len(table.deck), empty="Empty",
        cards=[shape.Card(id="deck.top", back="assignment")] if table.deck else [],
    )  # fmt: skip
    known = [card(table, it) for it in reversed(table.discard) if table.knows(seat, it)]
    hidden = len(table.discard) > len(known)
    discard = shape.Area(
        id="discard", name="Discarded assignments", layout="pile", role="discard", size="small",
        count=len(table.discard), empty="Nothing discarded",
        cards=known + ([shape.Card(id="discard.top", back="assignment")] if hidden else []),
    )  # fmt: skip
    areas = [market, public, bag, deck, discard]
    if table.played:
        played = [card(table, it) for it in table.played]
        areas.append(shape.Area(id="played", name="Being completed", layout="row", cards=played, owner=table.active))
    if table.taken:
        taken = [card(table, it) for it in table.taken]
        areas.append(shape.Area(id="taken", name="Tiles to be placed", layout="row", cards=taken, owner=table.active))
    return areas


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
        cards=[card(table, it) for it in table.items[owner]],
    )  # fmt: skip
    spells = shape.Area(
        id=f"spells.{owner}", name=f"{whose} spells", layout="row", owner=owner, size="small", empty="No spells",
        cards=[card(table, it) for it in table.spells[owner]],
    )  # fmt: skip
    return [slate, items, spells, *hand(table, owner, seat, whose)]


def hand(table: Table, owner: int, seat: int, whose: str) -> list[shape.Area]:
    """One's own private assignments; of another one what is known of them, if anything is."""
    cards = [card(table, it) for it in table.hand[owner] if table.knows(seat, it)]
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
            count=len(table.hand[owner]),
            secret=owner == seat,
            empty="No private assignments",
        )
    ]


def tile(table: Table, it: int) -> shape.Card:
    """A visible tile of a slate: how it lies, what it covers, its tokens, and the neighbours it would set off."""
    spot, owner = table.spot[it], table.holder[it]
    covered: list[int] = []
    below = table.below[it]
    while below >= 0:
        covered.append(below)
        below = table.below[below]
    tokens = table.exhaustion[spot]
    marks = [shape.Mark(key="exhausted", label="Exhaustion token", icon="block", count=tokens, weight="bad")]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=owner, turn=turns(table.turns[it]),
        turned=connectors(table, it), at=(spot % SPACES // COLUMNS, spot % COLUMNS), marks=marks if tokens else [],
        under=len(covered), covers=[face_key(table, one) for one in covered], note=set_off(table, it),
    )  # fmt: skip


def turns(quarters: int) -> Any:
    return quarters % 4


def connectors(table: Table, it: int) -> str:
    """The sides at which it has half a connector, as it lies."""
    sides = [name for side, name in enumerate(SIDES) if edges(table, it) >> side & 1]
    return "connectors " + ", ".join(sides) if sides else "no connectors"


def set_off(table: Table, it: int) -> str:
    """Which neighbours casting it would set off."""
    linked = [table.card(other).name for other in would_set_off(table, it)]
    return "sets off " + "; ".join(linked) if linked else ""


def card(table: Table, it: int) -> shape.Card:
    """One card or tile whose face may be seen, with what is now other than printed."""
    printed, tokens = table.print_of(it), table.tokens[it]
    marks = [
        shape.Mark(key="prestige", label="Prestige token", icon="laurel", count=tokens, tint="gold", weight="good")
    ]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=table.holder[it], marks=marks if tokens else [],
        values=[value for value in values(printed, table, it) if value.printed is not None],
    )  # fmt: skip


def face_key(table: Table, it: int) -> str:
    return f"arcane/{table.faces[it]}"


def faces(table: Table, areas: list[shape.Area]) -> dict[str, shape.Face]:
    """The printed cards and tiles that lie face up for this seat."""
    keys = {key for area in areas for one in area.cards for key in (one.face, *one.covers) if key}
    found = sorted(int(key.partition("/")[2]) for key in keys)
    return {f"arcane/{number}": face(table.cards[number]) for number in found}


KINDS: Final = {SPELL: "Spell", ITEM: "Item", TILE: "Action Tile", CORNER: "Corner Action"}


def face(printed: object) -> shape.Face:
    """A printed card or tile."""
    assert isinstance(printed, ArcaneCard)
    if printed.kind in (TILE, CORNER):
        return shape.Face(
            name=printed.name, kind=KINDS[printed.kind], frame=printed.kind, shape="tile", symbols=symbols(printed),
            edges=letters_of(printed.edges), art="device",
        )  # fmt: skip
    return shape.Face(
        name=printed.name, kind=KINDS[printed.kind], frame=printed.kind, values=values(printed),
        text=paragraphs(printed.tree), art="sigil" if printed.kind == SPELL else "device",
    )  # fmt: skip


def symbols(printed: ArcaneCard) -> list[str]:
    """The icons of a tile, a slash between those of which one is chosen."""
    icons: list[str] = []
    for symbol in printed.symbols:
        if symbol == CHAOS:
            icons.append("chaos")
            continue
        for place, icon in enumerate([icon for deed, icon in ICONS.items() if symbol & deed]):
            icons += ["/", icon] if place else [icon]
    return icons


def values(printed: ArcaneCard, table: Table | None = None, it: int = -1) -> list[shape.Value]:
    """The numbers of an assignment, as printed, or as they are now on a table."""
    if printed.kind not in (SPELL, ITEM):
        return []
    cost = table.cost(it) if table else printed.cost
    worth = table.worth(it) if table else printed.prestige
    spell = printed.kind == SPELL
    return [
        shape.Value(
            key="cost", label="Will" if spell else "Shards", now=cost, printed=None if cost == printed.cost else
            printed.cost, icon="flame" if spell else "gem", place="nw", tint="will" if spell else "shard",
            shape="disc" if spell else "diamond", better="less",
        ),
        shape.Value(
            key="prestige", label="Prestige", now=worth, printed=None if worth == printed.prestige else
            printed.prestige, icon="laurel", place="se", shape="shield", tint="gold",
        ),
    ]  # fmt: skip


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


# -- What is asked -----------------------------------------------------------------------------------------------------

LAST: Final = (rules.Stop, performing.Done, rules.KeepAll)


def option(table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """One thing that may be done, tied to the cards and spaces that it names, its own first."""
    parts = table.describe(seat, action)
    touched = [card_id(table, part.piece) for part in parts if part.piece >= 0]
    if isinstance(action, rules.Cast):
        touched += [card_id(table, it) for it in would_set_off(table, action.it)]
    if isinstance(action, ending.Lay):
        touched = [f"slate.{seat}:{action.it // COLUMNS},{action.it % COLUMNS}"]
    verb = "" if isinstance(action, (Pick, Choice)) else type(action).__name__
    return shape.Option(
        code=action.code, text=words(table, parts), touches=list(dict.fromkeys(touched)), verb=verb,
        to=touched[0] if isinstance(action, ending.Lay) else "", way="stop" if isinstance(action, LAST) else "do",
    )  # fmt: skip


def worth_explaining(table: Table, seat: int) -> list[Action[Any]]:
    """What is exhausted, cannot be paid, is not linked, or must not be covered."""
    if table.over or table.seat != seat:
        return []
    question = table.question[0]
    if question is rules.CAST_OR_REST:
        return [rules.CAST[it] for it in table.tiles_of(seat)]
    if question in (performing.WHICH_ACTION, performing.WHICH_OPEN_ACTION):
        return [action for action in table.candidates if isinstance(action, performing.Complete)]
    if question is ending.WHICH_SPACE:
        return list(ending.LAY)
    if question is rules.WHICH_LINKED and table.is_visible(table.activated):
        return [rules.LINK[it] for it in beside(table, table.activated)]
    return []


# -- The layout --------------------------------------------------------------------------------------------------------


def layout(table: Table, seat: int, areas: set[str]) -> shape.Split:
    """One's own slate, the center, and the others'."""
    order = [(max(seat, 0) + i) % table.seats for i in range(1 if seat >= 0 else 0, table.seats)]
    rivals = shape.Split(way="down", parts=[sheet(owner, "theirs", areas) for owner in order], narrow="tabs")
    rivals.name = "Rivals" if seat >= 0 else "Players"
    parts: list[shape.Put | shape.Split] = [sheet(seat, "mine", areas)] if seat >= 0 else []
    return shape.Split(way="across", parts=[*parts, middle(areas), rivals])


def middle(areas: set[str]) -> shape.Split:
    """The center: tiles and bag, assignments and deck."""
    tiles = shape.Split(
        way="across", parts=[shape.Put(ids=["tiles"], share=4), shape.Put(ids=["bag"], share=0.9)], share=0.6,
        narrow="same",
    )  # fmt: skip
    piles = shape.Split(way="down", parts=[shape.Put(ids=["deck"]), shape.Put(ids=["discard"], fold=True)], share=0.8)
    cards = shape.Split(way="across", parts=[shape.Put(ids=["public"], share=2.6), piles], share=1.5, narrow="same")
    extra = [shape.Put(ids=[key], share=0.5) for key in ("played", "taken") if key in areas]
    return shape.Split(way="down", parts=[tiles, cards, *extra], share=1.2, name="Center", frame="board")


def sheet(owner: int, frame: Any, areas: set[str]) -> shape.Split:
    """One player's plate, slate, items, spells and private assignments."""
    plate = shape.Split(
        way="across",
        parts=[
            shape.Put(ids=[f"seat.{owner}"], share=1.15),
            shape.Put(ids=[f"items.{owner}"], share=1.7, fold=True),
            shape.Put(ids=[f"spells.{owner}"], share=1.3, fold=True),
        ],
        share=0.62,
    )
    parts: list[shape.Put | shape.Split] = [plate, shape.Put(ids=[f"slate.{owner}"], share=1.6)]
    if f"hand.{owner}" in areas:
        parts.append(shape.Put(ids=[f"hand.{owner}"], share=0.4))
    return shape.Split(way="down", parts=parts, share=1.4 if frame == "mine" else 1, frame=frame)
