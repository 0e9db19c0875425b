"""What people write: card and deck files, set-ups, scenes and records. Wrong ones are explained, all at once."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.games.courses.card import CourseCard
from rulebound.games.courses.zones import COURSE_DECK, DECK
from rulebound.kernel.basics.problem import CardError, DataError, RecordError, SceneError, SetupError
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record, read_record
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, player, twelve_others

# -- Card files --------------------------------------------------------------------------------------------------------

ITEM = """
[[card]]
name = "Weather Vane"
kind = "item"
cost = 1
text = "Draw two cards."
"""


def with_cards(folder: Path, text: str) -> Game:
    """The game with a card file of one's own."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return rulebound.load("courses", cards=[path])


def wrong_with_cards(folder: Path, text: str) -> list[str]:
    """The problems that a card file is refused with."""
    with pytest.raises(CardError) as refused:
        with_cards(folder, text)
    assert refused.value.what == str(folder / "mine.toml")
    return refused.value.problems


def test_a_card_of_ones_own_joins_the_others(game: Game, scene: Scene, tmp_path: Path) -> None:
    mine = with_cards(tmp_path, ITEM)

    table = scene(player(hand=["Weather Vane"], world_map=["Dune Sea"], deck=twelve_others("Aki", "Twig")), game=mine)
    table.do("Play Weather Vane for 1 star")

    assert table.hand(0) == ["Aki", "Twig"]
    assert set(mine.cards) - set(game.cards) == {"Weather Vane"}


def test_a_card_of_ones_own_replaces_the_one_of_its_name(game: Game, tmp_path: Path) -> None:
    mine = with_cards(tmp_path, '[[card]]\nname = "Aki"\nkind = "partner"\ncost = 0\npoints = 9\npower = 2\n')

    assert mine.cards["Aki"].values() == {"stars": 0, "cost": 0, "points": 9, "power": 2}
    assert game.cards["Aki"].values() == {"stars": 0, "cost": 1, "points": 1, "power": 1}
    assert list(mine.cards) == list(game.cards)


def test_an_empty_card_file_changes_nothing(game: Game, tmp_path: Path) -> None:
    assert with_cards(tmp_path, "# to be written\n").cards_digest == game.cards_digest


def test_everything_wrong_with_a_card_file_is_said_at_once(tmp_path: Path) -> None:
    text = (
        '[[card]]\nname = "A"\nkind = "partnr"\n\n'
        '[[card]]\nname = "B"\nkind = "partner"\ncots = 1\npoints = 21\npower = "3"\n\n'
        '[[card]]\nname = "C"\nkind = "item"\ncost = 1\ntext = "Draw two card."\n\n'
        '[[card]]\nname = "Fine"\nkind = "item"\ncost = 1\n\n'
        '[[card]]\nname = "Fine"\nkind = "course"\nstars = 6\ntext = 3\nprinted = ["nmae"]\n'
    )

    with pytest.raises(CardError) as refused:
        with_cards(tmp_path, text)

    assert str(refused.value) == (
        f"{tmp_path / 'mine.toml'}: 9 problems\n"
        "  line 3: a card needs a kind; did you mean 'partner'?\n"
        "  line 8: cards of the kind partner have no 'cots'; did you mean 'cost'?\n"
        "  line 5: cards of the kind partner need 'cost'\n"
        "  line 9: 'points' must be a number from 0 to 20, not 21\n"
        "  line 10: 'power' must be a number from 0 to 20, not '3'\n"
        "  line 16, column 18: 'card' cannot stand here; did you mean 'cards'?\n"
        "    Draw two card.\n"
        "             ^\n"
        "    write: Draw two cards.\n"
        "  line 26: 'stars' must be a number from 0 to 5, not 6\n"
        "  line 27: 'text' must be text\n"
        "  line 28: in 'printed', 'nmae' is not known here; did you mean 'name'?"
    )


