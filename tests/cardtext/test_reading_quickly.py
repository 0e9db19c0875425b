"""What makes reading quick changes nothing of what is read: phrases and rules that cannot fit are left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from rulebound.cardtext.advice.everyday import EVERYDAY, ONE_OF_THEM
from rulebound.cardtext.advice.loosely import LOOSE
from rulebound.cardtext.advice.nearly import NEARLY
from rulebound.cardtext.advice.patterns import always_in
from rulebound.cardtext.advice.restatements import SAME
from rulebound.cardtext.grammar.numerals import NumeralReader
from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.reading import Reader
from rulebound.cardtext.grammar.template import ONE
from tests.cardtext.designers.corpus import GAMES, reader_of, written_for
from tests.sampling import sampled

EACH: Final = 9  # one of so many texts is read slowly, too


class SlowReader(Reader):
    """Tries all phrases of a kind at each place."""

    def candidates(self, kind: str, at: int) -> Sequence[type[Phrase]]:
        return self.book.members[kind]


class SlowNumeralReader(NumeralReader):
    """The same, with numbers in either form."""

    def candidates(self, kind: str, at: int) -> Sequence[type[Phrase]]:
        return self.book.members[kind]


def texts_of(game: str) -> list[str]:
    """Lines that cards have, and everyday ones that mostly cannot be read as they stand."""
    lines = [line for line, _kind in reader_of(game).card_files.advisor.lines]
    return [*lines, *[line for one in written_for(game) for line in one.text.split("\n")]][::EACH]


def ends(reader: Reader, root: str) -> list[tuple[str, int]]:
    """What can be read from the beginning, and where each reading ends."""
    return sorted((str(tree), end) for tree, end in reader.kind(root, 0, ONE))


@pytest.mark.parametrize("game", sampled(GAMES, "arcane", "windward"))
def test_phrases_whose_words_do_not_stand_there_are_left_out_and_no_reading_with_them(game: str) -> None:
    language = reader_of(game).card_files.advisor.language
    root, book = language.root.__name__, language.book

    for text in texts_of(game):
        assert ends(Reader(book, text), root) == ends(SlowReader(book, text), root), text
        assert ends(NumeralReader(book, text), root) == ends(SlowNumeralReader(book, text), root), text


def test_a_game_whose_cards_are_all_read_tries_few_phrases_for_each_word() -> None:
    tried = {"quick": 0, "slow": 0}
    language = reader_of("courses").card_files.advisor.language
    for text in texts_of("courses"):
        for name, reader in (("quick", Reader(language.book, text)), ("slow", SlowReader(language.book, text))):
            ends(reader, language.root.__name__)
            tried[name] += len(reader.phrases)

    assert tried["quick"] * 20 < tried["slow"]


RULES: Final = [rule for rules in (EVERYDAY, ONE_OF_THEM, SAME, LOOSE, NEARLY) for rule in rules.rules]


def test_a_rule_is_left_out_only_where_its_pattern_is_not_found() -> None:
    texts = {" ".join(one.text.lower().split()) for game in GAMES for one in written_for(game)}
    spaced = [text.replace(",", " ,").replace(".", " .").replace(":", " :") for text in sorted(texts)[:: EACH * 3]]

    for rule in RULES:
        assert all(rule.needed in text for text in spaced if rule.pattern.search(text)), rule.written


@pytest.mark.parametrize(
    ("pattern", "letters"),
    [
        (r"\bpay(s?) x\b", "pay"),
        ("ab*c", "a"),
        ("abc+de", "abc"),
        ("ab{2}c", "a"),
        (r"one|another", ""),
        (r"(?:one|another) card", " card"),
        (r"[a-z]+ \. then", " . then"),
        (r"\(up to (\d+)\)", "(up to "),
    ],
)
def test_the_letters_that_are_in_all_that_a_pattern_finds(pattern: str, letters: str) -> None:
    assert always_in(pattern) == letters
