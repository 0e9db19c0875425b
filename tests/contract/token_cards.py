"""Cards of each game that create tokens, in place of many of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from rulebound.cardgame.game import CardGame
from rulebound.games import load
from rulebound.lab.inventing import shipped
from tests.contract.test_written_cards import with_text

TEXTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "courses": {
        "supporter": (
            "Tap this: Create a Scarecrow partner with 1 power.",
            "At the start of your turn, create a Lantern supporter with 1 star.",
        ),
        "partner": (
            'When this enters, create two 1-power Goat partners with "When this is defeated, draw a card." here.',
            "When this is defeated, create a Scarecrow partner with 1 power.",
        ),
        "item": (
            "Each player creates a Pigeon partner with 1 power.",
            "Create a Mud Golem partner with 2 power, 1 point and Sneaky. It gets +1 power until the end of the turn.",
            "Return all partners to their owners' hands.",
            "A partner of yours becomes a copy of another partner until the end of the turn.",
        ),
    },
    "avarium": {
        "student": (
            "When I join my class, create a Trainee student with 1 Combat and 1 Defense.",
            "EXHAUST: Create a Shadow student with 1 Combat and 2 Defense.",
        ),
        "scheme": (
            "Create two Understudy Arts students with 1 Defense.",
            "Put target student into its player's hallway.",
            "Expel target student. Draw a card.",
        ),
    },
    "arcane": {
        "spell": (
            'Create a Homunculus item with "USE: Gain 1 Will."',
            "Discard an item of another player.",
            "Create two Trinket items with 1 Prestige.",
        ),
        "item": ("USE: Create a Trinket item with 1 Prestige.",),
    },
    "varia": {
        "action": (
            "On-Hit: Create a Cinder Magical Attack with 2 Power in the next moment.",
            'Start of Moment: Create a Lucky Coin Charm with "Ruin this: Draw a card."',
        ),
        "asset": ('When you move, create a Lucky Coin Charm with "Ruin this: Draw a card."',),
    },
    "proelium": {
        "action": ("Create two 1/1 Drone characters.", "Return a character to its owner's hand."),
        "item": ("Maintenance 10k: Create a Robot character with 2 A and 1 D.",),
        "character": ('When this is destroyed, create a Wreck item with "Destroy this: Gain 20k."',),
    },
    "windward": {
        "building": ("At the start of your turn, create a Dinghy ship with 1 cargo.",),
        "venture": ('Create a Beacon building with "Your ships have +1 cargo."', "Ready all ships of yours."),
        "ship": ("When you play this, create two Rowing Boat ships with 1 cargo.",),
    },
}


@cache
def with_tokens(name: str) -> CardGame:
    """The game, with such texts on its own cards."""
    game, chance = load(name), Random(3)  # noqa: S311 - examples, no secrets
    assert isinstance(game, CardGame)
    cards: list[str] = []
    for entry in shipped(game.folder):
        texts = TEXTS[name].get(entry.values["kind"], ())
        if texts and not any(word in entry.values.get("text", "") for word in game.for_decks):
            cards.append(with_text(entry, chance.choice(texts)))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tokens.toml"
        path.write_text("\n".join(cards), encoding="utf-8")
        changed = load(name, cards=[path])
    assert isinstance(changed, CardGame)
    return changed
