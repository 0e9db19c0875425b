"""Questions that a person types: a number, a clause, a card, a term, a word of the rulebook, why not.

This module finds the target; `drawn.explaining` explains it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rulebound.kernel.basics.problem import nearest
from rulebound.kernel.basics.view import View, say
from rulebound.kernel.table.seat import Seat
from rulebound.language import _
from rulebound.terminal.drawn.explaining import Explaining
from rulebound.terminal.drawn.faces import in_full, printed, term_rows
from rulebound.terminal.drawn.reading import with_word
from rulebound.terminal.drawn.runs import Row, Run, ruled, wrap
from rulebound.terminal.drawn.sheet import nested
from rulebound.terminal.plain import as_text

MOST: Final = 20  # clauses or names shown at once


class Queries:
    """What one seat can ask about the present table."""

    def __init__(self, seat: Seat, view: View, width: int, encoding: str) -> None:
        self.explaining = Explaining(seat, view, width, worded=True)
        self.sentence = self.explaining.sentence
        self.game = seat.game
        self.view = self.explaining.view
        self.width = width
        self.encoding = encoding

    def answer(self, asked: str) -> str:
        """The explanation of a number, a clause or a card; without one, what is not possible now."""
        return as_text(self.rows(asked), self.encoding)

    def rulebook(self, word: str) -> str:
        """The clauses with this word; without one, the headings."""
        return as_text(self.clauses(word) if word else self.headings(), self.encoding)

    def rows(self, asked: str) -> list[Row]:
        if not asked:
            return self.refusals()
        if asked.isascii() and asked.isdigit():
            count = len(self.view.decision.options) if self.view.decision else 0
            sentence = _("There is no option {asked}, only {possible}.", asked=asked, possible=possible(count))
            return self.option(int(asked)) or self.sentence(sentence)
        return self.explaining.clause(asked) if asked in self.game.rules else self.named(asked)

    def option(self, number: int) -> list[Row]:
        """An option with the cards that it is about: there is no pointing at them in plain text."""
        rows, decision = self.explaining.option(number), self.view.decision
        touched = decision.options[number - 1].touches if rows and decision else []
        cards = [card for area in self.view.areas for card in nested(area.cards)]
        faces = dict.fromkeys(card.face for it in touched for card in cards if card.id == it and card.face)
        for key in faces:
            rows += [[], *in_full(self.explaining.sheet, key, self.width)]
        return rows

    def refusals(self) -> list[Row]:
        """The refused actions that are worth explaining."""
        refused = self.view.decision.refused if self.view.decision else []
        rows = self.explaining.refusals([(say(it.text), say(it.reason), it.clause) for it in refused])
        nothing = _("Everything that you might expect is possible here. ? and the name of a card explain that card.")
        return rows[1:] or self.sentence(nothing)

    # Cards and terms

    def named(self, asked: str) -> list[Row]:
        """The card or term with this name, or else the clauses that begin so."""
        names = self.names()
        found = meant(asked, list(names))
        if len(found) == 1:
            return names[found[0]]()
        if found:
            more = " " + _("and {n} more", n=len(found) - MOST) if len(found) > MOST else ""
            return self.sentence(_("Which one: {names}{more}?", names=", ".join(found[:MOST]), more=more))
        clauses = [clause for clause in self.game.rules if clause.casefold().startswith(asked.casefold())]
        if clauses:
            return [row for clause in clauses[:MOST] for row in self.explaining.clause(clause)]
        near = nearest(asked, [*names, *self.game.rules]) or _("; r lists the rulebook.")
        return self.sentence(_("No card and no rule is called {asked!r}{nearest}", asked=asked, nearest=near))

    def names(self) -> dict[str, Callable[[], list[Row]]]:
        """All names with their explanations: visible cards, other cards, terms."""
        cards = {name: partial(self.out_of_sight, name) for name in self.game.cards}
        terms = {term.name: partial(term_rows, self.view, key, self.width) for key, term in self.view.terms.items()}
        faces = {face.name: partial(self.in_sight, key) for key, face in self.view.faces.items()}
        return {**terms, **cards, **faces}

    def in_sight(self, key: str) -> list[Row]:
        """A card in full, the actions that are possible with it, and the others with their reasons."""
        ids = [card.id for area in self.view.areas for card in nested(area.cards) if card.face == key]
        return [*in_full(self.explaining.sheet, key, self.width), *self.explaining.actions(ids)]

    def clauses_against(self, asked: str) -> list[str]:
        """The clauses by which nothing can be done now with the cards of this name."""
        found = meant(asked, [face.name for face in self.view.faces.values()]) if asked else []
        keys = [key for key, face in self.view.faces.items() if face.name in found]
        ids = [card.id for area in self.view.areas for card in nested(area.cards) if card.face in keys]
        return [clause for _, _, clause in self.explaining.refused(ids)]

    def out_of_sight(self, name: str) -> list[Row]:
        """A card as it is printed."""
        face = self.game.face(self.game.cards[name])
        return [*printed(self.view, face, self.width), *self.sentence(_("You see none of these now."))]

    # The rulebook

    def clauses(self, word: str) -> list[Row]:
        found = with_word(self.game.rules, word.casefold())
        if not found:
            return self.sentence(_("No rule has the word {word!r}. Without a word, r lists the headings.", word=word))
        rows = [row for clause in found[:MOST] for row in self.explaining.clause(clause.id)]
        left = len(found) - MOST
        return [
            *rows,
            *(self.sentence(_("And {n} more: a longer word finds fewer.", n=left)) if left > 0 else []),
        ]

    def headings(self) -> list[Row]:
        rows = ruled([Run(_("The rulebook"))], self.width)
        for heading in dict.fromkeys(clause.heading for clause in self.game.rules.values()):
            ids = [clause.id for clause in self.game.rules.values() if clause.heading == heading]
            rows += wrap([Run(f"{heading}: {', '.join(ids)}")], self.width, [Run("  ")], [Run("      ")])
        return [*rows, *self.sentence(_("r and a word finds clauses, ? and an id shows one."))]


def meant(asked: str, names: list[str]) -> list[str]:
    """The names that the typed text may mean: the same name, else names that begin with it, else that contain it."""
    folded = asked.casefold()
    same = [name for name in names if name.casefold() == folded]
    begin = [name for name in names if name.casefold().startswith(folded)]
    return same or begin or [name for name in names if folded in name.casefold()]


def possible(count: int) -> str:
    """The numbers that can be typed."""
    if count < 3:
        return (_("no number"), "1", _("1 or 2"))[count]
    return _("1 to {count}", count=count)
