"""Card and deck files: what is in them, and all that is wrong with them at once, each with its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import CardError, shown
from rulebound.kernel.files.datafile import Entry, Number, Schema, check_card, read_deck, read_entries

SCHEMAS = {"partner": Schema({"cost": Number(0, 9), "power": Number(1, 9)}, {"stars": Number(0, 5)})}
GOOD = """
[[card]]
name = "Aki"
kind = "partner"
cost = 2
power = 3
text = "When this enters, draw a card."
printed = ["name", "cost"]
"""


def entries(folder: Path, text: str | bytes) -> list[Entry]:
    path = folder / "set.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_entries(path, ("card", "deck"))


def refused(folder: Path, text: str | bytes) -> list[str]:
    with pytest.raises(CardError) as wrong:
        entries(folder, text)
    assert wrong.value.what.endswith("set.toml")
    return wrong.value.problems


def wrong_with(folder: Path, **changed: object) -> list[str]:
    """What is wrong with the good card after these changes, without the places; None takes a key away."""
    (entry,) = entries(folder, GOOD)
    values = {key: value for key, value in {**entry.values, **changed}.items() if value is not None}
    return [problem.partition(": ")[2] for problem in check_card(replace(entry, values=values), SCHEMAS)]


# -- Files -------------------------------------------------------------------------------------------------------------


def test_each_entry_knows_its_line_and_those_of_its_keys(tmp_path: Path) -> None:
    first, second = entries(tmp_path, GOOD + "\n[[deck]]\nname = 'One'\n")

    assert (first.name, first.line, first.lines["power"], first.at("kind")) == ("card", 2, 6, "line 4: ")
    assert (second.name, second.line, second.at("name")) == ("deck", 10, "line 11: ")


def test_a_key_that_is_not_there_is_at_the_line_of_its_entry(tmp_path: Path) -> None:
    (entry,) = entries(tmp_path, GOOD)

    assert entry.at("points") == "line 2: "


def test_entries_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    found = entries(tmp_path, "[[deck]]\nname='a'\n[[card]]\nname='b'\n[[deck]]\nname='c'\n")

    assert [(entry.name, entry.values["name"]) for entry in found] == [("deck", "a"), ("card", "b"), ("deck", "c")]


def test_entries_written_in_another_way_are_not_lost(tmp_path: Path) -> None:
    text = "card = [{name = 'a'}, {name = 'b'}]\n[[ 'deck' ]]\nname = 'c'\n"

    found = entries(tmp_path, text)

    assert sorted(entry.values["name"] for entry in found) == ["a", "b", "c"]


def test_a_heading_within_a_text_makes_no_entry(tmp_path: Path) -> None:
    found = entries(tmp_path, "[[card]]\nname = 'a'\ntext = '''\n[[card]]\n'''\n")

    assert [entry.values["name"] for entry in found] == ["a"]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="it cannot be read: No such file"):
        read_entries(tmp_path / "none.toml", ("card",))


def test_a_file_that_is_no_text_or_no_toml_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path, b"\xff\xfe") == ["it is not UTF-8 text: invalid start byte at byte 0"]
    assert refused(tmp_path, "[[card]\n")[0].startswith("it is not TOML: ")


def test_the_error_for_a_spreadsheet_names_the_command_that_makes_cards_of_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("name,kind\nAki,partner\n", encoding="utf-8")

    with pytest.raises(CardError, match=r"cards export GAME --cards mine\.csv --out FILE\.toml"):
        read_entries(path, ("card",))


def test_a_mark_before_the_first_letter_is_no_part_of_the_file(tmp_path: Path) -> None:
    (entry,) = entries(tmp_path, b"\xef\xbb\xbf" + GOOD.lstrip().encode())

    assert (entry.values["name"], entry.line) == ("Aki", 1)


@pytest.mark.parametrize("text", [f"x = {'[' * 3000}{']' * 3000}", f"x = {'{a = ' * 3000}1{'}' * 3000}"])
def test_what_is_nested_too_deeply_is_told(tmp_path: Path, text: str) -> None:
    assert refused(tmp_path, text) == ["too many brackets stand in one another"]


def test_numbers_of_thousands_of_digits_are_told(tmp_path: Path) -> None:
    assert refused(tmp_path, f"[[card]]\ncost = {'9' * 5000}\n")[0].startswith("it is not TOML: ")
    assert refused(tmp_path, f"x = [{{ y = 0x{'f' * 5000} }}]") == ["a number is larger than any number of TOML"]
    assert wrong_with(tmp_path, cost=16**6000) == ["'cost' must be a number from 0 to 9, not an endless value"]


def test_other_things_in_a_file_are_told_all_at_once(tmp_path: Path) -> None:
    assert refused(tmp_path, "cards = 3\n[card]\nname = 'a'\n") == [
        "'cards' is not known here; did you mean 'card'?",
        "'card' must be written as [[card]]",
    ]


# -- Cards -------------------------------------------------------------------------------------------------------------


def test_a_good_card_has_no_problems(tmp_path: Path) -> None:
    assert wrong_with(tmp_path) == []
    assert wrong_with(tmp_path, stars=5) == []
    assert wrong_with(tmp_path, text=None, printed=None) == []


def test_a_card_needs_a_name(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, name=None) == [
        "a card needs a name",
        "in 'printed', 'name' is not known here; known are 'cost', 'kind', 'power', 'printed', 'text'",
    ]
    for name in ("", "  ", 3, ["Aki"]):
        assert wrong_with(tmp_path, name=name) == ["a card needs a name"]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (" Aki ", "a name has no space before or after it: write 'Aki'"),
        ("Aki\nof the Hills", "a name is one line of letters that can be seen, and U+000A cannot"),
        ("Aki\u202eika", "a name is one line of letters that can be seen, and U+202E cannot"),
        ("A" * 61, "a name has at most 60 letters, not 61"),
    ],
)
def test_a_name_reads_as_what_it_is(tmp_path: Path, name: str, problem: str) -> None:
    assert wrong_with(tmp_path, name=name) == [problem]


def test_a_card_needs_a_kind_that_there_is(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, kind="partnr") == ["a card needs a kind; did you mean 'partner'?"]
    assert wrong_with(tmp_path, kind=None) == ["a card needs a kind; it is one of partner"]


@pytest.mark.parametrize("value", [0, 10, "3", 2.0, True, None])
def test_a_number_must_be_there_and_in_its_range(tmp_path: Path, value: object) -> None:
    expected = (
        "cards of the kind partner need 'power'"
        if value is None
        else f"'power' must be a number from 1 to 9, not {shown(value)}"
    )

    assert wrong_with(tmp_path, power=value) == [expected]


def test_an_unknown_key_is_told_with_the_nearest(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, pwer=1) == ["cards of the kind partner have no 'pwer'; did you mean 'power'?"]


def test_a_text_must_be_text(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, text=3) == ["'text' must be text"]


def test_only_what_a_card_has_can_be_printed_on_it(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, printed="name") == ["'printed' must be a list of the keys that a rulebook prints"]
    assert wrong_with(tmp_path, printed=["stars"])[0].startswith("in 'printed', 'stars' is not known here")


def test_all_that_is_wrong_with_a_card_comes_at_once_with_its_lines(tmp_path: Path) -> None:
    (entry,) = entries(tmp_path, "[[card]]\nname = 'Aki'\nkind = 'partner'\ncost = 99\nsize = 1\n")

    found = check_card(entry, SCHEMAS)

    assert [problem.partition(":")[0] for problem in found] == ["line 5", "line 1", "line 4"]


def test_a_word_of_a_closed_list_is_needed_and_must_be_one_of_them(tmp_path: Path) -> None:
    schemas = {"hat": Schema({}, {}, {"colour": ("red", "blue")})}
    (good,) = entries(tmp_path, "[[card]]\nname = 'Bowler'\nkind = 'hat'\ncolour = 'blue'\n")
    (bad,) = entries(tmp_path, "[[card]]\nname = 'Bowler'\nkind = 'hat'\ncolour = 'bleu'\n")
    (none,) = entries(tmp_path, "[[card]]\nname = 'Bowler'\nkind = 'hat'\n")

    assert check_card(good, schemas) == []
    assert check_card(bad, schemas) == ["line 4: 'colour' is one of red, blue, not 'bleu'"]
    assert check_card(none, schemas) == ["line 1: cards of the kind hat need 'colour'"]
    pairs = {"hat": Schema({}, {}, {"colour": ("red", "blue", "red blue", "blue red")})}
    assert check_card(bad, pairs) == ["line 4: 'colour' is one or two of red, blue, not 'bleu'"]


# -- Decks -------------------------------------------------------------------------------------------------------------


def deck(folder: Path, text: str) -> tuple[dict[str, dict[str, int]], list[str]]:
    (entry,) = entries(folder, "[[deck]]\n" + text)
    problems: list[str] = []
    return read_deck(entry, ("cards", "courses"), problems).lists, problems


def test_a_list_of_a_deck_may_name_each_copy_or_count_them(tmp_path: Path) -> None:
    lists, problems = deck(tmp_path, "name = 'One'\ncards = ['Aki', 'Twig', 'Aki']\n[deck.courses]\nRooftop = 1\n")

    assert lists == {"cards": {"Aki": 2, "Twig": 1}, "courses": {"Rooftop": 1}}
    assert problems == []


def test_all_that_is_wrong_with_a_deck_comes_at_once(tmp_path: Path) -> None:
    _, problems = deck(tmp_path, "cards = 3\nsize = 2\n[deck.courses]\nRooftop = 0\nDune = 'two'\n")

    assert problems == [
        "line 1: a deck needs a name",
        "line 3: of a deck, 'size' is not known here; known are 'about', 'cards', 'courses', 'name'",
        "line 2: 'cards' must be a list of names, or a table of numbers by name",
        "line 5: there must be 1 or more of 'Rooftop', not 0",
        "line 6: there must be 1 or more of 'Dune', not 'two'",
    ]
