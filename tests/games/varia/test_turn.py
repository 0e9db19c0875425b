"""Setting up, the steps of a turn, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.movement import Disengage, Engage
from rulebound.games.varia.planning import Answer, Plan
from rulebound.games.varia.zones import DISCARD, FORGOTTEN
from rulebound.kernel.basics.reason import Reason
from tests.games.varia.own_cards import game_with_plain_action
from tests.games.varia.table import Scene, player, ruined

# -- Setting up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "setup.assets", "asset.start", "setup.deck", "setup.health", "zone.deck", "zone.character")
def test_each_begins_with_thirty_health_a_shuffled_deck_and_the_assets_open(scene: Scene) -> None:
    table = scene.new_game(seed=4, decks=["Bastion", "Hexer"])

    assert table.health == [30, 30]
    assert sorted(table.there("character", 0)) == ["Gatehouse Shield", "Quarry Maul", "Rune of Rest"]
    assert [len(table.there("deck", seat)) + len(table.there("hand", seat)) for seat in (0, 1)] == [30, 30]
    assert not any(table.state.knows(1, it) for it in table.state.deck_of(0))


@pytest.mark.rule("varia", "setup.first", "R5")
def test_whoever_rolls_more_is_active_first(scene: Scene) -> None:
    begun = [scene.new_game(seed=seed) for seed in range(12)]

    for table in begun:
        rolled = [int(line.rstrip(".").rpartition(" ")[2]) for line in table.told() if " rolls a " in line][-2:]
        assert table.state.first == rolled.index(max(rolled))
    assert {table.state.first for table in begun} == {0, 1}
    assert scene.new_game(seed=1, options={"first": "2"}).state.active == 1


@pytest.mark.rule("varia", "distance.states", "R1")
def test_the_players_begin_disengaged_unless_tables_decide_otherwise(scene: Scene) -> None:
    assert not scene.new_game(seed=1).varia.engaged
    assert scene.new_game(seed=1, rulings={"distance": "engaged"}).varia.engaged


# -- Start and movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "turn.first-hand", "R2", "R4")
def test_in_the_first_turn_both_draw_six(scene: Scene) -> None:
    table = scene.new_game(seed=2, options={"first": "1"})

    assert [len(table.there("hand", seat)) for seat in (0, 1)] == [6, 6]
    drawn = [line for line in table.told() if "draws 6 cards" in line]
    assert drawn == ["Player 1 draws 6 cards.", "Player 2 draws 6 cards."]


@pytest.mark.rule("varia", "turn.shared", "turn.first-hand", "react.window")
def test_in_a_turn_the_active_player_plans_and_the_other_one_answers(scene: Scene) -> None:
    table = scene.new_game(seed=2, options={"first": "2"})
    asked: list[tuple[int, str]] = []
    while table.state.turn < 3:
        plans = [one for one in table.options if one.startswith("Plan ") and "no" not in one.split()]
        asked.append((table.state.seat, table.asked))
        early = not any("in answer" in prompt for _, prompt in asked[:-1]) and table.state.turn == 1
        stays = [one for one in table.options if one in ("Plan no more", "Plan no Fast action", "Do not move", "No")]
        table.do(plans[0] if early and plans and len(table.there("hand", table.state.seat)) == 6 else stays[0])

    seats = {prompt: seat for seat, prompt in reversed(asked)}
    assert seats["Movement: do you engage, disengage, or stay?"] == 1
    assert seats["Which action do you plan next?"] == 1
    assert seats["Which action do you plan in answer?"] == 0
    assert [len(table.there("deck", seat)) for seat in (0, 1)] == [30 - 6 - 2 - 2] * 2


@pytest.mark.rule("varia", "turn.start", "draw.top", "end.roles", "turn.shared")
def test_at_the_start_of_a_turn_both_draw_two_and_have_ten_points_again(scene: Scene) -> None:
    table = scene(
        player(points=3, deck=["Lunge", "Shove", "War Cry"]), player(points=7, deck=["Lunge", "Shove", "Brace"])
    )

    table.resolve()

    assert table.state.active == 1
    assert [table.there("hand", seat) for seat in (0, 1)] == [["War Cry", "Shove"], ["Brace", "Shove"]]
    assert table.points == [10, 10]


@pytest.mark.rule("varia", "R3")
def test_more_than_ten_points_are_kept(scene: Scene) -> None:
    table = scene(player(points=12), player(points=11))

    table.resolve()

    assert table.points == [12, 11]


@pytest.mark.rule("varia", "turn.movement", "R6", "term.engage", "term.disengage")
def test_the_active_player_engages_disengages_or_stays(scene: Scene) -> None:
    apart = scene(player(hand=["Lunge"]), moment="movement")
    close = scene(player(hand=["Lunge"]), moment="movement", engaged=True)

    assert apart.options == ["Engage", "Do not move"]
    assert apart.why_not(Disengage) == Reason("distance.states", "You are disengaged already.")
    assert close.why_not(Engage) == Reason("distance.states", "You are engaged already.")
    apart.do("Engage")
    close.do("Disengage")
    assert (apart.varia.engaged, close.varia.engaged) == (True, False)


# -- Action and reaction -----------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "plan.actions", "plan.window", "zone.timeline", "plan.target")
def test_actions_are_planned_one_after_another_and_make_the_window(scene: Scene) -> None:
    table = scene(player(hand=["Lunge", "Shove", "War Cry"]), player(hand=["Brace"]))

    table.do("Plan Shove", "Plan Lunge")
    assert table.row(0) == [["Shove"], ["Lunge"]]
    table.plan_no_more()

    assert table.varia.window == 2
    assert table.state.seat == 1


@pytest.mark.rule("varia", "plan.window", "R7")
def test_without_an_action_the_window_has_one_moment(scene: Scene) -> None:
    table = scene(player(), player(hand=["Brace", "Shove"]))

    table.plan_no_more()
    assert table.varia.window == 1
    table.do("Plan Brace")

    assert table.row(1) == [["Brace"]]
    assert table.asked == "Do you plan a Fast action?"  # no other moment is free


@pytest.mark.rule("varia", "react.window", "R9")
def test_the_reactive_player_plans_into_any_free_moment_of_the_window(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge", "Shove", "Shove"]), player(hand=["Brace", "Raised Guard", "Shove"]))
    table.plan_no_more()

    table.do("Plan Brace")
    assert table.options == ["In moment 1", "In moment 2", "In moment 3"]
    table.do("In moment 3")

    assert table.row(1) == [[], [], ["Brace"]]


@pytest.mark.rule("varia", "react.window")
def test_a_window_that_is_full_takes_no_more(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge", "Lunge"]), player(timeline=["Brace"], hand=["Shove", "Quick Jab"]))
    table.plan_no_more()

    table.do("Plan Shove")

    assert table.row(1) == [["Brace"], ["Shove"]]
    assert table.why_not(Answer, "Quick Jab", seat=1) is not None


@pytest.mark.rule("varia", "plan.actions", "action.supertypes")
def test_an_action_without_supertypes_is_planned_like_others(tmp_path: Path) -> None:
    game = game_with_plain_action(tmp_path, "Rest", "Start of Moment: Gain 3 Health Points.")
    table = Scene(game)(player(hand=["Rest"], health=20), player())

    table.do("Plan Rest")
    table.resolve()

    assert table.health[0] == 23


@pytest.mark.rule("varia", "plan.assets", "asset.action", "card.types", "R11")
def test_a_weapon_is_planned_like_a_card_once_a_turn(scene: Scene) -> None:
    table = scene(player(character=["Quarry Maul", "Rune of Rest"], hand=["Shove"]), player())

    assert table.why_not(Plan, "Rune of Rest") == Reason("asset.action", "Rune of Rest has no action.")
    table.do("Plan Quarry Maul")

    assert table.row(0) == [["Quarry Maul"]]
    assert table.why_not(Plan, "Quarry Maul") is not None


@pytest.mark.rule("varia", "ruin.asset")
def test_a_ruined_weapon_cannot_be_planned(scene: Scene) -> None:
    table = scene(player(character=[ruined("Quarry Maul")], hand=["Shove"]), player())

    assert table.why_not(Plan, "Quarry Maul") == Reason("ruin.asset", "Quarry Maul is ruined, and cannot be planned.")


@pytest.mark.rule("varia", "fast.normal", "term.fast")
def test_a_fast_action_is_planned_like_any_other_too(scene: Scene) -> None:
    table = scene(player(hand=["Quick Jab"]), player())

    table.do("Plan Quick Jab")

    assert table.row(0) == [["Quick Jab"]]


# -- The end of a turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "end.discard", "zone.discard", "discard.hand", "asset.home")
def test_what_was_performed_is_discarded_and_assets_go_home(scene: Scene) -> None:
    table = scene(player(timeline=["Quarry Maul", "War Cry"]), player(), chance=[1, 1])

    table.resolve()

    assert table.there("discard pile", 0) == ["War Cry"]
    assert table.there("character", 0) == ["Quarry Maul"]
    assert table.row(0) == []
    it = table.state.cards_in(DISCARD, 0)[0]
    assert [table.state.knows(seat, it) for seat in (-1, 0, 1)] == [True, True, True]


@pytest.mark.rule("varia", "zone.forgotten", "forget.hand")
def test_of_a_forgotten_pile_nobody_is_shown_more_than_its_size(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"], hand=["Quick Jab"]), player(), moment="fast action", chance=[1, 1])
    table.do("Plan Quick Jab", "Replace Shove")

    assert len(table.state.cards_in(FORGOTTEN, 0)) == 1
    view = table.state.seat_of(0).view()
    pile = next(area for area in view.areas if area.id == "forgotten-pile.0")
    assert (pile.count, [card.face for card in pile.cards]) == (1, [""])


@pytest.mark.rule("varia", "R31")
def test_after_idle_rounds_the_game_is_drawn(scene: Scene) -> None:
    table = scene(player(), rulings={"stalemate": 1})

    for _ in range(4):
        if table.state.over:
            break
        if "Do not move" in table.options:
            table.do("Do not move")
        table.resolve()

    assert table.outcome == ([0, 1], "stalemate", "R31")


@pytest.mark.rule("varia", "win.health")
def test_whoever_has_no_health_left_has_lost_at_once(scene: Scene) -> None:
    table = scene(
        player(timeline=["Lunge", "Lunge"], health=3), player(timeline=["Magic Dart"], health=3), chance=[6, 1, 1, 1]
    )

    table.resolve()

    assert table.outcome == ([0], "health", "win.health")
    assert table.health == [3, 0]
