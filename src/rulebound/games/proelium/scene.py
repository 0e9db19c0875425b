"""Scenes of Proelium: besides zones and counters, enhancements, and what was spent.

game.scene(
    seats=[{"laboratory": ["Lab Assistant!!"], "hand": ["Unlicensed Ray"], "life": 12, "funds": 9, "spent": 2}, {}],
    enhancements=[{"name": "Riveted Plating", "of": 0, "on": "Lab Assistant!!"}], moment="attack",
)

An entity can be `new`, which came in this turn, have `damage`, and in the moments of a combat `attacks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardgame.declared_scene import DeclaredBuilder
from rulebound.cardgame.scene_fields import MEMORY
from rulebound.games.proelium import combat, rules
from rulebound.games.proelium.answering import RESPOND, WINDOWS, after_blockers, after_comparison, after_draw
from rulebound.games.proelium.phases import (
    ATTACKED,
    ATTACKING,
    BLOCKED,
    CARD,
    COMPARED,
    DRAWN,
    ENDING,
    FABRICATION,
    MAINTAINED,
    MAINTENANCE,
    RETURN,
)
from rulebound.games.proelium.state import NO_WINDOW, Table
from rulebound.games.proelium.zones import ATTACHED, LABORATORY
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.zones import Zone
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

WHERE: Final = "enhancements: "
FIELDS: Final[tuple[str, ...]] = (
    "ruined", "least", "attackers", "blockers", "stopped", "facing", "wounds", "came", "researched", "mover", "window",
    "passed",
)  # fmt: skip
ANSWER: Final = "answer "  # begins the moments in which somebody may answer what has happened
MOMENTS: Final = (
    "fabrication", "attack", "blockers", "return", "answer maintenance", "answer draw", "answer fabrication",
    "answer attackers", "answer blockers", "answer comparison", "answer return", "answer end",
)  # fmt: skip
FOLLOWS: Final = {
    "answer maintenance": MAINTAINED, "answer draw": DRAWN, "answer fabrication": CARD, "answer attackers": ATTACKED,
    "answer blockers": BLOCKED, "answer comparison": COMPARED, "answer return": CARD, "answer end": ENDING,
}  # fmt: skip
PHASES: Final = {
    "maintenance": MAINTENANCE, "draw": MAINTENANCE, "fabrication": FABRICATION, "return": RETURN, "end": RETURN,
}  # fmt: skip


def after(table: Table, moment: str) -> list[Step[Any]]:
    """The rules that wait after this moment, the next first. If the player goes on in the phase, the phase is among
    them.
    """
    me, rival = table.active, table.rival(table.active)
    found: list[Step[Any]] = [rule.by(me) for rule in rules.FROM_RETURN]
    if moment == "end":
        return found[3:]
    if moment == "return":
        return found
    combat_steps = [
        combat.block.by(rival), combat.blockers_are_named.by(rival), after_blockers.by(me), combat.compare.by(me),
        after_comparison.by(me), combat.combat_is_over.by(me), *found,
    ]  # fmt: skip
    if moment in COMBAT:
        return combat_steps[COMBAT[moment] :]
    found = [combat.attack.by(me), *found]
    if moment == "attack":
        return found
    found = [rules.fabrication.by(me), *found]
    if moment == "maintenance":
        return [rules.draw_a_card.by(me), after_draw.by(me), *found]
    return found


COMBAT: Final = {"answer attackers": 0, "blockers": 0, "answer blockers": 3, "answer comparison": 5}


def waiting(table: Table, moment: str) -> list[Step[Any]]:
    """The same for a moment of a scene."""
    return after(table, moment if moment in COMBAT else moment.removeprefix(ANSWER))


def moment_of(table: Table) -> str:
    """The moment of a table; empty if it is at none."""
    questions = {
        "fabrication": rules.WHAT_TO_FABRICATE, "attack": combat.WHO_ATTACKS, "blockers": combat.WHO_BLOCKS,
        "return": rules.WHAT_IS_LEFT,
    }  # fmt: skip
    for moment in MOMENTS:
        steps = waiting(table, moment)[::-1]
        question = questions.get(moment, RESPOND)
        if question is RESPOND:
            steps.append(WINDOWS.onwards.by(table.seat))
        if table.question[0] is question and table.agenda == steps and table.phase == phase_of(moment):
            return moment
    return ""


def phase_of(moment: str) -> int:
    return PHASES.get(moment.removeprefix(ANSWER), ATTACKING)


class ProeliumBuilder(DeclaredBuilder):
    """Reads the parts of scenes that only Proelium has."""

    keys: ClassVar[tuple[str, ...]] = ("enhancements", "stock")
    seat_keys: ClassVar[tuple[str, ...]] = ("spent",)
    card_keys: ClassVar[tuple[str, ...]] = ("damage", "new", "attacks")
    memory: ClassVar[tuple[str, ...]] = (*MEMORY, *FIELDS)

    def __init__(self, game: DeclaredGame, scene: dict[str, Any]) -> None:
        super().__init__(game, scene)
        self.attached: list[tuple[int, dict[str, Any]]] = []

    def lay_piece(self, it: int, zone: Zone, holder: int, given: dict[str, Any], where: str) -> None:
        super().lay_piece(it, zone, holder, given, where)
        t = self.t
        t.wounds = replaced(t.wounds, it, self.number(given, "damage", where))
        t.came = replaced(t.came, it, -1 if given.get("new") else 0)
        if given.get("attacks"):
            t.attackers, t.blockers, t.stopped = [*t.attackers, it], [*t.blockers, []], [*t.stopped, False]

    def lay_more(self) -> None:
        """Enhancements come first, as they are described; they are attached once their entities are there."""
        for given in self.listed("", self.scene, "enhancements"):
            self.lay_enhancement(given)

    def lay_enhancement(self, given: Any) -> None:
        """One enhancement; `which`: the number of its entity among those with that name, from 1."""
        described = self.described(given, ["of", "on", "which", "owner", *[mark.word for mark in self.marks]], WHERE)
        named = self.card_named(described.get("name"), ["enhancement"], WHERE)
        seat = described.get("of", 0)
        owner = described.get("owner", seat)
        if named is None:
            return
        for one in (seat, owner):
            if one not in range(len(self.seats)):
                self.problems.append(
                    WHERE + _("there is no seat {seat!r} that could have {name!r}", seat=one, name=named.name)
                )
                return
        it = self.piece(named, owner, WHERE)
        if it >= 0:
            self.lay_piece(it, self.t.zones[ATTACHED], seat, described, WHERE)
            self.attached.append((it, described))

    def set_turn(self) -> None:
        t = self.t
        for it, given in self.attached:
            self.attach(t, it, given)
        super().set_turn()
        t.phase = phase_of(self.moment)
        t.window = FOLLOWS.get(self.moment, NO_WINDOW)
        t.came = [t.turn if came < 0 else came for came in t.came]
        t.stock = self.number(self.scene, "stock")
        t.spent = [self.number(given, "spent", f"seat {seat}: ") for seat, given in enumerate(self.seats)]
        t.least = [amounts[:] for amounts in t.amounts]
        t.mover = t.active

    def attach(self, t: Table, it: int, given: dict[str, Any]) -> None:
        entities = [it for one in range(len(self.seats)) for it in t.cards_in(LABORATORY, one)]
        hosts = [it for it in entities if t.card(it).name == given.get("on")]
        which = self.number(given, "which", WHERE, 1, 1)
        if which > len(hosts):
            self.problems.append(
                WHERE + _("there is no {host!r} that {name} could enhance", host=given.get("on"), name=t.card(it).name)
            )
        else:
            t.host = replaced(t.host, it, hosts[which - 1])

    def begin(self) -> None:
        t, moment = self.t, self.moment
        t.do(*waiting(t, moment))
        if moment in FOLLOWS:
            t.clause = WINDOWS.onwards.clause
            WINDOWS.give(t, (t.active + t.passed) % t.seats)
        self.go_on(t)
        if t.over or moment_of(t) != moment:
            self.problems.append(_("no player would be asked anything at the moment {moment!r} of it", moment=moment))
            self.stop_if_wrong()


def describe_more(table: Table, scene: dict[str, Any]) -> list[int]:
    """Adds enhancements and money to a scene. Returns the pieces that this names."""
    entities = [it for one in range(table.seats) for it in table.cards_in(LABORATORY, one)]
    scene["stock"] = table.stock
    for seat, given in enumerate(scene["seats"]):
        given["spent"] = table.spent[seat]
    scene["enhancements"] = [
        {
            "name": table.card(it).name, "of": table.holder[it], "on": table.card(table.host[it]).name,
            "which": which(table, entities, table.host[it]),
            **{mark.word: True for mark in table.mark_list if table.is_marked(mark.number, it)},
            **({} if table.owner(it) == table.holder[it] else {"owner": table.owner(it)}),
        }
        for it in table.attached
    ]  # fmt: skip
    return table.attached[:]


def which(table: Table, entities: list[int], host: int) -> int:
    """The number of an entity among those with its name, from 1."""
    return [it for it in entities if table.card(it).name == table.card(host).name].index(host) + 1
