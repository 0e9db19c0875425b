"""The language of Avarium Academy: its cards' texts, all else that can be written in it, and what makes no sense."""

from __future__ import annotations

from collections import Counter
from time import process_time
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.grammar.shape import shape
from rulebound.games.avarium.ability import WIN_AT_START, Awaits, Declared, WinCon
from rulebound.games.avarium.card import CLUBS, FACTIONS, GENDERS, IDOL, SCHEME, STUDENT
from rulebound.games.avarium.game import load
from rulebound.games.avarium.texts import LANGUAGE, is_surprise, read
from rulebound.kernel.table.triggered import Triggered
from rulebound.lab.random_trees import Grower
from tests.cardtext.designers.corpus import phrases_in

TREES: Final = 3000
CARDS: Final = load([], []).prints
TEXTS: Final = [card for card in CARDS if card.text]
ONE_TEXT: Final = 1 / 6  # of the phrases may serve a single text
PHRASES: Final = "rulebound.games.avarium.phrases"

UNUSED: Final[dict[str, str]] = {}  # and why they are there all the same

# -- What can be written -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [pytest.param(card.text, id=card.name) for card in TEXTS])
def test_a_shipped_text_is_read_and_says_itself_again(text: str) -> None:
    assert str(LANGUAGE.parse(text)) == text


@pytest.mark.slow
def test_a_random_tree_is_the_only_reading_of_its_text() -> None:
    grower = Grower(LANGUAGE.book, seed=39)

    for _ in range(TREES):
        tree = grower.tree("Text")
        assert LANGUAGE.parse(str(tree)) == tree


HANDBOOK: Final = [  # in the handbook's own tone; four of them are printed there
    (STUDENT, "EXHAUST: Expel me. Then, expel target enemy student."),
    (STUDENT, "EXHAUST: Gain 3 Merit."),
    (SCHEME, "SURPRISE: Use this scheme only during a fight. Target idol or student gets +3 Combat for that fight."),
    (
        SCHEME,
        (
            "Choose two players. Then, choose one student with recruit cost 3 or less from each of those players' "
            "classes and put it into the other player's hallway."
        ),
    ),
    (STUDENT, "When I join my class, draw a card."),
    (STUDENT, "When I join my class, you may expel target exhausted student."),
    (STUDENT, "Other Sciences students in my class have +1 Defense."),
    (STUDENT, "Paragon students in my class have +1 Combat."),
    (STUDENT, "Spend 2 Reputation: Ready me. Use this ability only once each turn."),
    (STUDENT, "Lose 2 Merit: I get +2 Combat until the end of the turn."),
    (STUDENT, "When I am expelled, each enemy loses 2 Merit."),
    (IDOL, "You win if you start your turn with 30 Merit or more."),
    (IDOL, "You win if there are five or more Delinquent students in your class."),
    (IDOL, "You win if there are ten or more students in the Expel Pile."),
    (SCHEME, "SURPRISE: Target student gets +3 Defense for that fight."),
    (SCHEME, "SURPRISE: Cancel target scheme unless its player spends 2 Reputation."),
    (SCHEME, "Draw two cards. Then, trash a card."),
    (SCHEME, "Each player expels a student from their class."),
    (SCHEME, "Gain 1 Reputation for each Host student in your class."),
    (STUDENT, "I cannot be attacked as long as there is another ready student in my class."),
    (STUDENT, "Schemes cost you 1 Reputation less."),
    (STUDENT, "When you end your turn, lose 1 Merit."),
    (STUDENT, "I cannot support fights."),
    (STUDENT, "EXHAUST: Target enemy loses 2 Merit. Then, gain 2 Merit."),
    (SCHEME, "Choose one: Ready a student; or exhaust a student."),
    (SCHEME, "Expel target student with recruit cost 4 or less. Its player gains 2 Reputation."),
    (STUDENT, "When an enemy plays a scheme, gain 1 Reputation."),
    (STUDENT, "When an enemy idol in a fight with me receives fight damage, draw a card."),
    (SCHEME, "Roll a die. If you roll 4 or more, gain 4 Merit. Otherwise, lose 2 Merit."),
    (
        SCHEME,
        "Look at the top three cards of the Library. Put one of them into your hand and the rest into the Trash Pile.",
    ),
]


