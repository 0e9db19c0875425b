"""What players do: schemes, recruits, and turns that begin and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, make
from rulebound.cardtext.phrases.numbers.tallying import Gone
from rulebound.cardtext.phrases.structure.filters import Test, all_hold
from rulebound.cardtext.phrases.structure.lines import Event, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Adjective, Having
from rulebound.cardtext.phrases.structure.subjects import Article, OneOf, Subject
from rulebound.cardtext.phrases.times.history import Act, DidPlay
from rulebound.cardtext.phrases.times.moments import WhoseTurns
from rulebound.cardtext.phrases.times.next_time import HappensToIt
from rulebound.cardtext.phrases.times.not_played import HasPlayedOne
from rulebound.cardtext.phrases.times.noting import note
from rulebound.games.avarium.card import SCHEME, STUDENT
from rulebound.games.avarium.events import ATTACKS, EXHAUSTED, EXPELLED, JOINS, PLAYS, RECRUITS, SAYS_END, TURN_STARTS
from rulebound.games.avarium.phrases.events import HappensTo, IsExpelled
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import EXPEL_PILE
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import ON_IT, Marked

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.zones.decks import Wanted


# -- What players do ---------------------------------------------------------------------------------------------------


class ItIs(HappensToIt):
    text: ClassVar[str] = "it is {fate:ItsFate}"
    fate: ItsFate

    def kind(self) -> str:
        return EXPELLED if self.fate.word == "expelled" else EXHAUSTED

    def has_happened(self, table: Any, it: int) -> bool:
        return self.fate.word == "expelled" and bool(table.zone[it] == EXPEL_PILE)

    def done(self) -> str:
        return self.fate.word if self.fate.word == "expelled" else ""


class ItsFate(Word):
    forms: ClassVar[tuple[str, ...]] = ("expelled", "exhausted")


class StudentsGone(Gone):
    forms: ClassVar[tuple[str, ...]] = ("expelled",)

    def event(self, noun: Noun) -> Event:
        one, found = make(OneOf, (make(Article, ("a",)), noun)), IsExpelled()
        assert isinstance(one, OneOf), one
        found.who = one
        return found


class AvariumAct(Act):
    forms: ClassVar[tuple[str, ...]] = ("declared a fight",)
    kinds: ClassVar[dict[str, str]] = {"declared a fight": ATTACKS}
    present: ClassVar[dict[str, str]] = {"declared a fight": "declare a fight"}


class Doer(Word):
    label: ClassVar[str] = "you, an enemy, a player"
    forms: ClassVar[tuple[str, ...]] = ("you", "an enemy", "a player")

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def does(self, table: Table, source: int, seat: int) -> bool:
        mine = player(table, source) == seat
        return self.word == "a player" or mine == (self.word == "you")


class EnemyTurns(WhoseTurns):
    forms: ClassVar[tuple[str, ...]] = ("each enemy's",)


def printed_tests(adjectives: tuple[Adjective, ...], having: Having | None, sense: Sense) -> list[Test]:
    """What is printed on a card, wherever it lies."""
    tests: list[Test] = []
    said: list[Adjective | Having] = [*adjectives]
    if having is not None:
        said.append(having)
    for one in said:
        if not one.is_printed():
            sense.wrong(one, "only what is printed on a card can be asked of one that is not in play")
        tests.append(one.test(sense))
    return tests


class PlaysScheme(Event):
    text: ClassVar[str] = "{who:Doer} plays/play a {adjectives:Adjective**} scheme[ {having:Having}]"
    who: Doer
    adjectives: tuple[Adjective, ...]
    having: Having | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, tests = self.who, printed_tests(self.adjectives, self.having, sense)

        def plays(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.does(table, source, seat) and all_hold(tests, table, source, it)

        return PLAYS, plays

    def has_player(self) -> bool:
        return self.who.word != "you"


class RecruitsStudent(Event):
    text: ClassVar[str] = "{who:Doer} recruits/recruit a {adjectives:Adjective**} student[ {having:Having}]"
    who: Doer
    adjectives: tuple[Adjective, ...]
    having: Having | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, tests = self.who, printed_tests(self.adjectives, self.having, sense)

        def recruits(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.does(table, source, seat) and all_hold(tests, table, source, it)

        return RECRUITS, recruits

    def has_player(self) -> bool:
        return self.who.word != "you"


class JoinsTheirs(HappensTo):
    """Another Class than that of the card that says so. [join.again]"""

    text: ClassVar[str] = "{who:Subject} joins/join their class"
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def joins(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return seat != table.holder[source] and found.holds(table, source, it)

        return JOINS, joins


class StartsTurn(OfNoCard):
    text: ClassVar[str] = "you start your turn"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return TURN_STARTS, lambda table, source, it, other, seat: player(table, source) == seat


class EndsTurn(OfNoCard):
    """By saying so, before the End Phase. [B16]"""

    text: ClassVar[str] = "you end your turn"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return SAYS_END, lambda table, source, it, other, seat: player(table, source) == seat


class PlayedCards(DidPlay):
    """Students are recruited, schemes are played."""

    forms: ClassVar[tuple[str, ...]] = ("played", "recruited")

    def events(self, wanted: Wanted, sense: Sense) -> tuple[str, ...]:
        kind, recruited = getattr(wanted, "kind", None), self.word == "recruited"
        if kind is not None and not kind.could_be(STUDENT if recruited else SCHEME):
            sense.correct(self, "write '{word}' here", word="played" if recruited else "recruited")
        return (RECRUITS if recruited else PLAYS,)

    def was_itself(self, sense: Sense) -> Callable[[Any, int], bool] | None:
        """It may have come some other way than by being recruited, or in an earlier turn."""
        if self.word != "recruited":
            return None
        text = "recruited this turn"
        note(sense, Marked[Any](text, RECRUITS, ON_IT, Sequence()))
        return lambda table, source: bool(table.times_noted(source, text))


class HasRecruitedOne(HasPlayedOne):
    """`if you have not recruited a student this turn`, and of schemes, which are played, the same."""

    def so(self, sense: Sense) -> So:
        if self.no and self.who.word != "you":
            sense.wrong(self, "say this of yourself, or leave 'not' out and write 'otherwise'")
        return super().so(sense)
