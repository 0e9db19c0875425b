"""Counters on cards, extra turns, cards that end the game, what happens instead, and sorted decks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.courses.zones import DECK
from rulebound.kernel.table.counting import counted, named
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, player, twelve_others

SPARED: Final = "cannot be defeated until the end of the turn"
MIRROR: Final = "A partner of yours becomes a copy of a partner of another player until the end of the turn."


def growth(table: Table, name: str) -> int:
    """How many growth counters are on a card."""
    return counted(table.state, table.piece(name), named("growth"))


def test_counters_are_put_counted_removed_and_gone_with_their_card(scene: Scene, tmp_path: Path) -> None:
    text = "At the start of your turn, put a growth counter on this.\nThis has +1 power for each growth counter on it."
    game = game_with(tmp_path, ("Sapling", "partner", text), ("Axe", "item", "Defeat a partner of another player."))
    here = course("Rooftop Garden", "Sapling")
    table = scene(player(world_map=[here]), player(hand=["Axe"], world_map=[course("Dune Sea")]), game=game)

    table.end_turns(2)
    assert growth(table, "Sapling") == 1
    assert table.power("Sapling") == 3
    shown = table.state.seat_of(1).view()
    marks = [mark for area in shown.areas for one in area.cards for other in one.on for mark in other.marks]
    table.end_turns(1)
    table.do("Play Axe")

    assert [(mark.label, mark.count) for mark in marks] == [("Growth counter", 1)]
    assert table.zone("Sapling") == "discard"
    assert growth(table, "Sapling") == 0
    table.end_turns(1)
    assert table.state.modifiers == []


def test_counters_pay_and_a_card_enters_with_them(scene: Scene, tmp_path: Path) -> None:
    text = "This enters with two bloom counters.\nRemove a bloom counter from this: Gain 1 point."
    game = game_with(tmp_path, ("Rosebush", "partner", text))
    table = scene(player(hand=["Rosebush"], world_map=["Rooftop Garden"]), game=game)

    table.do("Enter Rosebush", "Use Rosebush")
    again = table.state.game.scene(**table.state.as_scene())
    table.do("Use Rosebush")

    assert table.points == [2, 0]
    assert not any("Use Rosebush" in option for option in table.options)
    assert again.fingerprint() != table.state.fingerprint()
    assert [one.amount for one in again.modifiers] == [1]


def test_the_number_of_counters_says_how_much(scene: Scene, tmp_path: Path) -> None:
    text = "This enters with two bloom counters.\nTap this: Gain points equal to the number of bloom counters on this."
    game = game_with(tmp_path, ("Rosebush", "partner", text))
    table = scene(player(hand=["Rosebush"], world_map=["Rooftop Garden"]), game=game)

    table.do("Enter Rosebush")
    table.end_turns(2)
    table.do("Use Rosebush")

    assert table.points == [2, 0]


@pytest.mark.parametrize(("text", "act"), [
    ("When this is defeated, gain 1 point for each bloom counter on it.", "Play Axe"),
    ("When this is defeated, gain 1 point for each bloom counter on this.", "Play Axe"),
    ("When this is defeated, if there are two or more bloom counters on it, gain 2 points.", "Play Axe"),
    ("Discard this: Gain 1 point for each bloom counter on this.", "Use Rosebush"),
])  # fmt: skip
def test_a_card_that_left_play_counts_what_was_on_it(scene: Scene, tmp_path: Path, text: str, act: str) -> None:
    rose = ("Rosebush", "partner", f"This enters with two bloom counters.\n{text}")
    game = game_with(tmp_path, rose, ("Axe", "item", "Defeat a partner of yours."))
    table = scene(player(hand=["Rosebush", "Axe"], world_map=["Rooftop Garden"]), player(), game=game)

    table.do("Enter Rosebush")
    table.do(act)

    assert table.points == [2, 0]
    assert table.state.modifiers != []
    again = table.state.game.load_state(table.state.save())
    assert again.fingerprint() == table.state.fingerprint()
    table.end_turns(1)
    assert table.state.modifiers == []


def test_a_card_that_enters_again_has_only_its_new_counters(scene: Scene, tmp_path: Path) -> None:
    rose = ("Rosebush", "partner", "When this is defeated, gain 1 point for each bloom counter on it.")
    water = ("Water", "item", "Put two bloom counters on a partner of yours.")
    axe = ("Axe", "item", "Defeat a partner of yours.")
    back = ("Back", "item", "Return a partner from your discard pile to your hand.")
    game = game_with(tmp_path, rose, water, axe, back, ("Saw", *axe[1:]))
    hand = ["Water", "Axe", "Back", "Saw"]
    table = scene(player(hand=hand, world_map=[course("Rooftop Garden", "Rosebush")]), player(), game=game)

    table.do("Play Water", "Play Axe")
    assert table.points == [2, 0]
    table.do("Play Back", "Enter Rosebush", "Play Saw")

    assert table.points == [2, 0]


def test_an_extra_turn_comes_before_that_of_the_next_player(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Long Day", "item", "Take an extra turn after this one."))
    table = scene(player(hand=["Long Day"]), player(), game=game)

    table.do("Play Long Day")
    seats = []
    for _ in range(3):
        table.end_turns(1)
        seats.append(table.state.active)

    assert seats == [0, 1, 0]
    assert table.state.rounds_over() == (table.state.turn - 2) // 2


def turns_after(table: Table, turns: int) -> list[int]:
    """Whose turns come after the present one."""
    seats = []
    for _ in range(turns):
        table.end_turns(1)
        seats.append(table.state.active)
    return seats


def test_a_skipped_turn_is_passed_over_once(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Nap", "item", "Skip your next turn."))
    table = scene(player(hand=["Nap"]), player(), player(), game=game)

    table.do("Play Nap")

    assert turns_after(table, 5) == [1, 2, 1, 2, 0]
    assert "Player 1 skips a turn." in table.told()
    assert table.state.rounds_over() == 2  # the skipped turn counts as one


def test_of_several_players_who_skip_their_turns_none_is_asked(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Siren", "item", "Each other player skips their next turn."))
    table = scene(player(hand=["Siren"]), player(), player(), game=game)

    table.do("Play Siren")

    assert turns_after(table, 3) == [0, 1, 2]


def test_an_extra_turn_can_be_the_one_that_is_skipped(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Fever", "item", "Take an extra turn after this one. Skip your next turn."))
    table = scene(player(hand=["Fever"]), player(), game=game)

    table.do("Play Fever")

    assert turns_after(table, 3) == [1, 0, 1]


def test_a_card_wins_the_game_as_soon_as_what_it_says_is_so(scene: Scene, tmp_path: Path) -> None:
    text = "You win the game if there are two or more other partners of yours here."
    game = game_with(tmp_path, ("Crown", "partner", text))
    table = scene(player(hand=["Twig"], world_map=[course("Rooftop Garden", "Crown", "Aki")]), game=game)

    table.do("Enter Twig")

    assert table.outcome == ([0], "card", "R39")


def test_a_card_loses_the_game_for_a_player_who_leaves_it(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Curse", "item", "Each other player loses the game."))
    table = scene(player(hand=["Curse"]), player(), player(), game=game)

    table.do("Play Curse")

    assert table.outcome == ([0], "card", "R34")
    assert [line for line in table.told() if "lost" in line or "run out" in line] == [
        "Player 2 has lost the game by a card.",
        "Player 3 has lost the game by a card.",
    ]


def test_who_has_run_out_of_cards_while_another_loses_by_a_card_has_run_out(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Curse", "item", "You lose the game. Each other player draws a card."))
    table = scene(player(hand=["Curse"]), player(deck=["Aki"]), player(deck=["Aki"] * 9), game=game)

    table.do("Play Curse")

    assert table.outcome == ([2], "last-player", "R34")
    assert "Player 1 has lost the game by a card." in table.told()
    assert "Player 2 has run out of cards and is eliminated." in table.told()


@pytest.mark.parametrize(("answer", "left"), [("Yes", []), ("No", ["Twig"])])
def test_a_price_may_be_paid_instead_of_a_defeat(scene: Scene, tmp_path: Path, answer: str, left: list[str]) -> None:
    shield = "If another partner of yours would be defeated, you may discard a card instead."
    game = game_with(tmp_path, ("Shield", "partner", shield), ("Axe", "item", "Defeat a partner of another player."))
    theirs = course("Dune Sea", "Aki")
    table = scene(
        player(hand=["Axe"]), player(hand=["Twig"], world_map=[theirs, course("Mossy Keep", "Shield")]), game=game
    )

    table.do("Play Axe", "Aki")
    assert table.state.seat == 1
    restored = table.state.game.load_state(table.state.save())
    assert restored.fingerprint() == table.state.fingerprint()
    table.do(answer)

    assert table.hand(1) == left
    assert table.zone("Aki") == ("at a course" if answer == "Yes" else "discard")


def test_an_untapped_partner_is_tapped_instead_and_none_that_is_tapped(scene: Scene, tmp_path: Path) -> None:
    text = "If this would be defeated, you may tap another partner of yours instead."
    game = game_with(tmp_path, ("Knight", "partner", text), ("Axe", "item", "Defeat a partner of another player."))
    there = course("Dune Sea", "Knight", "Aki", {"name": "Twig", "tapped": True})
    table = scene(player(hand=["Axe"]), player(world_map=[there]), game=game)

    table.do("Play Axe", "Knight", "Yes")

    assert table.tapped("Aki", "Twig") == [True, True]
    assert table.zone("Knight") == "at a course"


def test_what_is_looked_at_is_sorted_and_known_to_one_player_alone(scene: Scene, tmp_path: Path) -> None:
    text = (
        "Look at the top three cards of your deck. Put one of them into your hand and the rest on the bottom of your "
        "deck in any order."
    )
    game = game_with(tmp_path, ("Seer", "item", text))
    table = scene(player(hand=["Seer"], deck=twelve_others("Aki", "Twig", "Foghorn")), player(), game=game)

    table.do("Play Seer", "Twig", "Foghorn")

    assert table.hand(0) == ["Twig"]
    assert table.deck(0)[:2] == ["Aki", "Foghorn"]
    for it in table.state.cards_in(DECK, 0)[:2]:
        assert table.state.knows(0, it)
        assert not table.state.knows(1, it)


def test_a_deck_is_searched_and_shuffled(scene: Scene, tmp_path: Path) -> None:
    text = "Search your deck for a partner with cost 2 or less and put it into your hand. Shuffle your deck."
    game = game_with(tmp_path, ("Scout", "item", text))
    table = scene(player(hand=["Scout"], deck=["Foghorn"] * 12 + ["Aki"]), player(), game=game)

    table.do("Play Scout", "Aki")

    assert table.hand(0) == ["Aki"]
    assert not any(table.state.known[it] for it in table.state.cards_in(DECK, 0))


def test_gains_become_other_gains_and_losses_may_be_averted(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        ("Ledger", "supporter", "If you would lose points, you may discard this instead."),
        ("Toll", "item", "Each other player loses 2 points."),
    )
    table = scene(player(hand=["Toll"]), player(home=["Ledger"], points=5), game=game)

    table.do("Play Toll", "Yes")

    assert table.points == [0, 5]
    assert table.home(1) == []


def test_a_copy_is_another_card_until_the_turn_ends_and_itself_again_after_it(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        (
            "Mirror",
            "item",
            "A partner of yours becomes a copy of a partner of another player until the end of the turn.",
        ),
        ("Giant", "partner", "This has +3 power as long as it is your turn."),
    )
    mine, theirs = course("Rooftop Garden", "Twig"), course("Dune Sea", "Giant")
    table = scene(player(hand=["Mirror"], world_map=[mine]), player(world_map=[theirs]), game=game)
    twig = table.piece("Twig")

    table.do("Play Mirror")
    power, name = table.state.power(twig), table.state.card(twig).name
    again = table.state.game.scene(**table.state.as_scene())
    restored = table.state.game.load_state(table.state.save())
    table.end_turns(1)

    assert (name, power) == ("Giant", 5)
    assert again.power(twig) == 5  # type: ignore[attr-defined]
    assert restored.power(twig) == 5  # type: ignore[attr-defined]
    assert table.state.card(twig).name == "Twig"


def test_a_copy_that_leaves_play_is_what_it_was(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        ("Mimic", "partner", "When this enters, this becomes a copy of another partner of yours."),
        ("Axe", "item", "Defeat a partner of yours."),
    )
    there = course("Rooftop Garden", "Aki")
    table = scene(player(hand=["Mimic", "Axe"], world_map=[there]), game=game)
    mimic = table.piece("Mimic")

    table.do("Enter Mimic")
    name = table.state.card(mimic).name
    table.state.apply(next(one for one in table.state.legal_actions() if one.it == table.piece("Axe")))
    table.state.apply(next(one for one in table.state.legal_actions() if one.it == mimic))

    assert name == "Aki"
    assert table.state.card(mimic).name == "Mimic"
    assert table.zone("Mimic") == "discard"


def test_abilities_are_learned_from_others_as_long_as_both_are_in_play(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        ("Pupil", "partner", "This has all abilities of each other partner of yours."),
        ("Teacher", "partner", "This has +2 power as long as there is a partner of yours."),
        ("Axe", "item", "Defeat all partners of yours with power 4 or more."),
    )
    there = course("Rooftop Garden", "Pupil", "Teacher")
    table = scene(player(hand=["Axe"], world_map=[there]), game=game)

    before = table.power("Pupil"), table.power("Teacher")
    table.do("Play Axe")

    assert before == (4, 4)
    assert (table.zone("Pupil"), table.zone("Teacher")) == ("discard", "discard")
    assert table.state.standing == table.state.game.always


@pytest.mark.parametrize(("text", "left"), [
    ("Choose a course. Defeat the partner there with the highest power.", ["Twig"]),
    ("Choose a course. Defeat the partner there with the lowest power.", ["Aki"]),
    (
        f"Choose a course. The partner there with the highest power {SPARED}. Defeat all partners there.",
        ["Aki"],
    ),
])  # fmt: skip
def test_the_strongest_or_weakest_is_found_at_the_chosen_course(
    scene: Scene, tmp_path: Path, text: str, left: list[str]
) -> None:
    game = game_with(tmp_path, ("Own", "item", text), ("Giant", "partner", "This has +9 power."))
    maps = [course("Dune Sea", "Aki", "Twig")], [course("Rooftop Garden", "Giant")]
    table = scene(player(hand=["Own"], world_map=maps[0]), player(world_map=maps[1]), game=game)

    table.do("Play Own", "Dune Sea")

    assert [name for name in ("Aki", "Twig", "Giant") if table.zone(name) == "at a course"] == [*left, "Giant"]


@pytest.mark.parametrize("when", [
    "When you draw your second card each turn,",
    "When you draw a card, if you have drawn exactly two cards this turn,",
])  # fmt: skip
def test_the_second_draw_of_a_turn_comes_once_where_two_are_drawn_at_one_time(
    scene: Scene, tmp_path: Path, when: str
) -> None:
    game = game_with(tmp_path, ("Own", "supporter", f"{when} gain 1 point."), ("Two", "item", "Draw two cards."))
    mine = player(hand=["Two"], home=["Own"], deck=twelve_others("Aki", "Twig"))
    table = scene(mine, player(), game=game)

    table.do("Play Two")

    assert table.points == [1, 0]
