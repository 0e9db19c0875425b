"""Schemes, Surprises and abilities: chapter 6 of the handbook."""

from __future__ import annotations

import pytest

from rulebound.games.avarium import ability, characters, effects, parties, paying, state, timing
from rulebound.games.avarium.needs_of_fights import may_be_attacked
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.static import Lifts
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, exhausted

# -- Schemes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "scheme.plan")
def test_a_scheme_can_only_be_played_in_the_own_plan_phase(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA", hand=["Honour Roll", "Nurse's Office"], reputation=4))
    table.do("End your turn")

    assert table.state.seat == 1
    assert table.can("Play Nurse's Office")
    assert not table.can("Play Honour Roll")
    reason = table.why_not(effects.Play, "Honour Roll")
    assert reason is not None
    assert reason.clause == "scheme.plan"


@pytest.mark.rule("avarium", "scheme.reveal")
def test_a_scheme_is_revealed_before_it_is_paid(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"], hand=["Honour Roll"], reputation=2), player("AMYBA"))
    it = table.piece("Honour Roll")
    assert not table.state.knows(1, it)

    table.do("Play Honour Roll")

    assert "how do you pay" in table.asked
    assert table.state.knows(1, it)


@pytest.mark.rule("avarium", "scheme.cost")
@pytest.mark.rule("avarium", "scheme.pay.reputation")
def test_a_scheme_is_paid_with_reputation_before_it_takes_effect(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Vote of No Confidence"], reputation=5), player("AMYBA", ["Record-O-Matic"])
    )

    table.do("Play Vote of No Confidence")

    assert table.reputation[0] == 2
    assert table.merit[1] == 22

    table.passes()

    assert table.merit[1] == 19


@pytest.mark.rule("avarium", "scheme.pay.student")
@pytest.mark.rule("avarium", "D1")
def test_a_student_that_costs_as_much_can_pay_and_one_that_costs_less_cannot(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Pink One", "Pourer of Tea", "Red One"], hand=["Vote of No Confidence"], reputation=2),
        player("AMYBA"),
    )
    table.do("Play Vote of No Confidence")

    assert table.options == ["Exhaust Pink One", "Exhaust Red One"]
    reason = table.why_not(paying.PayWith, "Pourer of Tea")
    assert str(reason) == "Pourer of Tea costs 2, less than the 3 of the scheme. [scheme.pay.student]"


@pytest.mark.rule("avarium", "D1")
def test_a_student_can_pay_for_a_scheme_that_costs_nothing(scene: Scene) -> None:
    table = scene(player("Syeira CORAL", ["Henchman Number Nine"], hand=["Extra Credit"]), player("AMYBA"))

    table.play("Play Extra Credit", "Exhaust Henchman Number Nine", "No")

    assert table.exhausted("Henchman Number Nine") == [True]
    assert table.reputation[0] == 1, "Henchman Number Nine has noticed it"


@pytest.mark.rule("avarium", "scheme.pay.student")
@pytest.mark.rule("avarium", "D1")
def test_neither_two_students_nor_a_student_and_reputation_pay_together(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Pourer of Tea", "Grant Applicant"], hand=["Vote of No Confidence"], reputation=2)
    )

    assert not table.can("Play Vote of No Confidence")


@pytest.mark.rule("avarium", "scheme.effect")
@pytest.mark.rule("avarium", "scheme.trash")
def test_after_its_effect_a_scheme_goes_to_the_trash_pile(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hand=["Underdog Story", "Open Day"], reputation=1, merit=10), player("AMYBA"))

    table.do("Play Underdog Story")
    table.passes()

    assert table.merit[0] == 15
    assert table.trashed == ["Underdog Story"]
    assert table.hand(0) == ["Open Day"]


# -- Surprises ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "surprise.any-time")
@pytest.mark.rule("avarium", "D3")
def test_a_surprise_can_be_played_in_an_enemys_turn_and_paid_with_a_student(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=9),
        player("AMYBA", ["Red One"], hand=["Nurse's Office"]),
        courtyard=["Pink One"],
    )
    table.do("Recruit Pink One", "Play Nurse's Office")
    table.passes()

    assert table.merit[1] == 25
    assert table.exhausted("Red One") == [True]


