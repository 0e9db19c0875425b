"""The parts of a view that all games share: ids of cards, sentences, the decision, the log, the outcome."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Literal

from rulebound.kernel.basics import view
from rulebound.kernel.basics.event import Event, Throw
from rulebound.kernel.basics.words import Part, split, spoken
from rulebound.kernel.table.action import NOBODY, Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.pieces import A_CARD
from rulebound.language import N_, _, _n, numbered

RECENT = 120  # lines of the log in a view
BY_CARD = N_("A card has ended the game.")
MOST_NAMED = 6  # in a sentence
LONGEST_TEXT = 48  # letters of a card's text that stand behind its name where there is little room
NEVER: Mapping[str, str] = {}
DICE = {"rolls": 6}  # the kinds of events for one die with so many sides, the same in all games


def card_id(table: CardTable, it: int) -> str:
    """The id of a piece: the same as long as it can be followed, a new one after a hidden shuffle."""
    shuffled = table.shuffled[it]
    return f"c{it}.{shuffled}" if shuffled else f"c{it}"


def words(table: CardTable, parts: Sequence[Part]) -> view.Words:
    """A sentence in which the names of cards refer to the cards; it begins with a capital."""
    said: view.Words = []
    for part in parts:
        text = part.text if said else part.text[:1].upper() + part.text[1:]
        said.append(view.Word(w=text, card=card_id(table, part.piece)) if part.piece >= 0 else text)
    return said


# -- The decision ------------------------------------------------------------------------------------------------------


def decision(
    table: CardTable,
    seat: int,
    option: Callable[[Action[Any]], view.Option],
    refusals: Sequence[Action[Any]],
    place: Callable[[Action[Any]], str] | None = None,
) -> view.Decision | None:
    """The current decision, with its options if this seat decides.

    option: makes an option of the view from an action. refusals: actions that are shown with the reason why they are
    not legal. place: the id that such an action refers to, if it is not a piece.
    """
    if table.over:
        return None
    question = table.question[0]
    if table.seat != seat:
        return view.Decision(seat=table.seat, prompt=[_("{name} decides.", name=table.setup.names[table.seat])])
    return view.Decision(
        seat=seat,
        prompt=words(table, table.phrase(question.prompt, seat, -1)),
        clause=question.clause,
        options=shortened([option(action) for action in table.options]),
        refused=[refusal for action in refusals for refusal in refused(table, seat, action, place)],
        undo=undo(table),
    )


def option(
    table: CardTable,
    seat: int,
    action: Action[Any],
    said: Sequence[Part],
    touches: Sequence[str],
    verb: str,
    *,
    way: Literal["do", "pass", "stop"] = "do",
    to: str = "",
) -> view.Option:
    """A legal action with its price. said: its sentence; touches: the ids of what it is about."""
    return view.Option(
        code=action.code, text=words(table, said), touches=list(dict.fromkeys(touches)), verb=verb, way=way, to=to,
        cost=table.price(seat, action),
    )  # fmt: skip


def shortened(options: list[view.Option]) -> list[view.Option]:
    """Says of options with a long card text that its name suffices, unless several options begin so."""
    heads = [(option, head(option.text)) for option in options]
    for option, end in heads:
        if end and sum(1 for other, it in heads if it == end and other.text[:it] == option.text[:end]) == 1:
            option.brief = end
    return options


def head(text: view.Words) -> int:
    """How many parts of an option's text come before a long card text; 0 where there is none."""
    for n, part in enumerate(text):
        if n and isinstance(part, str) and part.startswith(": ") and not isinstance(text[n - 1], str):
            return n if len(view.say(text[n:])) > LONGEST_TEXT else 0
    return 0


def verb(action: Action[Any]) -> str:
    """The common name of options of one kind, in words: `Gain will` for GainWill."""
    return _(spoken(type(action).__name__))


def refused(
    table: CardTable, seat: int, action: Action[Any], place: Callable[[Action[Any]], str] | None
) -> list[view.Refusal]:
    """Why an action is not legal, in a list; empty if it is."""
    reason = table.why_not(seat, action)
    if reason is None:
        return []
    text = words(table, table.describe(seat, action))
    touched = place(action) if place else card_id(table, action.it)
    return [view.Refusal(text=text, touches=[touched], reason=[reason.sentence], clause=reason.clause)]


def undo(table: CardTable) -> Any:
    """What can be undone without the others' consent."""
    if table.undo_to == table.decisions or table.undo_to < table.floor:
        return ""
    return "chain" if table.question and table.question[0].chained else "step"


# -- The log -----------------------------------------------------------------------------------------------------------


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
    {how}: how the dice made n; {plural}: an s unless n is one; {does}: the text of ability n of `other`, or of `it` if
    there is no other; {whose}: the owner of the other card, if it is not that seat. A kind without a sentence is left
    out.
    heads: the kinds that are headings.
    most: how many events at most.
    together: for kinds that often come in rows, the sentence for several of them; {them} stands for their cards.
    """
    logged = [n for n in range(since, len(table.log)) if table.log[n].kind in sentences]
    return [line(table, run, seat, sentences, heads, together) for run in runs(table.log, logged[-most:], together)]


def runs(log: Sequence[Event], logged: Sequence[int], together: Mapping[str, str]) -> list[list[int]]:
    """The events of the log, grouped by the line that tells them."""
    found: list[list[int]] = []
    for n in logged:
        if found and log[n].kind in together and are_alike(log[found[-1][-1]], log[n]):
            found[-1].append(n)
        else:
            found.append([n])
    return found


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
    while n > 0 and log[n - 1].cause == cause and log[n].kind not in heads:
        n -= 1
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
    if word == "how":
        return event.throws[0].text(event.number) if event.throws else str(event.number)
    if word == "signed":
        return f"{event.number:+d}"
    if word == "does":
        face = event.other_face if event.other_face >= 0 else event.it_face
        return table.ability(face, event.number).does if face >= 0 else ""
    if word == "whose":
        owner = table.owner(event.other) if event.other >= 0 else event.seat
        return "" if owner in (event.seat, NOBODY) else _("{name}'s ", name=table.setup.names[owner])
    it, face = (event.it, event.it_face) if word == "it" else (event.other, event.other_face)
    if it < 0 or face < 0:
        return _(A_CARD)
    return view.Word(w=table.cards[face].name, card=card_id(table, it))


# -- The end -----------------------------------------------------------------------------------------------------------


def outcome(table: CardTable) -> view.Outcome | None:
    """How the game ended, or None. The sentence gives the reason; the winners are a field of their own."""
    if not table.over:
        return None
    return view.Outcome(winners=list(table.winners), reason=table.reason, sentence=ending(table), clause=table.clause)


def ending(table: CardTable) -> str:
    """The sentence for the reason of the end, with the cards of an endless loop."""
    if table.loop:
        loop = [name if name in table.game.cards else _(name) for name in table.loop]
        return _("The game is drawn, because this would go on forever: {cards}.", cards=some_of(loop))
    names = [table.setup.names[seat] for seat in table.winners]
    return _(table.game.reasons.get(table.reason, BY_CARD)).replace("{winners}", _(" and ").join(names))


def some_of(names: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`; of many the first few and how many more."""
    left = len(names) - MOST_NAMED + 1
    shown = list(names) if left < 2 else [*names[: MOST_NAMED - 1], _("{n} more", n=left)]
    return _(" and ").join([part for part in (", ".join(shown[:-1]), shown[-1]) if part])
