"""Constructed: what the rules have against a build."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.games.varia.building import faults_of_build, level_of
from rulebound.games.varia.card import VariaCard
from rulebound.games.varia.game import Varia
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.basics.setup import Deck
from tests.games.varia.own_cards import game_with
from tests.games.written import file_with


def build(actions: dict[str, int], assets: dict[str, int] | None = None) -> Deck:
    return Deck("My build", "", {"actions": actions, "assets": assets or {}})


@pytest.mark.rule("varia", "build.level")
def test_the_level_is_the_sum_of_the_highest_numbers(  # the rulebook's example
) -> None:
    cards = rulebound.load("varia").cards

    faith = build({"Healing Hammers": 3, "Guided Strike": 3, "Arms of the Goddess": 3})
    with_another = build({"Healing Hammers": 3, "Guided Strike": 3, "Spellbreaker": 1})

    assert level_of(faith, cards) == {"Faith": 4}
    assert level_of(with_another, cards) == {"Faith": 4, "Aggression": 3}


@pytest.mark.rule("varia", "build.size", "build.copies", "build.value", "term.symbol", "term.enemy")
def test_all_that_is_wrong_with_a_build_is_said_at_once() -> None:
    game = rulebound.load("varia")
    deck = build(
        {"Decapitate": 4, "Judgment": 1, "Hex Bolt": 3},
        {"Lantern of Dawn": 2, "Gatehouse Shield": 1},
    )

    assert game.faults_of_deck(deck) == [
        "4 copies of 'Decapitate', at most 3",
        "8 actions, must be 30",
        "its level is 15 (Aggression 7, Faith 6, Intellect 2), at most 10",
        "its assets have a value of 36, at most 30",
        "2 holy symbols, at most 1",
        "Hex Bolt is Shadow, the divine enemy of Lantern of Dawn",
    ]


def test_the_class_decks_are_of_level_seven_and_within_the_value() -> None:
    game = rulebound.load("varia")

    assert len(game.decks) >= 6
    for deck in game.decks.values():
        assert faults_of_build(deck, game.cards) == []
        assert sum(level_of(deck, game.cards).values()) == 7, deck.name


def test_there_are_a_hundred_cards_and_more() -> None:
    assert len(rulebound.load("varia").cards) >= 100


@pytest.mark.rule("varia", "asset.action", "plan.assets")
def test_only_weapons_and_armors_have_an_action() -> None:
    assets = [card for card in rulebound.load("varia").cards.values() if isinstance(card, VariaCard) and card.acts]

    assert {card.form for card in assets} == {"Weapon", "Armor"}


@pytest.mark.rule("varia", "asset.action")
def test_a_charm_with_an_action_is_refused(tmp_path: Path) -> None:
    values = {"asset": 'form = "Charm"\nvalue = 1\ntypes = "Magical Attack"\nsubtypes = "None"'}
    path = file_with(tmp_path, values, ("Fine Bead", "asset", "Ranged"))

    with pytest.raises(CardError) as caught:
        Varia.load([path], [])

    [problem] = caught.value.problems
    assert problem == (
        "Fine Bead is a Charm, and only a Weapon or an Armor has an action: write one of these as its 'form', "
        "or 'None' as its 'types'"
    )


@pytest.mark.rule("varia", "asset.action")
@pytest.mark.parametrize("kind", ["asset", "stack"])
def test_a_card_without_an_action_cannot_wait_until_it_is_performed(tmp_path: Path, kind: str) -> None:
    with pytest.raises(CardError) as caught:
        game_with(tmp_path, ("Own", kind, "When this enters play, draw a card."))

    [problem] = caught.value.problems
    assert problem == "Own has no action, so it is never performed: write what else it waits for"
