"""The table of the course game as one seat may see it."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardgame.drawing import Printed, face_down, hand, open_pile, option, place, plate, values
from rulebound.cardgame.view_parts import face_key, gained_by, rounds, whole_view
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.cardtext.phrases.whole.card_view import paragraphs
from rulebound.games.courses import battles, in_play, piles, rules
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER, CourseCard
from rulebound.games.courses.hand import ENTER_AT, PAYING, Pay
from rulebound.games.courses.layout import TERMS, THEME, layout
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, COURSE_DECK, DECK, DISCARD, HAND, HOME, WORLD_MAP
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Pick
from rulebound.language import N_, _

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
        option=lambda action: shown(table, seat, action),
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
        return shape.Turn(number=0, seat=-1, phases=PHASES, phase=-1, step=N_("First hands"))
    return shape.Turn(number=table.turn, seat=table.active, phases=PHASES, phase=table.phase - 1, round=rounds(table))


def seat_plate(table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: points, stars, and how many cards in hand."""
    mine = table.cards_in(WORLD_MAP, owner) + table.cards_in(HOME, owner)
    points = shape.Counter(
        key="points", label=_("Points"), now=table.points[owner], most=20, goal=20, icon="flag", how="bar", tint="leaf",
        term="points", main=True,
    )  # fmt: skip
    stars = shape.Counter(
        key="stars", label=_("Stars"), now=sum(table.stars(it) for it in table.sources(owner)),
        most=sum(table.stars(it) for it in mine), icon="star", how="pips", tint="gold", term="stars",
    )  # fmt: skip
    return plate(table, owner, seat, [points, stars])


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def areas_of(table: Table, owner: int, seat: int) -> list[shape.Area]:
    """The areas of one player."""

    def draw(it: int) -> shape.Card:
        return card(table, it)

    lands = [course(table, it) for it in table.cards_in(WORLD_MAP, owner)]
    home = [draw(it) for it in table.cards_in(HOME, owner)]
    discards = [draw(it) for it in table.cards_in(DISCARD, owner)]
    courses, deck = table.cards_in(COURSE_DECK, owner), table.cards_in(DECK, owner)
    few = _("{n} left", n=len(deck)) if len(deck) <= piles.FEW_CARDS and not table.out[owner] else ""
    return [
        place(table, seat, "map", N_("world map"), lands, owner, role="board", empty=_("No courses")),
        place(table, seat, "home", N_("home"), home, owner, size="small", empty=_("No supporters")),
        face_down(table, seat, "course", N_("course deck"), courses, "coursedeck", draw, owner),
        face_down(table, seat, "deck", N_("deck"), deck, "deck", draw, owner, note=few),
        open_pile(table, seat, "discard", N_("discard pile"), discards, owner, empty=_("Nothing discarded")),
        *hand(table, seat, owner, N_("hand"), draw),
    ]


def course(table: Table, it: int) -> shape.Card:
    """A course with its partners."""
    shown = card(table, it)
    shown.hold = "stand"
    shown.on = [partner(table, one) for one in table.cards_in(AT_COURSE) if table.at[one] == it]
    return shown


def partner(table: Table, it: int) -> shape.Card:
    """A partner with its attached cards."""
    shown = card(table, it)
    shown.on = [card(table, one) for one in table.attachments(it)]
    return shown


def card(table: Table, it: int) -> shape.Card:
    """A card that the seat may see, with its numbers that differ from the print."""
    tapped = table.tapped[it]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=table.controller(it), turn=1 if tapped else 0,
        turned=_("tapped") if tapped else "",
        values=values(NUMBERS, table.print_of(it), table, it), note=gained_by(table, it),
    )  # fmt: skip


CARDS: Final = (PARTNER, SUPPORTER, ITEM)  # which cost stars
NUMBERS: Final = (
    Printed("cost", N_("Star cost"), CARDS, Table.cost, "star", "nw", "gold", "star", "less"),
    Printed("points", N_("Point value"), [PARTNER], Table.point_value, "flag", "sw", "leaf", "tab"),
    Printed("power", N_("Power"), [PARTNER], Table.power, "fist", "se", "blood", "tab"),
    Printed("stars", N_("Stars"), [COURSE], Table.stars, "star", "ne", "gold", "star"),
    Printed("stars", N_("Stars"), CARDS, Table.stars, "star", "ne", "gold", "star", optional=True),
)
ART: Final[dict[str, Any]] = {COURSE: "land", PARTNER: "crest", SUPPORTER: "sigil", ITEM: "device"}


def face(printed: object) -> shape.Face:
    """A printed card."""
    assert isinstance(printed, CourseCard)
    return shape.Face(
        name=printed.name, kind=printed.kind.capitalize(), frame=printed.kind,
        values=values(NUMBERS, printed),
        shape="land" if printed.kind == COURSE else "card", text=paragraphs(printed.tree),
        art=ART[printed.kind], motif=printed.motif, picture=printed.picture,
    )  # fmt: skip


# -- What is asked -----------------------------------------------------------------------------------------------------


ENDS: Final = (ENTER_AT, in_play.MOVE_TO, battles.DEFENDER)  # the last choice of an action: where it goes


def shown(table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """An option. An option that goes somewhere names its goal."""
    own = [card_id(table, action.it)] if action.it >= 0 and not isinstance(action, Choice) else []
    word = "" if isinstance(action, Pick) else _("Tap") if isinstance(action, Pay) else None
    to = own[0] if table.question[0] in ENDS else ""
    return option(table, seat, action, own, word, way="stop" if isinstance(action, rules.EndTurn) else "do", to=to)


def worth_explaining(table: Table, seat: int) -> list[Action[Any]]:
    """In the main phase: what the cards in hand and the player's own partners cannot do."""
    if table.over or table.seat != seat or table.question[0] is not rules.MAIN_PHASE:
        return []
    hand = table.cards_in(HAND, seat)
    enter = [rules.ENTER[it] if table.print_of(it).kind == PARTNER else rules.PLAY[it] for it in hand]
    return [*enter, *(rules.CLEAR[it] for it in table.partners_of(seat))]


def battle(table: Table, seat: int) -> list[shape.Clash]:
    """A battle whose defender is to be chosen."""
    if table.over or table.question[0] is not battles.DEFENDER:
        return []
    attacker = table.scopes[-1].source
    attack = shape.Side(
        seat=table.seat, role=_("attacker"), cards=[card_id(table, attacker)], total=table.power(attacker), icon="fist"
    )
    defence = shape.Side(seat=-1, role=_("defender"))
    return [shape.Clash(id="battle", title=_("Battle"), sides=[attack, defence], clause="battle.defender")]
