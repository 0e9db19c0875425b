"""What the sentences on the cards of the course game do.

Until texts are read by a grammar, each text stands here once with the abilities it means, and cards say it word for
word. A text that is not here is an error when a card file is read.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.choices import LEAVE, NO, PICK, YES
from rulebound.games.courses.needs import unguarded
from rulebound.games.courses.state import (
    AT_COURSE,
    ATTACHED,
    BATTLES,
    CLEARS,
    DEFEATED,
    ENTERS,
    GROWS,
    HAND,
    MOVES,
    TURNS_OVER,
    Table,
)
from rulebound.kernel.ability import Ability, Activated, Forbids, Instead, Lifts, Static, Triggered
from rulebound.kernel.action import Action, Question
from rulebound.kernel.effect import Choose, Effect, ForEach, If, May, No, Pick, Sequence, Yes
from rulebound.kernel.modifier import END_OF_TURN
from rulebound.kernel.need import need
from rulebound.kernel.scope import Scope

# -- What may be chosen ------------------------------------------------------------------------------------------------


@need("R39", "{it} is not a partner of yours at a course.")
def your_partner_to_choose(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == AT_COURSE and table.owner(it) == me


@need("R39", "{it} is not another player's partner at a course.")
def rivals_partner_to_choose(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == AT_COURSE and table.owner(it) != me


@need("R39", "{it} is not tapped.")
def tapped(table: Table, me: int, it: int) -> bool:
    return table.tapped[it]


@need("R39", "{it} is tapped already.")
def untapped_to_choose(table: Table, me: int, it: int) -> bool:
    return not table.tapped[it]


@need("R39", "Only cards of your hand can be discarded for this.")
def card_of_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.owner(it) == me


def all_partners(table: Table, scope: Scope) -> list[Action[Table]]:
    return [PICK[it] for it in table.partners]


def my_hand(table: Table, scope: Scope) -> list[Action[Table]]:
    return [PICK[it] for it in table.hand[scope.me] if it != scope.source]


YOUR_TAPPED_PARTNER: Final[Question[Table]] = Question(
    "R39", "Which partner of yours do you untap?", your_partner_to_choose, tapped, takes=[Pick], chained=True
)
YOUR_PARTNER: Final[Question[Table]] = Question(
    "R39", "Which partner of yours do you attach it to?", your_partner_to_choose, takes=[Pick], chained=True
)
PARTNER_TO_STRENGTHEN: Final[Question[Table]] = Question(
    "R39", "Which partner of yours gets stronger?", your_partner_to_choose, takes=[Pick], chained=True
)
RIVALS_PARTNER: Final[Question[Table]] = Question(
    "R39",
    "Which partner of another player do you tap?",
    rivals_partner_to_choose,
    untapped_to_choose,
    takes=[Pick],
    chained=True,
)
CARD_TO_DISCARD: Final[Question[Table]] = Question(
    "R39", "Which card of your hand do you discard?", takes=[Pick], given=[card_of_your_hand], chained=True
)
DISCARD_TO_DRAW: Final[Question[Table]] = Question(
    "R39", "Do you discard a card to draw two?", takes=[Yes, No], chained=True
)

# -- Deeds -------------------------------------------------------------------------------------------------------------


class Draw(Effect[Table]):
    """Draw cards."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def run(self, table: Table, scope: Scope) -> None:
        table.draw(scope.me, self.cards)


class EachPlayerDraws(Effect[Table]):
    """`it` of the scope is the seat."""

    def run(self, table: Table, scope: Scope) -> None:
        table.draw(scope.it, 1)


class GainPoints(Effect[Table]):
    """Gain points."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def run(self, table: Table, scope: Scope) -> None:
        table.gain(scope.me, self.points)


class Roll(Effect[Table]):
    """Roll a die; the scope remembers the number."""

    def run(self, table: Table, scope: Scope) -> None:
        scope.number = table.roll_die(scope.me)


class UntapPicked(Effect[Table]):
    """Untap what was chosen."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.untap(scope.picks[-1])


class TapPicked(Effect[Table]):
    """Tap what was chosen."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.tap(scope.picks[-1])


class TapThis(Effect[Table]):
    """The source is tapped."""

    def run(self, table: Table, scope: Scope) -> None:
        table.tap(scope.source)


class UntapThat(Effect[Table]):
    """Untap the piece that the event was about."""

    def run(self, table: Table, scope: Scope) -> None:
        if table.zone[scope.it] == AT_COURSE:
            table.untap(scope.it)


class DiscardPicked(Effect[Table]):
    """Discard the chosen card of a hand."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.put_off(scope.picks[-1])


