"""Fitting: whether the phrases of a language can be read together.

Every field must be of a kind that there is; no phrase may begin with itself, because a reader would come to no end
with it; and no two phrases may say the same at one place, because a text with such words would have two readings.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TypeAlias

from rulebound.cardtext.grammar.checking import full_name
from rulebound.cardtext.grammar.errors import LanguageError
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, forms_of, template_of
from rulebound.cardtext.grammar.phrasebook import Phrasebook, kinds_of
from rulebound.cardtext.grammar.template import Field, Flag, Forms, Many, Maybe, One, Part, Words, must_be_there
from rulebound.cardtext.grammar.writing import begins_with_a_vowel

Link: TypeAlias = tuple[type[Phrase], Field]  # a phrase, and a field that it can begin with


def check_book(book: Phrasebook, root: str) -> None:
    """Whether the phrases can be read together, `root` being a whole text. Raises LanguageError."""
    problems = [problem for phrase in book.phrases for problem in problems_of_fields(book, phrase)]
    if not book.members.get(root):
        problems.append(f"no phrase of the modules is of the kind {root!r}, which a whole text is")
    problems = problems or [*problems_of_beginnings(book), *problems_of_same_words(book, root)]
    if problems:
        raise LanguageError(problems)


def problems_of_fields(book: Phrasebook, phrase: type[Phrase]) -> list[str]:
    """Fields of kinds that there are not."""
    problems: list[str] = []
    for field in fields_with_kinds(phrase):
        if field.kind not in book.kinds:
            near = get_close_matches(field.kind, sorted(book.kinds), 1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            problems.append(f"{full_name(phrase)}: there is no kind {field.kind!r} for its field {field.name!r}{meant}")
    return problems


def fields_with_kinds(phrase: type[Phrase]) -> list[Field]:
    if issubclass(phrase, Word | Token):
        return []
    return [field for field in template_of(phrase).fields if field.kind]


def problems_of_beginnings(book: Phrasebook) -> list[str]:
    """Phrases that can begin with themselves: a reader would not come to an end with them."""
    problems: list[str] = []
    done: set[type[Phrase]] = set()
    for phrase in book.phrases:
        if phrase not in done:
            circle = circle_from(book, phrase, [], done)
            if circle:
                problems.append(circle_in_words(circle))
    return problems


def circle_from(book: Phrasebook, phrase: type[Phrase], path: list[Link], done: set[type[Phrase]]) -> list[Link]:
    """The links that lead from a phrase on the path back to it: each a phrase and the field that it begins with."""
    for i, (earlier, _) in enumerate(path):
        if earlier is phrase:
            return path[i:]
    if phrase in done:
        return []
    done.add(phrase)
    for field in first_fields(phrase):
        for member in book.members[field.kind]:
            circle = circle_from(book, member, [*path, (phrase, field)], done)
            if circle:
                return circle
    return []


def first_fields(phrase: type[Phrase]) -> list[Field]:
    """The fields that a phrase can begin with."""
    return [] if issubclass(phrase, Word | Token) else first_fields_of(template_of(phrase).parts)


def first_fields_of(parts: Sequence[Part]) -> list[Field]:
    found: list[Field] = []
    for part in parts:
        if isinstance(part, One | Many):
            found.append(part.field)
        elif isinstance(part, Maybe):
            found += first_fields_of(part.parts)
        if must_be_there(part):
            break
    return found


def circle_in_words(circle: Sequence[Link]) -> str:
    steps: list[str] = []
    for i, (phrase, field) in enumerate(circle):
        following = circle[(i + 1) % len(circle)][0]
        an = "an" if begins_with_a_vowel(field.kind) else "a"
        steps.append(
            f"{phrase.__name__} ({phrase.text!r}) can begin with {an} {field.kind}, and {following.__name__} is one"
        )
    return f"{circle[0][0].__name__} can begin with itself: {'; '.join(steps)}"


# -- The same words ------------------------------------------------------------------------------------------------


def problems_of_same_words(book: Phrasebook, root: str) -> list[str]:
    """A problem for each two phrases with the same words that can stand at one place."""
    used = {root} | {field.kind for phrase in book.phrases for field in fields_with_kinds(phrase)}
    saying: dict[str, list[type[Phrase]]] = {}
    problems: dict[str, None] = {}
    for phrase in book.phrases:
        for words in dict.fromkeys(sayings(phrase)):
            for other in saying.setdefault(words, []):
                shared = [kind.__name__ for kind in kinds_of([phrase]) if kind in kinds_of([other])]
                if any([kind in used for kind in shared]):
                    problems[same_in_words(other, phrase, words)] = None
            saying[words].append(phrase)
    return list(problems)


def same_in_words(first: type[Phrase], second: type[Phrase], words: str) -> str:
    return f"{full_name(first)} and {full_name(second)} can stand at one place and have the same words: {words!r}"


def sayings(phrase: type[Phrase]) -> list[str]:
    """What a phrase says, with the kinds of its fields in place of their names."""
    if issubclass(phrase, Token):
        return [f"/{phrase.pattern}/"]
    if issubclass(phrase, Word):
        forms = forms_of(phrase)
        return [" ".join(spelled.plain) for some in (forms.single, forms.plural) for spelled in some.values()]
    return [saying_of(template_of(phrase).parts)]


def saying_of(parts: Sequence[Part]) -> str:
    return " ".join([saying_of_part(part) for part in parts])


def saying_of_part(part: Part) -> str:
    if isinstance(part, Words):
        return " ".join(part.spelled.plain)
    if isinstance(part, Forms):
        return "/".join([form.plain[0] for form in part.forms])
    if isinstance(part, One):
        return f"{{{part.field.kind}{part.field.number}{part.field.other if part.field.other >= 0 else ''}}}"
    if isinstance(part, Many):
        return f"{{{part.field.kind}*{' '.join(part.separator.plain)}}}"
    if isinstance(part, Flag):
        return f"{{?{' '.join(part.spelled.plain)}}}"
    assert isinstance(part, Maybe), part
    return f"[{saying_of(part.parts)}]"
