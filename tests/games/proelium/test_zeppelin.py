"""The Zeppelin works, and what else other players choose, what comes later, and what counts once, each in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.proelium.game import Proelium
from rulebound.games.proelium.playing import Play
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

OWN: Final = {
    "Strings Attached": "As an additional cost to play this, destroy a character of yours. Draw two cards.",
    "Blackmail": "Your opponent may pay 20k. If they do not, draw a card.",
    "Dilemma": "An opponent chooses one: You draw two cards; or they lose 30k.",
    "Truce": "Until the start of your next turn, your opponent's characters cannot attack.",
    "Oil": "A character of yours gets +3 A until your next turn.",
    "Ransom": "Destroy a character of your opponent unless they pay 20k.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Proelium:
    """The game with these actions and one item besides its own."""
    path: Path = tmp_path_factory.mktemp("cards") / "own.toml"
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "action"\ncost = 0\ntext = """\n{text}"""\n'
        for name, text in OWN.items()
        if name != "Truce"
    ]
    entries.append(
        '[[card]]\nname = "Ticker"\nkind = "item"\ncost = 0\n'
        'text = """\nThe first time you play an action each turn, draw a card."""\n'
    )
    path.write_text("\n".join(entries), encoding="utf-8")
    return Proelium.load([path], [])


def test_ballast_ledger_makes_the_first_character_cheaper(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor", "Grant Writer"], laboratory=["Ballast Ledger"]), player())
    before = [table.value("cost", name) for name in ("Night Janitor", "Grant Writer")]

    table.do("Play Night Janitor")

    assert before == [0, 1]
    assert table.value("cost", "Grant Writer") == 2


@pytest.mark.parametrize(("answer", "held", "funds"), [("Yes", 1, 7), ("No", 0, 9)])
def test_hush_money_is_paid_in_cards_or_in_cash(scene: Scene, answer: str, held: int, funds: int) -> None:
    table = scene(player(hand=["Hush Money"]), player(hand=["Small Ray"], funds=9))

    table.play("Hush Money")
    table.do(answer)

    assert (len(table.there("hand", 1)), table.amounts("funds")[1]) == (held, funds)


def test_late_royalties_come_at_the_start_of_the_next_turn(scene: Scene) -> None:
    table = scene(player(hand=["Late Royalties"], funds=9, deck=["Small Ray"] * 4), player(deck=["Small Ray"] * 4))

    table.play("Late Royalties")
    assert table.amounts("funds")[0] == 8
    table.wait()
    while table.proelium.active == 0 or table.state.seat == 1:
        table.do("End your turn" if "End your turn" in table.options else next(iter(passing(table.options))))

    assert table.amounts("funds")[0] == 13


def passing(options: list[str]) -> list[str]:
    """Those by which nothing is done."""
    known = ("Pass", "Go on to the attack", "Attack with no character", "End your turn", "No")
    return [option for option in options if option in known] or options


def test_hydrogen_envelope_must_be_paid_for_when_it_bursts(scene: Scene) -> None:
    table = scene(
        player(hand=["Lifeboat Drill"], laboratory=["Hydrogen Envelope", "Night Janitor"]), player(life=20, funds=9)
    )

    table.play("Lifeboat Drill")
    table.do("Night Janitor", "No")

    assert table.there("laboratory", 0) == ["Night Janitor"]
    assert table.life == [20, 17]


def test_lifeboat_drill_leaves_each_player_one_character(scene: Scene) -> None:
    table = scene(
        player(hand=["Lifeboat Drill"], laboratory=["Night Janitor", "Lab Assistant!!", "Petty Cash Box"]),
        player(laboratory=["Security Guard", "Mutant Frog"]),
    )

    table.play("Lifeboat Drill")
    table.do("Night Janitor", "Mutant Frog")

    assert table.there("laboratory", 0) == ["Night Janitor", "Petty Cash Box"]
    assert table.there("laboratory", 1) == ["Mutant Frog"]


# -- What designers write ----------------------------------------------------------------------------------------------


def test_an_additional_cost_is_paid_before_the_card_takes_effect(own: Proelium) -> None:
    scene = Scene(own)
    poor = scene(player(hand=["Strings Attached"]), player())
    rich = scene(player(hand=["Strings Attached"], laboratory=["Night Janitor"], deck=["Small Ray"] * 3), player())

    assert str(poor.why_not(Play, "Strings Attached")).startswith("What Strings Attached costs besides cannot be done.")
    rich.play("Strings Attached")

    assert (rich.there("laboratory", 0), rich.there("hand", 0)) == ([], ["Small Ray", "Small Ray"])


def test_who_cannot_pay_is_not_asked(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Blackmail"], deck=["Small Ray"]), player(funds=1))

    table.play("Blackmail")

    assert table.there("hand", 0) == ["Small Ray"]


def test_the_opponent_chooses_what_you_do(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Dilemma"], deck=["Small Ray"] * 3), player(funds=9))

    table.play("Dilemma")
    assert table.state.seat == 1
    table.do("You draw two cards")

    assert len(table.there("hand", 0)) == 2


def test_a_ransom_is_paid_by_whose_the_character_is(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Ransom"]), player(laboratory=["Night Janitor"], funds=9))

    table.play("Ransom")
    assert table.state.seat == 1
    table.do("Yes")

    assert (table.there("laboratory", 1), table.amounts("funds")[1]) == (["Night Janitor"], 7)


def test_the_first_action_of_a_turn_is_the_only_one_that_counts(own: Proelium) -> None:
    table = Scene(own)(
        player(hand=["Blackmail", "Oil"], laboratory=["Ticker", "Night Janitor"], deck=["Small Ray"] * 4),
        player(funds=0),
    )

    table.play("Oil")
    assert len(table.there("hand", 0)) == 2
    table.play("Blackmail")

    assert table.value("A", "Night Janitor") == 4
    assert len(table.there("hand", 0)) == 2


@pytest.mark.parametrize(("text", "asked"), [
    ("Each player destroys a character of theirs.", "Own: destroy a character of yours. Which one?"),
    ("Your opponent may destroy a character of theirs. If they do not, draw a card.",
     "Own: do you destroy a character of yours?"),
    ("Your opponent discards a card unless they destroy a character of theirs.",
     "Own: do you destroy a character of yours? If not, you discard a card."),
    ("Your opponent destroys a character of theirs or loses 20k.", "Destroy a character of yours"),
])  # fmt: skip
def test_who_does_it_reads_of_their_own_cards_as_yours(tmp_path: Path, text: str, asked: str) -> None:
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(hand=["Own"]), player(laboratory=["Mutant Frog", "Mutant Rat"], hand=["Small Ray"], funds=9)
    )

    table.do("Play Own")

    assert table.state.seat == 1
    assert asked in (table.asked, table.options[0])