def test_one_problem_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CardError) as refused:
        with_cards(tmp_path, '[[card]]\nname = "A"\nkind = "item"\n')

    assert str(refused.value).startswith(f"{tmp_path / 'mine.toml'}: line 1: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[card]]\nkind = "course"\nstars = 1\n', "line 1: a card needs a name"),
        ('[[card]]\nname = 5\nkind = "course"\nstars = 1\n', "line 2: a card needs a name"),
        (
            '[[card]]\nname = " A"\nkind = "course"\nstars = 1\n',
            "line 2: a name has no space before or after it: write 'A'",
        ),
        ('[[card]]\nname = "A"\n', "line 1: a card needs a kind; it is one of course, partner, supporter, item"),
        ('[[card]]\nname = "A"\nkind = "course"\n', "line 1: cards of the kind course need 'stars'"),
        (
            '[[card]]\nname = "A"\nkind = "course"\nstars = 1\npower = 2\n',
            (
                "line 5: cards of the kind course have no 'power'; "
                "known are 'art', 'kind', 'motif', 'name', 'printed', 'stars', 'text'"
            ),
        ),
        (
            '[[card]]\nname = "A"\nkind = "course"\nstars = true\n',
            "line 4: 'stars' must be a number from 0 to 5, not true",
        ),
        (
            '[[card]]\nname = "A"\nkind = "course"\nstars = 1.5\n',
            "line 4: 'stars' must be a number from 0 to 5, not 1.5",
        ),
        (
            '[[card]]\nname = "A"\nkind = "course"\nstars = -1\n',
            "line 4: 'stars' must be a number from 0 to 5, not -1",
        ),
        (
            '[[card]]\nname = "A"\nkind = "course"\nstars = 1\nprinted = "all"\n',
            "line 5: 'printed' must be a list of the keys that a rulebook prints",
        ),
        (ITEM + ITEM, "line 9: two cards are called 'Weather Vane'"),
        ('[[crad]]\nname = "A"\n', "'crad' is not known here; did you mean 'card'?"),
        ('[card]\nname = "A"\n', "'card' must be written as [[card]]"),
    ],
)
def test_a_wrong_card_is_explained(tmp_path: Path, text: str, problem: str) -> None:
    assert wrong_with_cards(tmp_path, text) == [problem]


def test_a_kind_that_is_no_text_is_explained(tmp_path: Path) -> None:
    assert len(wrong_with_cards(tmp_path, '[[card]]\nname = "A"\nkind = ["item"]\n')) == 1


def test_each_line_of_a_text_that_no_card_has_is_a_problem(tmp_path: Path) -> None:
    text = '[[card]]\nname = "A"\nkind = "item"\ncost = 1\ntext = """\nDraw two cards.\nGain 1 pint.\nDance."""\n'

    problems = wrong_with_cards(tmp_path, text)

    assert [problem.splitlines()[0].partition(";")[0] for problem in problems] == [
        "line 7, column 8: 'pint' cannot stand here",
        "line 8, column 1: 'Dance' cannot stand here",
    ]


def test_a_file_that_is_not_toml_says_where(tmp_path: Path) -> None:
    problems = wrong_with_cards(tmp_path, '[[card]]\nname = "A\n')

    assert problems[0].startswith("it is not TOML: ")
    assert problems[0].endswith("(at line 2, column 10)")


def test_a_file_that_is_not_there_or_is_not_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"name = '\xff'")

    with pytest.raises(CardError) as missing:
        rulebound.load("courses", cards=[tmp_path / "none.toml"])
    with pytest.raises(CardError) as picture:
        rulebound.load("courses", cards=[tmp_path / "picture.toml"])

    assert str(missing.value) == f"{tmp_path / 'none.toml'}: it cannot be read: No such file or directory"
    assert str(picture.value) == f"{tmp_path / 'picture.toml'}: it is not UTF-8 text: invalid start byte at byte 8"