@pytest.mark.rule("avarium", "surprise.scheme")
def test_every_surprise_is_a_scheme_and_not_every_scheme_a_surprise(game: Game) -> None:
    surprises = [card for card in game.card_list if card.text.startswith("SURPRISE:")]

    assert {card.kind for card in surprises} == {"scheme"}
    assert 14 <= len(surprises) < len([card for card in game.card_list if card.kind == "scheme"])


@pytest.mark.rule("avarium", "surprise.sample")
@pytest.mark.rule("avarium", "card.say")
def test_the_printed_surprise_gives_three_combat_in_a_fight_only(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Grant Applicant"], hand=["Pep Talk"], reputation=1), player("AMYBA", ["Red One"])
    )
    reason = table.why_not(effects.Play, "Pep Talk")
    assert reason is not None
    assert reason.clause == "card.say"

    table.attack("Grant Applicant", "Red One")
    table.do("Play Pep Talk", "Grant Applicant", "Spend 1 Reputation")
    table.take_effect()

    assert table.combat("Grant Applicant") == 4

    table.finish_fight()

    assert set(table.expelled) == {"Grant Applicant", "Red One"}


# -- Abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "ability.always")
@pytest.mark.rule("avarium", "D17")
def test_an_ability_that_is_always_active_holds_while_the_card_is_in_a_class(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Sky-Polo Captain", "Perpetual Substitute"], hand=["Extra Credit"]), player("AMYBA")
    )
    assert table.combat("Perpetual Substitute") == 2

    table.play("Play Extra Credit", "Yes", "Sky-Polo Captain")

    assert table.combat("Perpetual Substitute") == 1


@pytest.mark.rule("avarium", "ability.triggered")
@pytest.mark.rule("avarium", "D18")
def test_an_ability_with_a_condition_is_played_out_when_that_is_met(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hallway=["Grant Applicant"]), player("AMYBA"))

    table.end_turn()

    assert len(table.hand(0)) == 1


