"""What is wrong with the declarations of a game: found when its class is made, all at once, each in a sentence."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.basics.problem import nearest
from rulebound.kernel.files.motifs import ICONS
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.procedure import Procedure

REQUIRED: Final = {
    "name": "the word by which it is named, that of its folder",
    "title": "its name for people",
    "about": "a sentence or two for somebody who chooses a game",
    "seats": "how many can play: range(2, 5) is two to four",
    "minutes": "how long a game takes people, from and to",
    "reasons": "how a game can end: the reason, and a sentence",
    "folder": "where it lies: Path(__file__).parent",
    "zones": "where cards can lie",
    "box": "which cards there are",
    "kinds": "the kinds of cards",
    "phases": "the phases of a turn",
    "texts": "the language of its cards",
    "modules": "the modules with its rules and questions",
    "actions": "the list of all actions",
    "switches": "what tables may do differently",
    "beginning": "the first rule",
    "moments": "the positions that a scene can describe",
    "first_clause": "the clause that says who begins",
    "look": "colours and pictures",
}
ENDLESS: Final = "an endless turn has to end"


def check_declarations(game: type[Any]) -> None:
    """Raises TypeError with all that is wrong with what a game declares."""
    faults = [f"{name} is missing: {what}" for name, what in REQUIRED.items() if not hasattr(game, name)]
    if not faults:
        faults = [*faults_of_endings(game), *faults_of_looks(game), *faults_of_actions(game)]
    if faults:
        listed = "".join(f"\n  {fault}" for fault in faults)
        raise TypeError(f"{game.__module__}.{game.__name__} cannot be a game:{listed}")


def faults_of_endings(game: type[Any]) -> list[str]:
    """Every game can be drawn where nothing happens any more."""
    faults: list[str] = []
    if "stalemate" not in {switch.name for switch in game.switches}:
        faults.append(f'switches has no "stalemate", and {ENDLESS}: idle_rounds("R1", 20, "twenty") makes one')
    if "stalemate" not in game.reasons:
        faults.append(f'reasons has no sentence for "stalemate", and {ENDLESS}')
    return faults


def faults_of_looks(game: type[Any]) -> list[str]:
    """Icons and tints are those that there are; an empty one is none."""
    shown = [(f"counter {one.one!r}", one) for one in game.counters.all]
    shown += [(f"value {one.key!r}", one) for one in game.values]
    faults = [
        f"the tint {one.tint!r} of {what} is not one of look.tints{nearest(one.tint, game.look.tints)}"
        for what, one in shown
        if one.tint and one.tint not in game.look.tints
    ]
    return faults + [
        f"the icon {one.icon!r} of {what} is not drawn{nearest(one.icon, ICONS)}"
        for what, one in shown
        if one.icon and one.icon not in ICONS
    ]


def faults_of_actions(game: type[Any]) -> list[str]:
    """Every action answers a question that its modules have, by name or in a procedure."""
    questions: list[Question[Any]] = []
    for module in game.modules:
        for value in vars(module).values():
            if isinstance(value, Question):
                questions.append(value)
            elif isinstance(value, Procedure):
                questions += value.questions()
    asked = {kind for question in questions for kind in question.takes}
    words = game.texts.words
    answers = [words.yes, words.no, *words.pick[:1], *words.choices[:1], *words.seats[:1]]  # to what card texts ask
    asked |= {type(answer) for answer in answers}
    kinds = {type(action): None for action in game.actions}
    return [
        f"no question takes the action {kind.__name__}: a module of `modules` must name the question, or the "
        "procedure (such as HandLimit) that it belongs to"
        for kind in kinds
        if kind not in asked
    ]
