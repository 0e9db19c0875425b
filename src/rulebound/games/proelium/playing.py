"""Playing cards, researching them, and using what is in play."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardgame.events import PLAYS
from rulebound.cardgame.needs import has_use, use_can_be_paid
from rulebound.cardgame.playing import users
from rulebound.cardgame.using import Using
from rulebound.cardtext.phrases.acts.rerolling import after_reroll, rerolling
from rulebound.games.proelium import money, research, verbs
from rulebound.games.proelium.ability import RESEARCH as RESEARCHABLE
from rulebound.games.proelium.events import CANCELS, COPIES, FINISHED
from rulebound.games.proelium.needs import (
    TO_PLAY,
    TO_RESEARCH,
    can_be_enhanced,
    has_research,
    has_tolls_besides,
    hosts_for,
    in_your_hand,
    is_at_hand,
    is_yours,
    may_be_played,
)
from rulebound.games.proelium.parts import ACTIONS, BOX, CHOOSING, ENHANCEMENT
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY, TAKING_EFFECT
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Activated
from rulebound.kernel.table.ability_keys import LENDS, PLAYED
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Effect, No, Pick, Yes
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.taxing import pay_taxes

# -- Playing -----------------------------------------------------------------------------------------------------------


class Play(Action[Table]):
    """An entity comes into play; other cards take effect, or modify one. [card.action] [permanent.stays] [R47]"""

    clause = "card.cost"
    says = "Play {it}"
    costs = "{price}"
    given = [in_your_hand]
    needs = TO_PLAY

    def perform(self, table: Table, me: int) -> None:
        act(table, me)
        play(table, me, self.it, table.value("cost", self.it))


def play(table: Table, me: int, it: int, cost: int) -> None:
    """A card is played for so much, from wherever it lies."""
    table.progress()
    stays = table.print_of(it).is_entity
    table.put(it, LABORATORY if stays else TAKING_EFFECT, me)
    table.emit(PLAYS, me, it)
    money.spend(table, me, cost)
    if stays:
        table.pay_tolls(me, it, CHOOSING.leave)
        return
    table.scopes.append(Scope(me, it, []))
    if table.kind(it) == ENHANCEMENT:
        table.then(me, enhance)
        table.ask(me, WHICH_TO_ENHANCE, [CHOOSING.pick[host] for host in hosts_for(table, it)])
    else:
        take_effect(table, me, it)
        table.pay_tolls(me, it, CHOOSING.leave)


def can_be_played_by_card(table: Table, me: int, it: int, cost: int) -> bool:
    """Whether a card can be played now because another one says so, at this cost. [golden.rule]

    Wherever it lies, what it calls `yours` is of the player who would play it.
    """
    if not money.can_pay(table, me, cost) or not may_be_played.holds(table, me, it):
        return False
    table.scopes.append(Scope(me, it, []))
    can = has_tolls_besides(table, me, it, cost) and (table.kind(it) != ENHANCEMENT or len(hosts_for(table, it)) > 0)
    table.scopes.pop()
    return can


def act(table: Table, me: int) -> None:
    """This player does something that can be answered. [R25]"""
    table.acted = True
    table.mover = me


CANCELLED: Final = "cancelled: "  # these two begin the values of modifiers of a player, for each kind of card
COPIED: Final = "copied: "


def used_up(table: Table, what: str, me: int, it: int, most: int) -> list[int]:
    """The players by whose cards this happens to a card that takes effect, so many at most; then it is over."""
    mine, kind = of_seat(me), table.kind(it)
    found = [one for one in table.modifiers if one.it == mine and one.value == what + kind][:most]
    if found:
        gone = [(one.seat, one.source) for one in found]
        table.keep_modifiers(
            [m for m in table.modifiers if m.it != mine or what not in m.value or (m.seat, m.source) not in gone]
        )
    return [one.seat for one in found]


def take_effect(table: Table, me: int, it: int) -> None:
    """A card does what it says, line by line; then it may be researched, and is discarded. [R44] [R57]"""
    if table.modifiers and used_up(table, CANCELLED, me, it, 1):
        table.emit(CANCELS, me, it)
        table.then(me, put_away)
        return
    table.then(me, offer_research, put_away)
    if table.modifiers:
        table.do(*[copy_effect.by(seat) for seat in used_up(table, COPIED, me, it, BOX.pieces)])
    lines = [one for one in table.print_of(it).abilities if isinstance(one, Activated) and one.key == PLAYED]
    table.do_all([ability.effect.step for ability in lines])


@rule("R57")
def copy_effect(table: Table, me: int) -> None:
    """What a card does is done once more, with the choices of the player who copies it."""
    it = table.scopes[-1].source
    table.emit(COPIES, me, it)
    effects: list[Effect[Any]] = table.played_effects(it)
    for i in range(len(effects) - 1, -1, -1):
        table.play_out(effects[i], Scope(me, it, []), CHOOSING.leave)


@rule("card.enhancement")
def enhance(table: Table, me: int) -> None:
    """An enhancement comes to the card that was chosen. [R45]"""
    scope = table.scopes.pop()
    verbs.attach(table, scope.source, scope.picks[0], me)


@rule("R44")
def offer_research(table: Table, me: int) -> None:
    """A card that takes effect may be researched, again and again where that costs money. [R42]"""
    it = table.scopes[-1].source
    if table.zone[it] == TAKING_EFFECT and table.print_of(it).research:
        table.ask(me, WHETHER_TO_RESEARCH, [RESEARCH[it], ENOUGH])


@rule("card.action")
def put_away(table: Table, me: int) -> None:
    """What does not stay is discarded, unless it has gone elsewhere. [R46]"""
    it = table.scopes.pop().source
    if table.zone[it] == TAKING_EFFECT:
        table.discard(it)
    table.emit(FINISHED, me, it)


# -- Researching -------------------------------------------------------------------------------------------------------


class Research(Action[Table]):
    """Pay, roll, and have what the card lists for a success. [research.cost] [research.roll] [research.fail]"""

    clause = "research.any-time"
    says = "Research {it}"
    costs = "{fee}"
    given = [is_at_hand, has_research]
    needs = TO_RESEARCH

    def perform(self, table: Table, me: int) -> None:
        it = self.it
        pay_taxes(table, research.RESEARCHED, me, it)
        if table.zone[it] == TAKING_EFFECT:
            table.then(me, offer_research)
        else:
            act(table, me)
        if research.is_free(table, it) and table.ruling("research") == "once":
            table.researched = [*table.researched, it]
        money.spend(table, me, research.fee(table, it))
        rolled = research.roll(table, me, it)
        if research.OF_RESEARCH in table.standing and not research.is_success(table, me, rolled):
            table.scopes.append(Scope(me, it, [], number=rolled))
            table.then(me, offer_reroll, conclude)
        else:
            comes_of_it(table, me, it, rolled)


def comes_of_it(table: Table, me: int, it: int, rolled: int) -> None:
    """What the card lists for a success, if the roll is one."""
    if research.succeeds(table, me, it, rolled):
        table.play_out(research.research_of(table, it)[0].effect, Scope(me, it, []), CHOOSING.leave)


@rule("R66")
def conclude(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    comes_of_it(table, me, scope.source, scope.number)


@rule("R66")
def offer_reroll(table: Table, me: int) -> None:
    """A player whose research has failed may roll again by a card."""
    if rerolling(table, me, research.OF_RESEARCH):
        table.then(me, research_again)
        if not table.ask(me, WHETHER_TO_REROLL, [CHOOSING.yes, CHOOSING.no]):
            table.agenda.pop()


@rule("R66")
def research_again(table: Table, me: int) -> None:
    """By the first such card."""
    scope = table.scopes[-1]
    one = rerolling(table, me, research.OF_RESEARCH)[0]
    table.is_used_up(one.source, one.ability.text)
    before = scope.number
    scope.number = research.roll(table, me, scope.source)
    if not research.is_success(table, me, scope.number):
        table.then(me, offer_reroll)
    after_reroll(table, one, me, before, scope.number)


WHETHER_TO_REROLL: Final[Question[Table]] = Question(
    "R66", "The research of {source} fails. Do you reroll?", takes=[Yes, No], chained=True
)


class Enough(Action[Table]):
    """No (more) research of a card that takes effect."""

    clause = "R44"
    says = "No research"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Using -------------------------------------------------------------------------------------------------------------


TO_USE: Final = [use_can_be_paid("R52")]
USING: Final[Using[Table]] = Using("R52", CHOOSING)


class Use(Action[Table]):
    """What a card in play says that it can be used for, at its cost. [R52]"""

    clause = "R52"
    says = "Use {it}: {use}"
    costs = "{toll}"
    given = [is_yours, has_use("R52")]
    needs = TO_USE

    def perform(self, table: Table, me: int) -> None:
        act(table, me)
        USING.use(table, me, self.it)


def usable_now(table: Table, me: int) -> list[Action[Table]]:
    """What may be researched and used of a player's cards in play; all can see this. [R41] [research.any-time]"""
    found: list[Action[Table]] = []
    if RESEARCHABLE not in table.standing and not table.activatable[me] and LENDS not in table.standing:
        return found
    for one in table.standing.get(RESEARCHABLE, NO_ABILITIES):
        option = RESEARCH[one.source]
        if table.holder[one.source] == me and option not in found and table.fulfils(me, TO_RESEARCH, one.source):
            found.append(option)  # once, although it may have gained the research of other cards
    for it in users(table, me):
        if table.fulfils(me, TO_USE, it):
            found.append(USE[it])
    return found


WHICH_TO_ENHANCE: Final[Question[Table]] = Question(
    "card.enhancement", "What does {source} enhance?", can_be_enhanced, takes=[Pick], says="{it}", chained=True
)
WHETHER_TO_RESEARCH: Final[Question[Table]] = Question(
    "R44", "Do you research {source} before it is discarded?", takes=[Research, Enough], chained=True
)
PLAY: Final = ACTIONS.each(Play, BOX.pieces)
RESEARCH: Final = ACTIONS.each(Research, BOX.pieces)
USE: Final = ACTIONS.each(Use, BOX.pieces)
ENOUGH: Final = ACTIONS.one(Enough)
