"""Words that are read as others: numbers as they come, words around others, and looser ones where none else helps."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.phrases.whole import card_files
from tests.cardtext.designers.corpus import reader_of
from tests.cardtext.languages import phrase, tiny

LOADED: Final = """
import gc, rulebound
from rulebound.cardtext.advice.patterns import Patterns
from rulebound.cardtext.grammar.variants import Variant
for name in rulebound.GAMES:
    rulebound.load(name)
print(len([one for one in gc.get_objects() if isinstance(one, Patterns) and "rules" in vars(one)]))
print(len([one for one in gc.get_objects() if isinstance(one, Variant)]) > 400)
"""


def test_games_are_loaded_without_the_other_words_that_texts_of_people_may_have() -> None:
    ended = subprocess.run([sys.executable, "-c", LOADED], stdout=subprocess.PIPE, text=True, check=True)

    assert ended.stdout.split() == ["0", "False"]


READ: Final = """
import gc, rulebound
from rulebound.cardtext.grammar.variants import Variant
def made():
    return {one.written[0][0] for one in gc.get_objects() if isinstance(one, Variant)}
files = rulebound.load("courses").card_files
before = made()
assert files.fault("Whenever this enters, you draw one card.", "partner") == ""
print("whenever" in made(), made() - before - set("when whenever this enters , you draw one card .".split()))
"""


def test_a_text_makes_only_those_other_words_that_begin_as_its_own_do() -> None:
    ended = subprocess.run([sys.executable, "-c", READ], stdout=subprocess.PIPE, text=True, check=True)

    assert ended.stdout.split() == ["True", "set()"]


@pytest.mark.parametrize(
    ("game", "written", "house"),
    [
        ("courses", "Draw 2 cards.", "Draw two cards."),
        ("courses", "Gain two points.", "Gain 2 points."),
        ("courses", "Gain a point.", "Gain 1 point."),
        ("courses", "Draw 3 cards, then discard 1 card.", "Draw three cards, then discard one card."),
        ("arcane", "Gain two Will.", "Gain 2 Will."),
        ("varia", "On-Hit: Gain three Health Points.", "On-Hit: Gain 3 Health Points."),
        ("avarium", "EXHAUST: Draw 2 cards.", "EXHAUST: Draw two cards."),
        ("proelium", "Destroy 2 items.", "Destroy two items."),
        ("windward", "Gain two coins.", "Gain 2 coins."),
    ],
)
def test_a_number_is_read_in_words_and_in_digits(game: str, written: str, house: str) -> None:
    reading = reader_of(game).language.read(written)

    assert reading.text == house


def test_a_number_that_no_wording_makes_right_is_refused_where_it_stands() -> None:
    with pytest.raises(TextError) as refused:
        reader_of("courses").language.read("Draw 2 nonsense.")

    assert refused.value.problems[0].at == len("Draw 2 ")


@pytest.mark.parametrize(
    ("game", "written", "house"),
    [
        (
            "courses", "If there are three or more partners here, this cannot be defeated.",
            "As long as there are three or more partners here, this cannot be defeated.",
        ),
        ("courses", "This has +1 power if you have no points.", "This has +1 power as long as you have no points."),
        ("courses", "Your partners get +1 power.", "Your partners have +1 power."),
    ],
)  # fmt: skip
def test_what_holds_all_the_time_is_read_in_the_words_of_what_happens(game: str, written: str, house: str) -> None:
    assert reader_of(game).language.read(written).text == house


def test_words_around_others_are_read_as_those_of_the_house() -> None:
    take = phrase("Take", "take {what:Noun} out of the box", what="Noun")
    language = tiny(take, phrase("Noun", "two red cards"))
    language.also_reads([("get ... from the box", "take ... out of the box")])

    reading = language.read("Get two red cards from the box")

    assert reading.text == "Take two red cards out of the box"
    assert reading.house is not None
    assert reading.house.starts == [0, 4, 8, 12, 18, 18, 18, 18]


def test_words_around_others_do_not_reach_into_the_next_sentence() -> None:
    language = tiny(phrase("Stop", "stop here. take it out of the box"))
    language.also_reads([("stop ... the box", "begin ... the box")])

    assert language.read("Stop here. Take it out of the box").text == "Stop here. Take it out of the box"


def test_looser_words_are_tried_one_list_after_the_other() -> None:
    language = tiny(phrase("Win", "win at once"))
    language.also_reads([("victory", "win")], [("now", "once")], [("in", "at")])

    assert language.read("Victory in now").text == "Win at once"
    with pytest.raises(TextError):
        language.read("Victory for now")


@pytest.mark.parametrize(
    ("game", "written", "house"),
    [
        ("arcane", "Gain 2 Will and 2 Shards.", "Gain 2 Will and gain 2 Shards."),
        ("arcane", "Gain 2 Shards and 1 Will.", "Gain 2 Shards and gain 1 Will."),
        ("arcane", "Items cost you 1 Shard less.", "Your items cost 1 Shard less."),
        ("arcane", "Rotate up to three of your placed tiles.", "Rotate up to three placed tiles of yours."),
        (
            "arcane", "End of Game: Gain 1 Prestige for each different symbol on your placed tiles.",
            "End of Game: Gain 1 Prestige for each different symbol on placed tiles of yours.",
        ),
        (
            "arcane", "Gain 2 Will. Then each other player discards a card.",
            "Gain 2 Will. Then, each other player discards a card.",
        ),
        (
            "arcane", "If you have less Prestige than each other player, draw a card.",
            "If you have fewer Prestige than each other player, draw a card.",
        ),
        ("arcane", "Roll a die. On a 5 or 6, gain 2 Will.", "Roll a die. If you roll 5 or more, gain 2 Will."),
        (
            "arcane", "At the end of your turn, if you completed no assignments this turn, gain 2 Shards.",
            "At the end of your turn, if you have not completed an assignment this turn, gain 2 Shards.",
        ),
        (
            "varia", "Start of Moment: Gain 2 Braced. If you are disengaged, gain 1 Inspired as well.",
            "Start of Moment: Gain 2 Braced. If you are disengaged, gain 1 Inspired.",
        ),
    ],
)  # fmt: skip
def test_what_designers_leave_out_or_put_elsewhere_is_read_in_the_words_of_the_house(
    game: str, written: str, house: str
) -> None:
    assert reader_of(game).language.read(written).text == house


@pytest.mark.parametrize("rest", ["each player loses 2 Shards.", "draw a card."])
def test_a_verb_that_stands_there_is_not_said_again(rest: str) -> None:
    written = f"Gain 2 Will and {rest}"

    assert reader_of("arcane").language.read(written).text == written


def test_what_a_text_says_that_is_built_in_another_way_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    files = reader_of("courses").card_files
    text = "Once per turn, you may swap the places of two partners of yours at different courses."
    house = str(files.understood(text, "supporter")[1])

    monkeypatch.setattr(card_files, "SecondReader", None)

    assert house != text
    assert str(files.understood(text, "supporter")[1]) == house
