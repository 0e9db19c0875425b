"""Restating: sentences built in another way that say the same, such as a condition put last, or a verb said again.

Nothing here knows a game: what comes out is tried, and only what a game reads is offered. So a rule may propose what
makes no sense, but nothing that can be read and means something else than the text did.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rulebound.cardtext.advice.elisions import elisions
from rulebound.cardtext.advice.everyday import everyday
from rulebound.cardtext.advice.loosely import LOOSE
from rulebound.cardtext.advice.nearly import NEARLY
from rulebound.cardtext.advice.patterns import Patterns
from rulebound.cardtext.advice.restatements import CLAUSE, SAME, SENTENCE, WORD

REPEATED: Final = 6  # words of a clause that may be said again
GOES_ON: Final = frozenset(("of", "in", "with", "from", "at", "on", "here", "there", "that", "whose", "or"))
MOVED: Final = 4  # words that may stand between `your` and the end of a noun
LISTING: Final = ("has", "have", "gets", "get", "gains", "gain", "are", "is", "cannot", "must")
CHOSEN: Final = frozenset(("a", "one", "target", "another", "up", "may", "chosen", "it", "that", "they", "choose"))
BEGINNINGS: Final = frozenset((".", ",", ":", "\n", "then", "may", "if", "unless", "while", "as"))
IN_A_CONDITION: Final = frozenset(("if", "unless", "while", "as", "when", "until"))  # there `and` joins what must be so
ENDINGS: Final = re.compile(rf" (as long as|until|during|for that|this turn|unless) {SENTENCE}$| this turn$")
LASTING: Final = frozenset(("has", "have", "cost", "costs", "cannot"))
TIMED: Final = re.compile(r"(^| )(when|whenever|at|until|if|this turn|that turn|next)( |$)")
OF_BEFORE: Final = re.compile(r"[^,:]* (?:i|me) [^,:]*, its (?:player|owner)\b")  # of a card that was spoken of before
ABILITY: Final = re.compile(  # with this begins what a card does by itself, or can be used for
    r"(?:when(?:ever)? |at the (?:start|end) of |once each turn ,|the first time |maintenance |extra research"
    r"|as long as |start of moment :|end of moment :|on-hit :"
    r"|(?:remove|pay|discard|destroy|exhaust|tap|ruin|lose|unload|return) [^.:]*:)"
)
LATER: Final = re.compile(  # what may be in the turn of another player
    r"when|at the (?:start|end) of .*\. at the|if |once each|as long as|the first|maintenance|(?!use)[^.]*:"
)
ONE_CLAIM: Final = re.compile(r"(?!when|at )[^.:\"\n]+ \.")  # of what is so all the time
PRONOUNS: Final = (  # what stands for the one player of PLAYERS that a text names
    (r"\bthey have\b", "{} has"), (r"\bthey (lose|gain|draw|discard)\b", r"{} \1s"), (r"\bto them\b", "to {}"),
    (r"\bthey (cannot|may|must)\b", r"{} \1"), (r"\btheir\b", "{} 's"),
)  # fmt: skip
CONTRACTED: Final = {
    "doesn't": "does not", "don't": "do not", "didn't": "did not", "can't": "cannot", "isn't": "is not",
    "aren't": "are not", "hasn't": "has not", "haven't": "have not", "i'm": "i am", "they're": "they are",
    "you've": "you have", "you're": "you are", "it's": "it is", "you'd": "you would", "they'd": "they would",
    "they've": "they have", "there's": "there is",
}  # fmt: skip
PLAYERS: Final = ("your target", "your opponent")  # those who can be only one in a text


def restated(text: str) -> Iterator[str]:
    """Other ways to build the sentences of a line: its words as they are compared, with spaces between them."""
    rules = (
        contractions, everyday, elisions, same, owners, repeated, sized, choices, antecedents, apart, standing_last,
        abilities_apart, events,
    )  # fmt: skip
    yield from made_by(rules, text)


def nearly_restated(text: str) -> Iterator[str]:
    """Sentences that say nearly the same as those of a line."""
    yield from made_by((nearly, untargeted), text)


def made_by(rules: Sequence[Callable[[str], Iterator[str]]], text: str) -> Iterator[str]:
    """What these rules make of a text, each once."""
    seen = {text}
    for rule in rules:
        for other in rule(text):
            if other not in seen:
                seen.add(other)
                yield other


def in_full(text: str) -> str:
    """`doesn't` said in full, and all others."""
    return " ".join([CONTRACTED.get(word, word) for word in text.split(" ")])


def once(text: str) -> list[str]:
    """`At the end of the turn` for `of your turn`, of what a player does now: cards are used in turns of their own."""
    if LATER.match(text):
        return []
    other = re.sub(r"(^|\. )at the end of your turn ,", r"\1at the end of the turn ,", text)
    other = other.replace("until the end of your turn", "until the end of the turn")
    return [other] if other != text else []


def contractions(text: str) -> Iterator[str]:
    yield in_full(text)


def same(text: str) -> Iterator[str]:
    """What says the same, by each rule at each of its places."""
    yield from exchanged(SAME, text)
    yield from exchanged(LOOSE, text)


def nearly(text: str) -> Iterator[str]:
    """What says nearly the same."""
    yield from exchanged(NEARLY, text)


def exchanged(rules: Patterns, text: str) -> Iterator[str]:
    for pattern, way in rules.likely(text):
        for found in pattern.finditer(text):
            other = found.expand(way) if isinstance(way, str) else way(found)
            yield text[: found.start()] + other + text[found.end() :]


def owners(text: str) -> Iterator[str]:
    """`two of your placed tiles` and `on your placed tiles`: `placed tiles of yours`."""
    words = text.split(" ")
    for at, word in enumerate(words):
        if word == "your":
            first = at - 1 if words[at - 1 : at] == ["of"] else at
            for size in range(1, MOVED):
                noun, rest = words[at + 1 : at + 1 + size], words[at + 1 + size :]
                if all([part[:1].isalpha() for part in noun]):
                    yield " ".join([*words[:first], *noun, "of", "yours", *rest])


def repeated(text: str) -> Iterator[str]:
    """`gain 2 points and 2 stars`: the verb once more, or who does it."""
    words = text.split(" ")
    for at, word in enumerate(words):
        if word in ("and", "then") and at + 1 < len(words):
            begins = max([i + 1 for i in range(at - 1) if words[i] in BEGINNINGS], default=0)
            for size in range(1, REPEATED + 1):
                again = words[begins : begins + size]
                if again[0] in ("a", "another", "target"):
                    again = ["it"]  # what is chosen is not chosen anew
                after = words[begins + size] if begins + size < at else "of"  # so that no more is meant than was said
                if after not in GOES_ON and words[at + 1] not in again:
                    yield " ".join([*words[: at + 1], *again, *words[at + 1 :]])


def sized(text: str) -> Iterator[str]:
    """`a 3-power Firework partner`: a Firework partner with 3 power."""
    for found in re.finditer(rf"\ba (\d+) - ({WORD}) ((?:{WORD} ){{1,4}})", text):
        nouns = found[3].split()
        if re.match(rf"[^.]*\b\d+ {found[2]}\b", text[found.start(3) :]):
            continue  # it is said twice
        for size in range(len(nouns), 0, -1):
            rest = [*nouns[size:], text[found.end() :]]
            rest[0] = "and" if rest[0] == "with" else rest[0]
            with_size = ["a", *nouns[:size], "with", found[1], found[2]]
            yield text[: found.start()] + " ".join([*with_size, *rest])


def choices(text: str) -> Iterator[str]:
    """`choose one : a ; b ; or c`: every choice after the first begins with `or`, after a semicolon."""
    begins = re.search(r"\bchooses? one :", text)
    if begins is not None:
        yield re.sub(r" ; (?!or )", " ; or ", text)
        for joint in re.finditer(r"(?: ,)?(?<!;) or ", text[begins.end() :]):
            at = begins.end() + joint.start()
            yield f"{text[:at]} ; or {text[begins.end() + joint.end() :]}"


def untargeted(text: str) -> Iterator[str]:
    """A choice of one has no targets: what it is done to is chosen when it is done."""
    if "choose one :" in text:
        yield text.replace(" target ", " a ")


def antecedents(text: str) -> Iterator[str]:
    """`they` after `your target`: said again, where there is one player whom it can mean."""
    named = [player for player in PLAYERS if player in text]
    if len(named) == 1 and " player" not in text:
        player = named[0]
        before = text.index(player) + len(player)
        head, tail = text[:before], text[before:]
        for pronoun, instead in PRONOUNS:
            if re.search(pronoun, tail):
                yield head + re.sub(pronoun, instead.format(player), tail, count=1)
        if "if they have" in tail:  # then the same player is meant throughout
            for pronoun, instead in PRONOUNS[:-1]:
                tail = re.sub(pronoun, instead.format(player), tail)
            yield head + tail


def apart(text: str) -> Iterator[str]:
    """`your partners have +1 power and Sneaky`: a line for each; only what is chosen for both stays together."""
    if not ONE_CLAIM.fullmatch(text):
        return
    words = text[: -len(" .")].split(" ")
    verbs = [at for at, word in enumerate(words) if word in LISTING and "," not in words[at:]]
    for at, word in enumerate(words):
        if word == "and" and "," not in words[at:] and not CHOSEN.intersection(words) and not hangs(words[:at]):
            yield f"{' '.join(words[:at])} . \n {' '.join(words[at + 1 :])} ."
    for verb in verbs:
        before = words[:verb]
        subject = before[len(before) - before[::-1].index(",") :] if "," in before else before
        if subject and not CHOSEN.intersection(subject) and not hangs(subject):
            yield from in_two(before, words[verb], " ".join(words[verb + 1 :]))


def hangs(words: Sequence[str]) -> bool:
    """Whether a condition has begun: what comes after `and` belongs to it, and is no claim of its own."""
    last = len(words) - [*reversed(words)].index(",") if "," in words else 0
    return not IN_A_CONDITION.isdisjoint(words[last:])


def standing_last(text: str) -> Iterator[str]:
    """`When this attacks, draw a card. This has +1 power.`: what is so all the time has a line of its own."""
    sentences = text.split(" . ")
    for at, sentence in enumerate(sentences):
        if at and not LASTING.isdisjoint(sentence.split(" ")) and not TIMED.search(sentence):
            yield " . ".join(sentences[:at]) + " . \n " + " . ".join(sentences[at:])


def abilities_apart(text: str) -> Iterator[str]:
    """`Pay 10k: Load this. When this is destroyed, draw a card.`: each ability has a line of its own."""
    sentences = text.split(" . ")
    lines = sentences[0]
    for sentence in sentences[1:]:
        begins = ABILITY.match(sentence) and not OF_BEFORE.match(sentence)
        lines += (" . \n " if begins else " . ") + sentence
    if lines != text:
        yield lines


def in_two(before: list[str], verb: str, said: str) -> Iterator[str]:
    """Two lines of what is said of one subject, with the condition or the time of both."""
    found = ENDINGS.search(said)
    ending = said[found.start() :] if found else ""
    bare = said[: found.start()] if found else said
    for joint in re.finditer(r" (?:and|or) ", bare):
        first, second = bare[: joint.start()], bare[joint.end() :]
        begun = "" if second.split(" ")[0] in LISTING else f"{verb} "
        start = " ".join(before)
        yield f"{start} {verb} {first}{ending} . \n {start} {begun}{second}{ending} ."


def events(text: str) -> Iterator[str]:
    """`when this attacks or is attacked, ...`: a line for each event."""
    found = re.match(rf"(when(?:ever)?|each time) ({CLAUSE}) or ({CLAUSE}) , (.+)$", text)
    if found is None or "\n" in text:
        return
    when, first, second, effect = found[1], found[2].split(" "), found[3].split(" "), found[4]
    for size in range(min(REPEATED, len(first))):
        for shared in range(min(REPEATED + 1, len(second))):
            one = [*first, *second[len(second) - shared :]]
            other = [*first[:size], *second]
            yield f"{when} {' '.join(one)} , {effect} \n {when} {' '.join(other)} , {effect}"