@pytest.mark.parametrize(("kind", "text"), HANDBOOK)
def test_a_text_in_the_tone_of_the_handbook_can_be_on_a_card(kind: str, text: str) -> None:
    assert len(read(text, kind)[0]) == 1


def test_each_shipped_text_is_read_within_50_milliseconds() -> None:
    slow = [card.name for card in TEXTS if least_time(card.text, card.kind) > 0.05]

    assert slow == []


def least_time(text: str, kind: str) -> float:
    """Seconds of the processor to read it, the best of three."""
    best = 1.0
    for _ in range(3):
        began = process_time()
        read(text, kind)
        best = min(best, process_time() - began)
    return best


# -- What it means -----------------------------------------------------------------------------------------------------


def test_what_is_paid_or_played_is_declared_with_its_targets() -> None:
    (used,), _ = read("EXHAUST: Expel me. Then, expel target enemy student.", STUDENT)
    (played,), tree = read("SURPRISE: Exhaust target student. Then, target enemy loses 1 Merit.", SCHEME)

    assert isinstance(used, Declared)
    assert isinstance(played, Declared)
    assert [len(used.targets), len(played.targets), is_surprise(tree)] == [1, 2, True]


def test_what_waits_has_its_targets_chosen_when_it_is_announced() -> None:
    (aimed,), _ = read("When I join my class, exhaust target enemy student.", STUDENT)
    (plain,), _ = read("When I join my class, exhaust an enemy student.", STUDENT)

    assert isinstance(aimed, Awaits)
    assert isinstance(plain, Triggered)
    assert (len(aimed.targets), isinstance(plain, Awaits)) == (1, False)


@pytest.mark.rule("avarium", "win.con")
def test_only_a_win_con_that_speaks_of_the_start_of_the_turn_waits_for_it() -> None:
    def at_start(text: str) -> bool:
        (win_con,), _ = read(text, IDOL)
        assert isinstance(win_con, WinCon)
        return win_con.key == WIN_AT_START

    assert at_start("You win if you start your turn with 30 Merit or more.")
    assert at_start("You win if you start your turn while there is a ready enemy student.") is True
    assert not at_start("You win if you have 30 or more Merit.")


# -- What makes no sense -----------------------------------------------------------------------------------------------

WHEN: Final = "must say when this happens, or at what cost"
NO_USE: Final = "do not stay in play, so nothing of them can be used"

REFUSED: Final = [
    (STUDENT, "Draw a card.", f"line 1, column 1: cards of the kind student {WHEN}"),
    (IDOL, "Gain 2 Merit.", f"line 1, column 1: cards of the kind idol {WHEN}"),
    (SCHEME, "EXHAUST: Draw a card.", f"line 1, column 1: cards of the kind scheme {NO_USE}"),
    (SCHEME, "Draw a card.\nGain 2 Merit.", "line 2, column 1: a scheme has one line"),
    (
        STUDENT,
        "EXHAUST: Draw a card.\nSpend 1 Reputation: Ready me.",
        "line 2, column 1: a card has one ability to activate",
    ),
    (STUDENT, "SURPRISE: Draw a card.", "line 1, column 1: only schemes can be surprises"),
    (STUDENT, "You win if you have 30 or more Merit.", "line 1, column 1: only idols have a win-con"),
    (SCHEME, "Ready all students in my class.", "line 1, column 20: a scheme has no class: write 'in your class'"),
    (SCHEME, "Exhaust it.", "line 1, column 9: there is nothing before this that `it` could be"),
    (SCHEME, "Its player gains 2 Merit.", "line 1, column 1: there is nothing before this that `its` could be of"),
    (
        SCHEME,
        "Each enemy chooses one: Ready target student; or draw a card.",
        "line 1, column 1: nothing to choose from can have a target: leave out 'target', and write 'a' or 'an'",
    ),
    (
        SCHEME,
        "SURPRISE: Use this ability only during a fight. Draw a card.",
        "line 1, column 11: schemes say 'use this scheme', students and idols 'use this ability'",
    ),
    (
        STUDENT,
        "Expel all students in my class: Draw a card.",
        "line 1, column 1: only the card itself, or students that are chosen, can be expelled as a cost",
    ),
    (
        STUDENT,
        "EXHAUST: Me gets +1 Combat until the end of the turn.",
        "line 1, column 10: write 'I get', not 'me gets'",
    ),
    (
        SCHEME,
        "Choose one student from each of those players' classes and put it into the other player's hallway.",
        "line 1, column 1: no players are chosen before this",
    ),
    (
        SCHEME,
        "Look at the top two cards of the Library. Put two of them into your hand and the rest into the Trash Pile.",
        "line 1, column 43: there must be a rest",
    ),
    (SCHEME, "If you do, draw a card.", "line 1, column 1: there is nothing before this that it could depend on"),
    (
        SCHEME,
        "Each enemy trashes a card and gain 1 Merit.",
        "line 1, column 31: write 'you gain' here: the instruction before is another player's",
    ),
    (
        SCHEME,
        "Draw twenty-one cards.",
        "line 1, column 6: 'twenty-one' cannot stand here; 'twenty' is the highest count that can be said",
    ),
    (
        SCHEME,
        "Draw 30 cards.",
        "line 1, column 6: '30' cannot stand here; 'twenty' is the highest count that can be said",
    ),
]


