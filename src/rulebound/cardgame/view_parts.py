"""What the views of all card games are made of besides their areas: printed faces, terms, the turn, the whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rulebound.cardgame.game import CardGame
from rulebound.cardtext.grammar.writing import capital
from rulebound.kernel.basics import view as shape
from rulebound.kernel.basics.modifier import COUNTED
from rulebound.kernel.knowledge.log_lines import lines
from rulebound.kernel.knowledge.view_parts import decision, outcome
from rulebound.kernel.table.ability_keys import GAINED
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.counting import COUNTER, counters_on
from rulebound.language import _, phase_name, translated

Refusals = Sequence[Action[Any]]


def whole_view(
    table: CardTable,
    seat: int,
    areas: list[shape.Area],
    plate: Callable[[int], shape.Seat],
    turn: shape.Turn,
    layout: shape.Split,
    theme: shape.Theme,
    terms: Mapping[str, shape.Term],
    option: Callable[[Action[Any]], shape.Option],
    refusals: Refusals,
    place: Callable[[Action[Any]], str] | None = None,
) -> shape.View:
    """The view of a seat from what a game says: plate shows a player, option what may be done.

    refusals: what is worth explaining where it cannot be done; place: what such an action is about, where no card.
    """
    game = table.game
    assert isinstance(game, CardGame)
    show_counters(table, areas)
    printed = {number: game.shown_card(number) for number in numbers_of(areas)}
    return shape.View(
        game=game.name,
        title=game.title,
        viewer=seat,
        seats=[plate(owner) for owner in range(table.seats)],
        turn=named_turn(turn),
        layout=layout,
        theme=theme,
        areas=areas,
        faces={f"{game.name}/{number}": card.face for number, card in printed.items()},
        terms={
            **game.named_terms(terms),
            **{key: term for card in printed.values() for key, term in card.terms.items()},
        },
        decision=decision(table, seat, option, refusals, place),
        log=lines(table, seat, game.log_texts, game.heads, together=game.together),
        outcome=outcome(table),
    )


def named_turn(turn: shape.Turn) -> shape.Turn:
    """The turn, with phases and step as the reader calls them."""
    turn.phases = [phase_name(phase) for phase in turn.phases]
    turn.step = translated(turn.step)
    return turn


def rounds(table: CardTable) -> int | None:
    """Which round it is; None once somebody has left, since after that turns do not tell rounds."""
    return None if any(table.out) or table.turn == 0 else table.rounds_over() + 1


def face_key(table: CardTable, it: int) -> str:
    """What a view calls the printed card of a piece."""
    return f"{table.game.name}/{table.faces[it]}"


def shown_cards(areas: Sequence[shape.Area]) -> Iterator[shape.Card]:
    """All cards in these areas, with those on them."""
    todo = [one for area in areas for one in area.cards]
    while todo:
        one = todo.pop()
        yield one
        todo.extend(one.on)


def numbers_of(areas: Sequence[shape.Area]) -> list[int]:
    """The numbers of the printed cards whose faces are seen in these areas."""
    keys = {key for one in shown_cards(areas) for key in (one.face, *one.covers)}
    return sorted(int(key.partition("/")[2]) for key in keys if key)


def show_counters(table: CardTable, areas: Sequence[shape.Area]) -> None:
    """Adds to the cards in these areas what is counted on them."""
    if not any([one.until == COUNTED for one in table.modifiers]):
        return
    for card in shown_cards(areas):
        piece = card.id[1:].partition(".")[0]  # of an id such as c12.3; piles have others
        if card.face and piece.isdigit():
            card.marks = [*card.marks, *counters_of(table, int(piece))]


def counters_of(table: CardTable, it: int) -> list[shape.Mark]:
    """The counters on a card, those of a name together."""
    marks: list[shape.Mark] = []
    for value, amount in counters_on(table, it):
        name = value.removeprefix(COUNTER) if value.startswith(COUNTER) else f"{'+' if amount > 0 else '-'}1 {value}"
        label = _("{name} counter", name=capital(name)) if name else _("Counter")
        marks.append(shape.Mark(key=f"counter {name}", label=label, count=abs(amount), weight="plain"))
    return marks


def gained_by(table: CardTable, it: int) -> str:
    """The abilities that a card has for a while."""
    gained = [modifier.value for modifier in table.modifiers if modifier.it == it]
    return " ".join([value.removeprefix(GAINED) for value in gained if value.startswith(GAINED)])
