"""The table of Varia as one seat may see it: that of declared games, with the Timeline and a forecast of the plans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.cardgame import areas as shared
from rulebound.cardgame.cards import card as shown_card
from rulebound.cardgame.view import explained, plate, shown, theme, turn
from rulebound.cardgame.view_parts import whole_view
from rulebound.games.varia.counters import COUNTERS, POINTS
from rulebound.games.varia.faces import count_stacks, whole_values
from rulebound.games.varia.fast import Combine, Into, Replace
from rulebound.games.varia.forecast import Meeting, forecast, outcomes
from rulebound.games.varia.planning import At
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, DECK, DISCARD, FORGOTTEN, HAND
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.action import Action
from rulebound.language import N_, _, number

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

TIMELINE = "timeline"
SURE = 0.995  # a chance that is 100 % when rounded


def view(game: DeclaredGame, table: Table, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    areas = [timeline(game, table, seat)]
    for owner in range(table.seats):
        for zone in (DECK, HAND, CHARACTER, DISCARD, FORGOTTEN):
            areas += area(game, table, zone, owner, seat)
    return whole_view(
        table,
        seat,
        areas,
        plate=lambda owner: seat_plate(game, table, owner, seat),
        turn=turn_of(game, table),
        layout=layout(table, seat, {area.id for area in areas}),
        theme=theme(game),
        terms=game.look.terms,
        option=lambda action: option(game, table, seat, action),
        refusals=explained(game, table, seat),
    )


def turn_of(game: DeclaredGame, table: Table) -> shape.Turn:
    found = turn(game, table)
    if found.number:
        found.step = N_("Engaged") if table.engaged else N_("Disengaged")
    return found


def seat_plate(game: DeclaredGame, table: Table, owner: int, seat: int) -> shape.Seat:
    """A player, with health and points, and whether active or reactive. [turn.shared]"""
    found = plate(game, table, owner, seat)
    found.role = "" if table.turn == 0 else _("active player") if owner == table.active else _("reactive player")
    health, points = found.counters
    health.how, health.main, health.most = "dial", True, max(30, health.now)
    points.how, points.most = "pips", max(10, points.now)
    return found


def area(game: DeclaredGame, table: Table, zone: int, owner: int, seat: int) -> list[shape.Area]:
    """The area of a zone; of a forgotten pile only the number of cards. [zone.forgotten]"""
    declared = game.zones.of[zone]
    if zone == FORGOTTEN:
        count = len(table.cards_in(zone, owner))
        backs = [shape.Card(id=f"forgotten.{owner}.top", back="forgotten pile", owner=owner)] if count else []
        return [
            shape.Area(
                id=shared.area_id(declared, owner), name=shared.name(table, declared, owner, seat), layout="pile",
                owner=owner, role="side", size="small", cards=backs, count=count, empty=_("Nothing forgotten"),
            )
        ]  # fmt: skip
    found = shared.area(game, table, declared, owner, seat)
    for one in [card for area in found for card in area.cards if card.face and zone in (CHARACTER, HAND)]:
        it = int(one.id[1:].partition(".")[0])
        one.values = whole_values(game, table, [it])
        count_stacks(table, one, it)
    return found


# -- The Timeline ------------------------------------------------------------------------------------------------------


def timeline(game: DeclaredGame, table: Table, seat: int) -> shape.Area:
    """Both rows, the reader's own below, with a forecast for each moment."""
    order = rows_for(table, seat)
    columns = max(table.window, 1, *[len(row) for row in table.rows])
    meetings = {} if table.over else {meeting.moment: meeting for meeting in forecast(table)}
    cards: list[shape.Card] = []
    for row, owner in enumerate(order):
        for moment, pieces in enumerate(table.rows[owner]):
            if pieces:
                outlook = outlook_of(meetings.get(moment), owner)
                cards.append(action_card(game, table, pieces, (row, moment), outlook))
    lanes = [lane(table, moment, meetings.get(moment), order[::-1]) for moment in range(columns)]
    settled = table.phase >= 3
    return shape.Area(
        id=TIMELINE, name=_("Timeline"), layout="track", role="board", rows=table.seats, cols=columns, cards=cards,
        row_names=[shape.Lane(name=table.setup.names[owner]) for owner in order], col_names=lanes,
        window=(0, table.window - 1) if settled else None, window_name=_("Resolution Window") if settled else "",
        note=expected(table, seat) if cards else _("Nothing is planned"),
    )  # fmt: skip


def expected(table: Table, seat: int) -> str:
    """The meaning of the numbers above the moments."""
    if seat >= 0:
        return _(
            "Above each moment: the damage that you may expect to deal, with the chance to hit, and to take; "
            "the Action Points that are left to both (AP)"
        )
    names = [table.setup.names[one] for one in rows_for(table, seat)[::-1]]
    return _(
        "Above each moment: the damage to be expected of {one}, and of {other}; "
        "the Action Points that are left to both (AP)",
        one=names[0],
        other=names[1],
    )


def rows_for(table: Table, seat: int) -> list[int]:
    """The seats of the rows from the top: the reader's own row is below."""
    mine = max(seat, 0)
    return [table.rival(mine), mine]


