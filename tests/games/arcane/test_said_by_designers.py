"""What designers of other games write, in Arcane Academy: completing from the discard pile, frost, and looking back."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane import assignments, zones
from rulebound.games.arcane.game import ArcaneGame
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.table.copying import become
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Recall": "Complete a spell from the discard pile without paying its cost.",
    "Frost": "Put a frost counter on a tile of another player. "
    "It cannot be exhausted as long as it has a frost counter.",
    "Ward": "Until your next turn, your tiles cannot be exhausted.",
    "Comfort": "If you have two or more items and no Shards, gain 4 Shards.",
    "Fair": "Gain 1 Will for each player who has more Shards than you.",
    "Thrift": "Until the end of your next turn, your spells cost 1 Will less.",
    "Gift": "Gain 3 Shards.",
    "Salvage": "Put up to two spells from the discard pile into your hand.",
    "Mirror": "Copy the effect of a public spell.",
}
ITEMS: Final = {
    "Cushion": "At the end of your turn, if you have not rested this turn, gain 1 Shard.",
    "Pedestal": "While you have more items than each other player, your spells have +1 Prestige.",
    "Splinter": "When another player casts a tile with a Chaos Magic symbol, they lose 1 Will or you gain 1 Will.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def completing(own: ArcaneGame, spell: str, *others: dict[str, object], **mine: object) -> Table:
    """A table at which this spell has just been completed."""
    scene: dict[str, Any] = {"public": mine.pop("public")} if "public" in mine else {}
    mine = {"will": 0, "shards": 0, **mine}
    table = Scene(own)(player(private=[spell, "Deep Breath"], **mine), *(others or (player(),)), bag=[], **scene)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_a_spell_of_the_discard_pile_is_completed(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Recall", "Deep Breath", "Gift"], will=0, shards=0), player(), bag=[])
    assignments.discard(table.state, table.piece("Gift"))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Recall")

    assert table.shards[0] == 3


def test_a_frozen_corner_cannot_be_cast(own: ArcaneGame) -> None:
    table = completing(own, "Frost")
    if table.state.question and "which" in table.asked.lower():
        table.do(table.options[0])

    frozen = [it for it in table.state.tiles_of(1) if table.state.forbidder("cannot be exhausted", 1, it) >= 0]

    assert len(frozen) == 1


def test_ones_own_tiles_are_safe_for_a_round(own: ArcaneGame) -> None:
    table = completing(own, "Ward")

    assert all(table.state.forbidder("cannot be exhausted", 0, it) >= 0 for it in table.state.tiles_of(0))


@pytest.mark.parametrize(("items", "shards"), [(["Splinter", "Pedestal"], 4), (["Pedestal"], 0)])
def test_two_conditions_of_what_one_has(own: ArcaneGame, items: list[str], shards: int) -> None:
    table = completing(own, "Comfort", items=items)

    assert table.shards[0] == shards


def test_players_with_more_are_counted(own: ArcaneGame) -> None:
    table = completing(own, "Fair", player(shards=3))

    assert table.will[0] == 1


def test_spells_are_cheaper_for_two_turns(own: ArcaneGame) -> None:
    table = completing(own, "Thrift")
    it = table.piece("Deep Breath")

    assert [table.state.price_of_player(seat, it) for seat in (0, 1)] == [-1, 0]


def test_a_public_spell_is_copied(own: ArcaneGame) -> None:
    table = completing(own, "Mirror", public=["Gift"])
    while "Gift" in table.options:
        table.do("Gift")

    assert table.shards[0] >= 1


def test_an_item_that_became_a_copy_of_another_is_laid_anew(scene: Scene) -> None:
    table = scene(player(items=["Feather Bed", "Gilded Compasses"]), player())
    bed, compasses = table.state.cards_in(zones.ITEMS, 0)

    become(table.state, compasses, bed, END_OF_GAME, 0, compasses)
    described = table.state.as_scene()

    assert table.state.card(compasses).name == "Feather Bed"
    assert scene.game.scene(**described).as_scene() == described


def test_spells_are_taken_out_of_the_common_discard_pile(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Salvage", "Deep Breath", "Gift"], will=0, shards=0), player(), bag=[])
    assignments.discard(table.state, table.piece("Gift"))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Salvage", "Gift")

    assert "Gift" in [table.state.card(it).name for it in table.state.hand_of(0)]