def test_of_a_file_with_one_wrong_card_nothing_is_loaded(game: Game, tmp_path: Path) -> None:
    wrong_with_cards(tmp_path, ITEM + '[[card]]\nname = "B"\nkind = "item"\n')

    assert "Weather Vane" not in rulebound.load("courses").cards
    assert rulebound.load("courses").cards_digest == game.cards_digest


def test_a_card_with_several_uses_is_offered_once_and_then_asks_which(scene: Scene, tmp_path: Path) -> None:
    mine = with_cards(
        tmp_path,
        '[[card]]\nname = "Clockmaker"\nkind = "supporter"\ncost = 1\n'
        'text = """\nTap this: Roll a die. If you roll 4 or more, gain 2 points.\nTap this: Draw two cards."""\n',
    )
    table = scene(player(home=["Clockmaker"], deck=twelve_others("Aki", "Twig")), game=mine)

    options = table.options
    table.do("Use Clockmaker", "Tap this: Draw two cards")

    assert options == [
        "Use Clockmaker: roll a die. If you roll 4 or more, gain 2 points or draw two cards (tap this)",
        "End your turn",
    ]
    assert table.told_from("Player 1 uses", 0) == [
        "Player 1 uses Clockmaker: draw two cards.",
        "Player 1 draws Aki.",
        "Player 1 draws Twig.",
    ]


# -- Deck files --------------------------------------------------------------------------------------------------------


def deck_text(game: Game, name: str = "Mine", **changed: int) -> str:
    """High Ridge as a file under another name; changed: other numbers of some cards, 0 takes one out."""
    lists = {key: {**listed, **changed} for key, listed in game.decks["High Ridge"].lists.items()}
    courses = [course for course in game.decks["High Ridge"].lists["courses"] if changed.get(course, 1)]
    cards = [f'"{card}" = {copies}' for card, copies in lists["cards"].items() if copies]
    return f'[[deck]]\nname = "{name}"\ncourses = {courses}\n[deck.cards]\n' + "\n".join(cards) + "\n"


def with_decks(folder: Path, text: str) -> Game:
    """The game with a deck file of one's own."""
    path = folder / "decks.toml"
    path.write_text(text, encoding="utf-8")
    return rulebound.load("courses", decks=[path])


def wrong_with_decks(folder: Path, text: str) -> list[str]:
    """The problems that a deck file is refused with."""
    with pytest.raises(CardError) as refused:
        with_decks(folder, text)
    return refused.value.problems


def test_a_deck_of_ones_own_can_be_played(game: Game, tmp_path: Path) -> None:
    mine = with_decks(tmp_path, deck_text(game))

    state = mine.new_state(decks=["Mine", "High Ridge"])

    assert list(mine.decks) == [*game.decks, "Mine"]
    assert state.setup.decks[0].name == "Mine"
    assert not state.is_terminal


def test_everything_wrong_with_a_deck_file_is_said_at_once(game: Game, tmp_path: Path) -> None:
    text = (
        '[[deck]]\nnaem = "A"\ncourses = 3\n[deck.cards]\n"Aki" = 0\n"Twig" = "3"\n\n'
        '[[deck]]\nname = "B"\ncourses = ["Dune Sea", "Dune Sea", "Aki", "Mossy Kep"]\ncards = []\n'
    )

    with pytest.raises(CardError) as refused:
        with_decks(tmp_path, text)

    assert str(refused.value) == (
        f"{tmp_path / 'decks.toml'}: 12 problems\n"
        "  line 1: a deck needs a name\n"
        "  line 2: of a deck, 'naem' is not known here; did you mean 'name'?\n"
        "  line 3: 'courses' must be a list of names, or a table of numbers by name\n"
        "  line 5: there must be 1 or more of 'Aki', not 0\n"
        "  line 6: there must be 1 or more of 'Twig', not '3'\n"
        "  line 1: deck 'without name': 0 courses, must be 10\n"
        "  line 1: deck 'without name': 0 cards, must be 60\n"
        "  line 9: deck 'B': 2 copies of 'Dune Sea', at most 1\n"
        "  line 9: deck 'B': Aki (partner) does not belong among the courses\n"
        "  line 9: deck 'B': there is no card 'Mossy Kep'; did you mean 'Mossy Keep'?\n"
        "  line 9: deck 'B': 4 courses, must be 10\n"
        "  line 9: deck 'B': 0 cards, must be 60"
    )


