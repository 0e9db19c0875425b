"""The names of what rules and cards do and ask: states are saved with these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.table.ability import Ability, Standing, gained, has_unusual_key
from rulebound.kernel.table.action import NOTHING, Question
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.look_up import any_unusual
from rulebound.kernel.table.procedure import Procedure
from rulebound.kernel.table.rulebook import Rulebook
from rulebound.kernel.table.triggered import Remembered


class Named(Rulebook):
    """A game whose steps, questions and abilities are known by name."""

    def __init__(self) -> None:
        self.names: list[str] = []  # those of its cards, but for tokens
        self.saved_fields: list[tuple[str, str]] = []  # once a state is saved
        self.steps: dict[str, Step[Any]] = {}
        self.questions: dict[str, Question[Any]] = {}
        self.gainable: list[Ability[Any]] = []  # the abilities that pieces can have because of other cards
        self.gainable_by: dict[str, list[int]] = {}  # their places, by the modifiers that give them
        self.watches_unusual = False
        self.always: dict[str, list[Standing]] = {}  # what tables count of each player for cards that ask

    def _name_all(self) -> None:
        """Names every step and question, to save and load it by that name."""
        for module in self.modules:
            for name, value in vars(module).items():
                if isinstance(value, Question):
                    value.name = value.name or name
                    found = self.questions.setdefault(value.name, value)
                    assert found is value, (
                        f"two questions have the name {value.name}, so that a saved state is ambiguous"
                    )
                elif isinstance(value, Effect):
                    self._name_effect(value, name)
                elif isinstance(value, Procedure):
                    self.questions.update((question.name, question) for question in value.questions())
                for step in steps_of(value):
                    assert self.steps.setdefault(step.name, step) is step, (
                        f"two rules are called {step.name.partition(':')[0]}: a saved state could not tell them apart"
                    )
        for card in self.card_list:
            for ability in card.abilities:
                self._name_ability(ability)
        self.watches_unusual = any_unusual(self.always)

    def _name_ability(self, ability: Ability[Any]) -> None:
        """Names the steps of its effects, and notes what tables remember for it."""
        ability.is_unusual = has_unusual_key(ability) or not self.unusual.isdisjoint(ability.keys)
        if isinstance(ability, Remembered):
            watched = ability.watched
            watched.is_unusual = has_unusual_key(watched) or not self.unusual.isdisjoint(watched.keys)
            found = self.always.setdefault(ability.key, [])
            if not any([one.ability.text == ability.text for one in found]):  # once, however many cards ask
                found.append(Standing(NOTHING, 0, watched))
        for n, effect in enumerate(ability.effects()):
            self._name_effect(effect, f"{ability.text}/{n}")
        self._make_gainable(ability.lends())

    def _make_gainable(self, abilities: Sequence[Ability[Any]]) -> None:
        """Numbers each ability that pieces can gain; if several cards give the same text, the first card's counts."""
        new = [ability for ability in abilities if gained(ability) not in self.gainable_by]
        for ability in new:
            self.gainable_by.setdefault(gained(ability), []).append(len(self.gainable))
            self.gainable.append(ability)
            self._name_ability(ability)

    def _name_effect(self, effect: Effect[Any], path: str) -> None:
        """Names the steps and questions of an effect and of its parts, by where it stands."""
        effect.prepare(self.names)
        effect.step.name = path
        self.steps[path] = effect.step
        for n, question in enumerate(effect.asks()):
            question.name = question.name or (f"{path}?{n}" if n else path)
            self.questions[question.name] = question
        for n, part in enumerate(effect.parts()):
            self._name_effect(part, f"{path}.{n}")
        self._make_gainable(effect.lends())


def steps_of(value: object) -> list[Step[Any]]:
    """The steps of a rule, of a procedure, or the step that it is itself."""
    if isinstance(value, Rule):
        return list(value.steps)
    if isinstance(value, Procedure):
        return [*value.steps(), *(step for rule in value.rules() for step in rule.steps)]
    return [value] if isinstance(value, Step) else []