def action_card(
    game: DeclaredGame, table: Table, pieces: list[int], place: tuple[int, int], outlook: str
) -> shape.Card:
    """An action: its first card, with the values of the whole action, its other cards, and its state."""
    found = shown_card(game, table, pieces[0])
    found.at = place
    found.hold = "stack"
    found.on = [shown_card(game, table, it) for it in pieces[1:]]
    found.values = whole_values(game, table, pieces)
    whole = _(" and ").join([table.card(it).name for it in pieces]) if len(pieces) > 1 else ""
    found.note = ". ".join([part for part in (whole, outlook) if part])
    return found


def lane(table: Table, moment: int, meeting: Meeting | None, seats: list[int]) -> shape.Lane:
    """The heading of a moment, with the forecast."""
    now: Any = "open"
    if table.moment >= 0:
        now = "now" if moment == table.moment else "past" if moment < table.moment else "next"
    if moment >= table.window and table.phase >= 3:
        now = "shut"
    return shape.Lane(name=_("Moment {n}", n=moment + 1), note=note_of(table, meeting, seats), state=now)


def note_of(table: Table, meeting: Meeting | None, seats: list[int]) -> str:
    """The forecast of a moment, the reader's own action first, `4.5 (62 %) : 2.1 · 6 : 8 AP`: the damage with the
    chance to hit, and the Action Points that are left; and whether a player could not pay.
    """
    if meeting is None or not any([table.action_at(seat, meeting.moment) for seat in seats]):
        return ""
    unpaid = [seat for seat in seats if table.action_at(seat, meeting.moment) and not meeting.paid[seat]]
    damage = " : ".join([expected_of(meeting, seat) for seat in seats])
    left = " : ".join([str(meeting.left[seat]) for seat in seats])
    return f"{damage}{_(', unpaid') if unpaid else ''} · {left} {_('AP')}"


def expected_of(meeting: Meeting, seat: int) -> str:
    """The expected damage of an action, with the chance to hit if that is not certain."""
    if not meeting.attacks[seat]:
        return "0"
    if meeting.hits[seat] == 0.0:
        return _("misses")
    damage = number(meeting.damage[seat], 1)
    if meeting.endless[seat]:
        damage = _("{damage} or all", damage=damage)
    return damage if meeting.hits[seat] > SURE else f"{damage} ({100 * meeting.hits[seat]:.0f} %)"


def outlook_of(meeting: Meeting | None, seat: int) -> str:
    """The chance of each outcome of an attack, and the points that an action leaves; empty for an action that would be
    pushed.

    `As plans stand: misses 38 %; damage 0: 12 %, 1: 8 %, 2: 42 %; leaves 6 Action Points`
    """
    if meeting is None or not meeting.paid[seat]:
        return ""
    found: list[str] = []
    if meeting.attacks[seat]:
        if meeting.hits[seat] < SURE:
            found.append(_("misses {chance}", chance=percent(1.0 - meeting.hits[seat])))
        if meeting.hits[seat]:
            likely = [f"{damage}: {percent(chance)}" for damage, chance in enumerate(outcomes(meeting, seat)) if chance]
            if meeting.endless[seat]:
                likely.append(_("all Health: {chance}", chance=percent(meeting.endless[seat])))
            found.append(_("damage {likely}", likely=", ".join(likely)))
    found.append(_("leaves {points}", points=COUNTERS.all[POINTS].said(meeting.left[seat])))
    return _("As plans stand: {found}", found="; ".join(found))


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %" if chance >= 0.01 else _("under 1 %")


# -- Options, layout ---------------------------------------------------------------------------------------------------


def option(game: DeclaredGame, table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """An option. Moments of the Timeline are places."""
    found = shown(game, table, seat, action)
    if isinstance(action, (At, Into, Combine, Replace)):
        place = f"{TIMELINE}:{rows_for(table, seat).index(max(seat, 0))},{action.it}"
        named = [part.piece for part in table.said(seat, action) if part.piece >= 0]
        found.touches = [place, *(card_id(table, it) for it in named)]
        found.to = place
        found.verb = ""
    return found


def layout(table: Table, seat: int, areas: set[str]) -> shape.Split:
    """The rival above, the Timeline in the middle, then the reader's own sheet. On narrow screens the Timeline is
    first, where the dock leaves it in sight.
    """
    mine = max(seat, 0)
    parts: list[shape.Put | shape.Split] = [
        sheet(table, table.rival(mine), "theirs", areas),
        shape.Put(ids=[TIMELINE], share=2.7, order=-1),
        sheet(table, mine, "mine" if seat >= 0 else "theirs", areas),
    ]
    return shape.Split(way="down", parts=parts)


def sheet(table: Table, owner: int, frame: Any, areas: set[str]) -> shape.Split:
    """A player's plate and piles, the Character Zone, and the hand."""
    piles = [shape.Put(ids=[f"{name}.{owner}"], fold=True) for name in ("deck", "discard-pile", "forgotten-pile")]
    plates: list[shape.Put | shape.Split] = [
        shape.Put(ids=[f"seat.{owner}"]), shape.Split(way="across", parts=[*piles], share=0.8, narrow="same"),
    ]  # fmt: skip
    parts: list[shape.Put | shape.Split] = [shape.Split(way="down", parts=plates, share=0.8)]
    parts.append(shape.Put(ids=[f"character.{owner}"], share=2.0))
    if f"hand.{owner}" in areas:
        parts.append(shape.Put(ids=[f"hand.{owner}"], share=1.0))
    return shape.Split(way="across", parts=parts, name=table.setup.names[owner], frame=frame)
