"""Why something may not be done: the true reason, and the clause where one finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.avarium.effects import Play, Use
from rulebound.games.avarium.fights import Attack, BackAttack, BackDefence, Challenge
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, exhausted


@pytest.mark.rule("avarium", "fight.leader")
@pytest.mark.parametrize("name", ["Pink One", "Red One"])
def test_only_characters_of_the_own_class_can_attack(scene: Scene, name: str) -> None:
    table = scene(player("Kumara RAJ", hallway=["Pink One"]), player(students=["Red One"]))

    reason = str(table.why_not(Attack, name))

    assert reason == f"{name} is not in your Class: only characters there can attack. [fight.leader]"


@pytest.mark.rule("avarium", "fight.leader")
def test_a_token_that_a_card_has_laid_is_not_told_as_an_attack(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], reputation=4),
        player(hand=["Detention Slip"], reputation=1),
        courtyard=["Pink One"],
    )
    table.play("Recruit Pink One", "Play Detention Slip")

    reason = str(table.why_not(Attack, "Red One"))

    assert reason == "Red One has an Attack Token, and so cannot attack. [fight.leader]"


@pytest.mark.rule("avarium", "fight.support.token")
def test_a_supporter_with_a_token_is_refused_by_the_clause_of_supporters(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", [{"name": "Red One", "token": True}, "Dojo Stormer"]),
        player(students=["Pink One", {"name": "Heartbreaker", "token": True}, "Battle Bagpiper"]),
    )
    table.attack("Kumara RAJ", "Pink One")
    refused = []
    for kind, name in ((BackAttack, "Red One"), (BackDefence, "Heartbreaker")):
        table.until("No support")
        refused.append(str(table.why_not(kind, name)))
        table.do("No support")

    assert refused == [
        "Red One has an Attack Token, and so cannot support a fight. [fight.support.token]",
        "Heartbreaker has an Attack Token, and so cannot support a fight. [fight.support.token]",
    ]


@pytest.mark.rule("avarium", "exhaust.once")
@pytest.mark.rule("avarium", "ability.cost")
@pytest.mark.rule("avarium", "D12")
@pytest.mark.rule("avarium", "card.say")
def test_what_the_text_of_a_card_asks_for_is_refused_by_its_own_clause(scene: Scene) -> None:
    table = scene(
        player(
            "Kumara RAJ",
            [exhausted("Record-O-Matic")],
            hand=["Pep Talk", "Detention Slip"],
            reputation=3,
        ),
        player(),
    )

    assert str(table.why_not(Use, "Record-O-Matic")) == "Record-O-Matic is exhausted. [exhaust.once]"
    assert str(table.why_not(Play, "Detention Slip")) == "There is nothing that Detention Slip could target. [D12]"
    assert str(table.why_not(Play, "Pep Talk")) == "Pep Talk can only be used during a fight. [card.say]"


@pytest.mark.rule("avarium", "ability.cost")
def test_what_cannot_be_paid_is_refused_by_the_clause_of_costs(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Meter", "student", "Spend 2 Reputation: Draw a card."))
    table = Scene(game)(player(students=["Meter"], reputation=1), player())

    reason = str(table.why_not(Use, "Meter"))

    assert reason == "It costs 2 Reputation, and you have 1. [ability.cost]"


@pytest.mark.rule("avarium", "card.wins")
def test_who_forbids_something_to_itself_is_not_named_twice(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Ghost", "student", "I cannot be attacked."))
    table = Scene(game)(player("Kumara RAJ"), player(students=["Ghost", "Pink One", exhausted("Red One")]))
    table.do("Attack with Kumara RAJ")

    reason = str(table.why_not(Challenge, "Ghost"))

    assert reason == "Ghost cannot be attacked because of its own text. [card.wins]"


@pytest.mark.rule("avarium", "D12")
@pytest.mark.parametrize(
    "text",
    [
        "Copy target scheme. You may choose a new target for the copy.",
        "Cancel target scheme. If you do, draw a card.",
    ],
)
def test_what_hangs_on_a_target_is_not_declared_without_one(tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, ("Parrot", "student", f"EXHAUST: {text}"))
    table = Scene(game)({"idol": "Kumara RAJ", "class": ["Parrot"]}, {"hand": ["Pop Quiz"], "reputation": 2})

    assert str(table.why_not(Use, "Parrot")) == "There is nothing that Parrot could target. [D12]"
