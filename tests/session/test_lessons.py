"""The lessons of every game: each can be played to its end, is never at a loss, and refuses what leads away."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import rulebound
from rulebound.games import GAMES
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.view import say
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.goal import PERSON
from rulebound.kernel.game.lesson import lesson_files, read_lesson
from rulebound.language import speaking
from rulebound.session.errors import Refused
from rulebound.session.playing import Playing
from rulebound.session.teaching import id_of
from tests.session.learning import Stuck, learn, table_of, teaching_of

TAUGHT = ("courses", "avarium", "arcane", "varia", "proelium", "windward")
FEWEST = 5
MOST_LETTERS = 330  # of what is said at once: some four lines of a phone


@cache
def loaded(name: str) -> Game:
    return rulebound.load(name)


def named(path_stem: str) -> str:
    return path_stem.partition("-")[2]


EACH = [(name, named(path.stem)) for name in GAMES for path in lesson_files(rulebound.load(name).folder)]


@pytest.mark.parametrize("name", TAUGHT)
def test_each_game_has_lessons_and_the_last_leads_to_a_real_game(name: str) -> None:
    lessons = loaded(name).lessons

    assert len(lessons) >= FEWEST
    assert "real" in lessons[-1].end
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize(("name", "lesson"), EACH)
def test_a_lesson_can_be_played_to_its_end_and_refuses_what_leads_away(name: str, lesson: str) -> None:
    table = table_of(loaded(name), lesson)

    learn(table, looks=check)

    assert teaching_of(table).step is None
    assert teaching_of(table).say == teaching_of(table).lesson.end
    for begun, step in zip(table.standing.steps, teaching_of(table).lesson.steps, strict=False):
        assert len(begun.replies) == len(step.rival), f"the rival has done {len(begun.replies)} of {step.rival}"


def check(table: Playing) -> None:
    """What holds at each decision: something is pointed at that is there, and what leads away is refused."""
    teaching, view = teaching_of(table), table.seat(PERSON).view()
    step, decision = teaching.step, view.decision
    assert step is not None
    assert len(teaching.say) <= MOST_LETTERS, teaching.say
    assert not step.point or id_of(view, step.point), f"{step.point} is not on the table"
    if step.free or step.is_read or decision is None or decision.seat != PERSON:
        return
    ways = teaching.allowed(decision)
    assert step.is_tried or ways == [it for it in decision.options if step.is_way(say(it.text))] != []
    astray = [option for option in decision.options if option not in ways]
    done = list(table.match.actions)
    for option in astray[:2]:
        with pytest.raises(Refused) as refused:
            table.act(PERSON, option.code)
        assert refused.value.refusal.sentence.endswith(".")
    assert table.match.actions == done


@pytest.mark.parametrize(("name", "lesson"), EACH)
def test_a_lesson_in_german_waits_for_the_same_as_in_english(name: str, lesson: str) -> None:
    table = table_of(loaded(name), lesson)

    learn(table, looks=check_in_german)

    assert teaching_of(table).step is None


def check_in_german(table: Playing) -> None:
    """What holds at each decision: the same can be done, the same is pointed at, and all is said in German."""
    teaching = teaching_of(table)
    expected = ways_and_points(table)
    step = teaching.step
    assert step is not None
    with speaking("de"):
        assert ways_and_points(table) == expected
        assert len(teaching.say) <= MOST_LETTERS * 5 // 4, teaching.say  # other languages need more
        assert teaching.say != step.say


def ways_and_points(table: Playing) -> tuple[list[int], list[str]]:
    """The codes of the options that can be taken, and what is pointed at."""
    teaching = teaching_of(table)
    view = teaching.narrow(table.seat(PERSON).view())
    options = view.decision.options if view.decision else []
    return [option.code for option in options], teaching.points_at(view)


def test_a_step_that_is_free_begins_again_where_its_goal_was_missed() -> None:
    table = table_of(loaded("courses"), "stars")
    teaching = teaching_of(table)
    learn_until(table, 6)
    points = table.seat(PERSON).view().seats[PERSON].counters[0].now

    act(table, "Clear Windmill Ridge")
    act(table, "End your turn")

    assert teaching.number == 6
    assert teaching.has_failed
    assert "try again" in teaching.praise
    assert table.seat(PERSON).view().seats[PERSON].counters[0].now == points
    assert teaching.points_at(table.seat(PERSON).view()) != [], "after a failure the way is shown"


def test_what_was_taken_back_has_not_been_learned() -> None:
    table = table_of(loaded("courses"), "stars")
    act(table, "Enter Aki")
    act(table, "Tap Dune Sea")
    assert teaching_of(table).number == 2

    table.go_back(0)

    assert teaching_of(table).number == 0
    assert teaching_of(table).praise == ""


def test_a_lesson_begins_again_from_its_first_step() -> None:
    table = table_of(loaded("avarium"), "recruiting")
    begun = table.match.state.fingerprint()
    learn_until(table, 4)

    teaching_of(table).begin_again()

    assert (teaching_of(table).number, table.match.state.fingerprint()) == (0, begun)


def test_what_is_said_changes_with_what_was_done() -> None:
    table = table_of(loaded("courses"), "points")
    teaching = teaching_of(table)
    welcome = teaching.say
    teaching.was_read(0)
    act(table, "Clear Rooftop Garden")

    said = [teaching.praise, teaching.say]

    assert welcome not in said
    assert said[0] == teaching.lesson.steps[1].done
    teaching.was_read(0)  # a second time, in another tab
    assert teaching.number == 2


def learn_until(table: Playing, number: int) -> None:
    """Plays the lesson as far as this step, from 0."""

    class There(Exception):
        pass

    def looks(at: Playing) -> None:
        if teaching_of(at).number == number:
            raise There

    with pytest.raises(There):
        learn(table, looks)


def act(table: Playing, beginning: str) -> None:
    decision = table.seat(PERSON).view().decision
    assert decision is not None
    table.act(PERSON, next(it.code for it in decision.options if say(it.text).startswith(beginning)))


# Lessons that cannot be learned


LESSON = """\
title = "Points"
about = "How points are made."
seed = 1
end = "Done."

[scene]
phase = "main"
seats = [{ "world map" = [{ name = "Rooftop Garden", partners = ["Aki"] }] }, {}]

[[step]]
say = "Clear."
"""


@pytest.mark.parametrize(
    "step",
    [
        'do = "Clear Rooftop Garden"\ngoal = { mine = { Points = 9 } }',
        'do = "Battle"',
        'goal = { tried = "clear.guarded" }\npoint = "Aki"',
        'free = true\ndo = ["Clear", "End"]\ngoal = { won = true }',
    ],
)
def test_a_lesson_whose_goal_cannot_be_reached_is_found(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, path = loaded("courses"), tmp_path / "1-points.toml"
    path.write_text(LESSON + step)
    monkeypatch.setitem(vars(game), "lessons", (read_lesson(path, game),))

    with pytest.raises(Stuck):
        learn(table_of(game, "points"))


def test_a_lesson_that_there_is_not_is_told() -> None:
    with pytest.raises(SetupError, match=r"The Course Game has no lesson 'star'; did you mean 'stars'\?"):
        table_of(loaded("courses"), "star")
