"""A guided first game: a scene, an opponent, and a few sentences for each clause when it first applies.

It is data, `guide.toml` in a game's folder, so that every game can have one and any client can show it:

    title = "A first game"
    opponent = "random"
    seed = 7

    [scene]                   # as for `game.scene`; the person has seat 0, and the seed above is the scene's
    active = 0

    [[lesson]]
    clause = "clear.partner"  # due at the first decision or event of this clause
    say = "..."

Whenever the player decides, a client shows one lesson that is due, the most urgent first:

    lesson = guide.due(pressing(view, read), told) or guide.due(clauses_now(game, view), told)
    told.append(lesson.clause)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rulebound.kernel.basics.problem import DataError, GuideError, nearest, unknown_keys
from rulebound.kernel.basics.view import View
from rulebound.kernel.files.datafile import Entry, read_toml, with_lines

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

FILE: Final = "guide.toml"
KEYS: Final = ("title", "opponent", "seed", "scene", "lesson")
LESSON_KEYS: Final = ("clause", "say")


@dataclass(frozen=True)
class Lesson:
    """The text that is shown when a clause first applies."""

    clause: str
    say: str


@dataclass(frozen=True)
class Guide:
    """A guided first game. opponent: a bot by name; scene: for `game.scene`, without seed and names."""

    title: str
    opponent: str
    seed: int
    scene: dict[str, Any] = field(repr=False)
    lessons: tuple[Lesson, ...]

    def setting(self, names: Sequence[str]) -> dict[str, Any]:
        """The complete scene with seed and names, for `game.scene` and `Match.of_scene`."""
        return {**self.scene, "seed": self.seed, "names": list(names)}

    @property
    def seats(self) -> int:
        """The number of seats. The player has seat 0, and the opponent all others."""
        return len(self.scene["seats"])

    def due(self, clauses_now: Collection[str], told: Collection[str]) -> Lesson | None:
        """The first lesson whose clause applies now and that has not been shown yet.

        told: the clauses of the lessons that have been shown.
        """
        for lesson in self.lessons:
            if lesson.clause in clauses_now and lesson.clause not in told:
                return lesson
        return None


def clauses_now(game: Game, view: View, since: int = -1) -> set[str]:
    """The clauses of the viewer's decision, of its options and refusals, and of the log after line `since`.

    A view has only the latest lines of the log, so ask at every decision.
    """
    clauses = pressing(view, since)
    if view.decision is not None and view.decision.seat == view.viewer:
        clauses.update(game.action(option.code).clause for option in view.decision.options)
        clauses.update(refusal.clause for refusal in view.decision.refused)
    return clauses - {""}


def pressing(view: View, since: int) -> set[str]:
    """The most urgent of them: of the viewer's decision, and of the events after line `since` of the log."""
    clauses = {line.clause for line in view.log if line.n > since}
    if view.decision is not None and view.decision.seat == view.viewer:
        clauses.add(view.decision.clause)
    return clauses - {""}


# -- Reading -----------------------------------------------------------------------------------------------------------


def guide_of(game: Game) -> Guide | None:
    """The guide in the game's folder, or None. Raises GuideError with all that is wrong."""
    path = game.folder / FILE
    return read_guide(path, game) if path.exists() else None


def read_guide(path: Path, game: Game) -> Guide:
    """The guide in a file, after a test of its scene. Raises GuideError with all problems and their lines."""
    text, data, problems = read_toml(path)
    if problems:
        raise GuideError(str(path), problems)
    listed = data.get("lesson", [])
    good = isinstance(listed, list) and all(isinstance(one, dict) for one in listed)
    entries = with_lines(text, {"lesson": listed}) if good else []
    problems += [*faults_of_head(data), *([] if good else ["'lesson' must be written as [[lesson]]"])]
    problems += [*faults_of_lessons(entries, game), *faults_of_scene(data, game)]
    if problems:
        raise GuideError(str(path), problems)
    lessons = tuple(Lesson(entry.values["clause"], " ".join(entry.values["say"].split())) for entry in entries)
    return Guide(data["title"], data["opponent"], data["seed"], data["scene"], lessons)


def faults_of_head(data: dict[str, Any]) -> Iterator[str]:
    """The problems outside the lessons, except those of the scene."""
    yield from unknown_keys("", data, KEYS)
    for key in ("title", "opponent"):
        if not is_text(data.get(key)):
            yield f"a guide needs {key!r}, which must be text"
    if type(data.get("seed")) is not int:
        yield f"a guide needs 'seed', which must be a whole number, not {data.get('seed')!r}"
    if not isinstance(data.get("scene"), dict):
        yield "a guide needs a [scene]"
    if not data.get("lesson"):
        yield "a guide needs a [[lesson]]"


def faults_of_lessons(entries: list[Entry], game: Game) -> Iterator[str]:
    """The problems of the lessons, each with its line."""
    had: dict[str, int] = {}
    for entry in entries:
        clause = entry.values.get("clause")
        for key in entry.values:
            yield from unknown_keys(f"{entry.at(key)}of a lesson, ", [key], LESSON_KEYS)
        if not isinstance(clause, str) or not clause:
            yield f"{entry.at('clause')}a lesson needs a clause"
        elif clause not in game.rules:
            yield f"{entry.at('clause')}the rulebook has no clause {clause!r}{nearest(clause, game.rules)}"
        elif clause in had:
            yield f"{entry.at('clause')}line {had[clause]} has a lesson on {clause!r} already"
        else:
            had[clause] = entry.line
        if not is_text(entry.values.get("say")):
            yield f"{entry.at('say')}a lesson needs something to say"


def faults_of_scene(data: dict[str, Any], game: Game) -> Iterator[str]:
    """The problems of the scene: it must be possible, without seed and names, and seat 0 must decide first."""
    scene = data.get("scene")
    if not isinstance(scene, dict):
        return
    own = [key for key in ("seed", "names") if key in scene]
    yield from (f"[scene] must not have {key!r}: {WHERE[key]}" for key in own)
    seats = scene.get("seats")
    if not isinstance(seats, list) or not seats:
        yield "[scene] needs 'seats'"
        return
    if scene.get("active", 0) != 0:
        yield f"[scene] must begin with seat 0, which the person has, not with seat {scene['active']!r}"
    try:
        game.scene(**{key: value for key, value in scene.items() if key not in own})
    except DataError as error:
        yield from (f"[scene] {problem}" for problem in error.problems)


WHERE: Final = {"seed": "it stands at the head of the file", "names": "they are those of the people who play"}


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())
