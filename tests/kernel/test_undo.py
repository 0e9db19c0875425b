"""Undo: what can be taken back without asking anybody, and what cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.kernel.basics.setup import NONE
from rulebound.kernel.game.match import CannotUndo, Match
from tests.kernel.toy.game import TOY, asked, deck, do, options, player, says, scene
from tests.kernel.toy.state import EACH


def match(*names: str, **setup: Any) -> Match:
    """A match in which everybody's deck has only these cards."""
    cards = deck("own", [names[n % len(names)] for n in range(EACH)])
    return Match(TOY, decks=[cards] * setup.get("seats", 2), **setup)


def play(match: Match, sentences: Sequence[str]) -> None:
    for sentence in sentences:
        found = [action for action in match.state.options if says(match.state, action) == sentence]
        match.apply(found[0])


# -- Where undo goes ---------------------------------------------------------------------------------------------------


def test_an_action_can_be_taken_back() -> None:
    game = match("Squire")
    before = game.state.fingerprint()

    play(game, ["Plan tile 2"])
    game.undo()

    assert game.state.fingerprint() == before
    assert game.actions == []


def test_actions_are_taken_back_one_by_one_the_last_first() -> None:
    game = match("Squire")
    prints = [game.state.fingerprint()]
    for tile in range(3):
        play(game, [f"Plan tile {tile}"])
        prints.append(game.state.fingerprint())

    for before in reversed(prints[:-1]):
        game.undo()
        assert game.state.fingerprint() == before

    assert game.why_no_undo() == "Nothing has been done yet."


def test_a_chain_of_choices_keeps_the_point_where_the_action_began() -> None:
    game = match("Fork", seats=3)
    before = game.state.fingerprint()
    play(game, ["Plan tile 0", "Play Fork", "Player 2"])

    game.undo()

    assert len(game.actions) == 1
    assert asked(game.state) == (0, "What do you do?")
    game.undo()
    assert game.state.fingerprint() == before


def test_every_question_of_a_chain_leads_back_to_its_beginning() -> None:
    table = scene(player(hand=["Fork"], in_play=["Squire"], coins=1), player(), player())
    points = [table.undo_to]

    for sentence in ["Plan tile 0", "Play Fork", "Player 2", "And Player 3"]:
        do(table, sentence)
        points.append(table.undo_to)

    assert asked(table) == (0, "How do you pay for Fork?")
    assert points == [0, 0, 1, 1, 1]


# -- What stands in its way --------------------------------------------------------------------------------------------


def test_what_was_rolled_cannot_be_taken_back() -> None:
    game = match("Squire")

    play(game, ["Use tile 2"])

    assert game.why_no_undo() == "That cannot be taken back: dice were rolled."
    with pytest.raises(CannotUndo, match="dice were rolled"):
        game.undo()


def test_what_has_shown_a_hidden_card_cannot_be_taken_back() -> None:
    game = match("Squire")

    play(game, ["Use tile 1"])

    assert game.why_no_undo() == "That cannot be taken back: a hidden card was seen."


def test_what_was_shuffled_cannot_be_taken_back() -> None:
    game = match("Recall")

    play(game, ["Play Recall"])

    assert game.why_no_undo() == "That cannot be taken back: cards were shuffled."


def test_after_another_player_had_to_decide_nothing_can_be_taken_back() -> None:
    game = match("Squire")

    play(game, ["End your turn"])

    assert asked(game.state) == (1, "What do you do?")
    assert game.why_no_undo() != ""
    play(game, ["Plan tile 0", "End your turn"])
    assert game.why_no_undo() != ""


def test_whoever_was_passed_over_for_all_to_see_does_not_stand_in_the_way() -> None:
    table = scene(player(in_play=["Smith"]), player(hand=["Bolt"]))

    do(table, "Use Smith")

    assert asked(table) == (0, "What do you do?")
    assert table.undo_to >= table.undo_limit


def test_whoever_was_asked_stands_in_the_way_also_with_nothing_to_choose() -> None:
    table = scene(player(in_play=["Smith"]), player(hand=["Giant"], coins=1))

    do(table, "Use Smith", "Pass", "Pass")

    assert asked(table) == (0, "What do you do?")
    assert table.undo_to < table.undo_limit
    assert table.undo_limit_reason == "another player has had to decide since"


def test_chance_before_an_action_does_not_stand_in_its_way() -> None:
    game = match("Squire")
    play(game, ["Use tile 2", "No more"])
    before = game.state.fingerprint()

    play(game, ["Plan tile 0"])
    game.undo()

    assert game.state.fingerprint() == before


def test_chance_in_the_middle_of_an_action_stands_in_its_way_to_its_end() -> None:
    game = match("Squire")

    play(game, ["Use tile 1", "Tile 0"])

    assert asked(game.state)[1] == "Which tile is next?"
    assert game.why_no_undo() == "That cannot be taken back: a hidden card was seen."


# -- By consent --------------------------------------------------------------------------------------------------------


def test_with_everybodys_consent_chance_is_taken_back_and_comes_again() -> None:
    game = match("Squire")
    before = game.state.fingerprint()
    play(game, ["Use tile 2", "No more"])
    rolled = [event.number for event in game.log if event.kind == "rolls"]

    game.undo(agreed=True)
    again = game.state.fingerprint()
    play(game, ["Use tile 2", "No more"])

    assert again == before
    assert [event.number for event in game.log if event.kind == "rolls"] == rolled


def test_with_everybodys_consent_the_end_of_the_game_is_taken_back() -> None:
    game = match("Squire", rulings={"stalemate": 1}, options={"windows": NONE})
    play(game, ["End your turn"])
    before = game.state.fingerprint()
    play(game, ["End your turn"])
    ended = game.state.over

    game.undo(agreed=True)

    assert ended
    assert game.state.fingerprint() == before
    assert "End your turn" in options(game.state)


def test_even_with_consent_nothing_is_taken_back_before_the_beginning() -> None:
    game = match("Squire")

    with pytest.raises(CannotUndo, match="Nothing has been done yet"):
        game.undo(agreed=True)
