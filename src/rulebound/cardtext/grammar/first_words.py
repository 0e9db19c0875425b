"""The first two words of phrases: by these alone, nearly all that cannot stand at a place are left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, spellings, template_of
from rulebound.cardtext.grammar.template import Flag, Forms, Many, Maybe, One, Part, Spelled, Words, must_be_there

ANY: Final = ""  # stands for whatever a token's pattern allows, and for all words that no template has
END: Final = "\0"  # among second words: the phrase can end after its first one


class FirstWords:
    """Which phrases can begin with which words, worked out when it is first asked for."""

    def __init__(self, members: Mapping[str, Sequence[type[Phrase]]]) -> None:
        """members: the phrases of each kind, by its name."""
        self.members = members
        self.kinds: dict[str, set[str]] = {}
        self.firsts: dict[type[Phrase], set[str]] = {}
        self.seconds: dict[tuple[type[Phrase], str], set[str]] = {}
        self.by_first: dict[tuple[str, str], BySecond] = {}

    def beginning(self, kind: str, first: str) -> BySecond:
        """The phrases of this kind that can begin with this word."""
        found = self.by_first.get((kind, first))
        if found is None:
            either = {first, ANY}
            phrases = [phrase for phrase in self.members[kind] if not either.isdisjoint(self.of(phrase))]
            found = self.by_first[kind, first] = BySecond(phrases, self, first)
        return found

    def of(self, phrase: type[Phrase]) -> set[str]:
        """The words that the phrase can begin with, and ANY where a token can stand first."""
        found = self.firsts.get(phrase)
        if found is None:
            if issubclass(phrase, Token):
                found = {ANY}
            elif issubclass(phrase, Word):
                found = {spelled.plain[0] for spelled in spellings(phrase)}
            else:
                found = self.of_parts(template_of(phrase).parts) - {END}
            self.firsts[phrase] = found
        return found

    def of_parts(self, parts: Sequence[Part]) -> set[str]:
        """The words that these parts of a template can begin with, and END where all of them may be absent."""
        found: set[str] = set()
        for part in parts:
            if isinstance(part, (Words, Flag)):
                found.add(part.spelled.plain[0])
            elif isinstance(part, Forms):
                found |= {form.plain[0] for form in part.forms}
            elif isinstance(part, (One, Many)):
                found |= self.of_kind(part.field.kind)
            elif isinstance(part, Maybe):
                found |= self.of_parts(part.parts) - {END}
            if must_be_there(part):
                return found
        return found | {END}

    def of_kind(self, kind: str) -> set[str]:
        """The words that the phrases of a kind can begin with."""
        found = self.kinds.get(kind)
        if found is None:
            found = self.kinds[kind] = {word for phrase in self.members[kind] for word in self.of(phrase)}
        return found

    # -- The second word -----------------------------------------------------------------------------------------------

    def after(self, phrase: type[Phrase], first: str) -> set[str]:
        """The words that can come second in a phrase which begins so; ANY where a token can, END where none need be."""
        key = (phrase, first)
        found = self.seconds.get(key)
        if found is None:
            if issubclass(phrase, Token):
                found = {ANY}  # it may be several words
            elif issubclass(phrase, Word):
                found = {word for spelled in spellings(phrase) for word in after_first(spelled, first, {END})}
            else:
                found = self.after_parts(template_of(phrase).parts, first)
            self.seconds[key] = found
        return found

    def after_parts(self, parts: Sequence[Part], first: str) -> set[str]:
        """The same of these parts of a template."""
        found: set[str] = set()
        for at, part in enumerate(parts):
            rest = parts[at + 1 :]
            if isinstance(part, Maybe):
                found |= self.after_parts([*part.parts, *rest], first)
            elif not self.of_parts([part]).isdisjoint((first, ANY)):
                found |= self.after_part(part, rest, first)
            if must_be_there(part):
                break
        return found

    def after_part(self, part: Part, rest: Sequence[Part], first: str) -> set[str]:
        """The same of a part that can begin so, before these."""
        if isinstance(part, (Words, Flag)):
            return after_first(part.spelled, first, self.of_parts(rest))
        if isinstance(part, Forms):
            ends = self.of_parts(rest)
            return {word for form in part.forms for word in after_first(form, first, ends)}
        assert isinstance(part, (One, Many)), part
        found = {word for phrase in self.beginning(part.field.kind, first).all for word in self.after(phrase, first)}
        if END not in found:
            return found
        return found - {END} | self.of_parts(rest) | (self.going_on(part) if isinstance(part, Many) else set())

    def going_on(self, part: Many) -> set[str]:
        """The words with which a list can go on after one of its members."""
        return set(part.separator.plain[:1]) or self.of_kind(part.field.kind)


class BySecond:
    """Phrases that can begin with one word, by the word after it."""

    def __init__(self, phrases: list[type[Phrase]], words: FirstWords, first: str) -> None:
        self.all = phrases
        self.words = words
        self.first = first
        self.seconds: list[set[str]] = []  # of each phrase
        self.known: set[str] = set()  # all of these
        self.found: dict[str, list[type[Phrase]]] = {}

    def before(self, second: str) -> list[type[Phrase]]:
        """Those in which this word can come second, and those that can end before it."""
        if not self.found:
            self.seconds = [self.words.after(phrase, self.first) for phrase in self.all]
            self.known = set().union(*self.seconds)
        word = second if second in self.known else ANY
        found = self.found.get(word)
        if found is None:
            either = {word, ANY, END}
            found = [phrase for phrase, some in zip(self.all, self.seconds, strict=True) if not either.isdisjoint(some)]
            self.found[word] = found
        return found


def after_first(spelled: Spelled, first: str, ends: set[str]) -> set[str]:
    """The word after the first one of these, or else what can come then; none where they begin otherwise."""
    if spelled.plain[0] != first:
        return set()
    return {spelled.plain[1]} if len(spelled.plain) > 1 else ends
