"""Combos and Replacements: the fast steps, and what is combined before it is planned."""

from __future__ import annotations

import pytest

from rulebound.games.varia.fast import Combine, Into, Quicken
from rulebound.games.varia.fusing import Fuse
from rulebound.kernel.basics.reason import Reason
from tests.games.varia.table import Scene, player


@pytest.mark.rule("varia", "fast.only", "fast.active", "combo.together", "R26")
def test_a_combo_has_the_names_costs_powers_focuses_and_types_of_both(scene: Scene) -> None:
    """The rulebook's example: Bowie Knife with Transfusion Dregga."""
    table = scene(
        player(timeline=["Bowie Knife"], hand=["Transfusion Dregga", "Lunge"], health=20),
        player(),
        moment="fast action",
        engaged=True,
        chance=[2, 3, 1, 1],
    )
    assert table.why_not(Quicken, "Lunge") == Reason("fast.only", "Lunge is not Fast.")

    table.do("Plan Transfusion Dregga", "Combine it with Bowie Knife in moment 1")
    pieces = table.varia.action_at(0, 0)
    assert table.names(pieces) == ["Bowie Knife", "Transfusion Dregga"]
    assert [table.varia.total(key, pieces) for key in ("cost", "power", "focus")] == [5, 2, 2]
    assert table.varia.dice_of(pieces) == 2
    assert all(table.varia.is_typed(pieces, word) for word in ("Physical", "Magical", "Attack"))
    table.resolve()

    assert table.health == [27, 23]  # 2 + (2 + 3) damage, and as much regained
    assert "Player 1 performs Bowie Knife for 5 Action Points." in table.told()


