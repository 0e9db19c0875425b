"""Advice on texts that cannot be read: other words for them, what is missing, and the nearest sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cardtext.advice.advisor import Advisor
from rulebound.cardtext.advice.nearest import Stock
from rulebound.cardtext.advice.reading_anew import SecondReader
from rulebound.cardtext.advice.restating import restated
from rulebound.cardtext.advice.thesaurus import noun_forms, thesaurus, verb_forms
from rulebound.cardtext.grammar.errors import UNREAD as CANNOT_STAND
from rulebound.cardtext.grammar.errors import Problem, TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.language import Message
from tests.cardtext.designers.corpus import GAMES, Written, fault, reader_of, written_for
from tests.cardtext.languages import phrase, tiny
from tests.contract.builds import interpreted_only
from tests.sampling import every

UNREAD: Final = [one for game in GAMES for one in written_for(game) if not one.read]

# Sentences in the words of other games, and what the game says for it.
FOREIGN: Final = [
    ("courses", "item", "Bounce target creature an opponent controls.", "Return a partner of another player to its owner's hand."),  # noqa: E501
    ("courses", "item", "You gain 3 life.", "Gain 3 points."),
    ("courses", "partner", "Whenever a creature dies, draw a card.", "When a partner is defeated, draw a card."),
    ("courses", "supporter", "T: Draw a card.", "Tap this: Draw a card."),
    ("courses", "supporter", "At the beginning of your upkeep, untap this.", "At the start of your turn, untap this."),
    ("courses", "partner", "When i enter draw a card", "When this enters, draw a card."),
    ("avarium", "scheme", "Destroy target creature.", "Expel target student."),
    ("avarium", "student", "When this dies, draw a card.", "When I am expelled, draw a card."),
    ("avarium", "scheme", "Each opponent loses 2 life.", "Each enemy loses 2 Merit."),
    ("avarium", "student", "Tap: Gain 1 mana.", "EXHAUST: Gain 1 Reputation."),
    ("avarium", "scheme", "Counter target spell.", "Cancel target scheme."),
    ("arcane", "item", "Tap this: Gain 1 mana.", "USE: Gain 1 Will."),
    ("arcane", "item", "Whenever you play a land, gain 1 Will.", "When you cast a tile, gain 1 Will."),
    ("proelium", "action", "Kill target creature.", "Destroy a character."),
]  # fmt: skip

# Sentences built in another way than the game's, and the lines that say the same.
REBUILT: Final = [  # what says the same
    ("avarium", "student", "When I lead or support an attack, gain 1 Merit.",
     "When I lead an attack, gain 1 Merit.\nWhen I support an attack, gain 1 Merit."),
    ("proelium", "character", "When this enters the battlefield, draw a card.", "When you play this, draw a card."),
    ("courses", "item", "Destroy a partner of another player.", "Defeat a partner of another player."),
    ("courses", "partner", "When this enters the battlefield, draw a card.", "When this enters, draw a card."),
    ("courses", "partner", "Battlecry: Draw two cards.", "When this enters, draw two cards."),
    ("varia", "action", "Battlecry: Gain 3 life.", "When you perform this, gain 3 Health Points."),
    ("courses", "partner", "Deathrattle: Gain 1 point.", "When this is defeated, gain 1 point."),
    ("arcane", "spell", "If there are five or more different symbols among your linked tiles, you win the game.",
     "If there are five or more different symbols among linked tiles of yours, you win the game."),
    ("arcane", "item", "Whenever you would gain Will, gain 1 more instead.",
     "If you would gain Will, gain 1 Will more instead."),
    ("arcane", "item", "If you would gain Will, gain that much plus 1 instead.",
     "If you would gain Will, gain 1 Will more instead."),
    ("varia", "asset", "As long as you have 5 or less Health Points, your attacks have Fast and are Improved.",
     ("As long as you have 5 or less Health Points, your attacks have Fast."
      "\nAs long as you have 5 or less Health Points, your attacks are Improved.")),
    ("varia", "action", "On-Hit: Deal 2 damage to your target for each Burning they have.",
     "On-Hit: Deal 2 damage to your target for each Burning your target has."),
    ("courses", "partner", "As long as you have fewer points than each other player, this has +3 power and Slippery.",
     ("As long as you have fewer points than each other player, this has +3 power."
      "\nAs long as you have fewer points than each other player, this has Slippery.")),
    ("avarium", "student", "When you play a scheme, if you have played exactly two schemes this turn, draw a card.",
     "The second time you play a scheme each turn, draw a card."),
    ("avarium", "student", "When you play your second scheme each turn, draw a card.",
     "The second time you play a scheme each turn, draw a card."),
    ("courses", "partner", "You may have this enter as a copy of a partner of another player.",
     "When this enters, you may choose a partner of another player. If you do, this becomes a copy of it."),
    ("arcane", "item", "When you complete a spell or an assignment, gain 1 Will.",
     "When you complete a spell, gain 1 Will.\nWhen you complete an assignment, gain 1 Will."),
    ("arcane", "item", "Spells cost you 1 Will less and items cost you 1 Shard less.",
     "Your spells cost 1 Will less.\nYour items cost 1 Shard less."),
    ("courses", "item", "Return all partners to its owner's hand.", "Return all partners to their owners' hands."),
    ("arcane", "spell", "Gain 1 Will for every tile you have.", "Gain 1 Will for each tile of yours."),
    ("avarium", "idol", "You win if you start your turn with exactly 10 students in your class.",
     ("You win if you start your turn while there are ten or more students in your class and there are ten or fewer "
      "students in your class.")),
    ("varia", "action", "On-Hit: Your target discards a card and they lose 1 Action Point.",
     "On-Hit: Your target discards a card and your target loses 1 Action Point."),
    ("courses", "partner", "When this defeats a partner, draw a card. Your other partners have +1 power.",
     "When this defeats a partner, draw a card.\nYour other partners have +1 power."),
    ("courses", "supporter", "When a partner of yours is defeated, draw a card. Use this ability only once each turn.",
     "Once each turn, when a partner of yours is defeated, draw a card."),
    ("courses", "item", "Two partners of yours each get +1 power until the end of the turn.",
     "Two partners of yours get +1 power until the end of the turn."),
    ("courses", "item", "Each player returns a partner of theirs to hand.",
     "Each player returns a partner of theirs to its owner's hand."),
    ("courses", "item", "Return two partner cards from your discard pile to your hand.",
     "Put two partners from your discard pile into your hand."),
    ("courses", "course", "At the start of your turn, if there are no partners here, draw a card.",
     "At the start of your turn, if there is no partner here, draw a card."),
    ("courses", "partner", "At the end of your turn, if this did not attack this turn, draw a card.",
     "At the end of your turn, if this has not attacked this turn, draw a card."),
    ("proelium", "item", "At the end of each turn, if a character was destroyed this turn, draw a card.",
     "At the end of each player's turn, if a character has been destroyed this turn, draw a card."),
    ("proelium", "action", "Destroy one of your characters, then draw two cards.",
     "Destroy a character of yours, then draw two cards."),
    ("proelium", "action", "Your opponent reveals their hand. You gain 10k for each action revealed.",
     "Your opponent reveals their hand. Gain 10k for each action revealed this way."),
]  # fmt: skip


def sentences_in(game: CardGame, told: str, kind: str) -> list[str]:
    """Those lines of an error that are texts of the game: below a heading, or to write."""
    lines = [line for line in told.split("\n") if line.startswith(("    ", "  write: ")) and line.strip() != "^"]
    return [line.strip().removeprefix("write: ") for line in lines if is_read(game, line, kind)]


def is_read(game: CardGame, line: str, kind: str) -> bool:
    kinds = [kind, *dict.fromkeys(card.kind for card in game.card_list)]
    return any(reads(game, line.strip().removeprefix("write: "), some) for some in kinds)


def reads(game: CardGame, text: str, kind: str) -> bool:
    try:
        game.card_files.read(text, kind)
    except TextError:
        return False
    return True


@pytest.mark.parametrize(("game", "kind", "text", "ours"), FOREIGN, ids=[text for _, _, text, _ in FOREIGN])
def test_words_of_other_games_are_put_into_those_of_this_one(game: str, kind: str, text: str, ours: str) -> None:
    told = reader_of(game).card_files.fault(text, kind)

    assert told.split("\n")[-1] == f"  write: {ours}"
    assert reads(reader_of(game), ours, kind)


@pytest.mark.parametrize(("game", "kind", "text", "ours"), REBUILT, ids=[text for _, _, text, _ in REBUILT])
def test_a_sentence_that_is_built_in_another_way_is_read_as_the_game_builds_it(
    game: str, kind: str, text: str, ours: str
) -> None:
    _abilities, tree = reader_of(game).card_files.understood(text, kind)

    assert str(tree) == ours
    assert reads(reader_of(game), ours, kind) and not reads(reader_of(game), text, kind)


@pytest.mark.parametrize(("sayable", "anew_as"), [((0,), 0), ((1,), 1), ((0, 1), None), ((), None)])
def test_what_could_be_built_in_two_ways_is_not_read_anew(sayable: tuple[int, ...], anew_as: int | None) -> None:
    ways = ("gain 2 points and 2 stars if you attacked .", "if you attacked , gain 2 points and gain 2 stars .")

    def read(text: str, kind: str) -> tuple[None, str]:
        if text not in [ways[n] for n in sayable]:
            raise TextError(text, [Problem(text, len(text) - 1, Message("it cannot be said"), kind=CANNOT_STAND)])
        return None, text

    class Sayable:
        def has_tree(self, text: str, /) -> bool:
            return text in [ways[n] for n in sayable]

        def stops_at(self, text: str, /) -> int:
            return -1 if self.has_tree(text) else len(text) - 1

    found = SecondReader("toy", read, Sayable()).house("If you attacked, gain 2 points and 2 stars.")

    assert found == ("" if anew_as is None else ways[anew_as])


def test_two_lines_are_not_made_of_what_is_said_of_one_card_that_is_chosen() -> None:
    text = "a partner of yours gets +1 power and sneaky until the end of the turn ."

    assert [other for other in restated(text) if "\n" in other] == []


@pytest.mark.parametrize(
    "one",
    every(48, UNREAD),
    ids=[f"{one.game}: {one.text}" for one in UNREAD],
)
def test_the_error_of_every_text_names_a_sentence_that_can_be_read(one: Written) -> None:
    told = fault(one)

    first = told.split("\n")[0]
    assert sentences_in(reader_of(one.game), told, one.kind) or ": write '" in first or ": leave out " in first, told


@pytest.mark.parametrize("one", every(48, UNREAD), ids=[f"{one.game}: {one.text}" for one in UNREAD])
def test_reading_stops_where_the_error_says(one: Written) -> None:
    language = reader_of(one.game).language
    try:
        language.read(one.text)
        places = [-1]
    except TextError as error:
        places = [problem.at for problem in error.problems if problem.is_unread]

    assert not places or language.stops_at(one.text) == places[0]


def tiny_advisor(folder: Path, *texts: str) -> tuple[Advisor, Language[object]]:  # type: ignore[type-var]
    """Advice for a language of these texts, each of which stands on a card of the kind toy."""
    cards = "".join(f'[[card]]\nkind = "toy"\ntext = "{text}"\n' for text in texts)
    (folder / "samples.toml").write_text(cards, encoding="utf-8")
    root = phrase("Root", "{sentence}", sentence="Sentence")
    kind = phrase("Sentence", "")
    language = tiny(root, kind, *[phrase(f"S{n}", text.lower(), kind) for n, text in enumerate(texts)])
    return Advisor(language, folder), language  # type: ignore[return-value]


def advice(folder: Path, text: str, *texts: str) -> str:
    advisor, language = tiny_advisor(folder, *texts)
    with pytest.raises(TextError) as refused:
        language.parse(text)
    return str(advisor.advised(refused.value, "toy", lambda text, kind: language.parse(text)))


@pytest.mark.parametrize(
    ("game", "kind", "text", "lines"),
    [
        ("courses", "partner", "When this enters, gain 1 point. Whenever a creature dies, draw a card.",
         ["When this enters, gain 1 point.", "When a partner is defeated, draw a card."]),
    ],
)  # fmt: skip
def test_two_abilities_in_one_line_are_put_into_two(game: str, kind: str, text: str, lines: list[str]) -> None:
    told = reader_of(game).card_files.fault(text, kind)

    assert told.split("\n")[0].endswith("; begin a new line here")
    assert told.split("\n")[-2:] == [f"  write: {lines[0]}", f"         {lines[1]}"]
    assert reads(reader_of(game), "\n".join(lines), kind)


def test_what_the_game_lacks_is_named(tmp_path: Path) -> None:
    told = advice(tmp_path, "Copy a toy.", "Draw a toy.", "Return a toy.")

    assert told.split("\n")[0] == (
        "line 1, column 1: 'Copy' cannot stand here; no phrase of this game copies a card or what it does"
    )


@pytest.mark.parametrize(
    ("game", "kind", "text", "missing"),
    [
        ("proelium", "item", "Trade hands with your opponent.", "exchanges hands"),
        ("arcane", "item", "The first time you would lose Prestige each turn, prevent half of it.",
         "prevents half of the damage, only a number"),
        ("courses", "item", "Until the end of the turn, if you would gain points, gain 1 point more instead.",
         "changes for some time what would happen"),
        ("windward", "building", "Other players cannot play ships during your turn.", "forbids players to play cards"),
        ("varia", "action", "On-Hit: Deal 3 damage divided as you choose among any number of players.",
         "divides damage"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named_from_what_the_text_asks_for(game: str, kind: str, text: str, missing: str) -> None:
    told = reader_of(game).card_files.fault(text, kind)

    assert told.split("\n")[0].endswith(f"cannot stand here; no phrase of this game {missing}")


@interpreted_only
def test_what_the_game_can_say_in_other_words_is_not_called_missing(tmp_path: Path) -> None:
    told = advice(tmp_path, "Recall a toy or sing.", "Draw a toy.", "Return a toy.")

    assert told.split("\n")[0] == "line 1, column 1: 'Recall' cannot stand here; in this game that is 'return'"


def test_a_word_of_the_game_is_not_offered_where_the_sentence_does_not_go_on_with_it(tmp_path: Path) -> None:
    told = advice(tmp_path, "Bounce seven dolls.", "Draw a toy.", "Return a toy.")

    assert "in this game that is" not in told


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("arcane", "spell", "On a 5 or 6, take seven turns."),
        ("arcane", "item", "Each time another player completes an assignment before noon, gain 2 Shards."),
        ("varia", "action", "On-Hit: Push all of your target's actions."),
        ("varia", "action", "On-Hit: Deal 2 damage to them for each Burning lost this way."),
        ("varia", "asset", "Once each turn, you may reroll one of your Power dice."),
        ("avarium", "student", "When I am expelled, put me into target enemy's hallway."),
    ],
)
def test_no_word_is_offered_that_means_something_else(game: str, kind: str, text: str) -> None:
    assert "did you mean" not in reader_of(game).card_files.fault(text, kind)


def test_the_word_that_cannot_stand_is_one_of_the_line_that_was_written() -> None:
    told = reader_of("varia").card_files.fault("When gain control of an asset, draw a card.", "asset")

    assert told.startswith("line 1, column 6: 'gain' cannot stand here")


def test_the_nearest_sentences_are_near_by_meaning(tmp_path: Path) -> None:
    told = advice(tmp_path, "Bounce every toy of mine.", "Draw a toy.", "Return a toy.", "Sing.")

    assert told.split("\n")[3:5] == ["  nearest:", "    Return a toy."]


def test_examples_are_shown_where_nothing_is_near(tmp_path: Path) -> None:
    told = advice(tmp_path, "Yodel.", "Draw a toy.", "Sing.")

    assert told.split("\n")[3:] == [
        "  what cards of the kind toy can say, for example:",
        "    Draw a toy.",
        "    Sing.",
    ]


def test_what_could_stand_at_the_beginning_of_a_sentence_is_not_listed(tmp_path: Path) -> None:
    assert "could be" not in advice(tmp_path, "Yodel.", "Draw a toy.", "Sing.")


def test_an_error_that_says_what_to_write_stays_as_it_is() -> None:
    told = reader_of("courses").card_files.fault("Tap a partner with power 2 or less here.", "item")

    assert told.split("\n") == [
        "line 1, column 36: write 'here' before 'with power 2 or less'",
        "  Tap a partner with power 2 or less here.",
        "                                     ^",
    ]


def test_only_the_line_that_is_wrong_is_reworded() -> None:
    told = reader_of("courses").card_files.fault("Sneaky\nWhen this faints, draw a card.", "partner")

    assert told.split("\n")[0].startswith("line 2, column 11:")
    assert told.split("\n")[-1] == "  write: When this is defeated, draw a card."


def test_of_two_sentences_about_as_near_the_one_of_the_same_kind_of_card_comes_first() -> None:
    lines = ["Draw a card.", "Draw two cards."]

    assert Stock(thesaurus(), lines, {lines[1]}).nearest("Draw cards.")[0] == lines[1]
    assert Stock(thesaurus(), lines, {lines[0]}).nearest("Draw cards.")[0] == lines[0]


def test_a_stock_without_sentences_has_none_that_is_near() -> None:
    assert Stock(thesaurus(), []).nearest("Draw a card.") == []


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("defeat", ("defeat", "defeats", "defeated")),
        ("banish", ("banish", "banishes", "banished")),
        ("ready/readies/readied", ("ready", "readies", "readied")),
        ("knock out", ("knock out", "knocks out", "knocked out")),
        ("send back/sends back/sent back", ("send back", "sends back", "sent back")),
        ("remove from the game", ("remove from the game", "removes from the game", "removed from the game")),
    ],
)
def test_the_forms_of_verbs_are_regular_unless_they_are_written(verb: str, forms: tuple[str, str, str]) -> None:
    assert verb_forms(verb) == forms


@pytest.mark.parametrize(
    ("noun", "forms"),
    [
        ("ally/allies", ("ally", "allies")),
        ("hp/hp", ("hp", "hp")),
        ("discard pile", ("discard pile", "discard piles")),
        ("victory point", ("victory point", "victory points")),
        ("sorcery", ("sorcery", "sorceries")),
    ],
)
def test_the_plurals_of_nouns_are_regular_unless_they_are_written(noun: str, forms: tuple[str, str]) -> None:
    assert noun_forms(noun) == forms


def test_no_wording_stands_twice_in_a_meaning() -> None:
    for meaning in thesaurus().meanings:
        for form, wordings in meaning.wordings.items():
            assert len(set(wordings)) == len(wordings), (meaning.lacking, form, wordings)
