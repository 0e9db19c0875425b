"""What can feed itself: texts that do what they wait for, and costs that are given back.

Nothing of this is wrong: a game breaks off what goes on without end. But a designer wants to know it before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, template_of, walk
from rulebound.cardtext.grammar.template import MANY, Forms, Words, must_be_there
from rulebound.cardtext.grammar.writing import plain, words_of
from rulebound.cardtext.phrases.structure.lines import Event, Line, Text, Used, Waits, WaitsIf
from rulebound.cardtext.phrases.structure.players import You
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.table.card import Card
from rulebound.language import _

UNDONE: Final = {"tap": "untap", "exhaust": "ready"}  # what a cost does, and what undoes it
SELDOM: Final = ("once", "first")  # words of what happens only so often
MYSELF: Final = ("this", "i", "me")


class Waiting(NamedTuple):
    """A line that waits: its card, what it waits for and what it does, as verbs; whether only of its own card.

    of_others: only others do what it waits for; by_others: others do something of what it does.
    """

    card: str
    line: str
    waits: frozenset[str]
    does: frozenset[str]
    of_itself: bool
    to_itself: bool
    of_others: bool
    by_others: bool

    def feeds(self, other: Waiting) -> bool:
        """Whether what this does can be what the other waits for."""
        if not self.does & other.waits or (other.of_others and not self.by_others):
            return False
        return not other.of_itself or (self.line == other.line and self.card == other.card and self.to_itself)


def warnings(cards: Sequence[Card]) -> list[tuple[str, str]]:
    """The cards that can feed themselves or each other, each with a sentence."""
    waiting = [found for card in cards for found in waiting_of(card)]
    found = [
        (one.card, _("{line!r} does what it waits for, so it can set itself off again and again", line=one.line))
        for one in waiting
        if one.feeds(one)
    ]
    for n, one in enumerate(waiting):
        for other in waiting[n + 1 :]:
            if other.card != one.card and one.feeds(other) and other.feeds(one):
                text = _("this and {card!r} can set each other off again and again", card=other.card)
                found.append((one.card, text))
    found += [(card.name, text) for card in cards for text in uses_given_back(card)]
    return list(dict.fromkeys(found))


def waiting_of(card: Card) -> list[Waiting]:
    """The lines of a card that wait for something, but for those that happen only so often."""
    lines = card.tree.lines if isinstance(card.tree, Text) else ()
    found: list[Waiting] = []
    for line in lines:
        if isinstance(line, Waits | WaitsIf) and not any([word in SELDOM for word in plainly(line)]):
            event = plainly(line.event)
            clauses = [phrase for phrase in walk(line) if isinstance(phrase, Clause)]
            to_itself = any([word in MYSELF for clause in clauses for word in plainly(clause)[1:3]])
            verbs = frozenset([verb for clause in clauses if (verb := verb_of(clause))])
            of_itself = any([word in MYSELF for word in event])
            doers = [doer for clause in clauses if (doer := clause.subject()) is not None]
            by_others = not all([isinstance(doer, You) for doer in doers])
            waits, others = frozenset(map(stem, event)), waits_for_others(line.event)
            found.append(Waiting(card.name, str(line), waits, verbs, of_itself, to_itself, others, by_others))
    return found


def waits_for_others(event: Event) -> bool:
    """Whether it is others who do it: `your target draws`, and not `a player draws`, who can be you."""
    who = getattr(event, "who", None)
    begins = isinstance(who, Word) and who.word != "you" and plainly(event)[: len(plainly(who))] == plainly(who)
    return begins and event.has_player() and plainly(event)[0] != "a"


def uses_given_back(card: Card) -> Iterable[str]:
    """The lines of a card that can give back all that they cost."""
    for line in card.tree.lines if isinstance(card.tree, Text) else ():
        if isinstance(line, Used) and not any([word in SELDOM for word in plainly(line)]):
            clauses = [phrase for sentence in line.sentences for phrase in walk(sentence) if isinstance(phrase, Clause)]
            if gives_back(line, clauses, card.kind):
                yield _("{line!r} can give back what it costs, so it could be used again and again", line=str(line))


def gives_back(line: Used, clauses: Sequence[Clause], kind: str) -> bool:
    """Whether one of these instructions makes up for the cost, perhaps with a second such card."""
    paid, price = line.cost.takes()
    given = [clause.gives() for clause in clauses]
    if paid and any([what == paid and amount >= price for what, amount in given]):
        return True
    assert isinstance(line.cost, Phrase), line.cost
    cost = plainly(line.cost)
    undoing = UNDONE.get(cost[0], "")
    return (
        "and" not in cost
        and bool(undoing)
        and any([verb_of(one) == undoing and kind in map(stem, plainly(one)) for one in clauses])
    )


def verb_of(clause: Phrase) -> str:
    """The verb of an instruction, as an order: the first word of its template that is no field."""
    if isinstance(clause, Word | Token):
        return ""
    for part in template_of(type(clause)).parts:
        if must_be_there(part):
            if isinstance(part, Words):
                return part.spelled.plain[0]
            return part.form(MANY).plain[0] if isinstance(part, Forms) else ""
    return ""


def plainly(phrase: Phrase | Line) -> list[str]:
    """The words of a phrase, as they are compared."""
    return [plain(word) for word in words_of(str(phrase))]


def stem(word: str) -> str:
    """A verb without the ending of the player who does it or to whom it is done: `moves`, `exhausted`."""
    for ending in ("ed", "s"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word[: -len(ending)]
    return word
