"""The state of a table: the decision, what is legal and why not, and how the game goes on."""

from __future__ import annotations

from typing import Final, Self

from rulebound.kernel.basics.problem import IllegalAction
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.words import Part, joined_to, plain, split
from rulebound.kernel.table.action import NO_SEAT, Action, Decision, Question
from rulebound.kernel.table.agenda import Order, Rule, Step
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.endless import frequent
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.position import Position
from rulebound.language import N_, translated

ENDLESS: Final = 100_000  # steps between two decisions: an endless loop without decisions
LONGEST_TURN: Final = 2_000  # decisions: an endless loop with decisions; turns that end have had at most 334
THE_END: Final = N_("The game is over.")
NOTED: Final = 100  # the last decisions of such a turn, which are recorded


class State(Position):
    """A position, with everything included, hidden or not. It changes only by `apply` and `take`."""

    __slots__ = ()

    # -- what programs ask ---------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """Which seat must decide what. After the end of the game the seat is -1."""
        if self.over:
            return Decision(NO_SEAT, translated(THE_END), self.clause)
        question = self.question[0]
        return Decision(self.seat, self.sentence(question.prompt, self.seat, -1), question.clause)

    @property
    def options(self) -> list[Action[Self]]:
        """The legal actions, as the state's own list."""
        return self.find_options().legal

    @options.setter
    def options(self, options: list[Action[Self]]) -> None:
        self.legal = options
        self.unchecked = 0

    def legal_actions(self) -> list[Action[Self]]:
        """The legal actions of the seat that must decide; empty when the game is over."""
        return self.options[:]

    # -- legality ------------------------------------------------------------------------------------------------------

    def ask(self, me: int, question: Question[Self], candidates: list[Action[Self]], least: int = 1) -> bool:
        """Asks seat `me` for one of the legal candidates. Returns False, and asks nothing, if too few are legal.

        least: how many must be legal, 1 or 2. Only as many candidates are tested as show that there is a choice. The
        rest is tested when the options are needed, which in a search they often are not.
        """
        found: list[Action[Self]] = []
        of_question = question.needs
        unchecked = 0
        for i, action in enumerate(candidates):  # as in `answers`: a game spends much of its time here
            needs, it = action.needs, action.it
            if (not needs or self.fulfils(me, needs, it)) and (not of_question or self.fulfils(me, of_question, it)):
                found.append(action)
                if len(found) == 2:
                    unchecked = len(candidates) - i - 1
                    break
        if len(found) < least:
            return False
        self.seat = me
        self.legal = found
        self.candidates = candidates
        self.unchecked = unchecked
        self.question = question.alone
        return True

    def find_options(self) -> Self:
        """Tests the remaining candidates."""
        if self.unchecked > 0:
            first = len(self.candidates) - self.unchecked
            self.legal = self.legal + self.answers(self.seat, self.question[0], self.candidates, first)
            self.unchecked = 0
        return self

    def offer_again(self) -> Self:
        """Finds the options anew, after the hidden cards of the seat have changed. The question stays."""
        question = self.question[0]
        candidates = question.offers[0](self, self.seat) if question.offers else self.candidates
        options = self.answers(self.seat, question, candidates)
        if options:
            self.options = options
        return self

    def answers(
        self, me: int, question: Question[Self], candidates: list[Action[Self]], first: int = 0
    ) -> list[Action[Self]]:
        """The legal ones among the candidates, from the one at this place on."""
        legal: list[Action[Self]] = []
        of_question = question.needs
        for i in range(first, len(candidates)):
            action = candidates[i]
            needs, it = action.needs, action.it
            if (not needs or self.fulfils(me, needs, it)) and (not of_question or self.fulfils(me, of_question, it)):
                legal.append(action)
        return legal

    def may_answer(self, me: int, question: Question[Self], action: Action[Self]) -> bool:
        """Whether the needs of this answer and those of the question hold for seat `me`."""
        if action.needs and not self.fulfils(me, action.needs, action.it):
            return False
        return not question.needs or self.fulfils(me, question.needs, action.it)

    def fulfils(self, me: int, needs: list[Need[Self]], it: int) -> bool:
        """Whether each need holds or is overridden by a card."""
        for need in needs:
            if need.is_prohibition and (not self.forbids or need.cannot not in self.forbids):
                continue
            holds = need.holds  # faster than calling the field directly
            if not holds(self, me, it) and not (self.lifts and self.lifted(me, need, it)):
                return False
        return True

    def why_not(self, seat: int, action: Action[Self]) -> Reason | None:
        """Why an action is not legal for a seat: the first need that fails; None if it is legal."""
        if self.over:
            return Reason(self.clause, translated(THE_END))
        question = self.question[0]
        if seat != self.seat:
            return Reason(
                question.clause,
                translated(N_("It is {name} who decides now.")).format(name=self.setup.names[self.seat]),
            )
        if type(action) not in question.takes:
            for need in action.meanwhile:
                if not need.holds(self, seat, action.it):
                    return Reason(need.clause, self.sentence(need.sentence, seat, action.it))
            prompt = self.sentence(question.prompt, seat, -1)
            return Reason(question.clause, translated(N_("This is asked now: {question}")).format(question=prompt))
        if not self.has(action.it):
            return Reason(question.clause, translated(N_("That is not at this table.")))
        for need in [*action.given, *question.given]:
            if not need.holds(self, seat, action.it):
                return Reason(need.clause, self.sentence(need.sentence, seat, action.it))
        for need in [*action.needs, *question.needs]:
            if not need.holds(self, seat, action.it) and not self.lifted(seat, need, action.it):
                return self.why(need, seat, action.it)
        return None

    def why(self, need: Need[Self], me: int, it: int) -> Reason:
        """Why this need fails; if it combines others, why the first of them fails."""
        parts = need.parts(self, it) if need.parts is not None else []
        for part in parts:
            if not part.holds(self, me, it) and not self.lifted(me, part, it):
                return self.why(part, me, it)
        return Reason(need.clause, self.sentence(need.sentence, me, it))

    def has(self, it: int) -> bool:
        """Whether this table has such an operand: codes are the same for every number of seats."""
        return True

    def lifted(self, me: int, need: Need[Self], it: int) -> bool:
        """Whether a card overrides this need. Asked only if the need fails."""
        return False

    # -- sentences -----------------------------------------------------------------------------------------------------

    def phrase(self, template: str, me: int, it: int) -> list[Part]:
        """The template in the reader's language, with its words filled in, as seat `me` may read it."""
        parts: list[Part] = []
        for i, chunk in enumerate(split(translated(template))):
            if i % 2:
                parts.append(self.word(chunk, me, it))
            elif chunk:
                parts.append(Part(chunk))
        return parts

    def sentence(self, template: str, me: int, it: int) -> str:
        """The template with its words filled in, as plain text."""
        return plain(self.phrase(template, me, it))

    def word(self, word: str, me: int, it: int) -> Part:
        """The replacement for a word in braces; it never names what seat `me` may not know."""
        raise NotImplementedError(word)  # its game has it

    def describe(self, me: int, action: Action[Self]) -> list[Part]:
        """The sentence for an option of the current question, with its price."""
        price = self.price(me, action)
        said = self.said(me, action)
        return [*said, Part(joined_to(price))] if price else said

    def said(self, me: int, action: Action[Self]) -> list[Part]:
        """The sentence for an option without its price."""
        says = self.question[0].says if self.question and type(action) in self.question[0].takes else ""
        return self.phrase(says or action.says, me, action.it)

    def price(self, me: int, action: Action[Self]) -> str:
        """The price of an action, as seat `me` may read it; empty if there is none or the sentence says it."""
        return "".join([part.text for part in self.phrase(action.costs, me, action.it)]) if action.costs else ""

    # -- what rules put on the agenda ----------------------------------------------------------------------------------

    def then(self, me: int, *rules: Rule[Self]) -> None:
        """Puts these rules on the agenda for this seat, to come next in this order."""
        if len(rules) == 1:  # the usual case
            self.agenda.append(rules[0].steps[me])
            return
        for i in range(len(rules) - 1, -1, -1):
            self.agenda.append(rules[i].steps[me])

    def then_all(self, me: int, order: Order[Self]) -> None:
        """The same for an `Order` of rules."""
        self.agenda += order.steps[me]

    def do(self, *steps: Step[Self]) -> None:
        """Puts these steps on the agenda, to come next in this order; for chains in which the seats differ."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def do_all(self, steps: list[Step[Self]]) -> None:
        """The same for a list of steps."""
        self.agenda += steps[::-1]

    def cancel(self, me: int, rule: Rule[Self]) -> bool:
        """Removes the nearest step of this rule and seat from the agenda. Returns False if there is none."""
        step = rule.steps[me]
        for i in range(len(self.agenda) - 1, -1, -1):
            if self.agenda[i] is step:
                del self.agenda[i]
                return True
        return False

    def play_out(self, effect: Effect[Self], scope: Scope, leave: Step[Self]) -> None:
        """Puts an effect on the agenda, to come next, with this scope as its memory."""
        self.scopes.append(scope)
        self.agenda.append(leave)
        self.agenda.append(effect.step)

    def end_loop(self) -> None:
        """Ends the game because of an endless loop, as its rulings say."""
        raise NotImplementedError  # each game has its own

    def seen(self, me: int, action: Action[Self]) -> list[str]:
        """What this action causes until the next decision, by names; used near the end of a very long turn."""
        return []

    def going_on(self) -> list[str]:
        """What repeats in this state, by names; used in a loop without decisions."""
        return []

    def break_off(self) -> None:
        """Ends an endless loop: the outcome has the names of what repeats."""
        loop = frequent(self.loop) or self.going_on()
        self.end_loop()
        self.loop = loop

    # -- running -------------------------------------------------------------------------------------------------------

    def apply(self, action: Action[Self]) -> Self:
        """Carries out a legal action and goes on to the next decision. Raises IllegalAction with the reason."""
        if action not in self.options:
            reason = self.why_not(self.seat, action)
            assert reason is not None, f"{action} is not legal, but no need fails"
            raise IllegalAction(action, reason, [str(option) for option in self.options])
        return self.take(action)

    def take(self, action: Action[Self]) -> Self:
        """The same for an action that is known to be legal; it is not tested."""
        me = self.seat
        self.seat = NO_SEAT
        self.decisions += 1
        self.is_of_the_action()
        self.clause = action.clause or self.question[0].clause
        if self.decisions - self.turn_began > LONGEST_TURN - NOTED:
            return self.take_late(me, action)
        action.perform(self, me)
        return self.advance()

    def is_of_the_action(self) -> None:
        """From now on the log notes that what happens is of the action, and of no effect that it has set off."""
        self.cause = -2 - self.action_start

    def take_late(self, me: int, action: Action[Self]) -> Self:
        """The same near the end of a very long turn: records what happens, and stops the turn at the limit."""
        self.loop = [*self.loop, *self.seen(me, action)]
        action.perform(self, me)
        self.advance()
        if self.decisions - self.turn_began >= LONGEST_TURN and not self.over:
            self.break_off()
        return self

    def advance(self) -> Self:
        """Carries out the agenda until a seat must decide. A single legal action takes itself."""
        agenda = self.agenda  # the same list until the game is over
        for _ in range(ENDLESS):
            if self.over:
                break
            if self.seat < 0:
                step = agenda.pop()
                clause = step.clause
                if clause:
                    self.clause = clause
                does = step.does  # faster than calling the field directly
                does(self, step.seat)
            elif len(self.legal) > 1 or (self.question[0].secret and not self.passes_alone):
                break
            else:
                me = self.seat
                self.seat = NO_SEAT
                action = self.legal[0]
                self.clause = action.clause or self.question[0].clause
                action.perform(self, me)
        else:
            self.break_off()
        if self.seat >= 0 and self.seat != self.last_asked:
            self.last_asked = self.seat
            self.another_seat_decides()
        if self.seat >= 0 and not self.question[0].chained:
            self.action_start_before = self.action_start
            self.action_start = self.decisions
        if self.unusual:
            self.look_around()
        return self

    def look_around(self) -> None:
        """Called before a decision while a card in play has an ability of a kind that few cards have."""

    @property
    def undo_to(self) -> int:
        """The number of decisions that are left after undo: before the last action with its chained choices."""
        return self.action_start if self.over or self.question[0].chained else self.action_start_before
