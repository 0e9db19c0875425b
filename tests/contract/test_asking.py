"""Being asked tells nothing: who is asked, what, and how often does not depend on what others cannot see."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import NO_SEAT, Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Windows
from tests.contract.tables import TABLES
from tests.contract.walks import any_kind, begin, is_of_the_rules, walk
from tests.contract.worlds import seen_so_far, stirred

GAMES = 3
NEEDY = 100  # positions


def another_world(state: CardTable, seat: int, chance: Chance) -> CardTable:
    """What a seat cannot tell from this state, imagined or made without that."""
    return state.seat_of(seat).imagine(chance) if chance.below(2) else stirred(state, seat, chance)


def means_the_same(state: CardTable, other: CardTable, seat: int, action: Action[Any]) -> bool:
    """Whether an action is possible in both worlds, and is the same to this seat."""
    return action in other.legal_actions() and (state.seat == seat or action.it < 0 or state.knows(seat, action.it))


def what_is_asked(state: CardTable, seat: int) -> dict[str, object]:
    """What a seat notices of who is asked: the prompt only where it is its own, and how many have answered."""
    decision = state.decision
    return {
        "who": state.seat,
        "question": question_of(state),
        "clause": decision.clause,
        "prompt": decision.prompt if state.seat in (seat, NO_SEAT) else "",
        "decisions": state.decisions,
        "passes": state.passed,
    }


def question_of(state: CardTable) -> str:
    return state.question[0].name if state.question else ""


def has_nothing_to_choose(state: CardTable, other: CardTable) -> bool:
    """Whether in one of these worlds a card's effect finds nothing among what others cannot see, and so ends.

    That it came to nothing is for all to see. Where it finds something, its player is asked, be it one thing only.
    """
    for asked, unasked in ((state, other), (other, state)):
        name = question_of(asked)
        if name and not is_of_the_rules(name) and asked.question[0].secret:
            return not question_of(unasked).startswith(name.rpartition("/")[0])
    return False


def test_who_is_asked_next_does_not_depend_on_what_is_hidden(game: Game, seats: int) -> None:
    """The same action, done in two worlds that a seat cannot tell apart, unless the action shows it something."""
    chance = Chance.of(seats, "asked next")
    compared = 0
    for seed in range(GAMES):
        for number, state in enumerate(walk(begin(game, seats, seed), chance)):
            seat = number % (seats + 1) - 1
            if state.is_terminal:
                break
            other, action = another_world(state, seat, chance), any_kind(state, chance)
            if means_the_same(state, other, seat, action):
                real, seen = state.clone(), seen_so_far(state, seat)
                real.apply(action)
                other.apply(action)
                if seen_so_far(real, seat) == seen and not has_nothing_to_choose(real, other):
                    compared += 1
                    assert what_is_asked(other, seat) == what_is_asked(real, seat), (
                        f"seat {seat} sees it after {action}"
                    )
    assert compared > 100, "hardly anything was done in both worlds"


def test_whether_a_seat_could_respond_does_not_depend_on_what_is_hidden(game: Game, seats: int) -> None:
    """In positions in which that is a near thing, for a spectator and for another player."""
    chance = Chance.of(seats, "could respond")
    for windows in windows_of(game):
        for _ in range(NEEDY):
            state = TABLES[game.name].needy(game, seats, chance)
            for me in range(seats):
                could = windows.could_respond(state, me)
                for seat in (-1, (me + 1) % seats):
                    other = another_world(state, seat, chance)
                    assert windows.could_respond(other, me) == could, f"seat {seat} sees whether seat {me} is asked"


def windows_of(game: Game) -> list[Windows[Any]]:
    """The game's windows, if others can respond in it."""
    return [thing for module in game.modules for thing in vars(module).values() if isinstance(thing, Windows)]
