"""Errors in texts: each names the place, what could stand there and the nearest word, or says what to write instead."""

from __future__ import annotations

import pytest

from rulebound.cardtext.grammar.errors import SENSELESS, UNREAD, Fault, Problem, TextError
from rulebound.cardtext.grammar.phrase import Name, walk
from rulebound.games.courses import texts as courses
from rulebound.language import Message
from tests.cardtext.languages import error_of, language_of, phrase, tiny

REFUSED = [
    (
        "avarium",
        "EXHAUST: Gain 3 Merits.",
        """\
line 1, column 17: 'Merits' cannot stand here; did you mean 'Merit'?
  EXHAUST: Gain 3 Merits.
                  ^
  could be: a resource (Merit, Reputation), 'additional'""",
    ),
    (
        "avarium",
        "EXHAUST: Gian 3 Merit.",
        """\
line 1, column 10: 'Gian' cannot stand here; did you mean 'gain'?
  EXHAUST: Gian 3 Merit.
           ^
  could be: a sentence (Council, Sentai, cancel, exhaust, if, otherwise, students, use, ...)""",
    ),
    (
        "avarium",
        "Expel target enmy student.",
        """\
line 1, column 14: 'enmy' cannot stand here; did you mean 'enemy'?
  Expel target enmy student.
               ^
  could be: a kind of card (Council, Martial Arts, Sciences, card, idol, scheme, ...)""",
    ),
    (
        "avarium",
        "expel target student.",
        """\
line 1, column 1: write 'Expel' here, not 'expel'
  expel target student.
  ^""",
    ),
    (
        "avarium",
        "EXHAUST: Gain 3 Merit",
        """\
line 1, column 22: the text stops too early
  EXHAUST: Gain 3 Merit
                       ^
  could be: ',', '.', 'and', 'as', 'even', 'for', 'if', 'or', 'unless'""",
    ),
    (
        "avarium",
        "When I join my class draw a card.",
        """\
line 1, column 22: 'draw' cannot stand here
  When I join my class draw a card.
                       ^
  could be: ','""",
    ),
    (
        "avarium",
        "Each player expel a student from their class.",
        """\
line 1, column 13: 'expel' cannot stand here; did you mean 'expels'?
  Each player expel a student from their class.
              ^
  could be: 'cannot', 'discards', 'draws', 'expels', 'gains', 'gets', 'loses', 'spends'""",
    ),
    (
        "avarium",
        "Expel target student with recruit cost 3 or.",
        """\
line 1, column 44: '.' cannot stand here
  Expel target student with recruit cost 3 or.
                                             ^
  could be: 'fewer', 'less', 'more'""",
    ),
    (
        "arcane",
        "Gain 1 Shards.",
        """\
line 1, column 8: 'Shards' cannot stand here; did you mean 'Shard'?
  Gain 1 Shards.
         ^
  could be: a resource (Prestige, Shard, Will), 'additional'""",
    ),
    (
        "arcane",
        "Draw two Private Assignment.",
        """\
line 1, column 18: 'Assignment' cannot stand here; did you mean 'Assignments'?
  Draw two Private Assignment.
                   ^
  could be: a kind of card (Assignments, Items, Spells, Tiles, cards), an adjective (Private, Public, exhausted, other, un-exhausted)""",  # noqa: E501 - as it is shown
    ),
    (
        "arcane",
        "Draw thirty cards.",
        """\
line 1, column 6: 'thirty' cannot stand here; 'five' is the highest count that can be said
  Draw thirty cards.
       ^
  could be: a card (a, any number of, five, four, one, three, two)""",
    ),
    (
        "arcane",
        "End of the Game: Gain 1 Prestige for each Spell you have completed.",
        """\
line 1, column 8: 'the' cannot stand here
  End of the Game: Gain 1 Prestige for each Spell you have completed.
         ^
  could be: 'Game'""",
    ),
    (
        "varia",
        'On-Hit: Your target gains 2 Stacks of "Bleeding".',
        """\
line 1, column 27: write 'two' here, not '2'
  On-Hit: Your target gains 2 Stacks of "Bleeding".
                            ^""",
    ),
    (
        "varia",
        "Fast, Rangd",
        """\
line 1, column 7: 'Rangd' cannot stand here; did you mean 'Ranged'?
  Fast, Rangd
        ^
  could be: a keyword (Amplify, Divine, Fast, Impaired, Magical, Ranged, Skillfuse, ...)""",
    ),
    (
        "varia",
        "Fast\nThis Action gets 3 Power.",
        """\
line 2, column 18: '3' cannot stand here
  This Action gets 3 Power.
                   ^
  could be: a change such as +2, 'an'""",
    ),
    (
        "proelium",
        "Extra Research 20: Draw a card.",
        """\
line 1, column 16: '20' cannot stand here
  Extra Research 20: Draw a card.
                 ^
  could be: money such as 10k, ':'""",
    ),
    (
        "proelium",
        "Deal a 1d6 damage to target entity.",
        """\
line 1, column 6: 'a' cannot stand here
  Deal a 1d6 damage to target entity.
       ^
  could be: an amount (a number, dice such as 1d6, money such as 10k)""",
    ),
    (
        "proelium",
        "Banish target entity.",
        """\
line 1, column 1: 'Banish' cannot stand here; did you mean 'destroy'?
  Banish target entity.
  ^
  could be: 'Maintenance', 'Extra', a cost, a sentence (cancel, choose, deal, destroy, discard, draw, gain, look, lose, pay, prevent, put, reload, remove, return, roll, search, shuffle, you ...)""",  # noqa: E501 - as it is shown
    ),
    (
        "courses",
        "When this enters, you gains 1 point.",
        """\
line 1, column 23: 'gains' cannot stand here; did you mean 'gain'?
  When this enters, you gains 1 point.
                        ^
  could be: 'cannot', 'discard', 'draw', 'gain', 'get', 'have', 'lose', 'may'""",
    ),
    (
        "courses",
        "Partner at this course have +1 power.",
        """\
line 1, column 1: 'Partner' cannot stand here; did you mean 'partners'?
  Partner at this course have +1 power.
  ^
  could be: a cost, a sentence (attach, choose, discard, draw, enter, gain, get, look, lose, move, put, remove, return, tap, untap ...)""",  # noqa: E501 - as it is shown
    ),
    (
        "courses",
        "Tap this: Get 2 stars. Sing a song.",
        """\
line 1, column 24: 'Sing' cannot stand here; no phrase of this game has that word
  Tap this: Get 2 stars. Sing a song.
                         ^
  could be: a sentence (a, attached partner, each player, it, other, tap, two, you, ...), a new line""",
    ),
    (
        "avarium",
        "Draw an card.",
        """\
line 1, column 6: write 'a' here, not 'an'
  Draw an card.
       ^""",
    ),
    (
        "courses",
        "Draw 1 card. Gain two points.",
        """\
line 1, column 6: write 'one' here, not '1'
  Draw 1 card. Gain two points.
       ^
line 1, column 19: write '2' here, not 'two'
  Draw 1 card. Gain two points.
                    ^""",
    ),
    (
        "courses",
        "Draw  a card .",
        """\
line 1, column 5: put one space here
  Draw  a card .
      ^
line 1, column 13: put no space here
  Draw  a card .
              ^""",
    ),
    (
        "courses",
        "Draw a card.\nDraw a card",
        """\
line 2, column 12: the text stops too early
  Draw a card
             ^
  could be: ',', '.', ':', 'and', 'as', 'at', 'attached', 'even', 'if', 'in', 'of', 'on', 'or', 'unless', 'with'""",
    ),
    (
        "varia",
        "Create an Ember token in the next available Moment.",
        """\
line 1, column 11: 'Ember' cannot stand here; no phrase of this game has that word
  Create an Ember token in the next available Moment.
            ^
  could be: a name in quotation marks""",
    ),
    (
        "proelium",
        "Gain 10k. draw a card.",
        """\
line 1, column 11: write 'Draw' here, not 'draw'
  Gain 10k. draw a card.
            ^""",
    ),
    (
        "courses",
        "Draw a card. )",
        """\
line 1, column 14: ')' cannot stand here
  Draw a card. )
               ^
  could be: a sentence (a, attached partner, each player, it, other, tap, two, you, ...), a new line""",
    ),
]