@pytest.mark.rule("varia", "combo.attack-block")
def test_an_attack_and_a_block_cannot_be_combined(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge", "War Cry"], hand=["Sidestep"]), player(), moment="fast action")

    table.do("Plan Sidestep")

    assert table.options[:1] == ["Combine it with War Cry in moment 2"]
    assert table.why_not_at(Combine, 0) == Reason(
        "combo.attack-block", "Sidestep cannot be combined with Lunge: attacks and blocks cannot be combined."
    )


@pytest.mark.rule("varia", "replace.forget")
def test_a_replaced_action_is_forgotten(scene: Scene) -> None:
    table = scene(
        player(timeline=["Lunge"], hand=["Quick Jab", "Shove"]), player(), moment="fast action", chance=[1, 1]
    )

    table.do("Plan Quick Jab", "Replace Lunge in moment 1")

    assert table.row(0) == [["Quick Jab"]]
    assert "Player 1 replaces Lunge with Quick Jab." in table.told()
    assert table.there("forgotten pile", 0) == ["Lunge"]
    table.resolve()


@pytest.mark.rule("varia", "fast.reactive", "fast.again", "R10")
def test_the_fast_steps_end_when_both_have_passed_one_after_the_other(scene: Scene) -> None:
    table = scene(
        player(timeline=["Lunge"], hand=["Quick Jab", "Shove"]), player(timeline=["Brace"], hand=["Sidestep", "Shove"]),
        moment="fast action", chance=[1, 1, 1, 1, 1, 1],
    )  # fmt: skip

    table.do("Plan no Fast action")
    assert table.state.seat == 1
    table.do("Plan Sidestep", "Combine it with Brace", "Plan no Fast action")
    assert table.state.seat == 0
    table.do("Plan no Fast action")
    assert (table.state.seat, table.varia.moment) == (1, -1)
    table.resolve()

    assert table.state.turn == 3


@pytest.mark.rule("varia", "R14")
def test_where_tables_allow_it_fast_actions_are_planned_into_empty_moments_and_in_any_step(scene: Scene) -> None:
    players = player(timeline=["Lunge"]), player(hand=["Quick Jab", "Shove"])
    empty = scene(*players, moment="fast reaction", window=1, rulings={"fast": "empty moments"}, chance=[1, 1, 1, 1])
    early = scene(player(timeline=["Lunge"], hand=["Quick Jab"]), player(), rulings={"fast": "any step"})

    empty.do("Plan Quick Jab")
    assert empty.row(1) == [["Quick Jab"]]
    empty.resolve()
    assert "Plan Quick Jab as a Combo or a Replacement for 2 Action Points" in early.options
    common = scene(player(timeline=["Lunge"], hand=["Quick Jab"]), player(), moment="fast action")
    common.do("Plan Quick Jab")
    assert common.why_not_at(Into, 1) is not None


@pytest.mark.rule("varia", "fast.only", "R14")
def test_a_fast_action_is_refused_as_a_combo_before_the_fast_steps_and_it_is_said_why(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge"], hand=["Quick Jab"]), player())

    assert table.why_not(Quicken, "Quick Jab") == Reason(
        "R14", "Fast actions are combined or replace others in the fast steps, and not before."
    )


@pytest.mark.rule("varia", "term.spellfuse", "R15")
def test_a_spellfused_action_is_combined_before_it_is_planned_and_so_on(scene: Scene) -> None:
    table = scene(player(hand=["Mind Spike", "Overload", "Magic Dart", "Lunge"]), player())

    table.do("Plan Mind Spike")
    assert table.options == ["Combine it with Overload", "Combine it with Magic Dart", "Plan it alone"]
    table.do("Combine it with Overload", "Combine it with Magic Dart")

    assert table.row(0) == [["Mind Spike", "Overload", "Magic Dart"]]


@pytest.mark.rule("varia", "term.skillfuse")
def test_a_skillfused_action_is_combined_with_a_physical_one_if_one_likes(scene: Scene) -> None:
    table = scene(player(hand=["Twin Fangs", "Lunge", "Magic Dart", "Brace"]), player())

    table.do("Plan Twin Fangs")
    assert table.options == ["Combine it with Lunge", "Plan it alone"]
    table.do("Plan it alone")

    assert table.row(0) == [["Twin Fangs"]]


REFUSED = [
    ("Mind Spike", "Lunge", "term.spellfuse",
     "Lunge is not Magical: Spellfuse combines Mind Spike with Magical actions only."),
    ("Mind Spike", "Ice Wall", "combo.attack-block",
     "Ice Wall cannot be combined with Mind Spike: attacks and blocks cannot be combined."),
    ("Twin Fangs", "Magic Dart", "term.skillfuse",
     "Magic Dart is not Physical: Skillfuse combines Twin Fangs with Physical actions only."),
    ("Twin Fangs", "Brace", "combo.attack-block",
     "Brace cannot be combined with Twin Fangs: attacks and blocks cannot be combined."),
]  # fmt: skip


@pytest.mark.rule("varia", "term.spellfuse", "term.skillfuse", "combo.attack-block")
@pytest.mark.parametrize(("planned", "other", "clause", "sentence"), REFUSED)
def test_it_is_said_why_two_cards_cannot_be_fused(
    scene: Scene, planned: str, other: str, clause: str, sentence: str
) -> None:
    table = scene(player(hand=[planned, other, "Overload", "Quick Jab"]), player())

    table.do(f"Plan {planned}")

    assert table.why_not(Fuse, other) == Reason(clause, sentence)


@pytest.mark.rule("varia", "term.dragonrage", "R27", "R13", "token.like", "token.create")
def test_dragonrage_creates_both_tokens_and_replacing_the_action_removes_them(scene: Scene) -> None:
    table = scene(player(hand=["Scaled Uppercut", "Quick Jab", "Shove"]), player(), chance=[1, 1])

    table.do("Plan Scaled Uppercut", "Yes")
    assert table.row(0) == [["Scaled Uppercut", "Inner Dragon"], ["Vulnerable"]]
    pieces = table.varia.action_at(0, 0)
    assert [table.varia.total(key, pieces) for key in ("cost", "blood", "power", "focus")] == [3, 1, 8, 4]
    assert table.varia.dice_of(pieces) == 1
    table.plan_no_more()
    assert table.varia.window == 1
    table.do("Plan Quick Jab")
    assert table.why_not_at(Combine, 1) == Reason("R13", "Nothing can be combined with Vulnerable or replace it.")
    table.do("Replace Scaled Uppercut")

    assert table.row(0) == [["Quick Jab"]]
    assert [line for line in table.told() if "leaves the game" in line] == [
        "Inner Dragon leaves the game.", "Vulnerable leaves the game.",
    ]  # fmt: skip
    table.resolve()


RIVAL = player(deck=["Lunge", "Shove"])  # who can plan both in the next turn


@pytest.mark.rule("varia", "R27")
def test_replacing_an_action_leaves_the_token_that_its_text_has_created(scene: Scene) -> None:
    """Heated Parry creates an Ember Jab for the next turn, comes back by a shuffle, and is replaced."""
    table = scene(player(timeline=["Heated Parry"], hand=["Quick Jab", "War Cry"], deck=[]), RIVAL, chance=[1, 1])
    table.resolve()
    table.do("Do not move", "Plan Lunge", "Plan Shove", "Plan no more", "Plan Heated Parry")
    assert table.row(0) == [["Ember Jab"], ["Heated Parry"]]

    table.do("Plan Quick Jab", "Replace Heated Parry")

    assert table.row(0) == [["Ember Jab"], ["Quick Jab"]]


@pytest.mark.rule("varia", "R27")
def test_a_vulnerable_of_a_rage_before_outlasts_the_action_that_is_planned_anew(scene: Scene) -> None:
    table = scene(player(hand=["Scaled Uppercut", "Quick Jab", "War Cry"], deck=[]), RIVAL, chance=[6, 4])
    table.do("Plan Scaled Uppercut", "Yes")
    table.resolve()
    table.do("Do not move", "Plan Lunge", "Plan Shove", "Plan no more", "Plan Scaled Uppercut", "No")
    assert table.row(0) == [["Vulnerable"], ["Scaled Uppercut"]]

    table.do("Plan Quick Jab", "Replace Scaled Uppercut")

    assert table.row(0) == [["Vulnerable"], ["Quick Jab"]]


@pytest.mark.rule("varia", "term.dragonrage")
def test_one_need_not_rage(scene: Scene) -> None:
    table = scene(player(hand=["Scaled Uppercut"]), player())

    table.do("Plan Scaled Uppercut", "No")

    assert table.row(0) == [["Scaled Uppercut"]]


@pytest.mark.rule("varia", "R8", "pay.beyond")
def test_one_plans_behind_what_was_pushed(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge"], hand=["Shove"]), player())

    table.do("Plan Shove")

    assert table.row(0) == [["Lunge"], ["Shove"]]


@pytest.mark.rule("varia", "react.window", "R14")
def test_where_tables_allow_it_the_reactive_player_plans_fast_actions_without_an_empty_moment(scene: Scene) -> None:
    players = player(timeline=["War Cry"]), player(timeline=["Lunge"], hand=["Quick Jab"])
    table = scene(*players, rulings={"fast": "any step"})

    table.plan_no_more()

    assert table.asked == "Which action do you plan in answer?"
    assert table.options == ["Plan Quick Jab as a Combo or a Replacement for 2 Action Points", "Plan no more"]
