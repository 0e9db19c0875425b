"""What the views of all games are made of: ids of cards, sentences, the decision, the log, the outcome."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Literal

from rulebound.kernel.basics import view
from rulebound.kernel.basics.event import Event, Throw
from rulebound.kernel.basics.words import Part, split, spoken
from rulebound.kernel.table.action import NOBODY, Action
from rulebound.kernel.table.cardtable import CardTable

RECENT = 120  # lines of the log in a view
MOST_NAMED = 6  # in a sentence
A_CARD = "a card"  # one that must not be named
NEVER: Mapping[str, str] = {}
DICE = {"rolls": 6}  # kinds of events that tell how one die fell, with its sides: one word for all games


def card_id(table: CardTable, it: int) -> str:
    """The id of a piece: the same while it can be followed, another once it has been shuffled out of sight."""
    shuffled = table.shuffled[it]
    return f"c{it}.{shuffled}" if shuffled else f"c{it}"


def words(table: CardTable, parts: Sequence[Part]) -> view.Words:
    """A sentence whose names of cards point at the cards; it begins with a capital."""
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
    """What is asked now, with the options if it is this seat that decides.

    option: the game's way of showing one. refusals: actions whose refusal is worth showing along. place: the id of what
    such an action is about, where that is no piece.
    """
    if table.over:
        return None
    question = table.question[0]
    if table.seat != seat:
        return view.Decision(seat=table.seat, prompt=[f"{table.setup.names[table.seat]} decides."])
    return view.Decision(
        seat=seat,
        prompt=words(table, table.phrase(question.prompt, seat, -1)),
        clause=question.clause,
        options=[option(action) for action in table.options],
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
    """One thing that may be done, with what it costs: said is its sentence, and touches the ids of what it is about."""
    return view.Option(
        code=action.code, text=words(table, said), touches=list(dict.fromkeys(touches)), verb=verb, way=way, to=to,
        cost=table.price(seat, action),
    )  # fmt: skip


def verb(action: Action[Any]) -> str:
    """What many options of one kind are called together, as one reads it: `Gain will` of GainWill."""
    return spoken(type(action).__name__)


def refused(
    table: CardTable, seat: int, action: Action[Any], place: Callable[[Action[Any]], str] | None
) -> list[view.Refusal]:
    """Why an action may not be done, if it may not."""
    reason = table.why_not(seat, action)
    if reason is None:
        return []
    told = words(table, table.describe(seat, action))
    touched = place(action) if place else card_id(table, action.it)
    return [view.Refusal(text=told, touches=[touched], reason=[reason.sentence], clause=reason.clause)]


def undo(table: CardTable) -> Any:
    """What could be taken back without asking anybody."""
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

    sentences: for each kind of event, with words in braces: {seat}, {it}, {other}, {n}, {signed}, which is n as +2,
    {how}, how the dice made n, {plural}, an s unless n is one, {does}, what the ability of this number does that is
    printed on `other`, if there is one, else on `it`, and {whose}, which says whose the other card is, where it is not
    that seat's. A kind without a sentence is not told.
    heads: the kinds that are headings.
    most: how many events are told.
    together: for kinds of which one deed makes many, what several of them in a row are: {them} stands for their cards.
    """
    told = [n for n in range(since, len(table.log)) if table.log[n].kind in sentences]
    return [line(table, run, seat, sentences, heads, together) for run in runs(table.log, told[-most:], together)]


def runs(log: Sequence[Event], told: Sequence[int], together: Mapping[str, str]) -> list[list[int]]:
    """The events that are told, those together that one line tells."""
    found: list[list[int]] = []
    for n in told:
        if found and log[n].kind in together and are_alike(log[found[-1][-1]], log[n]):
            found[-1].append(n)
        else:
            found.append([n])
    return found


def are_alike(one: Event, other: Event) -> bool:
    """Whether two events tell the same of different cards, for the same reason."""
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
    """The dice of an event, as they fell."""
    if not event.throws and event.kind in DICE:
        return [die(DICE[event.kind], event.number)]
    return [thrown(throw, event.number) for throw in event.throws if throw.faces[0]]