@pytest.mark.rule("avarium", "card.wins")
def test_a_card_is_followed_where_it_contradicts_a_rule(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Tip of the Pyramid", "Pink One"]), player("AMYBA", ["Red One"]))

    table.do("Attack with Pink One")
    assert table.state.leaders[1] == table.piece("Red One"), "the idol is protected"
    table.finish_fight()
    table.attack("Tip of the Pyramid", "AMYBA")

    assert table.state.leaders[1] == table.piece("AMYBA")


@pytest.mark.rule("avarium", "ability.activated")
@pytest.mark.rule("avarium", "ability.cost")
def test_an_ability_is_activated_by_paying_what_stands_before_the_colon(scene: Scene) -> None:
    table = scene(
        player("Lourvarius LOVE", ["Assassin from the Sewing Room", "Dojo Stormer"], reputation=5),
        player("AMYBA", ["Grant Applicant", "Living Statue"]),
    )

    table.play("Use Dojo Stormer")
    table.play("Use Lourvarius LOVE", "Grant Applicant")
    table.play("Use Assassin from the Sewing Room", "Living Statue")

    assert table.merit[0] == 19
    assert table.reputation[0] == 0
    assert table.exhausted("Assassin from the Sewing Room") == [True]
    assert table.hallway(0) == ["Grant Applicant"]
    assert table.expelled == ["Living Statue"]


@pytest.mark.rule("avarium", "ability.any-time")
@pytest.mark.rule("avarium", "D6")
def test_an_ability_can_be_activated_in_an_enemys_turn(scene: Scene) -> None:
    table = scene(player("Peppermint KITTY", exhausted=True), player("AMYBA", ["Record-O-Matic"]))
    table.do("End your turn", "Use Record-O-Matic")
    table.passes()

    assert table.merit[1] == 25


@pytest.mark.rule("avarium", "ability.repeat")
@pytest.mark.rule("avarium", "D8")
def test_an_ability_can_be_used_as_often_as_its_cost_can_be_paid(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Dojo Stormer"], merit=10), player("AMYBA"))

    for _ in range(4):
        table.play("Use Dojo Stormer")

    assert table.combat("Dojo Stormer") == 7
    assert table.merit[0] == 6


@pytest.mark.rule("avarium", "ability.class")
@pytest.mark.rule("avarium", "E8")
def test_only_abilities_of_the_own_class_can_be_used_idols_included(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Hall Monitor"]), player("AMYBA", ["Record-O-Matic"]))
    reason = table.why_not(effects.Use, "Record-O-Matic")
    assert reason is not None
    assert reason.clause == "ability.class"

    table.play("Use Kumara RAJ")

    assert table.merit[0] == 21


@pytest.mark.rule("avarium", "ability.sample")
@pytest.mark.rule("avarium", "D16")
def test_the_printed_ability_expels_its_own_card_as_well(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Volatile Lab Partner"]), player("AMYBA", ["Red One"]))

    table.play("Use Volatile Lab Partner")

    assert table.expelled == ["Volatile Lab Partner", "Red One"]


@pytest.mark.rule("avarium", "C6")
@pytest.mark.rule("avarium", "D11")
def test_an_ability_does_not_expel_its_card_out_of_a_hallway(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Volatile Lab Partner"]),
        player("AMYBA", ["Red One"], hand=["Tactical Bathroom Break"], reputation=2),
    )
    table.do("Use Volatile Lab Partner")
    table.do("Play Tactical Bathroom Break", "Volatile Lab Partner", "Spend 2 Reputation")
    table.take_effect()

    assert table.hallway(0) == ["Volatile Lab Partner"]
    assert table.expelled == ["Red One"], "the rest of the effect is done"


@pytest.mark.rule("avarium", "ability.harmful")
def test_an_ability_that_harms_its_own_player_holds_all_the_same(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Penitent on Probation"]), player("AMYBA"))

    table.end_turn()

    assert table.merit[0] == 19


# -- Rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "D2")
@pytest.mark.rule("avarium", "exhaust.in-fight")
@pytest.mark.rule("avarium", "fight.exhausted")
def test_a_student_in_a_fight_can_pay_and_then_deals_no_damage(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], hand=["Textbook under the Blazer"]), player("AMYBA", ["Living Statue"])
    )
    table.attack("Red One", "Living Statue")
    table.play("Play Textbook under the Blazer", "Red One")

    assert parties.side_of(table.state, table.piece("Red One")) == parties.ATTACKING

    table.finish_fight()

    assert table.students(1) == ["Living Statue"]
    assert table.students(0) == ["Red One"]


@pytest.mark.rule("avarium", "D4")
def test_an_ordinary_scheme_cannot_be_played_in_the_own_fight(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], hand=["Honour Roll", "Nurse's Office"], reputation=3),
        player("AMYBA", ["Living Statue"]),
    )
    table.attack("Red One", "Living Statue")

    assert table.state.seat == 0
    assert table.can("Play Nurse's Office")
    assert not table.can("Play Honour Roll")


@pytest.mark.rule("avarium", "D5")
@pytest.mark.parametrize(("ruling", "possible"), [("no", False), ("yes", True)])
def test_whether_an_ordinary_scheme_can_be_played_while_an_effect_waits(
    scene: Scene, ruling: str, *, possible: bool
) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Honour Roll", "Nurse's Office"], reputation=6),
        player("AMYBA", students=["Record-O-Matic"]),
        rulings={"schemes_as_responses": ruling},
    )
    table.do("Play Nurse's Office", "Use Record-O-Matic")

    assert table.state.seat == 0
    assert table.can("Play Honour Roll") == possible


