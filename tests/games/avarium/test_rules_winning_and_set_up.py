"""How to win, what is in the box, and how the game is laid out: chapters 1 to 3 of the handbook."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.games.avarium import box, effects, events, rules, state, timing, winning, zones
from rulebound.games.avarium.card import CLUBS, FACTIONS, GENDERS
from rulebound.games.avarium.zones import COURTYARD, HAND, LIBRARY, SCHOOL
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import CardError, SetupError
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import NO_SEAT
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, exhausted

BASIC = {"Hatsurugi TOUKA", "Peppermint KITTY", "Kumara RAJ", "AMYBA"}
SENTAI = ["Red One", "Pink One", "Combining Robot (Left Leg)"]


def new(game: Game, seats: int = 2, **setup: Any) -> state.Table:
    made = game.new_state(seats=seats, **setup)
    assert isinstance(made, state.Table)
    return made


# -- 1. How to win -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "win.con")
def test_a_player_whose_win_con_is_met_wins(scene: Scene) -> None:
    students = [card.name for card in scene.game.card_list if card.kind == "student" and card.values()["copies"] == 1]
    dead = [name for name in students if name not in ("Sword Saint of Row C", "Living Statue")][:19]
    table = scene(
        player("Hatsurugi TOUKA", ["Sword Saint of Row C"]),
        player("Kumara RAJ", ["Living Statue"]),
        **{"expel pile": dead},
    )

    table.fight("Sword Saint of Row C", "Living Statue")

    assert table.outcome == ([0], "win-con")


@pytest.mark.rule("avarium", "win.expel")
@pytest.mark.rule("avarium", "A15")
def test_whoever_is_left_alone_in_the_school_wins(scene: Scene) -> None:
    table = scene(player(hand=["Vote of No Confidence"], reputation=3), player(merit=3))

    table.play("Play Vote of No Confidence")

    assert table.outcome == ([0], "last-in-school")


@pytest.mark.rule("avarium", "win.school")
@pytest.mark.rule("avarium", "school.empty")
@pytest.mark.rule("avarium", "A1")
@pytest.mark.rule("avarium", "A2")
def test_when_the_last_card_leaves_the_school_the_game_ends_in_the_middle_of_an_effect(scene: Scene) -> None:
    table = scene(
        player(merit=12, hand=["Open Day"], reputation=1),
        player(merit=13),
        courtyard=["Red One", "Pink One", "Tip of the Pyramid", "Base of the Pyramid", "Hall Monitor", "Minutes Taker"],
        school=["Dojo Stormer", "Heartbreaker"],
    )

    table.play("Play Open Day")

    assert table.outcome == ([1], "school")
    assert len(table.expelled) == 6, "they were all expelled at the same time, before any gap was filled"
    assert table.hand(0) == [], "the card that would have been drawn then is not drawn"


@pytest.mark.rule("avarium", "E9")
@pytest.mark.rule("avarium", "A7")
def test_all_who_are_expelled_together_count_for_a_win_con_although_the_school_runs_out(scene: Scene) -> None:
    courtyard = ["Red One", "Pink One", "Tip of the Pyramid", "Base of the Pyramid", "Hall Monitor", "Minutes Taker"]
    others = [card.name for card in scene.game.cards.values() if card.kind == "student" and card.name not in courtyard]
    table = scene(
        player("Hatsurugi TOUKA", merit=12, hand=["Open Day"], reputation=1),
        player(merit=13),
        **{"courtyard": courtyard, "expel pile": others[:14], "school": others[14:15]},
    )

    table.play("Play Open Day")

    assert table.outcome == ([0], "win-con")


CONDITIONS = [
    "there are six or more exhausted students",
    "there are four or more ready enemy students",
    "there are two or more students in your class with Combat 6 or more",
    "there are twelve or more schemes in the Trash Pile",
    "there are two or more schemes",
    "there are eight or more students in the Expel Pile",
    "there is an attacking student",
    "there is another Paragon student",
]


@pytest.mark.rule("avarium", "win.con.instant")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_no_win_goes_unnoticed(game: Game, tmp_path: Path, condition: str) -> None:
    """Whether anybody has won is looked at only when something has happened: whatever idols ask for, that is enough."""
    file = tmp_path / "idols.toml"
    file.write_text("\n".join(idol(card.name, condition) for card in game.card_list if card.kind == "idol"))
    changed = rulebound.load("avarium", cards=[file])
    reasons = Counter[str]()
    for seed in range(10):
        table = new(changed, seed=seed, seats=2 + seed % 3)
        chance = Chance.of(seed)
        while not table.over:
            if table.question[0] in (rules.PLAN_PHASE, effects.RESPOND):
                assert winning.instant_winner(table) == NO_SEAT
            table.take(table.options[chance.below(len(table.options))])
        reasons[table.reason] += 1
    assert reasons["win-con"] > 0


def idol(name: str, condition: str) -> str:
    """An idol that wins if this is so, in the words of a card file."""
    traits = 'club = "None"\ngender = "female"\nfaction = "Neutral"\nrank = "basic"'
    values = "merit = 20\nreputation = 5\ncombat = 2"
    return f'[[card]]\nname = "{name}"\nkind = "idol"\n{traits}\n{values}\ntext = "You win if {condition}."\n'


# -- 2. Contents -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "cards.idols")
@pytest.mark.rule("avarium", "cards.students")
@pytest.mark.rule("avarium", "cards.schemes")
def test_the_box_has_eight_idols_sixty_students_and_forty_schemes(game: Game) -> None:
    counted: Counter[str] = Counter()
    table = new(game)
    for it in range(box.PIECES):
        if table.faces[it] >= 0:
            counted[table.card(it).kind] += 1

    assert counted == {"idol": 8, "student": 60, "scheme": 40}


@pytest.mark.rule("avarium", "cards.students")
def test_own_cards_may_not_bring_too_many_students(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "many.toml"
    many = next(card for card in game.card_list if card.kind == "student")
    file.write_text(
        f'[[card]]\nname = "{many.name}"\nkind = "student"\ncost = 1\ncombat = 1\ndefense = 1\ncopies = 10\n'
        'club = "Arts"\ngender = "male"\nfaction = "Neutral"\n'
        + "".join(
            f'[[card]]\nname = "New {n}"\nkind = "student"\ncost = 1\ncombat = 1\ndefense = 1\ncopies = 5\n'
            'club = "Arts"\ngender = "male"\nfaction = "Neutral"\n'
            for n in range(2)
        )
    )

    with pytest.raises(CardError, match="79 students with their copies, and 60 to 72 are possible"):
        rulebound.load("avarium", cards=[file])


@pytest.mark.rule("avarium", "idol.class")
@pytest.mark.rule("avarium", "setup.idol")
@pytest.mark.rule("avarium", "setup.merit")
def test_an_idol_lies_in_its_players_class_from_the_start_and_sets_the_merit(game: Game) -> None:
    table = new(game, 4, seed=5)

    for seat in range(4):
        idol = table.idol[seat]
        assert table.zone[idol] == zones.CLASS
        assert table.owner(idol) == seat
        assert table.merit[seat] == table.print_of(idol).merit
    assert len(set(table.idol)) == 4


@pytest.mark.rule("avarium", "idol.damage")
@pytest.mark.rule("avarium", "fight.merit")
@pytest.mark.rule("avarium", "exhaust.idol.damage")
def test_damage_to_an_idol_is_lost_as_merit_and_the_idol_stays_ready(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA", merit=20))

    table.fight("Red One", "AMYBA")

    assert table.merit[1] == 16
    assert table.exhausted("AMYBA") == [False]


@pytest.mark.rule("avarium", "student.recruited")
@pytest.mark.rule("avarium", "student.cost")
def test_a_student_is_recruited_for_its_cost(scene: Scene) -> None:
    table = scene(player(reputation=5), courtyard=["Red One"])

    table.play("Recruit Red One for 4")

    assert table.reputation[0] == 1
    assert table.hallway(0) == ["Red One"]


@pytest.mark.rule("avarium", "student.faction")
@pytest.mark.rule("avarium", "student.gender")
@pytest.mark.rule("avarium", "student.clubs")
def test_students_have_one_of_three_factions_three_genders_and_twelve_clubs(game: Game) -> None:
    students = [card for card in game.card_list if card.kind == "student"]

    assert {card.words()["faction"] for card in students} == set(FACTIONS) == {"Paragon", "Delinquent", "Neutral"}
    assert {card.words()["gender"] for card in students} == set(GENDERS)
    assert {card.words()["club"] for card in students} == set(CLUBS)
    assert (len(GENDERS), len(CLUBS)) == (3, 12)


@pytest.mark.rule("avarium", "student.combat")
@pytest.mark.rule("avarium", "student.defense")
@pytest.mark.rule("avarium", "fight.expel")
def test_a_student_is_expelled_by_as_much_combat_as_it_has_defense(scene: Scene) -> None:
    table = scene(
        player("AMYBA", ["Pourer of Tea", "Dojo Stormer"]),
        player("Kumara RAJ", ["Broom Relay Anchor", "Living Statue"]),
    )

    table.fight("Dojo Stormer", "Living Statue")

    assert set(table.expelled) == {"Dojo Stormer", "Living Statue"}

    table.fight("AMYBA", "Broom Relay Anchor")

    assert "Broom Relay Anchor" in table.expelled


@pytest.mark.rule("avarium", "student.defense")
def test_a_student_is_not_expelled_by_less(scene: Scene) -> None:
    table = scene(player("AMYBA", ["Perpetual Substitute"]), player("Kumara RAJ", ["Living Statue"]))

    table.fight("Perpetual Substitute", "Living Statue")

    assert table.zone("Living Statue") == "class"


@pytest.mark.rule("avarium", "scheme.sample")
def test_the_printed_scheme_exchanges_two_students_through_the_hallways(scene: Scene) -> None:
    table = scene(
        player("AMYBA", ["Grant Applicant", "Red One"], hand=["Prisoner Exchange"], reputation=2),
        player("Kumara RAJ", ["Hall Monitor"]),
    )

    table.play("Play Prisoner Exchange", "Spend 2 Reputation")

    assert table.hallway(0) == ["Hall Monitor"]
    assert table.hallway(1) == ["Grant Applicant"]

    table.end_turn()

    assert "Hall Monitor" in table.students(0)
    assert "Grant Applicant" in table.students(1)


# -- 3. Set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "setup.players")
def test_two_to_four_people_play(game: Game) -> None:
    for seats in (2, 3, 4):
        assert new(game, seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(SetupError, match="2 to 4 seats"):
            game.new_state(seats=seats)


@pytest.mark.rule("avarium", "setup.idol")
def test_idols_are_drawn_at_random_or_chosen(game: Game) -> None:
    drawn = {game.new_state(seed=seed).card(new(game, seed=seed).idol[0]).name for seed in range(60)}
    chosen = new(game, options={"idol_1": "Kumara RAJ", "idol_2": "Syeira CORAL"})

    assert len(drawn) == 8
    assert [chosen.card(it).name for it in chosen.idol] == ["Kumara RAJ", "Syeira CORAL"]


@pytest.mark.rule("avarium", "setup.idol")
def test_two_players_cannot_have_the_same_idol(game: Game) -> None:
    with pytest.raises(SetupError, match="only one player can play AMYBA"):
        game.new_state(options={"idol_1": "AMYBA", "idol_2": "AMYBA"})
    with pytest.raises(SetupError, match=r"option 'idol_3' cannot be .* at a table of 2; that needs 3"):
        game.new_state(options={"idol_3": "AMYBA"})


@pytest.mark.rule("avarium", "setup.idol.basic")
def test_new_players_draw_basic_idols_only(game: Game) -> None:
    for seed in range(20):
        table = new(game, 4, seed=seed, options={"idols": "basic"})
        assert {table.card(it).name for it in table.idol} == BASIC


@pytest.mark.rule("avarium", "setup.school")
@pytest.mark.rule("avarium", "setup.library")
@pytest.mark.rule("avarium", "setup.courtyard")
@pytest.mark.rule("avarium", "setup.hand")
@pytest.mark.rule("avarium", "B2")
def test_the_table_is_laid_out(game: Game) -> None:
    for seats in (2, 3, 4):
        table = new(game, seats, seed=3)
        while table.step < timing.READY:
            table.apply(table.legal_actions()[-1])

        assert len(table.cards_in(SCHOOL)) == 54
        assert len(table.cards_in(LIBRARY)) == 40 - 2 * seats
        assert len([it for it in table.cards_in(COURTYARD) if it >= 0]) == 6
        assert [len(table.hand_of(seat)) for seat in range(seats)] == [2] * seats
        assert all(table.known[it] == 0 for it in table.cards_in(SCHOOL) + table.cards_in(LIBRARY))


@pytest.mark.rule("avarium", "setup.school")
@pytest.mark.rule("avarium", "setup.library")
def test_both_decks_are_shuffled(game: Game) -> None:
    orders = [
        [table.faces[it] for it in table.cards_in(SCHOOL) + table.cards_in(LIBRARY)]
        for table in (new(game, seed=n) for n in range(3))
    ]

    assert orders[0] != orders[1] != orders[2]


@pytest.mark.rule("avarium", "B2")
def test_the_first_cards_are_drawn_in_turn_one_at_a_time(game: Game) -> None:
    table = game.begin(game.setup(seed=1, seats=3, options={"first": "2"}), observed=True)

    assert [event.seat for event in table.log if event.kind == events.DRAWS][:6] == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("avarium", "hand.hidden")
@pytest.mark.rule("avarium", "G1")
def test_nobody_sees_the_cards_of_another_hand_or_of_the_decks(game: Game) -> None:
    table = new(game, seed=2)
    shown = {one.face for area in table.seat_of(0).view().areas for one in area.cards if one.face}
    faces = {f"avarium/{table.faces[it]}" for it in table.cards_in(HAND, 1)}
    mine = {f"avarium/{table.faces[it]}" for it in table.cards_in(HAND, 0)}

    assert mine <= shown
    assert not (faces - mine) & shown
    assert table.seat_of(0).view().seats[1].hand == 2


@pytest.mark.rule("avarium", "hand.own")
@pytest.mark.rule("avarium", "B15")
def test_one_plays_schemes_of_the_own_hand_only(scene: Scene) -> None:
    table = scene(player(reputation=9, hand=["Cram Session"]), player(hand=["Honour Roll"]))
    reason = table.why_not(effects.Play, "Honour Roll")

    assert reason is not None
    assert reason.clause == "hand.own"
    assert all(table.state.card(it).kind == "scheme" for it in table.state.cards_of_all(HAND))


@pytest.mark.rule("avarium", "setup.first")
@pytest.mark.rule("avarium", "B1")
def test_chance_decides_who_begins_and_then_it_goes_on_clockwise(game: Game) -> None:
    began = {new(game, 3, seed=seed).first for seed in range(30)}
    table = new(game, 3, seed=1, options={"first": "2"})

    assert began == {0, 1, 2}
    assert table.first == table.active == 1
    while table.active == 1:
        table.apply(table.legal_actions()[-1])
    assert table.active == 2


@pytest.mark.rule("avarium", "setup.bonus")
@pytest.mark.rule("avarium", "royale.bonus")
@pytest.mark.parametrize(("seats", "bonus"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_later_players_begin_with_more_reputation(game: Game, seats: int, bonus: list[int]) -> None:
    table = new(game, seats, options={"first": "1", "windows": "all"})

    income = table.print_of(table.idol[0]).reputation  # of the first turn, which comes before anybody is asked
    assert table.reputation == [bonus[0] + income, *bonus[1:]]


@pytest.mark.rule("avarium", "reputation.kept")
def test_reputation_stays_from_turn_to_turn(scene: Scene) -> None:
    table = scene(player("AMYBA", reputation=3), player("Kumara RAJ"))

    table.end_turn()
    table.end_turn()

    assert table.reputation[0] == 3 + 4


def test_an_exhausted_student_of_a_scene_is_exhausted(scene: Scene) -> None:
    assert scene(player(students=[exhausted("Red One")])).exhausted("Red One") == [True]