def test_two_decks_of_one_name_are_a_mistake(game: Game, tmp_path: Path) -> None:
    second_name = 6 + len(game.decks["High Ridge"].lists["cards"])

    problems = wrong_with_decks(tmp_path, deck_text(game) + deck_text(game))

    assert problems == [f"line {second_name}: two decks are called 'Mine'"]


def test_of_a_file_with_one_wrong_deck_nothing_is_loaded(game: Game, tmp_path: Path) -> None:
    wrong_with_decks(tmp_path, deck_text(game, "Fine") + deck_text(game, "Short", Aki=1))

    assert list(rulebound.load("courses").decks) == list(game.decks)


@pytest.mark.parametrize("copies", [0, -3])
def test_less_than_one_copy_of_a_card_cannot_be_in_a_deck(game: Game, copies: int) -> None:
    lists = {key: dict(listed) for key, listed in game.decks["High Ridge"].lists.items()}
    lists["cards"]["Twig"] = copies

    faults = game.faults_of_deck(Deck("Mine", "", lists))

    assert faults[0] == f"there must be 1 or more of 'Twig', not {copies}"


# -- Set-ups -----------------------------------------------------------------------------------------------------------


def wrong_setup(game: Game, **setup: Any) -> list[str]:
    """The problems that a set-up is refused with."""
    with pytest.raises(SetupError) as refused:
        game.new_state(**setup)
    assert refused.value.what == "a table of The Course Game"
    return refused.value.problems


def test_everything_wrong_with_a_set_up_is_said_at_once(game: Game) -> None:
    with pytest.raises(SetupError) as refused:
        game.new_state(
            seed="7",  # type: ignore[arg-type]  # that is what is tried
            seats=3,
            decks=["High Rige", "Harbour Lights"],
            rulings={"untapp": "own", "untap": "al", "stalemate": 1001},
            options={"frist": 1, "first": 5},
            names=["Ann", "Ben"],
        )

    assert str(refused.value) == (
        "a table of The Course Game: 9 problems\n"
        "  the seed must be a whole number, not '7'\n"
        "  2 decks are given for 3 seats\n"
        "  there is no deck 'High Rige'; did you mean 'High Ridge'?\n"
        "  there is no ruling 'untapp'; did you mean 'untap'?\n"
        "  ruling 'untap' cannot be 'al'; it can be 'own' or 'all'\n"
        "  ruling 'stalemate' cannot be '1001'; it can be '100' or a whole number from 0 to 1000\n"
        "  there is no option 'frist'; did you mean 'first'?\n"
        "  option 'first' cannot be '5'; it can be 'random' or '1' or '2' or '3' or '4'\n"
        "  2 names are given for 3 seats"
    )


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "2", None])
def test_a_wrong_number_of_seats_is_explained(game: Game, seats: Any) -> None:
    assert wrong_setup(game, seats=seats) == [f"The Course Game is for 2 to 4 seats, not {seats!r}"]


@pytest.mark.parametrize("seed", ["7", 1.5, None, True])
def test_a_wrong_seed_is_explained(game: Game, seed: Any) -> None:
    assert wrong_setup(game, seed=seed) == [f"the seed must be a whole number, not {seed!r}"]


@pytest.mark.parametrize("seed", [0, -1, 2**200])
def test_a_seed_is_any_whole_number(game: Game, seed: int) -> None:
    first, second = game.new_state(seed=seed), game.new_state(seed=seed)

    assert first.fingerprint() == second.fingerprint()
    assert first.fingerprint() != game.new_state(seed=seed + 1).fingerprint()


