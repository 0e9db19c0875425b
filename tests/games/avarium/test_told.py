"""What a table says of itself to people: what they can respond to, what is aimed at, and what the log tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.avarium import effects, state
from rulebound.games.avarium.ability import Declared
from rulebound.games.avarium.card import SCHEME
from rulebound.kernel.basics.view import say
from rulebound.kernel.game.game import Game
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player


def waiting(table: Table, seat: int = 0) -> list[str]:
    """The notes of the effects that wait."""
    areas = table.state.seat_of(seat).view().areas
    return [card.note for area in areas if area.role == "effects" for card in area.cards]


def test_whoever_has_priority_is_told_which_effect_waits(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"]), player("AMYBA", hand=["Pop Quiz"], reputation=2))
    table.do("Use Record-O-Matic")

    assert table.asked == "Player 1's Record-O-Matic is about to take effect: do you respond?"


def test_who_supports_a_party_whose_leader_has_left_supports_who_is_left_of_it(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Sky-Polo Captain"], exhausted=True),
        player("AMYBA", ["Living Statue"], hand=["Fire Drill"], reputation=2),
        player("Peppermint KITTY", ["Petition Forger"], exhausted=True),
    )
    table.attack("Red One", "Living Statue")
    for sentence in ("Sky-Polo Captain supports the attack", "Play Fire Drill", "Petition Forger supports the attack"):
        table.until(sentence)
        table.do(sentence, *(["Red One"] if "Fire" in sentence else []))
        table.take_effect()

    assert "Petition Forger of Player 3 supports Sky-Polo Captain." in table.told()


def test_a_student_comes_into_a_hallway_before_another_one_takes_its_place_in_the_courtyard(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Scholarship"], reputation=2), player(), courtyard=["Red One", "Petition Forger"]
    )
    table.play("Play Scholarship", "Petition Forger")

    told = table.told()
    assert told[told.index("Petition Forger is put into the Hallway of Player 1.") + 1].endswith("into the Courtyard.")


@pytest.mark.rule("avarium", "scheme.reveal")
def test_a_scheme_is_revealed_before_it_is_paid(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hand=["Pop Quiz"], reputation=2), player("AMYBA", ["Red One"]))
    table.do("Play Pop Quiz")

    revealed, paid = "Player 1 plays Pop Quiz.", "Player 1 spends 2 Reputation."
    assert [line for line in table.told() if line in (revealed, paid)] == [revealed, paid]


def test_the_ability_of_a_student_is_named_before_it_is_paid(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"]), player("AMYBA"))
    table.do("Use Record-O-Matic")

    used, paid = "Player 1 uses Record-O-Matic.", "Record-O-Matic is exhausted."
    assert [line for line in table.told() if line in (used, paid)] == [used, paid]


def test_whoever_has_priority_is_told_how_far_the_fight_is(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], hand=["Pep Talk"], reputation=2),
        player("AMYBA", ["Pink One"], hand=["Group Project"], reputation=2),
    )
    table.do("Attack with Red One")

    assert table.asked == "The fight is on, and its parties are not complete: do you respond?"
    while table.asked.startswith(("The fight", "Who supports")):
        table.do("Pass" if table.responding else "No support")
    assert table.asked == "Both parties stand, and damage comes next: do you respond?"


@pytest.mark.rule("avarium", "priority.step")
def test_players_who_are_not_in_a_fight_are_told_that_its_parties_stand(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"]), player("AMYBA", ["Pink One"]), player("Syeira CORAL", ["Petition Forger"])
    )
    table.attack("Red One", "Pink One")
    table.until("Petition Forger supports the attack")

    table.do("Petition Forger supports the attack")
    while table.responding and table.state.seat != 2:
        table.do("Pass")

    assert table.asked == "Both parties stand, and damage comes next: do you respond?"


def test_a_fight_is_not_said_to_be_complete_before_all_have_helped(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Petition Forger"]),
        player("AMYBA", ["Pink One", "Perpetual Substitute"]),
        player("Syeira CORAL", ["Hall Monitor"]),
    )
    table.attack("Red One", "Pink One")
    table.until("Perpetual Substitute supports")

    table.do("Perpetual Substitute supports")
    table.take_effect()

    assert table.asked == "The fight is on, and its parties are not complete: do you respond?"


@pytest.mark.rule("avarium", "priority.step")
def test_every_moment_at_which_one_can_respond_has_words(game: Game) -> None:
    told: set[str] = set()
    for seed in range(3):
        table = game.new_state(seed=seed, seats=2, options={"windows": "all"})
        assert isinstance(table, state.Table)
        while not table.is_terminal and table.turn < 5:
            if table.question[0] is effects.RESPOND:
                told.add(table.decision.prompt)
            table.apply(table.legal_actions()[-1])

    assert len(told) > 8
    assert not any("you have priority" in sentence.casefold() for sentence in told)


def test_a_waiting_effect_names_every_target(game: Game) -> None:
    """Whichever piece it is: those of the first students were left out once."""
    for name in ("Apprentice of the Loud Fist", "Volatile Lab Partner"):
        enemy = player("AMYBA", [name], hand=["Nurse's Office"], reputation=2)
        table = Scene(game)(player("Kumara RAJ", hand=["Pop Quiz"], reputation=2), enemy)
        table.do("Play Pop Quiz")
        while table.asked.startswith("Pop Quiz: "):
            table.do(name if table.can(name) else "Spend")

        assert waiting(table) == [f"SURPRISE: Exhaust target student. (on {name})"]


def test_a_waiting_effect_names_the_player_who_is_its_target(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Rumour Mill"], reputation=1), player("AMYBA", hand=["Pop Quiz"], reputation=3)
    )
    table.do("Play Rumour Mill")

    assert waiting(table) == ["SURPRISE: Target enemy loses 2 Reputation. (on Player 2)"]


@pytest.mark.rule("avarium", "D10")
def test_the_log_tells_what_was_paid_what_is_aimed_at_and_what_changes(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], hand=["Textbook under the Blazer"], reputation=1),
        player("AMYBA", hand=["Pop Quiz"], reputation=2),
    )
    table.play("Play Textbook", "Spend")

    told = table.told()
    assert "Player 1 spends 1 Reputation." in told
    assert "Textbook under the Blazer is aimed at Red One." in told
    assert "Red One gets +3 Defense." in told


def test_an_idol_shows_the_merit_that_is_left(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", merit=7), player("AMYBA"))
    view = table.state.seat_of(0).view()
    idol = next(card for area in view.areas if area.id == "class.0" for card in area.cards)

    merit = table.state.game.cards["Kumara RAJ"].values()["merit"]
    assert [(value.now, value.printed) for value in idol.values if value.key == "merit"] == [(7, merit)]


def refused(table: Table) -> dict[str, str]:
    """What whoever decides cannot do, with the reasons."""
    decision = table.state.seat_of(table.state.seat).view().decision
    assert decision is not None
    return {say(it.text): say(it.reason) for it in decision.refused}


def test_a_refusal_in_the_courtyard_says_what_is_missing(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", reputation=3), courtyard=["Transfer Student of Destiny"])

    told = refused(table)

    assert told["Recruit Transfer Student of Destiny for 6"].startswith("Transfer Student of Destiny costs 6")


def test_refusals_in_a_fight_say_who_is_protected_and_who_cannot_support(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", exhausted("Pourer of Tea")]),
        player("AMYBA", ["Pink One", "The Headmistress's Cat"]),
        player("Syeira CORAL"),
    )
    table.do("Attack with Red One")

    assert set(refused(table)) == {"Attack AMYBA", "Attack The Headmistress's Cat"}
    assert "Pink One" in refused(table)["Attack AMYBA"]
    table.do("Attack Pink One")
    table.until("Kumara RAJ supports")
    assert "exhausted" in refused(table)["Pourer of Tea supports the attack"]


def priced(table: Table) -> dict[str, str]:
    """What each option of whoever decides costs, by what it says without that."""
    decision = table.state.seat_of(table.state.seat).view().decision
    assert decision is not None
    return {say(option.text): option.cost for option in decision.options}


@pytest.mark.rule("avarium", "ability.cost")
def test_using_a_character_says_what_it_costs(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Dojo Stormer", "Record-O-Matic"], merit=5))

    told = priced(table)

    assert told["Use Dojo Stormer: I get +1 Combat until the end of the turn"] == "lose 1 Merit"
    assert told["Use Record-O-Matic: Gain 3 Merit"] == "EXHAUST"
    assert "Use Record-O-Matic: Gain 3 Merit (EXHAUST)" in table.options


@pytest.mark.rule("avarium", "A12")
def test_paying_the_last_merit_says_that_one_is_expelled(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Dojo Stormer"], merit=1), player("AMYBA"))

    told = priced(table)

    assert told["Use Dojo Stormer: I get +1 Combat until the end of the turn"] == (
        "lose 1 Merit, your last, and be expelled"
    )


@pytest.mark.rule("avarium", "recruit.cost")
def test_recruiting_and_playing_say_what_they_cost_apart_from_what_they_are(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hand=["Rumour Mill"], reputation=5), courtyard=["Red One"])

    told = priced(table)

    assert (told["Recruit Red One"], told["Play Rumour Mill"]) == ("4", "1")
    assert {"Recruit Red One for 4", "Play Rumour Mill for 1"} <= set(table.options)


@pytest.mark.rule("avarium", "ability.cost")
def test_every_cost_that_a_card_prints_is_a_price(game: Game) -> None:
    characters = [card for card in game.cards.values() if card.kind != SCHEME]

    paid = [one for card in characters for one in card.abilities if isinstance(one, Declared)]

    assert len(paid) > 10
    assert [one.text for one in paid if not one.text.casefold().startswith(f"{one.price.casefold()}: ")] == []


@pytest.mark.rule("avarium", "win.con")
def test_the_end_says_what_the_win_con_asks_for(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"], merit=40), player("AMYBA"))

    table.play("Use Record-O-Matic", "End your turn", "End your turn")

    outcome = table.state.seat_of(1).view().outcome
    assert outcome is not None
    assert outcome.sentence == (
        "The win-con of Player 1's idol is met. "
        "Kumara RAJ: You win if you start your turn with 31 Merit or more, 30 with more players."
    )


def test_a_token_that_leaves_its_class_is_not_said_to_come_into_a_hallway(scene: Scene) -> None:
    table = scene(player(hallway=["Origami Prodigy"]), player(hand=["Love Letter Mix-Up"], reputation=9))
    table.end_turn()

    table.play("Play Love Letter Mix-Up", "Paper Knight")

    assert "Paper Knight was a token, and leaves the game." in table.told()
    assert "Paper Knight is put into the Hallway of Player 2." not in table.told()


def test_a_party_without_its_leader_is_called_by_who_is_left(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Pink One"]),
        player("AMYBA", ["Gravity Prefect"], hand=["Fire Drill"], reputation=2),
    )

    table.fight("Red One", "Gravity Prefect", "Pink One supports the attack", "Play Fire Drill", "Red One", "Spend")

    assert "Red One leaves the fight." in table.told()
    assert "The party of Pink One deals 2 damage." in table.told()
    assert "The party of Gravity Prefect deals 2 damage." in table.told()


@pytest.mark.parametrize(
    ("verb", "said"), [("Reveal", "Player 1 takes Pop Quiz."), ("Look at", "Player 1 takes a card.")]
)
def test_a_scheme_that_all_have_seen_is_named_when_it_is_taken(tmp_path: Path, verb: str, said: str) -> None:
    text = f"{verb} the top two cards of the Library. Put one of them into your hand and the rest into the Trash Pile."
    table = Scene(game_with(tmp_path, ("Show", "scheme", text)))(
        player(hand=["Show"], reputation=1), player(), library=["Open Day", "Pop Quiz"]
    )

    table.play("Play Show", "Pop Quiz")

    assert said in table.told()


def test_the_log_tells_that_a_turn_is_ended_before_others_respond_to_it(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA", hand=["Nurse's Office"], reputation=1))

    table.play("End your turn", "Play Nurse's Office")

    told = table.told()
    assert told.index("Player 1 ends the turn.") < told.index("Player 2 plays Nurse's Office.")


def test_the_log_tells_which_schemes_that_were_looked_at_go_into_the_trash_pile(scene: Scene) -> None:
    library = ["Cram Session", "Pop Quiz", "Fire Drill", "Open Day"]
    table = scene(player(hand=["Peeking at the Exam"], reputation=1), player(), library=library)

    table.play("Play Peeking at the Exam", "Fire Drill")

    assert "Open Day goes into the Trash Pile." in table.told()
    assert "Pop Quiz goes into the Trash Pile." in table.told()


def test_the_log_tells_who_gets_an_attack_token_by_a_card(scene: Scene) -> None:
    table = scene(player(hand=["Detention Slip"], reputation=1), player(students=["Red One"]))

    table.play("Play Detention Slip")

    assert "Red One gets an Attack Token." in table.told()


@pytest.mark.rule("avarium", "F16")
def test_the_defender_reads_how_the_attacker_has_divided_the_damage(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Transfer Student of Destiny", "Grant Applicant"]),
        player("AMYBA", ["Minutes Taker", "Petition Forger"]),
        player("Syeira CORAL", ["Pourer of Tea"]),
    )
    table.attack("Transfer Student of Destiny", "Minutes Taker")
    table.until("Petition Forger supports")
    table.do("Petition Forger supports")
    table.until("Pourer of Tea supports the defence")
    table.do("Pourer of Tea supports the defence")
    table.until("1 damage")

    table.do("1 damage")

    assert "Player 1 assigns 1 damage to Petition Forger." in table.told()


@pytest.mark.parametrize(
    ("scheme", "asked"),
    [
        ("Prisoner Exchange", "Prisoner Exchange: choose one student with recruit cost 3 or less of Player 1."),
        ("Club Exchange Week", "Club Exchange Week: choose one Neutral student of Player 1."),
    ],
)
def test_a_question_names_whom_to_choose_as_in_the_middle_of_a_sentence(scene: Scene, scheme: str, asked: str) -> None:
    students = ["Minutes Taker", "Perpetual Substitute"]
    table = scene(player("Kumara RAJ", students, hand=[scheme], reputation=2), player("AMYBA", ["Grant Applicant"]))
    table.do(f"Play {scheme}")
    if table.can("Spend"):
        table.do("Spend")

    table.until(students[0])

    assert table.asked == asked


@pytest.mark.rule("avarium", "A13")
@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        ("piles", ["Pink One goes into the Expel Pile.", "Open Day goes into the Trash Pile."]),
        ("box", ["Pink One is removed from the game.", "Open Day is removed from the game."]),
    ],
)
def test_the_log_tells_what_becomes_of_the_cards_of_an_expelled_player(
    scene: Scene, ruling: str, said: list[str]
) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Vote of No Confidence"], reputation=3),
        player("AMYBA", ["Pink One"], hand=["Open Day"], merit=3),
        player("Syeira CORAL"),
        rulings={"left_behind": ruling},
    )

    table.play("Play Vote of No Confidence", "Player 2")

    assert [line for line in table.told() if line in said] == said
