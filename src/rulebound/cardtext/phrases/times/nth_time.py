"""What is done the fifth time that something happens, in a turn or in the whole game, and each third time.

`The fifth time you complete a spell this game, draw a card.` The table counts from the beginning of the game, or of the
turn, wherever the card is; only what stands in relation to the card is counted on the card, as long as that is in play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Line, Waits
from rulebound.cardtext.phrases.times.noting import is_relative, note, noting
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN, of_seat
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Remembered, Triggered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.lines import Event
    from rulebound.cardtext.phrases.structure.meaning import Sense
    from rulebound.cardtext.phrases.structure.sentences import Instructions, Sentence

TIMES: Final = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
IsTime = Callable[[Any, int], bool]  # (table, source)


class WhichTime(Word):
    label: ClassVar[str] = "second, third ..."
    forms: ClassVar[tuple[str, ...]] = TIMES

    def number_of_times(self) -> int:
        return TIMES.index(self.word) + 2


class CountedSpan(Word):
    """In which time it is counted."""

    label: ClassVar[str] = "each turn, this game"
    forms: ClassVar[tuple[str, ...]] = ("each turn", "this game")

    def lasts(self) -> str:
        return END_OF_TURN if self.word == "each turn" else END_OF_GAME


class NthTime(Line):
    """`The fifth time you complete a spell this game, put 5 Prestige tokens on this.`"""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "the {nth:WhichTime} time {event} {span:CountedSpan}, {instructions}. {sentences:Sentence**}"
    nth: WhichTime
    event: Event
    span: CountedSpan
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        nth, text = self.nth.number_of_times(), f"{self.event} {self.span}".lower()
        if is_relative(self.event):
            notes: list[Ability[Any]] = counted_on_card(self.event, sense, text, self.span.lasts())
            return [*notes, *self.at_time(sense, lambda table, source: table.times_noted(source, text) == nth)]
        count_for_players(self.event, sense, text, self.span.lasts())
        return self.at_time(sense, lambda table, source: bool(times_of_player(table, source, text) == nth))

    def at_time(self, sense: Sense, is_time: IsTime) -> list[Ability[Any]]:
        """What waits for the event, at this time alone."""
        waits = self.waits()
        waits.event, waits.instructions, waits.sentences = self.event, self.instructions, self.sentences
        return [only_then(self, ability, is_time) for ability in waits.abilities(sense)]

    def waits(self) -> Waits:
        """The line without the number, as the game has it."""
        return Waits()


class EveryNthTime(NthTime):
    """`Every third time you cast a tile, gain 3 Will.` From when the card came into play."""

    text: ClassVar[str] = "every {nth:WhichTime} time {event}, {instructions}. {sentences:Sentence**}"
    nth: WhichTime
    event: Event
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        nth, text = self.nth.number_of_times(), f"{self.event} again and again".lower()
        notes: list[Ability[Any]] = counted_on_card(self.event, sense, text, END_OF_GAME)
        return [*notes, *self.at_time(sense, lambda table, source: table.times_noted(source, text) % nth == 0)]


def count_for_players(event: Event, sense: Sense, text: str, lasts: str) -> None:
    """The table counts for each player how often this happens, wherever the card is."""
    for one in event.each():
        kind, when = one.trigger(sense)
        counted = Remembered[Any](text, kind, when, Sequence())
        counted.watched.lasts = lasts
        note(sense, counted)


def counted_on_card(event: Event, sense: Sense, text: str, lasts: str) -> list[Ability[Any]]:
    """What counts on the card how often this happens; it comes before what waits for it."""
    found: list[Ability[Any]] = []
    for one in event.each():
        notes = noting(text, *one.trigger(sense))
        notes.lasts = lasts
        found.append(notes)
    return found


def times_of_player(table: Any, source: int, text: str) -> int:
    """How often it has happened, as the player of this card counts."""
    return int(table.times_noted(of_seat(table.controller(source)), text))


def only_then(line: Line, ability: Ability[Any], is_time: IsTime) -> Ability[Any]:
    """The ability, which is triggered at that time alone. What counts stands before it, so this time is counted."""
    assert isinstance(ability, Triggered)
    when = ability.when
    ability.text = str(line)
    ability.when = lambda table, source, it, other, seat: (
        when(table, source, it, other, seat) and is_time(table, source)
    )
    return ability
