"""Turns that are earned, and cards that end the game."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.acts.instructions import seats_of
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, Player, ThatPlayer, ThosePlayers, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import WinsIf


class ExtraTurn(Clause):
    """`Take an extra turn after this one.`"""

    text: ClassVar[str] = "take {which:ExtraWord} turn after this one"
    which: ExtraWord

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: table.earn_turn(seat))


class TheyTakeTurn(Clause):
    """`Another player takes an extra turn after their next one.`"""

    text: ClassVar[str] = "{who:Others} takes {which:ExtraWord} turn after their next one"
    who: Others
    which: ExtraWord

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        earned = DoForSeats(self.who.seats(sense), lambda table, scope, seat: table.earn_turn(seat))
        return chosen_first(self.who, sense, earned)


class TheyTakeTurnNext(TheyTakeTurn):
    """`When another player clears this, that player takes an extra turn after this one.`

    Of a turn that is another player's it is the next one of theirs after which it comes.
    """

    text: ClassVar[str] = "{who:Others} takes/take {which:ExtraWord} turn after this one"
    who: Others
    which: ExtraWord

    def effect(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.who, ThatPlayer | ThosePlayers):
            sense.correct(self, "write 'after their next one' where it is not known that it is their turn")
        return super().effect(sense)


class ExtraWord(Word):
    forms: ClassVar[tuple[str, ...]] = ("an extra", "another")


class SkipTurn(Verb):
    """`Each other player skips their next turn.` The next one that would begin is passed over."""

    text: ClassVar[str] = "skips/skip their next turn"

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.by_others:
            sense.wrong(self, "it is not said whose turn this is: write 'each other player skips their next turn'")
        return DoForSeats(just_me, skip_next_turn)


class SkipOwnTurn(Clause):
    text: ClassVar[str] = "skip your next turn"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, skip_next_turn)


def skip_next_turn(table: Any, scope: Scope, seat: int) -> None:
    table.skip_next_turn(seat)


class WinTheGame(Clause):
    text: ClassVar[str] = "{who:Player} wins/win the game"
    who: Player

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.after_others = True  # `you` must be said here
        seats = seats_of(self.who, sense)
        sense.after_others = False

        def win(table: Any, scope: Scope) -> list[int]:
            winners: list[int] = seats(table, scope)
            table.win_by_card([seat for seat in winners if not table.out[seat]], sense.words.clause)
            return []

        return chosen_first(self.who, sense, DoForSeats(win, lambda table, scope, seat: None))

    def whenever(self, sense: Sense, condition: Condition, line: str) -> list[Ability[Any]]:
        if str(self.who) != "You":
            sense.correct(self.who, "write 'you': the player who controls the card wins")
        return [WinsIf(line, condition.so(sense))]


class LoseTheGame(Clause):
    text: ClassVar[str] = "{who:Player} loses/lose the game"
    who: Player

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.after_others = True
        seats = seats_of(self.who, sense)
        sense.after_others = False

        def lose(table: Any, scope: Scope, seat: int) -> None:
            if not table.over and not table.out[seat]:
                table.lose_by_card(seat, sense.words.clause)

        return chosen_first(self.who, sense, DoForSeats(seats, lose))