@pytest.mark.parametrize(
    ("name", "value", "possible"),
    [
        ("untap", "every", "'own' or 'all'"),
        ("deck_out", "late", "'empty' or 'failed-draw'"),
        ("defender", "tapped", "'any' or 'untapped'"),
        ("stranded", "", "'discard' or 'hand'"),
        ("stalemate", "-1", "'100' or a whole number from 0 to 1000"),
        ("stalemate", "007", "'100' or a whole number from 0 to 1000"),
        ("stalemate", "never", "'100' or a whole number from 0 to 1000"),
    ],
)
def test_a_wrong_ruling_is_explained(game: Game, name: str, value: str, possible: str) -> None:
    problems = wrong_setup(game, rulings={name: value})

    assert problems == [f"ruling {name!r} cannot be {value!r}; it can be {possible}"]


def test_a_first_player_who_is_not_at_the_table_is_explained(game: Game) -> None:
    assert len(wrong_setup(game, seats=2, options={"first": 3})) == 1


@pytest.mark.parametrize(
    "setup",
    [{"rulings": "untap"}, {"options": {5: 1}}, {"seats": 2.0}],
    ids=["no mapping", "no word", "no whole number"],
)
def test_rulings_options_and_seats_of_a_wrong_type_are_explained(game: Game, setup: dict[str, Any]) -> None:
    assert len(wrong_setup(game, **setup)) == 1


def test_a_game_that_is_not_there_is_explained() -> None:
    with pytest.raises(SetupError) as refused:
        rulebound.load("coursse")

    assert str(refused.value) == "a game: there is no game 'coursse'; did you mean 'courses'?"


# -- Scenes ------------------------------------------------------------------------------------------------------------


def wrong_scene(game: Game, **scene: Any) -> list[str]:
    """The problems that a scene is refused with."""
    with pytest.raises(SceneError) as refused:
        game.scene(**scene)
    assert refused.value.what == "this scene"
    return refused.value.problems


def test_everything_wrong_with_a_scene_is_said_at_once(game: Game) -> None:
    partners = ["Foghorn", {"name": "Aki", "owner": 2, "attached": ["Twig"]}, {"name": "Twig", "taped": True}]

    with pytest.raises(SceneError) as refused:
        game.scene(
            seats=[
                {"points": -1, "hnd": ["Aki"], "hand": ["Akki", "Dune Sea", 5], "deck": "all"},
                {"world map": ["Bell Ringer", {"name": "Dune Sea", "partners": partners}], "home": ["Aki"]},
            ],
            actve=1,
            active=2,
            phase="mian",
            rulings={"untap": "al"},
        )

    assert str(refused.value) == (
        "this scene: 15 problems\n"
        "  'actve' is not known here; did you mean 'active'?\n"
        "  ruling 'untap' cannot be 'al'; it can be 'own' or 'all'\n"
        "  seat 0: 'hnd' is not known here; did you mean 'hand'?\n"
        "  seat 0: 'points' must be a number from 0 on, not -1\n"
        "  seat 0, hand: there is no card 'Akki'; did you mean 'Aki'?\n"
        "  seat 0, hand: Dune Sea (course) cannot lie there\n"
        "  seat 0, hand: a card is a name, or a table with a 'name', not 5\n"
        "  seat 1, world map: Bell Ringer (supporter) cannot lie there\n"
        "  seat 1, world map: Foghorn (item) cannot lie there\n"
        "  seat 1, world map: there is no seat 2 that could have brought 'Aki'\n"
        "  seat 1, world map: Twig (partner) cannot lie there\n"
        "  seat 1, world map: Twig: 'taped' is not known here; did you mean 'tapped'?\n"
        "  seat 1, home: Aki (partner) cannot lie there\n"
        "  seat 0: 'deck' must be a list of cards\n"
        "  there is no phase 'mian' that a scene can be of; did you mean 'main'?"
    )


SEATS = "'seats' must be a list of what lies in front of each player"


