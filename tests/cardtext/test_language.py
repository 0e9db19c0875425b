"""What a language is built of: what phrases can say, and what is refused when they do not fit together."""

from __future__ import annotations

from time import process_time
from typing import ClassVar

import pytest

from rulebound.cardtext.grammar.errors import LanguageError, TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, WordList
from rulebound.lab.random_trees import Grower
from tests.cardtext.languages import error_of, language_of, module_of, phrase, tiny
from tests.cardtext.phrases import core


class Act(Phrase): ...


class Amount(Token):
    pattern: ClassVar[str] = r"\d+"

    def number(self) -> str:
        return "one" if self.value == "1" else "many"


class Coin(Word):
    forms: ClassVar[WordList] = {"coin": "coins", "penny": "pence"}


class Who(Phrase): ...


class They(Who):
    text: ClassVar[str] = "they"

    def number(self) -> str:
        return "many"


class Myself(Who):
    text: ClassVar[str] = "I"

    def number(self) -> str:
        return "I"


class She(Who):
    text: ClassVar[str] = "she"


REST = phrase("Rest", "rest", Act)


def problems_of(*classes: type[Phrase]) -> list[str]:
    """What a language of these classes is refused for."""
    with pytest.raises(LanguageError) as refused:
        tiny(*classes)
    assert str(refused.value) == "\n".join(refused.value.problems)
    return refused.value.problems


# -- What templates can say --------------------------------------------------------------------------------------------


def test_a_verb_agrees_with_who_acts_and_is_an_order_when_nobody_is_named() -> None:
    template = "[{who} ]is/are/am asleep[ near {other:Who}] and snores/snore"
    sleep = phrase("Sleep", template, who="Who | None", other="Who | None")
    language = tiny(sleep, Who, She, They, Myself)

    for text in (
        "She is asleep and snores",
        "They are asleep and snore",
        "I am asleep and snore",
        "Are asleep and snore",
        "She is asleep near they and snore",
    ):
        assert str(language.parse(text)) == text
    assert str(error_of(language, "She are asleep and snores")).endswith("could be: 'is'")


def test_a_noun_has_the_number_of_its_amount() -> None:
    language = tiny(phrase("Pay", "pay {amount} {coin#amount}", amount="Amount", coin="Coin"), Amount, Coin)

    assert str(language.parse("Pay 1 penny")) == "Pay 1 penny"
    assert str(language.parse("Pay 2 pence")) == "Pay 2 pence"
    assert str(error_of(language, "Pay 2 penny")).endswith("could be: 'coins', 'pence'")
    assert error_of(language, "Pay 1 coins").problems[0].what == "'coins' cannot stand here; did you mean 'coin'?"


def test_a_token_without_a_label_is_called_by_its_class() -> None:
    language = tiny(phrase("Pay", "pay {amount}", amount="Amount"), Amount)

    assert str(error_of(language, "Pay much")).endswith("could be: Amount")
    assert language.complete("Pay ") == ["{Amount}"]


def test_lists_have_separators_and_may_be_empty_only_if_they_say_so() -> None:
    some = phrase("Have", "have {coins:Coin*, and}.", coins="tuple[Coin, ...]")
    any_number = phrase("Keep", "keep {coins:Coin**} all", coins="tuple[Coin, ...]")

    assert str(tiny(some, Coin).parse("Have coin, and penny, and coin.")) == "Have coin, and penny, and coin."
    assert error_of(tiny(some, Coin), "Have.").problems[0].what == "'.' cannot stand here"
    assert str(tiny(any_number, Coin).parse("Keep all")) == "Keep all"
    assert str(tiny(any_number, Coin).parse("Keep coin coin all")) == "Keep coin coin all"


