"""The table of the course game as one seat may see it: a listing of what may be seen, and nothing else."""

from __future__ import annotations

from typing import Any, Final, Literal

from rulebound.cardgame.showing import face_key, gained_by, rounds, whole_view
from rulebound.cardtext.phrases.effects import Choice
from rulebound.cardtext.phrases.showing import paragraphs
from rulebound.games.courses import battles, in_play, piles, rules
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER, CourseCard
from rulebound.games.courses.hand import ENTER_AT, PAYING, Pay
from rulebound.games.courses.layout import TERMS, THEME, layout
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, COURSE_DECK, DECK, DISCARD, HAND, HOME, WORLD_MAP
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowing.showing import card_id
from rulebound.kernel.knowing.showing import option as shown
from rulebound.kernel.knowing.showing import verb as verb_of
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Pick

PHASES = ["Draw", "Untap", "World map", "Main", "End"]


def view(table: CardTable, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    assert isinstance(table, Table)
    areas = [area for owner in range(table.seats) for area in areas_of(table, owner, seat)]
    clashes = battle(table, seat)
    found = whole_view(
        table,
        seat,
        areas,
        plate=lambda owner: seat_plate(table, owner, seat),
        turn=turn(table),
        layout=layout(table, seat, {area.id for area in areas}, battling=bool(clashes)),
        theme=THEME,
        terms=TERMS,
        option=lambda action: option(table, seat, action),
        refusals=worth_explaining(table, seat),
    )
    found.clashes = clashes
    if found.decision is not None and found.decision.options and table.question[0] in PAYING:
        found.decision.payment = payment(table).code
    return found


def payment(table: Table) -> Action[Any]:
    """What to tap next for what is owed: the most that is not too much, or else the least."""
    owed = table.scopes[-1].number
    fitting = [action for action in table.options if table.stars(action.it) <= owed]
    if fitting:
        return max(fitting, key=lambda action: table.stars(action.it))
    return min(table.options, key=lambda action: table.stars(action.it))


def turn(table: Table) -> shape.Turn:
    if table.turn == 0:
        return shape.Turn(number=0, seat=-1, phases=PHASES, phase=-1, step="First hands")
    return shape.Turn(number=table.turn, seat=table.active, phases=PHASES, phase=table.phase - 1, round=rounds(table))


def seat_plate(table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: points, stars, and how many cards in hand."""
    mine = table.cards_in(WORLD_MAP, owner) + table.cards_in(HOME, owner)
    points = shape.Counter(
        key="points", label="Points", now=table.points[owner], most=20, goal=20, icon="flag", how="bar", tint="leaf",
        term="points", main=True,
    )  # fmt: skip
    stars = shape.Counter(
        key="stars", label="Stars", now=sum(table.stars(it) for it in table.sources(owner)),
        most=sum(table.stars(it) for it in mine), icon="star", how="pips", tint="gold", term="stars",
    )  # fmt: skip
    return shape.Seat(
        index=owner,
        name=table.setup.names[owner],
        who="you" if owner == seat else "",
        counters=[points, stars],
        active=owner == table.active and table.turn > 0 and not table.over,
        deciding=owner == table.seat,
        out=table.out[owner],
        hand=len(table.cards_in(HAND, owner)),
    )


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def areas_of(table: Table, owner: int, seat: int) -> list[shape.Area]:
    """What lies in front of one player."""
    whose = "Your" if owner == seat else f"{table.setup.names[owner]}'s"
    world_map = shape.Area(
        id=f"map.{owner}", name=f"{whose} world map", layout="row", owner=owner, role="board", empty="No courses",
        cards=[course(table, it) for it in table.cards_in(WORLD_MAP, owner)],
    )  # fmt: skip
    home = shape.Area(
        id=f"home.{owner}", name=f"{whose} home", layout="row", owner=owner, size="small", empty="No supporters",
        cards=[card(table, it) for it in table.cards_in(HOME, owner)],
    )  # fmt: skip
    discard = shape.Area(
        id=f"discard.{owner}", name=f"{whose} discard pile", layout="pile", owner=owner, role="discard", size="small",
        cards=[card(table, it) for it in reversed(table.cards_in(DISCARD, owner))], empty="Nothing discarded",
    )  # fmt: skip
    piles = [deck(table, owner, seat, "course", whose), deck(table, owner, seat, "deck", whose), discard]
    return [world_map, home, *piles, *hand(table, owner, seat, whose)]


def deck(table: Table, owner: int, seat: int, key: str, whose: str) -> shape.Area:
    """A face-down pile: how many, and those whose faces this seat knows."""
    pile = table.cards_in(COURSE_DECK, owner) if key == "course" else table.cards_in(DECK, owner)
    known = [card(table, it) for it in reversed(pile) if table.knows(seat, it)]
    backs = [shape.Card(id=f"{key}.{owner}.top", back="coursedeck" if key == "course" else "deck", owner=owner)]
    few = f"{len(pile)} left" if key == "deck" and len(pile) <= piles.FEW_CARDS and not table.out[owner] else ""
    return shape.Area(
        id=f"{key}.{owner}", name=f"{whose} course deck" if key == "course" else f"{whose} deck", layout="pile",
        owner=owner, role="deck", size="small", cards=(backs if len(pile) > len(known) else []) + known,
        count=len(pile), empty="Empty", note=few,
    )  # fmt: skip


def hand(table: Table, owner: int, seat: int, whose: str) -> list[shape.Area]:
    """One's own hand; of another one what is known of it, if anything is."""
    cards = [card(table, it) for it in table.cards_in(HAND, owner) if table.knows(seat, it)]
    if owner != seat and not cards:
        return []
    for one in cards:
        one.hidden = owner == seat
    return [
        shape.Area(
            id=f"hand.{owner}",
            name=f"{whose} hand",
            layout="fan",
            owner=owner,
            role="hand",
            size="large",
            cards=cards,
            count=len(table.cards_in(HAND, owner)),
            secret=owner == seat,
            empty="No cards",
        )
    ]


def course(table: Table, it: int) -> shape.Card:
    """A course with the partners that stand there."""
    shown = card(table, it)
    shown.hold = "stand"
    shown.on = [partner(table, one) for one in table.cards_in(AT_COURSE) if table.at[one] == it]
    return shown


def partner(table: Table, it: int) -> shape.Card:
    """A partner with what is attached to it."""
    shown = card(table, it)
    shown.on = [card(table, one) for one in table.attachments(it)]
    return shown


def card(table: Table, it: int) -> shape.Card:
    """One card whose face may be seen; numbers that are not as printed come along."""
    tapped = table.tapped[it]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=table.owner(it), turn=1 if tapped else 0,
        turned="tapped" if tapped else "",
        values=[value for value in values(table.print_of(it), table, it) if value.printed is not None],
        note=gained_by(table, it),
    )  # fmt: skip


ART: dict[str, Any] = {COURSE: "land", PARTNER: "crest", SUPPORTER: "sigil", ITEM: "device"}


def face(printed: object) -> shape.Face:
    """A printed card."""
    assert isinstance(printed, CourseCard)
    return shape.Face(
        name=printed.name, kind=printed.kind.capitalize(), frame=printed.kind, values=values(printed),
        shape="land" if printed.kind == COURSE else "card", text=paragraphs(printed.tree),
        art=ART[printed.kind], motif=printed.motif,
    )  # fmt: skip


def values(printed: CourseCard, table: Table | None = None, it: int = -1) -> list[shape.Value]:
    """The numbers of a card, as printed, or as they are now on a table."""
    shown: list[shape.Value] = []
    if printed.kind != COURSE:
        now = table.cost(it) if table else printed.cost
        shown.append(value("cost", "Star cost", printed.cost, now, "star", "nw", "gold"))
    if printed.kind == PARTNER:
        now = table.point_value(it) if table else printed.points
        shown.append(value("points", "Point value", printed.points, now, "flag", "sw", "leaf"))
        now = table.power(it) if table else printed.power
        shown.append(value("power", "Power", printed.power, now, "fist", "se", "blood"))
    if printed.kind == COURSE or printed.stars:
        now = table.stars(it) if table else printed.stars
        shown.append(value("stars", "Stars", printed.stars, now, "star", "ne", "gold"))
    return shown


def value(key: str, label: str, printed: int, now: int, icon: str, place: Any, tint: str) -> shape.Value:
    return shape.Value(
        key=key, label=label, now=now, printed=None if now == printed else printed, icon=icon, place=place, tint=tint,
        shape="star" if icon == "star" else "tab", better="less" if key == "cost" else "more",
    )  # fmt: skip


# -- What is asked -----------------------------------------------------------------------------------------------------


ENDS: Final = (ENTER_AT, in_play.MOVE_TO, battles.DEFENDER)  # what is asked last of a deed: where it goes


def option(table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """One thing that may be done, tied to the cards that it names, its own first."""
    parts = table.said(seat, action)
    touched = [action.it] if action.it >= 0 and not isinstance(action, Choice) else []
    touched += [part.piece for part in parts if part.piece >= 0 and part.piece != action.it]
    verb = "" if isinstance(action, Pick) else "Tap" if isinstance(action, Pay) else verb_of(action)
    way: Literal["stop", "do"] = "stop" if isinstance(action, rules.EndTurn) else "do"
    to = card_id(table, action.it) if table.question[0] in ENDS else ""
    return shown(table, seat, action, parts, [card_id(table, it) for it in touched], verb, way=way, to=to)


def worth_explaining(table: Table, seat: int) -> list[Action[Any]]:
    """In the main phase: what the cards in hand and one's partners cannot do."""
    if table.over or table.seat != seat or table.question[0] is not rules.MAIN_PHASE:
        return []
    hand = table.cards_in(HAND, seat)
    enter = [rules.ENTER[it] if table.print_of(it).kind == PARTNER else rules.PLAY[it] for it in hand]
    return [*enter, *(rules.CLEAR[it] for it in table.partners_of(seat))]


def battle(table: Table, seat: int) -> list[shape.Clash]:
    """A battle that waits for its defender."""
    if table.over or table.question[0] is not battles.DEFENDER:
        return []
    attacker = table.scopes[-1].source
    attack = shape.Side(
        seat=table.seat, role="attacker", cards=[card_id(table, attacker)], total=table.power(attacker), icon="fist"
    )
    defence = shape.Side(seat=-1, role="defender")
    return [shape.Clash(id="battle", title="Battle", sides=[attack, defence], clause="battle.defender")]
