"""Every text that can be read does something: with it and without it, the same game goes differently."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.lab.inventing import Inventor
from rulebound.lab.text_effects import as_shipped, effect_of, idle_lines, idle_sentences
from tests.cardtext.designers.corpus import written_for
from tests.sampling import sampled

GAMES: Final = ("courses", "avarium", "arcane", "varia", "proelium")

# Sentences that could be read once, and change nothing on such a card; with the reason why they are refused.
DEAD: Final = [
    ("courses", "partner", "This has -1 cost for each course of yours.", "what is in play has been paid for"),
    ("courses", "course", "When this is attacked, gain 1 point.", "this can be so of partners only"),
    ("courses", "course", "This has +1 power for each other partner of yours here.", "this can be so of partners only"),
    ("courses", "course", "Tapped courses of yours have -1 power.", "this can be so of partners only"),
    ("courses", "partner", "Partners of yours cannot be cleared.", "only courses are cleared"),
    ("courses", "partner", "When you clear this, untap this.", "only a course can say this of itself"),
    ("courses", "supporter", "The attached partner has +2 power.", "only an item is attached to a partner"),
    ("courses", "supporter", "Bounty 2", "this can be so of partners only"),
    ("courses", "supporter", "Your courses have Sneaky.", "this can be so of partners only"),
    ("courses", "supporter", 'Your courses have "When this exits, draw a card."', "this can be so of partners only"),
    ("courses", "supporter", "Your courses cost 1 star less.", "a course costs nothing"),
    ("courses", "item", "Sneaky", "cards of the kind item do not stay in play"),
    ("courses", "item", "At the start of your turn, draw a card.", "cards of the kind item do not stay in play"),
    ("courses", "item", "When a partner enters, draw a card.", "cards of the kind item do not stay in play"),
    ("avarium", "student", "I have -5 recruit cost for each student.", "who is in play is paid for"),
    ("avarium", "scheme", "When I am expelled, draw a card.", "cards of the kind scheme do not stay in play"),
    ("avarium", "scheme", "Schemes cost each enemy 1 Reputation more.", "cards of the kind scheme do not stay in play"),
    ("avarium", "idol", "When an idol is expelled, draw a card.", "this can be so of students only"),
    ("avarium", "idol", "You win if I am enemy.", "no player is their own enemy"),
    ("arcane", "item", "This has -19 cost for each tile.", "what is yours has been paid for"),
    ("arcane", "item", "Linked assignments need no connectors.", "this can be so of tiles and corners only"),
    ("varia", "stack", "Amplified: +2 Power", "this can be so of actions only"),
    ("varia", "stack", "Blessed", "a stack has no keywords"),
    ("proelium", "enhancement", "Your opponent gets -1 on Extra Research.", "say first what this enhances"),
    ("proelium", "action", "Deal 2 damage to this.", "this can be so of characters only"),
    ("proelium", "action", "Deal 2 damage to an action.", "this can be so of characters only"),
    ("proelium", "enhancement", "Enhances an item.\nThe enhanced entity has +1 A.", "this can be so of characters"),
    ("proelium", "enhancement", "Enhances another enhancement.", "only characters and items are enhanced"),
    ("proelium", "item", "This has +1 A.", "this can be so of characters only"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "reason"), DEAD, ids=[text for _, _, text, _ in DEAD])
def test_a_text_that_could_do_nothing_is_refused_with_the_reason(game: str, kind: str, text: str, reason: str) -> None:
    problems = as_shipped(game).card_files.problems(text, kind)

    assert any(problem.what.startswith(reason) for problem in problems), [problem.what for problem in problems]


def test_a_sentence_that_never_matters_is_found() -> None:
    text = "This cannot be attacked as long as you have 99 or more points."

    assert effect_of("courses", "partner", text, games=3) is None


def test_a_sentence_that_matters_is_known_by_what_it_changes() -> None:
    found = effect_of("courses", "partner", "When this enters, draw a card.", games=3)

    assert found is not None
    assert found.what == "events"


@pytest.mark.slow
def test_an_idle_line_is_found_among_others() -> None:
    idle = "This cannot be attacked as long as you have 99 or more points."

    assert idle_lines("courses", "partner", f"When this enters, draw a card.\n{idle}", games=3) == [idle]


def sentences(game: str, seed: int, count: int) -> list[tuple[str, str]]:
    """So many random texts of a game, each with the kind of card that it stands on; the same ones for the same seed."""
    inventor = Inventor(game, seed)
    inventor.again = 0.0
    kinds = list(dict.fromkeys(entry.values["kind"] for entry in inventor.entries))
    found = [(kind, inventor.text(kind)) for kind in (kinds * count)[:count]]
    return [(kind, text) for kind, text in found if text]


def idle_texts(game: str, count: int) -> list[tuple[str, str]]:
    """Those lines of so many random texts that change nothing in a dozen games, each once; none that is there twice."""
    found = [
        (kind, line)
        for kind, text in sentences(game, seed=1, count=count)
        for line in idle_lines(game, kind, text, games=12)
        if text.split("\n").count(line) == 1
    ]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("game", sampled(GAMES, "arcane", "varia"))
def test_random_texts_matter_in_some_game(game: str) -> None:
    """Some lines need a position that random games do not come to, such as a token on the table."""
    idle = idle_texts(game, 3)

    assert len(idle) <= 2, idle


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_many_random_texts_matter_in_some_game(game: str) -> None:
    idle = idle_texts(game, 40)

    assert len(idle) <= 8, idle


def test_a_sentence_that_does_nothing_is_found_behind_another() -> None:
    idle = "If you have 99 or more points, draw a card."

    assert idle_sentences("courses", "item", f"Gain 1 point. {idle}", games=3) == [idle]
    assert idle_sentences("courses", "item", "Gain 1 point. You may draw a card.", games=3) == []


# Sentences of designers that change nothing in random games, with the reason.
IDLE: Final = {
    "Each player chooses which of theirs stays.": "says what is so anyway",
    "Each deals damage equal to its Combat to the other.": "says what is so anyway",
    "You choose the space and the rotation.": "says what is so anyway",
    "Ready it.": "it comes ready",
    "It can attack this turn.": "says what is so anyway",
    "It can attack again this turn.": "says what is so anyway",
    "Characters of yours that attacked may attack again.": "says what is so anyway",
    "You may choose new targets for the copy.": "says what is so anyway",
    "You may reveal a student from among them and put it into your hand.": "there are no students in the Library",
    "Its player loses Merit equal to its cost.": "random players hardly ever cancel a scheme",
    "Do this only once each turn.": "random players hardly ever do it twice",
    "If it isn't, gain 5 Will.": "random players hardly ever complete two assignments in a turn",
    "If this is the third spell you've completed this turn, gain 5 Will instead.": "random players hardly ever do",
    "Their owners gain 1 Shard for each tile they lost this way.": "random players hardly ever tire a tile twice",
    "When this is destroyed, draw a card.": "random players hardly ever destroy items",
    "Your target gains that many Burning.": "no player has any unless another card gives it",
    "If they have 6 or more Burning, they lose 6 Health Points and all their Burning.": "no player has any",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_designer_matters_in_some_game(game: str) -> None:
    """Texts that are read and do less than they say were found by this."""
    texts = dict.fromkeys([(one.kind, one.text) for one in written_for(game) if one.read])
    idle = [(text, one) for kind, text in texts for one in idle_sentences(game, kind, text, games=40)]

    assert [(text, one) for text, one in idle if one not in IDLE] == []
