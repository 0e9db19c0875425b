"""Unfinished games, offered to be resumed, the newest first."""

from __future__ import annotations

from datetime import datetime

from rulebound.language import _, _n
from rulebound.session.table_config import where
from rulebound.terminal.asking import ask
from rulebound.terminal.console import Console
from rulebound.terminal.keeping import Unfinished, now, unfinished
from rulebound.terminal.queries import possible
from rulebound.terminal.telling import counted_decisions, listing

NEW = ("n", "new")


def chosen(console: Console, game: str | None) -> Unfinished | None:
    """The kept game to resume; None for a new game. Asks nothing if no game is kept."""
    left = unfinished(game)
    if left:
        offer(console, left)
    while left:
        answer = ask(console, "> ", what_to_type(left)).casefold()
        if answer in NEW:
            return None
        taken = picked(left, answer or usual(left))
        if taken is not None and not taken.fault:
            return taken
        left = otherwise(console, left, answer, taken)
    return None


def otherwise(console: Console, left: list[Unfinished], answer: str, taken: Unfinished | None) -> list[Unfinished]:
    """The games that are left after an answer that resumes none."""
    word, _blank, number = answer.partition(" ")
    if taken is not None:
        console.point(f"{_('That game cannot go on.')} {taken.fault} {_('Its record stays:')}", taken.path)
    elif word == "d" and picked(left, number.strip()):
        return thrown_away(console, left, int(number))
    else:
        console.say(
            f"{_('{answer!r} means nothing here.', answer=answer)} {what_to_type(left)}"
            if answer
            else what_to_type(left)
        )
    return left


def offer(console: Console, left: list[Unfinished]) -> None:
    console.say(_n("You have {n} unfinished game:", "You have {n} unfinished games:", len(left)))
    for number, it in enumerate(left, 1):
        console.say(described(it), f" {number}  ")
    console.say(f"{_('Which one do you go on with?')} {what_to_type(left)}")


def what_to_type(left: list[Unfinished]) -> str:
    first = usual(left)
    number = _("Type {possible}", possible=possible(len(left)))
    return _(
        "{number}{usual}, n for a new game, or d and a number to throw one away.",
        number=number,
        usual=" " + _("(Enter: {first})", first=first) if first else "",
    )


def described(it: Unfinished) -> str:
    """When the game was left, who plays, and how far it has come; or why it cannot go on."""
    if it.kept is None:
        return f"{it.path.name}. {it.fault}"
    title = it.kept.config.record.game.capitalize()
    players = listing([player.described for player in it.kept.config.players])
    said = _(
        "{title}, left {moment}: {players}; {where}",
        title=title,
        moment=moment(it.kept.saved),
        players=players,
        where=where(it.kept.config, it.kept.standing),
    )
    decisions = counted_decisions(len(it.kept.actions))
    return (
        f"{said}. {_('It cannot go on.')} {it.fault}"
        if it.fault
        else _("{said}, after {decisions}", said=said, decisions=decisions)
    )


def moment(then: datetime) -> str:
    """A date in everyday words."""
    then, today = then.astimezone(), now()
    days = (today.date() - then.date()).days
    if days in (0, 1):
        return _("{day} at {then:%H:%M}", day=(_("today"), _("yesterday"))[days], then=then)
    return _("on {day} {then:%B}", day=then.day, then=then) + (
        f" {then.year}" if then.year != today.year else " " + _("at {then:%H:%M}", then=then)
    )


def usual(left: list[Unfinished]) -> str:
    """What Enter takes: the newest game that can go on."""
    return next((str(number) for number, it in enumerate(left, 1) if not it.fault), "")


def picked(left: list[Unfinished], answer: str) -> Unfinished | None:
    if not answer.isascii() or not answer.isdigit() or not 1 <= int(answer) <= len(left):
        return None
    return left[int(answer) - 1]


def thrown_away(console: Console, left: list[Unfinished], number: int) -> list[Unfinished]:
    """The games that are left after deleting this one, if the person is sure."""
    if not console.agrees(_("Throw game {number} away for good?", number=number)):
        return left
    left[number - 1].path.unlink(missing_ok=True)
    rest = left[: number - 1] + left[number:]
    if rest:
        offer(console, rest)
    return rest
