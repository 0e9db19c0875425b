"""Players, and what they have so much of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.acts.conditions import Fewest, MoreThanAll, Most
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.choices.choosing import prompt_of
from rulebound.cardtext.phrases.choices.targeting import Aim
from rulebound.cardtext.phrases.numbers.differing import Rivals
from rulebound.cardtext.phrases.opponents.standings import (
    MoreThanYou,
    PlayersHolding,
    PlayersHoldingMore,
    PlayersWithMore,
)
from rulebound.cardtext.phrases.opponents.what_others_have import EachOtherHas, OneOfOthers, OtherWho
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense, event_card
from rulebound.cardtext.phrases.structure.players import Others, all_others, all_seats, whose_effect
from rulebound.cardtext.phrases.structure.subjects import refuse_uncertain
from rulebound.cardtext.phrases.times.happenings import Acting, DiscardsVerb
from rulebound.cardtext.phrases.zones.gathering import DiscardHand, HandsOwner
from rulebound.games.avarium import resources
from rulebound.games.avarium.box import FIRST_SCHEME
from rulebound.games.avarium.choices import PickSeat
from rulebound.games.avarium.events import GAINS_MERIT, GAINS_REPUTATION, LOSES_MERIT, LOSES_REPUTATION
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.numbers.comparing import Had
    from rulebound.cardtext.phrases.structure.counts import CountWord


class Wealth(Resource):
    forms: ClassVar[dict[str, str]] = {"Merit": "Merit", "Reputation": "Reputation"}
    terms: ClassVar[dict[str, str]] = {"Merit": "merit", "Reputation": "reputation"}

    def give(self, table: Table, seat: int, n: int) -> None:
        if self.word == "Merit":
            if n > 0:
                resources.gain_merit(table, seat, n)
            else:
                resources.lose_merit(table, seat, -n)
        elif n > 0:
            resources.gain_reputation(table, seat, n)
        else:
            resources.lose_reputation(table, seat, -n)

    def had(self, table: Table, seat: int) -> int:
        return table.merit[seat] if self.word == "Merit" else table.reputation[seat]

    def gained(self) -> str:
        return GAINS_MERIT if self.word == "Merit" else GAINS_REPUTATION

    def lost(self) -> str:
        return LOSES_MERIT if self.word == "Merit" else LOSES_REPUTATION


class EnemyActing(Acting):
    forms: ClassVar[tuple[str, ...]] = ("an enemy",)


class OtherEnemy(OtherWho):
    forms: ClassVar[tuple[str, ...]] = ("an enemy",)


class OneOfEnemies(OneOfOthers):
    forms: ClassVar[tuple[str, ...]] = ("an enemy",)


class EnemiesHolding(PlayersHolding):
    text: ClassVar[str] = "each enemy with {way:MoreThanYou} than {count:CountWord} cards in their hand"
    way: MoreThanYou
    count: CountWord

    def among(self) -> Seats:
        return all_others


class EnemiesHoldingMore(PlayersHoldingMore):
    text: ClassVar[str] = "each enemy with {way:MoreThanYou} cards in their hand than you"
    way: MoreThanYou


class EnemiesWithMore(PlayersWithMore):
    text: ClassVar[str] = "each enemy with {way:MoreThanYou} {resource+} than you"
    way: MoreThanYou
    resource: Resource


class EachEnemyHas(EachOtherHas):
    text: ClassVar[str] = "each enemy has {what:Had}"
    what: Had


class LessThanEnemies(Fewest):
    text: ClassVar[str] = "you have less {resource+} than each enemy"
    resource: Resource


class MoreThanEnemies(Most):
    text: ClassVar[str] = "you have more {resource+} than each enemy"
    resource: Resource


class MoreThanAllEnemies(MoreThanAll):
    text: ClassVar[str] = "you have more {resource+} than all enemies combined"
    resource: Resource


class TrashHand(DiscardHand):
    text: ClassVar[str] = "trashes/trash {whose:HandsOwner} hand"
    whose: HandsOwner


class TrashesVerb(DiscardsVerb):
    forms: ClassVar[dict[str, str]] = {"trashes": "trash"}


class EachPlayer(Others):
    """In turn order, from the player whose effect it is."""

    text: ClassVar[str] = "each {which:PlayerOrEnemy}"
    which: PlayerOrEnemy

    def seats(self, sense: Sense) -> Seats:
        if self.which.word == "player":
            return all_seats
        return enemies_of_its_player if sense.by_others else all_others


def enemies_of_its_player(table: Table, scope: Scope) -> list[int]:
    """Of the player whose effect it is, also where another one does it or chooses it."""
    return [seat for seat in all_seats(table, scope) if seat not in whose_effect(table, scope)]


class PlayerOrEnemy(Word):
    forms: ClassVar[tuple[str, ...]] = ("player", "enemy")
    label: ClassVar[str] = "player, enemy"


class TargetEnemy(Others):
    """A player, chosen when the effect is declared."""

    text: ClassVar[str] = "target enemy"

    def needs(self, sense: Sense) -> list[Need[Any]]:
        """Who can be the target."""
        return [Need(sense.words.clause, "That is no enemy.", is_an_enemy)]

    def seats(self, sense: Sense) -> Seats:
        fresh = Need[Any](sense.words.clause, "That is a target already.", not_chosen_yet)
        question = sense.question(prompt_of(sense, self), PickSeat, [*self.needs(sense), fresh])
        number = len(sense.targets)
        aim = Aim(
            question,
            lambda table, source: table.left(),
            sense.words.seats,
            lambda table, source: len(table.left()) > 1,
        )
        sense.targets.append(aim)

        def aimed(table: Table, scope: Scope) -> list[int]:
            return still_here(table, table.targets[number])

        sense.that_player = aimed
        return aimed


class TargetPlayer(TargetEnemy):
    """Any player, you as well."""

    text: ClassVar[str] = "target player"

    def needs(self, sense: Sense) -> list[Need[Any]]:
        return []


def is_an_enemy(table: Table, me: int, seat: int) -> bool:
    """Of the player whose effect it is, who need not be the one who chooses."""
    return seat != player(table, table.scopes[-1].source)


def still_here(table: Table, seat: int) -> list[int]:
    return [] if seat == NO_SEAT or table.out[seat] else [seat]


def not_chosen_yet(table: Table, me: int, seat: int) -> bool:
    return seat not in table.scopes[-1].picks


class ItsPlayer(Others):
    """The player who has it in a Class, or had it there until it left; of a scheme, who played it."""

    text: ClassVar[str] = "its player"

    def seats(self, sense: Sense) -> Seats:
        if not sense.antecedent:
            sense.wrong(self, "there is nothing before this that `its` could be of")
        if sense.antecedent != "event":
            before = list(walk(sense.line)) if sense.line else []
            if any([getattr(type(part), "knows_whose", False) for part in before]):
                return lambda table, scope: players_of(table, scope.picks, scope.queue)
            return lambda table, scope: players_of(table, scope.picks)
        refuse_uncertain(self, sense)
        found = event_card(sense, sense.it_is)
        return lambda table, scope: players_of(table, found(table, scope))


def players_of(table: Table, cards: list[int], whose: list[int] = NO_QUEUE) -> list[int]:
    """The player of the first of these. Schemes that wait are held by the player who played them.

    whose: the players of those that are gone.
    """
    if not cards or cards[0] < 0:
        return []
    seat = table.holder[cards[0]]
    if seat < 0 and whose and cards[0] >= FIRST_SCHEME:
        seat = whose[0]
    return still_here(table, seat if seat >= 0 else table.last_of(cards[0]))


class EachEnemyAsRival(Rivals):
    forms: ClassVar[tuple[str, ...]] = ("each enemy",)
