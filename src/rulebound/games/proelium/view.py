"""The table of Proelium as one seat may see it: that of declared games, with money as tokens and the combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.cardgame import areas as shared
from rulebound.cardgame.cards import card as shown_card
from rulebound.cardgame.cards import value as shown_value
from rulebound.cardgame.view import explained, plate, shown, theme, turn
from rulebound.cardgame.view_parts import whole_view
from rulebound.cardtext.phrases.whole.card_view import paragraphs
from rulebound.games.proelium import money
from rulebound.games.proelium.card import ProeliumCard
from rulebound.games.proelium.counters import FUNDS, LIFE, WEARY
from rulebound.games.proelium.encounters import Encounter, encounters
from rulebound.games.proelium.phases import ATTACKING
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.wording import said
from rulebound.games.proelium.zones import DECK, DISCARD, HAND, LABORATORY, TAKING_EFFECT
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.language import N_, _, _n

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame


def view(game: DeclaredGame, table: Table, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    areas: list[shape.Area] = []
    for owner in range(table.seats):
        for zone in (DECK, HAND, LABORATORY, DISCARD):
            areas += area(game, table, zone, owner, seat)
    if table.cards_in(TAKING_EFFECT):
        areas += shared.area(game, table, game.zones.of[TAKING_EFFECT], -1, seat)
    clashes = [clash(table, one, number) for number, one in enumerate(encounters(table), 1)]
    found = whole_view(
        table,
        seat,
        areas,
        plate=lambda owner: seat_plate(game, table, owner, seat),
        turn=turn_of(game, table),
        layout=layout(table, seat, {area.id for area in areas}, fighting=bool(clashes)),
        theme=theme(game),
        terms=game.look.terms,
        option=lambda action: shown(game, table, seat, action),
        refusals=explained(game, table, seat),
    )
    found.clashes = clashes
    found.links = [link for one in encounters(table) for link in links(table, one)]
    return found


def turn_of(game: DeclaredGame, table: Table) -> shape.Turn:
    found = turn(game, table)
    if found.number and table.phase == ATTACKING and table.attackers:
        found.step = N_("Blockers") if table.seat != table.active else N_("Attackers")
    return found


# -- Players -----------------------------------------------------------------------------------------------------------


def seat_plate(game: DeclaredGame, table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: life, funds in tokens, and how much of the 50k of this turn is spent. [setup.funds] [money.limit]"""
    found = plate(game, table, owner, seat)
    life = shape.Counter(
        key="life",
        label=_("Life"),
        now=table.amount(LIFE, owner),
        most=max(20, table.amount(LIFE, owner)),
        icon="heart",
        how="dial",
        tint="blood",
        main=True,
        term="life",
    )
    funds = shape.Counter(
        key="funds", label=_("Funds"), now=10 * table.amount(FUNDS, owner),
        most=10 * max(25, table.amount(FUNDS, owner)), each=10, unit="k", icon="coin", how="tokens", tint="gold",
        main=True, term="funds",
    )  # fmt: skip
    most = max(money.limit_of(table, owner), table.spent[owner])
    spent = shape.Counter(
        key="spent", label=_("Spent this turn"), now=10 * table.spent[owner], most=10 * most, each=10, unit="k",
        icon="coin", how="pips", tint="gold", term="spent",
    )  # fmt: skip
    found.counters = [life, funds, spent]
    if table.attackers:
        found.role = _("attacker") if owner == table.active else _("defender")
    return found


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def area(game: DeclaredGame, table: Table, zone: int, owner: int, seat: int) -> list[shape.Area]:
    """The area of a zone; in a laboratory with the enhancements of its entities."""
    found = shared.area(game, table, game.zones.of[zone], owner, seat)
    if zone == LABORATORY:
        found[0].cards = [entity(game, table, it) for it in table.cards_in(LABORATORY, owner)]
    for area in found:
        for one in area.cards:
            for value in one.values:
                in_money(value)
    return found


def entity(game: DeclaredGame, table: Table, it: int) -> shape.Card:
    """An entity with its enhancements, its damage, and whether it is weary. [attack.half]"""
    found = shown_card(game, table, it)
    found.on = [shown_card(game, table, other) for other in table.enhancements(it)]
    if table.wounds[it]:
        found.marks = [
            *found.marks, shape.Mark(key="damage", label=_("Damage"), count=table.wounds[it], icon="drop", weight="bad")
        ]  # fmt: skip
    if table.is_marked(WEARY, it):
        blocking = _("Blocks with a D of {defense} until its player's next turn.", defense=table.block_defense(it))
        found.note = f"{found.note} {blocking}".strip()
    return found


def in_money(value: shape.Value) -> None:
    """A cost as money: `30k`."""
    if value.key == "cost" and isinstance(value.now, int):
        value.now = said(value.now)
        if isinstance(value.printed, int):
            value.printed = said(value.printed)


