"""The course game in the order of its rulebook.

Read this with the rulebook, or RULES.md, beside it. Clauses in brackets are its; R1, R2, ... are in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.meaning import Choice
from rulebound.games.courses import partners, pieces, piles
from rulebound.games.courses.ability import STAYS_TAPPED
from rulebound.games.courses.box import PIECES
from rulebound.games.courses.card import PARTNER, SUPPORTER
from rulebound.games.courses.choices import ACTIONS, CHOICES, LEAVE, PICK
from rulebound.games.courses.events import (
    BATTLES,
    BEGINS,
    CLEARS,
    ENDS,
    KEEPS,
    MULLIGANS,
    PAYS,
    PAYS_FOR,
    PLAYS,
    SPENDS,
    USES,
    WITHSTANDS,
)
from rulebound.games.courses.needs import (
    a_different_course,
    at_the_battle,
    cost_can_be_paid,
    course_untapped,
    enough_stars,
    enough_stars_to_play,
    has_a_use,
    in_a_world_map,
    in_your_hand,
    is_offered,
    is_partner_card,
    is_supporter_or_item,
    may_attack,
    may_be_cleared,
    may_clear,
    may_defend_tapped,
    may_enter_there,
    may_exit,
    may_move,
    not_protected,
    not_tapped_yet,
    offer_can_be_paid,
    partner_to_attach_to,
    provides_stars,
    rival_partner,
    rival_untapped_there,
    some_course,
    some_defender,
    some_other_course,
    unguarded,
    untapped,
    untapped_to_attack,
    untapped_to_clear,
    your_partner,
    yours_in_play,
    yours_to_pay_with,
)
from rulebound.games.courses.settling import settle
from rulebound.games.courses.state import Table
from rulebound.games.courses.timing import DRAW, END, MAIN, MAP, UNTAP
from rulebound.games.courses.zones import DECK, DISCARD, HAND, HOME
from rulebound.kernel.ability import LENDS, PLAYED, Activated
from rulebound.kernel.ability import USE as HAS_USE
from rulebound.kernel.action import Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.cardtable import NO_ABILITIES
from rulebound.kernel.effect import Pick
from rulebound.kernel.modifier import END_OF_TURN, NEXT_TURN, NEXT_UNTAP
from rulebound.kernel.scope import Scope

OPENING_HAND: Final = 7

# -- Before the game ---------------------------------------------------------------------------------------------------


def prepare(table: Table) -> None:
    """Shuffles, deals, and puts the game on the agenda. [setup.courses] [setup.deck] [setup.hand] [setup.order] [R2]"""
    for seat in range(table.seats):
        table.hide(table.course_deck[seat], seat)
        table.hide(table.deck[seat], seat)
    table.begin_tracking()
    table.clause = "setup.hand"
    for seat in range(table.seats):
        piles.draw(table, seat, OPENING_HAND)
    order = [(table.first + i) % table.seats for i in range(table.seats)]
    table.do(*[mulligan.by(seat) for seat in order], turn.by(table.first))


@rule("setup.mulligan")
def mulligan(table: Table, me: int) -> None:
    """Another hand, once, for whoever wants one. [R1]"""
    table.active = me
    table.ask(me, FIRST_HAND, [KEEP, ANOTHER])


class Keep(Action[Table]):
    """Play with this hand."""

    says = "Keep this hand"

    def perform(self, table: Table, me: int) -> None:
        table.happened(KEEPS, me)


class Another(Action[Table]):
    """Shuffle the hand back and draw seven again. [R1]"""

    says = "Shuffle it back and draw seven others"

    def perform(self, table: Table, me: int) -> None:
        table.happened(MULLIGANS, me)
        for it in table.hand[me][:]:
            pieces.take_up(table, it)
            pieces.lay(table, it, DECK)
        table.hide(table.deck[me], me)
        piles.draw(table, me, OPENING_HAND)


# -- A turn ------------------------------------------------------------------------------------------------------------


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    table.turn += 1
    table.active = me
    table.end_modifiers(NEXT_TURN, me)
    table.happened(BEGINS, me, number=table.turn)
    table.then(
        me, settle, draw_phase, settle, untap_phase, settle, world_map_phase, settle, start_main, settle, main_phase,
        end_main, settle, end_phase,
    )  # fmt: skip


@rule("draw.one")
def draw_phase(table: Table, me: int) -> None:
    """A card; but the first player draws none on the first turn. [draw.first]"""
    table.phase = DRAW
    if table.turn > 1:
        piles.draw(table, me)


@rule("untap.all")
def untap_phase(table: Table, me: int) -> None:
    """Everything of mine that is tapped. [R5] [R24] [R50]"""
    table.phase = UNTAP
    for seat in range(table.seats):
        if seat == me or table.ruling("untap") == "all":
            for it in table.in_play(seat):
                if STAYS_TAPPED not in table.standing or table.bonus(STAYS_TAPPED, it) <= 0:
                    pieces.untap(table, it)
    table.end_modifiers(NEXT_UNTAP, me)


@rule("map.turn-over")
def world_map_phase(table: Table, me: int) -> None:
    """In everybody's first turn too. [R6]"""
    table.phase = MAP
    piles.turn_over(table, me)


