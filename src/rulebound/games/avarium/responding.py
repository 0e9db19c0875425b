"""Who could respond: the part of chapter 10 of the handbook that decides whether a player with priority is asked.
[E7]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.avarium.ability import Response
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.needs import TO_PLAY, TO_USE, may_play_in_turn
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import CLASS, HAND
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.window import Windows

NOTHING_LIKELY: Final[list[Action[Table]]] = []


class Responses(Windows[Table]):
    """The possible responses.

    passing: the action that passes; play, use: by piece, to play a scheme and to use an ability.
    rounds: the steps by which priority goes round. over: what comes when it has, for what was triggered.
    """

    def __init__(
        self,
        clause: str,
        question: Question[Table],
        passing: Action[Table],
        play: Sequence[Action[Table]],
        use: Sequence[Action[Table]],
    ) -> None:
        super().__init__(clause, question)
        self.passing = passing
        self.play = list(play)
        self.use = list(use)
        self.rounds: list[Step[Table]] = [*self.open.steps, *self.others.steps]
        self.over: Rule[Table] = Rule(clause, f"{clause} over", self.moment_is_over)

    def rules(self) -> list[Rule[Table]]:
        return [*super().rules(), self.over]

    def moment_is_over(self, table: Table, me: int) -> None:
        """All have passed since what was triggered was played out: none is asked about the same moment again. [E7]"""
        if table.agenda and table.agenda[-1] in self.rounds:
            step = table.agenda.pop()
            if step in self.others.steps:  # somebody had responded, who is not to be followed either
                table.cancel(step.seat, self.onwards)

    def could_respond(self, table: Table, me: int) -> bool:
        return could_respond(table, me)

    def likely_responses(self, table: Table, seats: list[int]) -> list[tuple[int, list[Action[Table]]]]:
        """The responses that their own text seems to allow.

        If nothing is on the list, a scheme that is no Surprise can wait: the Plan Phase goes on after the window.
        """
        likely: list[tuple[int, list[Action[Table]]]] = []
        if table.fight == FIGHT:
            return likely
        if (
            table.at_hand_with is not table.activatable
            or table.at_hand_by is not table.faces
            or table.has_changed(HAND, table.at_hand_in)
        ):
            self.look_anew(table)
        at_hand, exhausted = table.at_hand, table.exhausted
        if table.declared and may_play_in_turn(table):
            active = table.active
            at_hand = replaced(at_hand, active, self.at_hand(table, active, table.cards_in(HAND, active)))
        for me in seats:
            candidates = NOTHING_LIKELY
            for one in at_hand[me]:
                if one.tires and exhausted[one.it]:
                    continue
                for need in one.first_needs:
                    holds = need.holds
                    if not holds(table, me, one.it):
                        break
                else:
                    if candidates is NOTHING_LIKELY:
                        candidates = []  # of its own
                    candidates.append(one.action)
            if candidates is not NOTHING_LIKELY:
                candidates.append(self.passing)
                likely.append((me, candidates))
        return likely

    def look_anew(self, table: Table) -> None:
        """The possible responses of each player, kept as long as Hands, abilities and faces stay the same."""
        prints, faces = table.prints, table.faces
        hands = table.piles[HAND : HAND + table.seats]
        same = table.at_hand_with is table.activatable and table.at_hand_by is faces
        at_hand: list[list[Response]] = []
        for me, hand in enumerate(hands):
            if same and hand is table.at_hand_in[me]:
                at_hand.append(table.at_hand[me])
            else:
                at_hand.append(self.at_hand(table, me, [it for it in hand if prints[faces[it]].surprise]))
        table.at_hand = at_hand
        table.at_hand_in = hands
        table.at_hand_with = table.activatable
        table.at_hand_by = faces

    def at_hand(self, table: Table, me: int, cards: list[int]) -> list[Response]:
        """The schemes in this player's Hand, and the abilities that the player can activate."""
        at_hand: list[Response] = []
        for it in cards:
            ability = table.ability_of(it)
            if ability is not None:
                at_hand.append(Response(it, self.play[it], ability))
        for one in table.activatable[me]:
            ability = table.ability_of(one.source)
            if ability is not None:
                at_hand.append(Response(one.source, self.use[one.source], ability))
        return at_hand


def could_respond(table: Table, me: int) -> bool:
    """Whether, for all that everybody can see, this player may have something to play. [E7]"""
    if table.fight == FIGHT:
        return False
    for found in table.activatable[me]:
        if table.fulfils(me, TO_USE, found.source):
            return True
    if not table.cards_in(HAND, me):
        return False
    most = most_payable(table, me)
    any_scheme = me == table.active and may_play_in_turn(table)
    tried: list[int] = []  # faces that could not be played, each looked at once
    for it in range(FIRST_SCHEME, FIRST_IDOL):
        if might_hold(table, me, it):
            face = table.faces[it]
            printed = table.prints[face]
            if (printed.surprise or any_scheme) and (printed.cost <= most or table.standing) and face not in tried:
                if could_play(table, me, it):
                    return True
                tried.append(face)
    return False


def may_come_now(table: Table, me: int, it: int) -> bool:
    """Whether a scheme is a Surprise, or the active player may play it anyway."""
    return table.prints[table.faces[it]].surprise or (me == table.active and may_play_in_turn(table))


def most_payable(table: Table, me: int) -> int:
    """The highest printed cost that this player can pay."""
    most = table.reputation[me]
    for it in table.cards_in(CLASS, me):
        if not table.exhausted[it]:
            most = max(most, table.prints[table.faces[it]].cost)
    return most


def might_hold(table: Table, me: int, it: int) -> bool:
    """Whether, by public facts, this player may hold a scheme with this face."""
    known = table.known[it]
    return table.faces[it] >= 0 and (known != EVERYBODY or (table.zone[it] == HAND and table.holder[it] == me))


def could_play(table: Table, me: int, it: int) -> bool:
    """Whether a scheme could be played if this player held it.

    Its real place must not matter, so it is moved to that Hand while its needs are tested.
    """
    zone, holder = table.zone[it], table.holder[it]
    table.zone[it], table.holder[it] = HAND, me
    playable = table.fulfils(me, TO_PLAY, it)
    table.zone[it], table.holder[it] = zone, holder
    return playable
