"""The language of a game that adds to the shared phrases only its own words, and how texts become abilities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from types import ModuleType
from typing import Any, Final

from rulebound.cardtext.grammar.language import MOST_READINGS, Language
from rulebound.cardtext.grammar.phrase import Word, make, walk
from rulebound.cardtext.phrases.acts import changes, conditions, instructions, meanwhile, one_die, until
from rulebound.cardtext.phrases.cards.tokens import TokenKind
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.numbers import amounts, for_each_this_way
from rulebound.cardtext.phrases.opponents import choosing_players, offers, others
from rulebound.cardtext.phrases.paying import prices, prices_for_a_while
from rulebound.cardtext.phrases.structure import counts, facts, joining, lines, nouns, players, sentences, subjects
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.meaning import Sense, Vocabulary
from rulebound.cardtext.phrases.structure.nouns import Kind
from rulebound.cardtext.phrases.times import later, leaving_play, moments, next_time, nth_time, often
from rulebound.cardtext.phrases.times.history import Act
from rulebound.cardtext.phrases.values import holding
from rulebound.cardtext.phrases.whole.applicability import Applicability
from rulebound.cardtext.phrases.whole.departed import refuse_departed
from rulebound.cardtext.phrases.whole.stock import STOCK
from rulebound.cardtext.phrases.wording.variants import OTHER_PLAYERS, Owners, of_acts, of_kinds, of_stats
from rulebound.cardtext.phrases.wording.variants_loose import LOOSELY, LOOSEST
from rulebound.cardtext.phrases.wording.variants_usual import USUAL, WITHOUT_YOU
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.triggers import LEAVES_PLAY

SHARED: Final = (
    counts, nouns, subjects, choosing, players, lines, facts, sentences, joining, instructions, one_die, changes,
    conditions, holding, others, offers, choosing_players, often, later, next_time, leaving_play, meanwhile, moments,
    nth_time, amounts, for_each_this_way, until, prices, prices_for_a_while,
)  # fmt: skip

PLAIN: Final = Owners()

Check = Callable[[Text, Sense, Sequence[Ability[Any]]], None]


class CardLanguage:
    """The texts that cards of one game can have.

    words: what the game lends to their meaning. plays: the kinds of cards that take effect once, when they are played.
    own: modules with more phrases: the game's own, and those that only some games share; shared: those of all games.
    also: words that are read as others, besides the usual ones. applicability: what can be said of which cards.
    loosely: such words that are only read so where a text cannot be read without.
    owners: how the game says whose cards are. departures: the kinds of events of cards that leave play.
    check: notes what makes no sense in a text with these abilities. stays: whether a card with such a text stays.
    """

    def __init__(
        self, words: Vocabulary, *own: ModuleType, plays: Collection[str] = (), shared: Sequence[ModuleType] = SHARED,
        also: Sequence[tuple[str, str]] = OTHER_PLAYERS, applicability: Applicability | None = None,
        check: Check | None = None, stays: Callable[[Text], bool] | None = None,
        loosely: Sequence[tuple[str, str]] = (), owners: Owners = PLAIN, departures: Collection[str] = (),
    ) -> None:  # fmt: skip
        self.words = words
        self.plays = plays
        self.applicability = applicability or Applicability()
        self.check = check
        self.stays = stays
        self.departures = (*departures, LEAVES_PLAY)
        self.meanings: dict[tuple[str, str], list[Ability[Any]]] = {}  # by kind and text, where nothing is wrong
        self.language: Language[Text] = Language(Text, *shared, *STOCK, *own)
        words.kinds = self.plain_kinds()
        words.token_kinds = self.token_kinds()
        kinds, stats = self.kinds(), self.stats()
        of_words = [*of_kinds(kinds, owners), *of_acts(self.acts()), *of_stats(stats, kinds, owners)]
        self.language.also_reads((*also, *of_words, *USUAL), (*loosely, *LOOSELY), LOOSEST, always=WITHOUT_YOU)

    def kinds(self) -> dict[str, str]:
        """The words for one card of each kind, and for several."""
        found: dict[str, str] = {}
        for phrase in self.language.book.members["Kind"]:
            forms = phrase.forms if issubclass(phrase, Word) else {}
            found |= forms if isinstance(forms, dict) else {}
        return found

    def plain_kinds(self) -> list[Kind]:
        """The kinds of which no card is of another one, too: a character is an entity, but no entity an action."""
        found: list[Kind] = []
        for phrase in self.language.book.members["Kind"]:
            for word in phrase.forms if issubclass(phrase, Word) else ():
                kind = make(phrase, (word,))
                assert isinstance(kind, Kind), kind
                found.append(kind)
        return [kind for kind in found if kind.is_plain()]

    def token_kinds(self) -> list[TokenKind]:
        """The kinds of cards that can be tokens."""
        found: list[TokenKind] = []
        for phrase in self.language.book.members["TokenKind"]:
            for word in phrase.forms if issubclass(phrase, Word) else ():
                kind = make(phrase, (word,))
                assert isinstance(kind, TokenKind), kind
                found.append(kind)
        return found

    def stats(self) -> list[str]:
        """The words for values of cards."""
        found: list[str] = []
        for phrase in self.language.book.members["Stat"]:
            found += list(phrase.forms) if issubclass(phrase, Word) else []
        return found

    def acts(self) -> dict[str, str]:
        """What can have been done, and how one says to do it."""
        found: dict[str, str] = {}
        for phrase in self.language.book.members["Act"]:
            found |= phrase.present if issubclass(phrase, Act) else {}
        return found

    def sense_of(self, tree: Text, kind: str) -> Sense:
        """What is known at the beginning of such a text."""
        stays = self.stays is not None and self.stays(tree)
        return Sense(self.words, kind, plays=kind in self.plays, stays=stays, parse=self.language.parse)

    def read(self, text: str, kind: str) -> tuple[list[Ability[Any]], Text]:
        """The abilities that a text means on a card of this kind, and its tree. Raises TextError with all faults.

        They are made once, and all games that are loaded with such a card share them: a game gives them names that
        follow from the text alone. Texts whose meaning depends on which cards a game has are an exception.
        """
        reading = self.language.read(text)
        known = self.meanings.get((kind, text))
        if known is not None:
            return known[:], reading.tree
        sense = self.sense_of(reading.tree, kind)
        found = reading.tree.abilities(sense)
        self.judge(reading.tree, sense, found)
        reading.refuse(sense.faults)
        if not any([part.of_one_game for part in walk(reading.tree)]):
            if len(self.meanings) >= MOST_READINGS:
                self.meanings.clear()
            self.meanings[kind, text] = found[:]
        return found, reading.tree

    def judge(self, tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
        """Notes what makes no sense in a text that can be read."""
        if sense.unused is not None:
            sense.wrong(
                sense.unused, "what is chosen here changes nothing: say what is done with it, or leave this out"
            )
        if self.check is not None:
            self.check(tree, sense, found)
        self.applicability.check(tree, sense)
        refuse_departed(tree, sense, self.applicability.itself, self.departures)

    def complete(self, text: str) -> list[str]:
        """How a text can go on, for an editor."""
        return self.language.complete(text)
