"""What players do with cards in most games: play them for what they say, use them, and let rounds pass."""

from __future__ import annotations

from typing import Any, TypeVar

from rulebound.cardgame.events import PLAYS
from rulebound.cardgame.table import Table
from rulebound.cardgame.telling import USES
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.switch import IDLE_ROUNDS
from rulebound.kernel.table.ability import Activated
from rulebound.kernel.table.ability_keys import LENDS, PLAYED
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.turns import EXTRA_TURNS

T = TypeVar("T", bound=CardTable)


def take_effect(table: Table, me: int, it: int, put_away: Rule[Any]) -> None:
    """A card that was played does what it says, line by line. The rule puts it away, and forgets its scope."""
    table.scopes.append(Scope(me, it, []))
    table.then(me, put_away)
    table.do(*[ability.effect.step for ability in played(table, it)])
    table.progress()
    table.show(it)
    table.emit(PLAYS, me, it)


def played(table: CardTable, it: int) -> list[Activated[Any]]:
    """What a card does when it is played, line by line."""
    abilities = table.card(it).abilities
    return [ability for ability in abilities if isinstance(ability, Activated) and ability.key == PLAYED]


def use(table: T, me: int, it: int, leave: Step[T], number: int = 0) -> None:
    """A card in play is used for the one of its offers that has this number, at its cost."""
    offered = table.usable(it)[number]
    ability = offered.ability
    assert isinstance(ability, Activated)
    table.emit(USES, me, it, number=offered.number)
    table.play_out(ability.effect, Scope(me, it, []), leave)


def users(table: CardTable, me: int) -> list[int]:
    """A player's cards in play that can be used for something, by themselves or because of other cards."""
    found: list[int] = []
    for offered in table.activatable[me]:
        if offered.source not in found:
            found.append(offered.source)
    if LENDS in table.standing:
        found += [it for it in table.in_play(me) if it not in found and table.usable(it)]
    return found


# -- Games in which nothing happens any more ---------------------------------------------------------------------------


def pass_turn(table: T, following: int, turn: Rule[T]) -> None:
    """This turn is over: the next one begins, unless that was the last idle round that the ruling allows.

    An extra turn comes before that of the player who follows, and ends no round.
    """
    earned = table.noted(EXTRA_TURNS, table.active)
    following = table.turn_after(table.active, following)
    again = following == table.active and table.noted(EXTRA_TURNS, table.active) < earned
    if not again and table.first_of_round(following) and table.round_passed(int(table.ruling(IDLE_ROUNDS))):
        table.end_loop()
    else:
        table.then(following, turn)