def test_words_of_a_yes_or_no_are_there_when_it_is_yes() -> None:
    language = tiny(phrase("Pay", "pay {again?once more} {amount}", again="bool", amount="Amount"), Amount)

    assert repr(language.parse("Pay once more 3")) == "Pay(again=True, amount=Amount('3'))"
    assert repr(language.parse("Pay 3")) == "Pay(amount=Amount('3'))"


def test_brackets_in_brackets_are_there_by_themselves() -> None:
    pay = phrase(
        "Pay",
        "pay[ {amount}[ and {more:Amount}] to {who}]",
        amount="Amount | None",
        more="Amount | None",
        who="Who | None",
    )
    language = tiny(pay, Amount, Who, They)

    for text in ("Pay", "Pay 3 to they", "Pay 3 and 4 to they"):
        assert str(language.parse(text)) == text


def test_a_class_that_inherits_its_words_takes_the_place_of_the_one_it_has_them_from() -> None:
    own = type("OwnRest", (REST,), {})

    assert type(tiny(Act, REST, own).parse("Rest")) is own


def test_a_phrase_may_keep_things_beside_its_fields() -> None:
    class Remembering(Phrase):
        seen: list[str]

        def __init__(self) -> None:
            self.seen = []

    pay = phrase("Pay", "pay {amount}", Remembering, amount="Amount")
    language = tiny(pay, Amount)
    first, second = language.parse("Pay 3"), language.parse("Pay 3")
    assert isinstance(first, Remembering)

    first.seen.append("something")

    assert first == second and hash(first) == hash(second)


# -- What is refused ---------------------------------------------------------------------------------------------------


def test_a_field_of_an_unknown_kind_is_refused_with_the_nearest_one() -> None:
    pay = phrase("Pay", "pay {amount} {coin:Coins}", amount="Amount", coin="Coins")

    assert problems_of(pay, Amount, Coin) == [
        "tiny.Pay: there is no kind 'Coins' for its field 'coin'; did you mean 'Coin'?"
    ]


def test_a_kind_that_nothing_is_of_is_no_mistake() -> None:
    pay = phrase("Pay", "pay[ {amount}]", amount="Amount | None")
    amount = type("Amount", (), {})

    assert str(Language(pay, module_of(pay, amount)).parse("Pay")) == "Pay"


def test_a_phrase_that_begins_with_itself_is_refused() -> None:
    both = phrase("Both", "{first:Act} and {second:Act}", Act, first="Act", second="Act")

    assert problems_of(Act, REST, both) == [
        "Both can begin with itself: Both ('{first:Act} and {second:Act}') can begin with an Act, and Both is one"
    ]


def test_phrases_that_begin_with_each_other_are_refused_with_the_whole_circle() -> None:
    owned = phrase("Owned", "{the?the} {thing} of mine", the="bool", thing="Thing")
    thing = phrase("Thing", "{things:Item**} here", things="tuple[Item, ...]")
    item = phrase("Item", "[{owned} ]item", owned="Owned | None")

    assert problems_of(owned, thing, item)[0].split(": ", 1)[1].split("; ") == [
        "Owned ('{the?the} {thing} of mine') can begin with a Thing, and Thing is one",
        "Thing ('{things:Item**} here') can begin with an Item, and Item is one",
        "Item ('[{owned} ]item') can begin with an Owned, and Owned is one",
    ]


def test_a_name_that_stands_for_two_classes_is_refused() -> None:
    theirs, ours = module_of(Act, REST, name="theirs"), module_of(phrase("Rest", "take a rest", Act), name="ours")

    with pytest.raises(LanguageError) as refused:
        Language(Act, theirs, ours)

    assert refused.value.problems == ["the name 'Rest' stands for two classes: theirs.Rest, ours.Rest"]


def test_a_class_that_is_imported_by_another_module_stands_for_itself() -> None:
    theirs = module_of(Act, REST, name="theirs")
    ours = module_of(name="ours")
    ours.__dict__["Rest"] = REST

    assert str(Language(Act, theirs, ours).parse("Rest")) == "Rest"


