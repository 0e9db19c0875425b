"""Pages to read: the rulebook with its headings or with a word, refused actions, the keys of the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rulebound.kernel.files.clause import Clause
from rulebound.kernel.files.tips import Tip
from rulebound.kernel.table.stops import Stop
from rulebound.language import N_, _
from rulebound.terminal.drawn.decision import cited
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Row, Run, wrap
from rulebound.terminal.stop_settings import EXPLAINED

KEYS: Final = (
    ("1 2 3 ...", N_("do what the option of this number says; where there are ten or more, Enter ends the number")),
    (
        N_("arrows, Tab"),
        N_("point at cards, options and everything else; Tab goes from the table to the options and back"),
    ),
    (N_("Enter or a click"), N_("do what is pointed at; of a card that cannot do anything now, read why not")),
    (N_("? or F1"), N_("explain what is pointed at: the card in full, what it can do now, and what not and why")),
    ("p", N_("pass, or say that you are done, where one option alone says so")),
    (N_("u, Esc"), N_("take back what you did last, or the choice that is half made")),
    ("h", N_("a hint: what a strong player would do here, and how it rates the chances")),
    ("w", N_("what cannot be done now, and why not")),
    ("l", N_("the log: everything that has happened")),
    ("a", N_("when you are asked whether you respond, in games in which others can")),
    ("r", N_("the rulebook, whole or by a word")),
    ("s", N_("save the record of the game in a file")),
    ("c", N_("with colours or without")),
    ("q", N_("leave; the game is kept, and you can go on with it later")),
)
MOUSE: Final = N_(
    "With the mouse: point at anything, click on an option or on a card that has a number, and click "
    "with the right button to have something explained."
)
SIGNS: Final = (
    ("2›", N_("option 2 starts at this card")),
    ("o", N_("an option is about this card")),
    ("~", N_("turned: tapped, exhausted or the like")),
    ("^4", N_("a number that differs from the printed one")),
    ("+", N_("attached to the card before it")),
    ("{...}", N_("standing there")),
    ("! *", N_("something lies on the card: ! something bad")),
    ("▒", N_("face down")),
)


def help_rows(tips: Sequence[Tip], room: int) -> list[Row]:
    """The keys, the signs, and the game's quick tips."""
    rows = pairs(KEYS, room)
    rows += [[], *wrap([Run(_(MOUSE))], room), [], [Run(_("Signs on the table"), STRONG)]]
    return rows + pairs(SIGNS, room) + [row for tip in tips for row in tip_rows(tip, room)]


def tip_rows(tip: Tip, room: int) -> list[Row]:
    """A quick tip under its title."""
    lines = [row for line in tip.lines for row in wrap([Run(_(line))], room, [Run("- ", DIM)], [Run("  ")])]
    return [[], *wrap([Run(_(tip.title), STRONG)], room), *lines]


def stop_rows(stops: Sequence[Stop], wanted: Collection[str], room: int) -> list[Row]:
    """The moments at which a player can be asked to respond. Those at which this one is asked have a cross."""
    rows = [*wrap([Run(_(EXPLAINED))], room), []]
    for number, stop in enumerate(stops, 1):
        target, cross = f"stop:{stop.name}", "[x]" if stop.name in wanted else "[ ]"
        row = [Run(f"{cross} ", STRONG, target), Run(_(stop.sentence), PLAIN, target)]
        row += [Run("  " + _("(usual)"), DIM, target)] if stop.usual else []
        rows += wrap(row, room, [Run(f"{number:>2} ", STRONG, target)], [Run("       ")])
    return rows


def pairs(listed: tuple[tuple[str, str], ...], room: int) -> list[Row]:
    wide = max(len(_(key)) for key, _text in listed) + 2
    return [
        row
        for key, text in listed
        for row in wrap([Run(_(text))], room, [Run(f"{_(key):<{wide}}", STRONG)], [Run(" " * wide)])
    ]


def with_word(clauses: Mapping[str, Clause], asked: str) -> list[Clause]:
    """The clauses with this word; if there is none, the clauses below a heading with it."""
    found = [it for it in clauses.values() if asked in f"{it.id} {it.text}".casefold()]
    return found or [it for it in clauses.values() if asked in it.heading.casefold()]


def rulebook_rows(clauses: Mapping[str, Clause], word: str, room: int) -> list[Row]:
    """All clauses with this word, under their headings; without a word, all clauses."""
    asked = word.casefold().strip()
    found = with_word(clauses, asked)
    if not found:
        return wrap([Run(_("No clause has the word {word!r}. A shorter one finds more.", word=word.strip()))], room)
    rows: list[Row] = []
    heading = ""
    for clause in found:
        if clause.heading != heading:
            heading = clause.heading
            rows += [*([[]] if rows else []), *wrap([Run(heading, STRONG)], room)]
        text = clause.for_players.replace("**", "")
        rows += wrap([*cited(clause.id)[1:], Run(" "), Run(text)], room, [], [Run("  ", DIM)])
    return rows
