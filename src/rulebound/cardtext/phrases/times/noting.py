"""How a card notes what happens in a turn, for texts that ask later how often it did."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Remembered, Triggered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.lines import Event
    from rulebound.cardtext.phrases.times.happenings import Acting

IsOne = Callable[[Any, int, int], bool]  # (table, source, it)

PLAYERS: Final = ("another player", "other players")  # no relation to the card
RELATIVE: Final = frozenset({
    "this", "it", "them", "here", "there", "other", "another", "attached", "enhanced", "i", "me", "my", "same",
})  # fmt: skip


def counted(
    who: Acting, sense: Sense, text: str, kinds: tuple[str, ...], is_one: IsOne | None = None, *,
    sums: bool = False, lasts: str = END_OF_TURN,
) -> Number:  # fmt: skip
    """How often this player has done one of these in this turn, whether the card was there or not.

    sums: how much of it, and not how often; lasts: for how long it counts.
    """

    def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
        return seat == seat_meant(source) and (is_one is None or is_one(table, source, it))

    for kind in kinds:
        remembered = Remembered[Any](text, kind, when, Sequence())
        remembered.watched.sums, remembered.watched.lasts = sums, lasts
        note(sense, remembered)

    def often(table: Any, scope: Scope) -> int:
        most = 0
        for seat in range(table.seats):
            if who.includes(scope.me, seat):
                most = max(most, table.times_noted(of_seat(seat), text))
        return most

    return often


def noted_by_card(sense: Sense, text: str, kinds: tuple[str, ...], is_one: IsOne) -> Number:
    """How often the card's player has done one of these in this turn, as far as the card was there."""

    def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
        return bool(table.controller(source) == seat) and is_one(table, source, it)

    for kind in kinds:
        note(sense, noting(text, kind, when))
    return lambda table, scope: table.times_noted(scope.source, text)


def noting(text: str, kind: str, when: Callable[[Any, int, int, int, int], bool]) -> Triggered[Any]:
    """Counts on the card how often this happens in a turn."""
    notes = Triggered[Any](text, kind, when, Sequence())
    notes.silent, notes.counts = True, True
    return notes


def note(sense: Sense, ability: Ability[Any]) -> None:
    """The card counts this, once for its whole text."""
    if not any([one.text == ability.text and one.key == ability.key for one in sense.notes]):
        sense.notes.append(ability)


def is_relative(event: Event) -> bool:
    """Whether the event is of cards that stand in some relation to the card that says so: `other`, `here`, `this`."""
    text = str(event).lower()
    for players in PLAYERS:
        text = text.replace(players, "")
    return any([word in RELATIVE for word in text.split()])


def refuse_without_note(phrase: Phrase, sense: Sense) -> None:
    if not sense.stays:
        sense.wrong(phrase, "only a card that stays in play knows this of cards beside it: speak of all such cards")
