"""Lessons: a position, and steps that each wait until something has been done, as data that any client can play.

Each is a file in the folder `lessons` of a game, and they are taken in the order of their names:

    title = "Enter and clear"
    about = "How points are made."
    seed = 7
    end = "You have cleared your first course."

    [scene]                    # as for `game.scene`; the person has seat 0, and the seed above is the scene's
    active = 0

    [[step]]
    say = "Let Aki enter: it costs one star."
    clause = "enter.cost"      # of the rulebook; optional
    do = "Enter Aki"           # how the options begin that go on; no others can be taken
    done = "Aki has entered."  # said when the step is done; optional

A step has some of these besides, or instead of `do`:

    do = ["Enter", "Pay"]      # any of them
    goal = { ... }             # what must be so: see `Goal`; without it, one option of `do` must have been taken
    free = true                # all options can be taken; `do` is only one way to the goal
    within = 2                 # turns in which a free goal must be met, else the step begins again; 1 if left out
    point = "Aki"              # what is pointed at: a card, an area, `me` or `rival`; else what `do` starts at
    otherwise = "..."          # said of an option that may not be taken now, and when a step begins again
    rival = ["Battle", "Aki"]  # what the rival does meanwhile; besides it passes, or takes the first option

A step with neither `do` nor `goal` is read, and goes on when the person says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rulebound.kernel.basics.problem import DataError, LessonError, nearest, unknown_keys
from rulebound.kernel.files.datafile import Entry, read_toml, with_lines
from rulebound.kernel.game.goal import Goal, faults_of_goal, goal_of
from rulebound.language import N_, _

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

FOLDER: Final = "lessons"
KEYS: Final = ("title", "about", "seed", "stops", "end", "scene", "step")
TEXTS: Final = ("title", "about", "end")
STEP_KEYS: Final = ("say", "clause", "do", "goal", "free", "within", "point", "otherwise", "done", "rival")
STEP_TEXTS: Final = ("point", "otherwise", "done")


@dataclass(frozen=True)
class Step:
    """What is said, and what it waits for. do, rival: how the texts of options begin; goal: None for one of `do`."""

    say: str
    clause: str = ""
    do: tuple[str, ...] = ()
    goal: Goal | None = None
    free: bool = False
    within: int = 1
    point: str = ""
    otherwise: str = ""
    done: str = ""
    rival: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read it."""
        return not self.do and self.goal is None

    @property
    def is_tried(self) -> bool:
        """Whether it waits for something that cannot be done."""
        return self.goal is not None and bool(self.goal.tried)

    def is_way(self, text: str) -> bool:
        """Whether this option is one that the step waits for."""
        return text.startswith(self.do) if self.do else False


@dataclass(frozen=True)
class Lesson:
    """One lesson. name: of its file, without the number; stops: where the person is asked for a response."""

    name: str
    title: str
    about: str
    end: str
    seed: int
    scene: dict[str, Any] = field(repr=False)
    steps: tuple[Step, ...] = field(repr=False)
    stops: tuple[str, ...] = ()

    def setting(self, names: Sequence[str]) -> dict[str, Any]:
        """The whole scene, with the players' names, for `game.scene` and `Match.of_scene`."""
        return {**self.scene, "seed": self.seed, "names": list(names)}

    @property
    def seats(self) -> int:
        """How many play; the person has seat 0."""
        return len(self.scene["seats"])