def test_fields_and_annotations_must_agree() -> None:
    pay = phrase("Pay", "pay {amount} {coin}[ to {who}]", amount="int", who="Who", why="str")

    assert problems_of(pay, Amount, Coin, Who, They) == [
        "tiny.Pay: the field 'amount' must be annotated 'Amount', not 'int'",
        "tiny.Pay: the field 'coin' of the template is not annotated: Coin",
        "tiny.Pay: the field 'who' must be annotated 'Who | None', not 'Who'",
        "tiny.Pay: 'why' is annotated, but no field of the template 'pay {amount} {coin}[ to {who}]'",
    ]


def test_annotations_of_lists_and_flags_are_compared_too() -> None:
    pay = phrase("Pay", "pay {now?now} {coins:Coin*}", now="Coin", coins="list[Coin]")

    assert problems_of(pay, Coin) == [
        "tiny.Pay: the field 'now' must be annotated 'bool', not 'Coin'",
        "tiny.Pay: the field 'coins' must be annotated 'tuple[Coin, ...]', not 'list[Coin]'",
    ]


def test_two_phrases_with_the_same_words_at_one_place_are_refused() -> None:
    sleep = phrase("Sleep", "REST", Act)
    pay = phrase("Pay", "pay {amount}", Act, amount="Amount")
    spend = phrase("Spend", "pay {price:Amount}", Act, price="Amount")

    assert problems_of(Act, REST, sleep, pay, spend, Amount) == [
        "tiny.Rest and tiny.Sleep can stand at one place and have the same words: 'rest'",
        "tiny.Pay and tiny.Spend can stand at one place and have the same words: 'pay {Amount}'",
    ]


def test_phrases_with_the_same_words_at_different_places_are_no_mistake() -> None:
    ready = phrase("Ready", "rest")
    pay = phrase("Pay", "pay {ready}", Act, ready="Ready")

    assert str(tiny(Act, REST, pay, ready).parse("Pay rest")) == "Pay rest"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("pay [{amount}", "a '[' has no ']'"),
        ("pay {amount}]", "a ']' has no '['"),
        ("pay {amount", "'pay {amount' cannot be read"),
        ("pay {amount?}", "'pay {amount?}' cannot be read"),
        ("pay {amount} {amount}", "the field 'amount' stands twice"),
        ("pay {coin#amount} {amount}", "'#amount' has no field 'amount' before it that is always there"),
        ("pay [{amount} ]{coin#amount}", "'#amount' has no field 'amount' before it that is always there"),
        ("pay[ now] {amount}", "a bracket has no field to say whether it is there"),
    ],
)
def test_a_template_that_cannot_be_read_is_refused(text: str, problem: str) -> None:
    assert problems_of(phrase("Pay", text)) == [f"tiny.Pay: in the template {text!r}, {problem}"]


def test_a_phrase_that_can_be_empty_is_refused() -> None:
    assert problems_of(phrase("Pay", "[{amount}]", amount="Amount | None"), Amount) == [
        "tiny.Pay: the template '[{amount}]' can be empty: nothing in it must be there"
    ]


def test_a_field_must_not_be_called_like_something_of_every_phrase() -> None:
    assert problems_of(phrase("Pay", "pay {number:Amount}", number="Amount"), Amount) == [
        "tiny.Pay: a field cannot be called 'number', which every phrase has"
    ]


def test_words_and_patterns_must_say_something() -> None:
    nothing = type("Nothing", (Word,), {"forms": ("something", "")})
    anything = type("Anything", (Token,), {"pattern": r"\d*"})
    broken = type("Broken", (Token,), {"pattern": r"(\d"})

    assert problems_of(nothing, anything, broken) == [
        "tiny.Nothing: one of its forms is empty",
        r"tiny.Anything: the pattern '\\d*' allows for nothing",
        r"tiny.Broken: the pattern '(\\d' cannot be read: missing ), unterminated subpattern at position 0",
    ]


