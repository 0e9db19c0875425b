"""What types cannot check of a View: things drawn twice or never, ids and names that lead nowhere, backs that tell.

Every game's tests run `faults` on every View they make. Log lines may name cards that are not there: cards leave the
table, or go where the seat cannot follow them, and the line about them stays. Prompts, options and reasons are about
what lies there now, so their cards must.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from rulebound.kernel.basics.view import Area, Card, Decision, Put, Roll, Split, View, Word, Words

Check: TypeAlias = Callable[[View], Iterator[str]]

SLOTTED: Final = ("grid", "track")


def faults(view: View) -> list[str]:
    """All that is wrong with this View, in sentences."""
    return [fault for check in CHECKS for fault in check(view)]


# Walks


def cards_of(cards: list[Card]) -> Iterator[Card]:
    """These cards and all that is attached to them, outermost first."""
    for card in cards:
        yield card
        yield from cards_of(card.on)


def all_cards(view: View) -> Iterator[Card]:
    for area in view.areas:
        yield from cards_of(area.cards)


def slots(area: Area) -> Iterator[str]:
    if area.layout in SLOTTED:
        yield from (f"{row},{col}" for row in range(area.rows) for col in range(area.cols))


def all_ids(view: View) -> Iterator[str]:
    """Every id that something may point at, as often as it is given."""
    yield from (f"seat.{seat.index}" for seat in view.seats)
    for area in view.areas:
        yield area.id
        yield from (f"{area.id}:{slot}" for slot in slots(area))
    yield from (card.id for card in all_cards(view))
    yield from (clash.id for clash in view.clashes)


def drawn(part: Put | Split) -> Iterator[str]:
    """What the layout draws, in its order."""
    if isinstance(part, Split):
        for inner in part.parts:
            yield from drawn(inner)
    else:
        yield from part.ids


def words_about_now(view: View) -> Iterator[tuple[str, Words]]:
    decision = view.decision
    if decision is not None:
        yield "the prompt", decision.prompt
        yield from ((f"option {option.code}", option.text) for option in decision.options)
        yield from ((f"a refusal by {refusal.clause}", refusal.text) for refusal in decision.refused)
        yield from ((f"a refusal by {refusal.clause}", refusal.reason) for refusal in decision.refused)


def all_words(view: View) -> Iterator[tuple[str, Words]]:
    yield from words_about_now(view)
    yield from ((f"face {key}", text) for key, face in view.faces.items() for text in face.text)
    yield from ((f"log line {line.n}", line.text) for line in view.log)


def tinted(view: View) -> Iterator[tuple[str, str]]:
    """Where a tint is named, and the tint."""
    for card in all_cards(view):
        yield from ((f"card {card.id}", value.tint) for value in card.values)
        yield from ((f"card {card.id}", mark.tint) for mark in card.marks)
    for area in view.areas:
        yield from ((f"area {area.id}", it.tint) for it in area.counters)
        yield from ((f"area {area.id}", it.tint) for marks in area.marks.values() for it in marks)
    yield from ((f"face {key}", it.tint) for key, face in view.faces.items() for it in face.values)
    yield from ((f"seat {seat.index}", it.tint) for seat in view.seats for it in seat.counters)
    yield from ((where, die.tint) for where, roll in rolls(view) for die in roll.dice)


def rolls(view: View) -> Iterator[tuple[str, Roll]]:
    yield from ((f"clash {clash.id}", roll) for clash in view.clashes for side in clash.sides for roll in side.rolls)
    yield from ((f"log line {line.n}", roll) for line in view.log for roll in line.rolls)


# Checks


def ids_are_given_once(view: View) -> Iterator[str]:
    for given, times in Tally(all_ids(view)).items():
        if times > 1:
            yield f"id {given!r} is given {times} times"


def layout_draws_everything_once(view: View) -> Iterator[str]:
    times = Tally(drawn(view.layout))
    due = [area.id for area in view.areas] + [f"seat.{seat.index}" for seat in view.seats]
    if view.clashes:
        due.append("clashes")
    yield from (f"{it!r} is drawn {times[it]} times" for it in due if times[it] != 1)
    known = {*due, "clashes"}
    yield from (f"the layout draws {it!r}, which is not there" for it in times if it not in known)


def cards_have_a_face_or_a_back(view: View) -> Iterator[str]:
    for card in all_cards(view):
        if card.face and card.face not in view.faces:
            yield f"card {card.id} has the unknown face {card.face!r}"
        if card.face and card.back:
            yield f"card {card.id} has a face and a back"
        if not card.face and not card.back:
            yield f"card {card.id} has neither face nor back"


def backs_tell_nothing(view: View) -> Iterator[str]:
    for card in all_cards(view):
        if not card.face and card.values:
            yield f"card {card.id} is a back and has values"
        if not card.face and card.hidden:
            yield f"card {card.id} is a back and says that this seat sees its face"


def covered_cards_are_known(view: View) -> Iterator[str]:
    for card in all_cards(view):
        if len(card.covers) > card.under:
            yield f"card {card.id} names {len(card.covers)} cards that it covers and counts {card.under}"
        yield from (f"card {card.id} covers the unknown face {key!r}" for key in card.covers if key not in view.faces)


def cards_have_a_place(view: View) -> Iterator[str]:
    for area in view.areas:
        free = set(slots(area))
        for card in area.cards:
            slot = "nowhere" if card.at is None else f"{card.at[0]},{card.at[1]}"
            if area.layout in SLOTTED and slot not in free:
                yield f"card {card.id} lies at {slot} of {area.id}, where no slot is free"
            if area.layout not in SLOTTED and card.at is not None:
                yield f"card {card.id} lies at {slot} of {area.id}, which has no slots"
            free.discard(slot)


def slots_and_lanes_fit(view: View) -> Iterator[str]:
    for area in view.areas:
        yield from (f"area {area.id} has a mark at {slot}" for slot in area.marks if slot not in set(slots(area)))
        if area.row_names and len(area.row_names) != area.rows:
            yield f"area {area.id} has {area.rows} rows and {len(area.row_names)} names for them"
        if area.col_names and len(area.col_names) != area.cols:
            yield f"area {area.id} has {area.cols} columns and {len(area.col_names)} names for them"
        if area.window is not None and not area.window[0] <= area.window[1] < area.cols:
            yield f"area {area.id} has {area.cols} columns and a window from {area.window[0]} to {area.window[1]}"


def piles_count_what_they_list(view: View) -> Iterator[str]:
    for area in view.areas:
        if area.count is not None and area.count < len(area.cards):
            yield f"area {area.id} lists {len(area.cards)} cards and counts {area.count}"


def pointers(view: View) -> Iterator[tuple[str, str]]:
    """What points, and at which id."""
    for link in view.links:
        yield from (("a link", it) for it in (link.a, link.b))
    for clash in view.clashes:
        yield from ((f"clash {clash.id}", it) for side in clash.sides for it in side.cards)
        yield f"clash {clash.id}", clash.at
    yield from pointers_of_decision(view.decision)
    for where, words in words_about_now(view):
        yield from ((where, word.card) for word in words if isinstance(word, Word))


def pointers_of_decision(decision: Decision | None) -> Iterator[tuple[str, str]]:
    if decision is not None:
        for option in decision.options:
            yield from ((f"option {option.code}", it) for it in [*option.touches, option.to])
            for ghost in option.ghosts:
                yield from ((f"a ghost of option {option.code}", it) for it in [ghost.card, ghost.at, *ghost.joins])
        for refusal in decision.refused:
            yield from ((f"a refusal by {refusal.clause}", it) for it in refusal.touches)


def pointers_lead_somewhere(view: View) -> Iterator[str]:
    known = {*all_ids(view), ""}
    yield from (f"{where} points at {it!r}, which is not there" for where, it in pointers(view) if it not in known)


def terms_are_defined(view: View) -> Iterator[str]:
    named = [(where, word.term) for where, words in all_words(view) for word in words if isinstance(word, Word)]
    named += [(f"seat {seat.index}", counter.term) for seat in view.seats for counter in seat.counters]
    named += [(f"area {area.id}", counter.term) for area in view.areas for counter in area.counters]
    yield from (f"{where} uses the unknown term {it!r}" for where, it in named if it and it not in view.terms)


def colours_are_defined(view: View) -> Iterator[str]:
    frames = [(f"face {key}", face.frame) for key, face in view.faces.items()]
    frames += [(f"card {card.id}", card.back) for card in all_cards(view)]
    yield from (f"{where} has the unknown frame {it!r}" for where, it in frames if it and it not in view.theme.frames)
    tints = tinted(view)
    yield from (f"{where} has the unknown tint {it!r}" for where, it in tints if it and it not in view.theme.tints)


def seat_numbers(view: View) -> Iterator[tuple[str, int]]:
    yield from (("the viewer", view.viewer), ("the turn", view.turn.seat))
    yield from ((f"area {area.id}", area.owner) for area in view.areas)
    yield from ((f"card {card.id}", seat) for card in all_cards(view) for seat in (card.owner, card.held))
    yield from ((f"clash {clash.id}", side.seat) for clash in view.clashes for side in clash.sides)
    yield from ((f"log line {line.n}", line.seat) for line in view.log)
    if view.decision is not None:
        yield "the decision", view.decision.seat
    if view.outcome is not None:
        yield from (("the outcome", seat) for seat in view.outcome.winners)


def seats_are_numbered(view: View) -> Iterator[str]:
    seats = len(view.seats)
    yield from (f"seat {seat.index} has place {n}" for n, seat in enumerate(view.seats) if seat.index != n)
    yield from (f"{where} names seat {it}, and there are {seats}" for where, it in seat_numbers(view) if it >= seats)


def turn_is_in_a_phase(view: View) -> Iterator[str]:
    if view.turn.phase >= len(view.turn.phases):
        yield f"the turn is in phase {view.turn.phase}, and there are {len(view.turn.phases)}"


def who_decides_is_marked(view: View) -> Iterator[str]:
    waited_for = None if view.decision is None else view.decision.seat
    for seat in view.seats:
        if seat.deciding != (seat.index == waited_for):
            yield f"seat {seat.index} is {'' if seat.deciding else 'not '}marked as deciding, and the decision differs"


def options_are_one_seats_and_differ(view: View) -> Iterator[str]:
    if view.decision is None:
        return
    decision = view.decision
    if decision.options and decision.seat != view.viewer:
        yield f"seat {view.viewer} sees the options of seat {decision.seat}"
    codes = Tally(option.code for option in decision.options)
    yield from (f"{times} options have the code {code}" for code, times in codes.items() if times > 1)
    if decision.payment not in (-1, *(option.code for option in decision.options)):
        yield f"the payment {decision.payment} is no option"
    yield from (f"option {option.code} says nothing" for option in decision.options if not option.text)
    yield from (
        f"{verb!r} is no verb that one reads"
        for verb in {it.verb for it in decision.options}
        if verb[1:] != verb[1:].lower()
    )


def passing_comes_last(view: View) -> Iterator[str]:
    apart = [] if view.decision is None else [option.way != "do" for option in view.decision.options]
    if apart != sorted(apart):
        yield "an option to pass or stop stands before something that can be done"


def log_rises(view: View) -> Iterator[str]:
    numbers = [line.n for line in view.log]
    yield from (f"log line {b} follows line {a}" for a, b in pairwise(numbers) if b <= a)


def dice_show_a_face(view: View) -> Iterator[str]:
    for where, roll in rolls(view):
        yield from (f"{where} has a die of {it.sides} that shows {it.face}" for it in roll.dice if it.face > it.sides)


CHECKS: Final[list[Check]] = [
    ids_are_given_once,
    layout_draws_everything_once,
    cards_have_a_face_or_a_back,
    backs_tell_nothing,
    covered_cards_are_known,
    cards_have_a_place,
    slots_and_lanes_fit,
    piles_count_what_they_list,
    pointers_lead_somewhere,
    terms_are_defined,
    colours_are_defined,
    seats_are_numbered,
    turn_is_in_a_phase,
    who_decides_is_marked,
    options_are_one_seats_and_differ,
    passing_comes_last,
    log_rises,
    dice_show_a_face,
]