class AttachThis(Effect[Table]):
    """The source is attached to the chosen partner."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.attach(scope.source, scope.picks[-1])


class Strengthen(Effect[Table]):
    """The chosen partner's power is greater until the end of the turn."""

    def __init__(self, power: int) -> None:
        super().__init__()
        self.power = power

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.modify("power", scope.picks[-1], self.power, END_OF_TURN, scope.me, scope.source)
            table.happened(GROWS, scope.me, scope.picks[-1], number=self.power)


# -- When, whom, how much ----------------------------------------------------------------------------------------------


def itself(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return it == source


def to_this_course(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return other == source


def by_its_owner(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return table.owner(source) == seat


def not_its_owners(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return table.owner(source) != table.owner(it)


def four_or_more(table: Table, scope: Scope) -> bool:
    return scope.number >= 4


def players_in_turn_order(table: Table, scope: Scope) -> list[int]:
    return table.left()


def holds_a_card(table: Table, scope: Scope) -> bool:
    return len(table.hand[scope.me]) > 0


def here_one(table: Table, source: int, it: int) -> int:
    return 1 if table.zone[it] == AT_COURSE and table.at[it] == source else 0


def wearer_two(table: Table, source: int, it: int) -> int:
    return 2 if table.zone[source] == ATTACHED and table.at[source] == it else 0


def home_one(table: Table, source: int, it: int) -> int:
    return 1 if table.zone[it] == AT_COURSE and table.owner(it) == table.owner(source) else 0


def attacked_here(table: Table, source: int, me: int, it: int) -> bool:
    return table.at[it] == source


def for_itself(table: Table, source: int, me: int, it: int) -> bool:
    return it == source


def goes_home_instead(table: Table, source: int, it: int) -> bool:
    if it != source:
        return False
    table.put_back(it)
    return True


# -- The texts ---------------------------------------------------------------------------------------------------------

ATTACHES: Final = "Attach this to a partner of yours."

TEXTS: Final[dict[str, Ability[Table]]] = {
    ability.text: ability
    for ability in [
        Triggered("This course is turned over tapped.", TURNS_OVER, itself, TapThis()),
        Static("Partners here have +1 power.", "power", here_one),
        Triggered("When a partner moves here, untap it.", MOVES, to_this_course, UntapThat()),
        Forbids("Partners here cannot be attacked.", BATTLES, attacked_here),
        Triggered("When you turn over a course, gain 1 point.", TURNS_OVER, by_its_owner, GainPoints(1)),
        Triggered("When this partner enters, draw a card.", ENTERS, itself, Draw(1)),
        Triggered("When this partner clears a course, draw a card.", CLEARS, itself, Draw(1)),
        Lifts("Other players' partners do not stop this partner from clearing.", unguarded, for_itself),
        Instead("If this partner would be defeated, return it to your hand instead.", DEFEATED, goes_home_instead),
        Triggered("When another player's partner is defeated, gain 1 point.", DEFEATED, not_its_owners, GainPoints(1)),
        Activated(
            "Tap: You may discard a card. If you do, draw two cards.",
            [],
            If(
                holds_a_card,
                May(
                    DISCARD_TO_DRAW,
                    [YES, NO],
                    Sequence(Choose(CARD_TO_DISCARD, my_hand), DiscardPicked(), Draw(2)),
                ),
            ),
        ),
        Static("Your partners have +1 power.", "power", home_one),
        Activated("Untap a partner of yours.", [], Sequence(Choose(YOUR_TAPPED_PARTNER, all_partners), UntapPicked())),
        Activated("Tap a partner of another player.", [], Sequence(Choose(RIVALS_PARTNER, all_partners), TapPicked())),
        Activated(ATTACHES, [], Sequence(Choose(YOUR_PARTNER, all_partners), AttachThis())),
        Static("That partner has +2 power.", "power", wearer_two),
        Activated(
            "A partner of yours has +3 power until the end of the turn.",
            [],
            Sequence(Choose(PARTNER_TO_STRENGTHEN, all_partners), Strengthen(3)),
        ),
        Activated("Roll a die. With 4 or more, gain 2 points.", [], Sequence(Roll(), If(four_or_more, GainPoints(2)))),
        Activated("Each player draws a card.", [], ForEach(players_in_turn_order, EachPlayerDraws(), LEAVE)),
        Activated("Draw two cards.", [], Draw(2)),
    ]
}


def read(text: str) -> list[Ability[Table]]:
    """The abilities that a card's text means, a sentence each line. Raises KeyError with the line nothing reads."""
    return [TEXTS[line] for line in text.splitlines() if line]
