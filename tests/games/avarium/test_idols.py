"""The idols: their win-cons, each checked when it must be, and their abilities."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.avarium.effects import Use
from rulebound.games.avarium.winning import nearness
from rulebound.games.avarium.zones import COURTYARD, LIBRARY
from tests.games.avarium.table import Scene, exhausted, player

DELINQUENTS = ["Petition Forger", "Dojo Stormer", "Heartbreaker", "Living Statue"]
PILE = [  # nineteen students
    "Hall Monitor", "Pink One", "Sky-Polo Captain", "Broom Relay Anchor", "Base of the Pyramid",
    "Tip of the Pyramid", "Megaphone Bearer", "Duelist in Theory", "Grant Applicant", "Muse on Retainer",
    "Lullaby Soprano", "Pourer of Tea", "Red One", "Void Debater", "Moon Pastry Chef", "Choir Exorcist",
    "Sword Saint of Row C", "Heartbreaker", "Critic in the Front Row",
]  # fmt: skip
TRASH = [  # nineteen schemes
    "Fire Drill", "Objection!", "Budget Freeze", "Note from Mother", "Nurse's Office", "Anonymous Tip", "Group Project",
    "Rumour Mill", "Open Day", "Cram Session", "Lost and Found", "Library Fine", "Honour Roll", "Extra Credit",
    "Pep Talk", "Pop Quiz", "Detention Slip", "Scholarship", "Ladies First",
]  # fmt: skip


def start_next_turn(table: Any) -> None:
    """The player in turn ends it, and all pass until the next one plans or the game is over."""
    table.do("End your turn")
    while table.outcome is None and "Pass" in table.options:
        table.do("Pass")


@pytest.mark.rule("avarium", "win.con.instant")
def test_touka_wins_the_instant_the_twentieth_student_is_expelled(scene: Scene) -> None:
    table = scene(
        player("Hatsurugi TOUKA", hand=["Extra Credit"], students=["Minutes Taker"]),
        **{"expel pile": PILE},
    )

    table.play("Play Extra Credit", "Yes")

    assert table.outcome == ([0], "win-con")


def test_touka_does_not_win_with_nineteen(scene: Scene) -> None:
    table = scene(
        player("Hatsurugi TOUKA", hand=["Extra Credit"], students=["Minutes Taker"]),
        **{"expel pile": PILE[1:]},
    )

    table.play("Play Extra Credit", "Yes")

    assert (len(table.expelled), table.outcome) == (19, None)


def test_touka_has_two_more_combat_in_a_fight_that_she_leads_and_only_there(scene: Scene) -> None:
    table = scene(player("Hatsurugi TOUKA"), player(students=["Sword Saint of Row C"]))

    table.attack("Hatsurugi TOUKA", "Sword Saint of Row C")
    during = table.combat("Hatsurugi TOUKA")
    table.finish_fight()

    assert (during, table.combat("Hatsurugi TOUKA")) == (5, 3)
    assert table.expelled == ["Sword Saint of Row C"]


def test_touka_has_no_more_combat_when_she_is_attacked(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player("Hatsurugi TOUKA"))

    table.attack("Red One", "Hatsurugi TOUKA")

    assert table.combat("Hatsurugi TOUKA") == 3
    table.finish_fight()


EIGHT_CLUBS = [
    "Hall Monitor", "Pourer of Tea", "Red One", "Record-O-Matic", "Lullaby Soprano", "Base of the Pyramid",
    "Sky-Polo Captain", "Apprentice of the Loud Fist",
]  # fmt: skip


@pytest.mark.parametrize(("others", "clubs"), [(1, 9), (2, 7), (3, 6)])
def test_kitty_wins_the_instant_the_last_club_that_she_needs_is_there(scene: Scene, others: int, clubs: int) -> None:
    kitty = player("Peppermint KITTY", students=EIGHT_CLUBS[: clubs - 1], hallway=["Moon Pastry Chef"])
    table = scene(kitty, *[player() for _ in range(others)])

    table.play("End your turn")

    assert table.outcome == ([0], "win-con")


@pytest.mark.parametrize("ninth", ["Pink One", "Transfer Student of Destiny"])
def test_kitty_does_not_win_with_a_club_twice_or_with_a_student_in_none(scene: Scene, ninth: str) -> None:
    table = scene(player("Peppermint KITTY", students=EIGHT_CLUBS, hallway=[ninth]), player())

    table.play("End your turn")

    assert table.outcome is None


def test_when_one_of_three_has_left_the_game_kitty_needs_nine_clubs_again(scene: Scene) -> None:
    kitty = player("Peppermint KITTY", students=EIGHT_CLUBS[:6], hallway=["Moon Pastry Chef"])
    table = scene(kitty, player(), player("AMYBA", out=True))

    table.play("End your turn")

    assert table.outcome is None


def test_kitty_expels_a_student_in_the_courtyard_and_gains_reputation(scene: Scene) -> None:
    table = scene(player("Peppermint KITTY"), courtyard=["Red One", "Pink One"])

    table.play("Use Peppermint KITTY", "Red One")

    assert table.expelled == ["Red One"]
    assert (table.reputation, len(table.state.cards_in(COURTYARD))) == ([1, 0], 6)
    assert table.exhausted("Peppermint KITTY") == [True]


@pytest.mark.rule("avarium", "win.con.start")
def test_raj_wins_when_he_starts_his_turn_with_31_merit(scene: Scene) -> None:
    table = scene(player(), player("Kumara RAJ", merit=31))

    table.do("End your turn")
    while table.outcome is None:
        table.do("Pass")

    assert table.outcome == ([1], "win-con")


@pytest.mark.rule("avarium", "win.con.start")
def test_raj_does_not_win_the_instant_he_has_31_merit(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", merit=29, students=["Record-O-Matic"]))

    table.play("Use Record-O-Matic")

    assert (table.merit[0], table.outcome) == (32, None)


def test_raj_gains_merit_for_each_paragon_in_any_class(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", merit=10, students=["Red One", "Dojo Stormer"], hallway=["Pink One"]),
        player(students=["Hall Monitor"]),
    )

    table.play("Use Kumara RAJ")

    assert table.merit[0] == 12
    assert str(table.why_not(Use, "Kumara RAJ")).startswith("Kumara RAJ is exhausted.")


def test_amyba_wins_when_it_starts_its_turn_with_17_reputation(scene: Scene) -> None:
    table = scene(player(), player("AMYBA", reputation=17))

    table.do("End your turn")
    while table.outcome is None:
        table.do("Pass")

    assert table.outcome == ([1], "win-con")


@pytest.mark.parametrize(("reputation", "wins"), [(19, True), (18, False)])
def test_among_three_players_amyba_needs_two_more_reputation(scene: Scene, reputation: int, *, wins: bool) -> None:
    table = scene(player(), player("AMYBA", reputation=reputation), player("Kumara RAJ"))

    start_next_turn(table)

    assert (table.outcome == ([1], "win-con")) == wins


def test_amyba_does_not_count_what_the_turn_itself_brings(scene: Scene) -> None:
    table = scene(player(), player("AMYBA", reputation=15))

    table.end_turn()

    assert (table.reputation[1] >= 17, table.outcome) == (True, None)


def test_amyba_gains_reputation_when_a_student_of_its_class_is_expelled(scene: Scene) -> None:
    table = scene(player("AMYBA", students=["Minutes Taker"], hand=["Extra Credit"]))

    table.play("Play Extra Credit", "Yes")

    assert table.reputation[0] == 4 + 2


def test_amyba_gains_nothing_for_students_of_others(scene: Scene) -> None:
    table = scene(player("AMYBA", students=["Red One"]), player(students=["Pink One"]))

    table.fight("Red One", "Pink One")

    assert (table.expelled, table.reputation[0]) == (["Pink One"], 0)


@pytest.mark.parametrize(("others", "outcome"), [(1, ([0], "win-con")), (2, ([0], "win-con")), (3, None)])
def test_wolfgang_wins_the_instant_the_fifth_delinquent_joins_among_four_the_sixth(
    scene: Scene, others: int, outcome: tuple[list[int], str] | None
) -> None:
    wolfgang = player("Sebastian WOLFGANG", students=DELINQUENTS, hallway=["Battle Bagpiper"])
    table = scene(wolfgang, *[player() for _ in range(others)])

    table.play("End your turn")

    assert table.outcome == outcome


def test_wolfgang_does_not_win_with_four_delinquents(scene: Scene) -> None:
    table = scene(player("Sebastian WOLFGANG", students=DELINQUENTS, hallway=["Red One"]), player())

    table.end_turn()

    assert table.outcome is None


def test_wolfgang_recruits_delinquents_for_less_and_nobody_else_does(scene: Scene) -> None:
    table = scene(
        player("Sebastian WOLFGANG", reputation=2),
        player(reputation=9),
        courtyard=["Dojo Stormer", "Heartbreaker", "Pink One"],
    )

    mine = [table.state.recruit_price(table.piece(name)) for name in ("Dojo Stormer", "Pink One")]
    table.play("Recruit Dojo Stormer")
    table.end_turn()

    assert (mine, table.reputation[0]) == ([2, 3], 0)
    assert table.state.recruit_price(table.piece("Heartbreaker")) == 3


@pytest.mark.parametrize(("others", "price"), [(1, 3), (2, 2), (3, 1)])
def test_delinquents_cost_wolfgang_1_less_for_each_other_player(scene: Scene, others: int, price: int) -> None:
    wolfgang = player("Sebastian WOLFGANG")
    table = scene(wolfgang, *[player() for _ in range(others)], courtyard=["Battle Bagpiper"])

    assert table.state.recruit_price(table.piece("Battle Bagpiper")) == price


def test_hojo_wins_the_instant_the_twentieth_scheme_is_trashed(scene: Scene) -> None:
    trash = {"trash pile": TRASH}
    table = scene(player("Hazenmyier HOJO", hand=["Vote of No Confidence"], reputation=3), **trash)

    table.play("Play Vote of No Confidence")

    assert table.outcome == ([0], "win-con")


def test_hojo_does_not_win_with_nineteen(scene: Scene) -> None:
    trash = {"trash pile": TRASH[1:]}
    table = scene(player("Hazenmyier HOJO", hand=["Vote of No Confidence"], reputation=3), **trash)

    table.play("Play Vote of No Confidence")

    assert (len(table.trashed), table.outcome) == (19, None)


def test_hojo_takes_one_of_the_top_two_schemes_and_trashes_the_other(scene: Scene) -> None:
    table = scene(player("Hazenmyier HOJO"), library=["Pop Quiz", "Fire Drill", "Rumour Mill"])

    table.play("Use Hazenmyier HOJO", "Fire Drill")

    assert (table.hand(0), table.trashed) == (["Fire Drill"], ["Rumour Mill"])
    assert table.names(table.state.cards_in(LIBRARY)) == ["Pop Quiz"]


def test_coral_wins_the_instant_six_students_are_exhausted(scene: Scene) -> None:
    table = scene(
        player("Syeira CORAL", students=[exhausted("Red One"), exhausted("Pink One"), exhausted("Hall Monitor")]),
        player(students=[exhausted("Pourer of Tea"), exhausted("Minutes Taker"), "Grant Applicant"]),
    )

    table.play("Use Syeira CORAL", "Grant Applicant")

    assert table.outcome == ([0], "win-con")


FIVE_EXHAUSTED = [exhausted(name) for name in ("Red One", "Pink One", "Hall Monitor", "Pourer of Tea", "Minutes Taker")]
TWO_EXHAUSTED = [exhausted(name) for name in ("Base of the Pyramid", "Tip of the Pyramid")]


@pytest.mark.parametrize(("more", "outcome"), [(TWO_EXHAUSTED, ([0], "win-con")), (TWO_EXHAUSTED[1:], None)])
def test_coral_needs_two_more_exhausted_students_for_a_third_player(
    scene: Scene, more: list[dict[str, Any]], outcome: tuple[list[int], str] | None
) -> None:
    table = scene(player("Syeira CORAL", FIVE_EXHAUSTED), player(students=["Grant Applicant"]), player(students=more))

    table.play("Use Syeira CORAL", "Grant Applicant")

    assert table.outcome == outcome


def test_a_player_who_has_left_counts_no_more_for_what_coral_needs(scene: Scene) -> None:
    table = scene(player("Syeira CORAL", FIVE_EXHAUSTED), player(students=["Grant Applicant"]), player(out=True))

    table.play("Use Syeira CORAL", "Grant Applicant")

    assert table.outcome == ([0], "win-con")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("idol", "pile", "laid", "needed"),
    [("Hatsurugi TOUKA", "expel pile", PILE, (20, 33, 31)), ("Hazenmyier HOJO", "trash pile", TRASH[1:], (20, 30, 28))],
)
def test_touka_and_hojo_need_more_among_three_and_four(
    scene: Scene, seats: int, idol: str, pile: str, laid: list[str], needed: tuple[int, int, int]
) -> None:
    table = scene(player(idol), *[player() for _ in range(seats - 1)], **{pile: laid})

    assert nearness(table.state, 0) == pytest.approx(len(laid) / needed[seats - 2])


def test_coral_exhausts_only_students_with_recruit_cost_3_or_less(scene: Scene) -> None:
    table = scene(player("Syeira CORAL"), player(students=["Red One", "Pink One", "Minutes Taker"]))

    table.do("Use Syeira CORAL")

    assert table.options == ["Pink One", "Minutes Taker"]
    table.play("Pink One")
    assert table.exhausted("Pink One", "Red One") == [True, False]


COUPLES = ["Pink One", "Hall Monitor", "Red One", "Minutes Taker", "Record-O-Matic"]


def test_love_wins_the_instant_two_of_each_gender_are_there_before_the_class_is_thinned(scene: Scene) -> None:
    table = scene(player("Lourvarius LOVE", students=COUPLES, hallway=["Pourer of Tea"]), player())

    table.play("End your turn")

    assert table.outcome == ([0], "win-con")


def test_love_does_not_win_with_one_of_a_gender(scene: Scene) -> None:
    table = scene(player("Lourvarius LOVE", students=COUPLES[:4], hallway=["Pourer of Tea"]), player())

    table.end_turn()

    assert table.outcome is None


def test_love_takes_a_cheap_enemy_student_once_a_turn(scene: Scene) -> None:
    table = scene(
        player("Lourvarius LOVE", reputation=7), player(students=["Minutes Taker", "Grant Applicant", "Pink One"])
    )

    table.do("Use Lourvarius LOVE")
    offered = table.options
    table.play("Minutes Taker")

    assert offered == ["Minutes Taker", "Grant Applicant"]
    assert (table.hallway(0), table.reputation[0]) == (["Minutes Taker"], 4)
    assert str(table.why_not(Use, "Lourvarius LOVE")) == "Lourvarius LOVE can only be used once each turn. [card.say]"
