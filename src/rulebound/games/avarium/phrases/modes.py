"""A choice of one effect that may have targets: it is made with them, when the text is declared."""

from __future__ import annotations

from typing import Any

from rulebound.cardtext.phrases.choices.modes import AimIf, AimMode, ModeChosen
from rulebound.cardtext.phrases.choices.targeting import Aim
from rulebound.cardtext.phrases.structure import joining
from rulebound.cardtext.phrases.structure.effects import ChooseOne
from rulebound.cardtext.phrases.structure.joining import which_of
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.effect import Effect


class OneOfTheseModes(joining.OneOfThese):
    """`Choose one: Expel target student; or draw two cards.` Without a target it is chosen when it is played out."""

    def effect(self, sense: Sense) -> Effect[Any]:
        question, place, options = which_of(self, sense, self.options), len(sense.targets), self.options
        if any([isinstance(one, AimMode) for one in sense.targets]):
            sense.wrong(self, "a text has one choice of effects with targets")
        choices = sense.words.choices[: len(options)]
        mode = AimMode(question, choices, sense.words.clause)
        sense.targets.append(mode)
        effects: list[Effect[Any]] = []
        for number, option in enumerate(options):
            first = len(sense.targets)
            effects.append(option.effect(sense))
            aims = sense.targets[first:]
            mode.aims.append(aims)
            sense.targets[first:] = [AimIf(aim, number, place) for aim in aims if isinstance(aim, Aim)]
        if len(sense.targets) > place + 1:
            return ModeChosen(effects, place)
        sense.targets.pop()
        question.needs = []
        return ChooseOne(question, choices, effects)