def face(game: DeclaredGame, card: ProeliumCard) -> shape.Face:
    """A printed card: name, cost, type, text, and the Battle Stats of a character. [card.features]"""
    values = [shown_value(game, one, card.numbers[one.key]) for one in game.values if one.key in card.numbers]
    for value in values:
        in_money(value)
    art: Any = game.look.art[card.kind]
    return shape.Face(
        name=card.name, kind="Entity" if card.is_entity else card.kind.capitalize(), frame=card.kind,
        subtitle=card.kind.capitalize() if card.is_entity else "", values=values, text=paragraphs(card.tree),
        art=art, motif=card.motif, picture=card.picture,
    )  # fmt: skip


# -- The combat --------------------------------------------------------------------------------------------------------


def clash(table: Table, one: Encounter, number: int) -> shape.Clash:
    """An attacker, its blockers, and the result as it would be now. [attack.destroys] [attack.damage]"""
    attacker = shape.Side(
        seat=table.active, role=_("attacker"), cards=[card_id(table, one.attacker)],
        total=stats(table, one.attacker, table.value("D", one.attacker)),
    )  # fmt: skip
    blocker = shape.Side(seat=table.rival(table.active), role=_("blocker") if one.blockers else _("no blocker"))
    if one.blockers:
        blocker.cards = [card_id(table, it) for it in one.blockers]
        blocker.total = _(" and ").join([stats(table, it, table.block_defense(it)) for it in one.blockers])
    return shape.Clash(
        id=f"attack.{number}",
        title=_("Attack {number}", number=number),
        sides=[attacker, blocker],
        verdict=verdict(table, one),
        clause="attack.destroys" if one.blockers else "attack.damage",
    )


def stats(table: Table, it: int, defense: int) -> str:
    """`A 8 · D 5`: D is the number that counts in this combat."""
    return f"A {table.value('A', it)} · D {defense}"


def verdict(table: Table, one: Encounter) -> str:
    """The present outcome, in a sentence."""
    if one.damage:
        return _("{n} damage to {name}", n=one.damage, name=table.setup.names[table.rival(table.active)])
    if not one.blockers:
        return _("Blocked: no damage") if table.stopped[table.attackers.index(one.attacker)] else _("No damage")
    dead = [table.card(it).name for it in one.beaten]
    if one.loses:
        dead.insert(0, table.card(one.attacker).name)
    if not dead:
        return _("Blocked: nothing is destroyed")
    return _n("{names} is destroyed", "{names} are destroyed", len(dead), names=_(" and ").join(dead))


def links(table: Table, one: Encounter) -> list[shape.Link]:
    """From the attacker to its blockers, or to the opponent."""
    attacker = card_id(table, one.attacker)
    if one.blockers:
        return [shape.Link(a=card_id(table, it), b=attacker, kind="block") for it in one.blockers]
    if not one.damage:
        return []
    return [shape.Link(a=attacker, b=f"seat.{table.rival(table.active)}", kind="attack", label=str(one.damage))]


# -- Layout ------------------------------------------------------------------------------------------------------------


def layout(table: Table, seat: int, areas: set[str], *, fighting: bool) -> shape.Split:
    """The opponent above, between them the combat and the effects, then the reader's own sheet."""
    mine = max(seat, 0)
    parts: list[shape.Put | shape.Split] = [sheet(table, table.rival(mine), "theirs", areas)]
    middle: list[shape.Put | shape.Split] = []
    if "taking-effect" in areas:
        middle.append(shape.Put(ids=["taking-effect"]))
    if fighting:
        middle.append(shape.Put(ids=["clashes"], share=3.0))
    if middle:
        parts.append(shape.Split(way="across", parts=middle, share=0.6))
    parts.append(sheet(table, mine, "mine" if seat >= 0 else "theirs", areas))
    return shape.Split(way="down", parts=parts)


def sheet(table: Table, owner: int, frame: Any, areas: set[str]) -> shape.Split:
    """A player's plate and piles, the laboratory, and the hand."""
    piles = [shape.Put(ids=[f"{name}.{owner}"], fold=True) for name in ("deck", "discard-pile")]
    plates: list[shape.Put | shape.Split] = [
        shape.Put(ids=[f"seat.{owner}"]), shape.Split(way="across", parts=[*piles], share=0.8, narrow="same"),
    ]  # fmt: skip
    parts: list[shape.Put | shape.Split] = [shape.Split(way="down", parts=plates, share=0.8)]
    parts.append(shape.Put(ids=[f"laboratory.{owner}"], share=3.0))
    if f"hand.{owner}" in areas:
        parts.append(shape.Put(ids=[f"hand.{owner}"], share=1.0))
    return shape.Split(way="across", parts=parts, name=table.setup.names[owner], frame=frame)
