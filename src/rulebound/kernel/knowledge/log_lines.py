"""The log in sentences, as one seat may read it."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from rulebound.kernel.basics import view
from rulebound.kernel.basics.event import Event, Throw
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.basics.words import split
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.pieces import A_CARD
from rulebound.language import _, _n, language, numbered

RECENT = 120  # events of the log in a view
NEVER: Mapping[str, str] = {}
DICE = {"rolls": 6}  # the kinds of events for one die with so many sides, the same in all games


class Lines:
    """The latest lines of one log, as a seat reads them in one language. Of a log that goes on only new ones are made.

    runs: the events of each line.
    """

    def __init__(self) -> None:
        self.log: Sequence[Event] = []
        self.shuffled: list[int] = []
        self.count = 0  # events that were read
        self.runs: list[list[int]] = []
        self.lines: list[view.Line] = []

    def goes_on(self, table: CardTable) -> bool:
        """Whether all lines are as they were: the log has only grown, and no card that it names has another id."""
        return self.log is table.log and self.count <= len(table.log) and self.shuffled == table.shuffled

    def begin(self, table: CardTable, since: int) -> None:
        """Forgets all lines. since: the first event that counts."""
        self.log, self.shuffled, self.count = table.log, table.shuffled[:], since
        self.runs.clear()
        self.lines.clear()

    def read(
        self,
        table: CardTable,
        seat: int,
        sentences: Mapping[str, str],
        heads: Container[str],
        most: int,
        together: Mapping[str, str],
    ) -> list[view.Line]:
        """The lines, with those of the events that have come since."""
        log, runs = table.log, self.runs
        known = len(runs)
        for n in range(self.count, len(log)):
            kind = log[n].kind
            if kind not in sentences:
                continue
            if runs and kind in together and are_alike(log[runs[-1][-1]], log[n]):
                runs[-1].append(n)
                known = min(known, len(runs) - 1)
            else:
                runs.append([n])
        self.count = len(log)
        del self.lines[known:]
        count, first = sum([len(run) for run in runs]), 0
        while first < len(runs) - 1 and count > most:
            count -= len(runs[first])
            first += 1
        del runs[:first]
        del self.lines[:first]
        for run in runs[len(self.lines) :]:
            self.lines.append(line(table, run, seat, sentences, heads, together))
        return self.lines[:]


class LineCache:
    """The lines of one game, by seat and language."""

    def __init__(self) -> None:
        self.lines: dict[tuple[int, str], Lines] = {}


_line_cache: ContextVar[LineCache | None] = ContextVar("line_cache", default=None)


@contextmanager
def caching_lines(cache: LineCache) -> Iterator[None]:
    """For a while, views take the lines of their log from this cache, and add to it."""
    token = _line_cache.set(cache)
    try:
        yield
    finally:
        _line_cache.reset(token)


def lines(
    table: CardTable,
    seat: int,
    sentences: Mapping[str, str],
    heads: Container[str],
    since: int = 0,
    most: int = RECENT,
    together: Mapping[str, str] = NEVER,
) -> list[view.Line]:
    """The latest lines of the log from event `since` on, as this seat may read them.

    sentences: for each kind of event, with words in braces: {seat}, {it}, {other}, {n}; {signed}: n with its sign;
    {card}, {player}: the name of the card of number n, or of the player of seat n;
    {how}: how the dice made n; {plural}: an s unless n is one; {does}: the text of ability n of `other`, or of `it` if
    there is no other; {whose}: the owner of the other card, if it is not that seat; {for other}: for which card, if
    there is another; {deck}: the deck, of the seat that stands for the other card. Any other word is asked of the game,
    for the number of the event. A kind without a sentence is left out.
    heads: the kinds that are headings.
    most: how many events at most; what would stand for only some of its events is left out.
    together: for kinds that often come in rows, the sentence for several of them; {them} stands for their cards.
    """
    cache = _line_cache.get()
    if cache is None or since or most != RECENT:
        found = Lines()
        found.begin(table, since)
    else:
        found = cache.lines.setdefault((seat, language()), Lines())
        if not found.goes_on(table):
            found.begin(table, 0)
    return found.read(table, seat, sentences, heads, most, together)


def are_alike(one: Event, other: Event) -> bool:
    """Whether two events differ only in their cards."""
    return (one.kind, one.seat, one.clause, one.cause) == (other.kind, other.seat, other.clause, other.cause)


def line(
    table: CardTable,
    run: Sequence[int],
    seat: int,
    sentences: Mapping[str, str],
    heads: Container[str],
    together: Mapping[str, str],
) -> view.Line:
    """Events of the log, one or several of a kind, as a line."""
    events = [table.log[n].as_seen_by(seat) for n in run]
    event = events[0]
    return view.Line(
        n=run[-1],
        text=sentence(table, events, (sentences if len(run) == 1 else together)[event.kind]),
        clause=event.clause,
        seat=event.seat,
        depth=depth(table.log, run[0], sentences, heads),
        rolls=rolls_of(event),
        head=event.kind in heads,
    )


def rolls_of(event: Event) -> list[view.Roll]:
    """The dice of an event."""
    if not event.throws and event.kind in DICE:
        return [die(DICE[event.kind], event.number)]
    return [thrown(throw, event.number) for throw in event.throws if throw.faces[0]]


def thrown(throw: Throw, total: int) -> view.Roll:
    """Dice thrown together, with those that do not count; the line's sentence has the sum."""
    dice = [
        view.Die(sides=throw.sides, face=face, kept=number == throw.kept)
        for number, faces in enumerate(throw.faces)
        for face in faces
    ]
    return view.Roll(label="", dice=dice, plus=throw.plus, total=total)