# -- Reading -----------------------------------------------------------------------------------------------------------


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; none where it has none. Raises LessonError with all that is wrong."""
    return tuple(read_lesson(path, game) for path in lesson_files(game.folder))


def lesson_files(folder: Path) -> list[Path]:
    """The files with the lessons of the game in this folder, in their order."""
    return sorted((folder / FOLDER).glob("*.toml"))


def read_lesson(path: Path, game: Game) -> Lesson:
    """The lesson in a file, with its scene tried out. Raises LessonError with all that is wrong, each with its line."""
    text, data, problems = read_toml(path)
    if problems:
        raise LessonError(str(path), problems)
    listed = data.get("step", [])
    good = isinstance(listed, list) and all(isinstance(one, dict) for one in listed)
    entries = with_lines(text, {"step": listed}) if good else []
    problems += [*faults_of_head(data, game), *([] if good else [_("'step' must be written as [[step]]")])]
    problems += [*faults_of_steps(entries, game), *faults_of_scene(data, game)]
    if problems:
        raise LessonError(str(path), problems)
    return Lesson(
        name=path.stem.partition("-")[2] or path.stem,
        title=data["title"],
        about=in_one_line(data["about"]),
        end=in_one_line(data["end"]),
        seed=data["seed"],
        scene=data["scene"],
        steps=tuple(step_of(entry.values) for entry in entries),
        stops=tuple(data.get("stops", ())),
    )


def step_of(values: dict[str, Any]) -> Step:
    """A step as it is written, once nothing is wrong with it."""
    texts = {key: in_one_line(values[key]) for key in STEP_TEXTS if key in values}
    return Step(
        say=in_one_line(values["say"]),
        clause=values.get("clause", ""),
        do=as_texts(values.get("do", ())),
        goal=goal_of(values["goal"]) if "goal" in values else None,
        free=values.get("free", False),
        within=values.get("within", 1),
        rival=as_texts(values.get("rival", ())),
        **texts,
    )


def faults_of_head(data: dict[str, Any], game: Game) -> Iterator[str]:
    """What is wrong with all that is no step, but for what the scene says."""
    yield from unknown_keys("", data, KEYS)
    for key in TEXTS:
        if not is_text(data.get(key)):
            yield _("a lesson needs {key!r}, which must be text", key=key)
    if type(data.get("seed")) is not int:
        yield _("a lesson needs 'seed', which must be a whole number, not {seed!r}", seed=data.get("seed"))
    if not isinstance(data.get("scene"), dict):
        yield _("a lesson needs a [scene]")
    if not data.get("step"):
        yield _("a lesson needs a [[step]]")
    known = [stop.name for stop in game.stops]
    stops = data.get("stops", [])
    if not isinstance(stops, list):
        yield _("'stops' must be a list of names")
        return
    yield from (
        _("there is no stop {stop!r}{nearest}", stop=stop, nearest=nearest(str(stop), known))
        for stop in stops
        if stop not in known
    )


def faults_of_steps(entries: list[Entry], game: Game) -> Iterator[str]:
    """What is wrong with the steps, each with its line."""
    for entry in entries:
        values = entry.values
        for key in values:
            yield from unknown_keys(entry.at(key) + _("of a step, "), [key], STEP_KEYS)
        for key in ("say", *(key for key in STEP_TEXTS if key in values)):
            if not is_text(values.get(key)):
                yield entry.at(key) + _("a step needs text for {key!r}", key=key)
        for key in ("do", "rival"):
            if key in values and not all(is_text(one) for one in as_texts(values[key]) or [""]):
                yield entry.at(key) + _("{key!r} must be how an option begins, or a list of that", key=key)
        clause = values.get("clause", "")
        if clause and clause not in game.rules:
            yield entry.at("clause") + _(
                "the rulebook has no clause {clause!r}{nearest}",
                clause=clause,
                nearest=nearest(str(clause), game.rules),
            )
        if "goal" in values:
            yield from (f"{entry.at('goal')}{fault}" for fault in faults_of_goal(values["goal"], game))
        if type(values.get("free", False)) is not bool or type(values.get("within", 1)) is not int:
            yield entry.at("free") + _("'free' must be true or false, and 'within' a whole number")
        elif values.get("free") and "goal" not in values:
            yield entry.at("free") + _("a step that leaves everything free needs a goal")


def faults_of_scene(data: dict[str, Any], game: Game) -> Iterator[str]:
    """What is wrong with the scene: seed and names do not belong there, seat 0 begins, and it must be possible."""
    scene = data.get("scene")
    if not isinstance(scene, dict):
        return
    own = [key for key in ("seed", "names") if key in scene]
    yield from (_("[scene] must not have {key!r}: {where}", key=key, where=_(WHERE[key])) for key in own)
    seats = scene.get("seats")
    if not isinstance(seats, list) or not seats:
        yield "[scene] needs 'seats'"
        return
    try:
        game.scene(**{key: value for key, value in scene.items() if key not in own})
    except DataError as error:
        yield from (f"[scene] {problem}" for problem in error.problems)


WHERE: Final = {"seed": N_("it stands at the head of the file"), "names": N_("they are those of the people who play")}


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def as_texts(value: object) -> tuple[str, ...]:
    """One text or several."""
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list | tuple) else ("",)


def in_one_line(text: str) -> str:
    return " ".join(text.split())
