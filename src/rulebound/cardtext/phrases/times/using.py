"""What a card can be used for once in each turn, in games whose cards are used for something at a cost."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.joining import YouMay
from rulebound.cardtext.phrases.structure.lines import Cost, Line, doing, usable
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Say, Sentence, joined
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

ONCE_EACH_TURN: Final = N_("{it} can be used for this once each turn, and has been.")
ONCE_EACH_GAME: Final = N_("{it} can be used for this once each game, and has been.")


class UsedOnce(Line):
    """`Lose 1 point: Draw a card. Use this only once each turn.`"""

    text: ClassVar[str] = "{cost}: {sentences:Sentence*} use this only once each turn."
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return used_once(self, sense, self.cost, self.sentences)


class UsedOnceAGame(Line):
    """`Discard a card: Draw two cards. Use this only once each game.` A card that comes back to play is a new one."""

    text: ClassVar[str] = "{cost}: {sentences:Sentence*} use this only once each game."
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return once_only(self, sense, usable(self, sense, self.cost, self.sentences), END_OF_GAME)


class OnceUsed(Line):
    """The same with the limit first."""

    text: ClassVar[str] = "once each turn, {cost}: {sentences:Sentence*}"
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return used_once(self, sense, self.cost, self.sentences)


class OnceMay(Line):
    """`Once each turn, you may discard a card. If you do, draw a card.` It is used when its player likes."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "once each turn, {may:YouMay}. {sentences:Sentence**}"
    may: YouMay
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        first = Say()
        first.instructions = self.may
        free = Activated[Any](str(self), [], joined(sense, (first, *self.sentences)))
        doing(free, first, *self.sentences)
        return once_only(self, sense, free)


def used_once(line: Line, sense: Sense, cost: Cost, sentences: tuple[Sentence, ...]) -> list[Ability[Any]]:
    """What can be used at this cost, once in each turn."""
    return once_only(line, sense, usable(line, sense, cost, sentences))


def once_only(
    line: Line, sense: Sense, ability: Activated[Any], until: str = END_OF_TURN
) -> list[Ability[Any]]:  # fmt: skip
    """What can be used, once in each turn, or game: that is noted on the card before anything is paid."""
    text = str(line)
    said = ONCE_EACH_TURN if until == END_OF_TURN else ONCE_EACH_GAME

    def is_fresh(table: Any, me: int, it: int) -> bool:
        return not table.has_used(it, text)

    def note(table: Any, scope: Scope, seat: int) -> None:
        table.use_up(scope.source, text, until)

    fresh = Need[Any](sense.words.clause, said, is_fresh)
    once = Activated[Any](text, [fresh, *ability.needs], Sequence(DoForSeats(just_me, note), ability.effect))
    once.price, once.does, once.limits = ability.price, ability.does, ability.limits + 1
    return [once]