@pytest.mark.parametrize(
    ("scene", "problem"),
    [
        ({"seats": 2}, SEATS),
        ({"seats": ["Aki", {}]}, SEATS),
        ({"seats": [{}]}, "The Course Game is for 2 to 4 seats, not 1"),
        ({"seats": [{}] * 5}, "The Course Game is for 2 to 4 seats, not 5"),
        ({"active": 2}, "seat 2 cannot be the active one, or seat 0 the first"),
        ({"first": 2}, "seat 0 cannot be the active one, or seat 2 the first"),
        ({"active": "0"}, "'active' must be a number from 0 on, not '0'"),
        ({"turn": 0}, "'turn' must be a number from 1 on, not 0"),
        ({"chance": 5}, "'chance' must be a list of what the dice show, not 5"),
        ({"chance": [3, "6"]}, "'chance' must be a list of what the dice show, not [3, '6']"),
        ({"pieces": "all"}, "'pieces' must be a list of numbers"),
        ({"seats": [{"hand": {"Aki": 2}}, {}]}, "seat 0: 'hand' must be a list of cards"),
        (
            {"seats": [{"world map": [{"name": "Dune Sea", "partners": "Aki"}]}, {}]},
            "seat 0, world map: 'partners' must be a list of cards",
        ),
        ({"seats": [{}, {"points": 20}]}, "seat 1: with 20 points the game is won"),
        ({"seats": [{"deck": []}, {}]}, "seat 0: a player without a card in the deck is out"),
        ({"seats": [{}, {"out": True}]}, "at least 2 players must be in the game still"),
        ({"seats": [{}, {"out": True, "hand": ["Aki"]}, {}]}, "seat 1: a player who is out has no cards in the game"),
        ({"seats": [{"gone": ["Aki"]}, {}]}, "seat 0: cards are 'gone' only of a player who is 'out'"),
        (
            {"seats": [{"hand": ["Aki"] * 61}, {}]},
            "seat 0, hand: there are too many cards: no place is left for Aki",
        ),
        (
            {"seats": [{"world map": ["Dune Sea"] * 11}, {}]},
            "seat 0, world map: there are too many courses: no place is left for Dune Sea",
        ),
    ],
)
def test_a_position_that_cannot_be_is_explained(game: Game, scene: dict[str, Any], problem: str) -> None:
    assert wrong_scene(game, **scene) == [problem]


@pytest.mark.parametrize(
    "damaged", [{"modifiers": 5}, {"modifiers": [[1]]}, {"streams": [1]}, {"memory": {"known": 5}}]
)
def test_what_a_scene_remembers_can_be_damaged(game: Game, damaged: dict[str, Any]) -> None:
    problems = wrong_scene(game, **damaged)

    assert len(problems) == 1
    assert problems[0].startswith("its memory, modifiers or streams are damaged: ")


def test_a_deck_left_out_is_filled_from_the_seats_deck_without_what_lies_open(game: Game, scene: Scene) -> None:
    table = scene(player(hand=["Aki", "Aki"], world_map=["Mossy Keep"]), decks=["High Ridge", "High Ridge"])

    lists = game.decks["High Ridge"].lists
    assert sorted([*table.deck(0), "Aki", "Aki"]) == sorted(
        name for name, copies in lists["cards"].items() for _ in range(copies)
    )
    assert sorted([*table.names(table.state.cards_in(COURSE_DECK, 0)), "Mossy Keep"]) == sorted(lists["courses"])
    assert not any(table.state.knows(seat, it) for seat in range(2) for it in table.state.cards_in(DECK, 0))


def test_a_scene_of_first_hands_asks_for_them(scene: Scene) -> None:
    table = scene(player(hand=["Aki"]), player(hand=["Twig"]), phase="first hands", active=1, first=1)

    table.do("Keep this hand", "Keep this hand")

    assert (table.state.turn, table.state.seat) == (1, 1)