@rule("main.any")
def start_main(table: Table, me: int) -> None:
    table.phase = MAIN


@rule("main.any")
def main_phase(table: Table, me: int) -> None:
    """One deed, and again, until the player ends the turn. [R4] [R40]"""
    table.then(me, settle, main_phase)
    table.purse = table.stars_left(me)
    table.ask(me, MAIN_PHASE, deeds(table, me))


def deeds(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question: every card of the hand, every partner, whatever can be used."""
    candidates: list[Action[Table]] = []
    for it in table.hand[me]:
        candidates.append(ENTER[it] if table.print_of(it).kind == PARTNER else PLAY[it])
    for it in table.partners_of(me):
        candidates += [CLEAR[it], BATTLE[it], MOVE[it], EXIT[it]]
    for it in users(table, me):
        candidates.append(USE[it])
    candidates.append(END_TURN)
    return candidates


def users(table: Table, me: int) -> list[int]:
    """My cards in play that can be used for something, by themselves or because of other cards."""
    found: list[int] = []
    for offered in table.standing.get(HAS_USE, NO_ABILITIES):
        if table.owner(offered.source) == me and offered.source not in found:
            found.append(offered.source)
    if LENDS in table.standing:
        found += [it for it in table.in_play(me) if it not in found and table.usable(it)]
    return found


class EndTurn(Action[Table]):
    """Nothing left that one wants to do."""

    clause = "end.turn"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, main_phase)


@rule("end.turn")
def end_main(table: Table, me: int) -> None:
    """The end of the turn, for cards that wait for it. [R49]"""
    table.happened(ENDS, me)


@rule("end.turn")
def end_phase(table: Table, me: int) -> None:
    """The turn passes on; no card has to be discarded. [R3]"""
    table.phase = END
    table.end_modifiers(END_OF_TURN, me)
    following = table.next_seat(me)
    if table.first_of_round(following) and table.round_passed(int(table.ruling("stalemate"))):
        table.end(table.left(), "stalemate", "R45")
        return
    table.then(following, turn)


# -- Enter, play: cards of the hand ------------------------------------------------------------------------------------


class Enter(Action[Table]):
    """Pay a partner's star cost and attach it to a course."""

    clause = "enter.cost"
    says = "Enter {it} for {cost}"
    given = [in_your_hand, is_partner_card]
    needs = [enough_stars, some_course]

    def perform(self, table: Table, me: int) -> None:
        owe(table, me, self.it)
        table.then(me, pay, choose_course, enter)


def owe(table: Table, me: int, it: int) -> None:
    """A deed with a card of the hand begins: its cost is owed, and everybody sees what it is."""
    table.scopes.append(Scope(me, it, [], number=table.cost(it)))
    table.show(it)
    if table.scopes[-1].number:
        table.happened(PAYS_FOR, me, it, number=table.scopes[-1].number)


@rule("enter.cost")
def pay(table: Table, me: int) -> None:
    """Tap cards that provide stars until it is enough; what is over is lost. [play.cost] [R12] [R13] [R14] [R15]"""
    owed = table.scopes[-1].number
    if owed <= 0:
        return
    table.then(me, pay)
    sources = table.sources(me)
    if table.stars_left(me) > owed:
        table.ask(me, PAY_WITH, [PAY[it] for it in sources])
    else:  # all of them are needed
        PAY[sources[0]].perform(table, me)


class Pay(Action[Table]):
    """Tap a card for the stars it provides."""

    clause = "enter.cost"
    says = "Tap {it} for {stars}"
    given = [yours_to_pay_with, provides_stars, not_tapped_yet]

    def perform(self, table: Table, me: int) -> None:
        stars = table.stars(self.it)
        table.scopes[-1].number -= stars
        pieces.tap(table, self.it, SPENDS)
        table.happened(PAYS, me, self.it, number=stars)


@rule("enter.attach")
def choose_course(table: Table, me: int) -> None:
    """Anybody's, tapped or not, whatever is there. [enter.tapped] [R17]"""
    table.ask(me, ENTER_AT, [PICK[it] for it in table.courses()])


@rule("enter.attach")
def enter(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    partners.enter(table, scope.source, scope.picks[0])


class Play(Action[Table]):
    """Pay for a supporter or an item of your hand; a supporter goes home, an item takes effect and is discarded."""

    clause = "play.cost"
    says = "Play {it} for {cost}"
    given = [in_your_hand, is_supporter_or_item]
    needs = [enough_stars_to_play, partner_to_attach_to]

    def perform(self, table: Table, me: int) -> None:
        owe(table, me, self.it)
        table.then(me, pay, play)


@rule("play.item")
def play(table: Table, me: int) -> None:
    """A supporter goes home; an item takes effect. [play.supporter]"""
    scope = table.scopes[-1]
    it = scope.source
    table.progress()
    table.happened(PLAYS, me, it)
    if table.print_of(it).kind == SUPPORTER:
        table.scopes.pop()
        pieces.take_up(table, it)
        pieces.lay(table, it, HOME)
        return
    table.then(me, put_item_away)
    table.do(*[ability.effect.step for ability in played(table, it)])


@rule("play.item")
def put_item_away(table: Table, me: int) -> None:
    """Discarded, unless it has attached itself. [R21]"""
    it = table.scopes.pop().source
    if table.zone[it] == HAND:
        pieces.take_up(table, it)
        pieces.lay(table, it, DISCARD)


# -- Exit, move, clear: partners ---------------------------------------------------------------------------------------


class Exit(Action[Table]):
    """Tap a partner, then discard it and what is attached to it."""

    clause = "exit.tap"
    says = "Exit with {it}"
    given = [your_partner]
    needs = [untapped, may_exit]

    def perform(self, table: Table, me: int) -> None:
        pieces.tap(table, self.it, SPENDS)
        partners.exit(table, self.it)


class Move(Action[Table]):
    """Tap a partner, then attach it to a different course."""

    clause = "move.tap"
    says = "Move {it}"
    given = [your_partner]
    needs = [untapped, may_move, some_other_course]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_other_course, move)


@rule("move.tap")
def choose_other_course(table: Table, me: int) -> None:
    """Anybody's. [R19]"""
    table.ask(me, MOVE_TO, [PICK[it] for it in table.courses()])


@rule("move.tap")
def move(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    pieces.tap(table, scope.source, SPENDS)
    partners.move(table, scope.source, scope.picks[0])


class Clear(Action[Table]):
    """Tap an untapped partner at an untapped course, anybody's, for its points. [R22] [R23] [R25] [R26]"""

    clause = "clear.partner"
    says = "Clear {course} with {it} for {points}"
    given = [your_partner]
    needs = [untapped_to_clear, may_clear, course_untapped, may_be_cleared, unguarded]

    def perform(self, table: Table, me: int) -> None:
        """Points as printed on the partner; the course is now tapped. [clear.points] [clear.tapped]"""
        course, points = table.at[self.it], table.point_value(self.it)
        pieces.tap(table, self.it, SPENDS)
        pieces.tap(table, course, SPENDS)
        table.happened(CLEARS, me, self.it, course, points)
        table.gain(me, points)


# -- Battles -----------------------------------------------------------------------------------------------------------


class Battle(Action[Table]):
    """Declare a battle where you and another player have untapped partners, as often as you like. [R27] [R31]"""

    clause = "battle.declare"
    says = "Battle at {course} with {it}"
    given = [your_partner]
    needs = [untapped_to_attack, may_attack, rival_untapped_there, some_defender]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_defender, attack)


@rule("battle.defender")
def choose_defender(table: Table, me: int) -> None:
    """Another player's partner there, tapped or not. [R28]"""
    course = table.at[table.scopes[-1].source]
    table.ask(me, DEFENDER, [PICK[it] for it in table.rivals_at(me, course)])


@rule("battle.damage")
def attack(table: Table, me: int) -> None:
    """The attacker is tapped and deals its power, the defender nothing. [battle.attacker] [battle.defeat] [R29]"""
    scope = table.scopes.pop()
    attacker, defender = scope.source, scope.picks[0]
    pieces.tap(table, attacker, SPENDS)
    damage = table.power(attacker)
    table.happened(BATTLES, me, attacker, defender, damage)
    if damage >= table.power(defender):  # [R32] [R33]
        partners.defeat(table, defender, attacker)
    else:
        table.happened(WITHSTANDS, table.owner(defender), defender, attacker, damage)  # [R30]


# -- What cards do -----------------------------------------------------------------------------------------------------


class Use(Action[Table]):
    """Use what a card in play offers, at its cost."""

    clause = "R39"
    says = "Use {it}: {use}"
    given = [yours_in_play, has_a_use]
    needs = [cost_can_be_paid]

    def perform(self, table: Table, me: int) -> None:
        offered = len(table.usable(self.it))
        if offered == 1:
            use(table, me, self.it, 0)
        else:
            table.scopes.append(Scope(me, self.it, []))
            table.then(me, use_chosen)
            table.ask(me, WHICH_USE, CHOICES[:offered])


@rule("R39")
def use_chosen(table: Table, me: int) -> None:
    """One of several things that a card can be used for: only its own cost is paid."""
    scope = table.scopes.pop()
    use(table, me, scope.source, scope.number)


def use(table: Table, me: int, it: int, number: int) -> None:
    """A card is used for the one of its offers that has this number."""
    offered = table.usable(it)[number]
    ability = offered.ability
    assert isinstance(ability, Activated)
    table.happened(USES, me, it, number=offered.number)
    table.play_out(ability.effect, Scope(me, it, []), LEAVE)


def played(table: Table, it: int) -> list[Activated[Table]]:
    """What a card does when it is played, line by line."""
    abilities = table.card(it).abilities
    return [ability for ability in abilities if isinstance(ability, Activated) and ability.key == PLAYED]


# -- Questions and actions ---------------------------------------------------------------------------------------------

FIRST_HAND: Final[Question[Table]] = Question("setup.mulligan", "Do you keep your first hand?", takes=[Keep, Another])
MAIN_PHASE: Final[Question[Table]] = Question(
    "main.any",
    "Your main phase: what do you do?",
    takes=[Enter, Play, Clear, Battle, Move, Exit, Use, EndTurn],
    offers=deeds,
    secret=True,
)
WHICH_USE: Final[Question[Table]] = Question(
    "R39",
    "{deed}: what do you use it for?",
    offer_can_be_paid,
    takes=[Choice],
    given=[is_offered],
    says="{offer}",
    chained=True,
)
PAY_WITH: Final[Question[Table]] = Question(
    "enter.cost", "{deed}: {owed} left to pay. What do you tap?", takes=[Pay], chained=True
)
ENTER_AT: Final[Question[Table]] = Question(
    "enter.attach",
    "Which course does {deed} enter at?",
    may_enter_there,
    takes=[Pick],
    given=[in_a_world_map],
    says="At {it}",
    chained=True,
)
MOVE_TO: Final[Question[Table]] = Question(
    "move.tap",
    "Which course does {deed} move to?",
    a_different_course,
    takes=[Pick],
    given=[in_a_world_map],
    says="To {it}",
    chained=True,
)
DEFENDER: Final[Question[Table]] = Question(
    "battle.defender",
    "Whom does {deed} attack?",
    at_the_battle,
    may_defend_tapped,
    not_protected,
    takes=[Pick],
    given=[rival_partner],
    says="{it}, power {power}",
    chained=True,
)
KEEP: Final = ACTIONS.one(Keep)
ANOTHER: Final = ACTIONS.one(Another)
END_TURN: Final = ACTIONS.one(EndTurn)
ENTER: Final = ACTIONS.each(Enter, PIECES)
PLAY: Final = ACTIONS.each(Play, PIECES)
CLEAR: Final = ACTIONS.each(Clear, PIECES)
BATTLE: Final = ACTIONS.each(Battle, PIECES)
MOVE: Final = ACTIONS.each(Move, PIECES)
EXIT: Final = ACTIONS.each(Exit, PIECES)
USE: Final = ACTIONS.each(Use, PIECES)
PAY: Final = ACTIONS.each(Pay, PIECES)
