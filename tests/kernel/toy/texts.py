"""The cards of the toy. Each has something that the kernel must carry."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN, NEXT_TURN, WHILE_IN_PLAY, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import By, Choose, Effect, ForEach, If, May, No, Pick, Repeat, Sequence, Yes
from rulebound.kernel.table.replacement import Instead
from rulebound.kernel.table.static import Adds, Forbids, Lifts
from rulebound.kernel.table.triggered import Triggered
from tests.kernel.toy.effects import (
    LEAVE,
    ChosenSeatLoses,
    Counter,
    DestroyChosen,
    DestroyThat,
    DiscardChosen,
    Draw,
    Gain,
    GainAsMany,
    LoseLife,
    Peek,
    Reshuffle,
    RollDie,
    Strengthen,
    ThatSeatLoses,
)
from tests.kernel.toy.needs import another, creature_in_play, in_your_hand, seat_in_the_game, unguarded, waiting_spell
from tests.kernel.toy.playing import PICK, WHOM, YES_NO, Whom
from tests.kernel.toy.rules import draw_phase
from tests.kernel.toy.state import (
    BEGINS,
    DESTROYED,
    DRAWS,
    ENTERS,
    GAINS,
    INCOME,
    LOSES,
    POWER,
    STEADY,
    STRIKES,
    Table,
    Target,
    ToyCard,
)
from tests.kernel.toy.strikes import UNTIL_THE_STRIKE_IS_OVER

# -- What is asked -----------------------------------------------------------------------------------------------------

SEAT: Final[Question[Table]] = Question("target.seat", "Which player?", seat_in_the_game, takes=[Whom], chained=True)
OTHER_SEAT: Final[Question[Table]] = Question(
    "target.seat", "Which other player?", seat_in_the_game, another, takes=[Whom], says="And {seat}", chained=True
)
CREATURE: Final[Question[Table]] = Question(
    "target.creature", "Which creature?", creature_in_play, takes=[Pick], chained=True
)
OTHER_CREATURE: Final[Question[Table]] = Question(
    "target.creature", "Which other creature?", creature_in_play, another, takes=[Pick], chained=True
)
SPELL: Final[Question[Table]] = Question("target.spell", "Which spell?", waiting_spell, takes=[Pick], chained=True)
ANY_CREATURE: Final[Question[Table]] = Question("choose", "Which creature?", takes=[Pick])
FROM_HAND: Final[Question[Table]] = Question("choose", "Which card of your hand?", takes=[Pick], given=[in_your_hand])
SKIP: Final[Question[Table]] = Question("may", "Do you skip your draw phase?", takes=[Yes, No])
DISCARD: Final[Question[Table]] = Question("may", "Do you discard a card?", takes=[Yes, No])


def seats(table: Table, scope: Scope) -> list[Action[Table]]:
    return [WHOM[seat] for seat in table.left()]


def creatures(table: Table, scope: Scope) -> list[Action[Table]]:
    return [PICK[it] for it in table.play]


def waiting(table: Table, scope: Scope) -> list[Action[Table]]:
    return [PICK[entry[1]] for entry in table.pile]


def hand(table: Table, scope: Scope) -> list[Action[Table]]:
    return [PICK[it] for it in table.hand[scope.me]]


TO_SEAT: Final = Target(SEAT, seats)
TO_OTHER_SEAT: Final = Target(OTHER_SEAT, seats)
TO_CREATURE: Final = Target(CREATURE, creatures)
TO_OTHER_CREATURE: Final = Target(OTHER_CREATURE, creatures)
TO_SPELL: Final = Target(SPELL, waiting)


# -- Who, when, how much -----------------------------------------------------------------------------------------------


def all_seats(table: Table, scope: Scope) -> list[int]:
    return table.left()


def rivals(table: Table, scope: Scope) -> list[int]:
    return [seat for seat in table.left() if seat != scope.me]


def all_creatures(table: Table, scope: Scope) -> list[int]:
    return table.play  # the zone itself: whoever counts it must not change it


def chosen(table: Table, scope: Scope) -> list[int]:
    return [seat for seat in scope.picks if seat >= 0]


def that_one(table: Table, scope: Scope) -> int:
    return scope.it


def rolled(table: Table, scope: Scope) -> int:
    return scope.number


def four_or_more(table: Table, scope: Scope) -> bool:
    return scope.number >= 4


def itself(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return it == source


def another_one(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return it != source


def you(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return seat == table.owner(source)


def somebody_else(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return seat != table.owner(source)


def your_others_one(table: Table, source: int, it: int) -> int:
    return 1 if it != source and table.owner(it) == table.owner(source) else 0


def you_one(table: Table, source: int, it: int) -> int:
    return 1 if it == of_seat(table.owner(source)) else 0


def this_strikes(table: Table, source: int, me: int, it: int) -> bool:
    return table.scopes[-1].source == source


def its_owner(table: Table, source: int, me: int, it: int) -> bool:
    return it == table.owner(source)


def exhausted_instead(table: Table, source: int, it: int, number: int) -> bool:
    if it != source or table.exhausted[it]:
        return False
    table.exhaust(it)
    return True


def destroyed_instead(table: Table, source: int, it: int, number: int) -> bool:
    if it == source or table.owner(it) != table.owner(source):
        return False
    table.destroy(source)
    return True


# -- What only this game does ------------------------------------------------------------------------------------------


class SkipDrawPhase(Effect[Table]):
    """Your draw phase of this turn will not happen."""

    def run(self, table: Table, scope: Scope) -> None:
        table.cancel(scope.me, draw_phase)


# -- The cards ---------------------------------------------------------------------------------------------------------


def spell(name: str, effect: Effect[Table], *targets: Target, cost: int = 1, life_cost: int = 0) -> ToyCard:
    """A quick spell."""
    text = Activated(f"{name} does this.", [], effect)
    return ToyCard(name, text, cost=cost, life_cost=life_cost, quick=True, targets=list(targets))


def slow(name: str, effect: Effect[Table], *targets: Target) -> ToyCard:
    """A spell for the own main phase."""
    return ToyCard(name, Activated(f"{name} does this.", [], effect), targets=list(targets))


def creature(name: str, *abilities: Ability[Table], cost: int = 1, power: int = 1) -> ToyCard:
    return ToyCard(name, *abilities, cost=cost, power=power)


DISCARDS_ONE: Final = Sequence(Choose(FROM_HAND, hand), DiscardChosen())

CARDS: Final[list[ToyCard]] = [
    creature("Squire"),
    creature("Giant", cost=3, power=4),
    creature("Captain", Adds("Your other creatures have +1 power.", POWER, your_others_one)),
    creature("Miser", Adds("You have +1 income.", INCOME, you_one)),
    creature("Sneak", Lifts("Nobody stands before whom this strikes.", unguarded, this_strikes)),
    creature("Herald", Forbids("Nobody may strike you.", STRIKES, its_owner)),
    creature("Phoenix", Instead("If this would be destroyed, exhaust it instead.", DESTROYED, exhausted_instead)),
    creature("Decoy", Instead("If another of yours would be destroyed, destroy this.", DESTROYED, destroyed_instead)),
    creature("Monk", Ability("You may take 3 instead of rolling for this.", STEADY)),
    creature("Bard", Triggered("When this enters, draw a card.", ENTERS, itself, Draw())),
    creature(
        "Twin",
        Triggered("When this enters, gain 1 coin.", ENTERS, itself, Gain(1)),
        Triggered(
            "When this enters, each rival loses 1 life.", ENTERS, itself, ForEach(rivals, ThatSeatLoses(1), LEAVE)
        ),
    ),
    creature("Mourner", Triggered("When another is destroyed, gain 1 coin.", DESTROYED, another_one, Gain(1))),
    creature("Ghost", Triggered("When this is destroyed, gain 2 coins.", DESTROYED, itself, Gain(2))),
    creature(
        "Digger",
        Triggered("When another is destroyed, shuffle up.", DESTROYED, another_one, Reshuffle()),
    ),
    creature("Martyr", Triggered("When you lose life, gain as many coins.", LOSES, you, GainAsMany())),
    creature(
        "Thorn", Triggered("When a rival draws, that player loses 1 life.", DRAWS, somebody_else, ChosenSeatLoses(1))
    ),
    creature("Mirror", Triggered("When you gain coins, gain 1 coin.", GAINS, you, Gain(1))),
    creature(
        "Hermit",
        Triggered(
            "At the start of your turn you may skip your draw phase. If you do, gain 2 coins.",
            BEGINS,
            you,
            May(SKIP, YES_NO, Sequence(SkipDrawPhase(), Gain(2))),
        ),
    ),
    creature("Smith", Activated("Exhaust this: gain 1 coin.", [], Gain(1))),
    creature(
        "Banner",
        Triggered(
            "When this enters, a creature has +2 power while this is in play.",
            ENTERS,
            itself,
            Sequence(Choose(ANY_CREATURE, creatures), Strengthen(2, WHILE_IN_PLAY)),
        ),
    ),
    spell("Bolt", ChosenSeatLoses(2), TO_SEAT),
    spell("Hush", Counter(), TO_SPELL),
    spell("Kill", DestroyChosen(), TO_CREATURE),
    spell("Fork", ForEach(chosen, ThatSeatLoses(1), LEAVE), TO_SEAT, TO_OTHER_SEAT),
    spell("Duel", ForEach(chosen, DestroyThat(), LEAVE), TO_CREATURE, TO_OTHER_CREATURE),
    spell("Bargain", Draw(), life_cost=3),
    spell("Rally", Strengthen(2, END_OF_TURN), TO_CREATURE),
    spell("Lunge", Strengthen(3, UNTIL_THE_STRIKE_IS_OVER), TO_CREATURE),
    spell("Curse", Strengthen(-1, NEXT_TURN), TO_CREATURE),
    spell("Oath", Strengthen(1, END_OF_GAME), TO_CREATURE),
    slow("Storm", ForEach(all_creatures, DestroyThat(), LEAVE)),
    slow("Feast", ForEach(all_seats, By(that_one, DISCARDS_ONE, LEAVE), LEAVE)),
    slow("Luck", Sequence(RollDie(), If(four_or_more, Repeat(rolled, Draw()), LoseLife(1)))),
    slow("Plague", Sequence(RollDie(), ForEach(rivals, ThatSeatLoses(), LEAVE))),
    slow("Trade", Sequence(May(DISCARD, YES_NO, Sequence(DISCARDS_ONE, Gain(2))), Draw())),
    slow("Recall", Reshuffle()),
    slow("Insight", Peek()),
]
