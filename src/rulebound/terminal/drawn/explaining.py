"""Explains what a person points at: a card in full, an option with its clause, a pile, a player, a term.

For a card it lists the actions that are possible now, and those that are not, with reason and clause.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.basics.view import Area, Card, Counter, Option, View, say
from rulebound.kernel.basics.words import plain
from rulebound.kernel.files.clause import Clause
from rulebound.kernel.table.seat import Seat
from rulebound.language import _
from rulebound.terminal.drawn.areas import height
from rulebound.terminal.drawn.chips import chip
from rulebound.terminal.drawn.colours import MAY, seat_look
from rulebound.terminal.drawn.decision import cited, number_run, option_row
from rulebound.terminal.drawn.faces import lying, meanings, printed, term_rows
from rulebound.terminal.drawn.runs import DIM, STRONG, Row, Run, cut, flow, wrap
from rulebound.terminal.drawn.sheet import Sheet, marked, nested
from rulebound.terminal.drawn.signs import reading
from rulebound.terminal.drawn.slates import has_connectors, slate

INDENT: Row = [Run("  ")]
GAP: Row = []


def reasons(refused: Sequence[tuple[str, str, str]]) -> list[Row]:
    """Refused actions. Each reason is listed once, with all its actions and clauses."""
    rows = []
    for sentence in dict.fromkeys(reason for _action, reason, _clause in refused):
        same = [it for it in refused if it[1] == sentence]
        actions, clauses = dict.fromkeys(it[0] for it in same), dict.fromkeys(it[2] for it in same)
        rows.append([Run("; ".join(actions) + ": ", DIM), Run(sentence), *(run for it in clauses for run in cited(it))])
    return rows


class Explaining:
    """Explains the table to one seat, in rows of so many columns."""

    def __init__(self, seat: Seat, view: View, room: int, *, worded: bool = False) -> None:
        self.seat = seat
        self.room = room
        self.sheet = Sheet(view, worded=worded)
        self.view = self.sheet.view
        self.clauses: dict[str, Clause] = seat.game.rules

    def rows(self, target: str) -> list[Row]:
        """The explanation of a target; empty if there is none."""
        kind, _colon, rest = target.partition(":")
        if kind == "option":
            return self.option(int(rest))
        if kind == "clause":
            return self.clause(rest)
        if kind == "term":
            return term_rows(self.view, rest, self.room)
        if target in self.sheet.cards:
            return self.card(self.sheet.cards[target])
        if target.startswith("seat."):
            return self.player(int(target.removeprefix("seat.")))
        if kind in self.sheet.areas:
            return self.area(self.sheet.areas[kind]) if not rest else self.slot(self.sheet.areas[kind], target)
        return self.clash(target)

    def brief(self, target: str, high: int) -> list[Row]:
        """The same in so few rows, for the line below the table. Dots show that there is more."""
        kind = target.partition(":")[0]
        card = self.sheet.cards.get(target)
        if card is not None and card.face in self.view.faces:
            rows = printed(self.view, self.view.faces[card.face], self.room, card)
        elif kind == "option":
            rows = self.law_of(int(target.partition(":")[2]))
        else:
            rows = self.rows(target)
        joined = [run for row in rows for run in [*row, Run(" ")]]
        rows = wrap(joined, self.room)
        return (
            rows if len(rows) <= high else [*rows[: high - 1], cut([*rows[high - 1], Run(" " * self.room)], self.room)]
        )

    def title(self, target: str) -> str:
        """The name of a target."""
        kind, _colon, rest = target.partition(":")
        if kind == "option":
            return _("Option {rest}", rest=rest)
        if kind == "clause":
            return _("The rulebook, {rest}", rest=rest)
        if kind == "term":
            return self.view.terms[rest].name if rest in self.view.terms else rest
        is_known = target in self.sheet.cards or kind in self.sheet.areas or target.startswith("seat.")
        is_clash = any(clash.id == target for clash in self.view.clashes)
        return self.sheet.name(target) if is_known or is_clash else _("Gone")

    # -- options and clauses -------------------------------------------------------------------------------------------

    def option(self, number: int) -> list[Row]:
        decision = self.view.decision
        options = decision.options if decision else []
        if decision is None or not 1 <= number <= len(options):
            return []
        option = options[number - 1]
        rows = self.choice(number, option)
        about = list(dict.fromkeys(option.touches))
        if about:
            items: list[Row] = [[Run(self.sheet.name(it), STRONG, it)] for it in about]
            rows += [GAP, *flow(items, self.room, [Run(_("About:") + " ", DIM)], INDENT, Run(", ", DIM))]
        law = self.law_of(number)
        return [*rows, GAP, *law] if law else rows

    def law_of(self, number: int) -> list[Row]:
        """The clause of an option."""
        decision = self.view.decision
        if decision is None or not 1 <= number <= len(decision.options):
            return []
        clause = self.seat.game.action(decision.options[number - 1].code).clause or decision.clause
        return self.clause(clause) if clause in self.clauses else []

    def choice(self, number: int, option: Option) -> list[Row]:
        return wrap(option_row(number, option), self.room, [number_run(number, option)], INDENT)

    def clause(self, id_: str) -> list[Row]:
        """The text of a clause."""
        clause = self.clauses.get(id_)
        if clause is None:
            return self.sentence(_("The rulebook has no clause {id}.", id=id_))
        text = [Run(" " + clause.for_players.replace("**", "")), Run(f" ({clause.heading})", DIM)]
        return wrap([*cited(clause.id)[1:], *text], self.room, [], INDENT)

    def sentence(self, text: str) -> list[Row]:
        return wrap([Run(text)], self.room)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card(self, card: Card) -> list[Row]:
        """The card in full, its state, and the actions that are possible with it."""
        face = self.view.faces.get(card.face)
        if face is None:
            return [*self.sentence(_("A face-down card: you cannot know which one it is.")), *self.actions([card.id])]
        rows = [*printed(self.view, face, self.room, card), *self.lying(card)]
        return [*rows, *meanings(self.view, face, self.room), *self.actions([card.id])]

    def lying(self, card: Card) -> list[Row]:
        """Where the card lies, and its present states."""
        area = next(it for it in self.view.areas if card.id in [one.id for one in nested(it.cards)])
        rows = wrap([Run(lying(self.sheet, area, card), DIM)], self.room)
        items = [chip(self.sheet, one, -1) for one in card.on]
        word = _("Here:") + " " if card.hold == "stand" else _("With:") + " "
        return rows + (flow(items, self.room, [Run(word, DIM)], INDENT, Run(" │ ", DIM)) if items else [])

    def actions(self, ids: list[str]) -> list[Row]:
        """The actions that are about these targets: those that are possible, and the others with reason and clause."""
        options = list(enumerate(self.view.decision.options if self.view.decision else [], 1))
        mine = [(number, option) for number, option in options if set(ids) & set(option.touches)]
        rows: list[Row] = [GAP, [Run(_("Possible now:"), MAY)]] if mine else []
        for number, option in mine:
            rows += self.choice(number, option)
        return rows + self.refusals(self.refused(ids))

    def refused(self, ids: list[str]) -> list[tuple[str, str, str]]:
        """Action, reason and clause of everything that is not possible with these now."""
        found = [
            (plain(self.seat.phrase(action)), reason.sentence, reason.clause)
            for action, reason in self.seat.about(ids)
            if reason is not None
        ]
        refused = self.view.decision.refused if self.view.decision else []
        listed = [(say(it.text), say(it.reason), it.clause) for it in refused if set(ids) & set(it.touches)]
        return found or listed

    def refusals(self, refused: list[tuple[str, str, str]]) -> list[Row]:
        """Actions that are not possible now; those with the same reason together."""
        rows: list[Row] = [GAP, [Run(_("Not possible now:"), STRONG)]] if refused else []
        return rows + [it for row in reasons(refused) for it in wrap(row, self.room, [Run("- ", DIM)], INDENT)]

    # -- everything else -----------------------------------------------------------------------------------------------

    def area(self, area: Area) -> list[Row]:
        """The cards of an area; of a pile, all cards that the seat may see."""
        rows = wrap(
            [Run(area.name, STRONG), Run(f"  {height(area)}" + (f"/{area.limit}" if area.limit else ""), DIM)],
            self.room,
        )
        rows += [row for counter in area.counters for row in self.counter(counter)]
        rows += self.sentence(area.note) if area.note else []
        seen = [card for card in area.cards if card.face]
        hidden = height(area) - len(seen)
        if area.layout == "grid" and has_connectors(self.sheet, area):
            rows += slate(self.sheet, area, self.room)
        for card in seen:
            face = self.view.faces[card.face]
            named = [Run(f"  {face.name}", DIM, card.id)] if face.shape == "tile" and face.symbols else []
            rows += wrap([*chip(self.sheet, card, area.owner, priced=True), *named], self.room, INDENT, [Run("    ")])
        if not seen and not hidden:
            rows += self.sentence(area.empty or _("Nothing lies here."))
        if hidden:
            rows += wrap(
                [
                    Run(
                        _("{hidden} face down", hidden=hidden)
                        if seen
                        else _("{hidden} cards, face down", hidden=hidden),
                        DIM,
                    )
                ],
                self.room,
                INDENT,
            )
        if seen and area.layout == "pile":
            rows += wrap([Run(_("The top card stands first."), DIM)], self.room)
        return rows + self.actions([area.id])

    def slot(self, area: Area, target: str) -> list[Row]:
        """A slot of a grid or track."""
        place = target.partition(":")[2]
        marks = [marked(mark) for mark in area.marks.get(place, [])]
        row, col = (int(number) + 1 for number in place.split(","))
        rows = self.sentence(
            _("{name}, row {row}, column {col}", name=area.name, row=row, col=col)
            + (f": {', '.join(marks)}" if marks else "")
        )
        return rows + self.actions([target])

    def player(self, index: int) -> list[Row]:
        seat = self.view.seats[index]
        said = ", ".join(it for it in (seat.who, seat.role, _("out") if seat.out else "") if it)
        rows = wrap([Run(seat.name, seat_look(index)), Run(f"  {said}", DIM)], self.room)
        rows += [row for counter in seat.counters for row in self.counter(counter)]
        if seat.hand is not None:
            rows += self.sentence(_("Cards in hand: {hand}", hand=seat.hand))
        return rows + self.actions([f"seat.{index}"])

    def counter(self, counter: Counter) -> list[Row]:
        """A number with its label and its meaning."""
        rows = wrap([Run(reading(counter), STRONG)], self.room, [], INDENT)
        term = self.view.terms.get(counter.term)
        if term is None:
            return rows
        return rows + wrap([Run(term.text, DIM), *cited(term.clause)], self.room, INDENT, INDENT)

    def clash(self, target: str) -> list[Row]:
        clash = next((it for it in self.view.clashes if it.id == target), None)
        if clash is None:
            return self.sentence(_("That is no longer in sight."))
        rows = self.sentence(" · ".join(it for it in (clash.title, clash.step) if it))
        rows += wrap([Run(clash.verdict), *cited(clash.clause)], self.room) if clash.verdict or clash.clause else []
        return rows + (self.clause(clash.clause) if clash.clause in self.clauses else [])