def thrown(throw: Throw, total: int) -> view.Roll:
    """Dice thrown together, those that do not count among them; the sentence says what they make."""
    dice = [
        view.Die(sides=throw.sides, face=face, kept=number == throw.kept)
        for number, faces in enumerate(throw.faces)
        for face in faces
    ]
    return view.Roll(label="", dice=dice, plus=throw.plus, total=total)


def die(sides: int, face: int) -> view.Roll:
    """One die as it fell; the sentence says what it shows."""
    return view.Roll(label="", dice=[view.Die(sides=sides, face=face)], total=face)


def depth(log: Sequence[Event], n: int, sentences: Mapping[str, str], heads: Container[str]) -> int:
    """How deep an event is caused: 0 for the first that is told of a deed, 1 for the rest, more for what it sets off.

    What happens by itself, before the first deed or under a heading, is not caused by the deed before: 0.
    """
    cause = log[n].cause
    if cause >= 0:
        return depth(log, cause, sentences, heads) + 1
    if cause == -1:
        return 0
    first = 0
    while n > 0 and log[n - 1].cause == cause and log[n].kind not in heads:
        n -= 1
        if log[n].kind in heads:
            return 0
        first += log[n].kind in sentences
    return 1 if first else 0


def sentence(table: CardTable, events: Sequence[Event], template: str) -> view.Words:
    """What an event says, or several alike, with the cards that they name."""
    said: view.Words = []
    for i, chunk in enumerate(split(template)):
        if i % 2 and chunk == "them":
            said += listed([named(table, event, "it") for event in events])
        elif word := named(table, events[0], chunk) if i % 2 else chunk:
            said.append(word)
    if said and isinstance(said[0], str):
        said[0] = said[0][:1].upper() + said[0][1:]
    return said


def listed(things: Sequence[str | view.Word]) -> view.Words:
    """One after the other; those that are hidden are counted at the end."""
    known: view.Words = [it for it in things if not isinstance(it, str)]
    if hidden := len(things) - len(known):
        known.append(A_CARD if hidden == 1 else f"{hidden} cards")
    said = known[:1]
    for it in known[1:-1]:
        said += [", ", it]
    return said if len(known) == 1 else [*said, " and ", known[-1]]


def named(table: CardTable, event: Event, word: str) -> str | view.Word:
    """What a word in braces stands for in an event."""
    if word == "seat":
        return table.setup.names[event.seat]
    if word == "n":
        return str(event.number)
    if word == "how":
        return event.throws[0].text(event.number) if event.throws else str(event.number)
    if word == "signed":
        return f"{event.number:+d}"
    if word == "plural":
        return "" if event.number == 1 else "s"
    if word == "does":
        face = event.other_face if event.other_face >= 0 else event.it_face
        return table.ability(face, event.number).does if face >= 0 else ""
    if word == "whose":
        owner = table.owner(event.other) if event.other >= 0 else event.seat
        return "" if owner in (event.seat, NOBODY) else f"{table.setup.names[owner]}'s "
    it, face = (event.it, event.it_face) if word == "it" else (event.other, event.other_face)
    if it < 0 or face < 0:
        return A_CARD
    return view.Word(w=table.cards[face].name, card=card_id(table, it))


# -- The end -----------------------------------------------------------------------------------------------------------


def outcome(table: CardTable) -> view.Outcome | None:
    """How the game ended; None before it has. The sentence says the reason; the winners stand beside it."""
    if not table.over:
        return None
    return view.Outcome(winners=list(table.winners), reason=table.reason, sentence=ending(table), clause=table.clause)


def ending(table: CardTable) -> str:
    """The sentence for the reason of the end; what would have gone on for ever is named."""
    if table.loop:
        return f"The game is drawn, because this would go on for ever: {some_of(table.loop)}."
    names = [table.setup.names[seat] for seat in table.winners]
    return table.game.reasons[table.reason].replace("{winners}", " and ".join(names))


def some_of(names: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`; of very many the first few, and how many more there are."""
    told = (
        list(names) if len(names) <= MOST_NAMED else [*names[: MOST_NAMED - 1], f"{len(names) - MOST_NAMED + 1} more"]
    )
    return " and ".join([part for part in (", ".join(told[:-1]), told[-1]) if part])
