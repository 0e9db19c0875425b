"""The language of a game that adds to the shared phrases only its own words, and how texts become abilities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from types import ModuleType
from typing import Any, Final

from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.phrases import (
    amounts,
    changes,
    choosing,
    conditions,
    holding,
    instructions,
    later,
    lines,
    moments,
    nouns,
    often,
    others,
    players,
    prices,
    sentences,
    subjects,
    until,
)
from rulebound.cardtext.phrases.applicability import Applicability
from rulebound.cardtext.phrases.lines import Text
from rulebound.cardtext.phrases.meaning import Sense, Vocabulary
from rulebound.cardtext.phrases.stock import STOCK
from rulebound.cardtext.phrases.variants import LOOSELY, LOOSEST, OTHER_PLAYERS, USUAL
from rulebound.kernel.table.ability import Ability

SHARED: Final = (
    nouns, subjects, choosing, players, lines, sentences, instructions, changes, conditions, holding, others, often,
    later, moments, amounts, until, prices,
)  # fmt: skip

Check = Callable[[Text, Sense, Sequence[Ability[Any]]], None]


class CardLanguage:
    """The texts that cards of one game can have.

    words: what the game lends to their meaning. plays: the kinds of cards that take effect once, when they are played.
    own: modules with more phrases: the game's own, and those that only some games share; shared: those of all games.
    also: words that are read as others, besides the usual ones. applicability: what can be said of which cards.
    loosely: such words that are only read so where a text cannot be read without.
    check: notes what makes no sense in a text with these abilities. stays: whether a card with such a text stays.
    """

    def __init__(
        self, words: Vocabulary, *own: ModuleType, plays: Collection[str] = (), shared: Sequence[ModuleType] = SHARED,
        also: Sequence[tuple[str, str]] = OTHER_PLAYERS, applicability: Applicability | None = None,
        check: Check | None = None, stays: Callable[[Text], bool] | None = None,
        loosely: Sequence[tuple[str, str]] = (),
    ) -> None:  # fmt: skip
        self.words = words
        self.plays = plays
        self.applicability = applicability or Applicability()
        self.check = check
        self.stays = stays
        self.language: Language[Text] = Language(Text, *shared, *STOCK, *own)
        self.language.also_reads((*also, *USUAL), (*loosely, *LOOSELY), LOOSEST)

    def sense_of(self, tree: Text, kind: str) -> Sense:
        """What is known at the beginning of such a text."""
        stays = self.stays is not None and self.stays(tree)
        return Sense(self.words, kind, plays=kind in self.plays, stays=stays, parse=self.language.parse)

    def read(self, text: str, kind: str) -> tuple[list[Ability[Any]], Text]:
        """The abilities that a text means on a card of this kind, and its tree. Raises TextError with all faults."""
        reading = self.language.read(text)
        sense = self.sense_of(reading.tree, kind)
        found = reading.tree.abilities(sense)
        if self.check is not None:
            self.check(reading.tree, sense, found)
        self.applicability.check(reading.tree, sense)
        reading.refuse(sense.problems)
        return found, reading.tree

    def complete(self, text: str) -> list[str]:
        """How a text can go on, for an editor."""
        return self.language.complete(text)