def test_a_half_done_action_has_no_scene(scene: Scene) -> None:
    table = scene(player(hand=["Aki"], world_map=["Dune Sea", "Mossy Keep"]))

    table.do("Enter Aki")

    with pytest.raises(SceneError) as refused:
        table.state.as_scene()
    assert str(refused.value) == "this position: an action is half carried out: finish it, or take it back"


def test_a_finished_game_has_no_scene(scene: Scene) -> None:
    table = scene(player(points=19, world_map=[course("Dune Sea", "Aki")]))

    table.do("Clear Dune Sea with Aki")

    with pytest.raises(SceneError) as refused:
        table.state.as_scene()
    assert str(refused.value) == "this position: the game is over"


def test_a_scene_comes_back_with_modifiers_attachments_and_dice(game: Game, scene: Scene) -> None:
    table = scene(
        player(
            hand=["Spring Boots", "Borrowed Courage", "Lucky Acorn"],
            world_map=[course("Lantern Caves", "Aki"), "Dune Sea"],
        ),
        player(),
        player(out=True),
        chance=[6],
    )
    table.do("Play Spring Boots", "Tap Dune Sea", "Play Borrowed Courage")

    again = scene.keep(game.scene(**table.state.as_scene()))

    assert again.state.fingerprint() == table.state.fingerprint()
    assert again.power("Aki") == table.power("Aki") == 6
    assert again.state.chances.script == [6]
    table.state.chances.script.clear()
    again.state.chances.script.clear()


# -- Records -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(game: Game) -> Record:
    """A game that has just begun."""
    match = Match(game, seed=3, options={"first": 1})
    for _ in range(3):
        match.apply(match.state.legal_actions()[0])
    return match.record


def wrong_record(replayed: Callable[[], object]) -> list[str]:
    """The problems that a record is refused with."""
    with pytest.raises(RecordError) as refused:
        replayed()
    assert refused.value.what == "this record"
    return refused.value.problems


def test_a_record_is_replayed(game: Game, record: Record) -> None:
    again = Match.from_record(read_record(record.json()), game)

    assert again.record == record
    assert again.actions == record.actions


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b"null", b"\xff", b'{"format": 1}', b'{"game": "courses", "seed": "x"}']
)
def test_what_is_no_record_is_explained(data: bytes) -> None:
    problems = wrong_record(lambda: read_record(data))

    assert len(problems) == 1
    assert problems[0].startswith("it cannot be read: ")


def test_a_record_of_another_format_is_explained(record: Record) -> None:
    data = record.json().replace(b"rulebound record 1", b"rulebound record 9")

    assert wrong_record(lambda: read_record(data)) == [
        "its format is 'rulebound record 9'; this version reads 'rulebound record 1'"
    ]


def test_a_record_of_another_game_is_explained(game: Game, record: Record) -> None:
    record.game = "chess"

    assert wrong_record(lambda: Match.from_record(record, game)) == ["it is of the game 'chess', not of 'courses'"]


def test_a_record_made_with_other_rules_and_other_cards_is_explained_at_once(game: Game, record: Record) -> None:
    record.rules, record.cards, record.kernel = "0123", "4567", "0.0.1"

    problems = wrong_record(lambda: Match.from_record(record, game))

    other_rules = f"it was made with other rules of courses (version 0123, here version {game.version}; "
    versions = f"made with Rulebound 0.0.1, this is {rulebound.__version__})"
    other_cards = f"it was made with other cards (digest 4567, here {game.cards_digest}); "
    advice = "if they came from a file of your own, name it with --cards"
    assert problems == [other_rules + versions, other_cards + advice]


def test_a_record_with_a_wrong_set_up_is_explained(game: Game, record: Record) -> None:
    record.decks, record.rulings, record.seats = ["High Rige", "High Ridge"], {"untap": "al"}, 9

    assert wrong_record(lambda: Match.from_record(record, game)) == [
        "The Course Game is for 2 to 4 seats, not 9",
        "there is no deck 'High Rige'; did you mean 'High Ridge'?",
        "ruling 'untap' cannot be 'al'; it can be 'own' or 'all'",
    ]


