"""Tiles that a player places on the slate of another one, and tiles that go from one slate to another."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.secrets.passing import Side, seats_beside
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import Player, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import ending, moving, tiles
from rulebound.games.arcane.phrases.allowed import CAN_LEAVE, TILE_CAN_BE_TAKEN, possible_for
from rulebound.games.arcane.phrases.bag import taken_from_bag
from rulebound.games.arcane.phrases.remembered_tiles import placed
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import BAG, MARKET, SLATE, TAKEN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class PlaceOn(Effect[Any]):
    """The tile that was taken is placed on the slate of one of these players, by the player of the scope."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.seats = seats

    def run(self, table: Table, scope: Scope) -> None:
        seats = self.seats
        found = seats(table, scope)
        for it in scope.picks[:1]:
            if it < 0 or not found:
                continue
            if table.zone[it] == MARKET:
                tiles.take(table, scope.me, it)
            if table.zone[it] == TAKEN:
                ending.place_with(table, scope.me, it, found[0])


class PlaceOnSlate(Clause):
    """`Take a market tile and place it on another player's slate.` You choose the space and the direction."""

    text: ClassVar[str] = "take {what:Object} and place it on {whose:Player}'s slate"
    what: Object
    whose: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.whose.seats(sense)
        taken = self.what.take_such(sense, [TILE_CAN_BE_TAKEN])
        return chosen_first(self.whose, sense, Sequence(taken, PlaceOn(seats)))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, allowed=TILE_CAN_BE_TAKEN)


class CarryOver(Effect[Any]):
    """The tile that was taken is moved to the slate of one of these players, by the player of the scope."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.seats = seats

    def run(self, table: Table, scope: Scope) -> None:
        seats = self.seats
        found = seats(table, scope)
        for it in scope.picks[:1]:
            if it >= 0 and found and table.zone[it] == SLATE:
                moving.carry_over(table, scope.me, it, found[0])


class MoveToSlate(Clause):
    """`Move a placed tile of yours to another player's slate.` What lies on it goes with it."""

    text: ClassVar[str] = "move {what:Object} to {whose:Player}'s slate"
    what: Object
    whose: Player

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True, allowed=CAN_LEAVE)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_several(self.what, sense)
        seats = self.whose.seats(sense)
        return chosen_first(
            self.whose, sense, Sequence(placed(self.what, sense).take_such(sense, [CAN_LEAVE]), CarryOver(seats))
        )


class MoveToYourSlate(Clause):
    """`Move a placed tile of another player to your slate.`"""

    text: ClassVar[str] = "move {what:Object} to your slate"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True, allowed=CAN_LEAVE)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_several(self.what, sense)
        return Sequence(placed(self.what, sense).take_such(sense, [CAN_LEAVE]), CarryOver(just_me))


def refuse_several(what: Object, sense: Sense) -> None:
    if isinstance(what, Phrase) and what.number() == MANY:
        sense.wrong(what, "one tile changes its slate: write of one")


class PlaceTopOnSlate(Clause):
    """`Place the top tile of the bag on another player's slate.`"""

    text: ClassVar[str] = "place the top tile of the bag on {whose:Player}'s slate"
    whose: Player

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(BAG)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.whose.seats(sense)
        return chosen_first(self.whose, sense, Sequence(taken_from_bag(1, sense), PlaceOn(seats)))


class PlaceNextDoor(Verb):
    """`Each player takes a market tile and places it on the slate of the player on their left.`"""

    text: ClassVar[str] = "takes/take {what:Object} and places/place it on the slate of the player on their {side:Side}"
    what: Object
    side: Side

    def effect(self, sense: Sense) -> Effect[Any]:
        step = 1 if self.side.word == "left" else -1
        beside = PlaceOn(lambda table, scope: seats_beside(table, scope.me, step))
        return Sequence(self.what.take_such(sense, [TILE_CAN_BE_TAKEN]), beside)
