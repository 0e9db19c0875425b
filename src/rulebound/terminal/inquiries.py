"""What a seat can ask about the table: an option, a card, a clause, why something is not possible, the rulebook.

Everything comes from the seat's view, from the game's clauses and printed cards, and from the needs of its actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from rulebound.kernel.about import about
from rulebound.kernel.card import Card
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.clause import Clause
from rulebound.kernel.problem import nearest
from rulebound.kernel.view import Term, View, say
from rulebound.kernel.words import plain
from rulebound.terminal.plain import option_text
from rulebound.terminal.plain_cards import Sheet, nested
from rulebound.terminal.plain_faces import card_in_full
from rulebound.terminal.plain_text import cited, listing, printed, ruled, wrapped
from rulebound.terminal.reasons import by_reason

MOST: Final = 20  # clauses or names shown at once


class Inquiries:
    """What one seat can ask, about the table as it is now."""

    def __init__(self, table: CardTable, view: View, width: int, encoding: str) -> None:
        self.table = table
        self.view = view
        self.width = width
        self.encoding = encoding
        self.clauses = table.game.rules

    def answer(self, asked: str) -> str:
        """What there is to say about a number, a clause or a card; about nothing: what cannot be done."""
        if not asked:
            return self.text(self.refusals())
        if asked.isascii() and asked.isdigit():
            return self.text(self.option(int(asked)))
        if asked in self.clauses:
            return self.text(self.paragraph(self.clauses[asked]))
        return self.named(asked)

    def text(self, lines: list[str]) -> str:
        return printed(lines, self.encoding)

    # Options

    def option(self, number: int) -> list[str]:
        """What an option does, what it is about, and the clause behind it."""
        decision = self.view.decision
        options = decision.options if decision else []
        if decision is None or not 1 <= number <= len(options):
            return self.sentence(f"There is no option {number}, only {possible(len(options))}.")
        option = options[number - 1]
        sheet = Sheet(self.view, self.width)
        lines = wrapped(option_text(option), self.width, f" {number}  ", "    ")
        if option.touches:
            names = dict.fromkeys(sheet.name(it) for it in option.touches)
            lines += wrapped(f"It is about {listing(list(names))}.", self.width, "    ")
        clause = self.table.game.action(option.code).clause or decision.clause
        return lines + (self.paragraph(self.clauses[clause], "    ") if clause in self.clauses else [])

    def refusals(self) -> list[str]:
        """What is worth saying of what cannot be done now."""
        refused = self.view.decision.refused if self.view.decision else []
        if not refused:
            return self.sentence(
                "There is nothing here that one might expect and cannot do. ? and the name of a card tells about it."
            )
        return self.grouped([(say(it.text), say(it.reason), it.clause) for it in refused])

    # Cards and terms

    def named(self, asked: str) -> str:
        """The card or term that is meant, or else the clauses that begin so."""
        names = self.names()
        found = meant(asked, list(names))
        if len(found) == 1:
            return names[found[0]]()
        if found:
            more = f" and {len(found) - MOST} more" if len(found) > MOST else ""
            return self.text(self.sentence(f"Which one: {', '.join(found[:MOST])}{more}?"))
        clauses = [clause for clause in self.clauses.values() if clause.id.casefold().startswith(asked.casefold())]
        if clauses:
            return self.text([line for clause in clauses[:MOST] for line in self.paragraph(clause)])
        near = nearest(asked, [*names, *self.clauses]) or "; r lists the rulebook."
        return self.text(self.sentence(f"No card and no rule is called {asked!r}{near}"))

    def names(self) -> dict[str, Callable[[], str]]:
        """Everything that has a name, with what tells about it: cards in sight, other cards, terms."""
        cards = {name: partial(self.print_of, name) for name in self.table.game.cards}
        terms = {term.name: partial(self.term, term) for term in self.view.terms.values()}
        faces = {face.name: partial(self.card, key) for key, face in self.view.faces.items()}
        return {**terms, **cards, **faces}

    def card(self, key: str) -> str:
        """A card in sight: in full, then what can be done with it, then what cannot, and why not."""
        shown = card_in_full(self.view, key, self.width, self.encoding)
        ids = [card.id for area in self.view.areas for card in nested(area.cards) if card.face == key]
        return shown + self.text([*self.possible_with(ids), *self.impossible_with(ids)])

    def possible_with(self, ids: list[str]) -> list[str]:
        options = enumerate(self.view.decision.options if self.view.decision else [], 1)
        mine = [(number, option) for number, option in options if set(ids) & set(option.touches)]
        lines = ["Possible now:"] if mine else []
        for number, option in mine:
            lines += wrapped(option_text(option), self.width, f" {number}  ", "    ")
        return lines

    def impossible_with(self, ids: list[str]) -> list[str]:
        seat = self.view.viewer
        answers = about(self.table, seat, ids)
        refused = [
            (plain(self.table.describe(seat, it)), reason.sentence, reason.clause)
            for it, reason in answers
            if reason is not None
        ]
        return self.grouped(refused) if refused else []

    def grouped(self, refused: list[tuple[str, str, str]]) -> list[str]:
        """Deeds that are not possible now, those with the same reason together."""
        lines = ["Not possible now:"]
        for reason in by_reason(refused):
            told = f"{reason.told}: {cited(reason.sentence, '; '.join(reason.clauses))}"
            lines += wrapped(told, self.width, "- ", "  ")
        return lines

    def print_of(self, name: str) -> str:
        """A card of the game that is not in sight, as it is printed."""
        card: Card = self.table.game.cards[name]
        numbers = [f"{key} {value}" for key, value in card.values().items() if value]
        lines = wrapped(" · ".join([name, card.kind, *numbers]), self.width)
        lines += [line for text in card.text.splitlines() for line in wrapped(text, self.width, "  ")]
        return self.text([*lines, *self.sentence("You see none of these now.")])

    def term(self, term: Term) -> str:
        return self.text(self.sentence(cited(f"{term.name}: {term.text}", term.clause)))

    # The rulebook

    def rulebook(self, word: str) -> str:
        """The clauses with this word; without one, the headings."""
        asked = word.casefold()
        found = with_word(self.clauses, asked)
        if not word:
            return self.text(self.headings())
        if not found:
            return self.text(self.sentence(f"No rule has the word {word!r}. Without a word, r lists the headings."))
        lines = [line for clause in found[:MOST] for line in self.paragraph(clause)]
        if len(found) > MOST:
            lines += self.sentence(f"And {len(found) - MOST} more: a longer word finds fewer.")
        return self.text(lines)

    def headings(self) -> list[str]:
        lines = ruled("The rulebook", self.width)
        for heading in dict.fromkeys(clause.heading for clause in self.clauses.values()):
            ids = [clause.id for clause in self.clauses.values() if clause.heading == heading]
            lines += wrapped(f"{heading}: {', '.join(ids)}", self.width, "  ", "      ")
        return lines + self.sentence("r and a word finds clauses, ? and an id shows one.")

    def paragraph(self, clause: Clause, before: str = "") -> list[str]:
        """A clause as one reads it."""
        text = clause.told.replace("**", "")
        return wrapped(f"[{clause.id}] {text} ({clause.heading})", self.width, before, before + "  ")

    def sentence(self, text: str) -> list[str]:
        return wrapped(text, self.width)


def with_word(clauses: Mapping[str, Clause], asked: str) -> list[Clause]:
    """The clauses that have this word; where none has it, those under a heading that does."""
    found = [it for it in clauses.values() if asked in f"{it.id} {it.text}".casefold()]
    return found or [it for it in clauses.values() if asked in it.heading.casefold()]


def meant(asked: str, names: list[str]) -> list[str]:
    """The names that somebody who typed this may mean: this one, else those that begin so, else that contain it."""
    folded = asked.casefold()
    same = [name for name in names if name.casefold() == folded]
    begin = [name for name in names if name.casefold().startswith(folded)]
    return same or begin or [name for name in names if folded in name.casefold()]


def possible(count: int) -> str:
    """The numbers that can be typed."""
    if count < 3:
        return ("no number", "1", "1 or 2")[count]
    return f"1 to {count}"
