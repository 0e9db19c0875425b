"""The language of Avarium's cards, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases import damage, passing
from rulebound.cardtext.phrases.lines import Text
from rulebound.cardtext.phrases.meaning import Sense, Vocabulary
from rulebound.cardtext.phrases.variants import Owners
from rulebound.games.avarium.ability import Declared
from rulebound.games.avarium.applicability import APPLICABILITY
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.choices import CHOICES, LEAVE, NO, PICK, SEAT, YES
from rulebound.games.avarium.events import TURN_ENDS, TURN_STARTS
from rulebound.games.avarium.phrases import (
    borrowed,
    cards,
    conditions,
    costs,
    culprits,
    events,
    fights,
    forbidding,
    instructions,
    lines,
    players,
    schemes,
    school,
    standing,
    staying,
    swapping,
    tokens,
)
from rulebound.kernel.table.ability import Ability

OWN: Final = (
    borrowed, cards, players, instructions, schemes, school, swapping, fights, costs, conditions, events, culprits,
    forbidding, standing, staying,
    lines,
    damage, passing, tokens,
)  # fmt: skip
ALSO: Final = (
    ("an opponent", "an enemy"),
    ("each opponent", "each enemy"),
    ("each other player", "each enemy"),
    ("opponent's", "enemy's"),
    ("opponents", "enemies"),
    ("its controller", "its player"),
    ("its owner", "its player"),
    ("your students", "students in your class"),
    ("of yours", "in your class"),
    ("of theirs", "in their class"),
    ("joins your class", "joins my class"),
    ("discards", "trashes"),
    ("discard", "trash"),
    ("into the hallway", "into your hallway"),
    ("each enemy who", "each who"),
    ("enemy schemes cost ... reputation", "schemes cost each enemy ... reputation"),
    ("your schemes cost ... reputation", "schemes cost you ... reputation"),
    ("your first scheme each turn costs", "the first scheme you play each turn costs"),
    ("your second scheme each turn costs", "the second scheme you play each turn costs"),
    ("^name a", "choose a"),
    ("^name a card.", "name a card."),
    (", put it into your", "and put it into your"),
    ("if an enemy cannot, that enemy loses", "if a player cannot, they lose"),
    ("if a player cannot, that player loses", "if a player cannot, they lose"),
    ("if an enemy cannot", "if a player cannot"),
    ("ready during its player's next ready phase", "ready during its player's next turn"),
    ("ready during its next turn", "ready during its player's next turn"),
    ("ready during their player's next turn", "ready during their players' next turns"),
    ("ready during their players' next turn", "ready during their players' next turns"),
    ("ready during their next turn", "ready during their players' next turns"),
    ("in that enemy's class", "in their class"),
    ("exchange hands with", "trade hands with"),
    ("swap hands with", "trade hands with"),
    ("than all enemies together", "than all enemies combined"),
    ("than all other players combined", "than all enemies combined"),
    *[
        (f"of that {feature} {where}", f"{where} of that {feature}")
        for feature in ("club", "faction", "gender")
        for where in ("in your class", "in my class", "in their class")
    ],
    *[
        (f"{who} cannot play", f"{others} cannot play")
        for who, others in (
            ("each enemy", "enemies"),
            ("each player", "players"),
            ("other players", "enemies"),
        )
    ],
    ("during fights in which I take part", "during fights with me"),
    ("during fights I take part in", "during fights with me"),
    ("during fights that I am in", "during fights with me"),
    ("during fights involving me", "during fights with me"),
    ("during a fight with me", "during fights with me"),
    ("schemes during a fight", "schemes during fights"),
    ("during my turn", "during your turn"),
    ("during their turn", "during enemies' turns"),
    ("by enemy effects", "by enemies"),
    ("by enemy cards", "by enemies"),
    ("by enemies' schemes", "by enemy schemes"),
    ("the target of enemy schemes", "targeted by enemy schemes"),
    ("to each of up to", "to up to"),
    ("that enemy", "that player"),
    ("that enemy's", "that player's"),
    ("the attacking leader", "the attacker"),
    ("the attacking student", "the attacker"),
    ("the defending leader", "the defender"),
    ("the defending student", "the defender"),
    *[
        (f"{are} expelled {how}", f"{are} expelled in a fight")
        for are in ("is", "are", "am")
        for how in ("by a fight", "by fight damage", "in combat", "during a fight", "in fights")
    ],
    ("by an enemy's scheme", "by an enemy scheme"),
    ("by an enemy card", "by an enemy"),
    ("I am the only student in my class", "there is no other student in my class"),
    ("you start your turn with exactly", "you start your turn while you have exactly"),
    ("you start your turn with more", "you start your turn while you have more"),
    (
        "you start your turn with ... and no cards in your hand",
        "you start your turn while you have ... and you have no cards in your hand",
    ),
    ("you start your turn with no cards in your hand", "you start your turn while you have no cards in your hand"),
)


OWNERS: Final = Owners("in your class", "in an enemy's class", "in an enemy's class", "in their class", aims=True)
LOOSELY: Final = (
    ("when i deal damage to an idol", "when an enemy idol in a fight with me receives fight damage"),
    ("they trash it.", "trash it."),
    ("that student", "it"),
    ("those students", "them"),
    ("put ... with ... from the Courtyard", "put ... in the Courtyard with ..."),
    ("put ... from the Courtyard", "put ... in the Courtyard"),
    ("from the expel pile", "in the Expel Pile"),
    ("from the trash pile", "in the Trash Pile"),
    ("another target", "target other"),
    ("exhaust,", "exhaust and"),
)


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """A card declares one ability."""
    if len([ability for ability in found if isinstance(ability, Declared)]) > 1:
        if sense.kind == SCHEME:
            sense.wrong(tree.lines[-1], "a scheme has one line")
        else:
            sense.wrong(tree.lines[-1], "a card has one ability to activate")


TEXTS: Final = CardLanguage(
    Vocabulary("card.say", PICK, CHOICES, YES, NO, LEAVE, SEAT, (TURN_STARTS, TURN_ENDS)), *OWN, plays=[SCHEME],
    shared=[], also=ALSO, owners=OWNERS, loosely=LOOSELY, applicability=APPLICABILITY, check=check,
)  # fmt: skip
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read


def is_surprise(tree: Text) -> bool:
    """Whether a scheme can be played at any time."""
    return any([isinstance(phrase, lines.Surprise) for phrase in walk(tree)])
