"""The prompt and the options by number, in two columns if they are short."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.kernel.basics.view import Decision, Option, Outcome, View, say, short
from rulebound.kernel.basics.words import joined_to
from rulebound.language import _, _n
from rulebound.terminal.drawn.colours import CITED, GILT, MAY, seat_look
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Look, Row, Run, filled, flow, width, wrap
from rulebound.terminal.drawn.signs import counted, singular, spoken
from rulebound.terminal.telling import listing


def option_target(number: int) -> str:
    """The id of an option. The view has no ids for options."""
    return f"option:{number}"


def clause_target(clause: str) -> str:
    return f"clause:{clause}"


def cited(clause: str) -> Row:
    return [Run(" "), Run(f"[{clause}]", CITED, clause_target(clause))] if clause else []


def prompt_rows(view: View, room: int) -> list[Row]:
    """The question, and the part of the answer that has been given."""
    decision = view.decision
    if decision is None:
        return outcome_rows(view, view.outcome, room) if view.outcome else []
    asked = [*spoken(decision.prompt, STRONG), *cited(decision.clause)]
    whose = view.seats[decision.seat].name
    if decision.seat != view.viewer and whose not in say(decision.prompt):
        asked = [Run(_("{whose} decides: ", whose=whose), STRONG), *asked]
    rows = wrap(asked, room, [], [Run("  ")])
    if decision.sealed:
        rows += wrap([Run(_("What is chosen stays hidden until everybody has chosen."), DIM)], room)
    if decision.chain:
        rows += wrap([Run(_("So far:") + " " + " › ".join(decision.chain), DIM)], room, [], [Run("  ")])
    return rows


def outcome_rows(view: View, end: Outcome, room: int) -> list[Row]:
    """Who has won, and why."""
    names = [view.seats[seat].name for seat in end.winners]
    drawn = len(names) in (0, len(view.seats))
    if drawn:
        head = _("A draw")
    elif end.winners == [view.viewer]:
        head = _("You win")
    else:
        head = _n("{names} wins", "{names} win", len(names), names=listing(names))
    row = [Run(f"{head}: ", Look(GILT, bold=True)), Run(end.sentence), *cited(end.clause)]
    return wrap(row, room, [], [Run("  ")])


def standing_rows(view: View, room: int) -> list[Row]:
    """The result: the most important numbers of each seat, the winners first."""
    winners = view.outcome.winners if view.outcome else []
    standings: list[Row] = []
    for seat in sorted(view.seats, key=lambda seat: seat.index not in winners):
        counters = [f" {counted(counter)}" for counter in seat.counters if counter.main]
        standings.append([Run(seat.name, seat_look(seat.index)), Run("".join(counters))])
    turns = _n("{n} turn", "{n} turns", view.turn.number)
    return flow([*standings, [Run(_("after {turns}", turns=turns), DIM)]], room, [], [Run("  ")], Run(" · ", DIM))


def option_rows(
    decision: Decision | None,
    room: int,
    *,
    ends_first: bool = False,
    paired: bool = True,
    prices: Mapping[str, str] | None = None,
) -> list[Row]:
    """All options in their order, except that passing or stopping comes last, or first.

    paired: put two short options into a row. prices: the signs of what is paid, by its name; None where options are
    written in full.
    """
    numbered = list(enumerate(decision.options if decision else [], 1))
    numbered.sort(key=lambda one: (one[1].way == "do") == ends_first)
    digits = len(str(len(numbered)))
    half = (room - 2) // 2 if paired else 0
    shown = [[number_run(*one, digits), *option_row(*one, prices)] for one in numbered]
    rows: list[Row] = []
    while shown:
        row, *shown = shown
        if shown and width(row) <= half and width(shown[0]) <= half:
            rows.append([*filled(row, half), Run("  "), *shown.pop(0)])
        else:
            rows += wrap(row[1:], room, row[:1], [Run(" " * (digits + 1))])
    return rows


def priced(cost: str, prices: Mapping[str, str]) -> str:
    """A price in few columns, as it follows a sentence: ` 3★`, ` 20k`, ` for 2`, ` (exhaust this)`."""
    amount, _, what = cost.partition(" ")
    if what and amount.isdigit() and singular(what) in prices:
        return f" {amount}{prices[singular(what)]}"
    return f" {cost}" if cost[:1].isdigit() and not cost.isdigit() else joined_to(cost)


def number_run(number: int, option: Option, digits: int = 1) -> Run:
    return Run(f"{number:>{digits}} ", MAY if option.way == "do" else STRONG, option_target(number))


def option_row(number: int, option: Option, prices: Mapping[str, str] | None = None) -> Row:
    """The text of an option, without its number."""
    target = option_target(number)
    text = option.text if prices is None else short(option)
    row = [run._replace(target=target) for run in spoken(text, PLAIN)]
    if option.cost:
        price = joined_to(option.cost) if prices is None else priced(option.cost, prices)
        row.append(Run(price, Look(GILT), target))
    return [*row, Run(f" - {option.hint}", DIM, target)] if option.hint else row
