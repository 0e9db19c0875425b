"""The table of Avarium Academy as one seat may see it."""

from __future__ import annotations

from typing import Any, Final, Literal

from rulebound.cardgame.drawing import face_down, hand, open_pile, option, place, plate
from rulebound.cardgame.view_parts import rounds, whole_view
from rulebound.cardtext.phrases.choices.modes import AimMode
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.games.avarium import (
    box,
    classes,
    damage,
    effects,
    excess,
    fights,
    parties,
    recruiting,
    rules,
    timing,
    winning,
    zones,
)
from rulebound.games.avarium.ability import WinCon
from rulebound.games.avarium.card import SCHEME, STUDENT
from rulebound.games.avarium.choices import PickSeat
from rulebound.games.avarium.faces import card
from rulebound.games.avarium.layout import TERMS, THEME, layout
from rulebound.games.avarium.paying import PayWith
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.targets import is_a_player, targets_of
from rulebound.games.avarium.zones import COURTYARD, EXPEL_PILE, HALLWAY, HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id, outcome
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.pending import Pending
from rulebound.language import N_, _, worded

PHASES = ["Start", "Plan", "End"]
PHASE_OF = {timing.PLAN: 1, timing.PLAN_ENDED: 1}
STEPS = {
    timing.WIN_CHECK: N_("Win-con"),
    timing.READY: N_("Ready"),
    timing.REPUTATION: N_("Reputation"),
    timing.DRAW: N_("Draw"),
    timing.PLAN_ENDED: N_("The turn ends"),
    timing.HALLWAYS: N_("Hallways"),
    timing.EXCESS_STUDENTS: N_("Five students"),
    timing.EXCESS_CARDS: N_("Five cards"),
    timing.TOKENS: N_("Attack Tokens"),
}
FIGHT_STEPS = {timing.SET: N_("Set!"), timing.PARTY_UP: N_("Party Up!"), timing.FIGHT: N_("Fight!")}


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
        option=lambda action: shown(table, seat, action),
        refusals=worth_explaining(table, seat),
    )
    found.links, found.clashes, found.outcome = links(table), fight(table), ended(table)
    return found


def turn(table: Table) -> shape.Turn:
    phase = PHASE_OF.get(table.step, 0 if table.step < timing.PLAN else 2)
    step = worded("Fight: {step}", step=FIGHT_STEPS[table.fight]) if table.fighting else STEPS.get(table.step, "")
    return shape.Turn(number=table.turn, seat=table.active, phases=PHASES, phase=phase, step=step, round=rounds(table))


def seat_plate(table: Table, owner: int, seat: int) -> shape.Seat:
    """A player: Merit, Reputation, how near the win-con is, and how many cards in the Hand. [win.con]"""
    merit = shape.Counter(
        key="merit", label=_("Merit"), now=table.merit[owner], icon="heart", how="dial", tint="rose", term="merit",
        main=True,
    )  # fmt: skip
    reputation = shape.Counter(
        key="reputation",
        label=_("Reputation"),
        now=table.reputation[owner],
        icon="star",
        tint="gold",
        term="reputation",
    )
    aim = shape.Counter(
        key="aim", label=_("Way to the win-con"), now=round(100 * winning.nearness(table, owner)), most=100, goal=100,
        icon="flag", unit="%", tint="gold", main=True, term="aim",
    )  # fmt: skip
    role = _("active player") if owner == table.active and not table.over else ""
    return plate(table, owner, seat, [merit, reputation, aim], role=role)


# -- Areas and cards ---------------------------------------------------------------------------------------------------


def common(table: Table, seat: int) -> list[shape.Area]:
    """The areas of no player: the Courtyard, the decks and piles, the effects that wait."""

    def draw(it: int) -> shape.Card:
        return card(table, it)

    court = [draw(it) for it in table.cards_in(COURTYARD) if it >= 0]
    expelled, trashed = [[draw(it) for it in table.cards_in(pile)] for pile in (EXPEL_PILE, TRASH_PILE)]
    return [
        place(table, seat, "courtyard", N_("Courtyard"), court, role="market"),
        face_down(table, seat, "school", N_("School"), table.cards_in(SCHOOL), STUDENT, draw),
        open_pile(table, seat, "expelled", N_("Expel Pile"), expelled, empty=_("No student expelled")),
        face_down(table, seat, "library", N_("Library"), table.cards_in(LIBRARY), SCHEME, draw),
        open_pile(table, seat, "trash", N_("Trash Pile"), trashed, empty=_("Nothing trashed")),
        *effect_list(table, seat),
    ]