@pytest.mark.rule("avarium", "D6")
@pytest.mark.rule("avarium", "fight.closed")
@pytest.mark.rule("avarium", "fight.effects")
def test_nothing_can_be_played_once_damage_is_assigned(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One", "Record-O-Matic"]), player("AMYBA", ["Living Statue", "Pink One"]))
    table.attack("Red One", "Living Statue")
    steps: set[int] = set()
    while table.state.fighting:
        steps.add(table.state.fight)
        table.do("Pass" if table.responding else "No support")

    assert steps == {timing.SET, timing.PARTY_UP}


@pytest.mark.rule("avarium", "D7")
def test_an_ability_can_be_used_in_the_turn_in_which_its_student_joined(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hallway=["Record-O-Matic"]), player("AMYBA"))
    table.do("End your turn")
    while not table.can("Use Record-O-Matic"):
        table.do("Pass")

    assert table.state.step == timing.HALLWAYS


@pytest.mark.rule("avarium", "D10")
@pytest.mark.parametrize("ruling", ["declared", "resolved"])
def test_when_a_target_is_chosen(scene: Scene, ruling: str) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Expulsion Hearing"], reputation=4),
        player("AMYBA", ["Pink One", "Living Statue", "Record-O-Matic"]),
        rulings={"targets": ruling},
    )
    table.do("Play Expulsion Hearing")

    assert ("Which one?" in table.asked) == (ruling == "declared")
    if ruling == "declared":
        table.do("Pink One")
    assert table.state.seat == 1, "others can respond to it"
    table.do("Pass")
    if ruling == "resolved":
        table.do("Pink One")

    assert table.expelled == ["Pink One"]


@pytest.mark.rule("avarium", "D11")
@pytest.mark.parametrize(("ruling", "gained"), [("part", 1), ("whole", 0)])
def test_what_becomes_of_an_effect_whose_target_is_gone(scene: Scene, ruling: str, gained: int) -> None:
    table = scene(
        player("Peppermint KITTY"),
        player("AMYBA", ["Record-O-Matic"]),
        courtyard=["Red One", "Pink One"],
        rulings={"lost_target": ruling},
    )
    table.do("Use Peppermint KITTY", "Red One")
    assert table.state.seat == 1
    characters.expel(table.state, table.piece("Red One"))
    table.do("Pass")

    assert table.reputation[0] == gained
    assert table.exhausted("Peppermint KITTY") == [True], "what was paid stays paid"


@pytest.mark.rule("avarium", "D12")
@pytest.mark.parametrize(("ruling", "possible"), [("forbidden", False), ("allowed", True)])
def test_whether_an_effect_can_be_declared_without_a_target(scene: Scene, ruling: str, *, possible: bool) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Love Letter Mix-Up"], reputation=4), player("AMYBA"), rulings={"no_target": ruling}
    )

    assert table.can("Play Love Letter Mix-Up") == possible


@pytest.mark.rule("avarium", "D13")
def test_a_scheme_that_cannot_be_paid_cannot_be_revealed(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [exhausted("Red One")], hand=["Honour Roll"], reputation=1))
    reason = table.why_not(effects.Play, "Honour Roll")

    assert str(reason) == "Honour Roll costs 2: you have 1 Reputation, and no ready student of that cost. [scheme.cost]"


@pytest.mark.rule("avarium", "D14")
@pytest.mark.parametrize(("ruling", "goes_on"), [("on", True), ("stop", False)])
def test_whether_what_comes_after_then_is_done_if_nothing_was_done_before(
    scene: Scene, ruling: str, *, goes_on: bool
) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Ladies First"], reputation=2),
        player("AMYBA", ["Dojo Stormer", exhausted("Red One")]),
        rulings={"failed_part": ruling},
    )

    table.play("Play Ladies First")

    assert table.exhausted("Dojo Stormer", "Red One") == [goes_on, True]