@pytest.mark.parametrize(("game", "text", "message"), REFUSED)
def test_a_wrong_text_is_refused_with_its_place_and_what_could_stand_there(game: str, text: str, message: str) -> None:
    assert str(error_of(language_of(game), text)) == message


def test_a_text_that_is_right_on_one_kind_of_card_is_judged_anew_on_another() -> None:
    text = "Tap this: Draw a card."
    courses.read(text, "supporter")

    for _again in range(2):
        with pytest.raises(TextError, match="do not stay in play"):
            courses.read(text, "item")


def test_an_error_has_line_and_column_and_the_column_counts_from_one() -> None:
    error = error_of(language_of("varia"), "Fast\nThis Action gets 3 Power.")

    assert (error.line, error.column) == (2, 18)
    assert error.text[error.problems[0].at] == "3"
    assert error.problems[0].sentence() == "line 2, column 18: '3' cannot stand here"


def test_problems_of_all_lines_come_together() -> None:
    error = error_of(language_of("avarium"), "Draw a card\nGain 2 Merit.\n\nGain 3 Merrit.\nexpel a idol.")

    assert [problem.sentence() for problem in error.problems] == [
        "line 1, column 12: the text stops too early",
        "line 3, column 1: leave out the empty line",
        "line 4, column 8: 'Merrit' cannot stand here; did you mean 'Merit'?",
        "line 5, column 1: write 'Expel' here, not 'expel'",
        "line 5, column 7: write 'an' here, not 'a'",
    ]


