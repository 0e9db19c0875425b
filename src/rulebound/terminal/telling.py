"""Several items in one sentence: names, numbers of cards, equal lines of the log; and advice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from msgspec import structs

from rulebound.kernel.basics.view import Line, View, say, whole
from rulebound.language import _, _n


def listing(names: list[str]) -> str:
    """Names in a sentence: "Mika, Tor and Ann"."""
    return f" {_('and')} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, kind: str) -> str:
    """So many cards of a kind, in the game's own word for it."""
    return f"{number} {kind}" if number == 1 else f"{number} {kind}s"


def counted_decisions(number: int) -> str:
    return _n("{n} decision", "{n} decisions", number)


def about_lessons(number: int) -> str:
    return _n(
        "{n} lesson of two minutes, from an empty board up.",
        "{n} lessons of two minutes, from an empty board up.",
        number,
    )


def wrong_number(names: int, people: int) -> str:
    """Says that so many names do not fit so many people."""
    return _n("That is {n} name for {people} people.", "That is {n} names for {people} people.", names, people=people)


def advice_lines(view: View, advice: Sequence[tuple[int, float]]) -> list[str]:
    """What a strong player would do: codes of the view's options with chances, the best first."""
    options = view.decision.options if view.decision else []
    numbers = {option.code: number for number, option in enumerate(options, 1)}
    leads = [_("A strong player would take"), *[_("or")] * len(advice)]
    return [
        _(
            "{lead} {number}: {option}, with {chance:.0%} to win",
            lead=lead,
            number=numbers[code],
            option=whole(options[numbers[code] - 1]),
            chance=chance,
        )
        for lead, (code, chance) in zip(leads, advice, strict=False)
    ]


def titled(lines: Sequence[Line]) -> list[Line]:
    """The lines; an action begins with the line that names its card, and then says what it costs."""
    found = list(lines)
    for n, (line, following) in enumerate(pairwise(lines)):
        if following.depth == line.depth + 1 and is_its_name(line, following):
            found[n], found[n + 1] = (
                structs.replace(following, depth=line.depth),
                structs.replace(line, depth=following.depth),
            )
    return found


def is_its_name(line: Line, following: Line) -> bool:
    """Whether the second line names the card that the first, of the same action, only pays for."""
    same = line.text[:1] == following.text[:1] and not line.head  # both begin with the name of the player
    return same and not names_card(line) and names_card(following)


def names_card(line: Line) -> bool:
    return any(not isinstance(word, str) and word.card for word in line.text)


def counted_lines(lines: list[Line]) -> list[Line]:
    """The lines; several equal ones in a row become one with their number."""
    found = []
    for _key, group in groupby(lines, key=lambda line: (say(line.text), line.clause, line.head)):
        first, *others = group
        if others and not first.rolls:
            found.append(structs.replace(first, text=[*first.text, " " + _("({n} times)", n=len(others) + 1)]))
        else:
            found += [first, *others]
    return found
