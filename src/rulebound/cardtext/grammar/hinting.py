"""Hints: wordings that many people try, and for which the nearest single word would lead them astray."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from rulebound.cardtext.grammar.expected_tokens import Opening
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.language import Message

ENDS: Final = frozenset((".", ":", '"', "\n"))  # a sentence begins after these
LASTING: Final = "as long as"
VERBS: Final = ("has", "have", "cannot")  # what holds all the time has one of these
ONCE: Final = (("once", "each", "turn"), ("once", "per", "turn"), ("once", "a", "turn"))
ALIKE_ENOUGH: Final = 0.6
LIGHT: Final = frozenset(
    ("a", "the", "of", "to", "in", "into", "on", "from", "for", "at", "this", "that", "each", "'s")
)
UNITS: Final = (
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
TENS: Final = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


class Place:
    """The word of a text that cannot stand where it is: `at` is its number, `openings` are all that could."""

    def __init__(self, book: Phrasebook, words: Sequence[str], at: int, openings: Sequence[Opening]) -> None:
        self.book = book
        self.words = list(words)
        self.at = at
        self.word = words[at]
        self.openings = list(openings)
        self.begins = max([i + 1 for i in range(at) if words[i] in ENDS], default=0)  # the sentence does

    def before(self) -> list[str]:
        """The words of the sentence before it."""
        return self.words[self.begins : self.at]

    def around(self, wording: Sequence[str]) -> bool:
        """Whether this wording stands in the text, and the word in it or right after it."""
        size = len(wording)
        starts = range(max(0, self.at - size), self.at + 1)
        return any([self.words[start : start + size] == list(wording) for start in starts])


def hint(place: Place) -> Message | None:
    """What to write instead; None where nothing better is known than the nearest word."""
    for known in (
        of_phrases,
        too_many,
        once_a_turn,
        condition_after,
        condition_before,
        two_actions,
        last_choice,
        who_again,
    ):
        found = known(place)
        if found is not None:
            return found
    return whole_phrase(place)


def of_phrases(place: Place) -> Message | None:
    """What phrases say of other wordings for them."""
    for phrase in place.book.phrases:
        for wording, instead in phrase.misread.items():
            if place.around(wording.split()):
                return Message(instead)
    return None


def too_many(place: Place) -> Message | None:
    """`Draw thirty cards`, where counts go up to twenty."""
    counts = {number_in(opening.word): opening.word for opening in place.openings if number_in(opening.word) > 0}
    if len(counts) < 2 or number_in(place.word) <= max(counts):
        return None
    return Message("{word!r} is the highest count that can be said", word=counts[max(counts)])


def number_in(word: str) -> int:
    """The number that a word or a numeral says; 0 where it says none."""
    if word.isdecimal():
        return int(word[:3])
    if word in UNITS:
        return UNITS.index(word)
    tens, _, units = word.partition("-")
    return 10 * TENS.index(tens) + UNITS.index(units) if tens in TENS and units in UNITS[:10] else 0


def once_a_turn(place: Place) -> Message | None:
    """Where no phrase limits how often something happens."""
    if "once" in place.book.vocabulary or not any([place.around(wording) for wording in ONCE]):
        return None
    limit = " ".join(place.words[place.at : place.at + 3])
    return Message("nothing can be limited to '{limit}': leave it out", limit=limit)


def condition_after(place: Place) -> Message | None:
    """`This has +2 power if ...`"""
    if place.words[place.at : place.at + 3] == LASTING.split() and "long" in place.book.vocabulary:
        if place.at == place.begins:
            return Message("write it last: 'this has ... as long as ...'")
        if any([opening.word == "if" for opening in place.openings]):
            return Message("write 'if' here")
        return Message("only 'cannot' and changes of values take 'as long as'")
    lasts = any([is_asked(opening.phrase) for opening in place.openings])
    return Message("write 'as long as' here") if place.word in ("if", "while", "when") and lasts else None


def is_asked(phrase: str) -> bool:
    """Whether it asks for a condition, and is no whole duration as `as long as this is in play` is."""
    return phrase.startswith(LASTING) and not phrase.endswith("play")


def condition_before(place: Place) -> Message | None:
    """`If this is untapped, this has ...`"""
    before = place.before()
    if (
        before[:1] != ["if"]
        or before[:3] == ["if", "you", "do"]
        or "," not in before
        or "long" not in place.book.vocabulary
    ):
        return None
    comma = len(before) - 1 - before[::-1].index(",")
    said = [*before[comma + 1 :], place.word]
    verbs = [i for i, word in enumerate(said) if word in VERBS]
    if not verbs or said[0] == "you":
        return None
    condition, claim = " ".join(before[1:comma]), " ".join(said[: verbs[0] + 1])
    return Message(
        "what is so all the time has its condition last: write '{claim} ... as long as {condition}'",
        claim=claim,
        condition=condition,
    )


def two_actions(place: Place) -> Message | None:
    """`This cannot move or attack.`"""
    said = place.word in ("or", "and", ",") and "cannot" in place.before()
    return Message("write each action that cannot be done on a line of its own") if said else None


def last_choice(place: Place) -> Message | None:
    """`Choose one: A; B; or C.`"""
    before = place.words[: place.at]
    if "choose" not in before or (place.word != "or" and before[-1] not in (";", ",")):
        return None
    if place.word in ("and", "if"):
        return None
    following = place.words[place.at + 1 : place.at + 2] if place.word == "or" else [place.word]
    words = " ".join(following)
    return Message("write '; or' before each choice but the first: '; or {words} ...'", words=words)


def who_again(place: Place) -> Message | None:
    """`Each other player loses 1 point and gains 1 point.`"""
    order = place.book.orders.get(place.word, "")
    before = place.before()
    if not order or before[-1:] not in (["and"], ["then"]):
        return None
    instruction = before[: -2 if before[-2:-1] == [","] else -1]
    commas = [i for i, word in enumerate(instruction) if word == ","]
    others = any([word in place.book.orders for word in instruction[commas[-1] if commas else 0 :]])
    return (
        Message("say who does it before {word!r}, or write 'you {order}'", word=place.word, order=order)
        if others
        else None
    )


def whole_phrase(place: Place) -> Message | None:
    """`until end of turn` for `until the end of the turn`."""
    known: dict[str, str] = {}
    for opening in place.openings:
        if opening.begun and "{" not in opening.phrase:
            known[opening.phrase.lower()] = f"{opening.begun} {opening.phrase}"
    rest = place.words[place.at :]
    size = next((i for i, word in enumerate(rest) if word in ENDS or word == ","), len(rest))
    written = " ".join(rest[:size])
    near = get_close_matches(written, sorted(known), 1, ALIKE_ENOUGH)
    if not near or weighty(near[0]) != weighty(written):
        return None
    return Message("did you mean '{words}'?", words=known[near[0]])


def weighty(words: str) -> list[str]:
    """Of these words those that make a difference."""
    return sorted([word for word in words.split(" ") if word not in LIGHT])
