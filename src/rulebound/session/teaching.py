"""A lesson at a table: its present step, the actions that the step allows, and the actions of the rival.

Lessons name options, cards and areas in English. So they are compared with the English view of the table, in whatever
language the person reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

from rulebound.bots import LEVELS
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.basics.view import Decision, Option, View, say
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.goal import PERSON, YOURS, below, named
from rulebound.kernel.game.lesson import Lesson, Step
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat
from rulebound.language import N_, SOURCE, _, language, speaking
from rulebound.session.errors import Refused
from rulebound.session.players import Faults, Player, called_twice, seated
from rulebound.session.table_config import Begun, Standing, TableConfig

GOOD: Final = N_("Good.")
NOT_YET: Final = N_("That missed the goal. It is undone, so that you can try again.")
NOT_NOW: Final = N_("The rules allow that, but this lesson is about something else.")
READ: Final = N_("Read this, and go on.")
TRY: Final = N_("Try it, and read why it cannot be done.")
DONE: Final = N_("This lesson is done.")
RIVAL: Final = "rival"
ME: Final = "me"


def lesson_named(game: Game, name: str) -> Lesson:
    """A lesson of a game by its name. Raises SetupError."""
    found = next((lesson for lesson in game.lessons if lesson.name == name), None)
    if found is None:
        known = [lesson.name for lesson in game.lessons]
        raise SetupError(
            _("a lesson"),
            [_("{title} has no lesson {name!r}{nearest}", title=game.title, name=name, nearest=nearest(name, known))],
        )
    return found


def lesson_table(game: Game, name: str, person: str = "", faults: Faults = called_twice) -> TableConfig:
    """The table of a lesson, for a person with this name. The other seats follow the lesson. Raises DataError."""
    lesson = lesson_named(game, name)
    others = [Player(name=RIVAL.capitalize(), bot=LEVELS[0].spec, stops=[])] * (lesson.seats - 1)
    players = seated([Player(name=person, stops=list(lesson.stops)), *others], faults)
    match = Match.of_scene(game, lesson.setting([player.name for player in players]))
    return TableConfig(record=match.record, players=players, lesson=name)


class Playing(Protocol):
    """What a lesson needs of its table."""

    game: Game
    config: TableConfig
    standing: Standing
    match: Match

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        raise NotImplementedError  # the table of a lesson has it

    @property
    def decider(self) -> int:
        """The seat that must decide."""
        raise NotImplementedError  # the table of a lesson has it

    def seat(self, seat: int) -> Seat:
        """What a seat may know and do."""
        raise NotImplementedError  # the table of a lesson has it

    def go_back(self, to: int) -> None:
        """Undoes until so many actions are left."""
        raise NotImplementedError  # the table of a lesson has it


class Teaching:
    """The lesson of a table. Its progress is in the standing, and follows from the actions."""

    def __init__(self, table: Playing) -> None:
        """Raises SetupError if the game no longer has this lesson."""
        self.table = table
        self.lesson = lesson_named(table.game, table.config.lesson)
        if not table.standing.steps:
            self._begin()

    # -- where it stands -----------------------------------------------------------------------------------------------

    @property
    def begun(self) -> Begun:
        """When the present step began; after the last step, when the lesson ended."""
        return self.table.standing.steps[-1]

    @property
    def number(self) -> int:
        """The index of the present step, from 0."""
        return len(self.table.standing.steps) - 1

    @property
    def step(self) -> Step | None:
        """The present step; None after the end of the lesson."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def following(self) -> Lesson | None:
        """The next lesson; None after the last."""
        lessons = self.table.game.lessons
        place = lessons.index(self.lesson) + 1
        return lessons[place] if place < len(lessons) else None

    @property
    def say(self) -> str:
        """What the step says."""
        return _(self.step.say if self.step else self.lesson.end)

    @property
    def has_failed(self) -> bool:
        """Whether the step has just begun again because its goal was missed."""
        return self.begun.failed and len(self.table.match.actions) == self.begun.at

    @property
    def praise(self) -> str:
        """What is said after the last step; or why the present one has begun again."""
        if self.has_failed:
            return _((self.step.otherwise if self.step else "") or NOT_YET)
        before = self.lesson.steps[self.number - 1] if self.number else None
        if before is None or before.is_read or len(self.table.match.actions) > self.begun.at:
            return ""
        return _(before.done or GOOD)

    @property
    def waits_for(self) -> str:
        """What a step waits for if it waits for no option."""
        if self.step is None:
            return _(DONE)
        return _(READ) if self.step.is_read else _(TRY)

    # -- what may be done ----------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> View:
        """What a seat sees, in English."""
        with speaking(SOURCE):
            return self.table.seat(seat).view()

    def narrow(self, view: View) -> View:
        """Removes the options that the present step does not allow from the person's view."""
        decision = view.decision
        if decision is not None and view.viewer == PERSON == decision.seat:
            ways = self.allowed_codes()
            decision.options = [option for option in decision.options if option.code in ways]
            if not decision.options:
                decision.prompt, decision.clause, decision.refused = [self.waits_for], "", []
        return view

    def allowed_codes(self) -> list[int]:
        """The codes of the options that the person can take now."""
        decision = self.seen_by(PERSON).decision
        return [option.code for option in self.allowed(decision)] if decision else []

    def allowed(self, decision: Decision) -> list[Option]:
        """Of these options, in English, those that the person can take now: all, if none leads on."""
        options = decision.options
        step = self.step
        if step is None or step.is_read or step.is_tried:
            return []
        if step.free or not step.do:
            return options
        return [option for option in options if step.is_way(say(option.text))] or options

    def check(self, seat: int, action: Action[Any]) -> None:
        """Checks that the lesson allows this action. Raises Refused."""
        if seat != PERSON:
            return
        if self.step is None or self.step.is_read or self.step.is_tried:
            raise Refused("impossible", self.waits_for)
        decision = self.table.seat(PERSON).view().decision
        if decision is not None and action.code not in self.allowed_codes():
            raise Refused("impossible", self.why_not_now(decision), self.step.clause)

    def why_not_now(self, decision: Decision) -> str:
        """Why a legal action has to wait, and what the lesson waits for."""
        if self.step is not None and self.step.otherwise:
            return _(self.step.otherwise)
        ways = self.allowed_codes()
        options = [option for option in decision.options if option.code in ways]
        return (
            f"{_(NOT_NOW)} {_('It waits for this: {option}.', option=say(options[0].text))}" if options else _(NOT_NOW)
        )

    def points_at(self, view: View) -> list[str]:
        """What the step points at, as ids of the view. A free step shows its way only after a failure."""
        step = self.step
        if step is None:
            return []
        english = view if language() == SOURCE else self.seen_by(view.viewer)
        if step.point:
            return [found] if (found := id_of(english, step.point)) else []
        decision = english.decision
        if decision is None or decision.seat != english.viewer or (step.free and not self.begun.failed):
            return []
        ways = [option for option in decision.options if step.is_way(say(option.text))]
        places = [option.touches[0] if option.touches else option.to for option in ways]
        return [place for place in dict.fromkeys(places[:1]) if place]

    # -- what the rival does -------------------------------------------------------------------------------------------

    def reply(self) -> int:
        """The action of the deciding rival: as the step says, or a quiet one."""
        decision = self.seen_by(self.table.decider).decision
        assert decision is not None, "somebody decides"
        written = self.step.rival if self.step else ()
        said = len(self.begun.replies)
        for option in decision.options if said < len(written) else []:
            if say(option.text).startswith(written[said]):
                self.begun.replies = [*self.begun.replies, len(self.table.match.actions)]
                return option.code
        quiet = [option for option in decision.options if option.way != "do"]
        return (quiet or decision.options)[-1 if quiet else 0].code

    # -- going on ------------------------------------------------------------------------------------------------------

    def text_of(self, seat: int, action: Action[Any]) -> str:
        """The English text of the person's option; empty for a rival's."""
        decision = self.seen_by(PERSON).decision if seat == PERSON else None
        options = decision.options if decision else []
        return next((say(option.text) for option in options if option.code == action.code), "")

    def acted(self, text: str) -> None:
        """Called after an action; text: of the person's option, empty for a rival's."""
        step = self.step
        if step is None:
            return
        if self._is_met(step, text):
            self._begin()
            self.acted("")
        elif step.free and self._has_failed(step):
            self.table.go_back(self.begun.at)
            self.begun.failed = True

    def _is_met(self, step: Step, text: str) -> bool:
        if step.goal is None:
            return bool(text) and step.is_way(text)
        begun, view = self.begun, self.seen_by(PERSON)
        acted = len(self.table.match.actions) > begun.at
        happened = {line.clause for line in self.table.seat(PERSON).log(begun.line + 1)}
        return step.goal.is_met(view, happened, begun.tried, acted=acted)

    def _has_failed(self, step: Step) -> bool:
        return self.table.over or self.table.seat(PERSON).view().turn.number >= self.begun.turn + step.within

    def _begin(self) -> None:
        """Begins the next step."""
        view = self.table.seat(PERSON).view()
        line = view.log[-1].n if view.log else -1
        begun = Begun(at=len(self.table.match.actions), line=line, turn=view.turn.number)
        self.table.standing.steps = [*self.table.standing.steps, begun]

    def was_read(self, number: int) -> None:
        """Goes on from a step that is only read, if it has this number."""
        if number == self.number and self.step is not None and self.step.is_read:
            self._begin()
            self.acted("")

    def was_refused(self, clauses: list[str]) -> None:
        """Notes that the player has read that these clauses forbid something."""
        if self.step is not None and self.step.goal is not None and self.step.goal.tried in clauses:
            self.begun.tried = [*self.begun.tried, *clauses]
            self.acted("")

    def went_back(self) -> None:
        """Called after undo: removes steps and replies that came later."""
        actions = len(self.table.match.actions)
        standing = self.table.standing
        standing.steps = [begun for begun in standing.steps if begun.at <= actions] or standing.steps[:1]
        self.begun.replies = [at for at in self.begun.replies if at < actions]

    def begin_again(self) -> None:
        """Begins the lesson again."""
        self.table.standing.steps = self.table.standing.steps[:1]
        self.begun.failed, self.begun.tried = False, []
        self.table.go_back(0)


def id_of(view: View, name: str) -> str:
    """The id of what has this name: a player, a card on the table, or an area; empty if there is none."""
    if name in (ME, RIVAL):
        return f"seat.{PERSON if name == ME else PERSON + 1}"
    cards = [one for area in view.areas for card in area.cards for one in (card, *below(card))]
    found: Iterator[str] = (card.id for card in cards if named(view, card) == name)
    areas = (area.id for area in view.areas if name in (area.name, area.name.removeprefix(YOURS)))
    return next(found, "") or next(areas, "")