def test_a_line_is_shown_whole_only_if_it_is_not_long() -> None:
    text = "Draw a card. " * 12 + "Sing."

    shown = str(error_of(language_of("courses"), text)).split("\n")

    assert shown[1].startswith("  ...") and len(shown[1]) < 110
    assert shown[1][shown[2].index("^") :].startswith("Sing.")


def test_a_missing_space_is_told() -> None:
    sentences = [
        problem.sentence() for problem in error_of(language_of("courses"), "Draw a card.Draw a card.").problems
    ]

    assert sentences == ["line 1, column 13: put a space here"]


def test_a_text_that_goes_on_after_its_end_is_refused() -> None:
    language = tiny(phrase("Rest", "rest"))

    assert error_of(language, "Rest now").problems[0].sentence() == (
        "line 1, column 6: the text should end before this"
    )
    assert error_of(tiny(phrase("Rest", "rest now")), "Rest\nnow").problems[0].sentence() == (
        "line 1, column 5: the line stops too early"
    )


def test_an_empty_text_is_refused() -> None:
    assert [problem.what for problem in error_of(language_of("courses"), " ").problems] == ["there is no text"]


def test_an_empty_line_at_the_end_is_refused() -> None:
    sentences = [problem.sentence() for problem in error_of(language_of("courses"), "Draw a card.\n").problems]

    assert sentences == ["line 2, column 1: leave out the empty line"]


def test_typographic_quotation_marks_are_read_and_told() -> None:
    opening, closing = "\N{LEFT DOUBLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}"
    text = f"Create an {opening}Ember{closing} token in the next available Moment."

    whats = [problem.what for problem in error_of(language_of("varia"), text).problems]

    assert whats == [f"write '\"' here, not {mark!r}" for mark in (opening, closing)]


def test_every_wrong_count_is_told_with_its_right_spelling() -> None:
    error = error_of(
        language_of("varia"), 'On-Hit: Lose 2 Stacks of "Enraged". Draw 3 cards. You regain two Health Points.'
    )

    assert [(problem.column, problem.what) for problem in error.problems] == [
        (14, "write 'two' here, not '2'"),
        (42, "write 'three' here, not '3'"),
        (62, "write '2' here, not 'two'"),
    ]


def test_phrases_in_one_another_come_to_an_end() -> None:
    error = error_of(language_of("courses"), "Discard a partner" + " at a course" * 300 + ".")

    assert [problem.what for problem in error.problems] == ["too many phrases stand in one another here"]


def test_a_reminder_in_brackets_is_refused() -> None:
    error = error_of(language_of("varia"), "Fast (You may play this Action at any time.)\nReach")

    assert [problem.sentence() for problem in error.problems] == [
        "line 1, column 6: leave out what stands in brackets: keywords are explained wherever cards are shown",
    ]


def test_a_later_check_tells_what_is_wrong_at_the_place_of_a_phrase() -> None:
    reading = language_of("varia").read('Fast\nEnd of Moment: Create an "Embre" token in the next available Moment.')
    names = [phrase for phrase in walk(reading.tree) if isinstance(phrase, Name)]

    faults = [Fault(name, Message("no card is called {name!r}", name=name.value), SENSELESS) for name in names]
    problems = [reading.problem(fault) for fault in faults if fault.phrase.value != "Ember"]

    assert [problem.sentence() for problem in problems] == ["line 2, column 26: no card is called 'Embre'"]


def test_a_problem_on_a_line_that_is_too_deep_is_told_on_that_line() -> None:
    error = error_of(language_of("courses"), "Sing.\nDiscard a partner" + " at a course" * 300 + ".")

    assert [problem.line for problem in error.problems] == [1, 2]


def test_many_possibilities_are_counted() -> None:
    problem = Problem("Sing.", 0, Message("this is no card"), [str(i) for i in range(20)], kind=UNREAD)

    assert str(problem).endswith("14, 15 and 4 more")