def test_a_language_without_its_whole_text_is_refused() -> None:
    with pytest.raises(LanguageError, match="no phrase of the modules is of the kind 'Text'"):
        Language(core.Text, module_of(REST))


def test_all_that_is_wrong_is_told_at_once() -> None:
    pay, spend = (
        phrase("Pay", "pay {amount:Sum}", amount="Sum"),
        phrase("Spend", "spend {amount:Total}", amount="Total"),
    )

    assert len(problems_of(pay, spend)) == 2


# -- One reading -------------------------------------------------------------------------------------------------------


class Player(Phrase): ...


class Each(Player):
    text: ClassVar[str] = "each {noun}"
    noun: Noun


class EachEnemy(Player):
    text: ClassVar[str] = "each {rival?other} enemy"
    rival: bool


class Noun(Word):
    forms: ClassVar[WordList] = {"enemy": "enemies", "student": "students"}


class Lose(Phrase):
    text: ClassVar[str] = "{who:Player} loses/lose {amount}."
    who: Player
    amount: Amount


def test_a_text_with_two_readings_is_refused_with_the_words_where_they_part() -> None:
    language = tiny(Lose, Player, Each, EachEnemy, Noun, Amount)

    assert str(language.parse("Each student loses 2.")) == "Each student loses 2."
    assert str(error_of(language, "Each enemy loses 2.")) == (
        "line 1, column 1: 'Each enemy' can be read in two ways\n"
        "  Each enemy loses 2.\n"
        "  ^\n"
        "  as:\n"
        "    Each\n"
        "      noun: Noun 'enemy'\n"
        "  or as:\n"
        "    EachEnemy"
    )


def test_random_trees_find_phrases_that_can_be_taken_for_each_other() -> None:
    language = tiny(Lose, Player, Each, EachEnemy, Noun, Amount)
    grower = Grower(language.book, seed=14)
    texts = [str(grower.tree("Lose")) for _ in range(100)]

    with pytest.raises(TextError, match="can be read in two ways"):
        list(map(language.parse, texts))


def test_readings_that_part_in_a_list_are_told_by_the_member() -> None:
    both = phrase("Both", "both {who:Player*and} lose.", who="tuple[Player, ...]")
    language = tiny(both, Player, Each, EachEnemy, Noun)

    problem = error_of(language, "Both each student and each enemy lose.").problems[0]

    assert problem.sentence() == "line 1, column 23: 'each enemy' can be read in two ways"


def test_readings_that_part_in_more_than_one_field_are_told_whole() -> None:
    gift = phrase(
        "Gift",
        "give {coins:Coin**} {more:Coin**} {now?at once}",
        coins="tuple[Coin, ...]",
        more="tuple[Coin, ...]",
        now="bool",
    )

    shown = str(error_of(tiny(gift, Coin), "Give coin at once"))

    assert shown.split("\n")[3:] == [
        "  as:",
        "    Gift",
        "      coins: Coin 'coin'",
        "      now: yes",
        "  or as:",
        "    Gift",
        "      more: Coin 'coin'",
        "      now: yes",
    ]


def test_a_text_with_exponentially_many_readings_is_refused_in_time() -> None:
    deep = phrase("Deep", "so {it:Act}", Act, it="Act")
    deeper = phrase("Deeper", "so so {it:Act}", Act, it="Act")
    language = tiny(Act, deep, deeper, REST)

    began = process_time()
    problem = error_of(language, "So " + "so " * 40 + "rest").problems[0]

    assert problem.what.endswith("can be read in several ways")
    assert process_time() - began < 5


def test_languages_share_phrases_and_not_what_stands_in_them() -> None:
    text = "Gain 2 Shards."

    assert str(language_of("arcane").parse(text)) == text
    assert error_of(language_of("avarium"), text).problems[0].what == (
        "'Shards' cannot stand here; no phrase of this game has that word"
    )
