"""Lessons: what is read from their files, all that is wrong with one at once, and what their steps wait for."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.kernel.basics.problem import LessonError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.goal import Goal
from rulebound.kernel.game.lesson import Lesson, Step, read_lesson
from rulebound.kernel.game.match import Match

GOOD = """\
title = "Stars"
about = "What
partners cost."
seed = 3
end = "Done."

[scene]
active = 0
seats = [{ hand = ["Aki"], "world map" = ["Dune Sea"] }, {}]

[[step]]
say = "Read
this."

[[step]]
say = "Enter."
clause = "enter.cost"
do = "Enter Aki"
goal = { lies = { Aki = "Dune Sea" } }
rival = ["Clear", "Move"]
""".replace('"What\npartners cost."', '"""What\npartners cost."""').replace('"Read\nthis."', '"""Read\nthis."""')


@pytest.fixture(scope="module")
def game() -> Game:
    return rulebound.load("courses")


def read(folder: Path, text: str, game: Game) -> Lesson:
    path = folder / "2-stars.toml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path, game)


def problems(folder: Path, text: str, game: Game) -> list[str]:
    with pytest.raises(LessonError) as wrong:
        read(folder, text, game)
    assert wrong.value.what.endswith("2-stars.toml")
    return wrong.value.problems


# Reading


def test_a_lesson_is_read_with_its_lines_joined(tmp_path: Path, game: Game) -> None:
    lesson = read(tmp_path, GOOD, game)

    assert (lesson.name, lesson.title, lesson.about, lesson.seed) == ("stars", "Stars", "What partners cost.", 3)
    assert lesson.steps[0] == Step("Read this.")
    assert lesson.steps[1].do == ("Enter Aki",)
    assert lesson.steps[1].goal == Goal(lies={"Aki": "Dune Sea"})
    assert lesson.steps[1].rival == ("Clear", "Move")
    assert lesson.seats == 2
    assert lesson.setting(["Ann", "Tor"]) | {"seats": []} == {
        "active": 0,
        "seats": [],
        "seed": 3,
        "names": ["Ann", "Tor"],
    }


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path, game: Game) -> None:
    text = """\
title = 5
seeed = 3
stops = ["nap"]

[scene]
seed = 4
seats = [{ hand = ["Akki"] }, {}]

[[step]]
say = " "
clause = "enter.costs"
free = true
wait = 3

[[step]]
say = "Enter."
do = [1]
goal = { happend = "enter.cost", tried = "clear.garded", mine = { Points = "nine" }, lies = { Akki = "Dune Sea" } }
"""
    assert problems(tmp_path, text, game) == [
        "'seeed' is not known here; did you mean 'seed'?",
        "a lesson needs 'title', which must be text",
        "a lesson needs 'about', which must be text",
        "a lesson needs 'end', which must be text",
        "a lesson needs 'seed', which must be a whole number, not None",
        "there is no stop 'nap'",
        "line 13: of a step, 'wait' is not known here; did you mean 'within'?",
        "line 10: a step needs text for 'say'",
        "line 11: the rulebook has no clause 'enter.costs'; did you mean 'enter.cost'?",
        "line 12: a step that leaves everything free needs a goal",
        "line 17: 'do' must be how an option begins, or a list of that",
        "line 18: of a goal, 'happend' is not known here; did you mean 'happened'?",
        "line 18: the rulebook has no clause 'clear.garded'; did you mean 'clear.guarded'?",
        "line 18: of a goal, 'mine' must be a table of whole numbers",
        "line 18: of a goal, there is no card 'Akki'; did you mean 'Aki'?",
        "[scene] must not have 'seed': it stands at the head of the file",
        "[scene] seat 0, hand: there is no card 'Akki'; did you mean 'Aki'?",
    ]


def test_a_lesson_without_anything_says_what_it_needs(tmp_path: Path, game: Game) -> None:
    found = problems(tmp_path, "step = 3\n", game)

    assert {"a lesson needs a [scene]", "'step' must be written as [[step]]"} <= set(found)
    assert "a lesson needs a [[step]]" in problems(tmp_path, "", game)
    assert "[scene] needs 'seats'" in problems(tmp_path, "[scene]\n", game)


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"\xff", "it is not UTF-8 text: invalid start byte at byte 0"), (b"title =", "it is not TOML: ")],
)
def test_a_file_that_is_no_toml_says_so(tmp_path: Path, game: Game, content: bytes, problem: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_bytes(content)
    with pytest.raises(LessonError) as wrong:
        read_lesson(path, game)
    assert wrong.value.problems[0].startswith(problem)


# Goals


def test_a_goal_is_met_when_all_of_its_conditions_hold(game: Game) -> None:
    match = Match.of_scene(
        game,
        {
            "seats": [
                {"points": 4, "world map": [{"name": "Dune Sea", "partners": ["Aki"]}], "hand": ["Twig"]},
                {"points": 3},
            ]
        },
    )
    view = match.state.seat_of(0).view()

    def met(goal: Goal, happened: tuple[str, ...] = (), tried: tuple[str, ...] = (), *, acted: bool = True) -> bool:
        return goal.is_met(view, happened, tried, acted=acted)

    assert met(Goal(mine={"Points": 4}))
    assert not met(Goal(mine={"Points": 5}))
    assert met(Goal(theirs={"Points": 3}))
    assert not met(Goal(theirs={"Points": 2}))
    assert met(Goal(lies={"Aki": "Dune Sea", "Twig": "hand"}))
    assert not met(Goal(lies={"Aki": "Dune Sea", "Twig": "Dune Sea"}))
    assert met(Goal(asked="main.any"))
    assert not met(Goal(asked="main.any"), acted=False)
    assert met(Goal(happened="clear.partner"), happened=("clear.partner",))
    assert not met(Goal(happened="clear.partner"), tried=("clear.partner",))
    assert met(Goal(tried="clear.guarded"), tried=("clear.guarded",))
    assert not met(Goal(won=True))


# Games that begin with a scene


def test_a_game_that_begins_with_a_scene_is_taken_back_kept_and_replayed(tmp_path: Path, game: Game) -> None:
    lesson = read(tmp_path, GOOD, game)
    match = Match.of_scene(game, lesson.setting(["Ann", "Tor"]))
    begun = match.state.fingerprint()

    match.apply(match.state.legal_actions()[0])
    again = Match.resume(match.save(), game)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.state.setup.names == ["Ann", "Tor"]

    again.undo()
    assert again.state.fingerprint() == begun
    assert Match.resume(again.save(), game).state.fingerprint() == begun


def test_a_record_of_a_deal_holds_no_position(game: Game) -> None:
    assert Match(game, seed=1).save()["start"] is None