def die(sides: int, face: int) -> view.Roll:
    """One die; the line's sentence has its number."""
    return view.Roll(label="", dice=[view.Die(sides=sides, face=face)], total=face)


def depth(log: Sequence[Event], n: int, sentences: Mapping[str, str], heads: Container[str]) -> int:
    """The depth of an event: 0 for the first of an action, 1 for the others, more for those that they trigger.

    An event before the first action or under a heading is not caused by an action: its depth is 0.
    """
    deeper = 0
    while log[n].cause >= 0:  # a long chain sets off many events, one after the other
        n = log[n].cause
        deeper += 1
    cause = log[n].cause
    if cause == -1:
        return deeper
    first = 0
    while n > 0 and log[n].kind not in heads and (log[n - 1].cause == cause or log[n - 1].cause >= 0):
        n -= 1
        if log[n].cause != cause:
            continue  # an effect that something in between has set off
        if log[n].kind in heads:
            return deeper
        first += log[n].kind in sentences
    return deeper + (1 if first else 0)


def sentence(table: CardTable, events: Sequence[Event], template: str) -> view.Words:
    """The sentence of an event, or of several alike, with the cards that it names."""
    said: view.Words = []
    for i, chunk in enumerate(split(numbered(template, events[0].number))):
        if i % 2 and chunk == "them":
            said += listed([named(table, event, "it") for event in events])
        elif word := named(table, events[0], chunk) if i % 2 else chunk:
            said.append(word)
    if said and isinstance(said[0], str):
        said[0] = said[0][:1].upper() + said[0][1:]
    return said


def deck_of(table: CardTable, event: Event) -> str:
    """The deck of the event, with its owner, who stands where the other card does, if that is another player."""
    owner = seat_meant(event.other)
    return _("{name}'s deck", name=table.setup.names[owner]) if 0 <= owner < table.seats else _("the deck")


def listed(names: Sequence[str | view.Word]) -> view.Words:
    """The names in a list; hidden cards are counted at its end."""
    known: view.Words = [it for it in names if not isinstance(it, str)]
    if hidden := len(names) - len(known):
        known.append(_(A_CARD) if hidden == 1 else _n("{n} card", "{n} cards", hidden))
    said = known[:1]
    for it in known[1:-1]:
        said += [", ", it]
    return said if len(known) == 1 else [*said, _(" and "), known[-1]]


def named(table: CardTable, event: Event, word: str) -> str | view.Word:
    """The replacement for a word in braces."""
    if word == "seat":
        return table.setup.names[event.seat]
    if word == "n":
        return str(event.number)
    if word == "card":
        return table.cards[event.number].name
    if word == "player":
        return table.setup.names[event.number]
    if word == "how":
        return event.throws[0].text(event.number) if event.throws else str(event.number)
    if word == "signed":
        return f"{event.number:+d}"
    if word == "does":
        face = event.other_face if event.other_face >= 0 else event.it_face
        return table.ability(face, event.number).does if face >= 0 else ""
    if word == "whose":
        owner = table.owner(event.other) if event.other >= 0 else event.seat
        return "" if owner in (event.seat, NO_SEAT) else _("{name}'s ", name=table.setup.names[owner])
    if word == "deck":
        return deck_of(table, event)
    if word == "for other":
        known = event.other >= 0 and event.other_face >= 0
        return _(", for {card}", card=table.cards[event.other_face].name) if known else ""
    if word not in ("it", "other"):
        return table.word(word, event.seat, event.number).text
    it, face = (event.it, event.it_face) if word == "it" else (event.other, event.other_face)
    if it < 0 or face < 0:
        return _(A_CARD)
    return view.Word(w=table.cards[face].name, card=card_id(table, it))
