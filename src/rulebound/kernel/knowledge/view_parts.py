"""The parts of a view that all games share: ids of cards, sentences, the decision, the outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from rulebound.kernel.basics import view
from rulebound.kernel.basics.words import Part, spoken
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import N_, _

BY_CARD = N_("A card has ended the game.")
MOST_NAMED = 6  # in a sentence
LONGEST_TEXT = 48  # letters of a card's text that stand behind its name where there is little room


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
    if table.undo_to == table.decisions or table.undo_to < table.undo_limit:
        return ""
    return "chain" if table.question and table.question[0].chained else "step"


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
    said = _(table.game.reasons.get(table.reason, BY_CARD))
    names = table.setup.names
    winners = [names[seat] for seat in table.winners]
    losers = [name for seat, name in enumerate(names) if seat not in table.winners]
    return said.replace("{winners}", _(" and ").join(winners)).replace("{losers}", _(" and ").join(losers))


def some_of(names: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`; of many the first few and how many more."""
    left = len(names) - MOST_NAMED + 1
    shown = list(names) if left < 2 else [*names[: MOST_NAMED - 1], _("{n} more", n=left)]
    return _(" and ").join([part for part in (", ".join(shown[:-1]), shown[-1]) if part])
