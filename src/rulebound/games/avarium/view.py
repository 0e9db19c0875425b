"""The table of Avarium Academy as one seat may see it: a listing of what may be seen, and nothing else."""

from __future__ import annotations

from typing import Any, Final, Literal

from rulebound.cardgame.showing import rounds, whole_view
from rulebound.cardtext.phrases.effects import Choice
from rulebound.games.avarium import box, classes, damage, effects, fights, parties, rules, timing, winning, zones
from rulebound.games.avarium.ability import WinCon
from rulebound.games.avarium.card import SCHEME, STUDENT
from rulebound.games.avarium.choices import PickSeat
from rulebound.games.avarium.faces import card
from rulebound.games.avarium.layout import TERMS, THEME, layout
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.targets import is_a_player, targets_of
from rulebound.games.avarium.zones import COURTYARD, EXPEL_PILE, HALLWAY, HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowing.showing import card_id, outcome
from rulebound.kernel.knowing.showing import option as shown
from rulebound.kernel.knowing.showing import verb as verb_of
from rulebound.kernel.table.ability import Pending
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Pick

PHASES = ["Start", "Plan", "End"]
PHASE_OF = {timing.PLAN: 1, timing.PLAN_ENDED: 1}
STEPS = {
    timing.WIN_CHECK: "Win-con", timing.READY: "Ready", timing.REPUTATION: "Reputation", timing.DRAW: "Draw",
    timing.PLAN_ENDED: "The turn ends", timing.HALLWAYS: "Hallways", timing.EXCESS_STUDENTS: "Five students",
    timing.EXCESS_CARDS: "Five cards", timing.TOKENS: "Attack Tokens",
}  # fmt: skip
FIGHT_STEPS = {timing.SET: "Set!", timing.PARTY_UP: "Party Up!", timing.FIGHT: "Fight!"}


