"""The six capabilities that every large card game has, in each game: a text for each, which says itself and matters.

That it matters is tried in games that go on alike with it and without it, until an event or an option differs. No game
lacks one of the six.
"""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.phrase import walk
from rulebound.lab.text_effects import as_shipped, effect_of

CAPABILITIES: Final = {  # by capability, the phrases of which a text of it has one
    "others choose": {
        "Unless", "TheyDoUnless", "TheyMay", "TheyChooseOne", "SomebodyDoes", "SomebodyDoesBoth", "TheyDoEither",
    },
    "later": {"AtTime", "TimeLast", "NextTime", "UntilThenCosts", "UntilThenGets", "UntilThenHas", "StartOfNextTurn"},
    "counters and made cards": {"PutCounters", "CreateTokens", "NewTokens", "ComesWithCounters"},
    "copying": {"BecomesCopy", "IBecome", "HasAllOf", "GainsAll", "CopyEffect", "CopyScheme"},
    "instead": {"MayDoInstead", "FirstTimeWould", "NextTimeWould", "LoseLess", "GainMore", "GainAnother", "InsteadIf"},
    "how often and how dear": {"OnceEachTurn", "FirstTime", "ItsPrice", "ItsPriceIf", "AddsCost", "AnyNumber",
                               "DiscardAny", "PayAny", "NextCosts", "AddsCostToPlay", "AddsCostHere"},
}  # fmt: skip
TEXTS: Final = {
    ("others choose", "courses"): ("item", "Each other player may discard a card. Each who does not loses 1 point."),
    ("others choose", "avarium"): ("scheme", "Each enemy may trash a card. Each who does not loses 1 Merit."),
    ("others choose", "arcane"): ("spell", "Each other player chooses one: Lose 2 Will; or lose 1 Shard."),
    ("others choose", "varia"): ("action", "On-Hit: Your target discards a card unless they lose 2 Health Points."),
    ("others choose", "proelium"): ("action", "Your opponent may discard a card. If they do not, draw two cards."),
    ("others choose", "windward"): ("venture", "Each other player may discard a card. Each who does not loses 1 coin."),
    ("later", "courses"): ("item", "At the start of your next turn, draw two cards."),
    ("later", "avarium"): ("scheme", "At the start of your next turn, gain 3 Merit."),
    ("later", "arcane"): ("spell", "The next time you rest, gain 2 Shards."),
    ("later", "varia"): ("action", "Start of Moment: At the start of your next turn, gain 3 Health Points."),
    ("later", "proelium"): ("action", "At the end of the turn, draw a card."),
    ("later", "windward"): ("venture", "At the start of your next turn, gain 3 coins."),
    ("counters and made cards", "courses"): ("partner", "When this enters, put two medal counters on this."),
    ("counters and made cards", "avarium"): ("student", "When I join my class, put a +1 Combat counter on me."),
    ("counters and made cards", "arcane"): ("item", "When you complete this, put a page counter on this."),
    ("counters and made cards", "varia"): ("asset", "When you take damage, put a dent counter on this."),
    ("counters and made cards", "proelium"): ("action", "Create two 1/1 Drone characters."),
    ("counters and made cards", "windward"): ("venture", "Create a Raft ship with 1 cargo."),
    ("copying", "courses"): ("partner", "When this enters, this becomes a copy of another partner."),
    ("copying", "avarium"): ("student", "When I join my class, I become a copy of another student in my class."),
    ("copying", "arcane"): ("spell", "Copy the effect of a spell of another player."),
    ("copying", "varia"): ("action", "Start of Moment: This gains all abilities of another action of yours."),
    ("copying", "proelium"): ("character", "When you play this, this becomes a copy of another character."),
    ("copying", "windward"): ("ship", "When you play this, this becomes a copy of another ship."),
    ("instead", "courses"): ("supporter", "If you would gain points, gain 1 point more."),
    ("instead", "avarium"): ("student", "If I would be expelled, you may lose 1 Merit instead."),
    ("instead", "arcane"): ("item", "If you would gain Will, gain that many Shards instead."),
    ("instead", "varia"): ("asset", "If you would lose Health Points, lose 1 Health Point less."),
    ("instead", "proelium"): ("item", "If a character of yours would be destroyed, you may destroy this instead."),
    ("instead", "windward"): ("building", "If you would gain coins, gain 1 coin more."),
    ("how often and how dear", "courses"): ("item", "Discard any number of cards. Draw that many cards."),
    ("how often and how dear", "avarium"): ("scheme", "As an additional cost to play this, lose 1 Merit. Draw a card."),
    ("how often and how dear", "arcane"): ("spell", "This costs 1 Will less for each item of yours.\nDraw a card."),
    ("how often and how dear", "varia"): ("action", "This costs 1 Action Point less as long as you are engaged."),
    ("how often and how dear", "proelium"): ("item", "Once each turn, when you play an action, draw a card."),
    ("how often and how dear", "windward"): ("building", "The first time you gain coins each turn, draw a card."),
}  # fmt: skip


@pytest.mark.parametrize("capability", CAPABILITIES)
@pytest.mark.parametrize("game", ["courses", "avarium", "arcane", "varia", "proelium", "windward"])
def test_a_text_of_each_capability_says_itself_and_matters(game: str, capability: str) -> None:
    kind, text = TEXTS[capability, game]

    reading = as_shipped(game).language.read(text)

    assert reading.text == text
    assert {type(phrase).__name__ for phrase in walk(reading.tree)} & CAPABILITIES[capability]
    assert effect_of(game, kind, text) is not None
