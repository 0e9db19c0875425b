"""What cannot be done any more, since the card has left play: `When this defeats a partner, untap it.`

Such a text is good English, and would do nothing; mostly it means the card that says so.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, parts_of
from rulebound.cardtext.phrases.counting.counters import CounterChange
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import Event, Line, Text
from rulebound.cardtext.phrases.structure.meaning import IT, Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.roles import EventCard
from rulebound.cardtext.phrases.structure.sentences import IfYouDoNot, Instructions, Otherwise
from rulebound.cardtext.phrases.structure.subjects import Bearer, It, Subject, They, This
from rulebound.language import N_

IT_HAS_LEFT: Final = N_(
    "by then that card has left play, and this can be done only in play: write 'this' if you mean the card itself"
)
HAS_LEFT: Final = N_("by then it has left play, and this can be done only in play")
EITHER: Final = N_("two cards could be meant: write 'this' for the card itself, or {words} for the other one")
SPEAKS_OF_NONE: Final = ("gain", "gains", "lose", "loses", "draw", "draws")  # verbs after which `it` is who it was


class Departed:
    """Which of the cards that a line speaks of have left play.

    it: what `it` is. itself: the card that says so. roles: by what the event calls them. either: what `it` is called,
    where it has not left but could be the card itself as well.
    """

    def __init__(
        self, *, it: bool = False, itself: bool = False, roles: Collection[str] = (), either: str = ""
    ) -> None:  # fmt: skip
        self.it = it
        self.itself = itself
        self.roles = roles
        self.either = either

    def has(self, card: Phrase, itself: Collection[str]) -> bool:
        if isinstance(card, It | They):
            return self.it
        if isinstance(card, EventCard):
            return lower(card) in self.roles
        return self.itself and is_itself(card, itself)


def refuse_departed(tree: Text, sense: Sense, itself: Collection[str], departures: Collection[str]) -> None:
    """Notes what would be done to cards that have left play.

    itself: the names of phrases that are the card itself. departures: the kinds of events of cards that leave play.
    """
    for line in lines_of(tree):
        departed = before = Departed()
        for part in parts_of(line):
            if isinstance(part, Event):
                departed = departed_of(part, sense, itself, departures)
            elif isinstance(part, Otherwise | IfYouDoNot):  # the sentence before this was not carried out then
                departed = followed(instructions_of(part), before, sense, itself)
            elif not isinstance(part, Condition):
                before, departed = departed, followed(instructions_of(part), departed, sense, itself)


def lines_of(phrase: Phrase) -> list[Phrase]:
    """The lines of a text, and those that stand in them."""
    found: list[Phrase] = [phrase] if isinstance(phrase, Line) else []
    for part in parts_of(phrase):
        found += lines_of(part)
    return found


def departed_of(event: Event, sense: Sense, itself: Collection[str], departures: Collection[str]) -> Departed:
    """Who has left play when this has happened."""
    fresh = sense.of_another_card()
    if not all([one.trigger(fresh)[0] in departures for one in event.each()]):
        return Departed(either=event.or_itself())
    roles = [name for name, part in event.parts().items() if part == IT]
    is_it = (event.it_is() or event.subject_is()) == IT
    whose = [part for part in parts_of(event) if isinstance(part, Subject)]
    alone = is_it and len(whose) == 1 and is_itself(whose[0], itself)
    ended = event.ends_it() and any([is_itself(part, itself) for part in whose])
    return Departed(it=is_it, itself=alone or ended, roles=roles)


def is_itself(phrase: Phrase, itself: Collection[str]) -> bool:
    return isinstance(phrase, This) or type(phrase).__name__ in itself


def instructions_of(phrase: Phrase) -> list[Instructions]:
    """The instructions of a sentence that are made of no others, in their order; none of lines within it."""
    if isinstance(phrase, Line | Condition):
        return []
    inner: list[Instructions] = []
    for part in parts_of(phrase):
        inner += instructions_of(part)
    return inner or ([phrase] if isinstance(phrase, Instructions) else [])


def followed(
    clauses: Sequence[Instructions], departed: Departed, sense: Sense, itself: Collection[str]
) -> Departed:  # fmt: skip
    """Notes what is wrong with these instructions; who has left play after them."""
    for clause in clauses:
        cards = [part for part in parts_of(clause) if is_card(part)]
        gone = [card for card in cards if departed.has(card, itself)]
        kind = type(clause)
        if gone and is_of_play(kind):
            if sense.stays and not departed.itself:
                sense.wrong(gone[0], IT_HAS_LEFT)
            else:
                sense.wrong(gone[0], HAS_LEFT)
        elif cards and departed.either and isinstance(cards[0], It) and kind.to_all_kinds and of_all_kinds(clause):
            sense.wrong(cards[0], EITHER, words=f"'{departed.either}'")
        elif cards or lower(clause).split()[0] not in SPEAKS_OF_NONE:
            departed = Departed(it=kind.takes_away)
    return departed


def is_card(phrase: Phrase) -> bool:
    """Whether it is cards to which something is done. Apart: compiled, the caller would take it for no `it` then."""
    return isinstance(phrase, Bearer)


def is_of_play(kind: type[Instructions]) -> bool:
    """Whether it does nothing to a card that has left play."""
    return kind.lasts_in_play or (kind.only_in_play and not kind.also_departed)


def of_all_kinds(clause: Instructions) -> bool:
    """Whether it says nothing of a value, which cards of some kinds do not have."""
    return not any([isinstance(part, CounterChange) for part in parts_of(clause)])
