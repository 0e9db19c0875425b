"""Fights, damage, being expelled, and the helpers of a battle royale: chapters 7 and 9 of the handbook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.games.avarium import characters, events, fights, parties, pieces, zones
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.knowledge.about import about
from rulebound.kernel.knowledge.view_parts import card_id
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, Table, exhausted

# -- Whether -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "fight.first-turn")
@pytest.mark.rule("avarium", "B5")
def test_nobody_may_fight_on_their_first_turn(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"], turns=1), player("AMYBA", ["Pink One"]), turn=1)
    reason = table.why_not(fights.Attack, "Red One")

    assert str(reason) == "No player may fight on their first turn. [fight.first-turn]"

    table.end_turn()

    assert not table.can("Attack")


@pytest.mark.rule("avarium", "fight.once")
@pytest.mark.rule("avarium", "F24")
def test_a_character_attacks_once_a_turn_even_if_it_is_readied(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Record-O-Matic"], hand=["Dramatic Entrance"], reputation=2),
        player("AMYBA", ["Pink One", "Hall Monitor"]),
    )
    table.fight("Red One", "Pink One")
    assert table.exhausted("Red One") == [True]
    table.play("Play Dramatic Entrance", "Red One", "Spend 2 Reputation")

    assert table.exhausted("Red One") == [False]
    assert str(table.why_not(fights.Attack, "Red One")).startswith("Red One has an Attack Token")


@pytest.mark.rule("avarium", "fight.one")
def test_there_is_one_fight_at_a_time(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One", "Pink One", "Record-O-Matic"]), player("AMYBA", ["Hall Monitor"]))
    table.attack("Red One", "Hall Monitor")

    assert not any(option.startswith("Attack with") for option in table.options)


# -- Set! --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "fight.leader")
@pytest.mark.rule("avarium", "F18")
def test_a_ready_student_of_the_own_class_leads_even_without_combat(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic", exhausted("Red One")]), player("AMYBA", ["Pink One"]))

    assert table.can("Attack with Record-O-Matic")
    assert not table.can("Attack with Red One")
    reason = table.why_not(fights.Attack, "Pink One")
    assert reason is not None
    assert reason.clause == "fight.leader"


@pytest.mark.rule("avarium", "fight.target")
@pytest.mark.rule("avarium", "fight.enemy")
@pytest.mark.rule("avarium", "F27")
def test_the_target_is_any_enemy_of_any_other_player(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Pink One"]),
        player("AMYBA", ["Hall Monitor"]),
        player("Syeira CORAL", ["Minutes Taker"]),
    )
    table.do("Attack with Red One")

    assert table.options == ["Attack Hall Monitor", "Attack Minutes Taker"]
    reason = table.why_not(fights.Challenge, "Pink One")
    assert reason is not None
    assert reason.clause == "fight.target"


@pytest.mark.rule("avarium", "fight.target.exhausted")
@pytest.mark.rule("avarium", "fight.exhausted")
@pytest.mark.rule("avarium", "F3")
def test_an_exhausted_student_can_be_attacked_beside_a_ready_one_and_does_not_hit_back(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Pink One"]), player("AMYBA", [exhausted("Sword Saint of Row C"), "Hall Monitor"])
    )

    table.fight("Pink One", "Sword Saint of Row C")

    assert table.exhausted("Pink One") == [False]
    assert table.students(0) == ["Pink One"]


@pytest.mark.rule("avarium", "fight.idol")
@pytest.mark.rule("avarium", "F1")
def test_an_idol_is_protected_by_a_ready_student_only(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", ["Hall Monitor", exhausted("Pink One")]))
    table.do("Attack with Red One")

    assert "Attack AMYBA" not in table.options
    assert str(table.why_not(fights.Challenge, "AMYBA")) == "Hall Monitor stands ready in front of AMYBA. [fight.idol]"


@pytest.mark.rule("avarium", "F1")
def test_a_student_that_cannot_be_attacked_does_not_protect(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", ["The Headmistress's Cat"]))

    table.attack("Red One", "AMYBA")

    assert table.state.leaders[1] == table.piece("AMYBA")


@pytest.mark.rule("avarium", "F2")
def test_what_changes_after_the_declaration_does_not_matter(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", [exhausted("Pink One")], hand=["Dramatic Entrance"], reputation=2),
    )
    table.attack("Red One", "AMYBA")
    table.until("Play Dramatic Entrance")
    table.do("Play Dramatic Entrance", "Pink One")
    table.take_effect()

    assert table.exhausted("Pink One") == [False]

    table.finish_fight()

    assert table.merit[1] == 18


# -- Party Up! ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "fight.support.attack")
@pytest.mark.rule("avarium", "fight.support.defence")
@pytest.mark.rule("avarium", "F4")
@pytest.mark.rule("avarium", "F28")
def test_each_side_may_have_one_supporter_the_idol_included(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Record-O-Matic"]), player("AMYBA", ["Hall Monitor", "Minutes Taker"])
    )
    table.attack("Red One", "Hall Monitor")
    table.until("Kumara RAJ supports the attack")
    table.do("Kumara RAJ supports the attack")
    table.until("AMYBA supports the defence")
    table.do("AMYBA supports the defence")

    assert [table.names(party) for party in table.state.parties] == [
        ["Red One", "Kumara RAJ"],
        ["Hall Monitor", "AMYBA"],
    ]
    assert not any("supports" in option for option in table.options)


@pytest.mark.rule("avarium", "fight.support")
@pytest.mark.rule("avarium", "F6")
def test_supporters_are_ready_and_not_yet_in_the_fight(scene: Scene) -> None:
    table = scene(
        player(
            "Kumara RAJ", ["Red One", exhausted("Pink One"), {"name": "Hall Monitor", "token": True}, "Minutes Taker"]
        ),
        player("AMYBA", ["Living Statue", "Base of the Pyramid"]),
    )
    table.attack("Red One", "Living Statue")
    table.until("Minutes Taker supports the attack")

    reasons = {name: str(table.why_not(fights.BackAttack, name)) for name in ("Pink One", "Red One", "Living Statue")}
    assert reasons["Pink One"] == "Pink One is exhausted. [fight.support]"
    assert reasons["Red One"] == "Red One is in this fight already. [fight.support]"
    assert reasons["Living Statue"] == "Only characters of your own Class can support a fight. [fight.support]"


@pytest.mark.rule("avarium", "fight.support.token")
@pytest.mark.rule("avarium", "F6")
def test_a_card_with_an_attack_token_can_neither_lead_nor_support(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", {"name": "Pink One", "token": True}, "Minutes Taker"]),
        player("AMYBA", ["Living Statue"]),
    )
    assert not table.can("Attack with Pink One")
    table.attack("Red One", "Living Statue")
    table.until("Minutes Taker supports the attack")

    assert str(table.why_not(fights.BackAttack, "Pink One")).endswith("[fight.support.token]")


@pytest.mark.rule("avarium", "fight.support.once")
@pytest.mark.rule("avarium", "F5")
def test_one_may_also_assign_nobody(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One", "Pink One"]), player("AMYBA", ["Living Statue", "Hall Monitor"]))

    table.fight("Red One", "Living Statue", "No support")

    assert table.expelled == ["Living Statue"]
    assert table.students(1) == ["Hall Monitor"]


@pytest.mark.rule("avarium", "F7")
def test_a_defender_may_support_in_several_fights_of_a_turn(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Grant Applicant", "Perpetual Substitute"]),
        player("AMYBA", ["Sparring Dummy (Enrolled)", "Base of the Pyramid"]),
    )
    table.fight("Grant Applicant", "Sparring Dummy (Enrolled)", "Base of the Pyramid supports the defence")

    assert not table.token("Base of the Pyramid")

    table.fight("Perpetual Substitute", "Sparring Dummy (Enrolled)", "Base of the Pyramid supports the defence")

    assert table.merit[1] == 24


# -- Fight! ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "fight.tabulate")
@pytest.mark.rule("avarium", "fight.leader-first")
@pytest.mark.rule("avarium", "fight.divide")
@pytest.mark.rule("avarium", "F13")
def test_damage_that_the_leader_does_not_take_goes_on_to_the_supporter(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Sword Saint of Row C"]),
        player("AMYBA", ["Living Statue", "Duelist in Theory"]),
    )

    table.fight(
        "Red One", "Living Statue", "Sword Saint of Row C supports the attack", "Duelist in Theory supports the defence"
    )

    assert set(table.expelled) >= {"Living Statue", "Duelist in Theory"}


@pytest.mark.rule("avarium", "F13")
@pytest.mark.rule("avarium", "fight.leader-first")
def test_nobody_else_takes_damage_before_the_leader_has_enough(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Dojo Stormer"]), player("AMYBA", ["Base of the Pyramid", "Living Statue"]))

    table.fight("Dojo Stormer", "Base of the Pyramid", "Living Statue supports the defence")

    assert table.students(1) == ["Base of the Pyramid", "Living Statue"]
    assert table.exhausted("Base of the Pyramid", "Living Statue") == [True, False]


@pytest.mark.rule("avarium", "F15")
def test_damage_that_goes_on_to_an_idol_is_lost_as_merit(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Sword Saint of Row C"]), player("AMYBA", ["Living Statue"]))

    table.fight("Sword Saint of Row C", "Living Statue", "AMYBA supports the defence")

    assert table.merit[1] == 20


@pytest.mark.rule("avarium", "F13")
@pytest.mark.rule("avarium", "F15")
def test_of_an_idol_that_leads_all_merit_must_be_gone_before_others_are_hit(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Sword Saint of Row C"]),
        player("AMYBA", ["The Headmistress's Cat"], merit=3),
        player("Syeira CORAL", ["Living Statue"]),
    )

    table.fight(
        "Sword Saint of Row C",
        "AMYBA",
        "The Headmistress's Cat supports the defence",
        "Living Statue supports the defence",
        "1 damage",
    )

    assert table.state.out == [False, True, False]


@pytest.mark.rule("avarium", "fight.assign")
@pytest.mark.rule("avarium", "F16")
@pytest.mark.rule("avarium", "F12")
def test_the_attacker_divides_first_and_openly_then_the_defender(scene: Scene) -> None:
    table = divided(scene)

    assert table.state.seat == 0
    assert "dealt to" in table.asked

    table.do("1 damage")

    assert table.zone("Base of the Pyramid") == "expel pile"
    assert table.exhausted("Minutes Taker") == [True]


def divided(scene: Scene) -> Table:
    """A fight in which seven damage must be divided among two, after a leader that takes three."""
    table = scene(
        player("Kumara RAJ", ["Transfer Student of Destiny", "Red One"]),
        player("AMYBA", ["Living Statue", "Minutes Taker"]),
        player("Syeira CORAL", ["Base of the Pyramid"]),
    )
    table.attack("Transfer Student of Destiny", "Living Statue")
    for sentence in (
        "Red One supports the attack",
        "Minutes Taker supports the defence",
        "Base of the Pyramid supports the defence",
    ):
        table.until(sentence)
        table.do(sentence)
    while table.responding:
        table.do("Pass")
    return table


@pytest.mark.rule("avarium", "fight.simultaneous")
@pytest.mark.rule("avarium", "F16")
def test_what_a_card_says_that_is_expelled_still_counts_for_that_damage(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Pink One"]), player("AMYBA", ["Gravity Prefect", "Duelist in Theory"])
    )

    table.fight("Red One", "Gravity Prefect", "Pink One supports the attack", "Duelist in Theory supports the defence")

    assert "Gravity Prefect" in table.expelled, "3 and 2 damage, both less by one"
    assert "Duelist in Theory" not in table.expelled


@pytest.mark.rule("avarium", "fight.attacking")
@pytest.mark.rule("avarium", "F17")
def test_attacking_alone_exhausts_nobody(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", ["Record-O-Matic"]))

    table.fight("Red One", "Record-O-Matic")

    assert table.exhausted("Red One") == [False]


@pytest.mark.rule("avarium", "F17")
def test_a_student_without_damage_is_not_exhausted(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"]), player("AMYBA", ["Pink One"]))

    table.fight("Record-O-Matic", "Pink One")

    assert table.exhausted("Pink One") == [False]


@pytest.mark.rule("avarium", "fight.clean-up")
def test_in_the_next_fight_defense_is_full_again(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Pink One", "Dojo Stormer"]), player("AMYBA", ["Sparring Dummy (Enrolled)"]))

    table.fight("Pink One", "Sparring Dummy (Enrolled)", "No support")
    table.fight("Dojo Stormer", "Sparring Dummy (Enrolled)", "No support")

    assert table.students(1) == ["Sparring Dummy (Enrolled)"]


@pytest.mark.rule("avarium", "fight.tokens")
@pytest.mark.rule("avarium", "F23")
def test_attackers_get_a_token_when_the_fight_is_over(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Minutes Taker"]), player("AMYBA", ["Living Statue", "Hall Monitor"])
    )
    table.attack("Red One", "Living Statue")

    assert not table.token("Red One")

    table.until("Minutes Taker supports the attack")
    table.do("Minutes Taker supports the attack")
    table.finish_fight()

    assert [table.token(name) for name in ("Red One", "Minutes Taker", "Hall Monitor")] == [True, True, False]


# -- Windows -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "F8")
@pytest.mark.rule("avarium", "fight.effects")
@pytest.mark.rule("avarium", "priority.step")
@pytest.mark.parametrize(("ruling", "windows"), [("each", 3), ("steps", 2)])
def test_when_others_can_act_in_a_fight(scene: Scene, ruling: str, windows: int) -> None:
    table = scene(
        player("Peppermint KITTY", ["Red One", "Pink One"], exhausted=True),
        player("AMYBA", ["Hall Monitor"], hand=["Nurse's Office"], reputation=1),
        rulings={"fight_windows": ruling},
    )
    table.do("Attack with Red One")
    asked = 0
    while table.state.fighting:
        asked += table.responding
        table.do("Pass" if table.responding else "No support")

    assert asked == windows
    assert table.responding, "and once more when the fight is over"


@pytest.mark.rule("avarium", "F8")
def test_what_the_damage_triggers_waits_for_the_clean_up(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("Syeira CORAL", ["Doomsday Leafleter"], hand=["Nurse's Office"], reputation=1),
    )
    table.attack("Red One", "Doomsday Leafleter")
    while table.state.fighting:
        table.do("Pass" if table.responding else "No support")

    assert len(table.state.declared) == 1
    assert table.token("Red One")
    assert table.merit[0] == 20


# -- Rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "F19")
@pytest.mark.parametrize(("ruling", "hurt"), [("on", [True]), ("off", [False])])
def test_what_becomes_of_a_fight_without_one_of_its_leaders(scene: Scene, ruling: str, hurt: list[bool]) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Living Statue", "Hall Monitor"]),
        rulings={"leaderless": ruling},
    )
    table.attack("Red One", "Living Statue")
    table.until("Hall Monitor supports the defence")
    table.state.observed = True
    parties.join(table.state, table.piece("Hall Monitor"), parties.DEFENDING)
    pieces.move(table.state, table.piece("Living Statue"), zones.HALLWAY, 1)
    table.finish_fight()

    assert ("Hall Monitor" in table.expelled) == hurt[0]


@pytest.mark.rule("avarium", "F19")
def test_where_a_side_has_nobody_left_only_the_clean_up_remains(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Living Statue"], hand=["Tactical Bathroom Break"], reputation=2),
    )
    table.attack("Red One", "Living Statue")
    table.until("Play Tactical Bathroom Break")
    table.do("Play Tactical Bathroom Break", "Living Statue")
    table.finish_fight()

    assert table.hallway(1) == ["Living Statue"]
    assert table.merit == [20, 22]


@pytest.mark.rule("avarium", "F20")
@pytest.mark.parametrize(("ruling", "expelled"), [("no-spill", []), ("spill", ["Minutes Taker"])])
def test_whether_damage_goes_past_a_leader_that_cannot_be_expelled(
    scene: Scene, ruling: str, expelled: list[str]
) -> None:
    table = scene(
        player("Kumara RAJ", ["Sword Saint of Row C", "Red One"], reputation=0),
        player("AMYBA", ["Living Statue", "Minutes Taker"], hand=["Note from Mother"], reputation=1),
        rulings={"unexpellable_leader": ruling},
    )
    table.attack("Sword Saint of Row C", "Living Statue")
    table.until("Play Note from Mother")
    table.do("Play Note from Mother", "Living Statue", "Spend 1 Reputation")
    table.take_effect()
    table.until("Red One supports the attack")
    table.do("Red One supports the attack")
    table.until("Minutes Taker supports the defence")
    table.do("Minutes Taker supports the defence")
    table.finish_fight()

    assert table.expelled == expelled
    assert "Living Statue" in table.students(1)


def seven_damage(scene: Scene, defenders: list[Any], **zones: Any) -> Table:
    """The last two of these defend: the last supports. Sword Saint of Row C and Red One attack them."""
    table = scene(player("Kumara RAJ", ["Sword Saint of Row C", "Red One"]), player("AMYBA", defenders), **zones)
    leader, supporter = [one["name"] if isinstance(one, dict) else one for one in defenders[-2:]]
    table.fight("Sword Saint of Row C", leader, "Red One supports the attack", f"{supporter} supports the defence")
    return table


@pytest.mark.rule("avarium", "F20")
@pytest.mark.rule("avarium", "fight.leader-first")
def test_damage_goes_past_a_leader_only_if_it_is_not_exhausted_instead(scene: Scene) -> None:
    table = seven_damage(scene, ["Probe with Feelings", "Hall Monitor"])
    tired = seven_damage(scene, [exhausted("Probe with Feelings"), "Hall Monitor"])

    assert (table.students(1), table.exhausted("Probe with Feelings")) == (
        ["Probe with Feelings", "Hall Monitor"],
        [True],
    )
    assert tired.students(1) == []


@pytest.mark.rule("avarium", "F20")
@pytest.mark.rule("avarium", "fight.leader-first")
@pytest.mark.parametrize(("ruling", "left"), [("no-spill", ["Pink One", "Hall Monitor"]), ("spill", ["Pink One"])])
def test_whether_damage_goes_past_a_leader_in_whose_place_another_student_goes(
    scene: Scene, ruling: str, left: list[str]
) -> None:
    table = seven_damage(
        scene, ["Sparring Dummy (Enrolled)", "Pink One", "Hall Monitor"], rulings={"unexpellable_leader": ruling}
    )

    assert table.students(1) == left
    assert "Sparring Dummy (Enrolled)" in table.expelled


@pytest.mark.rule("avarium", "F21")
@pytest.mark.parametrize(("ruling", "side"), [("leave", -1), ("stay", parties.DEFENDING)])
def test_whether_a_student_that_changes_class_stays_in_the_fight(scene: Scene, ruling: str, side: int) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Living Statue", "Hall Monitor"]),
        rulings={"defectors": ruling},
    )
    table.attack("Red One", "Living Statue")
    characters.join(table.state, table.piece("Living Statue"), 0)

    assert parties.side_of(table.state, table.piece("Living Statue")) == side


@pytest.mark.rule("avarium", "F21")
def test_a_student_that_goes_to_a_hallway_leaves_the_fight(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", ["Living Statue", "Hall Monitor"]))
    table.attack("Red One", "Living Statue")
    characters.to_hallway(table.state, table.piece("Living Statue"), 1)

    assert parties.side_of(table.state, table.piece("Living Statue")) == -1


@pytest.mark.rule("avarium", "F22")
@pytest.mark.parametrize(("ruling", "token"), [("tokens", [True]), ("none", [False])])
def test_whether_there_are_tokens_after_a_fight_without_damage(scene: Scene, ruling: str, token: list[bool]) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Living Statue"], hand=["Tactical Bathroom Break"], reputation=2),
        rulings={"collapsed": ruling},
    )
    table.attack("Red One", "Living Statue")
    table.until("Play Tactical Bathroom Break")
    table.do("Play Tactical Bathroom Break", "Living Statue")
    table.finish_fight()

    assert [table.token("Red One")] == token


@pytest.mark.rule("avarium", "F22")
def test_after_a_fight_with_damage_there_are_tokens_at_every_table(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", ["Living Statue"]), rulings={"collapsed": "none"})
    table.fight("Red One", "Living Statue")

    assert table.token("Red One")


@pytest.mark.rule("avarium", "F25")
@pytest.mark.parametrize(("ruling", "token"), [("lost", [False]), ("kept", [True])])
def test_whether_a_token_is_kept_by_a_student_that_leaves_and_returns(
    scene: Scene, ruling: str, token: list[bool]
) -> None:
    table = scene(
        player("Kumara RAJ", [{"name": "Red One", "token": True}]), player("AMYBA"), rulings={"token_memory": ruling}
    )
    characters.to_hallway(table.state, table.piece("Red One"), 0)
    characters.join(table.state, table.piece("Red One"), 0)

    assert [table.token("Red One")] == token


@pytest.mark.rule("avarium", "F26")
@pytest.mark.rule("avarium", "E3")
@pytest.mark.rule("avarium", "effects.turn")
def test_of_two_that_are_expelled_together_the_active_players_effect_comes_first(tmp_path: Path) -> None:
    text = "I get +1 Combat.\nWhen I am expelled, each enemy loses 2 Merit."
    game = game_with(tmp_path, ("Left Leafleter", "student", text), ("Right Leafleter", "student", text))
    table = Scene(game)(
        player("Kumara RAJ", ["Left Leafleter"], merit=2), player("Syeira CORAL", ["Right Leafleter"], merit=2)
    )

    table.do("Attack with Left Leafleter")
    table.finish_fight()

    assert table.outcome == ([0], "last-in-school")


# -- 9. Battle royale --------------------------------------------------------------------------------------------------


def royale(scene: Scene, **rulings: str) -> Table:
    """Four players, of whom two are not involved."""
    return scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Base of the Pyramid"]),
        player("Syeira CORAL", ["Pink One", "Minutes Taker"]),
        player("Sebastian WOLFGANG", ["Dojo Stormer"]),
        rulings=rulings,
    )


@pytest.mark.rule("avarium", "royale.helpers")
@pytest.mark.rule("avarium", "royale.order")
@pytest.mark.rule("avarium", "F9")
def test_players_who_are_not_involved_help_either_side_in_turn_order(scene: Scene) -> None:
    table = royale(scene)
    table.attack("Red One", "Base of the Pyramid")
    table.until("Pink One supports the attack")

    assert table.state.seat == 2
    assert "Minutes Taker supports the defence" in table.options

    table.do("Minutes Taker supports the defence")
    table.until("Dojo Stormer supports the attack")

    assert table.state.seat == 3
    reason = table.why_not(fights.BackAttack, "Pink One")
    assert reason is not None

    table.do("Dojo Stormer supports the attack")

    assert [len(party) for party in table.state.parties] == [2, 2]


@pytest.mark.rule("avarium", "royale.helpers", "F19")
def test_players_are_not_asked_for_help_where_a_party_is_gone(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Living Statue"], hand=["Tactical Bathroom Break"], reputation=2),
        player("Syeira CORAL", ["Pink One"]),
    )
    table.attack("Red One", "Living Statue")
    table.until("Play Tactical Bathroom Break")
    table.do("Play Tactical Bathroom Break", "Living Statue")

    while table.state.fighting:
        assert table.responding
        table.do("Pass")


@pytest.mark.rule("avarium", "F10")
@pytest.mark.parametrize(("ruling", "token"), [("yes", [True]), ("no", [False])])
def test_whether_a_helper_of_the_attack_gets_a_token(scene: Scene, ruling: str, token: list[bool]) -> None:
    table = royale(scene, helper_tokens=ruling)
    table.fight("Red One", "Base of the Pyramid", "Pink One supports the attack")

    assert [table.token("Pink One")] == token


@pytest.mark.rule("avarium", "F10")
@pytest.mark.rule("avarium", "F21")
def test_a_leader_that_stays_in_the_fight_as_it_changes_class_is_no_helper(scene: Scene) -> None:
    table = royale(scene, helper_tokens="no", defectors="stay")
    table.attack("Red One", "Base of the Pyramid")
    characters.join(table.state, table.piece("Red One"), 1)
    left = [event for event in table.state.log if event.kind == events.LEAVES_FIGHT]
    table.finish_fight()

    assert (left, table.token("Red One")) == ([], True)


@pytest.mark.rule("avarium", "F11")
@pytest.mark.parametrize(("ruling", "seats"), [("leader", [0, 1]), ("each", [0, 2, 1])])
def test_who_divides_the_damage_of_a_party(scene: Scene, ruling: str, seats: list[int]) -> None:
    table = royale(scene, division=ruling)
    table.fight("Red One", "Base of the Pyramid", "Pink One supports the attack")
    deals = [event.seat for event in table.state.log if event.kind == events.DEALS]

    assert deals == seats


@pytest.mark.rule("avarium", "fight.tabulate")
@pytest.mark.rule("avarium", "fight.over")
@pytest.mark.parametrize(("answers", "merit"), [((99, 21), [180, 270]), ((50,), [250, 200]), ((99, 0), [201, 249])])
def test_damage_has_no_limit(scene: Scene, answers: tuple[int, ...], merit: list[int]) -> None:
    """Of 155 damage the leader takes 5; what is dealt to one idol can be said in two answers."""
    table = scene(
        player("Kumara RAJ", ["Red One"]),
        player("AMYBA", ["Living Statue"], merit=300),
        player("Syeira CORAL", merit=300),
    )
    red, statue = table.piece("Red One"), table.piece("Living Statue")
    table.state.modify("combat", red, 155 - table.combat("Red One"), END_OF_TURN, 0, red)
    table.state.modify("defense", statue, 5 - table.defense("Living Statue"), END_OF_TURN, 1, statue)
    table.attack("Red One", "Living Statue")
    for sentence in ("AMYBA supports the defence", "Syeira CORAL supports the defence"):
        table.until(sentence)
        table.do(sentence)
    table.until("50 damage")
    for answer in answers:
        table.do(f"{answer} damage")
    table.finish_fight()

    assert table.merit[1:] == merit


@pytest.mark.rule("avarium", "F12")
def test_a_helper_can_take_damage(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Transfer Student of Destiny"]),
        player("AMYBA", ["Living Statue"]),
        player("Syeira CORAL", ["Minutes Taker"]),
    )

    table.fight("Transfer Student of Destiny", "Living Statue", "Minutes Taker supports the defence")

    assert set(table.expelled) == {"Living Statue", "Minutes Taker"}


def test_why_nothing_can_be_done_with_a_rivals_idol_is_not_about_playing_it(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", ["Pink One"]))
    idol = card_id(table.state, table.piece("AMYBA"))

    first, _ = about(table.state, 0, [idol])[0]

    assert "Play" not in table.said(first)
