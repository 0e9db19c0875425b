"""Some of the cards that were looked at: any number of them, of two kinds, or the one with the highest value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.choices.choosing import or_no
from rulebound.cardtext.phrases.numbers.amounts import ANY
from rulebound.cardtext.phrases.structure.effects import Choice, ChooseOne, TakeOne, TakeUpTo
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import It
from rulebound.cardtext.phrases.zones.decks import LookAtDeck
from rulebound.cardtext.phrases.zones.destinations import Deal, Destination, in_an_order
from rulebound.cardtext.phrases.zones.putting_seen import Among, among_these, which_of_them
from rulebound.cardtext.phrases.zones.revealing import RevealUntil
from rulebound.kernel.table.effect import Effect, No, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Stat
    from rulebound.cardtext.phrases.structure.subjects import Object
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.cardtext.phrases.zones.putting_seen import AmongThem


# -- As many as a player likes -----------------------------------------------------------------------------------------


class AnySeen(Among):
    """`Put any number of them on the bottom of your deck and the rest on top in any order.`"""

    text: ClassVar[str] = "any number of them"

    def count_of(self) -> int:
        return ANY

    def is_up_to(self) -> bool:
        return True

    def takings(self, sense: Sense, prompt: str) -> list[Effect[Any]]:
        wanted = self.wanted(sense)
        question = which_of_them(sense, worded("{question} Say no when it is enough.", question=prompt), wanted)
        question.takes.append(No)
        question.needs = [or_no(need) for need in question.needs]
        question.given = [or_no(need) for need in question.given]
        return [TakeUpTo(question, among_these(wanted), sense.words.pick, sense.words.no, self.count_of())]


class UpToSeen(AnySeen):
    text: ClassVar[str] = "up to {count:CountWord} of them"
    count: CountWord

    def count_of(self) -> int:
        return self.count.count()


class AnyAmongThem(AnySeen):
    """`any number of partners from among them`"""

    text: ClassVar[str] = "any number of {wanted_card:Wanted+} {among:AmongThem}"
    wanted_card: Wanted
    among: AmongThem

    def wanted(self, sense: Sense) -> Test | None:
        self.among.check(sense)
        return self.wanted_card.test(sense)


class UpToAmongThem(AnyAmongThem):
    """`up to two partners from among them`"""

    text: ClassVar[str] = "up to {count:CountWord} {wanted_card:Wanted#count} {among:AmongThem}"
    count: CountWord
    wanted_card: Wanted
    among: AmongThem

    def count_of(self) -> int:
        return self.count.count()


# -- Of two kinds ------------------------------------------------------------------------------------------------------


class TwoKindsAmongThem(Among):
    """`a partner and an item from among them`: of each kind as far as there are any."""

    text: ClassVar[str] = (
        "{count:CountWord} {first:Wanted#count} and {more:CountWord} {second:Wanted#more} {among:AmongThem}"
    )
    count: CountWord
    first: Wanted
    more: CountWord
    second: Wanted
    among: AmongThem

    def count_of(self) -> int:
        return self.count.count() + self.more.count()

    def takings(self, sense: Sense, prompt: str) -> list[Effect[Any]]:
        self.among.check(sense)
        taken: list[Effect[Any]] = []
        for count, kind in ((self.count, self.first), (self.more, self.second)):
            wanted = kind.test(sense)
            found, question = among_these(wanted), which_of_them(sense, prompt, wanted)
            taken += [TakeOne(question, found, sense.words.pick) for _ in range(count.count())]
        return taken


class OneOfTwoKinds(Among):
    """`a partner or an item from among them`"""

    text: ClassVar[str] = "{count:CountWord} {first:Wanted#count} or {again?a} {second:Wanted#count} {among:AmongThem}"
    count: CountWord
    first: Wanted
    again: bool
    second: Wanted
    among: AmongThem

    def count_of(self) -> int:
        return self.count.count()

    def wanted(self, sense: Sense) -> Test | None:
        self.among.check(sense)
        tests = [self.first.test(sense), self.second.test(sense)]
        text = worded("{it} is no {first} and no {second}.", first=lower(self.first), second=lower(self.second))
        return Test(text, lambda table, source, it: any([test.holds(table, source, it) for test in tests]))


# -- The most or the least of a value ----------------------------------------------------------------------------------


class ExtremeWord(Word):
    """Of two cards it is the higher one, of more the highest."""

    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest", "higher", "lower")

    def is_high(self) -> bool:
        return self.word in ("highest", "higher")

    def check(self, sense: Sense) -> None:
        """Notes where it is the wrong one for so many cards."""
        looks = [one for one in walk(sense.line) if isinstance(one, LookAtDeck)] if sense.line else []
        if not looks or isinstance(looks[-1], RevealUntil):
            return
        of_two, of_more = ("higher", "highest") if self.is_high() else ("lower", "lowest")
        right = of_two if looks[-1].top() == 2 else of_more
        if right != self.word:
            sense.correct(self, "write '{word}' here", word=right)


class OneWithExtreme(Among):
    """`the one with the highest cost`; of several that have as much, the player chooses."""

    text: ClassVar[str] = "the one with the {which:ExtremeWord} {stat}"
    which: ExtremeWord
    stat: Stat

    def count_of(self) -> int:
        return 1

    def wanted(self, sense: Sense) -> Test | None:
        self.which.check(sense)
        stat, high = self.stat, self.which.is_high()

        def is_extreme(table: Any, source: int, it: int) -> bool:
            values = [stat.of(table, other) for other in table.scopes[-1].queue]
            return len(values) > 0 and bool(stat.of(table, it) == (max(values) if high else min(values)))

        return Test(worded("{it} does not have the {which} {stat}.", which=self.which.word, stat=stat.word), is_extreme)


# -- All of them, to one of two places ---------------------------------------------------------------------------------


class PutItEither(Clause):
    """`Put them back in any order or on the bottom.`"""

    text: ClassVar[str] = "put {what:Object} {first:Destination} or {second:Destination}"
    what: Object
    first: Destination
    second: Destination

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([it >= 0 for it in scope.picks])

    def effect(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.what, It):
            sense.correct(self.what, "write 'it' or 'them' here, of cards that were looked at; others are returned")
        elif not sense.looked_at:
            sense.wrong(self, "no sentence before this looks at cards of a deck")
        sense.looked_at = 0
        taken = self.what.take(sense)
        places = [self.first, self.second]
        question = sense.question(N_("{source}: where do you put what you looked at?"), Choice, [], "{choice}")
        question.choices = [lower(where) for where in places]
        two = Need[Any](sense.words.clause, "There are fewer choices.", lambda table, me, it: it < len(places))
        question.given = [two]
        options = [goes_there(sense, where) for where in places]
        return Sequence(taken, ChooseOne(question, sense.words.choices[: len(places)], options))


def goes_there(sense: Sense, where: Destination) -> Effect[Any]:
    """What was taken goes to this place."""
    where.check(sense)
    order = [in_an_order(sense, where)] if where.in_any_order() else []
    return Sequence(*order, Deal(where))