@pytest.mark.rule("avarium", "D14")
@pytest.mark.parametrize("ruling", ["on", "stop"])
def test_what_comes_after_then_is_done_if_anything_was_done_before(scene: Scene, ruling: str) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Pourer of Tea"], hand=["Prisoner Exchange"], reputation=2),
        player("AMYBA", ["Dojo Stormer"]),
        rulings={"failed_part": ruling},
    )

    table.play("Play Prisoner Exchange", "Spend")

    assert (table.hallway(0), table.hallway(1)) == (["Dojo Stormer"], ["Pourer of Tea"])


@pytest.mark.rule("avarium", "D15")
@pytest.mark.rule("avarium", "target.default")
def test_an_effect_without_a_target_is_about_its_player(scene: Scene) -> None:
    table = scene(player("Peppermint KITTY", exhausted=True), player("AMYBA", hand=["Nurse's Office"], reputation=1))
    table.do("End your turn", "Play Nurse's Office")
    table.passes()

    assert table.merit == [22, 25]


@pytest.mark.rule("avarium", "D18")
def test_what_a_card_says_one_may_do_can_be_left_undone(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"], hand=["Extra Credit"]), player("AMYBA"))

    table.play("Play Extra Credit", "No")

    assert table.students(0) == ["Red One"]
    assert table.reputation[0] == 0


@pytest.mark.rule("avarium", "D20")
@pytest.mark.parametrize(("ruling", "possible"), [("wins", False), ("loses", True)])
def test_whether_cannot_wins_over_can(game: Game, ruling: str, *, possible: bool) -> None:
    table = game.scene(
        seats=[player("Kumara RAJ", ["Pink One"]), player("AMYBA", ["The Headmistress's Cat"])],
        rulings={"cannot": ruling},
    )
    assert isinstance(table, state.Table)
    cat, pink = table.cards_in(CLASS, 1)[0], table.cards_in(CLASS, 0)[0]
    can = Lifts[state.Table]("I can attack anybody.", may_be_attacked, lambda table, source, me, it: True)
    table.standing = {**table.standing, may_be_attacked.lifting: [Standing(pink, 0, can)]}

    assert table.fulfils(0, [may_be_attacked], cat) == possible


@pytest.mark.rule("avarium", "D21")
@pytest.mark.parametrize(("ruling", "zone"), [("expelled", "expel pile"), ("stays", "class")])
def test_what_becomes_of_a_student_whose_defense_falls_to_zero(scene: Scene, ruling: str, zone: str) -> None:
    table = scene(player("Kumara RAJ", ["Pink One"]), player("AMYBA"), rulings={"defense_zero": ruling})
    table.state.change(
        ability.DEFENSE, table.piece("Pink One"), -3, "until the end of the turn", 1, table.piece("AMYBA")
    )

    table.play("Use Kumara RAJ")

    assert table.zone("Pink One") == zone


@pytest.mark.rule("avarium", "D21")
def test_combat_below_zero_counts_as_zero(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"]), player("AMYBA", ["Gravity Prefect"]))

    assert table.combat("Record-O-Matic") == 0


@pytest.mark.rule("avarium", "D22")
@pytest.mark.parametrize(("ruling", "tired"), [("nothing", False), ("exhausts", True)])
def test_what_damage_by_an_effect_does(scene: Scene, ruling: str, *, tired: bool) -> None:
    table = scene(
        player("Kumara RAJ", ["Pink One", "Living Statue", "Dojo Stormer"], hand=["Cafeteria Stampede"], reputation=3),
        player("AMYBA", ["Red One"]),
        rulings={"effect_damage": ruling},
    )

    table.play("Play Cafeteria Stampede", "Spend 3 Reputation")

    assert table.expelled == ["Dojo Stormer"]
    assert table.exhausted("Pink One", "Red One", "Living Statue") == [tired, tired, False], (
        "the statue cannot be exhausted"
    )
    assert table.merit == [20, 22]