def effect_list(table: Table, seat: int) -> list[shape.Area]:
    """The waiting effects, the next one first; no area if none waits."""
    waiting: list[shape.Card] = []
    for n in range(len(table.declared) - 1, -1, -1):
        waits = table.declared[n]
        own = table.zone[waits.source] == zones.DECLARED
        said = table.ability(waits.face, waits.ability).text
        aimed = aimed_at(table, waits)
        waiting.append(
            shape.Card(
                id=card_id(table, waits.source) if own else f"effect.{n}",
                face=f"avarium/{waits.face}",
                owner=waits.me,
                note=_("{text} (on {targets})", text=said, targets=", ".join(aimed)) if aimed else said,
            )
        )
    revealed = [it for it in range(box.FIRST_SCHEME, box.FIRST_IDOL) if table.zone[it] == zones.DECLARED]
    now = [it for it in revealed if not any(waits.source == it for waits in table.declared)]
    waiting = [*[card(table, it, note=_("takes effect now")) for it in now], *waiting]
    waiting_area = place(table, seat, "effects", N_("Effects that wait"), waiting, layout="stack", role="effects")
    return [waiting_area] if waiting else []


def aimed_at(table: Table, waits: Pending) -> list[str]:
    """The names of the targets of a waiting effect, and which effect it is where that was chosen."""
    targets = targets_of(table.ability(waits.face, waits.ability))
    found: list[str] = []
    for target, it in zip(targets, waits.picks, strict=False):
        if isinstance(target, AimMode):
            found.append(target.said(it))
        elif it >= 0:
            found.append(table.setup.names[it] if is_a_player(target) else table.card(it).name)
    return found


def areas_of(table: Table, owner: int, seat: int) -> list[shape.Area]:
    """The areas of one player."""

    def draw(it: int) -> shape.Card:
        return card(table, it)

    own_class = [draw(it) for it in classes.characters_of(table, owner)]
    hallway = [draw(it) for it in table.cards_in(HALLWAY, owner)]
    return [
        place(table, seat, "class", N_("Class"), own_class, owner, role="board", limit=6, empty=_("Expelled")),
        place(table, seat, "hallway", N_("Hallway"), hallway, owner, size="small", empty=_("No student waits here")),
        *hand(table, seat, owner, N_("Hand"), draw, limit=excess.most_in_hand(table, owner)),
    ]


# -- What is asked -----------------------------------------------------------------------------------------------------


# What is said of many options of a kind, where it is not what their action is called.
VERBS: Final[dict[type, str]] = {
    PayWith: N_("Exhaust"),
    fights.BackAttack: N_("Support the attack"),
    fights.BackDefence: N_("Support the defence"),
    fights.Challenge: N_("Attack"),
    excess.LetGo: N_("Expel"),
}


def shown(table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """An option. A challenge names its target."""
    bare = isinstance(action, Choice | PickSeat | damage.Amount)
    own = [card_id(table, action.it)] if action.it >= 0 and not bare else []
    if isinstance(action, PickSeat):
        own = [f"seat.{action.it}"]
    if isinstance(action, damage.Amount):
        own = [card_id(table, table.scopes[-1].source)]
    word = "" if isinstance(action, Pick | PickSeat) else named_verb(action)
    to = own[0] if isinstance(action, fights.Challenge) else ""
    return option(table, seat, action, own, word, way=way_of(action), to=to)


def named_verb(action: Action[Any]) -> str | None:
    """What options of a kind are called together, where it is not what their action is called."""
    return _(VERBS[type(action)]) if type(action) in VERBS else None


def way_of(action: Action[Any]) -> Literal["do", "pass", "stop"]:
    """Whether an action passes, or ends something."""
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
        recruits = [recruiting.RECRUIT[it] for it in table.cards_in(COURTYARD) if it >= 0]
        return [*hand, *recruits, *[fights.ATTACK[it] for it in classes.characters_of(table, seat)]]
    return list(hand) if table.question[0] is effects.RESPOND else []


def ended(table: Table) -> shape.Outcome | None:
    """How the game ended; of a win-con, also what it requires. [win.con]"""
    ended = outcome(table)
    if ended is None or table.reason != "win-con":
        return ended
    idol = table.card(table.idol[table.winners[0]])
    asks = [ability.text for ability in idol.abilities if isinstance(ability, WinCon)]
    ended.sentence = " ".join([ended.sentence, f"{idol.name}:", *asks])
    return ended


# -- Fights and links --------------------------------------------------------------------------------------------------


def fight(table: Table) -> list[shape.Clash]:
    """The present fight, with its parties."""
    if not table.fighting:
        return []
    sides = [party(table, side, role) for side, role in enumerate((_("attacking party"), _("defending party")))]
    return [
        shape.Clash(
            id="fight", title=_("Fight"), sides=sides, step=_(FIGHT_STEPS[table.fight]), clause="fight.tabulate"
        )
    ]


def party(table: Table, side: int, role: str) -> shape.Side:
    """One side: its leader first, and the damage that it would deal now."""
    fighters = table.parties[side]
    total = sum(table.combat(it) for it in fighters if not table.exhausted[it])
    return shape.Side(
        seat=table.fight_seats[side], role=role, cards=[card_id(table, it) for it in fighters], total=total,
        icon="swords",
    )  # fmt: skip


def links(table: Table) -> list[shape.Link]:
    """The links of attackers, supporters and targets, and from waiting abilities to their cards."""
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
