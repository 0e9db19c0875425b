"""Completing: how a text can go on, in whole phrases with holes."""

from __future__ import annotations

from tests.cardtext.languages import language_of


def test_after_a_number_come_the_resources() -> None:
    assert language_of("avarium").complete("EXHAUST: Gain 3 ") == ["Merit", "Reputation", "additional {resource}"]


def test_an_unfinished_word_is_completed_and_keeps_its_capital() -> None:
    assert language_of("avarium").complete("EXHAUST: E") == [
        "Each",
        "Each player",
        "Each {noun}",
        "Enemy",
        "Exhaust {what}",
        "Exhausted",
        "Expel {what}",
    ]


def test_a_trigger_is_completed_with_the_events_of_the_game() -> None:
    assert language_of("arcane").complete("Whenever you ") == ["complete {what}", "perform a {action} action", "rest"]


def test_a_noun_is_completed_with_the_nouns_and_adjectives_of_the_game() -> None:
    found = language_of("proelium").complete("Destroy target ")

    assert found == ["action", "attack", "attacking", "blocking", "card", "enhancement", "entity", "other"]


def test_nouns_have_the_number_that_is_needed() -> None:
    assert language_of("proelium").complete("Draw two en") == ["enhancements", "entities"]
    assert language_of("proelium").complete("Draw an en") == ["enhancement", "entity"]


def test_verbs_agree_with_who_acts() -> None:
    assert language_of("courses").complete("Each player dr") == ["draws {what}"]
    assert language_of("courses").complete("You dr") == ["draw {what}"]


def test_a_phrase_that_is_begun_goes_on() -> None:
    assert language_of("varia").complete("End of Moment: Create an ") == ["{a name in quotation marks}"]
    assert language_of("varia").complete('Create an "Ember" ') == ["token in the next available Moment"]


def test_a_quoted_line_is_completed_as_a_line() -> None:
    assert language_of("varia").complete('Attacks have "On') == [
        "On a maximum roll for one or more {stat} dice, {effect}.",
        "On-Hit: {does}",
        "One",
        "One of them",
        "One of your target's {kind}",
    ]


def test_an_empty_text_is_completed_with_all_that_a_text_can_begin_with() -> None:
    found = language_of("varia").complete("")

    assert {"Gain {amount} {resource}", "When {event}, {effect}.", "Fast", "Holy Symbol"} <= set(found)
    assert all([phrase[0].isupper() or phrase[0] == "{" for phrase in found])


def test_a_text_that_cannot_be_read_so_far_is_not_completed() -> None:
    assert language_of("varia").complete("Sing a ") == []
    assert language_of("courses").complete("Discard a partner" + " at a course" * 300) == []


def test_each_completion_without_holes_can_really_stand_there() -> None:
    language = language_of("arcane")

    for word in language.complete("Draw two "):
        if "{" not in word and word not in ("Private", "Public", "exhausted", "other", "un-exhausted"):
            assert str(language.parse(f"Draw two {word}.")) == f"Draw two {word}."