@pytest.mark.parametrize("deck", [{}, {"name": "A"}, {"name": "A", "lists": 3}, {"name": "A", "lists": {"courses": 3}}])
def test_a_record_with_a_damaged_deck_is_explained(game: Game, record: Record, deck: dict[str, Any]) -> None:
    record.decks = [deck, "High Ridge"]

    problems = wrong_record(lambda: Match.from_record(record, game))

    assert len(problems) == 1
    assert problems[0].startswith("one of its decks is damaged: ")


def test_a_record_with_a_deck_that_is_a_list_of_words_is_explained(game: Game, record: Record) -> None:
    record.decks = [{"name": "A", "lists": {"courses": ["Dune Sea"]}}, "High Ridge"]

    assert len(wrong_record(lambda: Match.from_record(record, game))) == 1


@pytest.mark.parametrize("code", [-1, 10**6])
def test_an_action_that_does_not_exist_is_explained_with_its_place(game: Game, record: Record, code: int) -> None:
    record.actions[1] = code

    assert wrong_record(lambda: Match.from_record(record, game)) == [
        f"action 2 cannot be replayed: there is no action {code}; The Course Game has 0 to {game.num_actions - 1}"
    ]


def test_an_action_that_was_not_possible_is_explained_with_its_place(game: Game, record: Record) -> None:
    end_turn = next(action for action in game.actions if str(action) == "EndTurn")
    record.actions[0] = end_turn.code

    refused = "action 1 cannot be replayed: EndTurn is not possible: "
    reason = "This is asked now: Do you keep your first hand? [setup.mulligan] Possible: Keep, Another."
    assert wrong_record(lambda: Match.from_record(record, game)) == [refused + reason]


def test_a_record_that_ends_elsewhere_than_it_says_is_explained(game: Game, record: Record) -> None:
    record.fingerprint = 7

    assert wrong_record(lambda: Match.from_record(record, game)) == [
        "it replays, but to another position than it says: it is damaged"
    ]


# -- Saved states ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"format": 7}, "it is not a state saved in format 1"),
        ({"game": "chess"}, "it is of the game 'chess', not of 'courses'"),
        ({"cards": "0123"}, "it was saved with other cards than are loaded here"),
        ({"agenda": ["mian_phase:0"]}, "step 'mian_phase:0' is not known"),
        ({"question": "WHAT"}, "question 'WHAT' is not known"),
    ],
)
def test_a_wrong_saved_state_is_explained(game: Game, changed: dict[str, Any], problem: str) -> None:
    data = {**game.new_state().save(), **changed}

    with pytest.raises(RecordError) as refused:
        game.load_state(data)

    assert str(refused.value) == f"this saved state: {problem}"


@pytest.mark.parametrize("key", ["setup", "scopes", "options", "chance", "raised", "modifiers", "table", "agenda"])
def test_a_damaged_saved_state_is_explained_and_nothing_crashes(game: Game, key: str) -> None:
    data = {**game.new_state().save(), key: 5}

    with pytest.raises(DataError) as refused:
        game.load_state(data)

    assert isinstance(refused.value, RecordError)


# -- All cards ---------------------------------------------------------------------------------------------------------


def test_cards_and_decks_as_shipped_name_no_number_outside_what_a_file_may_say(game: Game) -> None:
    cards = [card for card in game.card_list if isinstance(card, CourseCard)]

    assert len(cards) == len(game.card_list)
    assert all(0 <= value <= 20 for card in cards for value in card.values().values())


def test_a_state_with_own_cards_is_not_pickled_and_its_copies_are_of_the_same_game(tmp_path: Path) -> None:
    table = game_with(tmp_path, ("Lamp", "item", "Gain 1 point.")).new_state()

    with pytest.raises(pickle.PicklingError, match="own cards or decks"):
        pickle.dumps(table)
    assert copy.deepcopy(table).game is table.game
