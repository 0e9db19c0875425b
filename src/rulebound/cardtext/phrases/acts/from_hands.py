"""Cards that players put off from their hands: they are counted later, or one of them is `it`."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, trait, walk
from rulebound.cardtext.phrases.acts.card_instructions import counted_of_all, is_counted
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import Player
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

IT: Final = re.compile(r"\bits?\b")
SEVERAL: Final = ("each", "all", "other players")  # with what begins to be spoken of more than one player


@trait
class FromHand:
    """An instruction that is done to cards of a hand, by choice or by chance."""

    label: ClassVar[str] = "something to do with cards of a hand"

    def so_many(self) -> int:
        """To how many cards it is done."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


@trait
class AsksWhatItIs:
    """A condition that asks of which kind a card is."""

    label: ClassVar[str] = "what it is"


def speaks_of_it(phrase: Phrase) -> bool:
    """Whether the words of a part of it are `it` or `its`."""
    return any([bool(IT.search(part.word if isinstance(part, Word) else type(part).text)) for part in walk(phrase)])


def it_is_asked_later(phrase: Phrase, sense: Sense) -> bool:
    """Whether the line speaks of the card after that: of what it is, where `it` could be another one, too."""
    after = False
    for part in walk(sense.line) if sense.line else []:
        after = after or part is phrase
        words = part.word if isinstance(part, Word) else type(part).text
        if after and part is not phrase and IT.search(words):
            return not sense.antecedent or isinstance(part, AsksWhatItIs)
    return False


def is_noted(phrase: Phrase, sense: Sense) -> bool:
    """Whether it must be known later which cards those were."""
    return is_counted(sense) or it_is_asked_later(phrase, sense)


def noted_of_others(who: Player, verb: Verb, sense: Sense, seats: Seats, *, keeps: bool) -> Effect[Any] | None:
    """What others do to cards of their hands, after which they are counted, or one is `it`; None of other verbs."""
    if not isinstance(verb, FromHand):
        return None
    alone = verb.so_many() == 1 and not lower(who).startswith(SEVERAL)
    later = alone and it_is_asked_later(verb, sense)
    effect = counted_of_all(verb, sense, seats, keeps=keeps, asked=later)
    if later and effect is not None:
        sense.discarded = 1
    return effect


def no_longer_held(table: Any, scope: Scope) -> list[int]:
    """The cards of those that were to be discarded for which their player has done nothing else instead."""
    return [it for it in scope.picks if it not in table.hand_of(scope.me)]