@pytest.mark.parametrize(("kind", "text", "sentence"), REFUSED)
def test_what_makes_no_sense_is_refused_with_its_place(kind: str, text: str, sentence: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    assert sentence in [problem.sentence() for problem in refused.value.problems]


# -- The set -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "cards.students", "cards.schemes", "cards.idols")
def test_the_set_is_as_large_as_the_box_and_varied() -> None:
    kinds = {kind: [card for card in CARDS if card.kind == kind] for kind in (IDOL, STUDENT, SCHEME)}

    assert [sum(card.copies for card in kinds[kind]) for kind in (IDOL, STUDENT, SCHEME)] == [8, 60, 40]
    assert len(kinds[STUDENT]) >= 48
    assert len(kinds[SCHEME]) >= 32
    assert len([card for card in kinds[SCHEME] if card.surprise]) >= 14
    assert len([card for card in kinds[IDOL] if card.basic]) == 4


def test_students_are_of_all_clubs_factions_genders_and_costs() -> None:
    students = [card for card in CARDS if card.kind == STUDENT]

    assert {card.club for card in students} == set(CLUBS)
    assert {card.faction for card in students} == set(FACTIONS)
    assert {card.gender for card in students} == set(GENDERS)
    assert {card.cost for card in students} == set(range(7))


def test_the_printed_samples_are_marked_as_such() -> None:
    printed = {card.name: card.printed for card in CARDS if "text" in card.printed}

    assert printed == {
        "Record-O-Matic": ["name", "text"],
        "Volatile Lab Partner": ["text"],
        "Pep Talk": ["text"],
        "Prisoner Exchange": ["text"],
    }


def test_most_cards_do_what_hardly_any_other_does() -> None:
    """An effect tree without its numbers and words, which at most two other cards have."""
    shapes = [shape(LANGUAGE.parse(card.text)) for card in TEXTS]
    cards = Counter(shapes)

    rare = [found for found in shapes if cards[found] <= 3]

    assert len(rare) >= 0.6 * len(TEXTS)


@pytest.mark.slow
def test_every_phrase_of_the_game_serves_a_card_or_a_designer_and_hardly_any_a_single_text() -> None:
    uses = Counter([kind for card in TEXTS for kind in {type(phrase) for phrase in walk(LANGUAGE.parse(card.text))}])
    uses += phrases_in("avarium")
    own = [phrase for phrase in LANGUAGE.book.phrases if phrase.__module__.startswith(PHRASES)]

    unused = {phrase.__name__ for phrase in own if uses[phrase] == 0}
    single = [phrase.__name__ for phrase in own if uses[phrase] == 1]

    assert len(own) > 40
    assert unused == set(UNUSED)
    assert len(single) <= ONE_TEXT * len(own), single
