"""Playing multiple effects, priority and timing: chapters 8 and 10 of the handbook."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.avarium import characters, effects, events, resources, rules, schemes, state, timing
from rulebound.games.avarium.zones import COURTYARD, HALLWAY, HAND, SCHOOL
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.imagining import imagine
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.zones import AWAY
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, Table

BASE = "Base of the Pyramid"
NURSE = "Nurse's Office"


def unlike_students(game: Game) -> list[str]:
    """The names of the students of which there is one."""
    return [card.name for card in game.card_list if card.kind == "student" and card.values()["copies"] == 1]


def two_who_can_respond(scene: Scene, **more: object) -> Table:
    """Both players have an ability to respond with."""
    return scene(
        player("Peppermint KITTY", ["Record-O-Matic"], hand=["Vote of No Confidence"], reputation=4, exhausted=True),
        player("AMYBA", ["Petition Forger"], hand=["Objection!", NURSE], reputation=4),
        **more,
    )


# -- 8. Playing multiple effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "effects.add")
@pytest.mark.rule("avarium", "effects.last-in")
@pytest.mark.rule("avarium", "E1")
def test_effects_that_are_added_take_place_in_reverse_order(scene: Scene) -> None:
    table = two_who_can_respond(scene)
    table.do(
        "Play Vote of No Confidence",
        "Spend 3 Reputation",
        "Play Objection!",
        "Use Record-O-Matic",
    )

    assert table.names([waits.source for waits in table.state.declared]) == [
        "Vote of No Confidence",
        "Objection!",
        "Record-O-Matic",
    ]

    table.take_effect()

    assert table.merit == [25, 22], "the Record-O-Matic first, then the objection, and the vote is cancelled"
    assert table.trashed == ["Vote of No Confidence", "Objection!"]


@pytest.mark.rule("avarium", "effects.turn")
@pytest.mark.rule("avarium", "E3")
def test_effects_that_come_together_are_played_out_active_player_first(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hallway=["Grant Applicant"]),
        player("Syeira CORAL", hallway=["Bouquet Courier"]),
        active=1,
        turn=4,
    )
    table.do("End your turn")
    table.state.observed = True
    table.passes()
    triggered = [
        table.state.prints[event.it_face].name for event in table.state.log if event.kind == events.TAKES_EFFECT
    ]

    assert triggered == ["Bouquet Courier", "Grant Applicant"]


@pytest.mark.rule("avarium", "effects.prerogative")
@pytest.mark.rule("avarium", "E4")
def test_a_player_orders_the_own_effects_that_come_together(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hallway=["Grant Applicant", "Bouquet Courier"]), player("Syeira CORAL"))
    table.play("End your turn")

    assert table.asked == "Which card's effect comes first?"

    table.do("Bouquet Courier")

    assert table.names([waits.source for waits in table.state.declared]) == ["Grant Applicant", "Bouquet Courier"]


@pytest.mark.rule("avarium", "effects.whole")
def test_nothing_can_be_added_inside_an_effect(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Cram Session", "Open Day"], reputation=2),
        player("AMYBA", ["Record-O-Matic"]),
    )
    table.do("Play Cram Session", "Pass")
    asked = [table.state.seat]
    while not table.responding:
        table.do(table.options[0])
        asked.append(table.state.seat)

    assert asked[:-1] == [0] * (len(asked) - 1)
    assert table.trashed[0:1] != ["Cram Session"], "the card that is trashed by it comes first"
    assert "Cram Session" in table.trashed


@pytest.mark.rule("avarium", "E2")
@pytest.mark.parametrize(("ruling", "seat"), [("one", 0), ("whole", 0)])
def test_whether_others_can_act_between_the_effects_of_a_list(scene: Scene, ruling: str, seat: int) -> None:
    table = scene(
        player("Kumara RAJ", ["Record-O-Matic"], hand=[NURSE], reputation=1),
        player("AMYBA", ["Petition Forger"]),
        rulings={"list": ruling},
    )
    table.do(f"Play {NURSE}")
    if table.can("Spend 1 Reputation"):
        table.do("Spend 1 Reputation")
    table.do("Use Petition Forger", "Pass")

    assert table.state.seat == seat
    assert len(table.state.declared) == (1 if ruling == "one" else 0)
    assert table.merit[0] == (20 if ruling == "one" else 23)


@pytest.mark.rule("avarium", "E5")
def test_what_is_triggered_while_effects_wait_is_played_out_next(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Henchman Number Nine"], hand=["Vote of No Confidence"], reputation=3),
        player("AMYBA", hand=["Pop Quiz"], reputation=2),
    )
    table.do("Play Vote of No Confidence", "Play Pop Quiz")
    while table.merit[1] == 22:
        assert table.state.declared
        gained = table.reputation[0]
        table.do("Pass")

    assert gained == 1, "the henchman's Reputation came before the vote"


@pytest.mark.rule("avarium", "E6")
def test_fights_and_recruits_are_not_on_the_list_of_effects(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], reputation=4),
        player("Syeira CORAL", ["Hall Monitor", "Record-O-Matic"]),
        courtyard=["Pink One"],
    )
    table.do("Recruit Pink One")
    assert table.state.declared == []
    table.passes()
    table.do("Attack with Red One", "Attack Hall Monitor")

    assert table.state.declared == []


# -- 10. Priority ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "priority.first")
def test_the_active_player_has_priority_first(scene: Scene) -> None:
    table = two_who_can_respond(scene, phase="start", active=1, turn=4)

    assert table.state.seat == 1


@pytest.mark.rule("avarium", "priority.declared")
@pytest.mark.rule("avarium", "priority.effects")
def test_a_declared_effect_waits_until_everybody_has_passed(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Vote of No Confidence"], reputation=3, exhausted=True),
        player("AMYBA", ["Record-O-Matic"]),
        player("Syeira CORAL", exhausted=True),
        player("Sebastian WOLFGANG", ["Petition Forger"]),
    )
    table.do("Play Vote of No Confidence", "Player 2")

    assert table.state.seat == 1

    table.do("Pass")

    assert table.state.seat == 3
    assert table.merit[1] == 22

    table.do("Pass")

    assert table.merit[1] == 19


@pytest.mark.rule("avarium", "priority.action")
@pytest.mark.rule("avarium", "E7")
def test_priority_goes_round_after_an_action(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=4), player("AMYBA", hand=[NURSE], reputation=1), courtyard=["Pink One"]
    )
    table.do("Recruit Pink One")

    assert table.state.seat == 1
    assert table.responding

    table.do("Pass")

    assert table.state.question[0] is rules.PLAN_PHASE


@pytest.mark.rule("avarium", "priority.step")
def test_priority_goes_round_at_the_end_of_a_step(scene: Scene) -> None:
    table = scene(player("Peppermint KITTY", exhausted=True), player("AMYBA", hand=[NURSE], reputation=1))
    table.do("End your turn")
    steps = []
    while table.state.active == 0:
        steps.append(table.state.step)
        table.do("Pass")

    assert steps == [timing.PLAN_ENDED, timing.HALLWAYS, timing.EXCESS_STUDENTS, timing.EXCESS_CARDS, timing.TOKENS]


@pytest.mark.rule("avarium", "priority.pass")
@pytest.mark.rule("avarium", "E1")
def test_passing_ends_when_it_comes_back_to_whoever_acted_last(scene: Scene) -> None:
    table = two_who_can_respond(scene)
    table.do("Play Vote of No Confidence", "Spend 3 Reputation", f"Play {NURSE}", "Spend 1 Reputation")

    assert table.state.seat == 0, "the active player may respond to the response"

    table.do("Pass")

    assert table.merit[1] == 25, "the other one is not asked again"


@pytest.mark.rule("avarium", "E7")
@pytest.mark.rule("avarium", "priority.pass")
def test_whoever_has_passed_after_what_was_triggered_is_not_asked_about_the_same_moment_again(scene: Scene) -> None:
    apprentice = "Apprentice of the Loud Fist"
    table = scene(
        player("Peppermint KITTY", [apprentice], hand=["Honour Roll"], reputation=2, exhausted=True),
        player("AMYBA", ["Petition Forger"]),
    )
    table.do("Play Honour Roll")
    asked: list[str] = []
    while table.responding:
        asked.append(table.asked)
        table.do("Pass")

    moments = [f"Player 1's {apprentice} is about", "Player 1's Honour Roll is about", "Before Player 1's turn goes on"]
    assert [one.startswith(moment) for one, moment in zip(asked, moments, strict=True)] == [True] * 3


@pytest.mark.rule("avarium", "E7")
def test_in_a_fight_too_no_player_is_asked_twice_about_the_same_moment(scene: Scene) -> None:
    table = scene(
        player("Peppermint KITTY", ["Living Statue"], exhausted=True),
        player("AMYBA", ["One-Note Drummer", "Petition Forger"]),
        active=1,
    )
    table.do("Attack with One-Note Drummer")
    asked: list[str] = []
    while table.responding:
        asked.append(table.asked)
        table.do("Pass")

    assert len([one for one in asked if one.startswith("The fight is on")]) == 1


@pytest.mark.rule("avarium", "E7")
@pytest.mark.parametrize("helpers", [[], [player("Kumara RAJ", [BASE], exhausted=True)]])
def test_what_the_last_supporter_triggers_makes_no_second_moment_in_which_both_parties_stand(
    scene: Scene, helpers: list[Any]
) -> None:
    defenders = ["Pink One", "Petition Forger", *([] if helpers else [BASE])]
    table = scene(
        player("Peppermint KITTY", ["Red One"], exhausted=True), *helpers, player("AMYBA", defenders, exhausted=True)
    )
    table.attack("Red One", "Pink One")
    table.until(f"{BASE} supports the defence")
    table.do(f"{BASE} supports the defence")
    asked: list[str] = []
    while table.state.fighting:
        asked.append(table.asked)
        table.do("Pass")

    assert len([one for one in asked if one.startswith("Both parties stand")]) == 1


@pytest.mark.rule("avarium", "priority.own")
def test_who_acts_again_after_an_own_effect_gives_priority_to_the_others_again(scene: Scene) -> None:
    table = scene(
        player("Peppermint KITTY", ["Record-O-Matic"], hand=[NURSE], reputation=1, exhausted=True),
        player("AMYBA", ["Petition Forger"], hand=["Dice behind the Chapel"]),
    )
    table.do(f"Play {NURSE}", "Spend 1 Reputation")
    assert table.state.seat == 1
    table.do("Use Petition Forger")
    assert table.state.seat == 0
    table.do("Use Record-O-Matic")

    assert len(table.state.declared) == 3
    assert table.state.seat == 1


@pytest.mark.rule("avarium", "E7")
def test_who_for_all_to_see_can_play_nothing_is_not_asked(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=9), player("Syeira CORAL", reputation=9, exhausted=True), courtyard=["Pink One"]
    )
    table.do("Recruit Pink One")

    assert table.state.question[0] is rules.PLAN_PHASE


@pytest.mark.rule("avarium", "E7")
def test_being_asked_does_not_depend_on_what_one_holds(scene: Scene) -> None:
    for held in (NURSE, "Honour Roll"):
        table = scene(
            player("Kumara RAJ", reputation=4),
            player("Syeira CORAL", hand=[held], reputation=1, exhausted=True),
            courtyard=["Pink One"],
        )
        table.do("Recruit Pink One")

        assert table.state.seat == 1, held
        assert table.state.question[0] is effects.RESPOND


# -- Rulings on winning ------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "A5")
def test_if_all_lose_their_last_merit_together_it_is_a_draw(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", merit=2), player("Syeira CORAL", merit=3))

    table.do("Attack with Kumara RAJ")
    table.finish_fight()

    assert table.outcome == ([0, 1], "all-expelled")
    assert table.state.returns() == [0.0, 0.0]


@pytest.mark.rule("avarium", "A6")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_win_cons_met_at_once_the_active_players_counts(scene: Scene, seat: int) -> None:
    five = ["Record-O-Matic", "Hall Monitor", "Minutes Taker", "Dojo Stormer", "Living Statue"]
    dead = [name for name in unlike_students(scene.game) if name not in [*five, "Red One", "Pink One"]][:19]
    tired = [{"name": name, "exhausted": True} for name in five]
    attacker, target = ["Red One"], ["Pink One"]
    table = scene(
        player("Syeira CORAL", [*tired, *(target if seat else attacker)]),
        player("Hatsurugi TOUKA", attacker if seat else target),
        active=seat,
        turn=3 + seat,
        **{"expel pile": dead},
    )

    table.do("Attack with Red One")
    if table.can("Attack Pink One"):
        table.do("Attack Pink One")
    table.finish_fight()

    assert table.outcome == ([seat], "win-con")


@pytest.mark.rule("avarium", "A7")
@pytest.mark.parametrize(("ruling", "outcome"), [("win-con", ([0], "win-con")), ("school", ([1], "school"))])
def test_whether_a_win_con_or_the_school_counts_first(
    scene: Scene, ruling: str, outcome: tuple[list[int], str]
) -> None:
    gone = unlike_students(scene.game)[:19]
    rest = unlike_students(scene.game)[19:]
    table = scene(
        player("Hatsurugi TOUKA", hand=["Open Day"], reputation=1, merit=5),
        player("Syeira CORAL", merit=9),
        courtyard=rest[:6],
        school=rest[6:7],
        rulings={"at_once": ruling},
        **{"expel pile": gone},
    )
    table.play("Play Open Day")

    assert table.outcome == outcome


@pytest.mark.rule("avarium", "A8")
def test_merit_and_win_cons_are_looked_at_after_whole_events_only(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", merit=2, hand=["Dice behind the Chapel"]), player("Syeira CORAL"), chance=[5])
    table.play("Use Kumara RAJ")
    table.play("Play Dice behind the Chapel")

    assert table.outcome is None
    assert table.merit[0] == 6


@pytest.mark.rule("avarium", "A10")
@pytest.mark.rule("avarium", "win.con.instant")
def test_a_win_con_that_is_not_of_the_start_counts_in_the_first_round_too(scene: Scene) -> None:
    gone = unlike_students(scene.game)[:19]
    table = scene(
        player("Hatsurugi TOUKA", ["Volatile Lab Partner"], turns=1),
        player("Syeira CORAL", ["Red One"]),
        turn=1,
        **{"expel pile": [name for name in gone if name != "Volatile Lab Partner"] + ["Pink One"]},
    )
    table.play("Use Volatile Lab Partner")

    assert table.outcome == ([0], "win-con")


@pytest.mark.rule("avarium", "A11")
@pytest.mark.parametrize(("ruling", "merit"), [("none", 23), ("21", 21)])
def test_how_much_merit_one_can_have(scene: Scene, ruling: str, merit: int) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"]), player("AMYBA"), rulings={"merit_ceiling": ruling})

    table.play("Use Record-O-Matic")

    assert table.merit[0] == merit


@pytest.mark.rule("avarium", "A11")
def test_merit_does_not_fall_below_zero(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", merit=2), player("Syeira CORAL"))

    table.fight("Red One", "AMYBA")

    assert table.merit[1] == 0


@pytest.mark.rule("avarium", "A12")
@pytest.mark.parametrize(("ruling", "payable"), [("all", [True]), ("keep-one", [False])])
def test_whether_the_last_merit_can_be_paid(scene: Scene, ruling: str, payable: list[bool]) -> None:
    table = scene(player("Kumara RAJ", ["Dojo Stormer"], merit=1), player("AMYBA"), rulings={"merit_cost": ruling})

    assert [table.can("Use Dojo Stormer")] == payable
    if payable[0]:
        table.do("Use Dojo Stormer")
        assert table.outcome == ([1], "last-in-school")


@pytest.mark.rule("avarium", "A13")
@pytest.mark.parametrize(("ruling", "expelled", "trashed"), [("piles", 2, 2), ("box", 0, 1)])
def test_what_becomes_of_the_cards_of_an_expelled_player(
    scene: Scene, ruling: str, expelled: int, trashed: int
) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Vote of No Confidence"], reputation=3),
        player("AMYBA", ["Red One"], hallway=["Pink One"], hand=["Honour Roll"], merit=3),
        player("Syeira CORAL"),
        rulings={"left_behind": ruling},
    )
    table.play("Play Vote of No Confidence", "Player 2")

    assert len(table.expelled) == expelled
    assert len(table.trashed) == trashed
    assert table.state.zone[table.state.idol[1]] == AWAY
    assert table.state.out == [False, True, False]


@pytest.mark.rule("avarium", "A14")
@pytest.mark.parametrize(("ruling", "joined"), [("end-phase", ["Pink One"]), ("next-turn", [])])
def test_what_follows_when_one_is_expelled_in_the_own_turn(scene: Scene, ruling: str, joined: list[str]) -> None:
    table = scene(
        player("Kumara RAJ", ["Dojo Stormer"], merit=1),
        player("Syeira CORAL", hallway=["Pink One"], exhausted=True),
        player("AMYBA"),
        rulings={"active_out": ruling},
    )
    table.play("Use Dojo Stormer")

    assert table.state.active == 1
    assert table.students(1) == joined


@pytest.mark.rule("avarium", "B7")
@pytest.mark.parametrize(("ruling", "phase"), [("final", [1]), ("reopen", [0])])
def test_what_follows_when_somebody_responds_to_the_end_of_a_turn(scene: Scene, ruling: str, phase: list[int]) -> None:
    table = scene(
        player("Kumara RAJ", exhausted=True),
        player("Syeira CORAL", hand=[NURSE], reputation=1, exhausted=True),
        rulings={"end_of_plan": ruling},
    )
    table.do("End your turn", f"Play {NURSE}")
    table.passes()

    assert [table.state.active] == phase
    if ruling == "reopen":
        table.end_turn()
        assert table.state.active == 1


@pytest.mark.rule("avarium", "B10")
def test_what_joining_triggers_is_played_out_before_there_must_be_five(scene: Scene) -> None:
    five = ["Red One", "Hall Monitor", "Minutes Taker", "Dojo Stormer", "Living Statue"]
    table = scene(player("Kumara RAJ", five, hallway=["Monster of the Week"]), player("Syeira CORAL"))
    table.play("End your turn")

    assert "expels a student" in table.state.question[0].prompt or "Monster of the Week" in table.asked

    table.play(table.options[0])

    assert len(table.students(0)) == 5
    assert table.state.active == 1


@pytest.mark.rule("avarium", "B11")
@pytest.mark.parametrize(("ruling", "joined"), [("wait", []), ("repeat", ["Bouquet Courier"])])
def test_what_becomes_of_a_student_that_comes_late_in_the_end_phase(
    scene: Scene, ruling: str, joined: list[str]
) -> None:
    table = scene(
        player("Kumara RAJ", exhausted=True),
        player("Syeira CORAL", ["Bouquet Courier"], hand=["Tactical Bathroom Break"], reputation=2, exhausted=True),
        rulings={"late_arrivals": ruling},
    )
    table.do("End your turn")
    while table.state.step != timing.TOKENS:
        table.do("Pass")
    table.do("Play Tactical Bathroom Break")
    table.passes()

    assert table.students(1) == joined


@pytest.mark.rule("avarium", "C10")
def test_the_expel_pile_is_never_shuffled_back(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Cram Session"], reputation=2),
        library=[],
        **{"expel pile": ["Red One", "Pink One"], "trash pile": ["Open Day", "Pop Quiz", "Fire Drill"]},
    )
    table.play("Play Cram Session", "Open Day")

    assert table.expelled == ["Red One", "Pink One"]


@pytest.mark.rule("avarium", "setup.expel-pile")
@pytest.mark.rule("avarium", "C11")
def test_an_expelled_student_goes_to_the_common_pile_whoever_had_it(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("Syeira CORAL", ["Living Statue"]))

    table.fight("Red One", "Living Statue")

    assert table.expelled == ["Living Statue"]
    assert table.state.owner(table.piece("Living Statue")) == -1


@pytest.mark.rule("avarium", "C12")
def test_reputation_is_not_limited_by_the_tokens(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Petition Forger"], reputation=80), player("AMYBA"))

    table.play("Use Petition Forger")

    assert table.reputation[0] == 81


@pytest.mark.rule("avarium", "C13")
def test_reputation_does_not_fall_below_zero(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hand=["Rumour Mill"], reputation=1), player("Syeira CORAL", reputation=1))

    table.play("Play Rumour Mill")

    assert table.reputation == [0, 0]


@pytest.mark.rule("avarium", "S1")
@pytest.mark.parametrize(("rounds", "turns"), [("1", 3), ("2", 5)])
def test_a_game_in_which_nothing_happens_is_drawn(game: Game, rounds: str, turns: int) -> None:
    table = game.new_state(seed=1, rulings={"stalemate": rounds}, options={"windows": "none"})
    assert isinstance(table, state.Table)
    while not table.over:
        table.apply(table.legal_actions()[-1])

    assert table.reason == "stalemate"
    assert table.turn in (turns, turns - 1)


@pytest.mark.rule("avarium", "S2")
def test_nothing_is_done_to_what_has_left_the_game(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", merit=2), player("Syeira CORAL"))
    table.fight("Red One", "AMYBA")
    before = table.state.merit[:]
    resources.gain_merit(table.state, 1, 3)
    characters.to_hallway(table.state, table.state.cards_in(SCHOOL)[-1], 1)
    schemes.draw(table.state, 1)

    assert table.state.merit == before
    assert table.state.cards_in(HALLWAY, 1) == []
    assert table.state.cards_in(HAND, 1) == []


@pytest.mark.rule("avarium", "C1")
@pytest.mark.rule("avarium", "recruit.whole")
def test_a_recruit_is_one_whole(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=4), player("AMYBA", hand=[NURSE], reputation=1), courtyard=["Pink One"]
    )
    table.do("Recruit Pink One")

    assert table.state.seat == 1
    assert table.reputation[0] == 1
    assert table.hallway(0) == ["Pink One"]
    assert len(table.state.cards_in(COURTYARD)) == 6


@pytest.mark.rule("avarium", "E7")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("as_responses", ["no", "yes"])
def test_in_simulation_no_response_is_overlooked(game: Game, seats: int, as_responses: str) -> None:
    rulings = {"schemes_as_responses": as_responses}
    for seed in range(4):
        table = game.new_state(seed=seed, seats=seats, rulings=rulings, options={"windows": "all"})
        assert isinstance(table, state.Table)
        chance = Chance.of(seed)
        while not table.over:
            if table.question[0] is effects.RESPOND:
                assert likely(table) == sensible(table)
                rival = imagine(table, table.next_seat(table.seat), chance)  # other cards in the same places
                assert isinstance(rival, state.Table)
                assert likely(rival) == sensible(rival)
            table.take(table.options[chance.below(len(table.options))])


def likely(table: state.Table) -> list[Action[Any]]:
    """What whoever is asked may do of that which is found at first sight, but for a pass."""
    found = dict(effects.WINDOWS.likely_responses(table, [table.seat]))
    return [it for it in found.get(table.seat, []) if it in table.options and it is not effects.PASS]


def sensible(table: state.Table) -> list[Action[Any]]:
    """What whoever is asked may do, but for a pass, and for what can wait until the window is over."""
    return [it for it in table.options[:-1] if table.declared or not is_plain_scheme(table, it)]


def is_plain_scheme(table: state.Table, action: Action[Any]) -> bool:
    """Whether it is to play a scheme that is no Surprise."""
    return isinstance(action, effects.Play) and not table.print_of(action.it).surprise


# -- Several at once ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "E9")
@pytest.mark.parametrize(
    "students",
    [["Vice President of Everything", "Tip of the Pyramid"], ["Tip of the Pyramid", "Vice President of Everything"]],
)
def test_damage_to_each_student_does_not_depend_on_their_order(scene: Scene, students: list[str]) -> None:
    table = scene(player(hand=["Cafeteria Stampede"], reputation=4), player(students=students))
    vice_president = table.piece("Vice President of Everything")
    table.state.modify("defense", vice_president, -5, "until the end of the turn", 0, vice_president)

    table.play("Play Cafeteria Stampede")

    assert table.expelled == ["Vice President of Everything"]
    assert table.students(1) == ["Tip of the Pyramid"], "whom she still gave 1 Defense when the damage was dealt"


@pytest.mark.rule("avarium", "E9")
@pytest.mark.parametrize("named", [["Red One", "Sparring Dummy (Enrolled)"], ["Sparring Dummy (Enrolled)", "Red One"]])
def test_students_that_a_player_expels_do_not_depend_on_the_order_in_which_they_are_named(
    scene: Scene, named: list[str]
) -> None:
    table = scene(
        player(
            students=["Sparring Dummy (Enrolled)", "Red One", "Pink One"], hand=["Purge of the Clubs"], reputation=9
        ),
        player(),
    )

    table.play("Play Purge of the Clubs", "Spend", *named)

    assert (table.students(0), table.expelled) == (["Red One", "Pink One"], ["Sparring Dummy (Enrolled)"])


@pytest.mark.rule("avarium", "E9")
def test_students_that_lose_their_defense_together_are_expelled_together(scene: Scene) -> None:
    table = scene(player(), player(students=["Tip of the Pyramid", "Sparring Dummy (Enrolled)", "Hall Monitor"]))
    for name in ("Tip of the Pyramid", "Sparring Dummy (Enrolled)"):
        table.state.modify("defense", table.piece(name), -9, "until the end of the turn", 0, table.piece(name))
    table.state.news = True

    characters.expel_the_defenseless(table.state)

    assert table.students(1) == ["Tip of the Pyramid", "Hall Monitor"], "the Dummy goes instead, and once"