def view(table: CardTable, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    assert isinstance(table, Table)
    areas = [*common(table, seat), *[area for owner in range(table.seats) for area in areas_of(table, owner, seat)]]
    found = whole_view(
        table,
        seat,
        areas,
        plate=lambda owner: seat_plate(table, owner, seat),
        turn=turn(table),
        layout=layout(table, seat, {area.id for area in areas}, fighting=table.fighting),
        theme=THEME,
        terms=TERMS,
        option=lambda action: option(table, seat, action),
        refusals=worth_explaining(table, seat),
    )
    found.links, found.clashes, found.outcome = links(table), fight(table), ended(table)
    return found


def turn(table: Table) -> shape.Turn:
    phase = PHASE_OF.get(table.step, 0 if table.step < timing.PLAN else 2)
    step = f"Fight: {FIGHT_STEPS[table.fight]}" if table.fighting else STEPS.get(table.step, "")
    return shape.Turn(number=table.turn, seat=table.active, phases=PHASES, phase=phase, step=step, round=rounds(table))


def seat_plate(table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: Merit, Reputation, how near the win-con is, and how many cards in the Hand. [win.con]"""
    merit = shape.Counter(
        key="merit", label="Merit", now=table.merit[owner], icon="heart", how="dial", tint="rose", term="merit",
        main=True,
    )  # fmt: skip
    reputation = shape.Counter(
        key="reputation", label="Reputation", now=table.reputation[owner], icon="star", tint="gold", term="reputation"
    )
    aim = shape.Counter(
        key="aim", label="Way to the win-con", now=round(100 * winning.nearness(table, owner)), most=100, goal=100,
        icon="flag", unit="%", tint="gold", main=True, term="aim",
    )  # fmt: skip
    active = owner == table.active and not table.over
    return shape.Seat(
        index=owner,
        name=table.setup.names[owner],
        who="you" if owner == seat else "",
        counters=[merit, reputation, aim],
        active=active,
        deciding=owner == table.seat,
        role="active player" if active else "",
        out=table.out[owner],
        hand=len(table.cards_in(HAND, owner)),
    )


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def common(table: Table, seat: int) -> list[shape.Area]:
    """What belongs to nobody: the Courtyard, the decks and piles, the effects that wait."""
    court = shape.Area(
        id="courtyard", name="Courtyard", layout="row", role="market",
        cards=[card(table, it) for it in table.cards_in(COURTYARD) if it >= 0],
    )  # fmt: skip
    piles = [
        deck(table, seat, "school", "School", table.cards_in(SCHOOL), STUDENT),
        pile(table, "expelled", "Expel Pile", table.cards_in(EXPEL_PILE), "Nobody expelled"),
        deck(table, seat, "library", "Library", table.cards_in(LIBRARY), SCHEME),
        pile(table, "trash", "Trash Pile", table.cards_in(TRASH_PILE), "Nothing trashed"),
    ]
    return [court, *piles, *effect_list(table)]


def deck(table: Table, seat: int, key: str, name: str, pieces: list[int], back: str) -> shape.Area:
    """A face-down deck: how many, and those whose faces this seat knows."""
    known = [card(table, it) for it in reversed(pieces) if table.knows(seat, it)]
    backs = [shape.Card(id=f"{key}.top", back=back)] if len(pieces) > len(known) else []
    return shape.Area(
        id=key, name=name, layout="pile", role="deck", size="small", cards=backs + known, count=len(pieces),
        empty="Empty",
    )  # fmt: skip


def pile(table: Table, key: str, name: str, pieces: list[int], empty: str) -> shape.Area:
    return shape.Area(
        id=key, name=name, layout="pile", role="discard", size="small", empty=empty,
        cards=[card(table, it) for it in reversed(pieces)],
    )  # fmt: skip


def effect_list(table: Table) -> list[shape.Area]:
    """The effects that wait, the one that comes next first; nothing where none waits."""
    waiting: list[shape.Card] = []
    for n in range(len(table.declared) - 1, -1, -1):
        waits = table.declared[n]
        own = table.zone[waits.source] == zones.DECLARED
        said = table.cards[waits.face].abilities[waits.ability].text
        aimed = aimed_at(table, waits)
        waiting.append(
            shape.Card(
                id=card_id(table, waits.source) if own else f"effect.{n}",
                face=f"avarium/{waits.face}",
                owner=waits.me,
                note=f"{said} (on {', '.join(aimed)})" if aimed else said,
            )
        )
    revealed = [it for it in range(box.FIRST_SCHEME, box.FIRST_IDOL) if table.zone[it] == zones.DECLARED]
    now = [it for it in revealed if not any(waits.source == it for waits in table.declared)]
    waiting = [*[card(table, it, note="takes effect now") for it in now], *waiting]
    if not waiting:
        return []
    return [
        shape.Area(id="effects", name="Effects that wait", layout="stack", role="effects", cards=waiting)
    ]  # fmt: skip


def aimed_at(table: Table, waits: Pending) -> list[str]:
    """What the targets of an effect that waits are called."""
    targets = targets_of(table.cards[waits.face].abilities[waits.ability])
    return [
        table.setup.names[it] if is_a_player(target) else table.card(it).name
        for target, it in zip(targets, waits.picks, strict=False)
        if it >= 0
    ]


def areas_of(table: Table, owner: int, seat: int) -> list[shape.Area]:
    """What lies in front of one player."""
    whose = "Your" if owner == seat else f"{table.setup.names[owner]}'s"
    own_class = shape.Area(
        id=f"class.{owner}", name=f"{whose} Class", layout="row", owner=owner, role="board", limit=6,
        cards=[card(table, it) for it in classes.characters_of(table, owner)], empty="Expelled",
    )  # fmt: skip
    hallway = shape.Area(
        id=f"hallway.{owner}", name=f"{whose} Hallway", layout="row", owner=owner, size="small",
        cards=[card(table, it) for it in table.cards_in(HALLWAY, owner)], empty="Nobody waits here",
    )  # fmt: skip
    return [own_class, hallway, *hand(table, owner, seat, whose)]


def hand(table: Table, owner: int, seat: int, whose: str) -> list[shape.Area]:
    """One's own Hand; of another one what is known of it, if anything is."""
    cards = [card(table, it) for it in table.cards_in(HAND, owner) if table.knows(seat, it)]
    if owner != seat and not cards:
        return []
    for one in cards:
        one.hidden = owner == seat
    return [
        shape.Area(
            id=f"hand.{owner}", name=f"{whose} Hand", layout="fan", owner=owner, role="hand", size="large",
            cards=cards, count=len(table.cards_in(HAND, owner)), limit=rules.MOST_IN_HAND, secret=owner == seat,
            empty="No cards",
        )
    ]  # fmt: skip


# -- What is asked -----------------------------------------------------------------------------------------------------


# What is said of many options of a kind, where it is not what their action is called.
VERBS: Final[dict[type, str]] = {
    effects.PayWith: "Exhaust",
    fights.BackAttack: "Support the attack",
    fights.BackDefence: "Support the defence",
    fights.Challenge: "Attack",
    rules.LetGo: "Expel",
}


def option(table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """One thing that may be done, tied to the cards that it names, its own first."""
    parts = table.said(seat, action)
    bare = isinstance(action, Choice | PickSeat | damage.Amount)
    touched = [card_id(table, action.it)] if action.it >= 0 and not bare else []
    if isinstance(action, PickSeat):
        touched.append(f"seat.{action.it}")
    if isinstance(action, damage.Amount):
        touched.append(card_id(table, table.scopes[-1].source))
    touched += [card_id(table, part.piece) for part in parts if part.piece >= 0 and part.piece != action.it]
    verb = "" if isinstance(action, Pick | PickSeat) else VERBS.get(type(action)) or verb_of(action)
    to = card_id(table, action.it) if isinstance(action, fights.Challenge) else ""
    return shown(table, seat, action, parts, touched, verb, way=way_of(action), to=to)


def way_of(action: Action[Any]) -> Literal["do", "pass", "stop"]:
    """Whether it passes, or ends something."""
    if action is rules.END_TURN:
        return "stop"
    return "pass" if action in (effects.PASS, fights.NO_SUPPORT) else "do"


def worth_explaining(table: Table, seat: int) -> list[Action[Any]]:
    """In the Plan Phase, in fights and with priority: what the cards in Hand, Courtyard and Classes cannot do."""
    if table.over or table.seat != seat:
        return []
    if table.question[0] is fights.WHOM:
        return [fights.CHALLENGE[it] for it in classes.characters(table) if table.holder[it] != seat]
    if table.question[0] is fights.SUPPORT:
        mine = fights.BACK_ATTACK if seat == table.fight_seats[parties.ATTACKING] else fights.BACK_DEFENCE
        return [mine[it] for it in classes.characters_of(table, seat)]
    hand = [effects.PLAY[it] for it in table.cards_in(HAND, seat)]
    if table.question[0] is rules.PLAN_PHASE:
        recruits = [rules.RECRUIT[it] for it in table.cards_in(COURTYARD) if it >= 0]
        return [*hand, *recruits, *[fights.ATTACK[it] for it in classes.characters_of(table, seat)]]
    return list(hand) if table.question[0] is effects.RESPOND else []


def ended(table: Table) -> shape.Outcome | None:
    """How the game ended; of a win-con that is met, what it asks for. [win.con]"""
    told = outcome(table)
    if told is None or table.reason != "win-con":
        return told
    idol = table.card(table.idol[table.winners[0]])
    asks = [ability.text for ability in idol.abilities if isinstance(ability, WinCon)]
    told.sentence = " ".join([told.sentence, f"{idol.name}:", *asks])
    return told


# -- Fights and links --------------------------------------------------------------------------------------------------


def fight(table: Table) -> list[shape.Clash]:
    """The fight that is on, with its parties."""
    if not table.fighting:
        return []
    sides = [party(table, side, role) for side, role in enumerate(("attacking party", "defending party"))]
    return [
        shape.Clash(id="fight", title="Fight", sides=sides, step=FIGHT_STEPS[table.fight], clause="fight.tabulate")
    ]  # fmt: skip


def party(table: Table, side: int, role: str) -> shape.Side:
    """One side: its leader first, and the damage that it would deal now."""
    fighters = table.parties[side]
    total = sum(table.combat(it) for it in fighters if not table.exhausted[it])
    return shape.Side(
        seat=table.fight_seats[side], role=role, cards=[card_id(table, it) for it in fighters], total=total,
        icon="swords",
    )  # fmt: skip


def links(table: Table) -> list[shape.Link]:
    """Who attacks and supports whom, what is aimed at, and where an ability that waits comes from."""
    found: list[shape.Link] = []
    if table.fighting:
        leaders = [it if parties.side_of(table, it) == side else -1 for side, it in enumerate(table.leaders)]
        if min(leaders) >= 0:
            found.append(shape.Link(a=card_id(table, leaders[0]), b=card_id(table, leaders[1]), kind="attack"))
        for side, fighters in enumerate(table.parties):
            others = [it for it in fighters if it != leaders[side] and leaders[side] >= 0]
            found += [
                shape.Link(a=card_id(table, it), b=card_id(table, leaders[side]), kind="support") for it in others
            ]
    for n, waits in enumerate(table.declared):
        if table.zone[waits.source] != zones.DECLARED and table.zone[waits.source] in SEEN:
            found.append(shape.Link(a=f"effect.{n}", b=card_id(table, waits.source), kind="source"))
    return found


SEEN = (zones.COURTYARD, zones.HALLWAY, zones.CLASS, zones.EXPEL_PILE)
